# The page around a board: bar, log, talk, curtain, menu.

ui-table-your-turn = Your turn
ui-table-move = Move { $move }
ui-table-to-board = To the board
ui-table-to-move = to move
ui-table-you-watch = You are watching
ui-table-hurry = Only a few seconds are left to move.
ui-table-rules = Rules
ui-table-menu = Menu
ui-table-watchers =
    { $watchers ->
        [one] One person is watching
       *[other] { $watchers } people are watching
    }
ui-table-clock =
    { $you ->
        [yes] You have { $left } left
       *[no] { $name } has { $left } left
    }
ui-table-none = This table is not set
ui-table-none-text = Nobody plays here. Perhaps the link is old, or a letter is missing.
ui-table-pruned = This game has gone out to sea
ui-table-claim-failed = This seat cannot be taken

## What happened

ui-table-log = What happened
ui-table-log-open = Everything that happened
ui-table-told-left =
    { $you ->
        [yes] You got up. A bot keeps your seat warm.
       *[no] { $name } got up. A bot keeps the seat warm.
    }
ui-table-told-covered =
    { $you ->
        [yes] You were away. A bot plays for you until you are back.
       *[no] { $name } is away. Meanwhile a bot plays.
    }
ui-table-told-reclaimed =
    { $you ->
        [yes] You are back at the table.
       *[no] { $name } is back at the table.
    }
ui-table-told-handed =
    { $you ->
        [yes] Your seat went to another device.
       *[no] { $name } plays on another device now.
    }
ui-table-told-sat =
    { $you ->
        [yes] You sat down.
       *[no] { $name } sat down.
    }
ui-table-told-stood =
    { $you ->
        [yes] You stood up.
       *[no] { $name } stood up.
    }
ui-table-told-renamed =
    { $you ->
        [yes] You are called { $name } now.
       *[no] A player is called { $name } now.
    }
ui-table-told-late =
    { $you ->
        [yes] Your time was up: a move was made for you.
       *[no] { $name } ran out of time: a move was made for them.
    }
ui-table-told-paused =
    { $known ->
        [no] The game is paused.
       *[yes] { $you ->
            [yes] You paused the game.
           *[no] { $name } paused the game.
        }
    }
ui-table-told-resumed =
    { $known ->
        [no] The game goes on.
       *[yes] { $you ->
            [yes] You go on with the game.
           *[no] { $name } goes on with the game.
        }
    }
ui-table-told-clock-restarted =
    { $you ->
        [yes] The server was away for a moment. You still have time to move.
       *[no] The server was away for a moment. { $name } still has time to move.
    }
ui-table-told-undo-asked =
    { $you ->
        [yes] You would like to take back a move.
       *[no] { $name } would like to take back a move.
    }
ui-table-told-undone = The last move was taken back.
ui-table-told-clock-started = The clock has started.

## Talk

ui-table-chat = Chat
ui-table-chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $unread } new messages
    }
ui-table-chat-write = Say something
ui-table-chat-send = Send
ui-table-reactions = Quick reactions
ui-table-react-clap = Well played
ui-table-react-laugh = Ha ha
ui-table-react-wow = Wow
ui-table-react-ouch = Ouch
ui-table-react-think = Let me think
ui-table-react-hurry = Take your time … but not too much

## Notices

ui-table-reconnecting = The connection is gone for a moment. It comes back by itself; nothing is lost.
ui-table-offline = Still no connection. We keep trying; your game is safe.
ui-table-paused = The game is paused.
ui-table-paused-by =
    { $you ->
        [yes] You paused the game.
       *[no] { $name } paused the game.
    }
ui-table-pause = Pause
ui-table-resume = Go on
ui-table-undo = Take back
ui-table-undo-why = { $why ->
    [possible] You can still take back your last move. If it showed something, the game is no longer rated.
    [no-move] You have not moved yet: there is nothing to take back.
    [revealed] Something has been rolled or shown since your move: it stays.
    [always-reveals] In this game every move brings something new to light: it stays.
    [asked] Taking back has been asked for already.
    [paused] The game is paused.
    [seat-kept-warm] A bot is playing for you.
   *[other] There is nothing to take back.
}
ui-table-undo-asked = { $name } would like to take back the last move.
ui-table-undo-yes = Agree
ui-table-undo-no = Rather not
ui-table-undo-waiting = You asked to take back a move. The others are thinking about it.
ui-table-undo-never-mind = Never mind
ui-table-absent = { $name } is not here right now.
ui-table-cover = Let a bot play
ui-table-warm = A bot keeps your seat warm.
ui-table-kept =
    { $count ->
        [one] A bot plays for { $names } for now. The seat stays theirs.
       *[other] Bots play for { $names } for now. The seats stay theirs.
    }
ui-table-late =
    { $alone ->
        [yes] Your time was up, so a move was made for you.
       *[no] { $name }'s time was up, so a move was made.
    }
ui-table-understood = All right
ui-table-out = You are out; the others play on.
ui-table-out-end = Show me the end
ui-table-out-new = New game
ui-table-reclaim = Back to my seat
ui-table-rematch = A rematch! You are coming along …
ui-table-rematch-was = This table has a rematch.
ui-table-rematch-go = Go there
ui-table-clock-waits = The clock has not started yet
ui-table-clock-waits-for = The clock starts when everybody is here. Still missing: { $names }
ui-table-rematch-stay = Stay here

## Hints

ui-table-hint = What the expert would do
ui-table-hint-ask = Ask for a hint
ui-table-hint-chance = chance to win

## One device, several players

ui-table-hand-over = Hand the device to { $name }
ui-table-hand-over-why = So that everybody sees only their own things.
ui-table-i-am = I am { $name }

## Menu

ui-table-phone = Move to another device
ui-table-phone-of = Move { $name }'s seat to another device
ui-table-phone-how = Point the camera of the other device here. The seat moves over, with everything you hold. The code works once.
ui-table-phone-code = Code that moves the seat
ui-table-phone-done = The seat is on the other device now. You can watch from here.
ui-table-watch = Invite people to watch
ui-table-watch-how =
    { $watchers ->
        [0] With this link anybody can watch. Nobody is watching now.
        [one] With this link anybody can watch. One person is watching.
       *[other] With this link anybody can watch. { $watchers } people are watching.
    }
ui-table-luck = Honest luck
ui-table-luck-how = All dice and cards were fixed before the first move; this is their seal. After the game you can check it.
ui-table-leave = Leave the table
ui-table-leave-sure = A bot will keep your seat warm. You can come back and take it at any time.
ui-table-leave-yes = Leave
ui-table-leave-no = Stay

## Manners

ui-table-shut = This table is not open to you
ui-table-told-removed = { $name } was removed by the host.
ui-table-told-admitted = { $name } may come in again.
ui-table-told-locked =
    { $lock ->
        [open] The table is open again.
        [seats] The host has locked the seats.
       *[closed] The host has closed the door.
    }
ui-table-person = More about { $name }
ui-table-mute = Mute
ui-table-unmute = Hear again
ui-table-mute-how = Only you, on this device; nobody learns of it.
ui-table-muted = (muted)
ui-table-report = Report this line
ui-table-report-why = What is wrong with it?
ui-table-report-how = Those who run this server will look at it. Nobody at the table learns that it was you.
ui-table-report-rude = Insults or hate
ui-table-report-threat = A threat
ui-table-report-spam = Advertising or flooding
ui-table-report-private = Something private about somebody
ui-table-report-other = Something else
ui-table-report-never-mind = Never mind
ui-table-reported = Thank you. Somebody will look at it.
ui-table-host = For the host
ui-table-clear = Free the seat
ui-table-remove = Remove from the table
ui-table-remove-watch = Remove, but let watch
ui-table-remove-how = Neither sits nor speaks here until you allow it again. In a running game a bot takes the seat for good, and the game is not rated.
ui-table-removed = Removed
ui-table-admit = Let in again
ui-table-lock = The door
ui-table-lock-open = Open
ui-table-lock-seats = Seats locked
ui-table-lock-closed = Closed
ui-table-lock-open-how = Whoever has the link can sit down or watch.
ui-table-lock-seats-how = Nobody new sits down; watching is fine.
ui-table-lock-closed-how = Nobody new sits down or watches. Who sits stays.
