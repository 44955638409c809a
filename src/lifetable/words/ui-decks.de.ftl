# Die Seite für eigene Kartensätze.

ui-decks-page = Eigene Kartensätze
ui-decks-head = Deine Leute, deine Jahre
ui-decks-lead = Spiel { $game } mit eigenen Karten: die Familie, der Verein, die Geschichtsstunde. Eine Tabelle, als CSV gespeichert, genügt.
ui-decks-template = Leeren Kartensatz zum Ausfüllen laden
ui-decks-choose = Datei wählen
ui-decks-again = Andere Datei wählen
ui-decks-drop = oder hierher ziehen. Höchstens 2 MB.
ui-decks-checking = Jede Zeile wird geprüft …
ui-decks-how = Was in einen Kartensatz gehört
ui-decks-how-text = 30 bis 104 Karten mit je sechs Leuten, eine Zeile pro Person: Karte und Platz, Name, Geburtsjahr und Todesjahr. Wer das war und etwas Wissenswertes dürfen folgen. Die Prüfung nennt dir Zeile und Spalte von allem, was nicht passt.
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
