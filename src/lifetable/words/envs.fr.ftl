# Environnements pour les outils des autres.

error-envs-missing = Il faut pour cela le paquet { $package }. Installe-le avec : pip install "lifetable[envs]"
error-envs-opponents = À une table de { $players }, il faut un adversaire à chaque autre place ; tu en as donné { $opponents }.
error-envs-reset = Cette partie n’a pas commencé ou est finie : appelle d’abord reset.
error-envs-vector-opponents = « { $opponents } » ne peut pas jouer des milliers de parties à la fois. Choisis parmi : { $known }.
error-envs-actions = Il faut comme action un nombre entier par partie : { $games }, pas { $found }.
error-envs-seeds = Il faut une graine par partie : { $games }, pas { $found }.
error-envs-reset-mask = `reset_mask` est un tableau avec un drapeau par partie ({ $games }), dont un au moins est levé.
error-envs-render-mode = Il n’y a pas de mode de rendu « { $mode } ». Il y a : { $modes }.
error-no-such-task = Il n’y a pas de tâche « { $task } ». Il y a : { $tasks }.
error-bad-device = Il n'y a pas d'appareil « { $found } ». Il y a : cuda, cpu.
error-no-device = { $game } n'a pas ses propres observations (observation.py) : ce jeu ne peut pas avancer sur une carte graphique.
