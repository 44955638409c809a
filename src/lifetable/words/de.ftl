# Wörter, die zu keinem Spiel gehören.

seat = Platz { $number }
you = Du
yourself = du
bot = Bot

## Absagen

error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-bad-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-no-such-option = { $game } hat keine Option „{ $option }“. Es gibt: { $options }.
error-bad-option = „{ $value }“ passt nicht zu { $option }. Möglich: { $expected }.
error-option-without-value = Schreib Optionen als NAME=WERT; „{ $option }“ hat keinen Wert.
error-no-such-seat = Platz { $seat } gibt es an einem Tisch für { $players } nicht; gezählt wird ab 0.
error-bad-seed = „{ $seed }“ ist kein Startwert: das sind ganze Zahlen und Texte.
error-not-a-view = Das ist keine Sicht auf { $setup }.
error-foreign-state = Das ist kein Zustand von { $setup }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-no-cuda = Dafür braucht es Numbas GPU-Compiler. Installiere ihn mit: pip install "lifetable[cuda]"
error-no-gpu = Keine Grafikkarte gefunden. Ohne --device cuda spielt der Prozessor.
error-no-such-language = „{ $language }“ sprechen wir nicht. Wähle aus: { $languages }.
error-at-line = Zeile { $line }: { $sentence }
error-deck-mistakes =
    { $file } hat { $count ->
        [one] einen Fehler
       *[other] { $count } Fehler
    }. Alle zeigt dir: lifetable deck check DATEI
error-record-unreadable = { $file } lässt sich nicht lesen: { $why }
error-record-too-long = Das ist zu lang für eine Mitschrift.
error-record-no-record = Das ist keine Mitschrift: Sie sollte mit „lifetable 1“ beginnen.
error-record-version = Diese Mitschrift hat eine andere Version; hier wird Version { $version } gelesen.
error-record-missing = „{ $key }“ fehlt.
error-record-line = „{ $text }“ bedeutet hier nichts.
error-record-twice = „{ $key }“ steht zweimal da.
error-record-number = Eine Zahl ist nicht lesbar.
error-record-word = „{ $text }“ ist nicht wie ein Zug geschrieben.
error-record-move = Der Zug { $move } geht nicht. { $why }
error-record-marks = Die Vermerke bei { $move } stimmen nicht mit dem überein, was geschah.
error-record-hash = Die Prüfsumme gehört nicht zum Startwert.
error-record-words = Der Startwert ist nicht das Geheimnis mit genau den Worten der Spieler dahinter.
error-record-seals = Die Worte der Spieler sind nicht die, die sie versiegelt hatten.
error-record-other-seal = Das Siegel, das dir gezeigt wurde ({ $seal }), steht nicht in dieser Mitschrift.
error-record-other-promise = Das Siegel, das dir gezeigt wurde ({ $promise }), gehört weder zum Geheimnis noch zum Startwert dieser Mitschrift.
error-record-one-line = Ein Startwert, ein Name oder Worte mit einem Zeilenumbruch lassen sich nicht mitschreiben.
error-record-result = Das Ergebnis ist nicht das, wohin die Züge führen.
error-record-unfinished = Ein Ergebnis steht da, aber das Spiel ist nicht zu Ende.
error-record-other-deck = Dieses Spiel wurde mit anderen Karten gespielt ({ $wanted }, nicht { $found }). Frag, wer sie mitgebracht hat, nach der Datei und gib sie mit --deck DATEI an.

## Beim Vorbereiten

compiling = Die Spiele werden für diesen Rechner vorbereitet, nur einmal. Das dauert etwa eine halbe Minute; „lifetable prepare“ macht alles vorweg …

## Die Kommandozeile

cli-help = Lifetable: der Tisch für Life is Life, That's Life! und Lifetime.
cli-epilog = Fang an mit: lifetable play thats-life
cli-help-lang = Die Sprache (sonst LIFETABLE_LANG oder die des Systems).
cli-help-players = Wie viele am Tisch sitzen.
cli-help-option = Eine Option des Spiels; mehrfach möglich.
cli-help-deck = Eigene Karten, für Spiele, die das erlauben.
cli-help-json = JSON ausgeben und sonst nichts.
cli-help-seed = Der Startwert. Derselbe Startwert gibt dieselben Spiele.
cli-help-games = Wie viele Spiele.
cli-help-haste = Zufallszüge, die schneller gefunden sind (siehe docs/speed.md).
cli-help-device = Wo gespielt wird: auf dem Prozessor oder auf einer NVIDIA-Grafikkarte, wenn es eine gibt.
cli-help-seconds = Wie lange jedes Spiel gemessen wird.
cli-stopped = Angehalten.
cli-deal = das Austeilen
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-about = was es ist
cli-column-options = Optionen
cli-column-seat = Platz
cli-column-wins = Siege
cli-column-score = Ergebnis
cli-column-moves = Züge/s
cli-column-uniform = gleichverteilt/s
cli-column-games-per-second = Spiele/s
cli-games-help = Zeigt die Spiele, oder ein Spiel mit allen Optionen.
cli-games-epilog = Beispiele: lifetable games · lifetable games thats-life · lifetable games --json
cli-rules-help = Erklärt die Regeln eines Spiels.
cli-rules-epilog = Beispiel: lifetable rules life-is-life --lang de
cli-schema-help = Gibt als JSON Schema aus, was Ansichten und Ereignisse eines Spiels enthalten.
cli-schema-epilog = Beispiel: lifetable schema thats-life
cli-completion-help = Gibt aus, was deine Shell braucht, um Befehle zu vervollständigen.
cli-completion-epilog = Beispiel: lifetable completion bash >> ~/.bashrc
cli-simulate-help = Spielt viele Spiele mit zufälligen Zügen und zeigt, wer wie oft gewinnt, wie hoch und wie lange.
cli-simulate-epilog = Beispiel: lifetable simulate thats-life --games 100000 --players 4 --seed 7 --option layout=shuffled
cli-simulating = Läuft
cli-simulated = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
cli-length = Züge pro Spiel: { $length }
cli-shared = Geteilte Siege: { $share }
cli-bench-help = Misst, wie viele zufällige Züge ein Kern pro Sekunde spielt.
cli-bench-epilog = Beispiel: lifetable bench --json
cli-bench-title = Zufallsspiel auf einem Kern
cli-replay-help = Zeigt ein mitgeschriebenes Spiel Zug für Zug.
cli-replay-epilog = Beispiel: lifetable replay spiel.txt --step
cli-replay-step = Nach jedem Zug das Brett zeigen und warten.
cli-replay-seat = Nur zeigen, was dieser Platz sah (gezählt ab 0).
cli-replay-next = Eingabetaste: nächster Zug, q: aufhören
cli-verify-help = Prüft ein mitgeschriebenes Spiel: jeden Zug, das Ergebnis und ob das Glück das versprochene war.
cli-verify-epilog = Beispiele: lifetable verify spiel.txt · lifetable verify spiel.txt --promise 90ab…
cli-verify-promise-help = Das Siegel, das dir vor dem ersten Zug gezeigt wurde: Wird dieses Versprechen gehalten?
cli-verify-moves =
    { $moves ->
        [one] Der Zug stimmt.
       *[other] Alle { $moves } Züge stimmen.
    }
cli-verify-result = Das Ergebnis stimmt. { $ending }
cli-verify-no-result = In der Mitschrift steht kein Ergebnis: Da gibt es nichts zu prüfen.
cli-verify-hash = Der Startwert hat die notierte Prüfsumme: { $hash }
cli-verify-no-hash = In der Mitschrift steht keine Prüfsumme des Startwerts. Sie wäre: { $hash }
cli-verify-words = { $name } hat zum Glück beigetragen: „{ $words }“
cli-verify-no-words = Niemand hat Worte beigetragen: Der Startwert ist das Geheimnis allein.
cli-verify-words-untold = Die Mitschrift sagt nicht, wer Worte beigetragen hat. Diese folgen auf das Geheimnis; erkennst du sie? „{ $words }“
cli-verify-seal-help = Das Siegel eines Spielers, das du vor dem ersten Zug gesehen hast; auch mehrmals.
cli-verify-seals = Diese Worte sind die, die versiegelt waren, bevor man irgendwelche kannte.
cli-verify-no-seals = Diese Worte waren nicht versiegelt: Wer zuletzt kam, kannte vielleicht die der anderen.
cli-verify-seals-shown = Die Siegel, die dir gezeigt wurden, sind dabei.
cli-verify-promise = Das Geheimnis hat die versprochene Prüfsumme: { $promise }
cli-verify-shown = Das ist das Siegel, das dir gezeigt wurde.
cli-verify-not-shown = Ist das das Siegel, das dir vor dem ersten Zug gezeigt wurde? Gib deines mit --promise an, dann ist es sicher.
cli-verify-no-promise = In der Mitschrift steht kein Versprechen: Sie verrät nicht, ob der Startwert vor dem Spiel feststand.
cli-play-help = Spiel im Terminal gegen Bots.
cli-play-epilog = Beispiele: lifetable play thats-life · lifetable play life-is-life --players 3 --bots hard
cli-play-which = Welches Spiel? Zum Beispiel: lifetable play thats-life
cli-play-bots = Wer gegen dich spielt: random, easy, medium, hard, expert, oder je Platz ein Name mit Kommas dazwischen.
cli-play-name = Dein Name.
cli-play-resume = Ein gespeichertes Spiel fortsetzen.
cli-play-hash = Würfel und Karten stehen schon fest. Prüfsumme ihres Startwerts: { $hash }
cli-play-prompt = Dein Zug (Nummer, Zug, ? für alle, q zum Aufhören)
cli-play-saved = Gespeichert. Weiter geht es jederzeit mit: lifetable play --resume { $file }
cli-play-over = Der Startwert war { $seed }. „lifetable verify“ prüft jeden Wurf und jede Karte.
cli-play-record = Das Spiel als Mitschrift: { $file }

why-random = Mir ist ein Zug so recht wie der andere.
why-playouts =
    { $rounds ->
        [one] Beurteilt nach einem zufällig zu Ende gespielten Spiel.
       *[other] Beurteilt nach { $rounds } zufällig zu Ende gespielten Spielen.
    }

## Sätze der Kommandozeilen-Bibliothek

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-show-this-message-and-exit = Diese Hilfe zeigen.
click-show-the-version-and-exit = Die Version zeigen.
click-error-message = Fehler: <message>
click-try-command-option-for-help = Hilfe gibt es mit: <command> <option>
click-missing-command = Ein Befehl fehlt.
click-no-such-command-name-r = Einen Befehl <name!r> gibt es nicht.
click-did-you-mean-possibility = Meintest du <possibility>?
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt die Angabe
click-invalid-value-message = Das geht nicht: <message>
click-invalid-value-for-param-hint-message = Das geht nicht bei <param_hint>: <message>
click-value-r-is-not-a-valid-number-type = <value!r> ist keine Zahl (<number_type>).
click-option-name-r-requires-an-argument = Die Option <name!r> braucht einen Wert.
click-got-unexpected-extra-argument-args = Ein Argument zu viel (<args>)
click-got-unexpected-extra-arguments-args = Argumente zu viel (<args>)
click-name-filename-r-does-not-exist = <name> <filename!r> gibt es nicht.
click-default-default = Vorgabe: <default>
click-file = die Datei
click-path = Pfad
click-no-such-option-name-r = Eine Option <name!r> gibt es nicht.
click-did-you-mean-one-of-possibilities = (Meintest du eine von diesen: <possibilities>?)
click-option-name-r-does-not-take-a-value = Die Option <name!r> nimmt keinen Wert.
click-name-filename-r-is-a-directory = <name> <filename!r> ist ein Ordner.
click-name-filename-r-is-not-readable = <name> <filename!r> ist nicht lesbar.
click-value-r-is-not-one-of-choices = <value!r> ist nicht unter <choices>.
click-value-r-is-not-choice = <value!r> ist nicht <choice>.
click-value-is-not-in-the-range-range = <value> liegt nicht im Bereich <range>.
click-error-invalid-input = Fehler: Das geht so nicht
click-aborted = Angehalten.

## Spiele ohne eigenes Brett

plain-over = Das Spiel ist aus.
plain-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } überlegt.
    }
plain-hint = Tippe eine Nummer der Liste oder einen Zug, wie er dort steht.
plain-no-manual = Die Regeln von { $title } stehen hier nicht. Frag, wer das Spiel mitgebracht hat.
