# L'attente avant la partie.

ui-lobby-head =
    { $seated ->
        [0] Personne
        [1] Une personne
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
       *[6] Six
    } { $place ->
        [pool] dans la piscine
        [lawn] sur la pelouse
       *[dusk] au bord de la mer
    }, { $free ->
        [0] plus de place libre
        [1] une place libre
        [2] deux places libres
        [3] trois places libres
        [4] quatre places libres
       *[5] cinq places libres
    }
ui-lobby-lead = Envoie le lien. Tes amis n'ont pas besoin de compte. Commence quand tu veux.
ui-lobby-lead-full = Chacun a sa place. Le crayon sert à changer les noms.
ui-lobby-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }

## Places

ui-lobby-seats = Places
ui-lobby-free = Libre
ui-lobby-you = toi
ui-lobby-you-host = toi, hôte
ui-lobby-here = à table
ui-lobby-here-host = à table, hôte
ui-lobby-away = pas là pour l'instant
ui-lobby-on-this-device = sur cet appareil
ui-lobby-sit = S'asseoir
ui-lobby-sit-label = S'asseoir à la place { $number }
ui-lobby-share-device = Sur cet appareil
ui-lobby-share-device-label = Sur cet appareil : place { $number }
ui-lobby-add-bot = Robot
ui-lobby-add-bot-label = Robot à la place { $number }
ui-lobby-bot = Robot
ui-lobby-bot-level = Robot, { $level }
ui-lobby-level = Le niveau de { $name }
ui-lobby-level-easy = Facile
ui-lobby-level-medium = Moyen
ui-lobby-level-hard = Difficile
ui-lobby-level-expert = Expert
ui-lobby-name = Ton nom
ui-lobby-called = Comment les autres doivent-ils t'appeler ?
ui-lobby-called-text = Pour l'instant, tu es { $name }.
ui-lobby-called-keep = Rester { $name }
ui-lobby-name-other = Nom de l'autre personne
ui-lobby-name-done = Enregistrer
ui-lobby-name-cancel = Annuler
ui-lobby-rename = Renommer { $name }
ui-lobby-stand-up = Se lever
ui-lobby-remove = Libérer la place de { $name }

## Amis

ui-lobby-invite = Invite tes amis
ui-lobby-qr = Code QR avec le lien vers cette table
ui-lobby-link = Lien vers cette table
ui-lobby-copy = Copier le lien
ui-lobby-copied = Copié
ui-lobby-share = Partager
ui-lobby-share-text = Viens jouer à { $game } avec moi.

## Hasard

ui-lobby-luck = Un hasard vérifiable
ui-lobby-luck-text = La table a tiré sa part du hasard et l'a scellée ; ton navigateur aussi, avec des mots que personne d'autre ne connaît encore. Au début de la partie tous les mots sont dévoilés, et le hasard naît du tout : personne n'a pu le choisir. Après la partie tu peux le vérifier.
ui-lobby-luck-promise = Le sceau de la table :
ui-lobby-luck-seals = Les sceaux des joueurs :
ui-lobby-luck-own = Tes mots :
ui-lobby-luck-words = D'autres mots à toi
ui-lobby-luck-add = Les sceller
ui-lobby-luck-drawn = mouette vague coquille dune crabe voilier bouée récif perle serviette jetée parasol phoque étoile lagon château tortue brise ancre phare dauphin melon palme galet
ui-lobby-luck-awaited = Il manque les mots de { $name } pour le hasard. Sans eux la partie ne peut pas commencer.
ui-lobby-luck-sending = Tes mots pour le hasard sont en route…
ui-lobby-luck-lost = Ce navigateur ne connaît plus tes mots pour le hasard. Lève-toi et rassieds-toi.
ui-lobby-luck-clear = Libérer la place
ui-lobby-luck-anew = Les mots n'étaient pas complets : tous sont annulés et tirés à nouveau. Vous pouvez recommencer.

## Options du jeu

ui-lobby-variants = Variantes
ui-lobby-file-standard = Celles du jeu
ui-lobby-file-standard-help = Prêtes à jouer, dans ta langue.
ui-lobby-file-own = Les tiennes
ui-lobby-file-own-help = Vérifiées et prêtes à jouer.
ui-lobby-file-upload = Jouer avec les tiennes…
ui-lobby-file-other = En choisir d'autres…

## La table

ui-lobby-table = La table
ui-lobby-fewer = Une place de moins
ui-lobby-more = Une place de plus
ui-lobby-clock = Temps
ui-lobby-clock-none = Sans limite
ui-lobby-clock-seconds =
    { $count ->
        [one] Une seconde par coup
       *[other] { $count } secondes par coup
    }
ui-lobby-clock-minutes =
    { $count ->
        [one] Une minute par coup
       *[other] { $count } minutes par coup
    }
ui-lobby-clock-days =
    { $count ->
        [one] Un jour par coup
       *[other] { $count } jours par coup
    }
ui-lobby-then = Quand le temps est écoulé
ui-lobby-then-bot-moves = un robot joue ce coup
ui-lobby-then-seat-to-bot = un robot prend la place
ui-lobby-pace = Les robots jouent
ui-lobby-pace-quick = vite
ui-lobby-pace-normal = à un rythme lisible
ui-lobby-pace-slow = sans se presser
ui-lobby-pace-own = après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
ui-lobby-public = Table publique
ui-lobby-public-help = Tout le monde la trouve sur la page d'accueil.
ui-lobby-hints = Conseils
ui-lobby-hints-help = Qui doit jouer peut demander conseil.
ui-lobby-memory = Aide-mémoire
ui-lobby-memory-help = Remontre ce que tout le monde a pu voir.
ui-lobby-on = oui
ui-lobby-off = non
ui-lobby-agreed = Ce qui est convenu
ui-lobby-agreed-by = { $host } décide jusqu'au début de la partie.

## Le bouton

ui-lobby-next-called = Tous les mots pour le hasard sont dévoilés.
ui-lobby-next-awaited = Il manque encore des mots pour le hasard.
ui-lobby-next-sit = Une place t'attend.
ui-lobby-next-missing = Ajoute un robot ou envoie le lien.
ui-lobby-next-wait-missing = Il reste des places libres.
ui-lobby-next-wait = { $host } commence quand tout le monde est là.
ui-lobby-next-watch = Tu regardes.
ui-lobby-next-free-stay-empty = Les places libres restent vides.
ui-lobby-next-all-set = Tout le monde est là.
ui-lobby-go-called = C'est parti…
ui-lobby-go-awaited = On attend…
ui-lobby-go-sit = S'asseoir
ui-lobby-go-missing =
    { $missing ->
        [one] Il manque un joueur
       *[other] Il manque { $missing } joueurs
    }
ui-lobby-go-wait = On attend { $host }
ui-lobby-go-start =
    Commencer à { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    }
