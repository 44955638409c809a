# The board of Lifetime on the page. Years come as text.

## The person

lifetime-ui-thinks =
    { $you ->
        [yes] You are thinking of
       *[no] { $name } is thinking of
    }
lifetime-ui-others-see = The others will see
lifetime-ui-next-person = The next person
lifetime-ui-who = Who will it be?
lifetime-ui-choosing = { $name } is choosing
lifetime-ui-nobody = Nobody this time
lifetime-ui-over = The game is over
lifetime-ui-over-more = Fewest cards wins
lifetime-ui-dates-unknown = dates unknown
lifetime-ui-lived = { $born } to { $died }
lifetime-ui-born = born
lifetime-ui-died = died
lifetime-ui-just-now = Just now
lifetime-ui-only-you = Only you see this

## Seats

lifetime-ui-players = Players
lifetime-ui-knows = Knows the dates
lifetime-ui-in-hand =
    { $count ->
        [0] no card left in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
lifetime-ui-holds = in hand: { $count }
lifetime-ui-taken =
    { $count ->
        [0] no card taken
        [one] one card taken
       *[other] { $count } cards taken
    }
lifetime-ui-takes =
    { $count ->
        [one] takes one card
       *[other] takes { $count } cards
    }
lifetime-ui-you-took =
    { $count ->
        [0] You have taken no card yet. Fewest wins.
        [one] You have taken one card. Fewest wins.
       *[other] You have taken { $count } cards. Fewest wins.
    }

## The line and the pile

lifetime-ui-hung =
    { $you ->
        [yes] { $year }, laid by you
       *[no] { $year }, laid by { $name }
    }
lifetime-ui-stake =
    { $count ->
        [1] Whoever slips takes the card
        [2] Whoever slips takes both cards
       *[other] Whoever slips takes all { $count } cards
    }
lifetime-ui-alive = Was { $person } alive in { $year }?
lifetime-ui-yes = { $year }: yes
lifetime-ui-no = { $year }: no
lifetime-ui-all-taken =
    { $you ->
        [yes]
            { $count ->
                [one] You take the card
                [2] You take both cards
               *[other] You take all { $count } cards
            }
       *[no]
            { $count ->
                [one] { $name } takes the card
                [2] { $name } takes both cards
               *[other] { $name } takes all { $count } cards
            }
    }
lifetime-ui-set-aside = Nobody slipped: the cards are set aside
lifetime-ui-beyond =
    { $side ->
        [left] before { $year }
       *[right] after { $year }
    }
lifetime-ui-gap =
    { $count ->
        [one] one year
       *[other] { $count } years
    } { $side ->
        [left] before { $year }
       *[right] after { $year }
    }
lifetime-ui-fits =
    { $fits ->
        [yes] within the life
        [early] before the birth
       *[late] after the death
    }
lifetime-ui-end =
    { $side ->
        [left] Left end of the line, before { $end }
       *[right] Right end of the line, after { $end }
    }
lifetime-ui-end-year =
    { $side ->
        [left] Left end: { $card } would be { $year }
       *[right] Right end: { $card } would be { $year }
    }
lifetime-ui-round = Round { $round }
lifetime-ui-pile =
    { $count ->
        [0] pile empty
       *[other] { $count } to draw
    }
lifetime-ui-last = Last round

## Your cards

lifetime-ui-card = Year card { $card }
lifetime-ui-card-ends = Year card { $card }: { $left } on the left, { $right } on the right
lifetime-ui-card-opens = Year card { $card }: opens with { $years }
lifetime-ui-card-not = Year card { $card }: does not fit
lifetime-ui-or = { $some } or { $last }
lifetime-ui-go-on = Go on
lifetime-ui-private = Your card. Only you see the dates.
lifetime-ui-open-with = Open with { $years }
lifetime-ui-no-card = None of your cards fits
lifetime-ui-which-year = Which year?
lifetime-ui-remember =
    { $count ->
        [one] You remember one card
       *[other] You remember { $count } cards
    }
lifetime-ui-remember-pile =
    { $above ->
        [0] { $card } is next in the pile
       *[other] { $card } is number { $index } in the pile
    }
lifetime-ui-remember-hand = { $name } holds { $card }
lifetime-ui-remember-named = { $card } was just drawn

## What to do

lifetime-ui-lay = Your turn
lifetime-ui-lay-more = Pick a card and an end of the line.
lifetime-ui-lay-where = Where does { $card } go?
lifetime-ui-lay-where-more = { $left } on the left, { $right } on the right.
lifetime-ui-lay-which =
    { $side ->
        [left] Which card goes before { $year }?
       *[right] Which card goes after { $year }?
    }
lifetime-ui-lay-which-more = Under each card you see the year it would be.
lifetime-ui-lay-to-come = { $year } has not come yet, so this card is wrong for sure. On the other side it would be { $other }.
lifetime-ui-lay-instead =
    { $side ->
        [left] Or tap the left end: then it is { $year }.
       *[right] Or tap the right end: then it is { $year }.
    }
lifetime-ui-lay-known =
    { $fits ->
        [yes] Yes, you know the dates.
        [early] No, that is before the birth. { $count ->
            [one] You would take the card.
           *[other] You would take { $count } cards.
        }
       *[late] No, that is after the death. { $count ->
            [one] You would take the card.
           *[other] You would take { $count } cards.
        }
    }
lifetime-ui-name = Name a person
lifetime-ui-name-more = Then open with a year of that life.
lifetime-ui-name-year = Which year opens?
lifetime-ui-name-year-more = Pick one of the cards that fit { $person }.
lifetime-ui-name-card = Who was alive then?
lifetime-ui-name-card-more = Pick a person for your card { $card }.
lifetime-ui-name-ready = { $person }, { $year }
lifetime-ui-name-ready-more = The others see the name and this card, nothing else.
lifetime-ui-blind = Nobody fits your hand
lifetime-ui-blind-more = Open with any card. It is all you take this round.
lifetime-ui-go-lay = Play { $year }
lifetime-ui-go-open = Open with { $year }
lifetime-ui-go-card = Pick a card
lifetime-ui-go-end = Pick an end
lifetime-ui-go-both = Pick a card and an end
lifetime-ui-go-person = Pick a person
lifetime-ui-go-wait = { $name } is thinking
lifetime-ui-refuse-card = No year with { $card } lies in the life of { $person }.
lifetime-ui-refuse-person = You have no card for a year in the life of { $person }.
lifetime-ui-slip =
    { $you ->
        [yes]
            { $count ->
                [one] You were one year off
               *[other] You were { $count } years off
            }
       *[no]
            { $count ->
                [one] { $name } was one year off
               *[other] { $name } was { $count } years off
            }
    }
lifetime-ui-slip-more =
    { $you ->
        [yes] That makes { $total } for you. You name the next person.
       *[no] That makes { $total } for { $name }, who names the next person.
    }
lifetime-ui-slip-last =
    { $you ->
        [yes] That makes { $total } for you.
       *[no] That makes { $total } for { $name }.
    }

## The end

lifetime-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] You win!
               *[other] You share the win!
            }
       *[no]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the win.
            }
    }
lifetime-ui-story-fewest =
    { $you ->
        [yes]
            { $count ->
                [0] You took no card at all.
                [one] You took a single card.
               *[other] You took only { $count } cards.
            }
       *[no]
            { $count ->
                [0] { $name } took no card at all.
                [one] { $name } took a single card.
               *[other] { $name } took only { $count } cards.
            }
    }
lifetime-ui-story-shared =
    { $count ->
        [0] None of them took a single card.
        [one] One card each, nobody took fewer.
       *[other] { $count } cards each, nobody took fewer.
    }
lifetime-ui-story-behind =
    { $count ->
        [one] You took one card more.
       *[other] You took { $count } cards more.
    }
lifetime-ui-story-next =
    { $count ->
        [one] { $name } took one card more.
       *[other] { $name } took { $count } cards more.
    }
lifetime-ui-slips =
    { $count ->
        [0] never slipped
        [1] slipped once
        [2] slipped twice
       *[other] slipped { $count } times
    }
lifetime-ui-story-led =
    { $you ->
        [yes] You had the fewest cards until round { $round }.
       *[no] { $name } had the fewest cards until round { $round }.
    }
lifetime-ui-story-slip =
    { $you ->
        [yes] Your costliest slip
       *[no] { $name }'s costliest slip
    }: { $year } for { $person }, { $gap ->
        [one] one year
       *[other] { $gap } years
    } { $side ->
        [early] too early
       *[late] too late
    }.
lifetime-ui-sheet = Cards taken
lifetime-ui-sheet-place = Place
lifetime-ui-sheet-player = Player
lifetime-ui-sheet-cards = Which ones
lifetime-ui-sheet-none = none
lifetime-ui-sheet-aside =
    { $count ->
        [one] One card was set aside.
       *[other] { $count } cards were set aside.
    }
lifetime-ui-sheet-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
## Keys

lifetime-keys-cards = The cards of your hand
lifetime-keys-ends = The left or right end of the line
