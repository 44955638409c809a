# `lifetable tasks`

tasks-help = The tasks of the environments: names that mean the same for ever. With --write, a card for each.
tasks-epilog =
    { "\u0008" }
    Examples:
      lifetable tasks
      lifetable tasks thats-life --write docs/tasks
tasks-help-games = Random games behind the figures.
tasks-help-write = Where to write the cards, one file for each game.
tasks-title = { $game }: tasks
tasks-intro = What an id means is frozen: see [envs.md](../envs.md). Intervals are 95 %. These figures come from:
tasks-players = Players
tasks-actions = Actions
tasks-observation = Observation
tasks-information = Information
tasks-chance = Chance
tasks-branching = Legal moves
tasks-length = Moves in a random game
tasks-deal = How much of the win is in the deal, among random players
tasks-random = Wins of a random player in the first seat
tasks-random-score = Score of a random player
tasks-greedy = Wins of one greedy player among random ones
tasks-greedy-score = Its score
tasks-perfect = everybody sees everything
tasks-hidden = hidden
tasks-dice = dice
tasks-cards = cards
tasks-mean-and-most = on average: { $mean }; at most, in the games looked at: { $most }
tasks-mean-and-range = { $mean } on average; nine in ten between { $low } and { $high }
