# Les tables : les places, et ce qu'elles refusent

# What people are called until they say their name: short, kind, from the seaside.
friendly-names = Loutre, Phoque, Macareux, Dauphin, Goéland, Mouette, Tortue, Crabe, Hippocampe, Pélican, Cormoran, Bigorneau, Crevette, Baleine, Narval, Poulpe, Anémone, Huître, Manchot, Sterne, Hareng, Lamantin, Homard, Coquillage
error-record-promise = La promesse faite avant la partie n'est pas celle de la graine.
error-no-such-table = Il n'y a pas de table { $table }. Vérifie le lien.
error-nobody = Installe-toi d'abord : le serveur ne te connaît pas encore.
error-seat-taken = La place { $seat } est prise. Choisis-en une libre.
error-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Pourquoi pas { $suggestion } ?
error-not-your-seat = La place { $seat } n'est pas la tienne.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-seated = Tu regardes. Il faut être assis à la table pour cela.
error-not-in-lobby = La partie a commencé : cela ne peut plus changer.
error-words-called = Les mots pour le hasard sont en train d'être dévoilés. Attends que la partie commence.
error-words-not-called = Garde tes mots pour toi jusqu'au début de la partie.
error-words-differ = Ce ne sont pas les mots que tu as scellés.
error-seal-taken = Quelqu'un a déjà ce sceau à cette table. Scelle des mots à toi.
error-seal-missing = { $name } n'a pas encore de nouveau sceau pour le hasard. Attends un instant, ou libère la place.
error-not-started = La partie n'a pas encore commencé.
error-paused = La table est en pause. Relance d'abord la partie.
error-game-over = La partie est finie.
error-game-not-over = Cela vient après la fin de la partie.
error-not-your-turn = Ce n'est pas ton tour.
error-seat-kept-warm = Un robot garde ta place au chaud. Reprends-la d'abord.
error-stale = La table a avancé entre-temps. Voici où elle en est.
error-busy = Il se passe beaucoup de choses à cette table. Réessaie dans un instant.
error-too-few-seated = Joueurs à table : { $seated } ; il en faut { $least }. Ajoute un ami ou un robot.
error-seats-free = Pour commencer tout de suite, toutes les places doivent être prises : il en reste { $free ->
    [one] une de libre
   *[other] { $free } de libres
 }.
error-too-many-seated = Personnes assises ici : { $seated }. Quelqu'un doit d'abord se lever.
error-no-such-level = Il n'y a pas de robot « { $level } ». Choisis parmi { $levels }.
error-nothing-to-undo = { $why ->
    [no-move] Tu n'as pas encore joué : il n'y a rien à annuler.
    [asked] Quelqu'un le demande déjà.
    [always-reveals] Dans ce jeu, chaque coup dévoile quelque chose : aucun ne peut être annulé.
   *[other] On ne peut plus annuler : depuis, on a lancé le dé ou dévoilé quelque chose.
}
error-still-here = { $name } était là il y a un instant. Attends encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
error-nothing-asked = Personne ne demande à annuler un coup.
error-no-rematch-offered = Personne ne propose de revanche.
error-rematch-not-accepted = Accepte d'abord la revanche.
error-chat-full = Tu as atteint le nombre de messages permis à cette table.
error-no-such-reaction = Cette réaction n'existe pas. Choisis parmi { $reactions }.
error-too-many-tables = Tu as déjà { $most ->
    [one] { $most } table en cours. Termines
   *[other] { $most } tables en cours. Termines
}-en une, ou quittes-en une d'abord.
error-too-many-unattended = Des robots jouent encore à { $most ->
    [one] une table à toi
   *[other] { $most } tables à toi
}. Attends qu'une partie se termine.
error-too-many-asked = Tu attends déjà plusieurs réponses. Laisse d'abord arriver l'une d'elles.
error-address-tables = Il y a déjà { $most ->
    [one] { $most } table en cours depuis
   *[other] { $most } tables en cours depuis
} ton réseau. Finissez-en une, ou reviens dans une minute.
error-address-unattended = Des robots jouent encore à { $most ->
    [one] une table de ton réseau
   *[other] { $most } tables de ton réseau
}. Attends qu'une partie se termine.
error-address-busy =
    { $seconds ->
        [one] Ton réseau demande beaucoup d'un coup. Réessaie dans une seconde.
       *[other] Ton réseau demande beaucoup d'un coup. Réessaie dans { $seconds } secondes.
    }
error-server-full = Toutes les tables sont prises pour l'instant. Reviens dans une minute.
error-server-busy = Il se passe beaucoup de choses ici en ce moment. Réessaie dans un instant.
error-too-many-decks = Tu as déjà { $most ->
    [one] { $most } jeu de cartes à une table
   *[other] { $most } jeux de cartes à des tables
}. Reprends l'un d'eux.
error-too-many-tokens = Tu as déjà { $most ->
    [one] { $most } clé. Supprimes
   *[other] { $most } clés. Supprimes
}-en une d'abord.
error-no-such-token = Cette clé n'existe pas.
error-bad-link = Ce lien ne marche plus. Demandes-en un nouveau.
error-hints-off = Les conseils sont coupés à cette table.
error-hint-waiting = L'expert réfléchit déjà à ta question. Un instant.
error-advice-busy = Beaucoup veulent l'avis de l'expert. Réessaie dans un instant.
error-review-failed = L'expert n'a rien compris à cette partie. Tu peux la revoir en entier.
error-review-too-long = Cette partie compte plus de { $most } coups, c'est trop pour l'expert. Tu peux la revoir en entier.
error-no-such-deck = Ce jeu de cartes n'est pas (ou plus) ici.
error-no-such-file = Il n'y a pas de fichier { $file } ici. Envoie-le de nouveau.
error-file-has-mistakes = On ne peut pas encore jouer avec ce fichier. La liste dit quoi corriger.
error-removed = L'hôte de cette table t'en a exclu. Il y a d'autres tables.
error-table-locked = L'hôte a fermé cette table.
error-no-such-person = Personne ici ne répond à cela.
error-not-yourself = Tu ne peux pas te faire cela à toi-même.
error-no-such-line = Il n'y a pas de ligne { $line } à cette table.
error-too-many-reports = Tes signalements qui attendent encore une lecture : { $most }. Merci, cela suffit pour l'instant.
error-banned = Fais une pause : tu pourras rejouer ici à partir du { $until } (UTC). La raison : { $reason }
error-ban-whom = Dis de qui il s'agit : soit une personne, soit une adresse.
error-no-such-network = « { $network } » n'est pas une adresse ni un réseau que l'on peut exclure. Écris par exemple 192.0.2.7 ou 192.0.2.0/24.
error-no-such-ban = Il n'y a pas d'exclusion { $ban }.
error-no-such-report = Il n'y a pas de signalement { $report } en attente.
error-no-such-key = Il n'y a pas de telle clé.

# Quand la base de données ne peut être ni écrite ni lue. Rien de ce qui a été confirmé n'est perdu.
error-storage-full = Le disque du serveur est plein : rien ne peut être enregistré. Il faut que son responsable fasse de la place ; ensuite, tout reprend tout seul.
error-storage-read-only = Le serveur ne peut que lire sa base de données : rien ne peut être enregistré. Il faut que son responsable autorise l'écriture ; ensuite, tout reprend tout seul.
error-storage-away = Le serveur ne joint pas sa base de données. Dès qu'elle revient, tout reprend tout seul.
error-storage-damaged = La base de données du serveur est abîmée. Il faut que son responsable restaure une sauvegarde.
error-storage-replaced = Une autre base de données a pris la place de celle du serveur. Il faut que son responsable le redémarre.
error-storage-busy = La base de données du serveur est très occupée. Réessaie dans un instant.
error-not-saved = Ceci n'a pas pu être enregistré. Réessaie dans un instant.

# Quand un serveur ne peut pas démarrer sur sa base de données.
error-database-newer = { $where } a été écrit par un Lifetable plus récent (schéma { $found } ; celui-ci connaît jusqu'à { $newest }). Réinstalle cette version, ou restaure une sauvegarde d'avant.
error-database-foreign = { $where } n'est pas une base de données de Lifetable, ou d'une version inconnue ici (schéma { $found }, attendu jusqu'à { $newest }). Rien n'a été changé. Indiques-en une autre avec --database.
error-database-damaged = { $where } est abîmé ou n'est pas une base de données ({ $why }). Rien n'a été changé. Mets-le de côté et restaure une sauvegarde.
error-database-folder = { $where } est un dossier. Indique un fichier avec --database, par exemple sqlite:///{ $where }/tables.db
error-database-no-folder = Il n'y a pas de dossier { $folder } pour la base de données { $where }. Crée-le d'abord.
error-database-read-only = { $where } ne peut pas être écrit. Donne à l'utilisateur du serveur le droit d'écrire le fichier et son dossier, puis redémarre. { $why }
error-database-full = Il n'y a plus de place pour { $where }. Fais de la place, puis redémarre. ({ $why })
error-database-busy = Un autre programme retient { $where }. Attends qu'il ait fini, puis redémarre. ({ $why })
error-database-denied = La base de données { $where } ne nous laisse pas entrer. Vérifie l'utilisateur et le mot de passe. ({ $why })
error-database-missing = Cette base de données n'existe pas : { $where }. Crée-la d'abord, par exemple avec createdb. ({ $why })
error-database-unreachable = La base de données { $where } est injoignable. Vérifie l'hôte et le port, et qu'elle tourne. ({ $why })
error-database-driver = Les bases de données du genre « { $kind } » sont inconnues ici. Écris sqlite:///FICHIER ou postgresql://…
error-database-address = Ce n'est pas l'adresse d'une base de données. Écris sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM
