# Environnements pour les outils des autres.

error-envs-missing = Il faut pour cela le paquet { $package }. Installe-le avec : pip install "lifetable[envs]"
error-envs-opponents = À une table de { $players }, il faut un adversaire à chaque autre place ; tu en as donné { $opponents }.
error-envs-vector-opponents = « { $opponents } » ne peut pas jouer des milliers de parties à la fois. Choisis « random » ou « self ».
error-envs-reset = Cette partie n’a pas commencé ou est finie : appelle d’abord reset.
error-envs-actions = Il faut une action par partie : { $games }, pas { $found }.
