# Decks of your own: `lifetable deck`.

## Help

deck-help = Check, look at and begin decks for Lifetime.
deck-help-check = Find everything that is wrong with a deck, with line and column.
deck-help-stats = Show a deck in figures: centuries, life spans, difficulty, fields, regions. Without a file: the deck that comes with the game.
deck-help-new = Begin a deck of your own: a file with every column explained and one example card. Without a file it is printed.
deck-help-json = Print JSON and nothing else.
deck-help-languages = Languages of the new deck, as two-letter codes.
deck-help-force = Replace the file if there is one.
deck-file = FILE

## deck check

deck-line = line
deck-column = column
deck-wrong = what is wrong
deck-expected = what is expected
deck-said = { $wrong } Expected: { $expected }.
deck-playable =
    { $warnings ->
        [0] This deck of { $cards } cards is ready to play.
        [one] This deck of { $cards } cards can be played. One thing to think about.
       *[other] This deck of { $cards } cards can be played. { $warnings } things to think about.
    }
deck-not-playable =
    { $errors ->
        [one] One mistake: this deck cannot be played yet.
       *[other] { $errors } mistakes: this deck cannot be played yet.
    }{ $warnings ->
        [0] { "" }
        [one] { " " }And one thing to think about.
       *[other] { " " }And { $warnings } things to think about.
    }

## deck stats

deck-cards = cards
deck-people = people
deck-characters = of them characters
deck-languages = languages
deck-abouts = with a descriptor
deck-facts = with a fact
deck-life-spans = life spans
deck-fingerprint = fingerprint
deck-span-text = { $shortest } to { $longest } years, half of them under { $median }
deck-plot-centuries = Born
deck-plot-spans = Life spans in years
deck-plot-difficulty = Difficulty
deck-plot-fields = Fields
deck-plot-regions = Regions
deck-field-activism = activism
deck-field-adventure = adventure
deck-field-art = art
deck-field-business = business
deck-field-comics = comics
deck-field-exploration = exploration
deck-field-fashion = fashion
deck-field-film = film
deck-field-invention = invention
deck-field-literature = literature
deck-field-medicine = medicine
deck-field-military = military
deck-field-music = music
deck-field-philosophy = philosophy
deck-field-politics = politics
deck-field-religion = religion
deck-field-royalty = royalty
deck-field-science = science
deck-field-sport = sport
deck-field-stage = stage
deck-region-africa = Africa
deck-region-asia = Asia
deck-region-eastern-europe = Eastern Europe
deck-region-latin-america = Latin America
deck-region-middle-east = Middle East
deck-region-north-america = North America
deck-region-oceania = Oceania
deck-region-western-europe = Western Europe

## deck new

deck-written = { $file } is ready: open it with a spreadsheet or an editor, then try: lifetable deck check { $file }
deck-exists = { $file } is already there. Choose another name, or replace it with --force.
deck-not-written = { $file } could not be written: { $reason }
deck-bad-languages = “{ $found }” is not a list of languages. Expected: different two-letter codes with commas, such as en,fr
deck-template-intro =
    A deck for Lifetime: { $least-cards } to { $most-cards } cards with six people each, one row per person.
    Lines that begin with # are notes, and the game skips them.
    Save as CSV in UTF-8. Commas, semicolons or tabs between the cells are all fine.
    The columns may stand in any order. xx is a language, such as en or fr: each language has its own columns.
    No cell may hold a line break or begin like a formula (= + @).
    Check your deck with: lifetable deck check FILE
deck-column-card = two digits, 00 to 99; a second card of a number ends in b, such as 20b.
deck-column-place = 1 to 6, each once per card.
deck-column-name = the name, at most { $most } characters; nobody twice.
deck-column-about = who this was, at most { $most } characters; may be empty.
deck-column-fact = something worth remembering, at most { $most } characters; may be empty.
deck-column-born = year of birth, { $first-year } or later.
deck-column-died = year of death, not in the future, { $least-span } to { $most-span } years after the birth.
deck-column-field = what they are known for, such as music; may be empty.
deck-column-region = where they come from, such as western-europe; may be empty.
deck-column-difficulty = 1 (everybody knows) to 5 (few know); may be empty. difficulty_xx is for one language, if it differs.
deck-column-work = only for characters: the novel or film they come from; may be empty.
deck-template-outro = Here is one card. Change it, and add at least 29 more.
deck-example-1-name = Marie Curie
deck-example-1-about = Polish-French physicist and chemist
deck-example-1-fact = She won Nobel Prizes in two sciences, physics and chemistry.
deck-example-2-name = Wolfgang Amadeus Mozart
deck-example-2-about = Austrian composer
deck-example-2-fact = He wrote his first symphony when he was eight.
deck-example-3-name = Frida Kahlo
deck-example-3-about = Mexican painter
deck-example-3-fact = She began to paint in earnest in bed, after a bus accident.
deck-example-4-name = Elizabeth I
deck-example-4-about = queen of England
deck-example-4-fact = She reigned for 44 years and never married.
deck-example-5-name = Mahatma Gandhi
deck-example-5-about = leader of India's independence movement
deck-example-5-fact = In 1930 he walked almost 400 km to the sea to make salt in protest.
deck-example-6-name = Rabindranath Tagore
deck-example-6-about = Bengali poet
deck-example-6-fact = In 1913 he was the first Asian to receive a Nobel Prize.

## What is wrong, and what is expected

deck-finding-no-file = There is no file { $file }.
deck-expected-no-file = a file that is there
deck-finding-unreadable = { $file } could not be read: { $reason }
deck-expected-unreadable = a file that you may read
deck-finding-too-big = The file is too big.
deck-expected-too-big = at most { $most } MB
deck-finding-too-many-rows = The file has { $found } lines.
deck-expected-too-many-rows = at most { $most } lines
deck-finding-wrong-encoding = The file is saved as { $found }.
deck-expected-wrong-encoding = a file saved as UTF-8
deck-finding-empty = There is nothing in this file.
deck-expected-empty = a line with the names of the columns, then one line per person
deck-finding-no-rows = Nobody comes after the names of the columns.
deck-expected-no-rows = one line per person
deck-finding-long-line = This line is very long.
deck-expected-long-line = at most { $most } characters
deck-finding-not-utf8 = The byte { $byte } is not UTF-8 (perhaps it was meant to be “{ $guess }”).
deck-expected-not-utf8 = a file saved as UTF-8
deck-finding-nul = There is a NUL byte.
deck-expected-nul = text only
deck-finding-bad-quotes = The quotes do not match.
deck-expected-bad-quotes = "…" around the whole cell; a quote inside is written twice
deck-finding-line-break = There is a line break in the cell.
deck-expected-line-break = text on one line
deck-finding-control = There is an invisible control character ({ $point }).
deck-expected-control = text only
deck-finding-formula = “{ $found }” begins like a spreadsheet formula.
deck-expected-formula = text that does not begin with = + @ or -
deck-finding-not-nfc = The accents are written apart from their letters; the game joins them.
deck-expected-not-nfc = text in the form NFC
deck-finding-too-few-cells =
    { $cells ->
        [one] The line has only one cell.
       *[other] The line has only { $cells } cells.
    }
deck-expected-too-few-cells =
    { $columns ->
        [one] one cell, as in the first line
       *[other] { $columns } cells, as in the first line
    }
deck-finding-too-many-cells = The line has { $cells } cells.
deck-expected-too-many-cells =
    { $columns ->
        [one] one cell, as in the first line
       *[other] { $columns } cells, as in the first line; text with a comma needs "…"
    }
deck-finding-missing-column = This column is missing.
deck-expected-missing-column = name, born and died
deck-finding-no-names = There is no column of names.
deck-expected-no-names = name_xx for at least one language, such as name_en
deck-finding-column-twice = This column is there twice.
deck-expected-column-twice = each column once
deck-finding-unknown-column = The game does not know this column and skips it.
deck-expected-unknown-column = card, place, name_xx, about_xx, fact_xx, born, died, field, region, difficulty, difficulty_xx, work
deck-finding-column-without-names = There are no names in this language, so the column is skipped.
deck-expected-column-without-names = a column name_{ $language } too
deck-finding-no-value = The cell is empty.
deck-expected-no-value = a value for every person
deck-finding-too-long = The text has { $length } characters.
deck-expected-too-long = at most { $most }
deck-finding-bad-card = “{ $found }” is not a card.
deck-expected-bad-card = two digits, such as 05, or with a b, such as 20b (spreadsheets like to drop the 0)
deck-finding-bad-place = “{ $found }” is not a place.
deck-expected-bad-place = 1, 2, 3, 4, 5 or 6
deck-finding-bad-year = “{ $found }” is not a year.
deck-expected-bad-year = a year in digits, such as 1867
deck-finding-born-early = Born in { $found }: too long ago.
deck-expected-born-early = { $least } or later
deck-finding-died-late = Died in { $found }: that year has not come yet.
deck-expected-died-late = { $year } or earlier
deck-finding-died-before-born = Died in { $died } but born in { $born }.
deck-expected-died-before-born = a death after the birth
deck-finding-span-short =
    { $years ->
        [one] This life lasts one year.
       *[other] This life lasts { $years } years.
    }
deck-expected-span-short = at least { $least } years
deck-finding-span-long = This life lasts { $years } years.
deck-expected-span-long = at most { $most } years
deck-finding-bad-difficulty = “{ $found }” is not a difficulty.
deck-expected-bad-difficulty = 1 (easy) to 5 (hard), or nothing
deck-finding-name-twice = { $name } is already in line { $first }.
deck-expected-name-twice = nobody twice
deck-finding-place-twice = Card { $card } already has place { $place }, in line { $first }.
deck-expected-place-twice = each place once per card, each card once
deck-finding-places-missing =
    { $count ->
        [one] Card { $card } has nobody on place { $places }.
       *[other] Card { $card } has nobody on places { $places }.
    }
deck-expected-places-missing = six people, on places 1 to 6
deck-finding-too-few-cards =
    { $count ->
        [one] The deck has only one card.
       *[other] The deck has only { $count } cards.
    }
deck-expected-too-few-cards = at least { $least } cards
deck-finding-too-many-cards = The deck has { $count } cards.
deck-expected-too-many-cards = at most { $most } cards
deck-finding-second-alone = There is a card { $card } but no { $first }.
deck-expected-second-alone = a b only on the second card of a number
deck-finding-early-many = { $share } % were born before 1500: few players know their years.
deck-expected-early-many = at most 12 %
deck-finding-middle-few = Only { $share } % were born between 1500 and 1799.
deck-expected-middle-few = at least 25 %
deck-finding-late-few = Only { $share } % were born in 1800 or later.
deck-expected-late-few = at least 40 %
deck-finding-field-much = { $share } % come from one field: { $field }.
deck-expected-field-much = at most 18 %
deck-finding-region-few = Only { $share } % come from outside Western Europe and North America.
deck-expected-region-few = at least 25 %
deck-finding-card-no-easy = Card { $card } has nobody who is easy.
deck-expected-card-no-easy = at least one person of difficulty 1 or 2
deck-finding-card-no-hard = Card { $card } has nobody who is hard.
deck-expected-card-no-hard = at least one person of difficulty 4 or 5
deck-finding-card-one-century = Everybody on card { $card } was born between { $start } and { $end }.
deck-expected-card-one-century = people of different centuries
deck-finding-card-few-fields = Everybody on card { $card } comes from: { $fields }.
deck-expected-card-few-fields = at least three fields
deck-finding-more =
    { $count ->
        [one] And one more finding.
       *[other] And { $count } more findings.
    }
deck-expected-more = fix these first, then check again
deck-finding-read-as = The file was read as { $found }.
deck-expected-read-as = another look at the accents, should one be wrong
deck-finding-no-header = The first line is somebody already: its columns were taken for name, born and died.
deck-expected-no-header = a first line that says which column is which, if they are others
deck-finding-read-cards =
    { $count ->
        [one] One card was
       *[other] { $count } cards were
    } written as spreadsheets like it: “{ $was }” was read as { $now }.
deck-expected-read-cards = two digits, such as 05
deck-finding-read-years =
    { $count ->
        [one] One date was read as its year:
       *[other] { $count } dates were read as their years:
    } “{ $was }” as { $now }.
deck-expected-read-years = a year in digits, if it is another one
deck-finding-spread = { $people } people were spread over { $cards } cards, each with people of many times.
deck-expected-spread = columns card and place, if you want to say yourself who is where
deck-finding-too-few-people =
    { $count ->
        [one] There is one person.
       *[other] There are { $count } people.
    } { $more ->
        [one] One more is
       *[other] { $more } more are
    } needed.
deck-expected-too-few-people = { $least } people for three or four players, 216 for five, 258 for six
deck-finding-people-wait =
    { $count ->
        [one] The last person of the file waits: a card has six people.
       *[other] The last { $count } people of the file wait: a card has six people.
    }
deck-expected-people-wait =
    { $more ->
        [0] at most 624 people
        [one] one more, for another card
       *[other] { $more } more, for another card
    }
deck-finding-broken-workbook = The workbook could not be read.
deck-expected-broken-workbook = a workbook as spreadsheets save it (.xlsx), or a CSV
