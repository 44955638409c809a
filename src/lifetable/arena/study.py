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

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lifetable.arena.statistics import Estimate, quantile, wilson
from lifetable.arena.study_change import players_figure, variants_figure
from lifetable.arena.study_luck import luck_figure, skill_figure
from lifetable.arena.study_table import Sample, bot_sample, random_sample, table_figures
from lifetable.games.face import Setup
from lifetable.games.study import Bar, Figure, Panel, Percent, Said, Tally, Told
from lifetable.words import Words

GAMES, BOT_GAMES = 50_000, 60
STEPS = ("random", "bots", "players", "variants", "luck", "skill", "own")
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

    def as_dict(self, words: Words) -> dict[str, Any]:
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
            "figures": [_figure_data(figure, words) for figure in self.figures],
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
    fewer = max(200, games // 5)
    change = [players_figure(setup, fewer, f"{seed}/players", step("players"))]
    change += variants_figure(setup, fewer, f"{seed}/variants", step("variants"))
    luck = [luck_figure(setup, max(200, games // 10), f"{seed}/luck", step("luck"))]
    if bot_games:
        luck.append(skill_figure(setup, bot_games, f"{seed}/skill", workers, step("skill")))
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
    name = type(setup.game).__module__.rpartition(".")[0] + ".study"
    if not importlib.util.find_spec(name):
        return []
    return list(importlib.import_module(name).questions(setup, games, seed, bot_games, told))


# --- figures as numbers and words -----------------------------------------------------------------


def estimate(bar: Bar, unit: str) -> Estimate:
    """What a bar shows, with its 95 % interval."""
    seen = bar.seen
    if not isinstance(seen, Tally):
        return Estimate(seen.value, seen.low, seen.high)
    if not seen.count:
        return Estimate(0.0, 0.0, 0.0)
    if unit == "share":
        return wilson(seen.total, seen.count)
    spread = max(0.0, seen.squares - seen.total * seen.mean) / max(1, seen.count - 1)
    reach = quantile(max(1, seen.count - 1)) * (spread / seen.count) ** 0.5
    return Estimate(seen.mean, seen.mean - reach, seen.mean + reach)


def text(value: Any, words: Words) -> str:
    """A label or a fact in a language."""
    match value:
        case Said():
            return words(value.name, **{key: _fill(v, words) for key, v in value.values.items()})
        case Mapping():
            return str(value.get(words.language) or next(iter(value.values())))
        case str():
            return value
    return number(value, words)


def _fill(value: Any, words: Words) -> Any:
    """What a sentence is filled with: whole numbers stay numbers, so that it can choose a plural."""
    return value if isinstance(value, int) else text(value, words)


def number(value: float, words: Words, digits: int | None = None) -> str:
    """A number as people write it there.

    >>> number(Percent(0.2513), Words("fr"))
    '25,1 %'
    """
    sign = ""
    unit = "number"
    if not isinstance(value, int) and type(value) is not float:
        unit = "percent" if isinstance(value, Percent) else "points"
        value = 100 * float(value)
        digits = 1 if digits is None else digits
        if unit == "points" and round(value, digits) > 0:
            sign = "+"
    if digits is None:
        digits = 0 if isinstance(value, int) or abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    value = round(value, digits) + 0.0
    shown = words(f"study-digits-{digits}", value=abs(value))
    if value < 0:
        sign = "−"
    return sign + (shown if unit == "number" else words(f"study-{unit}", value=shown))


def says(figure: Figure, words: Words) -> str:
    """The one sentence that says what a figure shows."""
    facts = {key: _fill(value, words) for key, value in figure.facts.items()}
    return words(f"{figure.name}-says", **facts)


def _figure_data(figure: Figure, words: Words) -> dict[str, Any]:
    return {
        "name": figure.name,
        "says": says(figure, words),
        "facts": {
            key: round(float(value), 6) if isinstance(value, int | float) else text(value, words)
            for key, value in figure.facts.items()
        },
        "panels": [_panel_data(panel, words) for panel in figure.panels],
    }


def _panel_data(panel: Panel, words: Words) -> dict[str, Any]:
    def bars(of: Sequence[Bar]) -> list[dict[str, Any]]:
        return [
            {
                "label": text(bar.label, words),
                **{key: round(v, 6) for key, v in estimate(bar, panel.unit)._asdict().items()},
                "count": bar.seen.count,
            }
            for bar in of
        ]

    data: dict[str, Any] = {"kind": panel.kind, "unit": panel.unit, "bars": bars(panel.bars)}
    if panel.title is not None:
        data["title"] = text(panel.title, words)
    if panel.even is not None:
        data["even"] = round(panel.even, 6)
    if panel.second:
        data["second"] = bars(panel.second)
    return data
