"""That's Life!: a die, pawns, guards, and a path that is eaten up."""

from lifetable.games.thats_life.game import ThatsLife

GAME = ThatsLife()
