"""Many games by column: what tables, intervals and files are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lifetable.arena.match import PlayedGame
from lifetable.arena.schedule import Sitting
from lifetable.games.arrays import Array


@dataclass(frozen=True)
class Sheet:
    """One row for each game, in the schedule's order; `(games, seats)` where a seat matters."""

    block: Array
    """Games of one block share their deal."""
    seats: Array
    """Who sat there, by place in the list of players."""
    shares: Array
    scores: Array
    plies: Array
    ending: Array
    """Index into the game's endings."""
    decisions: Array
    seconds: Array
    thought: Array
    """Seconds of single decisions (of whole chunks, their mean), for all games one after another..."""
    thinker: Array
    """... and who thought."""

    def __len__(self) -> int:
        return len(self.block)

    @classmethod
    def of(
        cls, sittings: Sequence[Sitting], played: Sequence[PlayedGame], endings: Sequence[str]
    ) -> Sheet:
        """The games of a schedule, as far as they were played."""
        sat = sittings[: len(played)]
        thoughts = [
            (seconds, who)
            for sitting, game in zip(sat, played, strict=True)
            for who, of_seat in zip(sitting.seats, game.thoughts, strict=True)
            for seconds in of_seat
        ]
        number = {ending: n for n, ending in enumerate(endings)}
        return cls(
            block=np.array([sitting.block for sitting in sat], np.int64),
            seats=np.array([sitting.seats for sitting in sat], np.int8),
            shares=np.array([game.shares for game in played], float),
            scores=np.array([game.scores for game in played], np.int64),
            plies=np.array([game.plies for game in played], np.int64),
            ending=np.array([number[game.ending] for game in played], np.int64),
            decisions=np.array([game.decisions for game in played], np.int64),
            seconds=np.array([game.seconds for game in played], float),
            thought=np.array([seconds for seconds, _ in thoughts], float),
            thinker=np.array([who for _, who in thoughts], np.int8),
        )

    def places(self, lowest_wins: bool) -> Array:
        """How each seat finished, smaller is better: winners, then the others by their score."""
        order = self.scores if lowest_wins else -self.scores
        return np.where(self.shares > 0, order.min() - 1, order)
