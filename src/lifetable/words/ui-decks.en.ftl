# The page for decks of one's own.

ui-decks-page = Own decks
ui-decks-head = Your people, your years
ui-decks-lead = Play { $game } with a deck of your own: the family, the club, the history class. A spreadsheet saved as CSV is enough.
ui-decks-template = Download an empty deck to fill in
ui-decks-choose = Choose a file
ui-decks-again = Choose another file
ui-decks-drop = or drop it here. At most 2 MB.
ui-decks-checking = Checking every line …
ui-decks-how = What belongs in a deck
ui-decks-how-text = 30 to 104 cards with six people each, one line per person: card and place, name, year of birth and year of death. Who they were and a fact worth remembering may follow. The checker tells you the line and the column of everything that does not fit.
ui-decks-good =
    { $cards ->
        [one] One card, ready to play
       *[other] { $cards } cards, ready to play
    }
ui-decks-summary = { $people } people, in { $languages }; the shortest life { $shortest } years, the longest { $longest }.
ui-decks-warnings =
    { $count ->
        [one] One thing to think about is listed below.
       *[other] { $count } things to think about are listed below.
    }
ui-decks-born = Born in the century from
ui-decks-bar =
    { $people ->
        [one] From { $century }: one person
       *[other] From { $century }: { $people } people
    }
ui-decks-play = Play with this deck
ui-decks-friends = With friends
ui-decks-bad =
    { $count ->
        [one] One mistake to fix
       *[other] { $count } mistakes to fix
    }
ui-decks-bad-text = In { $file }. Fix them in your spreadsheet, save, and choose the file again.
ui-decks-line = Line
ui-decks-column = Column
ui-decks-what = What the checker says
ui-decks-error = Mistake
ui-decks-warning = To think about
ui-decks-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
