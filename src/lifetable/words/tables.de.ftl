# Tische: Plätze, und was sie ablehnen

# What people are called until they say their name: short, kind, from the seaside.
friendly-names = Seehund, Papageitaucher, Delfin, Seestern, Strandläufer, Möwe, Schildkröte, Strandkrabbe, Seepferdchen, Pelikan, Kormoran, Muschel, Garnele, Wal, Narwal, Krake, Seeanemone, Auster, Pinguin, Seeschwalbe, Hering, Seekuh, Hummer, Scholle
error-record-promise = Das Versprechen vor dem Spiel gehört nicht zum Startwert.
error-no-such-table = Es gibt keinen Tisch { $table }. Prüfe den Link.
error-nobody = Setz dich zuerst: Der Server kennt dich noch nicht.
error-seat-taken = Platz { $seat } ist besetzt. Nimm einen freien.
error-name-taken = { $name } heißt an diesem Tisch schon jemand. Wie wäre es mit { $suggestion }?
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Du schaust zu. Das können nur die am Tisch.
error-not-in-lobby = Das Spiel läuft schon, das lässt sich nicht mehr ändern.
error-words-called = Die Worte für das Glück werden gerade aufgedeckt. Warte, bis das Spiel begonnen hat.
error-words-not-called = Behalte deine Worte für dich, bis das Spiel beginnt.
error-words-differ = Das sind nicht die Worte, die du versiegelt hast.
error-seal-taken = Dieses Siegel hat schon jemand am Tisch. Versiegle eigene Worte.
error-seal-missing = { $name } hat noch kein neues Siegel für das Glück. Warte einen Moment, oder räum den Platz.
error-not-started = Das Spiel hat noch nicht begonnen.
error-paused = Der Tisch macht Pause. Spielt zuerst weiter.
error-game-over = Das Spiel ist vorbei.
error-game-not-over = Das gibt es erst nach dem Spiel.
error-not-your-turn = Du bist nicht dran.
error-seat-kept-warm = Ein Bot hält deinen Platz warm. Geh zuerst an deinen Platz zurück.
error-stale = Der Tisch ist schon weiter. So steht es jetzt.
error-busy = An diesem Tisch passiert gerade viel auf einmal. Versuch es gleich noch einmal.
error-too-few-seated = Spieler am Tisch: { $seated }; das Spiel braucht { $least }. Hol jemanden oder einen Bot dazu.
error-seats-free = Um gleich zu beginnen, muss jeder Platz besetzt sein: { $free ->
    [one] einer ist
   *[other] { $free } sind
 } noch frei.
error-too-many-seated = Am Tisch sitzen: { $seated }. Zuerst muss jemand aufstehen.
error-no-such-level = Es gibt keinen Bot „{ $level }“. Wähle aus { $levels }.
error-nothing-to-undo = { $why ->
    [no-move] Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
    [asked] Es wird schon darum gebeten.
    [always-reveals] In diesem Spiel bringt jeder Zug etwas ans Licht: Keiner lässt sich zurücknehmen.
   *[other] Das lässt sich nicht mehr zurücknehmen: Seither wurde gewürfelt oder etwas gezeigt.
}
error-still-here = { $name } war eben noch da. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
error-nothing-asked = Niemand möchte gerade einen Zug zurücknehmen.
error-no-rematch-offered = Niemand bietet gerade eine Revanche an.
error-rematch-not-accepted = Sag zuerst Ja zur Revanche.
error-chat-full = Mehr Nachrichten gehen an diesem Tisch nicht.
error-no-such-reaction = Diese Reaktion gibt es nicht. Wähle aus { $reactions }.
error-too-many-tables = Du hast schon { $most ->
    [one] einen Tisch, an dem es weitergeht
   *[other] { $most } Tische, an denen es weitergeht
}. Beende oder verlasse zuerst einen.
error-too-many-unattended = Noch spielen Bots an { $most ->
    [one] einem Tisch von dir
   *[other] { $most } Tischen von dir
}. Warte, bis sie an einem fertig sind.
error-too-many-asked = Du wartest schon auf mehrere Antworten. Lass erst eine davon kommen.
error-address-tables = In deinem Netz gibt es schon { $most ->
    [one] einen laufenden Tisch. Beende erst
   *[other] { $most } laufende Tische. Beende erst
} einen, oder komm in einer Minute wieder.
error-address-unattended = An { $most ->
    [one] einem Tisch aus deinem Netz
   *[other] { $most } Tischen aus deinem Netz
} spielen noch Bots. Warte, bis sie an einem fertig sind.
error-address-busy =
    { $seconds ->
        [one] Aus deinem Netz kommt gerade viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Aus deinem Netz kommt gerade viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-server-full = Hier sind gerade alle Tische besetzt. Komm in einer Minute wieder.
error-server-busy = Hier ist gerade viel los. Versuch es gleich noch einmal.
error-too-many-decks = Du hast schon { $most ->
    [one] einen Kartensatz an einem Tisch
   *[other] { $most } Kartensätze an Tischen
}. Nimm einen davon.
error-too-many-tokens = Du hast schon { $most ->
    [one] einen Schlüssel.
   *[other] { $most } Schlüssel.
} Lösche zuerst einen.
error-no-such-token = Diesen Schlüssel gibt es nicht.
error-bad-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-hints-off = An diesem Tisch sind Tipps aus.
error-hint-waiting = Der Experte denkt schon über deine Frage nach. Einen Moment.
error-advice-busy = Gerade wollen viele wissen, was der Experte denkt. Versuch es gleich noch einmal.
error-review-failed = Aus diesem Spiel wurde der Experte nicht schlau. Die Wiederholung zeigt alles.
error-review-too-long = Dieses Spiel hat mehr als { $most } Züge, zu viele für den Experten. Die Wiederholung zeigt alles.
error-no-such-deck = Dieses Deck ist nicht (mehr) hier.
error-no-such-file = Die Datei { $file } ist nicht hier. Lade sie noch einmal hoch.
error-file-has-mistakes = Mit dieser Datei kann man noch nicht spielen. Die Liste sagt, was zu ändern ist.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Es gibt andere Tische.
error-table-locked = Der Gastgeber hat diesen Tisch abgeschlossen.
error-no-such-person = Niemand hier heißt so.
error-not-yourself = Das kannst du mit dir selbst nicht machen.
error-no-such-line = An diesem Tisch gibt es keine Zeile { $line }.
error-too-many-reports = Meldungen von dir, die noch niemand gelesen hat: { $most }. Danke, das reicht fürs Erste.
error-banned = Mach bitte eine Pause: Ab { $until } (UTC) kannst du hier wieder spielen. Der Grund: { $reason }
error-ban-whom = Sag, wer gemeint ist: entweder eine Person oder eine Adresse.
error-no-such-network = „{ $network }“ ist keine Adresse und kein Netz, das man sperren kann. Schreib zum Beispiel 192.0.2.7 oder 192.0.2.0/24.
error-no-such-ban = Es gibt keine Sperre { $ban }.
error-no-such-report = Es gibt keine Meldung { $report }, die wartet.
error-no-such-key = Diesen Schlüssel gibt es nicht.

# Wenn die Datenbank nicht geschrieben oder gelesen werden kann. Nichts, was bestätigt wurde, geht verloren.
error-storage-full = Die Festplatte des Servers ist voll, darum kann nichts gespeichert werden. Wer ihn betreibt, muss Platz schaffen; dann geht es von selbst weiter.
error-storage-read-only = Der Server darf seine Datenbank nur lesen, darum kann nichts gespeichert werden. Wer ihn betreibt, muss das Schreiben erlauben; dann geht es von selbst weiter.
error-storage-away = Der Server erreicht seine Datenbank nicht. Sobald sie wieder da ist, geht alles von selbst weiter.
error-storage-damaged = Die Datenbank des Servers ist beschädigt. Wer ihn betreibt, muss eine Sicherung einspielen.
error-storage-replaced = Wo die Datenbank des Servers war, liegt eine andere. Wer ihn betreibt, muss ihn neu starten.
error-storage-busy = Die Datenbank des Servers hat gerade sehr viel zu tun. Versuch es gleich noch einmal.
error-not-saved = Das konnte nicht gespeichert werden. Versuch es gleich noch einmal.

# Wenn ein Server mit seiner Datenbank nicht starten kann.
error-database-newer = { $where } stammt von einem neueren Lifetable (Schema { $found }; dieses kennt bis { $newest }). Installiere jene Version wieder, oder spiele eine Sicherung von vorher ein.
error-database-foreign = { $where } ist keine Datenbank von Lifetable, oder von einer Version, die dieses nicht kennt (Schema { $found }, erwartet bis { $newest }). Nichts wurde geändert. Nenne mit --database eine andere.
error-database-damaged = { $where } ist beschädigt oder keine Datenbank ({ $why }). Nichts wurde geändert. Leg die Datei beiseite und spiele eine Sicherung ein.
error-database-folder = { $where } ist ein Ordner. Nenne mit --database eine Datei, zum Beispiel sqlite:///{ $where }/tables.db
error-database-no-folder = Es gibt keinen Ordner { $folder } für die Datenbank { $where }. Leg ihn zuerst an.
error-database-read-only = { $where } kann nicht geschrieben werden. Gib dem Benutzer des Servers das Recht, die Datei und ihren Ordner zu schreiben, und starte neu. { $why }
error-database-full = Für { $where } ist kein Platz mehr. Schaff Platz und starte neu. ({ $why })
error-database-busy = Ein anderes Programm hält { $where } fest. Warte, bis es fertig ist, und starte neu. ({ $why })
error-database-denied = Die Datenbank { $where } lässt uns nicht hinein. Prüfe Benutzer und Passwort. ({ $why })
error-database-missing = Diese Datenbank gibt es nicht: { $where }. Leg sie zuerst an, etwa mit createdb. ({ $why })
error-database-unreachable = Die Datenbank { $where } ist nicht zu erreichen. Prüfe Rechner und Port, und ob sie läuft. ({ $why })
error-database-driver = Datenbanken der Art „{ $kind }“ kennt dieses Programm nicht. Schreib sqlite:///DATEI oder postgresql://…
error-database-address = Das ist keine Adresse einer Datenbank. Schreib sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME
