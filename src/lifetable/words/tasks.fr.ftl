# `lifetable tasks`

tasks-help = Les tâches des environnements : des noms qui voudront toujours dire la même chose. Avec --write, une fiche pour chacune.
tasks-epilog =
    { "\u0008" }
    Exemples :
      lifetable tasks
      lifetable tasks thats-life --write docs/tasks
tasks-help-games = Parties au hasard derrière les chiffres.
tasks-help-write = Où écrire les fiches, un fichier par jeu.
tasks-title = { $game } : tâches
tasks-intro = Ce que veut dire un nom est fixé : voir [envs.md](../envs.md). Les intervalles sont à 95 %. Ces chiffres viennent de :
tasks-players = Joueurs
tasks-actions = Actions
tasks-observation = Observation
tasks-information = Information
tasks-chance = Hasard
tasks-branching = Coups permis
tasks-length = Coups d'une partie au hasard
tasks-deal = Part de la victoire qui est dans la donne, entre joueurs au hasard
tasks-random = Victoires d'un joueur au hasard à la première place
tasks-random-score = Score d'un joueur au hasard
tasks-greedy = Victoires d'un joueur « greedy » parmi des joueurs au hasard
tasks-greedy-score = Son score
tasks-perfect = tout le monde voit tout
tasks-hidden = cachée
tasks-dice = dés
tasks-cards = cartes
tasks-mean-and-most = en moyenne : { $mean } ; au plus, dans les parties regardées : { $most }
tasks-mean-and-range = { $mean } en moyenne ; neuf sur dix entre { $low } et { $high }
