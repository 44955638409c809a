# Les études : `lifetable study` et son rapport.

study-help =
    Étudie un jeu et écris un rapport : qui gagne et d'où, combien de temps, quels scores, hasard et maîtrise, l'effet des variantes.

    Une seule page HTML qui n'a besoin de rien d'autre, et ses chiffres en JSON à côté. La même graine donne les mêmes octets.
study-epilog =
    { "\u0008" }
    Exemples :
      lifetable study thats-life
      lifetable study life-is-life --players 3 --games 200000 --seed 7 --out report.html
      lifetable study lifetime --bot-games 0 --json
study-help-games = Parties au hasard pour les tableaux principaux ; les autres en prennent une part.
study-help-bot-games = Parties entre robots pour chaque ligne de ces tableaux ; 0 s'en passe.
study-help-out = Où écrire la page. Le JSON porte le même nom.
study-written = Écrits : { $page } et { $data }
study-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
study-step-random = Parties au hasard
study-step-bots = Parties entre robots
study-step-players = Nombres de joueurs
study-step-variants = Variantes
study-step-luck = Hasard
study-step-skill = Maîtrise
study-step-own = Les questions propres au jeu

## Nombres

study-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
study-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-digits-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-percent = { $value } %
study-points = { $value }{ "\u00A0" }pp

## La page

study-title = { $game } : une étude
study-meta =
    { $players ->
        [one] Un joueur
       *[other] { $players } joueurs
    } · parties au hasard pour les tableaux principaux : { $games }, avec { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } · graine { $seed }
study-glance-length = coups en moyenne dans une partie
study-glance-first = des parties vont à celui qui commence (part égale : { $even })
study-glance-luck = de la victoire est dans la donne quand tout le monde joue au hasard
study-glance-skill = des parties vont à un robot difficile parmi des faciles (part égale : { $even })
study-chapter-table = À la table
study-chapter-luck = Hasard et maîtrise
study-chapter-change = Ce qui change le jeu
study-chapter-game = Pièce par pièce
study-numbers = Les chiffres
study-column-value = valeur
study-column-interval = intervalle à 95 %
study-column-count = observés
study-even = part égale : { $value }
study-method-random = Les joueurs au hasard prennent n'importe quel coup permis ; là où il y en a des centaines, ils choisissent d'abord quoi faire, puis avec quelles cartes. Ils jouent mal mais sans manies : ce qu'ils montrent vient du jeu lui-même.
study-method-bots = Parties des robots par ligne : { $games }. Ils ne manquent jamais de temps. Leurs intervalles en sont plus larges.
study-method-interval = Les intervalles à 95 % sont écrits ±, ou d'une borne … à l'autre quand un côté va plus loin, et tracés en foncé. Les parties d'une même donne comptent ensemble, et les places d'une même partie aussi. pp : points de pourcentage.
study-chosen = Choisis après coup (comparés : { $count }) : les extrêmes le sont sans doute un peu moins.
study-again = Fait par Lifetable { $version }. Cette commande redonne la même page :

## Étiquettes

study-random = Joueurs au hasard
study-easy = Robots faciles
study-hard = Robots difficiles
study-place =
    { $number ->
        [1] Commence
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
       *[other] Sixième
    }
study-axis-moves = coups dans une partie
study-axis-score = score
study-all-seats = tous les joueurs
study-winners = gagnants
study-alone = { $ending }, un seul gagnant
study-shared = { $ending }, victoire partagée
study-players-count =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
study-as-set = Réglé comme ici
study-variant-number = { $option } : { $value }
study-variant-off = Sans : { $option }
study-measure-length = Coups dans une partie
study-measure-margin = Avance du gagnant sur le suivant
study-measure-start = L'avantage de commencer
study-measure-luck = La part de la victoire qui est dans la donne
study-deal = La donne : cartes ou dés
study-play = Les choix
study-decides-win = Qui gagne
study-decides-score = Le score
study-one-among =
    Un robot { $strong ->
        [easy] facile
       *[other] difficile
    } parmi { $weak ->
        [random] des joueurs au hasard
       *[other] des robots faciles
    }

## Figures

study-seats = Qui gagne, et de quelle place
study-seats-says =
    Entre joueurs au hasard, celui qui commence gagne { $first } des parties ; une part égale fait { $even }. { $matters ->
        [yes] L'avantage de commencer est de { $gap }.
       *[no] Aucune différence visible.
    }
study-length = Combien dure une partie
study-length-says =
    Une partie au hasard prend { $mean } coups en moyenne, et neuf sur dix en prennent entre { $low } et { $high }.{ $bots ->
        [yes] { " " }Les robots faciles en prennent { $botmean }.
       *[no] { "" }
    }
study-scores = Les scores
study-scores-says = Un joueur au hasard marque { $mean } en moyenne, un gagnant { $won } ; son avance est de { $margin }.
study-endings = Comment ça finit
study-endings-says = La plupart des parties au hasard finissent ainsi : « { $ending } » ({ $share }). La victoire est partagée dans { $shared } des cas.
study-players = Combien à la table
study-players-says =
    { $longer ->
        [yes] Les parties sont les plus longues avec « { $longest } » ({ $many } coups) et les plus courtes avec « { $shortest } » ({ $few }).
       *[no] Aucune différence visible dans la durée ({ $many } coups).
    } { $matters ->
        [yes] Commencer compte le plus avec « { $most } » ({ $gap }).
       *[no] Commencer ne change rien de visible.
    }
study-variants = Ce que change chaque option
study-variants-says =
    { $longer ->
        [yes] Les parties sont les plus longues avec « { $longest } » ({ $many } coups) et les plus courtes avec « { $shortest } » ({ $few }).
       *[no] Aucune différence visible dans la durée ({ $many } coups).
    } { $matters ->
        [yes] Commencer compte le plus avec « { $most } » ({ $gap }).
       *[no] Commencer ne change rien de visible.
    }
study-luck = Ce que décide la donne
study-luck-says = Donnes : { $deals } ; chacune jouée tant de fois par des joueurs au hasard : { $plays }. La donne seule explique { $wins } de la victoire et { $points } des scores, les choix font le reste.
study-skill = Ce que rapporte un bon jeu
study-skill-says = Un robot difficile parmi des faciles gagne { $hard } des parties, { $times } fois une part égale ({ $even }) ; un facile parmi des joueurs au hasard en gagne { $easy }.

