# That's Life! on the page

## Places and pieces

thats-life-ui-tile =
    { $kind ->
        [start] Start
        [finish] Finish
        [luck] Clover
       *[tile] Tile { $value }
    }{ $there ->
        [none] , empty
       *[some] : { $list }
    }
thats-life-ui-pawns =
    { $you ->
        [yes]
            { $count ->
                [one] your pawn
               *[other] { $count } of your pawns
            }
       *[no]
            { $count ->
                [one] a pawn of { $name }
               *[other] { $count } pawns of { $name }
            }
    }
thats-life-ui-guards =
    { $count ->
        [one] a guard
       *[other] { $count } guards
    }
thats-life-ui-piece =
    { $piece ->
        [guard] Guard
       *[pawn] Your pawn
    } on { $from ->
        [start] Start
        [luck] a clover
       *[tile] { $value }
    }.
thats-life-ui-movable = Pieces you can move
thats-life-ui-who-moves = Who moves?

## What happened, in the words on the tiles

thats-life-ui-told-moved =
    { $you ->
        [yes] You move
       *[no] { $name } moves
    } { $piece ->
        [guard] a guard
       *[pawn] a pawn
    }{ $back ->
        [yes] { " " }back
       *[no] { "" }
    } { $from ->
        [start] from Start
        [luck] from a clover
        [gone] from a tile that is gone
       *[tile] from { $value }
    } { $to ->
        [start] to Start
        [finish] to Finish
        [luck] to a clover
        [gone] to a tile that is gone
       *[tile] to { $goal }
    }.
thats-life-ui-told-taken =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { thats-life-ui-prize }.
thats-life-ui-told-left =
    Everybody is past { $kind ->
        [luck] a clover
        [gone] a tile
       *[tile] { $value }
    }: it leaves the path{ $guards ->
        [0] .
        [one] { "" } with its guard.
       *[other] { "" } with its { $guards } guards.
    }
thats-life-ui-told-recycled =
    Everybody is past { $kind ->
        [luck] a clover
        [gone] a tile
       *[tile] { $value }
    }: it comes back just before the finish{ $guards ->
        [0] .
        [one] , without its guard.
       *[other] , without its { $guards } guards.
    }
thats-life-ui-prize =
    { $kind ->
        [luck] a clover
        [gone] a tile
       *[tile] { $value }
    }

## What a move would do

thats-life-ui-move =
    { $piece ->
        [guard] guard
       *[pawn] pawn
    }{ $back ->
        [yes] { " " }back
       *[no] { "" }
    } { $from ->
        [start] from Start
        [luck] from a clover
       *[tile] from { $value }
    } { $to ->
        [start] to Start
        [finish] to Finish
        [luck] to a clover
       *[tile] to { $goal }
    }{ $takes ->
        [yes] ; you take it
       *[no] { "" }
    }

thats-life-ui-goes =
    { $steps ->
        [1] One step
        [2] Two steps
        [3] Three steps
        [4] Four steps
        [5] Five steps
       *[6] Six steps
    } { $to ->
        [start] to Start
        [finish] to Finish
        [luck] to a clover
       *[tile] to { $value }
    }
thats-life-ui-goes-back =
    One step back { $to ->
        [start] to Start
        [finish] to Finish
        [luck] to a clover
       *[tile] to { $value }
    }
thats-life-ui-stays-put = Everything stays where it is
thats-life-ui-takes =
    { $kind ->
        [luck] You leave the clover empty, so you take it.
       *[tile] You leave { $value } empty, so you take it.
    }
thats-life-ui-worth = Clovers counted, that is { $points }.
thats-life-ui-leaves-company =
    { $kind ->
        [start] Start is never taken.
        [luck] You are not alone on the clover, so it stays.
       *[tile] You are not alone on { $value }, so it stays.
    }
thats-life-ui-guard-goes = Guards take nothing.
thats-life-ui-guard-frees =
    { $you ->
        [yes] Then you stand alone on { $kind ->
            [luck] the clover
           *[tile] { $value }
        }.
       *[no] Then { $name } stands alone on { $kind ->
            [luck] the clover
           *[tile] { $value }
        }.
    }
thats-life-ui-passed =
    { $recycle ->
        [yes]
            { $count ->
                [one] A tile comes back before Finish.
               *[other] { $count } tiles come back before Finish.
            }
       *[no]
            { $count ->
                [one] A tile leaves the path.
               *[other] { $count } tiles leave the path.
            }
    }
thats-life-ui-all-home = All your pawns are home then.
thats-life-ui-ends = That ends the game.
thats-life-ui-stay-line = Nothing moves, nothing is taken.
thats-life-ui-frozen = This guard stands alone, so it stays. Only a guard beside a pawn can go.
thats-life-ui-not-yours = Only your own pawns move, and guards beside a pawn.

## The deck

thats-life-ui-rolled =
    { $you ->
        [yes] You rolled a { $die }
       *[no] { $name } rolled a { $die }
    }
thats-life-ui-die = Die: { $die }
thats-life-ui-choose = Tap a pawn or a guard on a yellow ring.
thats-life-ui-thinks = { $name } is thinking.
thats-life-ui-home-all = All your pawns are home. The others play on.
thats-life-ui-over = The tiles are counted
thats-life-ui-go-take = Move and take { $value }
thats-life-ui-go-pawn = Move the pawn
thats-life-ui-go-home = Bring the pawn home
thats-life-ui-go-guard = Move the guard
thats-life-ui-go-back = Step back
thats-life-ui-go-back-take = Step back and take { $value }
thats-life-ui-go-stay = Stay here
thats-life-ui-go-pick = Pick a pawn or a guard
thats-life-ui-go-wait =
    { $you ->
        [yes] One moment
       *[no] { $name }'s turn
    }
thats-life-ui-forward = Forward
thats-life-ui-back = Back
thats-life-ui-stay = Stay
thats-life-ui-your-tiles = Your tiles
thats-life-ui-no-tiles = Nothing taken yet.
thats-life-ui-turns =
    { $count ->
        [one] The clover turns { $list } into { $plus }.
       *[other] The clovers turn { $list } into { $plus }.
    }
thats-life-ui-spare =
    { $count ->
        [one] A clover waits for a minus.
       *[other] { $count } clovers wait for a minus.
    }

## The towels

thats-life-ui-points =
    { $count ->
        [one] point
       *[other] points
    }
thats-life-ui-seat = { $name }: { $points }, pawns home: { $home } of { $each }
thats-life-ui-mini =
    { $kind ->
        [luck] Clover
        [turned] { $value }, turned by a clover
        [straggler] { $value }, no clover can turn it
       *[tile] { $value }
    }
thats-life-ui-clovers =
    { $count ->
        [one] A clover
       *[other] { $count } clovers
    }

## Hints

thats-life-ui-chance = { $share } %
thats-life-ui-chance-said = Chance to win: { $share } %.
thats-life-ui-best = Best move.

## After the game

thats-life-ui-sheet = Score sheet
thats-life-ui-sheet-player = Player
thats-life-ui-sheet-you = You
thats-life-ui-sheet-gains = Plus
thats-life-ui-sheet-losses = Minus
thats-life-ui-sheet-turned = Turned by clovers
thats-life-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] You win with { $points }!
               *[other] You share the win with { $names }!
            }
       *[no]
            { $count ->
                [one] { $names } wins with { $points }.
               *[other] { $names } share the win.
            }
    }
thats-life-ui-length =
    { $turns ->
        [one] One move
       *[other] { $turns } moves
    }
thats-life-ui-line-paid = last on the path: { $value }
thats-life-ui-line-luck =
    { $use ->
        [none]
            { $clovers ->
                [one] one clover to spare
               *[other] { $clovers } clovers to spare
            }
        [some] clovers: { $clovers }, used: { $used }
       *[all]
            { $clovers ->
                [1] one clover, used
                [2] two clovers, both used
               *[other] { $clovers } clovers, all used
            }
    }
thats-life-ui-line-first = first one home
thats-life-ui-line-tiles =
    { $gains ->
        [0] no plus tiles
       *[other] plus tiles: { $gains }
    }, { $losses ->
        [0] no minus tiles
       *[other] minus tiles: { $losses }
    }
thats-life-ui-story-ahead =
    { $you ->
        [yes] Nobody was ever ahead of you.
       *[no] Nobody was ever ahead of { $name }.
    }
thats-life-ui-story-led =
    { $leading ->
        [yes] You were in front until move { $turn }, then { $name } went past.
       *[no]
            { $you ->
                [yes] { $leader } was in front until move { $turn }, then you went past.
               *[no] { $leader } was in front until move { $turn }, then { $name } went past.
            }
    }
thats-life-ui-story-luck =
    { $you ->
        [yes] Thanks to your clovers: { $list } → { $plus }.
       *[no] Thanks to { $name }'s clovers: { $list } → { $plus }.
    }
thats-life-ui-story-close =
    { $you ->
        [yes] You were only { $gap ->
            [one] one point
           *[other] { $gap } points
        } behind.
       *[no] { $name } was only { $gap ->
            [one] one point
           *[other] { $gap } points
        } behind.
    }
thats-life-ui-story-clear =
    { $you ->
        [yes] You finished { $gap ->
            [one] one point
           *[other] { $gap } points
        } ahead of { $next }.
       *[no] { $name } finished { $gap ->
            [one] one point
           *[other] { $gap } points
        } ahead of { $next }.
    }
thats-life-ui-story-you = you
thats-life-ui-story-paid =
    { $you ->
        [yes] Your last pawn on the path cost you { $value }.
       *[no] { $name }'s last pawn on the path cost { $value }.
    }
thats-life-ui-story-heavy =
    { $you ->
        [yes] You walked off with { $value }, and no clover turned it.
       *[no] { $name } walked off with { $value }, and no clover turned it.
    }
## Keys

thats-life-keys-pieces = The movable pieces, counted from Start
