"""Players that see what a seat sees and nothing else, by name.

Levels: `easy`, `medium`, `hard`, `expert`, one set for each game, in the game's folder; a game without gets those of
`levels.py`. Yardsticks that know nothing but the rules: `random`, `greedy` (the game's own), `mc:N` (flat Monte Carlo, N random playouts for each
legal move) and `ismcts:N` (information-set tree search, N iterations, random playouts).

>>> import lifetable
>>> setup = lifetable.game("thats-life", players=2)
>>> bot("mc:10", setup)
MonteCarlo(10)
"""

from __future__ import annotations

import re

from lifetable.bots.levels import players_of
from lifetable.bots.yardsticks import MonteCarlo, Random, TreeSearch
from lifetable.errors import SetupError
from lifetable.games.contract import Bot
from lifetable.games.face import Setup

LEVELS = ("easy", "medium", "hard", "expert")
_COUNTED = {"mc": MonteCarlo, "ismcts": TreeSearch}


def names(setup: Setup) -> list[str]:
    """The names of all bots for a game; N stands for a number."""
    return ["random", *players_of(setup.game), *(f"{name}:N" for name in _COUNTED)]


def bot(name: str, setup: Setup) -> Bot:
    """The bot of a name; SetupError if there is none."""
    if name == "random":
        return Random()
    if made := players_of(setup.game).get(name):
        return made(setup.box, setup.options, setup.players)
    counted = re.fullmatch(r"(?P<kind>[a-z]+):(?P<number>[1-9][0-9]{0,6})", name)
    if counted and counted["kind"] in _COUNTED:
        return _COUNTED[counted["kind"]](setup, int(counted["number"]))
    raise SetupError("no-such-bot", bot=name, bots=", ".join(names(setup)))
