# Tables: seats, and what they refuse

# What people are called until they say their name: short, kind, from the seaside.
friendly-names = Otter, Seal, Puffin, Dolphin, Starfish, Sandpiper, Gull, Turtle, Crab, Seahorse, Pelican, Cormorant, Limpet, Shrimp, Whale, Narwhal, Octopus, Anemone, Oyster, Penguin, Tern, Herring, Manatee, Plaice
error-record-promise = The promise made before the game does not belong to the seed.
error-no-such-table = There is no table { $table }. Check the link.
error-nobody = Sit down first: the server does not know you yet.
error-seat-taken = Seat { $seat } is taken. Pick a free one.
error-name-taken = { $name } is somebody’s name at this table already. How about { $suggestion }?
error-not-your-seat = Seat { $seat } is not yours.
error-not-host = Only the host of this table can do that.
error-not-seated = You are watching. Only those who sit at the table can do that.
error-not-in-lobby = The game has begun, so this cannot be changed any more.
error-words-called = The words for the luck are being shown. Wait until the game has begun.
error-words-not-called = Keep your words to yourself until the game begins.
error-words-differ = These are not the words that you have sealed.
error-seal-taken = Somebody at this table has that seal already. Seal words of your own.
error-seal-missing = { $name } has no new seal for the luck yet. Wait a moment, or clear the seat.
error-not-started = The game has not begun yet.
error-paused = The table is paused. Go on first.
error-game-over = The game is over.
error-game-not-over = This comes after the end of the game.
error-not-your-turn = It is not your turn.
error-seat-kept-warm = A bot keeps your seat warm. Go back to your seat first.
error-stale = The table has moved on since. Here is how it stands now.
error-busy = Many are writing at this table at once. Try again in a moment.
error-too-few-seated = Players at the table: { $seated }; the game needs { $least }. Add a friend or a bot.
error-seats-free = To begin at once, every seat must be filled: { $free ->
    [one] one is
   *[other] { $free } are
 } still free.
error-too-many-seated = People who sit here: { $seated }. Somebody has to stand up first.
error-no-such-level = There is no bot “{ $level }”. Choose from { $levels }.
error-nothing-to-undo = { $why ->
    [no-move] You have not moved yet: there is nothing to take back.
    [asked] Somebody is asking already.
    [always-reveals] In this game every move brings something new to light: none can be taken back.
   *[other] You cannot take back any more: something has been rolled or shown since.
}
error-still-here = { $name } was here a moment ago. Wait { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
 }.
error-nothing-asked = Nobody is asking to take back a move.
error-no-rematch-offered = Nobody is offering a rematch.
error-rematch-not-accepted = Say yes to the rematch first.
error-chat-full = You have reached the message limit at this table.
error-no-such-reaction = There is no such reaction. Choose from { $reactions }.
error-too-many-tables = You have { $most ->
    [one] one table going already. Finish or
   *[other] { $most } tables going already. Finish or
} leave one first.
error-too-many-unattended = Bots are still playing at { $most ->
    [one] one table of yours
   *[other] { $most } tables of yours
}. Wait until one of them is done.
error-too-many-asked = You are waiting for several answers already. Let one of them come first.
error-address-tables = People at your network have { $most ->
    [one] one table going already. Finish one
   *[other] { $most } tables going already. Finish one
} first, or come back in a minute.
error-address-unattended = Bots are still playing at { $most ->
    [one] one table of your network
   *[other] { $most } tables of your network
}. Wait until one of them is done.
error-address-busy =
    { $seconds ->
        [one] Your network is asking for a lot at once. Try again in a second.
       *[other] Your network is asking for a lot at once. Try again in { $seconds } seconds.
    }
error-server-full = Every table here is taken right now. Come back in a minute.
error-server-busy = A lot is going on here right now. Try again in a moment.
error-too-many-decks = You have { $most ->
    [one] one deck at a table already
   *[other] { $most } decks at tables already
}. Use one of them again.
error-too-many-tokens = You have { $most ->
    [one] one key already
   *[other] { $most } keys already
}. Delete one first.
error-no-such-token = There is no such key.
error-bad-link = This link no longer works. Ask for a new one.
error-hints-off = Hints are off at this table.
error-hint-waiting = The expert is thinking about your question already. One moment.
error-advice-busy = Many want to know what the expert thinks. Try again in a moment.
error-review-failed = The expert could not make sense of this game. The replay shows all of it.
error-review-too-long = This game has more than { $most } moves, too many for the expert. The replay shows all of it.
error-no-such-deck = This deck is not here (any more).
error-no-such-file = There is no file { $file } here. Upload it again.
error-file-has-mistakes = This file cannot be played with yet. The list says what to fix.
error-removed = The host of this table has removed you from it. There are other tables.
error-table-locked = The host has locked this table.
error-no-such-person = Nobody here is called by this.
error-not-yourself = You cannot do this to yourself.
error-no-such-line = There is no line { $line } at this table.
error-too-many-reports = Your reports that still wait for somebody to look at them: { $most }. Thank you; that is enough for now.
error-banned = Please take a break: you can play here again from { $until } (UTC). The reason: { $reason }
error-ban-whom = Say who is meant: either a person or an address.
error-no-such-network = “{ $network }” is no address or network that can be banned. Write it like 192.0.2.7 or 192.0.2.0/24.
error-no-such-ban = There is no ban { $ban }.
error-no-such-report = There is no report { $report } that waits.
error-no-such-key = There is no such key.

# When the database cannot be written or read. Nothing that was acknowledged is lost.
error-storage-full = The server's disk is full, so nothing can be saved. Whoever runs it has to make room; then it goes on by itself.
error-storage-read-only = The server may only read its database, so nothing can be saved. Whoever runs it has to allow writing; then it goes on by itself.
error-storage-away = The server does not reach its database. As soon as it is back, everything goes on by itself.
error-storage-damaged = The server's database is damaged. Whoever runs it has to restore a backup.
error-storage-replaced = Another database lies where the server's was. Whoever runs it has to start the server anew.
error-storage-busy = The server's database is very busy. Try again in a moment.
error-not-saved = This could not be saved. Try again in a moment.

# When a server cannot start on its database.
error-database-newer = { $where } was written by a newer Lifetable (schema { $found }; this one knows up to { $newest }). Install that version again, or restore a backup from before.
error-database-foreign = { $where } is no database of Lifetable, or of a version that this one does not know (schema { $found }, expected up to { $newest }). Nothing was changed. Name another with --database.
error-database-damaged = { $where } is damaged or no database ({ $why }). Nothing was changed. Put it aside and restore a backup.
error-database-folder = { $where } is a folder. Name a file with --database, such as sqlite:///{ $where }/tables.db
error-database-no-folder = There is no folder { $folder } for the database { $where }. Make it first.
error-database-read-only = { $where } may not be written. Give the server's user the right to write the file and its folder, and start again. { $why }
error-database-full = There is no room left for { $where }. Make room, and start again. ({ $why })
error-database-busy = Another program holds { $where }. Wait until it is done, and start again. ({ $why })
error-database-denied = The database { $where } does not let us in. Check user and password. ({ $why })
error-database-missing = There is no such database: { $where }. Make it first, for instance with createdb. ({ $why })
error-database-unreachable = The database { $where } cannot be reached. Check host and port, and whether it is running. ({ $why })
error-database-driver = Databases of the kind “{ $kind }” are not known here. Write sqlite:///FILE or postgresql://…
error-database-address = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
