# Lernen: Regeln und das erste Spiel.

error-no-lesson = Für { $game } gibt es noch keine Lektion.

## Regeln

ui-learn-rules-page = { $game }, die Regeln · Lifetable
ui-learn-rules = Regeln
ui-learn-rules-title = So wird gespielt
ui-learn-short = Kurz gesagt
ui-learn-home = Zur Startseite
ui-learn-to-table = Zurück zum Spiel
ui-learn-contents = Inhalt
ui-learn-search = In den Regeln suchen
ui-learn-clear = Suche leeren
ui-learn-found = { $count ->
    [0] Nichts gefunden zu „{ $what }“.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
ui-learn-in-force = Gilt hier
ui-learn-off = Gilt hier nicht
ui-learn-here = Hier: { $value }
ui-learn-at-table = An diesem Tisch
ui-learn-at-table-text = Bleibt während des Spiels so.
ui-learn-players = { $count ->
    [one] Ein Spieler
   *[other] { $count } Spieler
}
ui-learn-yes = An
ui-learn-no = Aus
ui-learn-play = Spielen
ui-learn-tutorial = Erstes Spiel
ui-learn-print = Anleitung drucken
ui-learn-print-summary = Eine Seite drucken
ui-learn-author-note = In unseren Worten. Im Zweifel gilt, was der Tisch tut.

## Erstes Spiel

ui-learn-page = { $game }, dein erstes Spiel · Lifetable
ui-learn-where = Dein erstes Spiel
ui-learn-step = Schritt { $step } von { $steps }
ui-learn-coach = Der Hund erklärt
ui-learn-next = Weiter
ui-learn-wait = Schau zu …
ui-learn-skip = Überspringen
ui-learn-not-that = Gut gesehen, aber nicht jetzt. Tippe auf das, was leuchtet; hier kann nichts schiefgehen.
ui-learn-other-move = Im echten Spiel ginge das. Mach es dieses eine Mal, wie ich sage.
ui-learn-your-turn = Du bist dran
ui-learn-real = Richtig spielen
ui-learn-more-rules = Alle Regeln
ui-learn-again = Noch einmal
