# Cuckoo

cuckoo-title = Cuckoo
cuckoo-tagline = One card each, one chance to pass it on, and the lowest card costs a life.

## Options

cuckoo-option-lives = Lives
cuckoo-option-lives-help = How many lives everybody has.

## How it ended

cuckoo-ending-last-one = Only one is still alive.
cuckoo-ending-together = The last ones lost their lives together.

## What is shown

cuckoo-shown-round = Round
cuckoo-shown-dealer = Dealer
cuckoo-shown-lives = Lives
cuckoo-shown-swapped = Not holding a King
cuckoo-shown-hand = Your card
cuckoo-shown-kings = King shown
cuckoo-shown-known = Card, as you know it
cuckoo-shown-lived = Rounds survived

## What happened

cuckoo-told-began =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
cuckoo-told-dealing =
    { $you ->
        [yes] Round { $round }: you deal.
       *[no] Round { $round }: { $name } deals.
    }
cuckoo-told-dealt =
    { $you ->
        [yes] You are dealt { $card }.
       *[no] { $name } is dealt a card.
    }
cuckoo-told-kept =
    { $you ->
        [yes] You keep your card.
       *[no] { $name } keeps the card.
    }
cuckoo-told-swapped =
    { $you ->
        [yes] You swap with { $other }.
       *[no] { $name } swaps with { $other }.
    }
cuckoo-told-got =
    { $you ->
        [yes] Your card is { $card } now.
       *[no] { $name } looks at another card.
    }
cuckoo-told-cuckoo =
    { $you ->
        [yes] You show { $card }: “Cuckoo!” Nothing is swapped.
       *[no] { $name } shows { $card }: “Cuckoo!” Nothing is swapped.
    }
cuckoo-told-drew =
    { $you ->
        [yes] You swap with the pack.
       *[no] { $name } swaps with the pack.
    }
cuckoo-told-showed =
    { $you ->
        [yes] You show { $card }.
       *[no] { $name } shows { $card }.
    }
cuckoo-told-lost =
    { $you ->
        [yes]
            { $lives ->
                [0] You lose your last life.
               *[other] You lose a life; { $lives } left.
            }
       *[no]
            { $lives ->
                [0] { $name } loses the last life.
               *[other] { $name } loses a life; { $lives } left.
            }
    }
cuckoo-told-won =
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

cuckoo-move-keep = keep your card
cuckoo-move-swap = swap with the next one, or with the pack if you deal
cuckoo-hint = Type keep or swap.

## Refused moves

error-cuckoo-unreadable = I can't read “{ $move }”. Type keep or swap.
error-cuckoo-over = The game is over, so { $move } comes too late.
error-cuckoo-king-stays = { $move }: a King stays with whoever holds it. Keep it.
