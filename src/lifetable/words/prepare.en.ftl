# Prepare the games for this machine: `lifetable prepare`.

prepare-help =
    Prepare the games for this machine: everything that is compiled on first use, at once.

    Afterwards nothing has to be waited for. It is done once for each version; what is ready already is passed over.
prepare-epilog =
    { "\u0008" }
    Example:
      lifetable prepare
prepare-help-games = Which games; all if none is named.
prepare-step = { $game }: { $part }
prepare-rules = rules
prepare-bots = bots
prepare-tables = tables of compiled bots
prepare-environments = environments
prepare-done = Ready, after { $seconds } s.
