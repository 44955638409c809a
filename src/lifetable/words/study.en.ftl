# Studies: `lifetable study` and its report.

study-help =
    Study a game and write a report: who wins from where, how long, how high, luck and skill, what variants change.

    One HTML page that needs nothing else, and its numbers as JSON beside it. The same seed gives the same bytes.
study-epilog =
    { "\u0008" }
    Examples:
      lifetable study thats-life
      lifetable study life-is-life --players 3 --games 200000 --seed 7 --out report.html
      lifetable study lifetime --bot-games 0 --json
study-help-games = Random games for the main tables; the others take a part of them.
study-help-bot-games = Games between bots for each line of those tables; 0 leaves them out.
study-help-out = Where to write the page. The JSON gets the same name.
study-written = Written: { $page } and { $data }
study-done = { $games ->
    [one] One game
   *[other] { $games } games
}
study-step-random = Random games
study-step-bots = Games between bots
study-step-players = Numbers of players
study-step-variants = Variants
study-step-luck = Luck
study-step-skill = Skill
study-step-own = The game's own questions

## Numbers

study-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
study-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-digits-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-percent = { $value } %
study-points = { $value }{ "\u00A0" }pp

## The page

study-title = { $game }: a study
study-meta =
    { $players ->
        [one] One player
       *[other] { $players } players
    } · random games for the main tables: { $games }, with { $moves ->
        [one] one move
       *[other] { $moves } moves
    } · seed { $seed }
study-glance-length = moves in an average game
study-glance-first = of the games go to the player who begins (an even share: { $even })
study-glance-luck = of who wins is in the deal when everybody plays at random
study-glance-skill = of the games go to one hard bot among easy ones (an even share: { $even })
study-chapter-table = At the table
study-chapter-luck = Luck and skill
study-chapter-change = What changes the game
study-chapter-game = Piece by piece
study-numbers = The numbers
study-column-value = value
study-column-interval = 95 % interval
study-column-count = seen
study-even = an even share: { $value }
study-method-random = Random players take any legal move; where a game has hundreds of them, they first pick what to do and then with which cards. They play badly, but without habits, so what they show is the game's own doing.
study-method-bots = Games that bots play for each line: { $games }. They are never short of time. Their intervals are wider for it.
study-method-interval = 95 % intervals are ± so much, or from … to where one side reaches further, and the dark strokes. Games that share a deal count together, and so do the seats of a game. pp are percentage points.
study-chosen = These were picked after looking (compared: { $count }): the extremes are likely to be a little less extreme.
study-again = Made by Lifetable { $version }. This command gives the same page again:

## Labels

study-random = Random players
study-easy = Easy bots
study-hard = Hard bots
study-place =
    { $number ->
        [1] Begins
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    }
study-axis-moves = moves in a game
study-axis-score = score
study-all-seats = all players
study-winners = winners
study-alone = { $ending }, one winner
study-shared = { $ending }, a shared win
study-players-count =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
study-as-set = As it is set here
study-variant-number = { $option }: { $value }
study-variant-off = Without: { $option }
study-measure-length = Moves in a game
study-measure-margin = Lead of the winner over the next
study-measure-start = What going first is worth
study-measure-luck = How much of the win is in the deal
study-deal = The deal: cards or dice
study-play = The choices
study-decides-win = Who wins
study-decides-score = The score
study-one-among =
    One { $strong ->
        [easy] easy
       *[other] hard
    } bot among { $weak ->
        [random] random players
       *[other] easy bots
    }

## Figures

study-seats = Who wins from which seat
study-seats-says =
    Among random players, the one who begins wins { $first } of the games; an even share is { $even }. { $matters ->
        [yes] Going first is worth { $gap }.
       *[no] There is no visible difference.
    }
study-length = How long a game lasts
study-length-says =
    A random game takes { $mean } moves on average, and nine in ten take between { $low } and { $high }.{ $bots ->
        [yes] { " " }Easy bots need { $botmean }.
       *[no] { "" }
    }
study-scores = How high they score
study-scores-says = A random player scores { $mean } on average, a winner { $won }; the winner leads by { $margin }.
study-endings = How it ends
study-endings-says = Most random games end like this: “{ $ending }” ({ $share }). The win is shared in { $shared } of them.
study-players = How many sit at the table
study-players-says =
    { $longer ->
        [yes] Games are longest with “{ $longest }” ({ $many } moves) and shortest with “{ $shortest }” ({ $few }).
       *[no] The length shows no visible difference ({ $many } moves).
    } { $matters ->
        [yes] Going first matters most with “{ $most }” ({ $gap }).
       *[no] Going first makes no visible difference.
    }
study-variants = What each option changes
study-variants-says =
    { $longer ->
        [yes] Games are longest with “{ $longest }” ({ $many } moves) and shortest with “{ $shortest }” ({ $few }).
       *[no] The length shows no visible difference ({ $many } moves).
    } { $matters ->
        [yes] Going first matters most with “{ $most }” ({ $gap }).
       *[no] Going first makes no visible difference.
    }
study-luck = What the deal decides
study-luck-says = Deals: { $deals }; times each was played by players who choose at random: { $plays }. The deal alone explains { $wins } of who wins and { $points } of the scores, the choices the rest.
study-skill = How far playing well carries
study-skill-says = One hard bot among easy ones wins { $hard } of the games, { $times } times an even share ({ $even }); one easy bot among random players wins { $easy }.

