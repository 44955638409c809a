# `lifetable tasks`

tasks-help = Die Aufgaben der Umgebungen: Namen, die für immer dasselbe bedeuten. Mit --write eine Karte für jede.
tasks-epilog =
    { "\u0008" }
    Beispiele:
      lifetable tasks
      lifetable tasks thats-life --write docs/tasks
tasks-help-games = Zufallspartien hinter den Zahlen.
tasks-help-write = Wohin die Karten geschrieben werden, eine Datei je Spiel.
tasks-title = { $game }: Aufgaben
tasks-intro = Was ein Name bedeutet, steht fest: siehe [envs.md](../envs.md). Intervalle sind 95 %. Diese Zahlen kommen von:
tasks-players = Spieler
tasks-actions = Aktionen
tasks-observation = Beobachtung
tasks-information = Information
tasks-chance = Zufall
tasks-branching = Erlaubte Züge
tasks-length = Züge einer Zufallspartie
tasks-deal = Wie viel vom Sieg schon im Los liegt, unter Zufallsspielern
tasks-random = Siege eines Zufallsspielers auf dem ersten Platz
tasks-random-score = Punkte eines Zufallsspielers
tasks-greedy = Siege eines „greedy“ unter Zufallsspielern
tasks-greedy-score = Seine Punkte
tasks-perfect = alle sehen alles
tasks-hidden = verdeckt
tasks-dice = Würfel
tasks-cards = Karten
tasks-mean-and-most = im Mittel: { $mean }; höchstens, in den angesehenen Partien: { $most }
tasks-mean-and-range = im Mittel { $mean }; neun von zehn zwischen { $low } und { $high }
