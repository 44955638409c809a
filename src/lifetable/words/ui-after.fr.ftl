# Après la partie : résultat, film, analyse, chance, vérification.

ui-after-language = Langue
ui-after-back = Retour à la table
ui-after-you = Toi

## Résultat

ui-after-lasted = { $length }, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
ui-after-ranking = Classement
ui-after-sheet = Feuille de score
ui-after-turned = Le coup qui a tout changé
ui-after-turned-luck = Le hasard qui a tout changé
ui-after-turned-text = Coup { $turn }. { $told }
ui-after-turned-chance = { $you ->
    [yes] Tes chances de gagner passent de { $from } à { $to }.
   *[no] Les chances de { $name } passent de { $from } à { $to }.
}
ui-after-looking = Le juge relit la partie
ui-after-looking-text = Déjà { $done }. Tu n'as pas besoin d'attendre.
ui-after-review = Analyse
ui-after-replay = Revoir
ui-after-verify = Vérifier
ui-after-share = Partager
ui-after-record = Télécharger la partie
ui-after-copied = Lien copié
ui-after-again = Encore une ?
ui-after-again-text = Mêmes joueurs, mêmes réglages.
ui-after-rematch = Revanche
ui-after-follow = On continue !
ui-after-follow-text = Une revanche est prête.
ui-after-follow-without = On continue sans toi. Tu peux regarder.
ui-after-join = À la revanche
ui-after-watch = Regarder
ui-after-offered = { $name } propose une revanche
ui-after-offered-text = Si tu restes, un robot prend ta place.
ui-after-accept = J'en suis
ui-after-decline = Non merci
ui-after-declined = Tu n'en es pas
ui-after-declined-text = { $name } n'a pas encore commencé.
ui-after-accept-after-all = J'en suis quand même
ui-after-waiting = On attend { $names }
ui-after-waiting-text = Des robots prennent la place de ceux qui ne viennent pas.
ui-after-waiting-declined = { $count ->
    [one] { $names } ne vient pas.
   *[other] { $names } ne viennent pas.
}
ui-after-nobody = Personne ne vient
ui-after-begin = Commencer avec des robots
ui-after-withdraw = Retirer l'offre
ui-after-rather-not = Plutôt pas
ui-after-rated = { $why ->
    [removed] Partie non classée : l'hôte a exclu quelqu'un.
    [two-seats] Partie non classée : quelqu'un avait deux places.
    [taken-back] Partie non classée : un coup qui montrait quelque chose a été annulé.
    [no-move] Partie non classée pour toi : tu n'as joué aucun coup.
    [alone] Partie non classée : il n'y avait personne à qui te comparer.
   *[counts] Compte pour ton classement.
}

## Film et analyse

ui-after-replay-page = La partie en film · Lifetable
ui-after-replay-where = La partie en film
ui-after-replay-title = { $game } : la partie en film
ui-after-not-yet = Rien à revoir pour l'instant
ui-after-eyes = Avec les yeux de qui
ui-after-eyes-of = Avec les yeux de { $name }
ui-after-scrub = Toute la partie
ui-after-step-back = Un coup en arrière
ui-after-step-on = Un coup en avant
ui-after-play = Lecture
ui-after-pause = Pause
ui-after-turn = Coup
ui-after-turn-axis = coup
ui-after-turn-of = Coup { $turn } sur { $last }
ui-after-turn-said = Coup { $turn } sur { $last }. { $said }
ui-after-turning-go = Tournant { $number }, coup { $turn }
ui-after-next-turning = Tournant suivant
ui-after-first-turning = Premier tournant
ui-after-chances = Chances de gagner
ui-after-chart-label = Chances de gagner, coup après coup. À la fin : { $list }.
ui-after-chart-text = En couleur : les chances de gagner. Bande pâle : la marge d'erreur. Ronds : le hasard. Carrés : un choix qui a coûté.
ui-after-turning = Tournant { $number }.
ui-after-expert = { $you ->
    [yes] Ce que l'expert a vu
   *[no] Ce que l'expert aurait dit à { $name }
}
ui-after-no-decision = Va à un coup pour voir ce que l'expert aurait fait en sachant seulement ce que ce joueur savait.
ui-after-promised = Les chances de gagner que promettait chaque coup, avec ce que ce joueur pouvait savoir :
ui-after-only = { $you ->
    [yes] Tu n'avais pas le choix.
   *[no] { $name } n'avait pas le choix.
}
ui-after-same = { $you ->
    [yes] Tu as joué comme l'expert.
   *[no] { $name } a joué comme l'expert.
}
ui-after-close = { $you ->
    [yes] Ton coup valait le meilleur : l'écart est trop petit pour compter.
   *[no] Le coup de { $name } valait le meilleur : l'écart est trop petit pour compter.
}
ui-after-cost = { $you ->
    [yes] Ton coup a coûté { $lost } de chances de gagner, à { $error } près.
   *[no] Le coup de { $name } a coûté { $lost } de chances de gagner, à { $error } près.
}
ui-after-best = le coup de l'expert
ui-after-made = { $you ->
    [yes] ton coup
   *[no] le coup de { $name }
}
ui-after-both = { $you ->
    [yes] le coup de l'expert et le tien
   *[no] le coup de l'expert et de { $name }
}

## Chance

ui-after-luck = Hasard ou talent ?
ui-after-luck-text = Des chances du départ au résultat. Additionne les nombres : le compte est bon.
ui-after-sum = { $you ->
    [yes] Ton addition
   *[no] L'addition de { $name }
}
ui-after-sum-start = Au départ, pour tous
ui-after-sum-luck = Le hasard des dés et des cartes
ui-after-sum-own = { $you ->
    [yes] Tes choix
   *[no] Les choix de { $name }
}
ui-after-sum-others = Les choix des autres
ui-after-sum-hidden = Ce que personne ne pouvait voir
ui-after-sum-result = Résultat
ui-after-sum-error = à { $error } près
ui-after-sum-points = En points de chances de gagner, sur 100.
ui-after-better = { $you ->
    [yes] Tu as mieux joué que le vainqueur. C'était le hasard.
   *[no] { $name } a mieux joué que le vainqueur. C'était le hasard.
}
ui-after-rolled = Le { $face } : { $count ->
    [0] jamais sorti
    [one] sorti une fois
   *[other] sorti { $count } fois
}
ui-after-dice = { $you ->
    [yes] Tes lancers : { $average } en moyenne. Un dé équilibré donne 3,5.
   *[no] Les lancers de { $name } : { $average } en moyenne. Un dé équilibré donne 3,5.
}

## Vérification

ui-after-verify-title = Le hasard était-il honnête ?
ui-after-verify-lead = Tout le hasard d'une partie vient d'un seul texte, la graine : un secret et les mots des joueurs. Il a été scellé avant la partie, et on l'ouvre maintenant.
ui-after-verify-promise = Le secret
ui-after-verify-promise-text = Le secret correspond au sceau que la table a montré.
ui-after-verify-promise-not = Le secret ne correspond pas au sceau que la table a montré.
ui-after-verify-before = La partie d'avant
ui-after-verify-before-text = Le sceau de cette revanche est le secret de la partie d'avant : il était fixé depuis longtemps.
ui-after-verify-before-not = Le sceau de cette revanche devrait être le secret de la partie d'avant, et ne l'est pas.
ui-after-verify-words = Les mots des joueurs
ui-after-verify-words-text = La graine est le secret et exactement ces mots : rien de plus, rien de moins.
ui-after-verify-words-not = La graine ne correspond pas au secret suivi des mots des joueurs.
ui-after-verify-seals = Les sceaux des joueurs
ui-after-verify-seals-text = Les mots de chacun sont ceux qui étaient scellés.
ui-after-verify-seals-not = Les mots de quelqu'un ne sont pas ceux qui étaient scellés.
ui-after-verify-seals-before = Ton navigateur a vu tous les sceaux avant qu'aucun mot ne soit dévoilé : personne n'a pu choisir les siens en dernier.
ui-after-verify-seals-unseen = Ton navigateur n'a pas vu les sceaux avant que les mots ne soient dévoilés.
ui-after-verify-seed = La graine
ui-after-verify-seed-text = La graine correspond au sceau montré au premier coup.
ui-after-verify-seed-not = La graine ne correspond pas au sceau montré au premier coup.
ui-after-verify-moves = Chaque coup
ui-after-verify-moves-text = Le serveur rejoue la partie depuis la graine : mêmes cartes, mêmes dés, même résultat.
ui-after-verify-moves-not = Rejouée depuis la graine, la partie ne donne pas la même chose.
ui-after-verify-moves-here = Ton navigateur a rejoué la partie depuis la graine, avec ses propres règles : mêmes cartes, mêmes dés, même résultat.
ui-after-verify-views = Ce qu'on t'a montré
ui-after-verify-views-text =
    { $count ->
        [one] Le seul moment de la partie montré à ton navigateur se retrouve à l'identique.
       *[other] Les { $count } moments de la partie montrés à ton navigateur se retrouvent tous à l'identique.
    }
ui-after-verify-views-not = Une chose montrée à ton navigateur ne découle pas de la graine et des coups.
ui-after-verify-since =
    { $ply ->
        [0] Ton navigateur a vu ce sceau avant le premier coup.
       *[other] Ton navigateur connaît ce sceau depuis le coup { $ply }.
    }
ui-after-verify-unseen = Ton navigateur n'a pas vu ce sceau avant la fin.
ui-after-verify-wait = Vérification…
ui-after-verify-good =
    { $ply ->
        [0] Tout va bien : personne n'a pu tricher avec le hasard.
       *[other] Tout va bien : depuis le coup { $ply }, où ton navigateur est arrivé, personne n'a pu tricher avec le hasard.
    }
ui-after-verify-weak = Tout correspond. Mais ton navigateur n'était pas là pendant la partie : pour les sceaux, il n'a que la parole du serveur.
ui-after-verify-without = Tout correspond. Mais aucun mot de ton navigateur n'était dans le hasard : il faut te fier à ceux dont les mots y étaient.
ui-after-verify-bad = Quelque chose ne colle pas. Garde le fichier et préviens la personne qui tient cette table.
ui-after-verify-failed = Impossible de vérifier les coups pour l'instant.
ui-after-verify-promised = Sceau du secret
ui-after-verify-hash = Sceau de la graine
ui-after-verify-seed-was = La graine
ui-after-verify-self = Ton propre navigateur a tout vérifié, sauf les coups. Pour les vérifier toi-même aussi, enregistre le fichier et lance
ui-after-verify-deck = Cette table avait ses propres cartes : demande le fichier à qui les a apportées.

## Garder une partie

ui-after-keep = Garder
ui-after-kept = Gardée
ui-after-keep-help = Garder cette partie pour de bon
ui-after-kept-help = Tu gardes cette partie. Touche pour la laisser partir
