# Environments for other people's tools.

error-envs-missing = This needs the package { $package }. Install it with: pip install "lifetable[envs]"
error-envs-opponents = At a table of { $players } every other seat needs an opponent; { $opponents } were given.
error-envs-vector-opponents = “{ $opponents }” cannot play thousands of games at once. Choose “random” or “self”.
error-envs-reset = This game has not begun or is over: call reset first.
error-envs-actions = One action for each game is needed: { $games }, not { $found }.
