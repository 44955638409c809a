"""Life is Life: ten animals, four rows, majorities, and a knock on the table."""

from lifetable.games.life_is_life.game import LifeIsLife

GAME = LifeIsLife()
