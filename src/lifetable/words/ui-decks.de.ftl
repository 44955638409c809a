# Die Seite für eigene Kartensätze.

ui-decks-page = Eigene Kartensätze
ui-decks-head = Deine Leute, deine Jahre
ui-decks-lead = Spiel { $game } mit eigenen Karten: die Familie, der Verein, die Geschichtsstunde. Eine Liste von Namen mit je zwei Jahren genügt.
ui-decks-template = Kleines Beispiel zum Ausfüllen laden
ui-decks-choose = Datei wählen
ui-decks-again = Andere Datei wählen
ui-decks-drop = oder hierher ziehen. Höchstens 2 MB.
ui-decks-checking = Jede Zeile wird geprüft …
ui-decks-how = Was in einen Kartensatz gehört
ui-decks-how-text = Zu jedem Menschen ein Name, ein Geburtsjahr und ein Todesjahr: Mehr braucht es nicht. 180 ergeben ein Deck für drei oder vier, 216 für fünf, 258 für sechs; auf die Karten verteilt werden sie für dich. Eine Tabelle (.xlsx) oder eine CSV-Datei aus jedem Programm genügt. Du siehst, wie sie verstanden wurde, bevor du sie behältst.
ui-decks-good =
    { $cards ->
        [one] Eine Karte, spielbereit
       *[other] { $cards } Karten, spielbereit
    }
ui-decks-summary = { $people } Leute, auf { $languages }; das kürzeste Leben { $shortest } Jahre, das längste { $longest }.
ui-decks-warnings =
    { $count ->
        [one] Unten steht etwas zum Bedenken.
       *[other] Unten stehen { $count } Dinge zum Bedenken.
    }
ui-decks-born = Geboren im Jahrhundert ab
ui-decks-bar =
    { $people ->
        [one] Ab { $century }: eine Person
       *[other] Ab { $century }: { $people } Leute
    }
ui-decks-play = Mit diesem Kartensatz spielen
ui-decks-friends = Mit Freunden
ui-decks-bad =
    { $count ->
        [one] Ein Fehler zu beheben
       *[other] { $count } Fehler zu beheben
    }
ui-decks-bad-text = In { $file }. Verbessere das in deiner Tabelle, speichere und wähl die Datei noch einmal.
ui-decks-line = Zeile
ui-decks-column = Spalte
ui-decks-what = Was die Prüfung sagt
ui-decks-error = Fehler
ui-decks-warning = Zum Bedenken
ui-decks-more =
    { $count ->
        [one] Und noch einer.
       *[other] Und { $count } weitere.
    }
ui-decks-shelf = Dein Regal
ui-decks-unnamed = Ein Deck ohne Namen
ui-decks-holds = Menschen: { $people }, Karten: { $cards }, Spieler: bis zu { $players }
ui-decks-play-short = Spielen
ui-decks-share = Mit Link teilen
ui-decks-edit = Ansehen und ändern
ui-decks-drop-it = Aus dem Regal nehmen
ui-decks-drop-sure = Wirklich herausnehmen?
ui-decks-lent-out = Wer den Link hat, kann damit spielen, aber nicht hineinsehen.
ui-decks-name = Wie heißt das Deck?
ui-decks-keep = Behalten
ui-decks-look = Sehen, ob es passt
ui-decks-seen = Menschen: { $people }, Karten: { $cards }. Behalten?
ui-decks-players = Spieler höchstens: { $players }.
ui-decks-write = Menschen hier eintragen
ui-decks-person = Name
ui-decks-person-born = Geboren
ui-decks-person-died = Gestorben
ui-decks-person-add = Jemanden hinzufügen
ui-decks-person-drop = { $name } herausnehmen
ui-decks-people-more = und weitere: { $count }
ui-decks-find = Namen suchen
ui-decks-note = Verstanden
ui-decks-lent = Jemand leiht dir dieses Deck. Menschen: { $people }, Spieler höchstens: { $players }.
