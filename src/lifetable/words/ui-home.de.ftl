# Die Startseite.

ui-home-page = Lifetable: drei kleine Spiele über das Leben
ui-home-headline = Such dir eine Kabine.
ui-home-headline-then = Spring rein.
ui-home-lead = Drei kleine Spiele über das Leben, für Familie und Freunde.
ui-home-games = Spiele
ui-home-play = Spielen
ui-home-play-now = { $game } gleich spielen, mit Bots
ui-home-players-range =
    { $least ->
        [one] Für einen bis { $most } Spieler
       *[other] Für { $least } bis { $most } Spieler
    }
ui-home-learn = In drei Minuten lernen
ui-home-rules = Regeln

## Wer spielt

ui-home-who = Wer spielt?
ui-home-way-bots = Bots
ui-home-way-friends = Freunde
ui-home-way-device = Ein Gerät
ui-home-way-bots-help = Du setzt dich sofort, Bots nehmen die anderen Plätze.
ui-home-way-friends-help = Du bekommst einen Link und einen QR-Code. Niemand braucht ein Konto.
ui-home-way-device-help = Ihr reicht das Gerät herum. Zwischen den Zügen fällt ein Vorhang.
ui-home-way-device-open-help = Ihr gebt das Gerät weiter. In diesem Spiel gibt es nichts zu verbergen.
ui-home-options = Mehr Möglichkeiten
ui-home-options-of = So spielst du { $game }
ui-home-options-bots = Die Bots
ui-home-options-bot = Bot { $number }
ui-home-options-aids = Hilfen
ui-home-options-done = Fertig
ui-home-options-usual = Wieder wie üblich
ui-home-levels-mixed = gemischte Stufen
ui-home-without = ohne { $what }
ui-home-level = Wie gut die Bots spielen
ui-home-players = Spieler
ui-home-fewer = Ein Spieler weniger
ui-home-more = Ein Spieler mehr
ui-home-player = Spieler { $number }
ui-home-go-bots = { $game } spielen
ui-home-go-friends = Freunde einladen
ui-home-go-device = An diesem Gerät spielen
ui-home-opening = Der Tisch wird gedeckt …

## Tische

ui-home-mine = Weiterspielen
ui-home-mine-more =
    { $count ->
        [one] Noch ein Spiel
       *[other] Noch { $count } Spiele
    }
ui-home-open = Offene Tische
ui-home-open-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und mach ihn öffentlich: Dann sehen ihn hier alle.
ui-home-your-turn = Du bist dran
ui-home-table-with = Mit { $names }
ui-home-table-alone = Wartet auf Mitspieler
ui-home-table-device = An diesem Gerät: { $names }
ui-home-table-free =
    { $count ->
        [0] Voll
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
ui-home-table-seats = { $taken } von { $seats } Plätzen besetzt
ui-home-table-of = Tisch von { $host }
ui-home-table-watchers =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
ui-home-go-on = Weiter
ui-home-sit-down = Hinsetzen
ui-home-watch = Zuschauen
ui-home-go-on-label = Weiter mit { $game }. { $with }
ui-home-sit-down-label = Hinsetzen am Tisch von { $host }, { $game }
ui-home-watch-label = Zuschauen am Tisch von { $host }, { $game }
ui-home-code-ask = Mit einem Code dazukommen
ui-home-code = Code oder Link des Tisches
ui-home-code-go = Zum Tisch
ui-home-code-wrong = Das ist kein Tischcode. Er sieht so aus: kelp-h3x9q2mv.
ui-home-code-none = Mit diesem Code gibt es keinen Tisch. Vielleicht fehlt ein Buchstabe.

## Unter den Planken

ui-home-me = Deine Spiele und Daten
ui-home-decks = Eigene Kartensätze
ui-home-promise = Kein Konto, keine Werbung, kein Tracking. Einfach hinsetzen.
ui-home-settings = Einstellungen

## Wenn etwas fehlt

ui-home-offline = Du bist offline
ui-home-offline-text = Das Freibad hat kurz geschlossen: Es gibt keine Verbindung. Deine Plätze bleiben dir, und kein Zug geht verloren. Diese Seite wacht von selbst wieder auf.
ui-home-again = Noch einmal versuchen
ui-home-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
