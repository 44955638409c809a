backup-help = Write all that a server keeps into one FILE, or to standard output for “-”. The server may run meanwhile. The file has the keys of all cookies and links in it: keep it to yourself.
backup-epilog = Examples: lifetable backup tables.backup · lifetable backup - --database postgresql://… | ssh elsewhere "cat > tables.backup"
backup-writing = Backing up
backup-standard-output = standard output
backup-done = Backed up to { $file }: { $rows } rows, { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $people ->
    [one] one person
   *[other] { $people } people
 }.
restore-help = Make a database what it was when the backup in FILE was made; “-” is standard input. Stop the server first. SQLite or PostgreSQL, whichever the backup was made from.
restore-epilog = Examples: lifetable restore tables.backup · lifetable restore tables.backup --database postgresql://… --force
restore-help-force = Replace what is in the database.
restore-reading = Restoring
restore-done = Restored what was backed up on { $made }: { $rows } rows, { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $people ->
    [one] one person
   *[other] { $people } people
 }. Start the server again.

error-backup-nothing = There is no database here to back up. Name it with --database.
error-backup-no-such = This file is no backup.
error-backup-newer = This backup was made by a newer version. Install that one, then restore.
error-backup-damaged = This backup is damaged or cut off. Nothing was changed; try another.
error-backup-over-something = There are games or people in this database already. Back it up, then restore with --force to replace them.
error-backup-served = A server is running on this database. Stop it, then try again.
error-backup-database = The database refused: { $why }. Nothing was changed.
error-backup-unwritable = { $file } cannot be written: { $why }.
error-backup-unreadable = { $file } cannot be read: { $why }.
error-backup-to-terminal = A backup is no text to read. Send it on with | or >, or name a file.

error-table-pruned = Table { $table } is no longer kept. A game you finished there still counts in your figures.
error-too-many-kept = You keep { $most ->
    [one] one game already
   *[other] { $most } games already
}. Let go of one first.

serve-days = DAYS
serve-help-keep-finished = For how many days finished games are kept that none of their players keeps; 0 for ever.

prune-help = Let go of what nobody has needed for a while: finished games that none of their players keeps, lobbies and games that everybody has left, decks at no table that are nobody's, people who have nothing here, reviews. Results and ratings stay. The server may run meanwhile.
prune-epilog = Examples: lifetable prune --older-than 90d --dry-run · lifetable prune --older-than 52w --json
prune-age = AGE
prune-help-older-than = How long nothing may have happened, such as 36h, 90d or 52w. An unfinished game is never let go of within 60 days.
prune-help-dry-run = Only say what would go.
prune-bad-age = “{ $age }” is no age. Write it like 36h, 90d or 52w.
prune-going = Letting go
prune-would = This would go:
prune-did = Gone:
prune-finished = finished games: { $count }
prune-lobbies = lobbies: { $count }
prune-abandoned = games that everybody has left: { $count }
prune-entries = their entries: { $count }
prune-reviews = reviews: { $count }
prune-decks = decks: { $count }
prune-people = people who have nothing here: { $count }
prune-before = before
prune-after = after
prune-bytes = bytes
error-prune-nothing = There is no database here. Name it with --database.
