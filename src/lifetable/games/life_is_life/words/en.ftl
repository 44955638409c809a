# Life is Life

life-is-life-title = Life is Life
life-is-life-tagline = Trade animals, hold the most of a kind, and keep your five lives above water.

## Options

life-is-life-option-pro = Pro
life-is-life-option-pro-help = Only rabbits or pigs bring sudden death, and whoever brings it gains a life.
life-is-life-option-round-cap = Longest round
life-is-life-option-round-cap-help = After so many turns without a knock the round is counted; 0 means never (meant for bots).

## How it ended

life-is-life-ending-last-one-in = Only one player still has lives, and wins.

## Animals

life-is-life-giraffe = giraffe
life-is-life-bear = bear
life-is-life-mole = mole
life-is-life-goat = goat
life-is-life-sheep = sheep
life-is-life-dog = dog
life-is-life-rabbit = rabbit
life-is-life-pig = pig
life-is-life-cat = cat
life-is-life-mouse = mouse

## The table

life-is-life-rows = Round { $round }: the rows
life-is-life-players = The players
life-is-life-hand = Your hand
life-is-life-legend = The number on a card is what its majority scores, and how many cards there are.
life-is-life-lives = lives
life-is-life-this-round = this round
life-is-life-known = holds for sure
life-is-life-not-traded = –
life-is-life-has-traded = traded
life-is-life-has-knocked = knocked
life-is-life-is-out = out
life-is-life-sudden = All 4 cats, all 5 rabbits or all 5 pigs after your trade: sudden death.
life-is-life-sudden-pro = All 5 rabbits or all 5 pigs after your trade: sudden death, and a life for you.
life-is-life-two-left = Two players are left: a single card of a kind scores nothing now.
life-is-life-last-turns =
    { $you ->
        [yes] You knocked.
       *[no] { $name } knocked.
    } { $turns ->
        [one] One more player to move, then the round is counted.
       *[other] { $turns } more players to move, then the round is counted.
    }
life-is-life-turn =
    { $you ->
        [yes]
            { $knock ->
                [yes] Your turn. Trade with a row, or knock.
               *[no] Your turn. Trade with a row; after your first trade you may knock.
            }
       *[no] It is { $name }'s turn.
    }

## What happened

life-is-life-told-began =
    { $you ->
        [yes] You were drawn to begin.
       *[no] { $name } was drawn to begin.
    }
life-is-life-told-dealt =
    Round { $round }: ten cards each. { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
life-is-life-told-traded =
    { $you ->
        [yes] You take row { $row } ({ $took }) and lay { $laid }.
       *[no] { $name } takes row { $row } ({ $took }) and lays { $laid }.
    }
life-is-life-told-knocked =
    { $you ->
        [yes]
            { $first ->
                [yes] You knock. One last turn for everyone else.
               *[no] You knock too.
            }
       *[no]
            { $first ->
                [yes] { $name } knocks. One last turn for everyone else.
               *[no] { $name } knocks too.
            }
    }
life-is-life-told-sudden-death =
    { $you ->
        [yes] Sudden death: you hold { $animals }. Everyone else loses a life.
       *[no] Sudden death: { $name } holds { $animals }. Everyone else loses a life.
    }
life-is-life-told-capped = Round { $round } has lasted long enough and is counted.
life-is-life-told-shown =
    { $you ->
        [yes] You show { $hand }.
       *[no] { $name } shows { $hand }.
    }
life-is-life-told-counted =
    { $you ->
        [yes] { $animal } ({ $value }): { $list }. You score { $value }.
       *[no] { $animal } ({ $value }): { $list }. { $name } scores { $value }.
    }
life-is-life-told-counted-tie = { $animal } ({ $value }): { $list }. Nobody scores.
life-is-life-told-counted-none = { $animal } ({ $value }): nobody has any.
life-is-life-told-totals = Points: { $list }.
life-is-life-told-lives =
    { $you ->
        [yes]
            { $gain ->
                [yes] You gain a life
               *[no] { $count ->
                    [one] You lose a life
                   *[other] You lose { $count } lives
                }
            }
       *[no]
            { $gain ->
                [yes] { $name } gains a life
               *[no] { $count ->
                    [one] { $name } loses a life
                   *[other] { $name } loses { $count } lives
                }
            }
    }: { $lives ->
        [0] none left.
       *[other] { $lives } now.
    }
life-is-life-told-out =
    { $you ->
        [yes] You are out of the game.
       *[no] { $name } is out of the game.
    }
life-is-life-told-won =
    { $you ->
        [yes] You are the last one swimming: you win!
       *[no] { $name } is the last one swimming and wins.
    }

## Moves

life-is-life-move-trade =
    take row { $row } ({ $took }), lay { $laid }{ $sudden ->
        [yes] : sudden death
       *[no] { "" }
    }
life-is-life-move-knock =
    { $first ->
        [yes] knock: everyone else has one last turn
       *[no] knock: keep your hand as it is
    }
life-is-life-hint = Type the row and the letters of the cards you lay (3:BBC), or knock. 3: alone lists what you can lay for row 3.

## Refused moves

error-life-is-life-unreadable = I can't read “{ $move }”. Write the row and the letters of your cards, like 3:BBC, or knock.
error-life-is-life-over = The game is over, so { $move } comes too late.
error-life-is-life-no-row = { $move }: there are only rows 1 to 4.
error-life-is-life-wrong-count = { $move }: lay as many cards as the row holds: 1 for row 1, up to 4 for row 4.
error-life-is-life-not-in-hand = { $move }: you do not hold all of these cards. Lay cards from your hand.
error-life-is-life-same = { $move }: these are the very animals that lie there. At least one must differ.
error-life-is-life-too-early = You can knock once you have traded in this round. Trade first.
