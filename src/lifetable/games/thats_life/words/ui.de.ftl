# That's Life! auf der Seite

## Orte und Figuren

thats-life-ui-tile =
    { $kind ->
        [start] Start
        [finish] Ziel
        [luck] Kleeblatt
       *[tile] Tafel { $value }
    }{ $there ->
        [none] , leer
       *[some] : { $list }
    }
thats-life-ui-pawns =
    { $you ->
        [yes]
            { $count ->
                [one] deine Figur
               *[other] { $count } deiner Figuren
            }
       *[no]
            { $count ->
                [one] eine Figur von { $name }
               *[other] { $count } Figuren von { $name }
            }
    }
thats-life-ui-guards =
    { $count ->
        [one] ein Wächter
       *[other] { $count } Wächter
    }
thats-life-ui-piece =
    { $piece ->
        [guard] Wächter
       *[pawn] Deine Figur
    } auf { $from ->
        [start] dem Start
        [luck] einem Kleeblatt
       *[tile] { $value }
    }.
thats-life-ui-movable = Figuren, die du ziehen kannst
thats-life-ui-who-moves = Wer zieht?

## Was geschah, in den Worten der Tafeln

thats-life-ui-told-moved =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $piece ->
        [guard] einen Wächter
       *[pawn] eine Figur
    } { $from ->
        [start] vom Start
        [luck] von einem Kleeblatt
        [gone] von einer Tafel, die nicht mehr da ist,
       *[tile] von { $value }
    } { $back ->
        [yes] zurück{ " " }
       *[no] { "" }
    }{ $to ->
        [start] zum Start
        [finish] ins Ziel
        [luck] auf ein Kleeblatt
        [gone] auf eine Tafel, die nicht mehr da ist
       *[tile] auf { $goal }
    }.
thats-life-ui-told-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { thats-life-ui-prize }.
thats-life-ui-told-left =
    Alle sind an { $kind ->
        [luck] einem Kleeblatt
        [gone] einer Tafel
       *[tile] { $value }
    } vorbei: Die Tafel verlässt den Weg{ $guards ->
        [0] .
        [one] { "" } mit ihrem Wächter.
       *[other] { "" } mit ihren { $guards } Wächtern.
    }
thats-life-ui-told-recycled =
    Alle sind an { $kind ->
        [luck] einem Kleeblatt
        [gone] einer Tafel
       *[tile] { $value }
    } vorbei: Die Tafel liegt nun direkt vor dem Ziel{ $guards ->
        [0] .
        [one] , ohne ihren Wächter.
       *[other] , ohne ihre { $guards } Wächter.
    }
thats-life-ui-prize =
    { $kind ->
        [luck] ein Kleeblatt
        [gone] eine Tafel
       *[tile] { $value }
    }

## Was ein Zug tun würde

thats-life-ui-move =
    { $piece ->
        [guard] Wächter
       *[pawn] Figur
    } { $from ->
        [start] vom Start
        [luck] von einem Kleeblatt
       *[tile] von { $value }
    } { $back ->
        [yes] zurück{ " " }
       *[no] { "" }
    }{ $to ->
        [start] zum Start
        [finish] ins Ziel
        [luck] auf ein Kleeblatt
       *[tile] auf { $goal }
    }{ $takes ->
        [yes] ; die Tafel gehört dann dir
       *[no] { "" }
    }

thats-life-ui-goes =
    { $steps ->
        [1] Ein Schritt
        [2] Zwei Schritte
        [3] Drei Schritte
        [4] Vier Schritte
        [5] Fünf Schritte
       *[6] Sechs Schritte
    } { $to ->
        [start] zum Start
        [finish] ins Ziel
        [luck] auf ein Kleeblatt
       *[tile] auf { $value }
    }
thats-life-ui-goes-back =
    Ein Schritt zurück { $to ->
        [start] zum Start
        [finish] ins Ziel
        [luck] auf ein Kleeblatt
       *[tile] auf { $value }
    }
thats-life-ui-stays-put = Alles bleibt stehen
thats-life-ui-takes =
    { $kind ->
        [luck] Auf dem Kleeblatt bleibt niemand zurück, also nimmst du es.
       *[tile] Auf { $value } bleibt niemand zurück, also nimmst du die Tafel.
    }
thats-life-ui-worth = Mit deinen Kleeblättern macht das { $points }.
thats-life-ui-leaves-company =
    { $kind ->
        [start] Der Start wird nie genommen.
        [luck] Du bist nicht allein auf dem Kleeblatt, also bleibt es liegen.
       *[tile] Du bist nicht allein auf { $value }, also bleibt die Tafel liegen.
    }
thats-life-ui-guard-goes = Wächter nehmen nichts.
thats-life-ui-guard-frees =
    { $you ->
        [yes] Dann stehst du allein auf { $kind ->
            [luck] dem Kleeblatt
           *[tile] { $value }
        }.
       *[no] Dann steht { $name } allein auf { $kind ->
            [luck] dem Kleeblatt
           *[tile] { $value }
        }.
    }
thats-life-ui-passed =
    { $recycle ->
        [yes]
            { $count ->
                [one] Eine Tafel kommt vor das Ziel zurück.
               *[other] { $count } Tafeln kommen vor das Ziel zurück.
            }
       *[no]
            { $count ->
                [one] Eine Tafel verlässt den Weg.
               *[other] { $count } Tafeln verlassen den Weg.
            }
    }
thats-life-ui-all-home = Dann sind alle deine Figuren im Ziel.
thats-life-ui-ends = Damit endet das Spiel.
thats-life-ui-stay-line = Nichts zieht, nichts wird genommen.
thats-life-ui-frozen = Dieser Wächter steht allein, also bleibt er. Nur ein Wächter neben einer Figur darf gehen.
thats-life-ui-not-yours = Ziehen dürfen nur deine Figuren und Wächter neben einer Figur.

## Vor dir

thats-life-ui-rolled =
    { $you ->
        [yes] Du hast eine { $die } gewürfelt
       *[no] { $name } hat eine { $die } gewürfelt
    }
thats-life-ui-die = Würfel: { $die }
thats-life-ui-choose = Tippe auf eine Figur oder einen Wächter im gelben Ring.
thats-life-ui-thinks = { $name } überlegt.
thats-life-ui-home-all = Alle deine Figuren sind im Ziel. Die anderen spielen weiter.
thats-life-ui-over = Die Tafeln werden gezählt
thats-life-ui-go-take = Ziehen und { $value } nehmen
thats-life-ui-go-pawn = Figur ziehen
thats-life-ui-go-home = Ins Ziel ziehen
thats-life-ui-go-guard = Wächter ziehen
thats-life-ui-go-back = Zurückgehen
thats-life-ui-go-back-take = Zurückgehen und { $value } nehmen
thats-life-ui-go-stay = Stehen bleiben
thats-life-ui-go-pick = Wähle Figur oder Wächter
thats-life-ui-go-wait =
    { $you ->
        [yes] Einen Moment
       *[no] { $name } ist dran
    }
thats-life-ui-forward = Vor
thats-life-ui-back = Zurück
thats-life-ui-stay = Bleiben
thats-life-ui-your-tiles = Deine Tafeln
thats-life-ui-no-tiles = Noch nichts genommen.
thats-life-ui-turns =
    { $count ->
        [one] Das Kleeblatt dreht { $list } um: { $plus }.
       *[other] Die Kleeblätter drehen { $list } um: { $plus }.
    }
thats-life-ui-spare =
    { $count ->
        [one] Ein Kleeblatt wartet auf ein Minus.
       *[other] { $count } Kleeblätter warten auf ein Minus.
    }

## Die Handtücher

thats-life-ui-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
thats-life-ui-seat = { $name }: { $points }, Figuren im Ziel: { $home } von { $each }
thats-life-ui-mini =
    { $kind ->
        [luck] Kleeblatt
        [turned] { $value }, vom Kleeblatt gewendet
        [straggler] { $value }, das kein Kleeblatt wenden kann
       *[tile] { $value }
    }
thats-life-ui-clovers =
    { $count ->
        [one] Ein Kleeblatt
       *[other] { $count } Kleeblätter
    }

## Tipps

thats-life-ui-chance = { $share } %
thats-life-ui-chance-said = Gewinnchance: { $share } %.
thats-life-ui-best = Bester Zug.

## Nach dem Spiel

thats-life-ui-sheet = Wertung
thats-life-ui-sheet-player = Spieler
thats-life-ui-sheet-you = Du
thats-life-ui-sheet-gains = Plus
thats-life-ui-sheet-losses = Minus
thats-life-ui-sheet-turned = Von Kleeblättern gewendet
thats-life-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst mit { $points }!
               *[other] Du teilst dir den Sieg mit { $names }!
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt mit { $points }.
               *[other] { $names } teilen sich den Sieg.
            }
    }
thats-life-ui-length =
    { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }
thats-life-ui-line-paid = zuletzt auf dem Weg: { $value }
thats-life-ui-line-luck =
    { $use ->
        [none]
            { $clovers ->
                [one] ein Kleeblatt übrig
               *[other] { $clovers } Kleeblätter übrig
            }
        [some] Kleeblätter: { $clovers }, genutzt: { $used }
       *[all]
            { $clovers ->
                [1] ein Kleeblatt, genutzt
                [2] zwei Kleeblätter, beide genutzt
               *[other] { $clovers } Kleeblätter, alle genutzt
            }
    }
thats-life-ui-line-first = zuerst im Ziel
thats-life-ui-line-tiles =
    { $gains ->
        [0] keine Plustafel
       *[other] Plustafeln: { $gains }
    }, { $losses ->
        [0] keine Minustafel
       *[other] Minustafeln: { $losses }
    }
thats-life-ui-story-ahead =
    { $you ->
        [yes] Vor dir lag nie jemand.
       *[no] Vor { $name } lag nie jemand.
    }
thats-life-ui-story-led =
    { $leading ->
        [yes] Bis Zug { $turn } lagst du vorn, dann zog { $name } vorbei.
       *[no]
            { $you ->
                [yes] Bis Zug { $turn } lag { $leader } vorn, dann zogst du vorbei.
               *[no] Bis Zug { $turn } lag { $leader } vorn, dann zog { $name } vorbei.
            }
    }
thats-life-ui-story-luck =
    { $you ->
        [yes] Deine Kleeblätter haben gedreht: { $list } → { $plus }.
       *[no] Die Kleeblätter von { $name } haben gedreht: { $list } → { $plus }.
    }
thats-life-ui-story-close =
    { $you ->
        [yes] Dir { $gap ->
            [one] fehlte nur ein Punkt
           *[other] fehlten nur { $gap } Punkte
        }.
       *[no] { $name } { $gap ->
            [one] fehlte nur ein Punkt
           *[other] fehlten nur { $gap } Punkte
        }.
    }
thats-life-ui-story-clear =
    { $you ->
        [yes] Du liegst { $gap ->
            [one] einen Punkt
           *[other] { $gap } Punkte
        } vor { $next }.
       *[no] { $name } liegt { $gap ->
            [one] einen Punkt
           *[other] { $gap } Punkte
        } vor { $next }.
    }
thats-life-ui-story-you = dir
thats-life-ui-story-paid =
    { $you ->
        [yes] Deine letzte Figur auf dem Weg hat dich { $value } gekostet.
       *[no] Die letzte Figur auf dem Weg hat { $name } { $value } gekostet.
    }
thats-life-ui-story-heavy =
    { $you ->
        [yes] Du bist auf { $value } sitzen geblieben, und kein Kleeblatt hat es gedreht.
       *[no] { $name } ist auf { $value } sitzen geblieben, und kein Kleeblatt hat es gedreht.
    }
## Keys

thats-life-keys-pieces = Die ziehbaren Figuren, vom Start aus gezählt
