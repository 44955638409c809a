"""Results kept, and a rating per game from them: Plackett-Luce, updated game by game (openskill)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, delete, insert, select, text

from lifetable.games.contract import Data
from lifetable.tables.log import schema
from lifetable.tables.people.credit import Credit

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

RECENT = 20
_BASE, _SPREAD = 1500, 40  # how a rating is shown: mu - 2 sigma of a newcomer near 1200
# All who save wait for these: they are put together once.
_OF_PLAYERS = (
    schema.ratings.c.game == bindparam("in_game"),
    schema.ratings.c.player.in_(bindparam("of", expanding=True)),
)
_KNOWN = select(schema.ratings).where(*_OF_PLAYERS)
_OUTDATED = delete(schema.ratings).where(*_OF_PLAYERS)
# Bots are players at many tables: two games that end at once on two processes must both count. One lock for all, and
# not one for each player, cannot be waited for in a circle.
_ONE_AT_A_TIME = text(f"SELECT pg_advisory_xact_lock({schema.Queue.RATING:d})")
_RATED = insert(schema.ratings)
_PLAYED = insert(schema.results)


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it: a careful estimate that rises as more is known."""
    return round(_BASE + _SPREAD * (mu - 2 * sigma - (25 - 50 / 3)) - 300)


def keep(
    connection: Connection, table: str, game: str, credits: Sequence[Credit], result: Data, at: int
) -> None:
    """Save how a game went, and what it says about those for whom it counts."""
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "player": credit.player,
            "game": game,
            "players": len(credits),
            "share": result["shares"][seat],
            "score": result["scores"][seat],
            "at": at,
            "unrated": credit.unrated,
        }
        for seat, credit in enumerate(credits)
    ]
    connection.execute(_PLAYED, rows)
    counted = [(row["player"], row["share"]) for row in rows if row["unrated"] is None]
    if counted:
        _rate(connection, game, [player for player, _ in counted], [share for _, share in counted])


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # only when the first game ends

    return PlackettLuce()


def _rate(
    connection: Connection, game: str, players: Sequence[str], shares: Sequence[float]
) -> None:
    if connection.dialect.name == "postgresql":  # SQLite lets only one write anyway
        connection.execute(_ONE_AT_A_TIME)
    of_players = {"in_game": game, "of": list(players)}
    known = {row.player: row for row in connection.execute(_KNOWN, of_players)}
    model = _model()
    teams = [
        [model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()]
        for p in players
    ]
    places = [1.0 - share for share in shares]
    rated = model.rate(teams, ranks=places)
    connection.execute(_OUTDATED, of_players)
    seats = {player: [n for n, p in enumerate(players) if p == player] for player in players}
    connection.execute(
        _RATED,
        [
            {
                "player": player,
                "game": game,  # bots of one level are one player on several seats
                "mu": fmean(rated[n][0].mu for n in own),
                "sigma": fmean(rated[n][0].sigma for n in own),
                "games": (known[player].games if player in known else 0) + 1,
            }
            for player, own in seats.items()
        ],
    )


def statistics(connection: Connection, player: str, most: int | None = RECENT) -> Data:
    """How somebody has played, game by game, with the newest results. A win that is shared is counted apart."""
    r, t = schema.results.c, schema.ratings.c
    rows = connection.execute(
        select(schema.results).where(r.player == player).order_by(r.at.desc())
    ).all()
    rated = {
        row.game: row
        for row in connection.execute(select(schema.ratings).where(t.player == player))
    }
    stored = _stored(connection, player)
    games = []
    for game in dict.fromkeys(row.game for row in rows):
        own = [row for row in rows if row.game == game]
        rating = rated.get(game)
        games.append(
            {
                "game": game,
                "played": len(own),
                "wins": sum(row.share >= 1 for row in own),
                "shared": sum(0 < row.share < 1 for row in own),
                "share": sum(row.share for row in own) / len(own),
                "rating": rating
                and {
                    "mu": rating.mu,
                    "sigma": rating.sigma,
                    "shown": shown(rating.mu, rating.sigma),
                },
                "recent": [
                    {
                        "table": row.table_id,
                        "at": row.at,
                        "players": row.players,
                        "share": row.share,
                        "score": row.score,
                        "unrated": row.unrated,
                        "stored": row.table_id in stored,
                    }
                    for row in own[:most]
                ],
            }
        )
    return {"games": games}


def _stored(connection: Connection, player: str) -> set[str]:
    """The tables of somebody's results that are still there to be looked at."""
    r, t = schema.results.c, schema.tables.c
    here = select(t.id).join(schema.results, r.table_id == t.id).where(r.player == player)
    return set(connection.execute(here).scalars())
