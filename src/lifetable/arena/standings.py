"""An arena's result as tables of texts for people, and its games as a Parquet file for programs."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np

from lifetable.arena.outside import optional
from lifetable.arena.statistics import Estimate
from lifetable.arena.tournament import ArenaResult
from lifetable.errors import SetupError
from lifetable.games.arrays import Array
from lifetable.words import Words

Rows = list[list[str]]


def standings(result: ArenaResult, words: Words, ratings: bool = False) -> Rows:
    """The bots as they were given, heads first."""
    keys = ["bot", "share", "score", "time", "slow", *(["rating"] if ratings else [])]
    rows = [[words(f"arena-column-{key}") for key in keys]]
    for bot in result.bots:
        rows.append(
            [
                bot.name,
                percent(Estimate(bot.win_share, bot.low, bot.high)),
                f"{bot.score:.1f} ({between(bot.score_low, bot.score_high, '.1f')})",
                f"{bot.ms_per_move:.2f}",
                f"{bot.ms_p95:.2f}",
            ]
        )
        if ratings:
            rating = result.ratings[bot.name]
            rows[-1].append(f"{rating.value:+.0f} ({between(*rating[1:], '+.0f')})")
    return rows


def pairs(result: ArenaResult, words: Words) -> Rows:
    """How often the bot of a row finishes before the one of a column; no rows where nobody differs."""
    found = {(pair.one, pair.other): pair.before for pair in result.pairs}
    names = list(dict.fromkeys(pair.one for pair in result.pairs))
    if not names:
        return []
    return [
        [words("arena-column-before"), *names],
        *(
            [one, *(percent(found[one, other]) if one != other else "–" for other in names)]
            for one in names
        ),
    ]


def caption(result: ArenaResult, words: Words) -> str:
    """What was played."""
    values = {"game": result.setup.name, "games": result.games, "seed": str(result.seed)}
    return words("arena-caption", **values)


def verdict(result: ArenaResult, words: Words) -> str:
    """What was settled, in a sentence."""
    settled = result.settled
    assert settled
    return words(
        f"arena-settled-{settled.answer}",
        bot=settled.bot,
        even=f"{100 * settled.even:.1f} %",
        share=percent(Estimate(settled.win_share, settled.low, settled.high)),
        deals=settled.deals,
    )


def write_parquet(result: ArenaResult, path: Path | str) -> None:
    """All games, one row for each game and seat. The result itself is in the file's metadata.

    Columns: game (its number), block, seed, seat, bot, player (its place in the list of bots), share, score,
    ending, plies, decisions, seconds.
    """
    arrow = optional("pyarrow", extra="parquet")
    parquet = optional("pyarrow.parquet", extra="parquet")
    sheet, seats = result.sheet, result.setup.players
    names = arrow.array([bot.name for bot in result.bots], arrow.string())
    endings = arrow.array(result.setup.game.info.endings, arrow.string())
    deals = arrow.array([f"{result.seed}/{n}" for n in range(int(sheet.block[-1]) + 1)])

    def of_game(column: Array) -> Array:
        return np.repeat(column, seats)

    def called(numbers: Array, texts: object) -> object:
        return arrow.DictionaryArray.from_arrays(arrow.array(numbers, arrow.int32()), texts)

    players = sheet.seats.ravel()
    table = arrow.table(
        {
            "game": of_game(np.arange(len(sheet))),
            "block": of_game(sheet.block),
            "seed": called(of_game(sheet.block), deals),
            "seat": np.tile(np.arange(seats), len(sheet)),
            "bot": called(players, names),
            "player": players,
            "share": sheet.shares.ravel(),
            "score": sheet.scores.ravel(),
            "ending": called(of_game(sheet.ending), endings),
            "plies": of_game(sheet.plies),
            "decisions": sheet.decisions.ravel(),
            "seconds": sheet.seconds.ravel(),
        }
    )
    about = {"lifetable": json.dumps(result.as_dict())}
    try:
        parquet.write_table(table.replace_schema_metadata(about), str(path))
    except OSError as error:
        raise _unwritable(path, error) from error


def check_parquet(path: Path | str) -> None:
    """SetupError, before hours of games, if no Parquet file could be written there."""
    optional("pyarrow.parquet", extra="parquet")
    check_file(path)


def check_file(path: Path | str) -> None:
    """SetupError if nothing can be written there. What stands there already stays as it is."""
    there = Path(path).exists()
    try:
        with open(path, "ab"):
            pass
        if not there:
            Path(path).unlink()
    except OSError as error:
        raise _unwritable(path, error) from error


def write_to(path: Path | str, text: str) -> None:
    """Write a text; SetupError if that is not possible."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path | str, error: OSError) -> SetupError:
    return SetupError("arena-file", file=str(path), reason=error.strerror or str(error))


def percent(estimate: Estimate) -> str:
    value, low, high = (100 * x for x in estimate)
    return f"{value:.1f} % ({between(low, high, '.1f')})"


def between(low: float, high: float, shape: str) -> str:
    """An interval; a dash where nothing tells how far it reaches, as after one deal."""
    if not (math.isfinite(low) and math.isfinite(high)):
        return "–"
    return f"{low:{shape}} … {high:{shape}}"
