# Pourquoi un coup de That's Life! plaît ou non à un joueur automatique.

why-thats-life-pawn =
    { $taken ->
        [none] En partant, tu ne prends rien
        [luck] En partant, tu prends une tuile Chance ({ $points } points pour l'instant)
       *[tile] En partant, tu prends { $value } ({ $points } points, Chance comprise)
    } ; { $landing ->
        [finish] le pion est arrivé.
        [start] il retourne au départ.
        [pawns] il arrive en compagnie sur { $tile ->
            [luck] une tuile Chance
           *[other] { $to }
        }.
        [guard] il arrive à côté d'un garde sur { $tile ->
            [luck] une tuile Chance
           *[other] { $to }
        }.
       *[alone] il arrive seul sur { $tile ->
            [luck] une tuile Chance
           *[other] { $to }
        }, et les dés permettent à quelqu'un de le rejoindre avant ton prochain tour dans { $joined } % des cas.
    }
why-thats-life-guard =
    Le garde quitte { $tile ->
        [start] le départ
        [luck] une tuile Chance
       *[other] { $value }
    }{ $left ->
        [you] { "" } : ton pion y reste seul et la prendra en partant
        [other] { "" } : un pion adverse y reste seul et la prendra en partant
        [several] , où plusieurs pions restent ensemble
       *[guarded] , où reste un autre garde
    } ; { $landing ->
        [finish] il atteint l'arrivée.
        [start] il retourne au départ.
        [pawns] il rejoint les pions sur { $goal ->
            [luck] une tuile Chance
           *[other] { $to }
        }.
        [guard] il rejoint un garde sur { $goal ->
            [luck] une tuile Chance
           *[other] { $to }
        }.
       *[alone] il attend seul sur { $goal ->
            [luck] une tuile Chance
           *[other] { $to }
        } jusqu'à ce qu'un pion arrive.
    }
why-thats-life-stay = Rien ne bouge, rien n'est pris.
