# Der Server: was er ablehnt, bevor ein Tisch gefragt wird, und `lifetable serve`.

error-no-such-page = Hier ist nichts. Prüfe die Adresse.
error-no-such-method = { $method } geht hier nicht.
error-bad-request = Das war nicht zu verstehen. Prüfe, was geschickt wurde.
error-blank-name = Ein Name braucht mindestens einen Buchstaben oder ein Zeichen, das man sieht.
error-too-large = Das ist zu viel: höchstens { $most } KB.
error-length-required = Diese Anfrage sagt nicht, wie lang sie ist. Gib ihre Länge an.
error-head-too-large = Adresse und Kopfzeilen dieser Anfrage sind zu lang: höchstens { $most } KB. Vielleicht hilft es, die Cookies dieser Seite zu löschen.
error-wrong-media-type = Schicke das als { $wanted }.
error-too-many-requests =
    { $seconds ->
        [one] Das war viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-too-many-streams = Du schaust schon mehr als { $streams } Tischen zu. Schließe erst einen.
error-other-origin = Das kam von einer anderen Seite und wurde deshalb nicht getan.
error-server-error = Bei uns ist etwas schiefgegangen. Es ist notiert; versuch es noch einmal.
error-not-ready = Der Server ist noch nicht bereit. Versuch es gleich noch einmal.
error-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
error-bad-token = Dieser Schlüssel gilt nicht oder wurde zurückgezogen.
error-token-cannot = Das geht nicht mit einem Schlüssel. Mach es selbst, in deinem Browser.

error-serve-network = „{ $network }“ ist keine Adresse und kein Netz. Schreib sie wie 10.0.0.0/8, mit Kommas dazwischen.
error-serve-base-url = „{ $url }“ ist keine Adresse, unter der man etwas findet. Schreib sie wie https://play.example.org
error-serve-failed = Der Server konnte nicht starten; im Protokoll steht, warum.
error-serve-port = { $host }:{ $port } ist nicht zu haben: { $why }. Wähle einen anderen mit --port.

web-page-missing = Die Seite ist noch nicht gebaut
web-page-missing-help = Der Server läuft, seine API auch. Baue die Seite und lade dann neu:
web-page-script = Diese Seite braucht JavaScript.

web-preview-lifetable = Drei kleine Spiele über das Leben, für Familie und Freunde. Ganz ohne Konto.
web-preview-title =
    { $status ->
        [lobby] Spiel mit: { $game }
        [over] { $game }: wie es ausging
       *[other] { $game }: hier wird gespielt
    }
web-preview-text =
    { $status ->
        [lobby] { $free ->
            [0] Alle Plätze sind besetzt; du kannst zusehen.
            [one] Einer von { $seats } Plätzen ist frei.
           *[other] { $free } von { $seats } Plätzen sind frei.
        }
        [over] Das Spiel ist aus. Sieh es dir Zug für Zug noch einmal an.
       *[other] { $seats } am Tisch. Setz dich dazu und sieh zu.
    }

serve-help = Tische und Seite bereitstellen, für diesen Rechner oder für alle.
serve-epilog = Beispiele: lifetable serve --open · lifetable serve --host 0.0.0.0 --base-url https://play.example.org --proxy 127.0.0.1 · lifetable serve --database postgresql://… --workers 4
serve-starting = Es geht gleich los …
serve-ready = Bereit. Gespielt wird hier: { $address }
serve-share = Andere in deinem Netz spielen hier: { $address }
serve-stop = Strg+C beendet; jede Partie geht beim nächsten Mal weiter.
serve-addresses = ADRESSEN
serve-names = NAMEN
serve-help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für das ganze Netz.
serve-help-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
serve-help-database = Wo die Tische liegen: sqlite:///DATEI oder postgresql://… Sonst in einer Datei in deinem Datenordner.
serve-help-workers = Wie viele Prozesse sich die Arbeit teilen.
serve-help-base-url = Wo man den Server findet, wenn nicht dort, wo er lauscht.
serve-help-hosts = Namen, unter denen man diesen Server findet, mit Kommas; Links dürfen damit beginnen.
serve-help-proxy = Proxys, denen geglaubt wird, wer fragt: Adressen oder Netze mit Kommas, * für alle.
serve-help-rate = Wie viel eine Person auf Dauer pro Sekunde tun darf; 0 für keine Grenze.
serve-help-streams = Wie vielen Tischen eine Person zugleich folgen darf; 0 für keine Grenze.
serve-help-crowd = Wie viele Leute sich eine Adresse teilen dürfen, etwa die einer Schule: davon hängt ab, wie viele Tische und Fragen sie zugleich hat; 0 für keine Grenze.
serve-help-metrics = Wer /metrics lesen darf: Adressen oder Netze mit Kommas, * für alle.
serve-help-log-level = Wie viel mitgeschrieben wird.
serve-help-log-format = In welcher Form: JSON-Zeilen, Text, oder Text nur im Terminal.
serve-help-open = Den Browser öffnen, sobald es losgeht.

click-env-var-var = env: <var>
error-admin-key-wanted = Das ist für die, die den Server betreiben. Melde dich mit deinem Schlüssel an.
error-bad-admin-key = Dieser Schlüssel gilt nicht oder wurde widerrufen.
