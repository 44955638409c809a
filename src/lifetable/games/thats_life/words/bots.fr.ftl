# Pourquoi un bot aime ou n'aime pas un coup de That's Life!

why-thats-life-pawn =
    { $taken ->
        [none] Tu ne prends rien.
        [luck] Tu prends un trèfle. Pour l'instant, ton score change de { $points }.
       *[tile] Tu prends { $value }. Ton score change de { $points }.
    } { $landing ->
        [finish] Ton pion est arrivé.
        [start] Ton pion retourne au départ.
        [pawns] Ton pion retrouve d'autres pions sur { $tile ->
            [luck] un trèfle
           *[other] { $to }
        }.
        [guard] Ton pion retrouve un garde sur { $tile ->
            [luck] un trèfle
           *[other] { $to }
        }.
       *[alone] Ton pion est seul sur { $tile ->
            [luck] un trèfle
           *[other] { $to }
        }. { $joined ->
            [0] Personne ne peut le rejoindre avant ton prochain tour.
           *[other] Quelqu'un pourra peut-être le rejoindre avant ton prochain tour (chances : { $joined } %).
        }
    }
why-thats-life-guard =
    Tu fais partir le garde { $tile ->
        [start] du départ
        [luck] d'un trèfle
       *[other] de { $value }
    }. { $left ->
        [you] { $tile ->
            [start] Ton pion y reste seul.
           *[other] Ton pion y reste seul et prendra la tuile en partant.
        }
        [other] { $tile ->
            [start] Le pion d'un autre joueur y reste seul.
           *[other] Le pion d'un autre joueur y reste seul et prendra la tuile en partant.
        }
        [several] Plusieurs pions y restent ensemble.
       *[guarded] Un autre garde y reste.
    } { $landing ->
        [finish] Le garde atteint l'arrivée.
        [start] Le garde retourne au départ.
        [pawns] Le garde rejoint les pions sur { $goal ->
            [luck] un trèfle
           *[other] { $to }
        }.
        [guard] Le garde rejoint un garde sur { $goal ->
            [luck] un trèfle
           *[other] { $to }
        }.
       *[alone] Le garde attend seul sur { $goal ->
            [luck] un trèfle
           *[other] { $to }
        } jusqu'à ce qu'un pion arrive.
    }
why-thats-life-stay = Rien ne bouge, rien n'est pris.
