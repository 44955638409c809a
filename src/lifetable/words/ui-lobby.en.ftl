# The lobby: before a game begins.

ui-lobby-head =
    { $seated ->
        [0] Nobody
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[6] Six
    } { $place ->
        [pool] in the pool
        [lawn] on the lawn
       *[dusk] by the sea
    }, { $free ->
        [0] every seat taken
        [1] one seat free
        [2] two seats free
        [3] three seats free
        [4] four seats free
       *[5] five seats free
    }
ui-lobby-lead = Send the link. Friends need no account. Start when you like.
ui-lobby-lead-full = Everybody has a seat. Names are changed with the pencil.
ui-lobby-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## Seats

ui-lobby-seats = Seats
ui-lobby-free = Free seat
ui-lobby-you = you
ui-lobby-you-host = you, host
ui-lobby-here = here
ui-lobby-here-host = here, host
ui-lobby-away = away just now
ui-lobby-on-this-device = on this device
ui-lobby-sit = Sit here
ui-lobby-sit-label = Sit here, on seat { $number }
ui-lobby-share-device = On this device
ui-lobby-share-device-label = On this device: seat { $number }
ui-lobby-add-bot = Bot
ui-lobby-add-bot-label = Bot on seat { $number }
ui-lobby-bot = Bot
ui-lobby-bot-level = Bot, { $level }
ui-lobby-level = How well { $name } plays
ui-lobby-level-easy = Easy
ui-lobby-level-medium = Medium
ui-lobby-level-hard = Hard
ui-lobby-level-expert = Expert
ui-lobby-name = Your name
ui-lobby-called = What shall the others call you?
ui-lobby-called-text = For now you are { $name }.
ui-lobby-called-keep = Stay { $name }
ui-lobby-name-other = Name of the other person
ui-lobby-name-done = Save
ui-lobby-name-cancel = Cancel
ui-lobby-rename = Rename { $name }
ui-lobby-stand-up = Stand up
ui-lobby-remove = Clear the seat of { $name }

## Friends

ui-lobby-invite = Invite friends
ui-lobby-qr = QR code with the link to this table
ui-lobby-link = Link to this table
ui-lobby-copy = Copy link
ui-lobby-copied = Copied
ui-lobby-share = Share
ui-lobby-share-text = Come and play { $game } with me.

## Luck

ui-lobby-luck = Luck you can check
ui-lobby-luck-text = The table has drawn its part of the luck and sealed it, and so has your browser: words that nobody else knows yet. When the game begins all words are shown, and the luck is made of everything together, so nobody could choose it. After the game you can check that.
ui-lobby-luck-promise = The table's seal:
ui-lobby-luck-seals = The players' seals:
ui-lobby-luck-own = Your words:
ui-lobby-luck-words = Other words of yours
ui-lobby-luck-add = Seal them
ui-lobby-luck-drawn = gull wave shell dune crab kite buoy reef sail pearl towel pier parasol seal starfish lagoon sandcastle turtle breeze anchor lighthouse dolphin melon flipper
ui-lobby-luck-awaited = The words of { $name } for the luck are missing. Without them the game cannot begin.
ui-lobby-luck-sending = Your words for the luck are on their way …
ui-lobby-luck-lost = This browser no longer knows your words for the luck. Stand up and sit down again.
ui-lobby-luck-clear = Clear the seat
ui-lobby-luck-anew = The words were not complete, so all are void and drawn anew. You can start again.

## Options of the game

ui-lobby-variants = Variants
ui-lobby-file-standard = The one that comes with it
ui-lobby-file-standard-help = Ready to play, in your language.
ui-lobby-file-own = Your own
ui-lobby-file-own-help = Checked and ready to play.
ui-lobby-file-upload = Play with your own …
ui-lobby-file-other = Choose another …

## The table

ui-lobby-table = The table
ui-lobby-fewer = One seat fewer
ui-lobby-more = One seat more
ui-lobby-clock = Clock
ui-lobby-clock-none = None, take your time
ui-lobby-clock-seconds =
    { $count ->
        [one] One second a move
       *[other] { $count } seconds a move
    }
ui-lobby-clock-minutes =
    { $count ->
        [one] One minute a move
       *[other] { $count } minutes a move
    }
ui-lobby-clock-days =
    { $count ->
        [one] One day a move
       *[other] { $count } days a move
    }
ui-lobby-then = When time is up
ui-lobby-then-bot-moves = a bot moves once
ui-lobby-then-seat-to-bot = a bot takes over
ui-lobby-pace = Bots move
ui-lobby-pace-quick = quickly
ui-lobby-pace-normal = so you can follow
ui-lobby-pace-slow = at leisure
ui-lobby-pace-own = after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
ui-lobby-public = Public table
ui-lobby-public-help = Everybody finds it on the start page.
ui-lobby-hints = Hints
ui-lobby-hints-help = Whoever is to move may ask for advice.
ui-lobby-memory = Memory aid
ui-lobby-memory-help = Shows again what everybody could have seen.
ui-lobby-on = yes
ui-lobby-off = no
ui-lobby-agreed = What is agreed
ui-lobby-agreed-by = { $host } decides until the game begins.

## The one button

ui-lobby-next-called = All words for the luck are being shown.
ui-lobby-next-awaited = Not all words for the luck are here yet.
ui-lobby-next-sit = A seat is waiting for you.
ui-lobby-next-missing = Add a bot, or send the link.
ui-lobby-next-wait-missing = Some seats are still free.
ui-lobby-next-wait = { $host } starts when everybody is there.
ui-lobby-next-watch = You are watching.
ui-lobby-next-free-stay-empty = Free seats stay empty.
ui-lobby-next-all-set = Everybody is there.
ui-lobby-go-called = Here we go …
ui-lobby-go-awaited = Waiting …
ui-lobby-go-sit = Sit down
ui-lobby-go-missing =
    { $missing ->
        [one] One more player needed
       *[other] { $missing } more players needed
    }
ui-lobby-go-wait = Waiting for { $host }
ui-lobby-go-start =
    Start with { $count ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
        [6] six players
       *[other] { $count } players
    }
