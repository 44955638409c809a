# Robots contre robots : `lifetable arena`, `lifetable ladder`, `lifetable train`.

## arena

arena-help =
    Réunir ces robots à une table, leur faire jouer de nombreuses parties et voir qui gagne, et à quelle fréquence.

    Chaque donne est jouée dans toutes les rotations des places : ni le hasard ni la place n'avantagent personne. La même graine donne le même résultat.
arena-epilog =
    { "\u0008" }
    Exemples :
      lifetable arena thats-life --bots expert,mc:1000,mc:1000,mc:1000
      lifetable arena life-is-life --bots hard,medium,medium --games 500 --seed 7
      lifetable arena thats-life --bots easy,random --option layout=shuffled --json
      lifetable arena lifetime --bots hard,medium,medium --games 5000 --until-settled --journal run.jsonl
arena-help-bots = Qui joue, séparés par des virgules : easy, medium, hard, expert, random, greedy, mc:N, ismcts:N, openspiel-mcts:N, openspiel-ismcts:N ou module:fonction.
arena-help-games = Nombre de parties.
arena-help-workers = Nombre de processus qui jouent en même temps. Sans cela : tous les cœurs.
arena-help-backend = Où : joblib (les cœurs de cette machine) ou ray (une grappe Ray). Le résultat est le même.
arena-help-journal = Garder les parties finies dans ce fichier. Après une interruption, la même commande reprend là.
arena-help-until-settled = S'arrêter dès qu'il est clair si le premier robot gagne plus que sa part égale, au plus tard après --games.
arena-help-ratings = Classer aussi les robots (Plackett-Luce, en points comme Elo).
arena-help-parquet = Écrire toutes les parties dans ce fichier Parquet, une ligne par partie et par place.
arena-playing = En jeu
arena-rate = { $rate } parties/s
arena-column-bot = robot
arena-column-share = victoires
arena-column-score = score
arena-column-time = ms par coup
arena-column-slow = 95 % sous
arena-column-rating = classement
arena-column-before = finit avant
arena-settled-above =
    { $deals ->
        [one] Tranché après une donne : { $bot } gagne plus que sa part égale de { $even } : { $share }, un intervalle valable quel que soit le moment de l'arrêt.
       *[other] Tranché après { $deals } donnes : { $bot } gagne plus que sa part égale de { $even } : { $share }, un intervalle valable quel que soit le moment de l'arrêt.
    }
arena-settled-below =
    { $deals ->
        [one] Tranché après une donne : { $bot } gagne moins que sa part égale de { $even } : { $share }, un intervalle valable quel que soit le moment de l'arrêt.
       *[other] Tranché après { $deals } donnes : { $bot } gagne moins que sa part égale de { $even } : { $share }, un intervalle valable quel que soit le moment de l'arrêt.
    }
arena-settled-open =
    { $deals ->
        [one] Rien de tranché après une donne : { $bot } a { $share }, sa part égale serait de { $even }.
       *[other] Rien de tranché après { $deals } donnes : { $bot } a { $share }, sa part égale serait de { $even }.
    }
arena-caption =
    { $games ->
        [one] { $games } partie de { $game }, graine { $seed }. Entre parenthèses : intervalles à 95 %.
       *[other] { $games } parties de { $game }, graine { $seed }. Entre parenthèses : intervalles à 95 %.
    }

error-arena-refused = Le robot { $bot } voulait jouer « { $move } », ce qui n'est pas permis (partie { $seed }, coups d'avant : { $ply }).
error-arena-seats = Joueurs à cette table : { $players } ; robots donnés : { $bots }.
error-arena-no-games = Il faut au moins une partie, pas { $games }.
error-arena-no-workers = Il faut au moins un processus, pas { $workers }.
error-arena-backend = { $backend } n'existe pas. Au choix : { $backends }.
error-arena-lost = Processus perdus de suite sans finir de partie : { $times }. Un robot le fait peut-être planter, ou la mémoire manque.
error-arena-nothing-to-settle = Tous les robots sont les mêmes ({ $bot }) : il n'y a rien à trancher.
error-arena-imperfect = { $bot } voit tout, et { $game } a des secrets. Prends openspiel-ismcts:N.
error-arena-perfect = { $game } n'a pas de secrets, et { $bot } en cherche. Prends openspiel-mcts:N.
error-no-such-function = Il n'y a pas de fonction { $function } dans le module { $module }.
error-arena-extra = Il manque { $module }. Pour l'installer : pip install "lifetable[{ $extra }]"
error-journal-other = { $file } appartient à une autre série : { $setting } y vaut { $there }, et ici { $here }. Prends un autre fichier ou les mêmes réglages.
error-journal-broken = Ce n'est pas un journal d'arène, ou il est abîmé.

## ladder

ladder-help =
    Faire jouer tous les niveaux les uns contre les autres : un classement, et l'écart entre chaque niveau et celui d'en dessous.
ladder-epilog =
    { "\u0008" }
    Exemples :
      lifetable ladder thats-life
      lifetable ladder life-is-life --players 3 --games 100
      lifetable ladder lifetime --write docs/ladder-lifetime.md
ladder-help-games = Nombre de parties pour chaque ligne des tableaux.
ladder-help-bots = D'autres robots que les niveaux, du plus faible au plus fort, séparés par des virgules.
ladder-help-write = Écrire les tableaux dans ce fichier Markdown.
ladder-file = FICHIER
ladder-written = Écrit : { $file }
ladder-column-bot = robot
ladder-column-rating = classement
ladder-column-share = victoires
ladder-column-score = score
ladder-column-time = ms par coup (moyenne / 95 %)
ladder-column-one = un
ladder-column-table = à une table de
ladder-column-even = part égale
ladder-column-times = fois sa part
ladder-caption = { $game }, joueurs : { $players }, parties par ligne : { $games } ({ $played } en tout), graine { $seed }, options : { $options }. Entre parenthèses : intervalles à 95 %. 400 points de classement multiplient la cote par dix ; la moyenne est 0.

error-ladder-bots = Il faut au moins deux robots différents, nommés une fois chacun : { $bots }.

## train

train-help =
    Entraîner les robots d'un jeu à partir de rien et écrire leurs poids. La même graine donne les mêmes poids.
train-epilog =
    { "\u0008" }
    Exemples :
      lifetable train thats-life --out weights
      lifetable train life-is-life --out weights --scale 0.1 --seed 3
train-help-out = Le dossier pour les poids et les courbes d'apprentissage.
train-help-seed = Même graine, mêmes poids.
train-help-scale = L'ampleur : 1 est la recette entière, 0.1 un dixième.
train-folder = DOSSIER
train-training = Entraînement
train-done = C'est fait. Tout est dans { $folder }.

error-train-none = Les robots de { $game } n'ont pas besoin d'entraînement.
error-train-scale = L'ampleur doit être supérieure à 0, pas { $scale }.

error-arena-file = Impossible d'écrire « { $file } » : { $reason }.
error-no-such-module = Il n'y a pas de module « { $module } » où prendre « { $function } ». Son dossier est-il le dossier courant, ou dans PYTHONPATH ?
error-broken-module = Le module « { $module } » est là mais ne se charge pas : { $error }.
error-bot-without-number = « { $bot } » veut un nombre après les deux points : combien d'essais par coup, par exemple { $kind }:100.
error-arena-bot-broke = Le robot { $bot } a échoué dans { $game }, partie { $seed }, coup { $ply } : { $error }.
