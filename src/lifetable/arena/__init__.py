"""Bots against bots: matches, tournaments, ladders, honest statistics. See docs/arena.md.

>>> from lifetable.arena import arena
>>> result = arena("thats-life", ["mc:5", "random"], games=4, seed=7, workers=1)
>>> [bot.name for bot in result.bots]
['mc:5', 'random']
"""

from lifetable.arena.match import Played, Player, play
from lifetable.arena.tables import write_parquet
from lifetable.arena.tournament import Result, Standing, arena

__all__ = ["Played", "Player", "Result", "Standing", "arena", "play", "write_parquet"]
