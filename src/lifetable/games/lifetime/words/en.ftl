# Lifetime

lifetime-title = Lifetime
lifetime-tagline = Who lived when? Lay your years inside a famous life, and leave the mistake to someone else.

## Options

lifetime-option-deck = Deck
lifetime-option-deck-help = The cards to play with: an edition that comes with the game, or a deck file of your own.
lifetime-option-deck-second-edition = Second edition: what comes with the game
lifetime-option-deck-standard = First edition: what came with it before
lifetime-option-show-occupation = Show the occupation
lifetime-option-show-occupation-help = Beside the name, everybody is told who the person was.

## How it ended

lifetime-ending-pile-empty = The pile is used up and the last round is played.
lifetime-ending-void = There was no card left to name a person from, so the game ended there.

## The table

lifetime-line = The time line
lifetime-line-empty = No year lies here yet.
lifetime-heading =
    Round { $round }, { $pile ->
        [0] the pile is empty
        [one] one card in the pile
       *[other] { $pile } cards in the pile
    }
lifetime-people = Your card: name one of them (only you see the dates)
lifetime-hand = Your year cards
lifetime-dates = { $born }–{ $died } (only you see this)
lifetime-lived = lived
lifetime-open-with = you can open with
lifetime-first = first player
lifetime-holds = in hand
lifetime-taken = taken
lifetime-to-the-left = ◄ left
lifetime-to-the-right = right ►
lifetime-remembered = Cards you once put under the pile: { $cards }
lifetime-last = This is the last round.
lifetime-and = { $some } and { $last }
lifetime-turn =
    { $you ->
        [yes]
            { $doing ->
                [open] Your turn. Name a person and open with one of your cards.
                [blind] Your turn. Nobody in the pile fits your hand: open with any card. That one card is all you take this round.
               *[lay] Your turn. Lay a card at the left or the right end, inside the lifetime.
            }
       *[no]
            { $doing ->
                [open] { $name } is choosing a person.
                [blind] { $name } has nobody to name and opens with any card.
               *[lay] It is { $name }'s turn.
            }
    }

## What happened

lifetime-told-began =
    { $you ->
        [yes] You are the first player.
       *[no] { $name } is the first player.
    }
lifetime-told-refilled =
    { $you ->
        [yes]
            { $cards ->
                [none] { $count ->
                    [one] You draw a card.
                   *[other] You draw { $count } cards.
                }
               *[other] You draw { $cards }.
            }
       *[no]
            { $cards ->
                [none] { $count ->
                    [one] { $name } draws a card.
                   *[other] { $name } draws { $count } cards.
                }
               *[other] { $name } draws { $cards }.
            }
    }
lifetime-told-drew =
    { $you ->
        [yes] You draw a card with six people.
       *[no] { $name } draws a card with six people.
    }
lifetime-told-put-under =
    { $you ->
        [yes]
            { $card ->
                [none] None of the six fits your hand: the card goes under the pile.
               *[other] None of the six fits your hand: card { $card } goes under the pile.
            }
       *[no] { $name } has no year for any of the six: the card goes under the pile.
    }
lifetime-told-kept =
    { $you ->
        [yes] The pile is empty: you use a card from your hand to name a person.
       *[no] The pile is empty: { $name } uses a hand card to name a person.
    }
lifetime-told-nobody-fits =
    { $you ->
        [yes] Nobody fits your hand: you open with any card and lose this round.
       *[no] Nobody fits { $name }'s hand: any card opens, and the round is lost.
    }
lifetime-told-last-round = That was the last card of the pile: this is the last round.
lifetime-told-named =
    { $you ->
        [yes] You name { $person }.
       *[no] { $name } names { $person }.
    }
lifetime-told-laid =
    { $you ->
        [yes]
            { $side ->
                [open] You open with { $card }: { $year }.
                [blind] You open with { $card }, without a person.
                [left] You lay { $card } on the left: { $year }.
               *[right] You lay { $card } on the right: { $year }.
            }
       *[no]
            { $side ->
                [open] { $name } opens with { $card }: { $year }.
                [blind] { $name } opens with { $card }, without a person.
                [left] { $name } lays { $card } on the left: { $year }.
               *[right] { $name } lays { $card } on the right: { $year }.
            }
    }
lifetime-told-accepted = { $year } is within the lifetime.
lifetime-told-refused = { $year } is outside the lifetime.
lifetime-told-lost =
    { $you ->
        [yes]
            { $count ->
                [one] You lose the round and take one card.
               *[other] You lose the round and take { $count } cards.
            }
       *[no]
            { $count ->
                [one] { $name } loses the round and takes one card.
               *[other] { $name } loses the round and takes { $count } cards.
            }
    }
lifetime-told-revealed = { $person } lived from { $born } to { $died }.{ $fact }
lifetime-told-unlost =
    Nobody has a card left and nobody was wrong: { $count ->
        [one] the card is set aside.
       *[other] the { $count } cards are set aside.
    }
lifetime-told-void =
    { $you ->
        [yes] You have no other card to name a person from: the round is void.
       *[no] { $name } has no other card to name a person from: the round is void.
    }
lifetime-told-counted = Cards taken: { $list }.
lifetime-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Fewest cards taken: you win!
               *[other] Fewest cards taken: you share the win with { $names }!
            }
       *[no]
            { $count ->
                [one] Fewest cards taken: { $names } wins.
               *[other] Fewest cards taken: { $names } share the win.
            }
    }

## Moves

lifetime-move-open = name { $person } and open with { $card }: { $year }
lifetime-move-blind = open with { $card }; you take it and lose the round
lifetime-move-to-come = lay { $card } on the right: { $year }, which has not come yet, so it is surely wrong
lifetime-move-lay =
    { $side ->
        [left] lay { $card } on the left: { $year }
       *[right] lay { $card } on the right: { $year }
    }{ $fits ->
        [yes] , within the lifetime
        [early] , before the birth: you would take the cards
        [late] , after the death: you would take the cards
       *[unknown] { "" }
    }
lifetime-hint = <91 lays your card 91 at the left end, >91 at the right. To open: the person's number and the year, like 3:1801.

## Refused moves

error-lifetime-unreadable = I can't read “{ $move }”. Write <91 or >91 to lay card 91, or 3:1801 to name person 3 and open with 1801.
error-lifetime-over = The game is over, so { $move } comes too late.
error-lifetime-must-open = { $move }: the round is not open yet. Name a person and a year first, like 3:1801.
error-lifetime-must-lay = { $move }: the round is already open. Lay a card at an end, like <91 or >91.
error-lifetime-not-in-hand = { $move }: you do not hold that card. The last two digits must be those of a card in your hand.
error-lifetime-not-alive = { $move }: that person was not alive then. Choose a year from birth to death.
error-lifetime-somebody-fits = { $move }: one of the six fits your hand. Name a person and a year, like 3:1801.
error-lifetime-nobody-there = { $move }: there is nobody to name this time. Open with any card, like -:91.
error-deck-too-small =
    This deck has { $cards } cards. With { $players } players at least { $needed } are needed: seven each, and one to draw.
