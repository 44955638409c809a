# Tables: seats, and what they refuse

guest = Guest
error-record-promise = The promise made before the game does not belong to the seed.
error-no-such-table = There is no table { $table }. Check the link.
error-nobody = Sit down first: the server does not know you yet.
error-seat-taken = Seat { $seat } is taken. Pick a free one.
error-not-your-seat = Seat { $seat } is not yours.
error-not-host = Only the host of this table can do that.
error-not-seated = You are watching. Only those who sit at the table can do that.
error-not-in-lobby = The game has begun, so this cannot be changed any more.
error-not-started = The game has not begun yet.
error-paused = The table is paused. Go on first.
error-game-over = The game is over.
error-game-not-over = This comes after the end of the game.
error-not-your-turn = It is not your turn.
error-seat-kept-warm = A bot keeps your seat warm. Take it back first.
error-stale = The table has moved on since. Here is how it stands now.
error-busy = Many are writing at this table at once. Try again in a moment.
error-too-few-seated = { $seated } at the table, and the game needs { $least }. Add a friend or a bot.
error-seats-free = To begin at once, every seat must be filled: { $free ->
    [one] one is
   *[other] { $free } are
 } still free.
error-too-many-seated = { $seated } people sit here. Somebody has to stand up first.
error-no-such-level = There is no bot “{ $level }”. Choose from { $levels }.
error-nothing-to-undo = There is nothing you can take back: something has been rolled or revealed since.
error-still-here = { $name } was here a moment ago. Wait { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
 }.
error-nothing-asked = Nobody is asking to take back a move.
error-chat-full = You have said enough at this table.
error-no-such-reaction = There is no such reaction. Choose from { $reactions }.
error-too-many-tables = You have { $most } tables going already. Finish or leave one first.
error-too-many-unattended = Bots are still playing at { $most } tables of yours. Wait until one of them is done.
error-too-many-decks = You have { $most } decks at tables already. Use one of them again.
error-too-many-tokens = You have { $most } tokens already. Delete one first.
error-no-such-token = There is no such token.
error-bad-link = This link no longer works. Ask for a new one.
error-hints-off = Hints are off at this table.
error-hint-waiting = The expert is thinking about your question already. One moment.
error-advice-busy = Many want to know what the expert thinks. Try again in a moment.
error-review-failed = The expert could not make sense of this game. The replay shows all of it.
error-review-too-long = This game has more than { $most } moves, too many for the expert. The replay shows all of it.
error-no-such-file = There is no file { $file } here. Upload it again.
error-file-has-mistakes = This file cannot be played with yet. The list says what to mend.
