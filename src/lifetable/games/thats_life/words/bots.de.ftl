# Warum ein Bot einen Zug von That's Life! mag oder nicht.

why-thats-life-pawn =
    { $taken ->
        [none] Du nimmst nichts.
        [luck] Du nimmst ein Kleeblatt. Im Moment ändert das deine Punkte um { $points }.
       *[tile] Du nimmst { $value }. Das ändert deine Punkte um { $points }.
    } { $landing ->
        [finish] Deine Figur ist im Ziel.
        [start] Deine Figur geht zurück zum Start.
        [pawns] Deine Figur trifft andere Figuren auf { $tile ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }.
        [guard] Deine Figur trifft einen Wächter auf { $tile ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }.
       *[alone] Deine Figur steht allein auf { $tile ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }. { $joined ->
            [0] Vor deinem nächsten Zug kann niemand dazukommen.
           *[other] Vielleicht kann vor deinem nächsten Zug jemand dazukommen (Chance: { $joined } %).
        }
    }
why-thats-life-guard =
    Du ziehst den Wächter { $tile ->
        [start] vom Start
        [luck] von einem Kleeblatt
       *[other] von { $value }
    } weg. { $left ->
        [you] { $tile ->
            [start] Deine Figur bleibt dort allein.
           *[other] Deine Figur bleibt dort allein und nimmt die Tafel, wenn sie geht.
        }
        [other] { $tile ->
            [start] Eine fremde Figur bleibt dort allein.
           *[other] Eine fremde Figur bleibt dort allein und nimmt die Tafel, wenn sie geht.
        }
        [several] Mehrere Figuren bleiben dort zusammen.
       *[guarded] Ein anderer Wächter bleibt dort.
    } { $landing ->
        [finish] Der Wächter erreicht das Ziel.
        [start] Der Wächter geht zurück zum Start.
        [pawns] Der Wächter kommt zu den Figuren auf { $goal ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }.
        [guard] Der Wächter kommt zu einem Wächter auf { $goal ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }.
       *[alone] Der Wächter wartet allein auf { $goal ->
            [luck] einem Kleeblatt
           *[other] { $to }
        }, bis eine Figur kommt.
    }
why-thats-life-stay = Nichts zieht, nichts wird genommen.
