# Nach dem Spiel: Ergebnis, Wiederholung, Analyse, Glück, Prüfung.

ui-after-language = Sprache
ui-after-back = Zurück zum Tisch
ui-after-you = Du

## Ergebnis

ui-after-lasted = { $length }, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ui-after-ranking = Rangliste
ui-after-sheet = Wertungsblatt
ui-after-turned = Der Zug, der das Spiel drehte
ui-after-turned-luck = Das Glück, das das Spiel drehte
ui-after-turned-text = Zug { $turn }. { $told }
ui-after-turned-chance = { $you ->
    [yes] Deine Gewinnchance ging von { $from } auf { $to }.
   *[no] Die Gewinnchance von { $name } ging von { $from } auf { $to }.
}
ui-after-looking = Das Spiel wird noch einmal angesehen
ui-after-looking-text = { $done } geschafft. Du musst nicht warten.
ui-after-review = Analyse
ui-after-replay = Ansehen
ui-after-verify = Prüfen
ui-after-share = Teilen
ui-after-record = Mitschrift laden
ui-after-copied = Link kopiert
ui-after-again = Noch einmal?
ui-after-again-text = Dieselben Leute, dieselben Regeln.
ui-after-rematch = Revanche
ui-after-follow = Es geht weiter!
ui-after-follow-text = Die Revanche ist vorbereitet.
ui-after-follow-without = Es geht ohne dich weiter. Du kannst zuschauen.
ui-after-join = Zur Revanche
ui-after-watch = Zuschauen
ui-after-offered = { $name } bietet eine Revanche an
ui-after-offered-text = Bleibst du hier, nimmt ein Bot deinen Platz.
ui-after-accept = Ich komme mit
ui-after-decline = Nein, danke
ui-after-declined = Du kommst nicht mit
ui-after-declined-text = { $name } hat noch nicht begonnen.
ui-after-accept-after-all = Doch mitkommen
ui-after-waiting = Warten auf { $names }
ui-after-waiting-text = Für alle, die nicht kommen, spielt ein Bot.
ui-after-waiting-declined = { $count ->
    [one] { $names } kommt nicht mit.
   *[other] { $names } kommen nicht mit.
}
ui-after-nobody = Niemand kommt mit
ui-after-begin = Mit Bots beginnen
ui-after-withdraw = Zurückziehen
ui-after-rather-not = Lieber nicht
ui-after-rated = { $why ->
    [removed] Nicht gewertet: Jemand wurde vom Tisch entfernt.
    [two-seats] Nicht gewertet: Jemand hatte zwei Plätze.
    [taken-back] Nicht gewertet: Ein Zug, der etwas gezeigt hat, wurde zurückgenommen.
    [no-move] Für dich nicht gewertet: Du hast keinen Zug selbst gemacht.
    [alone] Nicht gewertet: Es gab niemanden zum Vergleichen.
   *[counts] Zählt für deine Wertung.
}

## Wiederholung und Analyse

ui-after-replay-page = Wiederholung · Lifetable
ui-after-replay-where = Wiederholung
ui-after-replay-title = { $game }: Wiederholung
ui-after-not-yet = Noch nichts zum Ansehen
ui-after-eyes = Mit wessen Augen
ui-after-eyes-of = Mit den Augen von { $name }
ui-after-scrub = Das ganze Spiel
ui-after-step-back = Einen Zug zurück
ui-after-step-on = Einen Zug weiter
ui-after-play = Abspielen
ui-after-pause = Anhalten
ui-after-turn = Zug
ui-after-turn-axis = Zug
ui-after-turn-of = Zug { $turn } von { $last }
ui-after-turn-said = Zug { $turn } von { $last }. { $said }
ui-after-turning-go = Wendepunkt { $number }, Zug { $turn }
ui-after-next-turning = Nächster Wendepunkt
ui-after-first-turning = Erster Wendepunkt
ui-after-chances = Gewinnchance
ui-after-chart-label = Gewinnchancen von Zug zu Zug. Am Ende: { $list }.
ui-after-chart-text = Farbe: die Gewinnchance. Blasses Band: wie genau das ist. Ringe: Glück. Quadrate: eine Wahl, die etwas kostete.
ui-after-turning = Wendepunkt { $number }.
ui-after-expert = { $you ->
    [yes] Was der Experte sah
   *[no] Was der Experte { $name } gesagt hätte
}
ui-after-no-decision = Geh zu einem Zug und sieh, was der Experte mit dem Wissen dieses Spielers getan hätte.
ui-after-promised = Die Gewinnchance, die jeder Zug versprach, nach allem, was man auf diesem Platz wissen konnte:
ui-after-only = { $you ->
    [yes] Du hattest keine Wahl.
   *[no] { $name } hatte keine Wahl.
}
ui-after-same = { $you ->
    [yes] Du hast gespielt wie der Experte.
   *[no] { $name } hat gespielt wie der Experte.
}
ui-after-close = { $you ->
    [yes] Dein Zug war so gut wie der beste: Der Unterschied ist zu klein, um zu zählen.
   *[no] Der Zug von { $name } war so gut wie der beste: Der Unterschied ist zu klein, um zu zählen.
}
ui-after-cost = { $you ->
    [yes] Dein Zug hat { $lost } Gewinnchance gekostet, auf { $error } genau.
   *[no] Der Zug von { $name } hat { $lost } Gewinnchance gekostet, auf { $error } genau.
}
ui-after-best = Zug des Experten
ui-after-made = { $you ->
    [yes] dein Zug
   *[no] Zug von { $name }
}
ui-after-both = { $you ->
    [yes] Zug des Experten und deiner
   *[no] Zug des Experten und von { $name }
}

## Glück

ui-after-luck = Glück oder Können?
ui-after-luck-text = Von der Chance am Anfang bis zum Ergebnis. Zähl die Zahlen zusammen: Es geht auf.
ui-after-sum = { $you ->
    [yes] Deine Rechnung
   *[no] Die Rechnung von { $name }
}
ui-after-sum-start = Am Anfang haben alle
ui-after-sum-luck = Glück mit Würfeln und Karten
ui-after-sum-own = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
ui-after-sum-others = Entscheidungen der anderen
ui-after-sum-hidden = Was niemand sehen konnte
ui-after-sum-result = Ergebnis
ui-after-sum-error = auf { $error } genau
ui-after-sum-points = In Punkten der Gewinnchance, von 100.
ui-after-better = { $you ->
    [yes] Du hast besser gespielt als der Sieger. Es war das Glück.
   *[no] { $name } hat besser gespielt als der Sieger. Es war das Glück.
}
ui-after-rolled = { $face } { $count ->
    [0] nie gewürfelt
    [one] einmal gewürfelt
   *[other] { $count }-mal gewürfelt
}
ui-after-dice = { $you ->
    [yes] Deine Würfe: im Schnitt { $average }. Ein fairer Würfel gibt 3,5.
   *[no] Die Würfe von { $name }: im Schnitt { $average }. Ein fairer Würfel gibt 3,5.
}

## Prüfung

ui-after-verify-title = War das Glück ehrlich?
ui-after-verify-lead = Alles Glück eines Spiels kommt aus einem Text, dem Startwert: einem Geheimnis und den Worten der Spieler. Er wurde vor dem Spiel versiegelt und wird jetzt geöffnet.
ui-after-verify-promise = Das Geheimnis
ui-after-verify-promise-text = Das Geheimnis passt zu dem Siegel, das der Tisch gezeigt hat.
ui-after-verify-promise-not = Das Geheimnis passt nicht zu dem Siegel, das der Tisch gezeigt hat.
ui-after-verify-before = Das Spiel davor
ui-after-verify-before-text = Das Siegel dieser Revanche ist das Geheimnis des Spiels davor: Es stand schon lange fest.
ui-after-verify-before-not = Das Siegel dieser Revanche sollte das Geheimnis des Spiels davor sein und ist es nicht.
ui-after-verify-words = Die Worte der Spieler
ui-after-verify-words-text = Der Startwert ist das Geheimnis und genau diese Worte: nichts dazugetan, nichts weggelassen.
ui-after-verify-words-not = Der Startwert passt nicht zum Geheimnis mit den Worten der Spieler.
ui-after-verify-seals = Die Siegel der Spieler
ui-after-verify-seals-text = Die Worte von allen sind die, die versiegelt waren.
ui-after-verify-seals-not = Jemandes Worte sind nicht die, die versiegelt waren.
ui-after-verify-seals-before = Dein Browser hat alle Siegel gesehen, bevor irgendwelche Worte aufgedeckt wurden: Niemand konnte seine zuletzt wählen.
ui-after-verify-seals-unseen = Dein Browser hat die Siegel nicht gesehen, bevor die Worte aufgedeckt wurden.
ui-after-verify-seed = Der Startwert
ui-after-verify-seed-text = Der Startwert passt zu dem Siegel, das beim ersten Zug zu sehen war.
ui-after-verify-seed-not = Der Startwert passt nicht zu dem Siegel, das beim ersten Zug zu sehen war.
ui-after-verify-moves = Jeder Zug
ui-after-verify-moves-text = Der Server spielt das Spiel vom Startwert aus noch einmal: dieselben Karten, Würfe und dasselbe Ergebnis.
ui-after-verify-moves-not = Noch einmal vom Startwert aus gespielt, geht das Spiel anders aus.
ui-after-verify-moves-here = Dein Browser hat das Spiel mit seinen eigenen Regeln vom Startwert aus noch einmal gespielt: dieselben Karten, Würfe und dasselbe Ergebnis.
ui-after-verify-views = Was du gesehen hast
ui-after-verify-views-text =
    { $count ->
        [one] Der eine Moment des Spiels, den dein Browser gesehen hat, kommt genauso heraus.
       *[other] Alle { $count } Momente des Spiels, die dein Browser gesehen hat, kommen genauso heraus.
    }
ui-after-verify-views-not = Etwas, das dein Browser gesehen hat, folgt nicht aus Startwert und Zügen.
ui-after-verify-since =
    { $ply ->
        [0] Dein Browser hat dieses Siegel vor dem ersten Zug gesehen.
       *[other] Dein Browser kennt dieses Siegel seit Zug { $ply }.
    }
ui-after-verify-unseen = Dein Browser hat dieses Siegel vor dem Ende nicht gesehen.
ui-after-verify-wait = Wird geprüft …
ui-after-verify-good =
    { $ply ->
        [0] Alles in Ordnung: Am Glück konnte niemand drehen.
       *[other] Alles in Ordnung: Seit Zug { $ply }, als dein Browser dazukam, konnte niemand am Glück drehen.
    }
ui-after-verify-weak = Alles passt zusammen. Aber dein Browser war während des Spiels nicht hier: Für die Siegel hat er nur das Wort des Servers.
ui-after-verify-without = Alles passt zusammen. Aber von deinem Browser waren keine Worte im Glück: Da musst du denen vertrauen, deren Worte darin waren.
ui-after-verify-bad = Hier stimmt etwas nicht. Heb die Mitschrift auf und sag es dem, der diesen Tisch betreibt.
ui-after-verify-failed = Die Züge lassen sich gerade nicht prüfen.
ui-after-verify-promised = Siegel des Geheimnisses
ui-after-verify-hash = Siegel des Startwerts
ui-after-verify-seed-was = Der Startwert
ui-after-verify-self = Alles außer den Zügen hat dein eigener Browser geprüft. Wenn du auch die selbst prüfen willst, speichere die Mitschrift und starte
ui-after-verify-deck = Dieser Tisch hatte eigene Karten: Frag, wer sie mitgebracht hat, nach der Datei.

## Ein Spiel aufheben

ui-after-keep = Aufheben
ui-after-kept = Aufgehoben
ui-after-keep-help = Dieses Spiel für immer aufheben
ui-after-kept-help = Du hebst dieses Spiel auf. Tippe, um es loszulassen
