# That's Life!

thats-life-title = That's Life!
thats-life-tagline = Roll, move one piece, and leave the bad tiles to the others.

## Options

thats-life-option-layout = Path
thats-life-option-layout-help = The order in which the tiles lie.
thats-life-option-layout-standard = Standard: minus, clovers, plus, minus
thats-life-option-layout-bonus-first = Plus first: minus, plus, clovers, minus
thats-life-option-layout-luck-last = Clovers last: minus, plus, minus, clovers
thats-life-option-layout-shuffled = Shuffled: every tile anywhere
thats-life-option-one-is-free = Free choice on a 1
thats-life-option-one-is-free-help = With a 1 you go one forward, one back, or stay where you are.
thats-life-option-recycle = Tiles come back
thats-life-option-recycle-help = Tiles that everybody has passed are laid again just before the finish.
thats-life-option-ending = End of the game
thats-life-option-ending-help = When the game is over, and what happens to the pawns still on the path.
thats-life-option-ending-standard = When every pawn is home
thats-life-option-ending-sprint = Sprint: first player home; lone pawns take their tile
thats-life-option-ending-straggler = Straggler: the last pawn takes the biggest free minus

## How it ended

thats-life-ending-standard = Every pawn is home: the tiles are counted.
thats-life-ending-sprint = Somebody's last pawn is home. Whoever still stands alone on a tile takes it.
thats-life-ending-straggler = Only one pawn is still on its way: it takes the biggest minus that nobody guards.

## The table

thats-life-path = The path
thats-life-start = Start
thats-life-finish = Finish
thats-life-guard = guard
thats-life-luck = clover
thats-life-can-move = you can move from here
thats-life-home = home
thats-life-taken = taken
thats-life-total = total
thats-life-and = { $some } and { $last }
thats-life-spot = tile { $tile } ({ $value })
thats-life-spot-gone = tile { $tile }
thats-life-turn =
    { $you ->
        [yes] Your turn, with a { $die }. Move one of your pawns, or a guard that stands with a pawn.
       *[no] { $name } rolled a { $die } and is thinking.
    }
thats-life-free = Free choice on a 1: forward, back, or stay.

## What happened

thats-life-told-began =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
thats-life-told-rolled =
    { $you ->
        [yes] You roll a { $die }.
       *[no] { $name } rolls a { $die }.
    }
thats-life-told-moved =
    { $you ->
        [yes] You move
       *[no] { $name } moves
    } { $piece ->
        [guard] a guard
       *[pawn] a pawn
    }{ $back ->
        [yes] { " " }back
       *[no] { "" }
    } from { $from } to { $to }.
thats-life-told-stayed =
    { $you ->
        [yes] You stay where you are.
       *[no] { $name } moves nothing.
    }
thats-life-told-taken =
    { $you ->
        [yes] You take { $spot }.
       *[no] { $name } takes { $spot }.
    }
thats-life-told-home =
    { $you ->
        [yes] One of your pawns is home.
       *[no] { $name } brings a pawn home.
    }
thats-life-told-finished =
    { $you ->
        [yes] All your pawns are home.
       *[no] { $name } has brought every pawn home.
    }
thats-life-told-left =
    Everybody is past { $spot }: it leaves the path{ $guards ->
        [0] .
        [one] { "" } with its guard.
       *[other] { "" } with its { $guards } guards.
    }
thats-life-told-recycled =
    Everybody is past { $spot }: it comes back just before the finish{ $guards ->
        [0] .
        [one] , without its guard.
       *[other] , without its { $guards } guards.
    }
thats-life-told-straggler =
    { $you ->
        [yes] Your pawn is the straggler: you take { $value }, and no clover can turn it.
       *[no] { $name } has the straggler and takes { $value }, which no clover can turn.
    }
thats-life-told-straggler-free =
    { $you ->
        [yes] Your pawn is the straggler, but no minus is free: you take nothing.
       *[no] { $name } has the straggler, but no minus is free: nothing to take.
    }
thats-life-told-scored = The count: { $list }.
thats-life-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] You win!
               *[other] You share the win with { $names }!
            }
       *[no]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the win.
            }
    }

## Moves

thats-life-move =
    { $piece ->
        [guard] guard
       *[pawn] pawn
    }{ $back ->
        [yes] { " " }back
       *[no] { "" }
    } from { $from } to { $to }{ $takes ->
        [yes] ; you take { $value }
       *[no] { "" }
    }
thats-life-move-stay = stay where you are
thats-life-hint = p12 moves your pawn on tile 12, p0 one from Start, g12 the guard on tile 12. On a free 1: p12- goes back, or stay.

## Refused moves

error-thats-life-unreadable = I can't read “{ $move }”. Write p12 for your pawn on tile 12, p0 from Start, g12 for a guard.
error-thats-life-over = The game is over, so { $move } comes too late.
error-thats-life-no-tile = { $move }: that tile is no longer on the path. Pick one that is.
error-thats-life-no-pawn = { $move }: none of your pawns stands there. Pick a tile with your letter, or p0 from Start.
error-thats-life-no-guard = { $move }: there is no guard. Guards are shown as ▲.
error-thats-life-frozen = { $move }: this guard has no pawn beside it, so it stays. Pick one that has company.
error-thats-life-not-free = { $move }: back and stay are only for a 1, in a game with “Free choice on a 1” (one-is-free). Go forward.
error-thats-life-from-start = { $move }: nothing lies behind Start. Go forward, or stay.
error-thats-life-start-empty = { $move }: back onto Start only works while a pawn still stands there.
