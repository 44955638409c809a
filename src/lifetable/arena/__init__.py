"""Bots against bots: matches, tournaments, ladders, honest statistics. See docs/arena.md.

>>> from lifetable.arena import arena
>>> result = arena("thats-life", ["mc:5", "random"], games=4, seed=7, workers=1)
>>> [bot.name for bot in result.bots]
['mc:5', 'random']
"""

from lifetable.arena.match import PlayedGame, Player, play
from lifetable.arena.standings import write_parquet
from lifetable.arena.tournament import ArenaResult, Standing, arena

__all__ = ["ArenaResult", "PlayedGame", "Player", "Standing", "arena", "play", "write_parquet"]
