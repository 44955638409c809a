## Jeux sans plateau à eux

ui-plain-said = { $said }
ui-plain-moves = Tes coups
ui-plain-chance = chances de gagner : { $share } %
ui-plain-wait = Attends les autres.
ui-plain-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Tu partages la victoire avec { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } se partagent la victoire.
            }
    }
ui-plain-moves-made = { $moves ->
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
}.
ui-plain-length = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
ui-plain-score = Score : { $score }
ui-plain-who = Joueur
ui-plain-points = Score
