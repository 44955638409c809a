# Après la partie : résultat, film, analyse, chance, vérification.

ui-after-language = Langue
ui-after-back = Retour à la table
ui-after-you = Toi
ui-after-player = Joueur

## Résultat

ui-after-lasted = { $length }, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
ui-after-ranking = Classement
ui-after-sheet = Feuille de score
ui-after-turned = Le coup qui a tout changé
ui-after-turned-text = Tour { $turn }. { $told }
ui-after-turned-chance = { $you ->
    [yes] Tes chances de gagner passent de { $from } à { $to }.
   *[no] Les chances de { $name } passent de { $from } à { $to }.
}
ui-after-looking = L'expert relit la partie
ui-after-looking-text = Déjà { $done }. Tu n'as pas besoin d'attendre.
ui-after-review = Analyse
ui-after-replay = Revoir
ui-after-verify = Vérifier
ui-after-share = Partager
ui-after-record = Fichier
ui-after-copied = Lien copié
ui-after-again = Encore une ?
ui-after-again-text = Mêmes joueurs, mêmes réglages.
ui-after-rematch = Revanche
ui-after-follow = On continue !
ui-after-follow-text = Une revanche est prête.
ui-after-join = À la revanche

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
ui-after-turn = Tour
ui-after-turn-axis = tour
ui-after-turn-of = Tour { $turn } sur { $last }
ui-after-turn-said = Tour { $turn } sur { $last }. { $said }
ui-after-turning-go = Tournant { $number }, tour { $turn }
ui-after-next-turning = Tournant suivant
ui-after-first-turning = Premier tournant
ui-after-chances = Chances de gagner
ui-after-chart-label = Chances de gagner, tour après tour. À la fin : { $list }.
ui-after-turning = Tournant { $number }.
ui-after-expert = { $you ->
    [yes] Ce que l'expert a vu
   *[no] Ce que l'expert aurait dit à { $name }
}
ui-after-no-decision = Va à un coup pour voir ce que l'expert aurait fait en sachant seulement ce que ce joueur savait.
ui-after-only = { $you ->
    [yes] Tu n'avais pas le choix.
   *[no] { $name } n'avait pas le choix.
}
ui-after-same = { $you ->
    [yes] Tu as joué comme l'expert.
   *[no] { $name } a joué comme l'expert.
}
ui-after-close = { $you ->
    [yes] Ton coup valait presque celui de l'expert.
   *[no] Le coup de { $name } valait presque celui de l'expert.
}
ui-after-cost = { $you ->
    [yes] Ton coup a coûté { $lost } de chances de gagner.
   *[no] Le coup de { $name } a coûté { $lost } de chances de gagner.
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

ui-after-luck = La part de la chance
ui-after-luck-text = Au départ, les chances étaient égales. Ce que la chance a donné ou repris, et ce qu'un choix a coûté en moyenne :
ui-after-luck-gave = La chance a donné
ui-after-choices-cost = Coût par choix
ui-after-rolled = { $face } lancé { $count ->
    [0] aucune fois
    [one] une fois
   *[other] { $count } fois
}
ui-after-dice = { $you ->
    [yes] Tes dés : { $average } en moyenne. Un dé honnête donne 3,5.
   *[no] Les dés de { $name } : { $average } en moyenne. Un dé honnête donne 3,5.
}

## Vérification

ui-after-verify-title = La chance était-elle honnête ?
ui-after-verify-lead = Tout le hasard d'une partie vient d'un seul texte secret, la graine. Personne ne pouvait le changer une fois la table ouverte, et voici comment le savoir.
ui-after-verify-promise = La promesse est tenue
ui-after-verify-promise-text = Avant que quiconque s'assoie, la table a montré l'empreinte de son secret. Le secret révélé a exactement cette empreinte.
ui-after-verify-seed = Tes mots sont dedans
ui-after-verify-seed-text = Le secret et les mots des joueurs forment la graine. Son empreinte était visible dès le premier coup, et elle correspond.
ui-after-verify-moves = Chaque coup en découle
ui-after-verify-moves-text = Toute la partie, rejouée depuis la graine, donne les mêmes cartes, les mêmes dés et le même résultat.
ui-after-verify-wait = Vérification…
ui-after-verify-good = Tout va bien : personne n'a pu tricher avec la chance.
ui-after-verify-bad = Quelque chose ne colle pas. Garde le fichier et préviens la personne qui tient cette table.
ui-after-verify-failed = Impossible de vérifier les coups pour l'instant.
ui-after-verify-words = Les mots des joueurs
ui-after-verify-promised = Empreinte promise
ui-after-verify-hash = Empreinte de la graine
ui-after-verify-seed-was = La graine
ui-after-verify-self = Ton propre navigateur calcule les deux premières. Pour tout vérifier toi-même, enregistre le fichier et lance
