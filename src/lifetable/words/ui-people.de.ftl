# Meine Seite: Name, Zahlen, Schlüssel, Daten.

ui-people-page = Deine Spiele und Daten
ui-people-hello = Hallo, { $name }
ui-people-hello-stranger = Hallo, wer du auch bist
ui-people-lead = Hier gibt es kein Konto: Dieses Gerät erkennt dich an einem Cookie, und das ist alles.
ui-people-name = Dein Name an den Tischen
ui-people-no-name = Noch kein Name
ui-people-rename = Ändern
ui-people-games = Deine Spiele
ui-people-no-games = Du hast noch kein Spiel beendet. Das lässt sich ändern.
ui-people-played = Gespielt
ui-people-wins = Gewonnen
ui-people-shared-wins = Geteilt
ui-people-rating = Wertung
ui-people-rating-help = Wie stark du spielst, vorsichtig geschätzt: Mit jedem Spiel wird die Zahl sicherer.
ui-people-rating-more = Was bedeutet die Wertung?
ui-people-rating-text = Alle beginnen etwa bei { $start }. Siege gegen Starke heben sie am meisten. Anfangs ist sie mit Absicht niedrig; sie steigt, je sicherer deine Spiele sie machen. Nicht alle Spiele zählen; am Ende jedes Spiels steht, ob.
ui-people-part-none = Noch kein Sieg
ui-people-part-text = Der Ring zeigt, welcher Teil der Siege dir gehörte; ein geteilter zählt zum Teil.
ui-people-part = { $percent } Prozent der Siege
ui-people-recent = Zuletzt
ui-people-won = Gewonnen
ui-people-shared = Geteilter Sieg
ui-people-lost = Diesmal nicht
ui-people-not-stored = nicht mehr aufbewahrt
ui-people-players =
    { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }

## Schlüssel

ui-people-tokens = Schlüssel für deinen eigenen Bot
ui-people-programs = Für alle, die Programme schreiben
ui-people-tokens-text = Ein Programm, das so einen Schlüssel mitbringt, setzt sich in deinem Namen hin. Was es alles darf, steht in /openapi.json.
ui-people-token-once = Hier ist er. Er wird nur dieses eine Mal gezeigt:
ui-people-token-made = gemacht am { $day }
ui-people-token-drop = { $label } löschen
ui-people-token-label = Wofür ist er?
ui-people-token-make = Neuer Schlüssel
ui-people-token-unnamed = Mein Bot

## Daten

ui-people-data = Deine Daten
ui-people-data-text = Wir speichern deinen Namen, deine Sprache, deine Spiele und deine Kartensätze. Nimm alles mit, oder lass es vergessen.
ui-people-nothing = Über dich ist noch nichts gespeichert.
ui-people-export = Alles herunterladen
ui-people-erase = Vergiss mich
ui-people-erase-sure = Das wird vergessen:
ui-people-erase-what-name = dein Name, deine Sprache und deine Schlüssel
ui-people-erase-what-games = deine Zahlen und was du gesagt hast; beendete Spiele bleiben denen, die mitgespielt haben, ohne deinen Namen
ui-people-erase-what-decks = deine eigenen Kartensätze
ui-people-erase-for-good = Das lässt sich nicht rückgängig machen.
ui-people-erase-no = Nein, behalten
ui-people-erase-yes = Ja, vergiss mich
