# La page de ceux qui gèrent le serveur.

ui-admin-title = Prendre soin du serveur
ui-admin-key = Ta clé
ui-admin-in = Entrer
ui-admin-out = Sortir
ui-admin-again = Actualiser
ui-admin-figure-reports = Signalements
ui-admin-figure-people = Présents
ui-admin-figure-tables = Parties en cours
ui-admin-figure-requests = Requêtes
ui-admin-figure-bot-seconds = Secondes des robots
ui-admin-figure-memory = Mémoire
ui-admin-figure-database = Base de données
ui-admin-figure-processes = Processus
ui-admin-reports = Signalements
ui-admin-no-reports = Rien ne t'attend.
ui-admin-people = Aux tables en ce moment
ui-admin-no-people = Personne n'est là en ce moment.
ui-admin-bans = Exclusions
ui-admin-until = jusqu'au { $date }
ui-admin-tables = Tables
ui-admin-present =
    { $count ->
        [0] personne
        [one] une personne
       *[other] { $count } personnes
    }
ui-admin-status-lobby = salon
ui-admin-status-playing = en jeu
ui-admin-status-paused = en pause
ui-admin-status-over = terminée
ui-admin-audit = Ce qui a été fait
ui-admin-ban = Exclure
ui-admin-ban-address = Exclure une adresse
ui-admin-unban = Lever
ui-admin-remove-name = Retirer le nom
ui-admin-remove-line = Retirer la ligne
ui-admin-remove-table = Retirer la table
ui-admin-dismiss = Rien à faire
ui-admin-address = Adresse ou réseau
ui-admin-how-long = Pour combien de temps
ui-admin-hour = 1 heure
ui-admin-day = 1 jour
ui-admin-week = 1 semaine
ui-admin-month = 30 jours
ui-admin-reason = Pourquoi (pour le journal ; sans noms)
ui-admin-reason-told = Pourquoi (la personne exclue le lit)
