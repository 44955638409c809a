"""A study of a game: who wins and why, how long it lasts, what its variants change, luck and skill.

Random players, who are quick enough for millions of moves, tell most of it; bots play some games where it
matters how well one plays. Every question is a figure (`lifetable.games.study`); a game asks more in
`study.py` of its folder. The same seed gives the same study.

>>> import lifetable
>>> found = study(lifetable.game("thats-life", players=2), games=200, seed=7, bot_games=0)
>>> [figure.name for figure in found.chapters["table"]]
['study-seats', 'study-length', 'study-scores', 'study-endings']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lifetable.arena.study_change import Here, players_figure, variants_figure
from lifetable.arena.study_luck import PLAYS_PER_DEAL, deal_share, luck_figure, skill_figure
from lifetable.arena.study_table import Sample, bot_sample, random_sample, table_figures
from lifetable.arena.study_words import data_of
from lifetable.games.face import Setup
from lifetable.games.study import Figure, Told
from lifetable.words import Words

GAMES, BOT_GAMES = 50_000, 60
STEPS = ("random", "bots", "luck", "skill", "players", "variants", "own")
"""What is done one after the other."""
Progress = Callable[[str, int], None]
"""Is told which step is under way, and how many more games are done."""


@dataclass(frozen=True)
class Study:
    """What a study found: figures by chapter, and the numbers to begin with."""

    setup: Setup
    seed: str
    games: int
    bot_games: int
    moves: int
    chapters: Mapping[str, Sequence[Figure]]

    @property
    def figures(self) -> list[Figure]:
        return [figure for figures in self.chapters.values() for figure in figures]

    def as_dict(self, words: Words) -> dict[str, object]:
        """All of it as JSON-able data, labels in a language."""
        return {
            "game": self.setup.name,
            "players": self.setup.players,
            "options": {name: str(value) for name, value in self.setup.options.items()},
            "seed": self.seed,
            "games": self.games,
            "bot_games": self.bot_games,
            "moves": self.moves,
            "language": words.language,
            "figures": [data_of(figure, words) for figure in self.figures],
        }


def study(
    setup: Setup,
    games: int = GAMES,
    seed: int | str = 0,
    *,
    bot_games: int = BOT_GAMES,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Study:
    """Study a game: so many random games, so many between bots for each line of those tables."""
    seed = str(seed)

    def step(name: str) -> Told:
        if progress:
            progress(name, 0)
        return lambda count: progress(name, count) if progress else None

    random = random_sample(setup, games, f"{seed}/table", step("random"))
    samples: list[Sample] = [random]
    if bot_games:
        samples.append(bot_sample(setup, bot_games, f"{seed}/bots", workers, step("bots")))
    deals = max(50, games // 2 // PLAYS_PER_DEAL)
    dealt = deal_share(setup, deals, PLAYS_PER_DEAL, f"{seed}/luck", step("luck"))
    luck = [luck_figure(*dealt, deals)]
    if bot_games:
        luck.append(skill_figure(setup, bot_games, f"{seed}/skill", workers, step("skill")))
    here, fewer = Here(random, dealt[0]), max(200, games // 5)
    change = [players_figure(here, fewer, f"{seed}/players", step("players"))]
    change += variants_figure(here, fewer, f"{seed}/variants", step("variants"))
    chapters = {
        "table": table_figures(samples),
        "luck": luck,
        "change": change,
        "game": _own(setup, games, f"{seed}/own", bot_games, step("own")),
    }
    moves = int(random.length.sum())
    return Study(setup, seed, games, bot_games, moves, chapters)


def _own(setup: Setup, games: int, seed: str, bot_games: int, told: Told) -> list[Figure]:
    """What the game itself asks, if its folder has questions."""
    own = setup.game.part("study")
    return list(own.questions(setup, games, seed, bot_games, told)) if own else []
