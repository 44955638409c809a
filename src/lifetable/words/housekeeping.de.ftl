backup-help = Schreib alles, was ein Server aufbewahrt, in eine Datei FILE, oder mit „-“ auf die Standardausgabe. Der Server darf dabei laufen. In der Datei sind die Schlüssel aller Cookies und Links: Behalte sie für dich.
backup-epilog = Beispiele: lifetable backup tables.backup · lifetable backup - --database postgresql://… | ssh woanders "cat > tables.backup"
backup-writing = Wird gesichert
backup-standard-output = Standardausgabe
backup-done = Gesichert in { $file }: { $rows } Zeilen, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $people ->
    [one] eine Person
   *[other] { $people } Personen
 }.
restore-help = Mach eine Datenbank zu dem, was sie bei der Sicherung in FILE war; „-“ ist die Standardeingabe. Halte zuerst den Server an. SQLite oder PostgreSQL, egal woher die Sicherung stammt.
restore-epilog = Beispiele: lifetable restore tables.backup · lifetable restore tables.backup --database postgresql://… --force
restore-help-force = Ersetzt, was in der Datenbank ist.
restore-reading = Wird wiederhergestellt
restore-done = Die Sicherung vom { $made } ist wiederhergestellt: { $rows } Zeilen, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $people ->
    [one] eine Person
   *[other] { $people } Personen
 }. Starte den Server wieder.

error-backup-nothing = Hier ist keine Datenbank, die man sichern könnte. Nenn sie mit --database.
error-backup-no-such = Diese Datei ist keine Sicherung.
error-backup-newer = Diese Sicherung stammt von einer neueren Version. Installiere diese, dann stell sie wieder her.
error-backup-damaged = Diese Sicherung ist beschädigt oder abgeschnitten. Es hat sich nichts geändert; versuch eine andere.
error-backup-over-something = In dieser Datenbank sind schon Spiele oder Leute. Sichere sie, dann ersetze sie mit --force.
error-backup-served = Auf dieser Datenbank läuft ein Server. Halte ihn an und versuch es noch einmal.
error-backup-database = Die Datenbank hat abgelehnt: { $why }. Es hat sich nichts geändert.
error-backup-unwritable = { $file } lässt sich nicht schreiben: { $why }.
error-backup-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-backup-to-terminal = Eine Sicherung ist kein Text zum Lesen. Schick sie mit | oder > weiter oder nenn eine Datei.

error-table-pruned = Tisch { $table } wird nicht mehr aufbewahrt. Ein Spiel, das du dort beendet hast, zählt in deinen Zahlen weiter.
error-too-many-kept = Du hebst schon { $most ->
    [one] ein Spiel auf
   *[other] { $most } Spiele auf
}. Lass zuerst eines los.

serve-days = TAGE
serve-help-keep-finished = Wie viele Tage beendete Spiele aufbewahrt werden, die niemand von den Mitspielern aufhebt; 0 für immer.

prune-help = Lass los, was niemand mehr braucht: beendete Spiele, die niemand von den Mitspielern aufhebt, Lobbys und Spiele, die alle verlassen haben, Decks ohne Tisch und Besitzer, Leute, die hier nichts haben, Analysen. Ergebnisse und Wertungen bleiben. Der Server darf dabei laufen.
prune-epilog = Beispiele: lifetable prune --older-than 90d --dry-run · lifetable prune --older-than 52w --json
prune-age = ALTER
prune-help-older-than = Wie lange nichts geschehen sein darf: 36h, 90d (Tage) oder 52w (Wochen). Ein laufendes Spiel bleibt immer mindestens 60 Tage.
prune-help-dry-run = Sag nur, was ginge.
prune-bad-age = „{ $age }“ ist kein Alter. Schreib zum Beispiel 36h, 90d oder 52w.
prune-going = Es wird Platz
prune-would = Das ginge:
prune-did = Weg:
prune-finished = beendete Spiele: { $count }
prune-lobbies = Lobbys: { $count }
prune-abandoned = Spiele, die alle verlassen haben: { $count }
prune-entries = ihre Einträge: { $count }
prune-reviews = Analysen: { $count }
prune-decks = Decks: { $count }
prune-people = Leute, die hier nichts haben: { $count }
prune-before = vorher
prune-after = nachher
prune-bytes = Bytes
error-prune-nothing = Hier ist keine Datenbank. Nenn sie mit --database.
