# Warum einem Computerspieler ein Zug von That's Life! gefällt oder nicht.

why-thats-life-pawn =
    { $taken ->
        [none] Beim Weggehen nimmst du nichts
        [luck] Beim Weggehen nimmst du eine Glückstafel ({ $points } Punkte im Moment)
       *[tile] Beim Weggehen nimmst du { $value } ({ $points } Punkte, Glück eingerechnet)
    }; { $landing ->
        [finish] die Figur ist im Ziel.
        [start] sie geht zurück zum Start.
        [pawns] sie landet in Gesellschaft auf { $tile ->
            [luck] einer Glückstafel
           *[other] { $to }
        }.
        [guard] sie landet neben einem Wächter auf { $tile ->
            [luck] einer Glückstafel
           *[other] { $to }
        }.
       *[alone] sie landet allein auf { $tile ->
            [luck] einer Glückstafel
           *[other] { $to }
        }, und in { $joined } % der Fälle erlauben die Würfel jemandem, vor deinem nächsten Zug dazuzukommen.
    }
why-thats-life-guard =
    Der Wächter verlässt { $tile ->
        [start] den Start
        [luck] eine Glückstafel
       *[other] { $value }
    }{ $left ->
        [you] { "" }: Deine Figur steht dann allein dort und nimmt sie beim Weggehen
        [other] { "" }: Eine fremde Figur steht dann allein dort und nimmt sie beim Weggehen
        [several] , wo mehrere Figuren zusammenbleiben
       *[guarded] , wo ein anderer Wächter bleibt
    }; { $landing ->
        [finish] er erreicht das Ziel.
        [start] er geht zurück zum Start.
        [pawns] er kommt zu den Figuren auf { $goal ->
            [luck] einer Glückstafel
           *[other] { $to }
        }.
        [guard] er kommt zu einem Wächter auf { $goal ->
            [luck] einer Glückstafel
           *[other] { $to }
        }.
       *[alone] er steht allein auf { $goal ->
            [luck] einer Glückstafel
           *[other] { $to }
        }, bis eine Figur kommt.
    }
why-thats-life-stay = Nichts zieht, nichts wird genommen.
