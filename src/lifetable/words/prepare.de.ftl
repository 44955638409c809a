# Die Spiele für diesen Rechner vorbereiten: `lifetable prepare`.

prepare-help =
    Die Spiele für diesen Rechner vorbereiten: alles auf einmal, was sonst beim ersten Gebrauch kompiliert wird.

    Danach muss auf nichts mehr gewartet werden. Einmal je Version genügt; was schon bereit ist, wird übersprungen.
prepare-epilog =
    { "\u0008" }
    Beispiel:
      lifetable prepare
prepare-help-games = Welche Spiele; ohne Namen alle.
prepare-step = { $game }: { $part }
prepare-rules = Regeln
prepare-bots = Bots
prepare-tables = Tische kompilierter Bots
prepare-environments = Umgebungen
prepare-done = Bereit, nach { $seconds } s.
