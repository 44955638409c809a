backup-help = Écris tout ce qu’un serveur conserve dans un fichier FILE, ou sur la sortie standard avec « - ». Le serveur peut tourner pendant ce temps. Le fichier contient les clés de tous les cookies et liens : garde-le pour toi.
backup-epilog = Exemples : lifetable backup tables.backup · lifetable backup - --database postgresql://… | ssh ailleurs "cat > tables.backup"
backup-writing = Sauvegarde
backup-standard-output = sortie standard
backup-done = Sauvegardé dans { $file } : { $rows } lignes, { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $people ->
    [one] une personne
   *[other] { $people } personnes
 }.
restore-help = Remets une base de données dans l’état de la sauvegarde FILE ; « - » est l’entrée standard. Arrête d’abord le serveur. SQLite ou PostgreSQL, d’où que vienne la sauvegarde.
restore-epilog = Exemples : lifetable restore tables.backup · lifetable restore tables.backup --database postgresql://… --force
restore-help-force = Remplace ce qui est dans la base.
restore-reading = Restauration
restore-done = La sauvegarde du { $made } est restaurée : { $rows } lignes, { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $people ->
    [one] une personne
   *[other] { $people } personnes
 }. Redémarre le serveur.

error-backup-nothing = Il n’y a pas de base à sauvegarder ici. Indique-la avec --database.
error-backup-no-such = Ce fichier n’est pas une sauvegarde.
error-backup-newer = Cette sauvegarde vient d’une version plus récente. Installe celle-ci, puis restaure.
error-backup-damaged = Cette sauvegarde est abîmée ou tronquée. Rien n’a changé ; essaies-en une autre.
error-backup-over-something = Il y a déjà des parties ou des personnes dans cette base. Sauvegarde-la, puis restaure avec --force pour les remplacer.
error-backup-served = Un serveur tourne sur cette base. Arrête-le, puis réessaie.
error-backup-database = La base de données a refusé : { $why }. Rien n’a changé.
error-backup-unwritable = Impossible d’écrire { $file } : { $why }.
error-backup-unreadable = Impossible de lire { $file } : { $why }.
error-backup-to-terminal = Une sauvegarde ne se lit pas à l’écran. Envoie-la plus loin avec | ou >, ou nomme un fichier.

error-table-pruned = La table { $table } n’est plus conservée. Une partie que tu y as finie compte toujours dans tes chiffres.
error-too-many-kept = Tu gardes déjà { $most ->
    [one] { $most } partie.
   *[other] { $most } parties.
} Laisses-en d’abord partir une.

serve-days = JOURS
serve-help-keep-finished = Combien de jours sont conservées les parties finies qu’aucun de leurs joueurs ne garde ; 0 pour toujours.

prune-help = Laisse partir ce dont plus personne n’a besoin : les parties finies qu’aucun de leurs joueurs ne garde, les salons et les parties que tout le monde a quittés, les jeux de cartes sans table ni propriétaire, les personnes qui n’ont rien ici, les analyses. Résultats et classements restent. Le serveur peut tourner pendant ce temps.
prune-epilog = Exemples : lifetable prune --older-than 90d --dry-run · lifetable prune --older-than 52w --json
prune-age = ÂGE
prune-help-older-than = Depuis combien de temps rien ne s’est passé : 36h, 90d (jours) ou 52w (semaines). Une partie en cours ne part jamais avant 60 jours.
prune-help-dry-run = Dis seulement ce qui partirait.
prune-bad-age = « { $age } » n’est pas un âge. Écris par exemple 36h, 90d ou 52w.
prune-going = On fait de la place
prune-would = Partirait :
prune-did = Parti :
prune-finished = parties finies : { $count }
prune-lobbies = salons : { $count }
prune-abandoned = parties que tout le monde a quittées : { $count }
prune-entries = leurs entrées : { $count }
prune-reviews = analyses : { $count }
prune-decks = jeux de cartes : { $count }
prune-people = personnes qui n’ont rien ici : { $count }
prune-before = avant
prune-after = après
prune-bytes = octets
error-prune-nothing = Il n’y a pas de base de données ici. Indique-la avec --database.
