# Die Lobby: bevor ein Spiel beginnt.

ui-lobby-head =
    { $seated ->
        [0] Niemand
        [1] Einer
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[6] Sechs
    } { $place ->
        [pool] im Becken
        [lawn] auf der Wiese
       *[dusk] am Meer
    }, { $free ->
        [0] alle Plätze besetzt
        [1] ein Platz frei
        [2] zwei Plätze frei
        [3] drei Plätze frei
        [4] vier Plätze frei
       *[5] fünf Plätze frei
    }
ui-lobby-lead = Schick den Link. Freunde brauchen kein Konto. Fang an, wann du magst.
ui-lobby-lead-full = Alle haben einen Platz. Mit dem Stift änderst du Namen.
ui-lobby-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }

## Plätze

ui-lobby-seats = Plätze
ui-lobby-free = Frei
ui-lobby-you = du
ui-lobby-you-host = du lädst ein
ui-lobby-here = da
ui-lobby-here-host = da, lädt ein
ui-lobby-away = gerade nicht da
ui-lobby-on-this-device = an diesem Gerät
ui-lobby-sit = Hinsetzen
ui-lobby-sit-label = Hinsetzen auf Platz { $number }
ui-lobby-share-device = An diesem Gerät
ui-lobby-share-device-label = An diesem Gerät: Platz { $number }
ui-lobby-add-bot = Bot
ui-lobby-add-bot-label = Bot auf Platz { $number }
ui-lobby-bot = Bot
ui-lobby-bot-level = Bot, { $level }
ui-lobby-level = Wie gut { $name } spielt
ui-lobby-level-easy = Leicht
ui-lobby-level-medium = Mittel
ui-lobby-level-hard = Schwer
ui-lobby-level-expert = Experte
ui-lobby-name = Dein Name
ui-lobby-called = Wie sollen dich die anderen nennen?
ui-lobby-called-text = Bis jetzt heißt du { $name }.
ui-lobby-called-keep = { $name } bleiben
ui-lobby-name-other = Name der anderen Person
ui-lobby-name-done = Speichern
ui-lobby-name-cancel = Abbrechen
ui-lobby-rename = { $name } umbenennen
ui-lobby-stand-up = Aufstehen
ui-lobby-remove = Platz von { $name } frei machen

## Freunde

ui-lobby-invite = Freunde einladen
ui-lobby-qr = QR-Code mit dem Link zu diesem Tisch
ui-lobby-link = Link zu diesem Tisch
ui-lobby-copy = Link kopieren
ui-lobby-copied = Kopiert
ui-lobby-share = Teilen
ui-lobby-share-text = Komm, spiel { $game } mit mir.

## Glück

ui-lobby-luck = Glück zum Nachprüfen
ui-lobby-luck-text = Der Tisch hat seinen Teil des Glücks gezogen und versiegelt, dein Browser auch: mit Wörtern, die sonst noch niemand kennt. Wenn das Spiel beginnt, werden alle Wörter aufgedeckt, und das Glück entsteht aus allem zusammen; so konnte es niemand aussuchen. Nach dem Spiel kannst du das prüfen.
ui-lobby-luck-promise = Das Siegel des Tisches:
ui-lobby-luck-seals = Die Siegel der Spieler:
ui-lobby-luck-own = Deine Wörter:
ui-lobby-luck-words = Andere Wörter von dir
ui-lobby-luck-add = Versiegeln
ui-lobby-luck-drawn = Möwe Welle Muschel Düne Krabbe Drachen Boje Riff Segel Perle Handtuch Steg Schirm Robbe Seestern Lagune Sandburg Kröte Brise Anker Leuchtturm Delfin Melone Kiesel
ui-lobby-luck-awaited = Die Wörter von { $name } fürs Glück fehlen. Ohne sie kann das Spiel nicht beginnen.
ui-lobby-luck-sending = Deine Wörter fürs Glück sind unterwegs …
ui-lobby-luck-lost = Dieser Browser kennt deine Wörter fürs Glück nicht mehr. Steh auf und setz dich wieder.
ui-lobby-luck-clear = Platz räumen
ui-lobby-luck-anew = Die Wörter waren nicht vollzählig; alle sind ungültig und werden neu gezogen. Ihr könnt noch einmal beginnen.

## Optionen des Spiels

ui-lobby-variants = Varianten
ui-lobby-file-standard = Der mitgelieferte
ui-lobby-file-standard-help = Spielbereit, in deiner Sprache.
ui-lobby-file-own = Dein eigener
ui-lobby-file-own-help = Geprüft und spielbereit.
ui-lobby-file-upload = Mit einem eigenen spielen …
ui-lobby-file-other = Einen anderen wählen …

## Der Tisch

ui-lobby-table = Der Tisch
ui-lobby-fewer = Ein Platz weniger
ui-lobby-more = Ein Platz mehr
ui-lobby-clock = Uhr
ui-lobby-clock-none = Keine, lasst euch Zeit
ui-lobby-clock-seconds =
    { $count ->
        [one] Eine Sekunde pro Zug
       *[other] { $count } Sekunden pro Zug
    }
ui-lobby-clock-minutes =
    { $count ->
        [one] Eine Minute pro Zug
       *[other] { $count } Minuten pro Zug
    }
ui-lobby-clock-days =
    { $count ->
        [one] Ein Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
ui-lobby-then = Wenn die Zeit um ist
ui-lobby-then-bot-moves = zieht ein Bot einmal
ui-lobby-then-seat-to-bot = übernimmt ein Bot
ui-lobby-pace = Bots ziehen
ui-lobby-pace-quick = flott
ui-lobby-pace-normal = zum Mitkommen
ui-lobby-pace-slow = gemütlich
ui-lobby-pace-own = nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
ui-lobby-public = Öffentlicher Tisch
ui-lobby-public-help = Alle finden ihn auf der Startseite.
ui-lobby-hints = Tipps
ui-lobby-hints-help = Wer am Zug ist, darf um Rat fragen.
ui-lobby-memory = Gedächtnisstütze
ui-lobby-memory-help = Zeigt noch einmal, was alle sehen konnten.
ui-lobby-on = ja
ui-lobby-off = nein
ui-lobby-agreed = So ist es ausgemacht
ui-lobby-agreed-by = { $host } entscheidet, bis das Spiel beginnt.

## Der eine Knopf

ui-lobby-next-called = Alle Wörter fürs Glück werden aufgedeckt.
ui-lobby-next-awaited = Es fehlen noch Wörter fürs Glück.
ui-lobby-next-sit = Ein Platz wartet auf dich.
ui-lobby-next-missing = Nimm einen Bot dazu oder schick den Link.
ui-lobby-next-wait-missing = Es sind noch Plätze frei.
ui-lobby-next-wait = { $host } fängt an, wenn alle da sind.
ui-lobby-next-watch = Du schaust zu.
ui-lobby-next-free-stay-empty = Freie Plätze bleiben leer.
ui-lobby-next-all-set = Alle sind da.
ui-lobby-go-called = Gleich geht es los …
ui-lobby-go-awaited = Warten …
ui-lobby-go-sit = Hinsetzen
ui-lobby-go-missing =
    { $missing ->
        [one] Es fehlt noch ein Spieler
       *[other] Es fehlen noch { $missing } Spieler
    }
ui-lobby-go-wait = Warten auf { $host }
ui-lobby-go-start =
    { $count ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Zu { $count }
    } anfangen
