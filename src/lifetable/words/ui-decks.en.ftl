# The page for decks of one's own.

ui-decks-page = Own decks
ui-decks-head = Your people, your years
ui-decks-lead = Play { $game } with a deck of your own: the family, the club, the history class. A list of names with two years each is enough.
ui-decks-template = Download a small example to fill in
ui-decks-choose = Choose a file
ui-decks-again = Choose another file
ui-decks-drop = or drop it here. At most 2 MB.
ui-decks-checking = Checking every line …
ui-decks-how = What belongs in a deck
ui-decks-how-text = A name, a year of birth and a year of death for each: that is all. 180 people make a deck for three or four, 216 for five, 258 for six; they are spread over the cards for you. A spreadsheet (.xlsx) or a CSV from any program will do. You see how it was understood before you keep it.
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
ui-decks-shelf = Your shelf
ui-decks-unnamed = A deck without a name
ui-decks-holds = people: { $people }, cards: { $cards }, players: up to { $players }
ui-decks-play-short = Play
ui-decks-share = Share by link
ui-decks-edit = Look and change
ui-decks-drop-it = Take off the shelf
ui-decks-drop-sure = Really take it off?
ui-decks-lent-out = Whoever has the link can play with it, but not look inside.
ui-decks-name = What is the deck called?
ui-decks-keep = Keep it
ui-decks-look = See if it fits
ui-decks-seen = People: { $people }, cards: { $cards }. Keep them?
ui-decks-players = Players at most: { $players }.
ui-decks-write = Write people in here
ui-decks-person = Name
ui-decks-person-born = Born
ui-decks-person-died = Died
ui-decks-person-add = Add somebody
ui-decks-person-drop = Take { $name } out
ui-decks-people-more = and more: { $count }
ui-decks-find = Find a name
ui-decks-note = Understood
ui-decks-lent = Somebody lends you this deck. People: { $people }, players at most: { $players }.
