# Bots against bots: `lifetable arena`, `lifetable ladder`, `lifetable train`.

## arena

arena-help =
    Seat these bots at one table, let them play many games, and see who wins how often.

    Every deal is played in all rotations of the seats, so neither luck nor seats favour anyone. The same seed gives the same result.
arena-epilog =
    { "\u0008" }
    Examples:
      lifetable arena thats-life --bots expert,mc:1000,mc:1000,mc:1000
      lifetable arena life-is-life --bots hard,medium,medium --games 500 --seed 7
      lifetable arena thats-life --bots easy,random --option layout=shuffled --json
      lifetable arena lifetime --bots hard,medium,medium --games 5000 --until-settled --journal run.jsonl
arena-help-bots = Who plays, separated by commas: easy, medium, hard, expert, random, greedy, mc:N, ismcts:N, openspiel-mcts:N, openspiel-ismcts:N, or module:function.
arena-help-games = How many games.
arena-help-workers = How many processes play at once. Without it: all cores.
arena-help-backend = Where: joblib (the cores of this machine) or ray (a Ray cluster). The result is the same.
arena-help-journal = Keep finished games in this file. After an interruption the same command goes on from there.
arena-help-until-settled = Stop as soon as it is clear whether the first bot wins more than its even share, after --games at the latest.
arena-help-ratings = Rate the bots as well (Plackett-Luce, in points as Elo's).
arena-help-parquet = Write all games to this Parquet file, one row for each game and seat.
arena-playing = Playing
arena-rate = { $rate } games/s
arena-column-bot = bot
arena-column-share = wins
arena-column-score = score
arena-column-time = ms per move
arena-column-slow = 95 % under
arena-column-rating = rating
arena-column-before = finishes before
arena-settled-above =
    { $deals ->
        [one] Settled after one deal: { $bot } wins more than its even share of { $even }: { $share }, an interval that holds whenever one stops.
       *[other] Settled after { $deals } deals: { $bot } wins more than its even share of { $even }: { $share }, an interval that holds whenever one stops.
    }
arena-settled-below =
    { $deals ->
        [one] Settled after one deal: { $bot } wins less than its even share of { $even }: { $share }, an interval that holds whenever one stops.
       *[other] Settled after { $deals } deals: { $bot } wins less than its even share of { $even }: { $share }, an interval that holds whenever one stops.
    }
arena-settled-open =
    { $deals ->
        [one] Not settled after one deal: { $bot } has { $share }, its even share would be { $even }.
       *[other] Not settled after { $deals } deals: { $bot } has { $share }, its even share would be { $even }.
    }
arena-caption =
    { $games ->
        [one] One game of { $game }, seed { $seed }. In brackets: 95 % intervals.
       *[other] { $games } games of { $game }, seed { $seed }. In brackets: 95 % intervals.
    }

error-arena-refused = The bot { $bot } wanted to play “{ $move }”, which is not legal (game { $seed }, moves before: { $ply }).
error-arena-seats = Players at this table: { $players }; bots given: { $bots }.
error-arena-no-games = At least one game has to be played, not { $games }.
error-arena-no-workers = At least one process has to play, not { $workers }.
error-arena-backend = There is no backend { $backend }. There are: { $backends }.
error-arena-lost = Workers lost in a row without finishing a game: { $times }. Perhaps a bot crashes it, or memory runs out.
error-arena-nothing-to-settle = All bots are the same ({ $bot }), so there is nothing to settle.
error-arena-imperfect = { $bot } sees everything, and { $game } has secrets. Take openspiel-ismcts:N.
error-arena-perfect = { $game } has no secrets, and { $bot } searches for some. Take openspiel-mcts:N.
error-no-such-function = There is no function { $function } in the module { $module }.
error-arena-extra = This needs { $module }, which is not installed. This brings it: pip install "lifetable[{ $extra }]"
error-journal-other = { $file } belongs to another run: { $setting } is { $there } there and { $here } here. Take another file, or the same settings.
error-journal-broken = This is not a journal of an arena, or it is damaged.

## ladder

ladder-help =
    Let all levels play against each other: a rating, and how clearly each level beats the one below.
ladder-epilog =
    { "\u0008" }
    Examples:
      lifetable ladder thats-life
      lifetable ladder life-is-life --players 3 --games 100
      lifetable ladder lifetime --write docs/ladder-lifetime.md
ladder-help-games = Games for each line of the tables.
ladder-help-bots = Other bots than the levels, from weak to strong, separated by commas.
ladder-help-write = Write the tables to this Markdown file.
ladder-file = FILE
ladder-written = Written: { $file }
ladder-column-bot = bot
ladder-column-rating = rating
ladder-column-share = wins
ladder-column-score = score
ladder-column-time = ms per move (mean / 95 %)
ladder-column-one = one
ladder-column-table = at a table of
ladder-column-even = even share
ladder-column-times = times its share
ladder-caption = { $game }, players: { $players }, games for each line: { $games } ({ $played } in all), seed { $seed }, options: { $options }. In brackets: 95 % intervals. 400 points of rating mean ten times the odds; the mean is 0.

error-ladder-bots = A ladder needs at least two different bots, each named once: { $bots }.

## train

train-help =
    Train a game's bots from nothing and write their weights. The same seed gives the same weights.
train-epilog =
    { "\u0008" }
    Examples:
      lifetable train thats-life --out weights
      lifetable train life-is-life --out weights --scale 0.1 --seed 3
train-help-out = The folder for weights and learning curves.
train-help-seed = Same seed, same weights.
train-help-scale = How much: 1 is the full recipe, 0.1 a tenth of it.
train-folder = FOLDER
train-training = Training
train-done = Trained. Everything is in { $folder }.

error-train-none = The bots of { $game } need no training.
error-train-scale = The scale must be more than 0, not { $scale }.

error-arena-file = “{ $file }” cannot be written: { $reason }.
error-no-such-module = There is no module “{ $module }” to take “{ $function }” from. Is its folder the current one, or in PYTHONPATH?
error-broken-module = The module “{ $module }” is there and cannot be loaded: { $error }.
error-bot-without-number = “{ $bot }” needs a number behind the colon: how much it tries for each move, such as { $kind }:100.
error-arena-bot-broke = The bot { $bot } failed in { $game }, game { $seed }, move { $ply }: { $error }.
