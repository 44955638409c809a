# Bots gegen Bots: `lifetable arena`, `lifetable ladder`, `lifetable train`.

## arena

arena-help =
    Diese Bots an einen Tisch setzen, viele Partien spielen lassen und sehen, wer wie oft gewinnt.

    Jede Ausgangslage wird mit allen gedrehten Plätzen gespielt: Weder Glück noch Platz bevorzugt jemanden. Der gleiche Startwert gibt das gleiche Ergebnis.
arena-epilog =
    { "\u0008" }
    Beispiele:
      lifetable arena thats-life --bots expert,mc:1000,mc:1000,mc:1000
      lifetable arena life-is-life --bots hard,medium,medium --games 500 --seed 7
      lifetable arena thats-life --bots easy,random --option layout=shuffled --json
arena-help-bots = Wer spielt, durch Kommas getrennt: easy, medium, hard, expert, random, greedy, mc:N, ismcts:N.
arena-help-games = Wie viele Partien.
arena-help-workers = Wie viele Prozesse zugleich spielen. Ohne Angabe: alle Kerne.
arena-playing = Spielt
arena-rate = { $rate } Partien/s
arena-column-bot = Bot
arena-column-share = Siege
arena-column-score = Wertung
arena-column-time = ms pro Zug
arena-column-slow = 95 % unter
arena-caption =
    { $games ->
        [one] Eine Partie { $game }, Startwert { $seed }. In Klammern: 95-%-Intervalle.
       *[other] { $games } Partien { $game }, Startwert { $seed }. In Klammern: 95-%-Intervalle.
    }

error-arena-refused = Der Bot { $bot } wollte „{ $move }“ spielen, das ist nicht erlaubt (Partie { $seed }, nach { $ply } Zügen).
error-arena-seats = An diesem Tisch sitzen { $players }, angegeben sind aber { $bots } Bots.
error-arena-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
error-arena-no-workers = Mindestens ein Prozess muss spielen, nicht { $workers }.

## ladder

ladder-help =
    Alle Stufen gegeneinander spielen lassen: eine Rangliste, und wie deutlich jede Stufe die nächstniedrigere schlägt.
ladder-epilog =
    { "\u0008" }
    Beispiele:
      lifetable ladder thats-life
      lifetable ladder life-is-life --players 3 --games 100
      lifetable ladder lifetime --write docs/ladder-lifetime.md
ladder-help-games = Partien für jede Zeile der Tabellen.
ladder-help-bots = Andere Bots als die Stufen, von schwach nach stark, durch Kommas getrennt.
ladder-help-write = Die Tabellen in diese Markdown-Datei schreiben.
ladder-file = DATEI
ladder-written = Geschrieben: { $file }
ladder-column-bot = Bot
ladder-column-rating = Wertungszahl
ladder-column-share = Siege
ladder-column-score = Wertung
ladder-column-time = ms pro Zug (Mittel / 95 %)
ladder-column-one = einmal
ladder-column-table = am Tisch von
ladder-column-even = gleicher Anteil
ladder-column-times = mal den Anteil
ladder-caption = { $game }, { $players } am Tisch, { $games } Partien für jede Zeile (insgesamt { $played }), Startwert { $seed }, Optionen: { $options }. In Klammern: 95-%-Intervalle. 400 Punkte mehr bedeuten zehnfache Chancen; das Mittel ist 0.

error-ladder-bots = Dafür braucht es mindestens zwei verschiedene Bots, jeden einmal genannt: { $bots }.

## train

train-help =
    Die Bots eines Spiels von Grund auf trainieren und ihre Gewichte schreiben. Der gleiche Startwert gibt die gleichen Gewichte.
train-epilog =
    { "\u0008" }
    Beispiele:
      lifetable train thats-life --out weights
      lifetable train life-is-life --out weights --scale 0.1 --seed 3
train-help-out = Der Ordner für Gewichte und Lernkurven.
train-help-seed = Gleicher Startwert, gleiche Gewichte.
train-help-scale = Wie viel: 1 ist das ganze Rezept, 0.1 ein Zehntel davon.
train-folder = ORDNER
train-training = Trainiert
train-done = Fertig trainiert. Alles liegt in { $folder }.

error-train-none = Die Bots von { $game } brauchen kein Training.
error-train-extra = Zum Trainieren fehlt { $module }. So bekommst du es: pip install "lifetable[train]"
error-train-scale = Der Umfang muss größer als 0 sein, nicht { $scale }.
