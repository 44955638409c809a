# Studien: `lifetable study` und ihr Bericht.

study-help =
    Untersuche ein Spiel und schreibe einen Bericht: wer von wo gewinnt, wie lange, wie hoch, Glück und Können, was Varianten ändern.

    Eine einzige HTML-Seite, die sonst nichts braucht, und ihre Zahlen als JSON daneben. Derselbe Startwert gibt dieselben Bytes.
study-epilog =
    { "\u0008" }
    Beispiele:
      lifetable study thats-life
      lifetable study life-is-life --players 3 --games 200000 --seed 7 --out report.html
      lifetable study lifetime --bot-games 0 --json
study-help-games = Zufallspartien für die Haupttabellen; die anderen nehmen einen Teil davon.
study-help-bot-games = Partien zwischen Bots für jede Zeile dieser Tabellen; 0 lässt sie weg.
study-help-out = Wohin die Seite kommt. Das JSON heißt genauso.
study-written = Geschrieben: { $page } und { $data }
study-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
study-step-random = Zufallspartien
study-step-bots = Partien zwischen Bots
study-step-players = Spielerzahlen
study-step-variants = Varianten
study-step-luck = Glück
study-step-skill = Können
study-step-own = Die Fragen des Spiels

## Zahlen

study-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
study-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-digits-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-percent = { $value } %
study-points = { $value }{ "\u00A0" }PP

## Die Seite

study-title = { $game }: eine Studie
study-meta =
    { $players ->
        [one] Ein Spieler
       *[other] { $players } Spieler
    } · Zufallspartien für die Haupttabellen: { $games }, mit { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } · Startwert { $seed }
study-glance-length = Züge dauert eine Partie im Mittel
study-glance-first = der Partien gewinnt, wer beginnt (gleicher Anteil: { $even })
study-glance-luck = des Sieges stecken in Karten oder Würfeln, wenn alle zufällig spielen
study-glance-skill = der Partien gewinnt ein schwerer Bot unter leichten (gleicher Anteil: { $even })
study-chapter-table = Am Tisch
study-chapter-luck = Glück und Können
study-chapter-change = Was das Spiel verändert
study-chapter-game = Stück für Stück
study-numbers = Die Zahlen
study-column-value = Wert
study-column-interval = 95-%-Intervall
study-column-count = gesehen
study-even = gleicher Anteil: { $value }
study-method-random = Zufallsspieler nehmen irgendeinen erlaubten Zug; wo es Hunderte gibt, wählen sie erst, was sie tun, und dann, mit welchen Karten. Sie spielen schlecht, aber ohne Gewohnheiten: Was sie zeigen, liegt am Spiel selbst.
study-method-bots = Partien der Bots für jede Zeile: { $games }. Sie haben immer genug Zeit. Ihre Intervalle sind dafür breiter.
study-method-interval = 95-%-Intervalle stehen als ± da, oder von … bis, wo eine Seite weiter reicht, und als dunkle Striche. Partien mit denselben Karten oder Würfeln zählen zusammen, ebenso die Plätze einer Partie. PP sind Prozentpunkte.
study-chosen = Nach dem Hinsehen ausgewählt (verglichen: { $count }): Die Extreme sind wohl etwas weniger extrem.
study-again = Gemacht von Lifetable { $version }. Dieser Befehl gibt dieselbe Seite noch einmal:

## Beschriftungen

study-random = Zufallsspieler
study-easy = Leichte Bots
study-hard = Schwere Bots
study-place =
    { $number ->
        [1] Beginnt
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[other] Sechster
    }
study-axis-moves = Züge in einer Partie
study-axis-score = Wertung
study-all-seats = alle Spieler
study-winners = Sieger
study-alone = { $ending }, ein Sieger
study-shared = { $ending }, geteilter Sieg
study-players-count =
    { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }
study-as-set = Wie hier eingestellt
study-variant-number = { $option }: { $value }
study-variant-off = Ohne: { $option }
study-measure-length = Züge in einer Partie
study-measure-margin = Vorsprung vor dem Nächsten
study-measure-start = Was es bringt zu beginnen
study-measure-luck = Wie viel vom Sieg im Blatt steckt
study-deal = Das Los: Karten oder Würfel
study-play = Die Entscheidungen
study-decides-win = Wer gewinnt
study-decides-score = Die Punkte
study-one-among =
    Ein { $strong ->
        [easy] leichter
       *[other] schwerer
    } Bot unter { $weak ->
        [random] Zufallsspielern
       *[other] leichten Bots
    }

## Bilder

study-seats = Wer von welchem Platz gewinnt
study-seats-says =
    Unter Zufallsspielern gewinnt, wer beginnt, { $first } der Partien; ein gleicher Anteil wäre { $even }. { $matters ->
        [yes] Zu beginnen bringt { $gap }.
       *[no] Ein Unterschied ist nicht zu sehen.
    }
study-length = Wie lange eine Partie dauert
study-length-says =
    Eine Zufallspartie dauert im Mittel { $mean } Züge, neun von zehn dauern { $low } bis { $high }.{ $bots ->
        [yes] { " " }Leichte Bots brauchen { $botmean }.
       *[no] { "" }
    }
study-scores = Wie hoch es ausgeht
study-scores-says = Ein Zufallsspieler kommt im Mittel auf { $mean }, ein Sieger auf { $won }; sein Vorsprung ist { $margin }.
study-endings = Wie es endet
study-endings-says = Die meisten Zufallspartien enden so: „{ $ending }“ ({ $share }). In { $shared } wird der Sieg geteilt.
study-players = Wie viele am Tisch sitzen
study-players-says =
    { $longer ->
        [yes] Am längsten dauert es mit „{ $longest }“ ({ $many } Züge), am kürzesten mit „{ $shortest }“ ({ $few }).
       *[no] An der Dauer ist kein Unterschied zu sehen ({ $many } Züge).
    } { $matters ->
        [yes] Am meisten bringt das Beginnen mit „{ $most }“ ({ $gap }).
       *[no] Beim Beginnen ist kein Unterschied zu sehen.
    }
study-variants = Was jede Option ändert
study-variants-says =
    { $longer ->
        [yes] Am längsten dauert es mit „{ $longest }“ ({ $many } Züge), am kürzesten mit „{ $shortest }“ ({ $few }).
       *[no] An der Dauer ist kein Unterschied zu sehen ({ $many } Züge).
    } { $matters ->
        [yes] Am meisten bringt das Beginnen mit „{ $most }“ ({ $gap }).
       *[no] Beim Beginnen ist kein Unterschied zu sehen.
    }
study-luck = Was das Los entscheidet
study-luck-says = Verschiedene Karten oder Würfe: { $deals }; jeweils so oft von Zufallsspielern gespielt: { $plays }. Das Los allein erklärt { $wins } des Sieges und { $points } der Punkte, die Entscheidungen den Rest.
study-skill = Wie weit gutes Spiel trägt
study-skill-says = Ein schwerer Bot unter leichten gewinnt { $hard } der Partien, { $times } Mal so viel wie ein gleicher Anteil ({ $even }); ein leichter unter Zufallsspielern gewinnt { $easy }.

