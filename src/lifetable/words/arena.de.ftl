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
      lifetable arena lifetime --bots hard,medium,medium --games 5000 --until-settled --journal run.jsonl
arena-help-bots = Wer spielt, durch Kommas getrennt: easy, medium, hard, expert, random, greedy, mc:N, ismcts:N, openspiel-mcts:N, openspiel-ismcts:N oder modul:funktion.
arena-help-games = Wie viele Partien.
arena-help-workers = Wie viele Prozesse zugleich spielen. Ohne Angabe: alle Kerne.
arena-help-backend = Wo: joblib (die Kerne dieses Rechners) oder ray (ein Ray-Cluster). Das Ergebnis ist das gleiche.
arena-help-journal = Fertige Partien in dieser Datei aufheben. Nach einer Unterbrechung macht der gleiche Befehl dort weiter.
arena-help-until-settled = Aufhören, sobald klar ist, ob der erste Bot mehr als seinen gleichen Anteil gewinnt, spätestens nach --games.
arena-help-ratings = Auch eine Wertungszahl berechnen (Plackett-Luce, in Punkten wie bei Elo).
arena-help-parquet = Alle Partien in diese Parquet-Datei schreiben, eine Zeile je Partie und Platz.
arena-playing = Spielt
arena-rate = { $rate } Partien/s
arena-column-bot = Bot
arena-column-share = Siege
arena-column-score = Wertung
arena-column-time = ms pro Zug
arena-column-slow = 95 % unter
arena-column-rating = Wertungszahl
arena-column-before = kommt vor
arena-settled-above =
    { $deals ->
        [one] Entschieden nach einer Ausgangslage: { $bot } gewinnt mehr als den gleichen Anteil von { $even }: { $share }. Das Intervall gilt, wann immer man aufhört.
       *[other] Entschieden nach { $deals } Ausgangslagen: { $bot } gewinnt mehr als den gleichen Anteil von { $even }: { $share }. Das Intervall gilt, wann immer man aufhört.
    }
arena-settled-below =
    { $deals ->
        [one] Entschieden nach einer Ausgangslage: { $bot } gewinnt weniger als den gleichen Anteil von { $even }: { $share }. Das Intervall gilt, wann immer man aufhört.
       *[other] Entschieden nach { $deals } Ausgangslagen: { $bot } gewinnt weniger als den gleichen Anteil von { $even }: { $share }. Das Intervall gilt, wann immer man aufhört.
    }
arena-settled-open =
    { $deals ->
        [one] Nicht entschieden nach einer Ausgangslage: { $bot } hat { $share }, der gleiche Anteil wäre { $even }.
       *[other] Nicht entschieden nach { $deals } Ausgangslagen: { $bot } hat { $share }, der gleiche Anteil wäre { $even }.
    }
arena-caption =
    { $games ->
        [one] Eine Partie { $game }, Startwert { $seed }. In Klammern: 95-%-Intervalle.
       *[other] { $games } Partien { $game }, Startwert { $seed }. In Klammern: 95-%-Intervalle.
    }

error-arena-refused = Der Bot { $bot } wollte „{ $move }“ spielen, das ist nicht erlaubt (Partie { $seed }, Züge davor: { $ply }).
error-arena-seats = Spieler an diesem Tisch: { $players }; angegebene Bots: { $bots }.
error-arena-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
error-arena-no-workers = Mindestens ein Prozess muss spielen, nicht { $workers }.
error-arena-backend = { $backend } gibt es nicht. Zur Wahl stehen: { $backends }.
error-arena-lost = Prozesse, die in Folge verloren gingen, ohne eine Partie zu beenden: { $times }. Vielleicht bringt ein Bot ihn zum Absturz, oder der Speicher reicht nicht.
error-arena-nothing-to-settle = Alle Bots sind gleich ({ $bot }): Da gibt es nichts zu entscheiden.
error-arena-imperfect = { $bot } sieht alles, und { $game } hat Geheimnisse. Nimm openspiel-ismcts:N.
error-arena-perfect = { $game } hat keine Geheimnisse, und { $bot } sucht welche. Nimm openspiel-mcts:N.
error-no-such-function = Im Modul { $module } gibt es keine Funktion { $function }.
error-arena-extra = Dafür fehlt { $module }. So bekommst du es: pip install "lifetable[{ $extra }]"
error-journal-other = { $file } gehört zu einem anderen Lauf: { $setting } ist dort { $there } und hier { $here }. Nimm eine andere Datei oder die gleichen Einstellungen.
error-journal-broken = Das ist kein Protokoll einer Arena, oder es ist beschädigt.

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
ladder-caption = { $game }, Spieler: { $players }, Partien für jede Zeile: { $games } (insgesamt { $played }), Startwert { $seed }, Optionen: { $options }. In Klammern: 95-%-Intervalle. 400 Punkte mehr bedeuten zehnfache Chancen; das Mittel ist 0.

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
error-train-scale = Der Umfang muss größer als 0 sein, nicht { $scale }.

error-arena-file = „{ $file }“ lässt sich nicht schreiben: { $reason }.
error-no-such-module = Ein Modul „{ $module }“, aus dem „{ $function }“ kommen soll, gibt es nicht. Liegt es im aktuellen Ordner oder in PYTHONPATH?
error-broken-module = Das Modul „{ $module }“ ist da, lässt sich aber nicht laden: { $error }.
error-bot-without-number = „{ $bot }“ braucht hinter dem Doppelpunkt eine Zahl: wie viel er für jeden Zug probiert, etwa { $kind }:100.
error-arena-bot-broke = Der Bot { $bot } ist in { $game } gescheitert, Partie { $seed }, Zug { $ply }: { $error }.
