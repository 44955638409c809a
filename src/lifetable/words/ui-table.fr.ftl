# La page autour du plateau : barre, journal, discussion, rideau, menu.

ui-table-your-turn = À toi
ui-table-move = Coup { $move }
ui-table-to-board = Vers le plateau
ui-table-to-move = à toi de jouer
ui-table-you-watch = Tu regardes
ui-table-hurry = Il ne reste que quelques secondes pour jouer.
ui-table-rules = Règles
ui-table-menu = Menu
ui-table-watchers =
    { $watchers ->
        [one] Une personne regarde
       *[other] { $watchers } personnes regardent
    }
ui-table-clock =
    { $you ->
        [yes] Il te reste { $left }
       *[no] Il reste { $left } à { $name }
    }
ui-table-none = Cette table n'est pas mise
ui-table-none-text = Personne ne joue ici. Le lien est peut-être ancien, ou il manque une lettre.
ui-table-pruned = Cette partie a pris le large
ui-table-claim-failed = Impossible de prendre cette place

## Ce qui s'est passé

ui-table-log = Ce qui s'est passé
ui-table-log-open = Tout ce qui s'est passé
ui-table-told-left =
    { $you ->
        [yes] Tu as quitté la table. Un robot garde ta place au chaud.
       *[no] { $name } a quitté la table. Un robot garde la place au chaud.
    }
ui-table-told-covered =
    { $you ->
        [yes] Tu n'étais pas là. Un robot joue pour toi jusqu'à ton retour.
       *[no] { $name } n'est pas là. Un robot joue en attendant.
    }
ui-table-told-reclaimed =
    { $you ->
        [yes] Te revoilà à table.
       *[no] { $name } est de retour.
    }
ui-table-told-handed =
    { $you ->
        [yes] Ta place est passée sur un autre appareil.
       *[no] { $name } joue maintenant sur un autre appareil.
    }
ui-table-told-sat =
    { $you ->
        [yes] Tu t'assieds.
       *[no] { $name } s'assied.
    }
ui-table-told-stood =
    { $you ->
        [yes] Tu te lèves.
       *[no] { $name } se lève.
    }
ui-table-told-renamed =
    { $you ->
        [yes] Tu t'appelles maintenant { $name }.
       *[no] Quelqu'un s'appelle maintenant { $name }.
    }
ui-table-told-late =
    { $you ->
        [yes] Ton temps était écoulé : un coup a été joué pour toi.
       *[no] Le temps de { $name } était écoulé : un coup a été joué à sa place.
    }
ui-table-told-paused =
    { $known ->
        [no] La partie est en pause.
       *[yes] { $you ->
            [yes] Tu as mis la partie en pause.
           *[no] { $name } a mis la partie en pause.
        }
    }
ui-table-told-resumed =
    { $known ->
        [no] La partie reprend.
       *[yes] { $you ->
            [yes] Tu reprends la partie.
           *[no] { $name } reprend la partie.
        }
    }
ui-table-told-clock-restarted =
    { $you ->
        [yes] Le serveur s'est absenté un instant. Tu as encore le temps de jouer.
       *[no] Le serveur s'est absenté un instant. { $name } a encore le temps de jouer.
    }
ui-table-told-undo-asked =
    { $you ->
        [yes] Tu voudrais annuler un coup.
       *[no] { $name } voudrait annuler un coup.
    }
ui-table-told-undone = Le dernier coup est annulé.
ui-table-told-clock-started = Le chronomètre est lancé.

## Discussion

ui-table-chat = Discussion
ui-table-chat-open =
    { $unread ->
        [0] Discussion
        [one] Discussion, un nouveau message
       *[other] Discussion, { $unread } nouveaux messages
    }
ui-table-chat-write = Dis quelque chose
ui-table-chat-send = Envoyer
ui-table-reactions = Réactions rapides
ui-table-react-clap = Bien joué
ui-table-react-laugh = Ha ha
ui-table-react-wow = Oh là là
ui-table-react-ouch = Aïe
ui-table-react-think = Je réfléchis
ui-table-react-hurry = Prends ton temps… mais pas trop

## Messages de la table

ui-table-reconnecting = La connexion s'est coupée un instant. Elle revient toute seule ; rien n'est perdu.
ui-table-offline = Toujours pas de connexion. On continue d'essayer ; ta partie est à l'abri.
ui-table-paused = La partie est en pause.
ui-table-paused-by =
    { $you ->
        [yes] Tu as mis la partie en pause.
       *[no] { $name } a mis la partie en pause.
    }
ui-table-pause = Pause
ui-table-resume = Continuer
ui-table-undo = Annuler le coup
ui-table-undo-why = { $why ->
    [possible] Tu peux encore annuler ton dernier coup. S'il a montré quelque chose, la partie ne sera plus classée.
    [no-move] Tu n'as pas encore joué : il n'y a rien à annuler.
    [revealed] Depuis ton coup, on a lancé le dé ou dévoilé quelque chose : il reste.
    [always-reveals] Dans ce jeu, chaque coup dévoile quelque chose : il reste.
    [asked] Quelqu'un demande déjà à annuler un coup.
    [paused] La partie est en pause.
    [seat-kept-warm] Un robot joue à ta place.
   *[other] Il n'y a rien à annuler.
}
ui-table-undo-asked = { $name } voudrait annuler le dernier coup.
ui-table-undo-yes = D'accord
ui-table-undo-no = Plutôt pas
ui-table-undo-waiting = Tu as demandé à annuler un coup. Les autres y réfléchissent.
ui-table-undo-never-mind = Finalement, non
ui-table-absent = { $name } n'est pas là en ce moment.
ui-table-cover = Faire jouer un robot
ui-table-warm = Un robot garde ta place au chaud.
ui-table-kept =
    { $count ->
        [one] Un robot joue pour { $names } en attendant. La place reste gardée.
       *[other] Des robots jouent pour { $names } en attendant. Les places restent gardées.
    }
ui-table-late =
    { $alone ->
        [yes] Ton temps était écoulé : un coup a été joué pour toi.
       *[no] Le temps de { $name } était écoulé : un coup a été joué.
    }
ui-table-understood = D'accord
ui-table-out = Tu es hors jeu ; les autres continuent.
ui-table-out-end = Montre-moi la fin
ui-table-out-new = Nouvelle partie
ui-table-reclaim = Reprendre ma place
ui-table-rematch = Une revanche ! On t'emmène…
ui-table-rematch-was = Il y a eu une revanche à cette table.
ui-table-rematch-go = Y aller
ui-table-clock-waits = Le chronomètre n'est pas encore lancé
ui-table-clock-waits-for = Le chronomètre part quand tout le monde est là. On attend { $names }
ui-table-rematch-stay = Rester ici

## Conseils

ui-table-hint = Ce que ferait l'expert
ui-table-hint-ask = Demander un conseil
ui-table-hint-chance = de chances de gagner

## Un appareil, plusieurs joueurs

ui-table-hand-over = Passe l'appareil à { $name }
ui-table-hand-over-why = Pour que chacun ne voie que son jeu.
ui-table-i-am = C'est moi, { $name }

## Menu

ui-table-phone = Passer sur un autre appareil
ui-table-phone-of = { $name } : passer sur un autre appareil
ui-table-phone-how = Scanne ce code avec l'autre appareil. La place y passe, avec tout ce que tu as en main. Le code sert une seule fois.
ui-table-phone-code = Code pour changer la place d'appareil
ui-table-phone-done = La place est maintenant sur l'autre appareil. Ici, tu peux continuer à regarder.
ui-table-watch = Inviter des spectateurs
ui-table-watch-how =
    { $watchers ->
        [0] Avec ce lien, tout le monde peut regarder. Personne ne regarde en ce moment.
        [one] Avec ce lien, tout le monde peut regarder. Une personne regarde.
       *[other] Avec ce lien, tout le monde peut regarder. { $watchers } personnes regardent.
    }
ui-table-luck = Un hasard honnête
ui-table-luck-how = Les dés et les cartes étaient fixés avant le premier coup ; voici leur sceau. Après la partie, tu peux vérifier.
ui-table-leave = Quitter la table
ui-table-leave-sure = Un robot gardera ta place au chaud. Tu peux revenir la prendre quand tu veux.
ui-table-leave-yes = Quitter
ui-table-leave-no = Rester

## Les manières

ui-table-shut = Cette table ne t'est pas ouverte
ui-table-told-removed = { $name } a été exclu par l'hôte.
ui-table-told-admitted = { $name } peut revenir.
ui-table-told-locked =
    { $lock ->
        [open] La table est de nouveau ouverte.
        [seats] L'hôte a bloqué les places.
       *[closed] L'hôte a fermé la porte.
    }
ui-table-person = Plus sur { $name }
ui-table-mute = Ne plus entendre
ui-table-unmute = Entendre de nouveau
ui-table-mute-how = Seulement pour toi, sur cet appareil ; personne ne l'apprend.
ui-table-muted = (en sourdine)
ui-table-report = Signaler cette ligne
ui-table-report-why = Qu'est-ce qui ne va pas ?
ui-table-report-how = Ceux qui gèrent ce serveur la liront. Personne à la table n'apprend que c'était toi.
ui-table-report-rude = Insultes ou haine
ui-table-report-threat = Une menace
ui-table-report-spam = De la publicité ou un déluge
ui-table-report-private = Quelque chose de privé sur quelqu'un
ui-table-report-other = Autre chose
ui-table-report-never-mind = Laisser
ui-table-reported = Merci. Quelqu'un va la lire.
ui-table-host = Pour l'hôte
ui-table-clear = Libérer la place
ui-table-remove = Exclure de la table
ui-table-remove-watch = Exclure, mais laisser regarder
ui-table-remove-how = Plus de place ni de parole ici tant que tu ne le permets pas. Dans une partie en cours, un robot prend la place pour de bon, et la partie n'est pas classée.
ui-table-removed = Exclus
ui-table-admit = Laisser revenir
ui-table-lock = La porte
ui-table-lock-open = Ouverte
ui-table-lock-seats = Places bloquées
ui-table-lock-closed = Fermée
ui-table-lock-open-how = Qui a le lien peut s'asseoir ou regarder.
ui-table-lock-seats-how = Personne de nouveau ne s'assied ; regarder reste possible.
ui-table-lock-closed-how = Personne de nouveau ne s'assied ni ne regarde. Qui est assis reste.
