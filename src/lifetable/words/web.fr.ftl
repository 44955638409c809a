# Le serveur : ce qu'il refuse avant de demander à une table, et `lifetable serve`.

error-no-such-page = Il n'y a rien ici. Vérifie l'adresse.
error-no-such-method = { $method } n'est pas possible ici.
error-bad-request = Impossible de comprendre cette demande. Vérifie ce qui a été envoyé.
error-blank-name = Il faut au moins une lettre ou un signe visible dans un nom.
error-too-large = C'est trop : { $most } Ko au maximum.
error-length-required = Cette requête n'annonce pas sa longueur. Indique-la.
error-head-too-large = L'adresse et les en-têtes de cette requête sont trop longs : { $most } Ko au maximum. Effacer les cookies de ce site peut aider.
error-wrong-media-type = Envoie ceci en { $wanted }.
error-too-many-requests =
    { $seconds ->
        [one] Ça fait beaucoup d'un coup. Réessaie dans une seconde.
       *[other] Ça fait beaucoup d'un coup. Réessaie dans { $seconds } secondes.
    }
error-too-many-streams = Tu suis déjà plus de { $streams } tables. Fermes-en une d'abord.
error-other-origin = Cette demande vient d'un autre site : rien n'a été fait.
error-server-error = Quelque chose s'est mal passé de notre côté. C'est noté ; réessaie.
error-not-ready = Le serveur n'est pas encore prêt. Réessaie dans un instant.
error-too-slow = L'envoi a pris trop de temps. Réessaie.
error-bad-token = Cette clé n'est pas valable, ou elle a été retirée.
error-token-cannot = Une clé ne permet pas cela. Fais-le toi-même, dans ton navigateur.

error-serve-network = « { $network } » n'est ni une adresse ni un réseau. Écris-les comme 10.0.0.0/8, séparés par des virgules.
error-serve-base-url = « { $url } » n'est pas une adresse où l'on peut venir. Écris-la comme https://play.example.org
error-serve-failed = Le serveur n'a pas pu démarrer ; le journal dit pourquoi.
error-serve-port = { $host }:{ $port } ne peut pas servir : { $why }. Choisis-en un autre avec --port.

web-page-missing = La page n'est pas encore construite
web-page-missing-help = Le serveur tourne, son API aussi. Construis la page, puis recharge :
web-page-script = Cette page a besoin de JavaScript.

web-preview-lifetable = Trois petits jeux sur la vie, en famille ou entre amis. Sans compte.
web-preview-title =
    { $status ->
        [lobby] Viens jouer à { $game }
        [over] { $game } : comment ça a fini
       *[other] { $game } : une partie est en cours
    }
web-preview-text =
    { $status ->
        [lobby] { $free ->
            [0] Toutes les places sont prises ; tu peux regarder.
            [one] Une place sur { $seats } est libre.
           *[other] { $free } places sur { $seats } sont libres.
        }
        [over] La partie est finie. Revois-la, coup par coup.
       *[other] { $seats } à la table. Assieds-toi à côté et regarde.
    }

serve-help = Ouvrir les tables et la page, pour cette machine ou pour tout le monde.
serve-epilog = Exemples : lifetable serve --open · lifetable serve --host 0.0.0.0 --base-url https://play.example.org --proxy 127.0.0.1 · lifetable serve --database postgresql://… --workers 4
serve-starting = Démarrage…
serve-ready = C'est prêt. On joue ici : { $address }
serve-share = Les autres, sur ton réseau, jouent ici : { $address }
serve-stop = Ctrl+C pour arrêter ; chaque partie reprendra la prochaine fois.
serve-addresses = ADRESSES
serve-names = NOMS
serve-help-host = L'adresse d'écoute ; 0.0.0.0 pour tout le réseau.
serve-help-port = Le port d'écoute ; 0 en choisit un libre.
serve-help-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://… Par défaut, un fichier dans ton dossier de données.
serve-help-workers = Combien de processus se partagent le travail.
serve-help-base-url = L'adresse où l'on vient, si ce n'est pas celle d'écoute.
serve-help-hosts = Les noms sous lesquels on trouve ce serveur, séparés par des virgules ; les liens peuvent commencer par eux.
serve-help-proxy = Les proxys que l'on croit sur l'adresse des visiteurs : adresses ou réseaux séparés par des virgules, * pour tous.
serve-help-rate = Combien d'actions par seconde une personne peut faire à la longue ; 0 pour ne pas limiter.
serve-help-streams = Combien de tables une personne peut suivre à la fois ; 0 pour ne pas limiter.
serve-help-crowd = Combien de personnes peuvent partager une adresse, celle d'une école par exemple : ses tables et ses questions simultanées en dépendent ; 0 pour ne pas limiter.
serve-help-metrics = Qui peut lire /metrics : adresses ou réseaux séparés par des virgules, * pour tout le monde.
serve-help-log-level = Ce qui est écrit dans le journal.
serve-help-log-format = Sa forme : lignes JSON, texte, ou texte dans un terminal seulement.
serve-help-open = Ouvrir le navigateur quand c'est prêt.

click-env-var-var = env : <var>
error-admin-key-wanted = C'est pour ceux qui gèrent le serveur. Connecte-toi avec ta clé.
error-bad-admin-key = Cette clé n'est pas valable, ou elle a été révoquée.
