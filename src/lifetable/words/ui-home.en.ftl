# The home page.

ui-home-page = Lifetable: three small games about life
ui-home-headline = Pick a cabin.
ui-home-headline-then = Jump in.
ui-home-lead = Three small games about life, for family and friends.
ui-home-games = Games
ui-home-play = Play
ui-home-play-now = Play { $game } now, with bots
ui-home-players-range =
    { $least ->
        [one] For one to { $most } players
       *[other] For { $least } to { $most } players
    }
ui-home-learn = Learn it in three minutes
ui-home-rules = Rules

## Who plays

ui-home-who = Who plays?
ui-home-way-bots = Bots
ui-home-way-friends = Friends
ui-home-way-device = One device
ui-home-way-bots-help = You sit down at once, bots take the other seats.
ui-home-way-friends-help = You get a link and a QR code. Nobody needs an account.
ui-home-way-device-help = You pass the device around. A curtain falls between turns.
ui-home-way-device-open-help = You pass the device around. There is nothing to hide in this game.
ui-home-options = More options
ui-home-options-of = How you play { $game }
ui-home-options-bots = The bots
ui-home-options-bot = Bot { $number }
ui-home-options-aids = Help
ui-home-options-done = Done
ui-home-options-usual = As usual again
ui-home-levels-mixed = mixed levels
ui-home-without = without { $what }
ui-home-level = How well the bots play
ui-home-players = Players
ui-home-fewer = One player fewer
ui-home-more = One player more
ui-home-player = Player { $number }
ui-home-go-bots = Play { $game }
ui-home-go-friends = Invite friends
ui-home-go-device = Play on this device
ui-home-opening = Setting the table …

## Tables

ui-home-mine = Go on playing
ui-home-mine-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
ui-home-open = Open tables
ui-home-open-none = No table is waiting for players right now. Open one and make it public: then it shows up here for everyone.
ui-home-your-turn = Your turn
ui-home-table-with = With { $names }
ui-home-table-alone = Waiting for players
ui-home-table-device = On this device: { $names }
ui-home-table-free =
    { $count ->
        [0] Full
        [one] One free seat
       *[other] { $count } free seats
    }
ui-home-table-seats = { $taken } of { $seats } seats taken
ui-home-table-of = { $host }'s table
ui-home-table-watchers =
    { $count ->
        [one] one is watching
       *[other] { $count } are watching
    }
ui-home-go-on = Go on
ui-home-sit-down = Sit down
ui-home-watch = Watch
ui-home-go-on-label = Go on with { $game }. { $with }
ui-home-sit-down-label = Sit down at { $host }'s table, { $game }
ui-home-watch-label = Watch { $host }'s table, { $game }
ui-home-code-ask = Join with a code
ui-home-code = Code or link of the table
ui-home-code-go = To the table
ui-home-code-wrong = That is no table code. It looks like this: kelp-h3x9q2mv.
ui-home-code-none = There is no table with this code. Perhaps a letter is missing.

## Below the boards

ui-home-me = Your games and data
ui-home-decks = Your own decks
ui-home-promise = No account, no advertising, no tracking. Just sit down.
ui-home-settings = Settings

## When something is missing

ui-home-offline = You are offline
ui-home-offline-text = The lido is closed for a moment: there is no connection. Your seats are kept, and no move is lost. This page wakes up by itself.
ui-home-again = Try again
ui-home-failed = That did not work. Try again in a moment.
