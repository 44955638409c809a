# My page: name, figures, tokens, data.

ui-people-page = Your games and data
ui-people-hello = Hello, { $name }
ui-people-hello-stranger = Hello, whoever you are
ui-people-lead = There is no account here: this device knows you by a cookie, and that is all.
ui-people-name = Your name at the tables
ui-people-no-name = No name yet
ui-people-rename = Change
ui-people-games = Your games
ui-people-no-games = You have not finished a game yet. That can be changed.
ui-people-played = Played
ui-people-wins = Won
ui-people-shared-wins = Shared
ui-people-rating = Rating
ui-people-rating-help = How well you play, estimated with care: every game makes the figure surer.
ui-people-rating-more = What does the rating mean?
ui-people-rating-text = Everybody begins near { $start }. Winning against strong players lifts it most. At first it is kept low on purpose; it rises as your games make it surer. Not every game counts; the end of each says whether it does.
ui-people-part-none = No win yet
ui-people-part-text = The ring shows which part of the wins was yours; a shared win counts in part.
ui-people-part = { $percent } percent of the wins
ui-people-recent = Lately
ui-people-won = Won
ui-people-shared = Shared win
ui-people-lost = Not this time
ui-people-not-stored = no longer kept
ui-people-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }

## Tokens

ui-people-tokens = Keys for your own bot
ui-people-programs = For people who write programs
ui-people-tokens-text = A program that brings such a key sits down in your name. Everything it may do is described at /openapi.json.
ui-people-token-once = Here it is. It is shown only this once:
ui-people-token-made = made { $day }
ui-people-token-drop = Delete { $label }
ui-people-token-label = What is it for?
ui-people-token-make = New key
ui-people-token-unnamed = My bot

## Data

ui-people-data = Your data
ui-people-data-text = We store your name, your language, your games and your decks. Take everything along, or have it forgotten.
ui-people-nothing = Nothing is stored about you yet.
ui-people-export = Download everything
ui-people-erase = Forget me
ui-people-erase-sure = This will be forgotten:
ui-people-erase-what-name = your name, your language and your keys
ui-people-erase-what-games = your figures and what you said; finished games stay for those who played along, without your name
ui-people-erase-what-decks = your own decks
ui-people-erase-for-good = It cannot be brought back.
ui-people-erase-no = No, keep it
ui-people-erase-yes = Yes, forget me
