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
arena-help-bots = Who plays, separated by commas: easy, medium, hard, expert, random, greedy, mc:N, ismcts:N.
arena-help-games = How many games.
arena-help-workers = How many processes play at once. Without it: all cores.
arena-playing = Playing
arena-rate = { $rate } games/s
arena-column-bot = bot
arena-column-share = wins
arena-column-score = score
arena-column-time = ms per move
arena-column-slow = 95 % under
arena-caption =
    { $games ->
        [one] One game of { $game }, seed { $seed }. In brackets: 95 % intervals.
       *[other] { $games } games of { $game }, seed { $seed }. In brackets: 95 % intervals.
    }

error-arena-refused = The bot { $bot } wanted to play “{ $move }”, which is not legal (game { $seed }, after { $ply } moves).
error-arena-seats = { $players } players sit at this table, but { $bots } bots were given.
error-arena-no-games = At least one game has to be played, not { $games }.
error-arena-no-workers = At least one process has to play, not { $workers }.

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
ladder-caption = { $game }, { $players } players, { $games } games for each line ({ $played } in all), seed { $seed }, options: { $options }. In brackets: 95 % intervals. 400 points of rating mean ten times the odds; the mean is 0.

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
error-train-extra = Training needs { $module }, which is not installed. This brings it: pip install "lifetable[train]"
error-train-scale = The scale must be more than 0, not { $scale }.
