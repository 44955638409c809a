## Games without a board of their own

ui-plain-said = { $said }
ui-plain-moves = Your moves
ui-plain-chance = chance of winning: { $share } %
ui-plain-wait = Wait for the others.
ui-plain-won =
    { $you ->
        [yes]
            { $count ->
                [one] You win!
               *[other] You share the win with { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the win.
            }
    }
ui-plain-moves-made = { $moves ->
    [one] One move was made
   *[other] { $moves } moves were made
}.
ui-plain-length = { $moves ->
    [one] One move
   *[other] { $moves } moves
}
ui-plain-score = Score: { $score }
ui-plain-who = Player
ui-plain-points = Score
