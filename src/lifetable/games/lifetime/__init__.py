"""Lifetime: famous lives, year cards, and a line that grows at both ends."""

from lifetable.games.lifetime.game import Lifetime

GAME = Lifetime()
