# Words that belong to no game.

seat = Seat { $number }
you = You
yourself = you
bot = Bot

## Refusals

error-no-such-game = There is no game called “{ $game }”. There are: { $games }.
error-bad-players = { $game } is for { $least } to { $most } players, not { $players }.
error-no-such-option = { $game } has no option “{ $option }”. It has: { $options }.
error-bad-option = “{ $value }” is no value for { $option }. Possible: { $expected }.
error-option-without-value = Write options as NAME=VALUE; “{ $option }” has no value.
error-no-such-seat = There is no seat { $seat } at a table of { $players }; seats are counted from 0.
error-bad-seed = “{ $seed }” is no seed: whole numbers and texts are.
error-not-a-view = This is no view of { $setup }.
error-foreign-state = This is no state of { $setup }.
error-no-such-bot = There is no bot called “{ $bot }”. There are: { $bots }.
error-no-cuda = This needs Numba's GPU compiler. Install it with: pip install "lifetable[cuda]"
error-no-gpu = No GPU was found. Leave out --device cuda, and the CPU plays.
error-no-such-language = “{ $language }” is no language we speak. Choose from: { $languages }.
error-at-line = Line { $line }: { $sentence }
error-deck-mistakes =
    { $file } has { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }. See them all with: lifetable deck check FILE
error-record-unreadable = { $file } cannot be read: { $why }
error-record-too-long = This is too long for a record.
error-record-no-record = This is not a record: it should begin with “lifetable 1”.
error-record-version = This record has another version; version { $version } can be read here.
error-record-missing = “{ $key }” is missing.
error-record-line = “{ $text }” means nothing here.
error-record-twice = “{ $key }” is given twice.
error-record-number = A number cannot be read.
error-record-word = “{ $text }” is not written like a move.
error-record-move = The move { $move } does not hold. { $why }
error-record-marks = The marks beside { $move } are not what happened.
error-record-hash = The hash does not belong to the seed.
error-record-words = The seed is not the secret with exactly the players' words after it.
error-record-seals = The players' words are not the ones they had sealed.
error-record-other-seal = The seal you were shown ({ $seal }) is not in this record.
error-record-other-promise = The seal you were shown ({ $promise }) belongs neither to the secret nor to the seed of this record.
error-record-one-line = A seed, a name or words with a line break cannot be written in a record.
error-record-result = The result is not what the moves lead to.
error-record-unfinished = There is a result, but the game is not over.
error-record-other-deck = This game was played with another deck ({ $wanted }, not { $found }). Ask whoever brought it for the file, and give it with --deck FILE.

## While compiling

compiling = Preparing the games for this machine, once. This takes about half a minute; “lifetable prepare” does all of it beforehand …

## The command line

cli-help = Lifetable: the table for Life is Life, That's Life! and Lifetime.
cli-epilog = Begin with: lifetable play thats-life
cli-help-lang = The language to speak (also: LIFETABLE_LANG, or your locale).
cli-help-players = How many sit at the table.
cli-help-option = An option of the game; can be given several times.
cli-help-deck = A deck of your own, for games that allow it.
cli-help-json = Print JSON and nothing else.
cli-help-seed = The seed. The same seed gives the same games.
cli-help-games = How many games.
cli-help-haste = Random moves that are quicker to find (see docs/speed.md).
cli-help-device = Where to play: on the CPU, or on an NVIDIA GPU if there is one.
cli-help-seconds = How long to measure each game.
cli-stopped = Stopped.
cli-deal = the deal
cli-column-game = game
cli-column-players = players
cli-column-about = what it is
cli-column-options = options
cli-column-seat = seat
cli-column-wins = wins
cli-column-score = score
cli-column-moves = moves/s
cli-column-uniform = uniform moves/s
cli-column-games-per-second = games/s
cli-games-help = Show the games, or one game with all its options.
cli-games-epilog = Examples: lifetable games · lifetable games thats-life · lifetable games --json
cli-rules-help = Explain the rules of a game.
cli-rules-epilog = Example: lifetable rules life-is-life --lang en
cli-schema-help = Print what a game's views and events hold, as JSON Schema.
cli-schema-epilog = Example: lifetable schema thats-life
cli-completion-help = Print what your shell needs to complete commands.
cli-completion-epilog = Example: lifetable completion bash >> ~/.bashrc
cli-simulate-help = Play many games with random moves and show who wins, how high and how long.
cli-simulate-epilog = Example: lifetable simulate thats-life --games 100000 --players 4 --seed 7 --option layout=shuffled
cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}
cli-length = Moves per game: { $length }
cli-shared = Shared wins: { $share }
cli-bench-help = Measure how many random moves a second one core plays.
cli-bench-epilog = Example: lifetable bench --json
cli-bench-title = Random play on one core
cli-replay-help = Show a recorded game move by move.
cli-replay-epilog = Example: lifetable replay game.txt --step
cli-replay-step = Show the board and wait after each move.
cli-replay-seat = Show only what this seat saw (counted from 0).
cli-replay-next = Enter: next move, q: stop
cli-verify-help = Check a recorded game: every move, the result, and that the luck is what was promised.
cli-verify-epilog = Examples: lifetable verify game.txt · lifetable verify game.txt --promise 90ab…
cli-verify-promise-help = The seal you were shown before the first move: does the record keep that promise?
cli-verify-moves =
    { $moves ->
        [one] The move holds.
       *[other] All { $moves } moves hold.
    }
cli-verify-result = The result is right. { $ending }
cli-verify-no-result = The record tells no result: there is none to check.
cli-verify-hash = The seed has the hash that is recorded: { $hash }
cli-verify-no-hash = The record tells no hash of the seed. It would be: { $hash }
cli-verify-words = { $name } added to the luck: “{ $words }”
cli-verify-no-words = Nobody added words: the seed is the secret alone.
cli-verify-words-untold = The record does not tell who added words. These follow the secret; do you know them? “{ $words }”
cli-verify-seal-help = A player's seal that you were shown before the first move; may be given several times.
cli-verify-seals = Those words are the ones that were sealed before anybody's were known.
cli-verify-no-seals = Those words were not sealed: whoever added some last may have known the others'.
cli-verify-seals-shown = The seals you were shown are among them.
cli-verify-promise = The secret has the hash that was promised: { $promise }
cli-verify-shown = That is the seal you were shown.
cli-verify-not-shown = Is that the seal you were shown before the first move? Give yours with --promise to be sure.
cli-verify-no-promise = The record tells no promise: nobody can say from it whether the seed was chosen before the game.
cli-play-help = Play in the terminal against bots.
cli-play-epilog = Examples: lifetable play thats-life · lifetable play life-is-life --players 3 --bots hard
cli-play-which = Which game? For example: lifetable play thats-life
cli-play-bots = Who plays against you: random, easy, medium, hard, expert, or one name per seat with commas.
cli-play-name = Your name.
cli-play-resume = Go on with a game that was saved.
cli-play-hash = The dice and cards are fixed already. Their seed's hash: { $hash }
cli-play-prompt = Your move (number, move, ? for all, q to stop)
cli-play-saved = Saved. Go on any time with: lifetable play --resume { $file }
cli-play-over = The seed was { $seed }. “lifetable verify” checks every roll and card.
cli-play-record = The game on paper: { $file }

why-random = Any move is as good as another to me.
why-playouts =
    { $rounds ->
        [one] Judged by one game played on at random.
       *[other] Judged by { $rounds } games played on at random.
    }

## Sentences of the command line library

click-usage = Usage:
click-options = Options
click-commands = Commands
click-show-this-message-and-exit = Show this message and exit.
click-show-the-version-and-exit = Show the version and exit.
click-error-message = Error: <message>
click-try-command-option-for-help = Try '<command> <option>' for help.
click-missing-command = Missing command.
click-no-such-command-name-r = No such command <name!r>.
click-did-you-mean-possibility = Did you mean <possibility>?
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-invalid-value-message = Invalid value: <message>
click-invalid-value-for-param-hint-message = Invalid value for <param_hint>: <message>
click-value-r-is-not-a-valid-number-type = <value!r> is not a valid <number_type>.
click-option-name-r-requires-an-argument = Option <name!r> requires an argument.
click-got-unexpected-extra-argument-args = Got unexpected extra argument (<args>)
click-got-unexpected-extra-arguments-args = Got unexpected extra arguments (<args>)
click-name-filename-r-does-not-exist = <name> <filename!r> does not exist.
click-default-default = default: <default>
click-file = file
click-path = path
click-no-such-option-name-r = No such option <name!r>.
click-did-you-mean-one-of-possibilities = (Did you mean one of: <possibilities>?)
click-option-name-r-does-not-take-a-value = Option <name!r> does not take a value.
click-name-filename-r-is-a-directory = <name> <filename!r> is a directory.
click-name-filename-r-is-not-readable = <name> <filename!r> is not readable.
click-value-r-is-not-one-of-choices = <value!r> is not one of <choices>.
click-value-r-is-not-choice = <value!r> is not <choice>.
click-value-is-not-in-the-range-range = <value> is not in the range <range>.
click-error-invalid-input = Error: invalid input
click-aborted = Stopped.

## Games without a board of their own

plain-over = The game is over.
plain-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name } is thinking.
    }
plain-hint = Type a number of the list, or a move as it is written there.
plain-no-manual = The rules of { $title } are not written down here. Ask whoever brought the game.
