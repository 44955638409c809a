# Les mots qui n'appartiennent à aucun jeu.

seat = Place { $number }
you = Toi
yourself = toi
bot = Robot

## Refus

error-no-such-game = Il n'y a pas de jeu « { $game } ». Il y a : { $games }.
error-bad-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
error-no-such-option = { $game } n'a pas d'option « { $option } ». Il a : { $options }.
error-bad-option = « { $value } » ne convient pas à { $option }. Possible : { $expected }.
error-option-without-value = Écris les options sous la forme NOM=VALEUR ; « { $option } » n'a pas de valeur.
error-no-such-seat = Il n'y a pas de place { $seat } à une table de { $players } ; on compte à partir de 0.
error-bad-seed = « { $seed } » n'est pas une graine : il faut un nombre entier ou un texte.
error-not-a-view = Ce n'est pas une vue de { $setup }.
error-foreign-state = Ce n'est pas un état de { $setup }.
error-no-such-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $bots }.
error-no-cuda = Il faut le compilateur GPU de Numba. Installe-le avec : pip install "lifetable[cuda]"
error-no-gpu = Aucune carte graphique trouvée. Sans --device cuda, le processeur joue.
error-no-such-language = Nous ne parlons pas « { $language } ». Choisis parmi : { $languages }.
error-at-line = Ligne { $line } : { $sentence }
error-deck-mistakes =
    { $file } contient { $count ->
        [one] une erreur
       *[other] { $count } erreurs
    }. Vois-les toutes avec : lifetable deck check FICHIER
error-record-unreadable = Impossible de lire { $file } : { $why }
error-record-too-long = C'est trop long pour une partie notée.
error-record-no-record = Ce n'est pas une partie notée : elle devrait commencer par « lifetable 1 ».
error-record-version = Cette partie est d'une autre version ; ici on lit la version { $version }.
error-record-missing = Il manque « { $key } ».
error-record-line = « { $text } » ne veut rien dire ici.
error-record-twice = « { $key } » est donné deux fois.
error-record-number = Un nombre est illisible.
error-record-word = « { $text } » n'est pas écrit comme un coup.
error-record-move = Le coup { $move } ne tient pas. { $why }
error-record-marks = Les marques à côté de { $move } ne correspondent pas à ce qui s'est passé.
error-record-hash = L'empreinte n'est pas celle de la graine.
error-record-words = La graine n'est pas le secret suivi exactement des mots des joueurs.
error-record-seals = Les mots des joueurs ne sont pas ceux qu'ils avaient scellés.
error-record-other-seal = Le sceau qu'on t'a montré ({ $seal }) n'est pas dans ce fichier.
error-record-other-promise = Le sceau qu'on t'a montré ({ $promise }) n'est ni celui du secret ni celui de la graine de ce fichier.
error-record-one-line = Une graine, un nom ou des mots avec un saut de ligne ne peuvent pas être notés.
error-record-result = Le résultat n'est pas celui auquel mènent les coups.
error-record-unfinished = Il y a un résultat, mais la partie n'est pas finie.
error-record-other-deck = Cette partie a été jouée avec d'autres cartes ({ $wanted }, pas { $found }). Demande le fichier à qui les a apportées, et indique-le avec --deck FICHIER.

## Pendant la préparation

compiling = Préparation des jeux pour cette machine, une seule fois. Cela prend environ une demi-minute ; « lifetable prepare » fait tout d’avance…

## La ligne de commande

cli-help = Lifetable : la table pour Life is Life, That's Life! et Lifetime.
cli-epilog = Pour commencer : lifetable play thats-life
cli-help-lang = La langue (sinon LIFETABLE_LANG, ou celle du système).
cli-help-players = Combien de joueurs à la table.
cli-help-option = Une option du jeu ; peut être répété.
cli-help-deck = Tes propres cartes, pour les jeux qui le permettent.
cli-help-json = Afficher du JSON et rien d'autre.
cli-help-seed = La graine. La même graine donne les mêmes parties.
cli-help-games = Combien de parties.
cli-help-haste = Des coups au hasard plus vite trouvés (voir docs/speed.md).
cli-help-device = Où jouer : sur le processeur, ou sur une carte NVIDIA s'il y en a une.
cli-help-seconds = Combien de temps mesurer chaque jeu.
cli-stopped = Arrêté.
cli-deal = la donne
cli-column-game = jeu
cli-column-players = joueurs
cli-column-about = ce que c'est
cli-column-options = options
cli-column-seat = place
cli-column-wins = victoires
cli-column-score = score
cli-column-moves = coups/s
cli-column-uniform = coups uniformes/s
cli-column-games-per-second = parties/s
cli-games-help = Montrer les jeux, ou un jeu avec toutes ses options.
cli-games-epilog = Exemples : lifetable games · lifetable games thats-life · lifetable games --json
cli-rules-help = Expliquer les règles d'un jeu.
cli-rules-epilog = Exemple : lifetable rules life-is-life --lang fr
cli-schema-help = Affiche en JSON Schema ce que contiennent les vues et les événements d'un jeu.
cli-schema-epilog = Exemple : lifetable schema thats-life
cli-completion-help = Afficher ce qu'il faut à ton shell pour compléter les commandes.
cli-completion-epilog = Exemple : lifetable completion bash >> ~/.bashrc
cli-simulate-help = Jouer beaucoup de parties au hasard et montrer qui gagne, avec quel score et en combien de coups.
cli-simulate-epilog = Exemple : lifetable simulate thats-life --games 100000 --players 4 --seed 7 --option layout=shuffled
cli-simulating = En jeu
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-length = Coups par partie : { $length }
cli-shared = Victoires partagées : { $share }
cli-bench-help = Mesurer combien de coups au hasard un cœur joue par seconde.
cli-bench-epilog = Exemple : lifetable bench --json
cli-bench-title = Jeu au hasard sur un cœur
cli-replay-help = Montrer une partie notée, coup par coup.
cli-replay-epilog = Exemple : lifetable replay partie.txt --step
cli-replay-step = Montrer le plateau et attendre après chaque coup.
cli-replay-seat = Ne montrer que ce que cette place a vu (à partir de 0).
cli-replay-next = Entrée : coup suivant, q : arrêter
cli-verify-help = Vérifier une partie notée : chaque coup, le résultat, et que le hasard est celui qui a été promis.
cli-verify-epilog = Exemples : lifetable verify partie.txt · lifetable verify partie.txt --promise 90ab…
cli-verify-promise-help = Le sceau qu'on t'a montré avant le premier coup : cette promesse est-elle tenue ?
cli-verify-moves =
    { $moves ->
        [one] Le coup tient.
       *[other] Les { $moves } coups tiennent.
    }
cli-verify-result = Le résultat est juste. { $ending }
cli-verify-no-result = Le fichier ne donne pas de résultat : il n'y en a pas à vérifier.
cli-verify-hash = La graine a bien l'empreinte notée : { $hash }
cli-verify-no-hash = Le fichier ne donne pas l'empreinte de la graine. Ce serait : { $hash }
cli-verify-words = { $name } a ajouté au hasard : « { $words } »
cli-verify-no-words = Personne n'a ajouté de mots : la graine est le secret seul.
cli-verify-words-untold = Le fichier ne dit pas qui a ajouté des mots. Voici ceux qui suivent le secret : les reconnais-tu ? « { $words } »
cli-verify-seal-help = Le sceau d'un joueur que tu as vu avant le premier coup ; peut être donné plusieurs fois.
cli-verify-seals = Ces mots sont ceux qui étaient scellés avant qu'on en connaisse aucun.
cli-verify-no-seals = Ces mots n'étaient pas scellés : qui a parlé en dernier connaissait peut-être ceux des autres.
cli-verify-seals-shown = Les sceaux que tu as vus en font partie.
cli-verify-promise = Le secret a bien l'empreinte promise : { $promise }
cli-verify-shown = C'est le sceau qu'on t'a montré.
cli-verify-not-shown = Est-ce le sceau qu'on t'a montré avant le premier coup ? Donne le tien avec --promise pour en être sûr.
cli-verify-no-promise = Le fichier ne donne pas de promesse : il ne permet pas de dire si la graine a été choisie avant la partie.
cli-play-help = Jouer dans le terminal contre des robots.
cli-play-epilog = Exemples : lifetable play thats-life · lifetable play life-is-life --players 3 --bots hard
cli-play-which = Quel jeu ? Par exemple : lifetable play thats-life
cli-play-bots = Tes adversaires : random, easy, medium, hard, expert, ou un nom par place séparés par des virgules.
cli-play-name = Ton nom.
cli-play-resume = Reprendre une partie enregistrée.
cli-play-hash = Les dés et les cartes sont déjà fixés. Empreinte de leur graine : { $hash }
cli-play-prompt = Ton coup (numéro, coup, ? pour tous, q pour arrêter)
cli-play-saved = C'est enregistré. Reprends quand tu veux avec : lifetable play --resume { $file }
cli-play-over = La graine était { $seed }. « lifetable verify » vérifie chaque dé et chaque carte.
cli-play-record = La partie notée : { $file }

why-random = Pour moi, tous les coups se valent.
why-playouts =
    { $rounds ->
        [one] Jugé d'après une partie poursuivie au hasard.
       *[other] Jugé d'après { $rounds } parties poursuivies au hasard.
    }

## Phrases de la bibliothèque de commandes

click-usage = Utilisation :
click-options = Options
click-commands = Commandes
click-show-this-message-and-exit = Afficher cette aide.
click-show-the-version-and-exit = Afficher la version.
click-error-message = Erreur : <message>
click-try-command-option-for-help = Pour de l'aide : <command> <option>
click-missing-command = Il manque une commande.
click-no-such-command-name-r = Il n'y a pas de commande <name!r>.
click-did-you-mean-possibility = Voulais-tu dire <possibility> ?
click-missing-argument = Il manque l'argument
click-missing-option = Il manque l'option
click-missing-parameter = Il manque le paramètre
click-invalid-value-message = Valeur impossible : <message>
click-invalid-value-for-param-hint-message = Valeur impossible pour <param_hint> : <message>
click-value-r-is-not-a-valid-number-type = <value!r> n'est pas un nombre (<number_type>).
click-option-name-r-requires-an-argument = L'option <name!r> demande une valeur.
click-got-unexpected-extra-argument-args = Argument en trop (<args>)
click-got-unexpected-extra-arguments-args = Arguments en trop (<args>)
click-name-filename-r-does-not-exist = <name> <filename!r> n'existe pas.
click-default-default = par défaut : <default>
click-file = le fichier
click-path = le chemin
click-no-such-option-name-r = Il n'y a pas d'option <name!r>.
click-did-you-mean-one-of-possibilities = (Voulais-tu dire l'une de celles-ci : <possibilities> ?)
click-option-name-r-does-not-take-a-value = L'option <name!r> ne prend pas de valeur.
click-name-filename-r-is-a-directory = <name> <filename!r> est un dossier.
click-name-filename-r-is-not-readable = <name> <filename!r> n'est pas lisible.
click-value-r-is-not-one-of-choices = <value!r> n'est pas parmi <choices>.
click-value-r-is-not-choice = <value!r> n'est pas <choice>.
click-value-is-not-in-the-range-range = <value> n'est pas dans l'intervalle <range>.
click-error-invalid-input = Erreur : saisie impossible
click-aborted = Arrêté.

## Jeux sans plateau à eux

plain-over = La partie est finie.
plain-turn =
    { $you ->
        [yes] À toi de jouer.
       *[no] { $name } réfléchit.
    }
plain-hint = Tape un numéro de la liste, ou un coup comme il y est écrit.
plain-no-manual = Les règles de { $title } ne sont pas écrites ici. Demande à qui a apporté le jeu.
