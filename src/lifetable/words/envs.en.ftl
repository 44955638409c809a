# Environments for other people's tools.

error-envs-missing = This needs the package { $package }. Install it with: pip install "lifetable[envs]"
error-envs-opponents = At a table of { $players } every other seat needs an opponent; { $opponents } were given.
error-envs-reset = This game has not begun or is over: call reset first.
error-envs-vector-opponents = “{ $opponents }” cannot play thousands of games at once. Choose from: { $known }.
error-envs-actions = One whole number for each game is needed as an action: { $games }, not { $found }.
error-envs-seeds = A seed for each game is needed: { $games }, not { $found }.
error-envs-reset-mask = `reset_mask` is an array with a flag for each game ({ $games }), at least one of them set.
error-envs-render-mode = There is no render mode “{ $mode }”. There are: { $modes }.
error-no-such-task = There is no task “{ $task }”. There are: { $tasks }.
error-bad-device = There is no device “{ $found }”. There are: cuda, cpu.
error-no-device = { $game } has no observations of its own (observation.py), so it cannot be stepped on a device.
