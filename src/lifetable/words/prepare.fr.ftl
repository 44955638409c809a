# Préparer les jeux pour cette machine : `lifetable prepare`.

prepare-help =
    Préparer les jeux pour cette machine : tout ce qui se compile au premier usage, d'un coup.

    Ensuite, il n'y a plus rien à attendre. Une fois par version suffit ; ce qui est déjà prêt est laissé tel quel.
prepare-epilog =
    { "\u0008" }
    Exemple :
      lifetable prepare
prepare-help-games = Quels jeux ; tous si aucun n'est nommé.
prepare-step = { $game } : { $part }
prepare-rules = règles
prepare-bots = robots
prepare-tables = tables de robots compilés
prepare-environments = environnements
prepare-done = Prêt, en { $seconds } s.
