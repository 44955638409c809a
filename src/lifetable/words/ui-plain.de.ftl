## Spiele ohne eigenes Brett

ui-plain-said = { $said }
ui-plain-moves = Deine Züge
ui-plain-chance = Gewinnchance: { $share } %
ui-plain-wait = Warte auf die anderen.
ui-plain-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Du teilst dir den Sieg mit { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }
ui-plain-moves-made = { $moves ->
    [one] Ein Zug wurde gemacht
   *[other] { $moves } Züge wurden gemacht
}.
ui-plain-length = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}
ui-plain-score = Wertung: { $score }
ui-plain-who = Wer
ui-plain-points = Wertung
