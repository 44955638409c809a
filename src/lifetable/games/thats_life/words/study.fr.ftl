# Ce que montre une étude de That's Life!.

thats-life-study-axis-score = points
thats-life-study-axis-path = les tuiles, du départ à l'arrivée
thats-life-study-axis-luck = trèfles pris
thats-life-study-axis-die = ce que montre le dé
thats-life-study-ending-standard = Tous les pions arrivés
thats-life-study-ending-sprint = Sprint
thats-life-study-ending-straggler = Retardataire
thats-life-study-worth = Ce que vaut chaque tuile
thats-life-study-worth-says = Qui prend la { $best } gagne { $wins } des parties, qui prend la { $worst } seulement { $loses } ; une part égale fait { $even }. Le plus gros Malus, la { $biggest }, laisse { $costs } : les trèfles retournent d'abord les plus gros.
thats-life-study-left = Les tuiles que personne ne prend
thats-life-study-left-says = Sur 32 tuiles, { $tiles } sont prises dans une partie au hasard. Le plus souvent laissée : la { $most } ({ $often }), le moins souvent : la { $least } ({ $seldom }).
thats-life-study-luck = Ce que font les trèfles
thats-life-study-luck-says = Sans trèfle, un joueur au hasard gagne { $none } des parties ; avec { $many }, { $with }.
thats-life-study-die = Le dé est-il équilibré ?
thats-life-study-die-says = En { $rolls } lancers il a montré { $mean } en moyenne ; un dé équilibré montre 3,5.
