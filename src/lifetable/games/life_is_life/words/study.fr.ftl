# Ce que montre une étude de Life is Life.

life-is-life-study-axis-score = vies restantes
life-is-life-study-axis-points = points, si l'on comptait les mains dès la donne
life-is-life-study-ending-last-one-in = Le dernier en vie
life-is-life-study-three = Trois reçues : combien de fois seul en tête
life-is-life-study-pair = Deux ou plus reçues : vies sauvées dans la manche
life-is-life-study-dealt = Combien de fois on reçoit une telle main
life-is-life-study-lost = Vies qu'elle perd dans la manche
life-is-life-study-by-knock = Comptée après un coup frappé
life-is-life-study-by-sudden = Mort subite
life-is-life-study-by-cap = Comptée à la limite
life-is-life-study-deadly = Mort subite : par quels animaux
life-is-life-study-knocker = A frappé en premier
life-is-life-study-others = Les autres
life-is-life-study-species = Ce que vaut chaque animal
life-is-life-study-species-says = Trois cartes reçues sont seules en tête dans { $seldom } des cas pour { $hard }, dans { $often } pour { $easy }. Un joueur au hasard perd { $mean } vies à la première manche ; une paire reçue de { $best } en sauve { $lives }.
life-is-life-study-hands = Ce que vaut une main de départ
life-is-life-study-hands-says = Comptée tout de suite, une main reçue marquerait { $points } points. Les mains valant { $label } perdent { $strong } vies à la première manche entre joueurs au hasard, celles qui ne valent rien { $weak }.
life-is-life-study-endings = Comment finissent les manches
life-is-life-study-endings-says =
    Une première manche entre joueurs au hasard prend { $turns } tours et finit en mort subite dans { $sudden } des cas.{ $bots ->
        [yes] { " " }Entre robots faciles, c'est { $botsudden } des manches.
       *[no] { "" }
    }
life-is-life-study-knock = Frapper, est-ce payant ?
life-is-life-study-knock-says = Entre joueurs au hasard, le premier à frapper perd { $knocker } vies, un autre joueur { $others }.
