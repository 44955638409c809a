# That's Life! (Verflixxt!)

thats-life-title = That's Life! (Verflixxt!)
thats-life-tagline = Würfeln, eine Figur ziehen und die schlechten Tafeln den anderen lassen.

## Optionen

thats-life-option-layout = Weg
thats-life-option-layout-help = In welcher Reihenfolge die Tafeln liegen.
thats-life-option-layout-standard = Standard: Minus, Kleeblätter, Plus, Minus
thats-life-option-layout-bonus-first = Erst Plus: Minus, Plus, Kleeblätter, Minus
thats-life-option-layout-luck-last = Kleeblätter am Ende: Minus, Plus, Minus, Kleeblätter
thats-life-option-layout-shuffled = Gemischt: jede Tafel irgendwo
thats-life-option-one-is-free = Freie Wahl bei einer 1
thats-life-option-one-is-free-help = Bei einer 1 geht es eins vor, eins zurück, oder alles bleibt stehen.
thats-life-option-recycle = Tafeln kommen wieder
thats-life-option-recycle-help = Tafeln, an denen alle vorbei sind, werden direkt vor das Ziel gelegt.
thats-life-option-ending = Spielende
thats-life-option-ending-help = Wann Schluss ist, und was mit den Figuren geschieht, die noch auf dem Weg sind.
thats-life-option-ending-standard = Wenn alle Figuren im Ziel sind
thats-life-option-ending-sprint = Sprint: jemand ist im Ziel; einzelne Figuren nehmen ihre Tafel
thats-life-option-ending-straggler = Nachzügler: die letzte Figur nimmt das größte freie Minus

## Wie es endete

thats-life-ending-standard = Alle Figuren sind im Ziel: Die Tafeln werden gezählt.
thats-life-ending-sprint = Jemand hat alle Figuren im Ziel. Wer allein auf einer Tafel steht, nimmt sie.
thats-life-ending-straggler = Nur eine Figur ist noch unterwegs: Sie nimmt das größte unbewachte Minus.

## Der Tisch

thats-life-path = Der Weg
thats-life-start = Start
thats-life-finish = Ziel
thats-life-guard = Wächter
thats-life-luck = Kleeblatt
thats-life-can-move = von hier kannst du ziehen
thats-life-home = im Ziel
thats-life-taken = genommen
thats-life-total = Summe
thats-life-and = { $some } und { $last }
thats-life-spot = Tafel { $tile } ({ $value })
thats-life-spot-gone = Tafel { $tile }
thats-life-turn =
    { $you ->
        [yes] Du bist dran, mit einer { $die }. Zieh eine deiner Figuren oder einen Wächter mit Gesellschaft.
       *[no] { $name } hat eine { $die } und überlegt.
    }
thats-life-free = Freie Wahl bei einer 1: vor, zurück oder stehen bleiben.

## Was geschah

thats-life-told-began =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
thats-life-told-rolled =
    { $you ->
        [yes] Du würfelst eine { $die }.
       *[no] { $name } würfelt eine { $die }.
    }
thats-life-told-moved =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $piece ->
        [guard] einen Wächter
       *[pawn] eine Figur
    }{ $back ->
        [yes] { " " }zurück
       *[no] { "" }
    }: { $from } → { $to }.
thats-life-told-stayed =
    { $you ->
        [yes] Du lässt alles stehen.
       *[no] { $name } lässt alles stehen.
    }
thats-life-told-taken =
    { $you ->
        [yes] Du nimmst { $spot }.
       *[no] { $name } nimmt { $spot }.
    }
thats-life-told-home =
    { $you ->
        [yes] Eine deiner Figuren ist im Ziel.
       *[no] { $name } bringt eine Figur ins Ziel.
    }
thats-life-told-finished =
    { $you ->
        [yes] Alle deine Figuren sind im Ziel.
       *[no] { $name } hat alle Figuren im Ziel.
    }
thats-life-told-left =
    Alle sind an { $spot } vorbei: Sie verlässt den Weg{ $guards ->
        [0] .
        [one] { "" } mit ihrem Wächter.
       *[other] { "" } mit ihren { $guards } Wächtern.
    }
thats-life-told-recycled =
    Alle sind an { $spot } vorbei: Sie liegt nun direkt vor dem Ziel{ $guards ->
        [0] .
        [one] , ohne ihren Wächter.
       *[other] , ohne ihre { $guards } Wächter.
    }
thats-life-told-straggler =
    { $you ->
        [yes] Deine Figur ist der Nachzügler: Du nimmst { $value }, und kein Kleeblatt kann das wenden.
       *[no] { $name } hat den Nachzügler und nimmt { $value }; kein Kleeblatt kann das wenden.
    }
thats-life-told-straggler-free =
    { $you ->
        [yes] Deine Figur ist der Nachzügler, aber kein Minus ist frei: Du nimmst nichts.
       *[no] { $name } hat den Nachzügler, aber kein Minus ist frei: nichts zu nehmen.
    }
thats-life-told-scored = Gezählt: { $list }.
thats-life-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Du teilst dir den Sieg mit { $names }!
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }

## Züge

thats-life-move =
    { $piece ->
        [guard] Wächter
       *[pawn] Figur
    }{ $back ->
        [yes] { " " }zurück
       *[no] { "" }
    }: { $from } → { $to }{ $takes ->
        [yes] ; du nimmst { $value }
       *[no] { "" }
    }
thats-life-move-stay = alles stehen lassen
thats-life-hint = p12 zieht deine Figur auf Tafel 12, p0 eine vom Start, g12 den Wächter auf Tafel 12. Bei freier 1: p12- geht zurück, oder stay.

## Abgelehnte Züge

error-thats-life-unreadable = „{ $move }“ kann ich nicht lesen. Schreib p12 für deine Figur auf Tafel 12, p0 vom Start, g12 für einen Wächter.
error-thats-life-over = Das Spiel ist zu Ende, { $move } kommt zu spät.
error-thats-life-no-tile = { $move }: Diese Tafel liegt nicht mehr auf dem Weg. Nimm eine, die noch da ist.
error-thats-life-no-pawn = { $move }: Dort steht keine deiner Figuren. Wähle eine Tafel mit deinem Buchstaben, oder p0 vom Start.
error-thats-life-no-guard = { $move }: Dort steht kein Wächter. Wächter sind mit ▲ gezeichnet.
error-thats-life-frozen = { $move }: Neben diesem Wächter steht keine Figur, also bleibt er stehen. Nimm einen mit Gesellschaft.
error-thats-life-not-free = { $move }: Zurückgehen und stehen bleiben geht nur bei einer 1 und mit „Freie Wahl bei einer 1“ (one-is-free). Zieh vorwärts.
error-thats-life-from-start = { $move }: Hinter dem Start liegt nichts. Zieh vorwärts oder bleib stehen.
error-thats-life-start-empty = { $move }: Zurück auf den Start geht nur, solange dort noch eine Figur steht.
