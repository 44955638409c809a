"""One game between bots. Each sees its view; the state stays here.

>>> import lifetable
>>> setup = lifetable.game("thats-life", players=2)
>>> played = play(setup, ["random", lambda view, legal, rng, budget: legal[0]], seed=7)
>>> sum(played.shares)
1.0
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from lifetable.arena.compiled_tables import RANDOM, Uniform, compiled, greedy_of, play_compiled
from lifetable.arena.outside import outside, said_by
from lifetable.bots import bot
from lifetable.errors import BotError, LifetableError, MoveError, SetupError
from lifetable.games.contract import Bot, Chooser
from lifetable.games.face import Setup

BUDGET = 1.0
"""Seconds of thought that a bot is granted for a move, if nobody says otherwise."""

Player = str | Bot | Chooser
"""Who may sit down: a bot by name, a bot, or any callable that chooses moves.

Names are those of `lifetable.bots`, of outside opponents (`openspiel-mcts:1000`), and `module:function`."""


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played. Everything is by seat."""

    seed: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ending: str
    plies: int
    thoughts: tuple[tuple[float, ...], ...]
    """Seconds for each decision. A move without a choice is none: nobody is asked."""
    record: tuple[str, ...]
    """All moves; with setup and seed they are the game."""

    @property
    def decisions(self) -> tuple[int, ...]:
        return tuple(len(seconds) for seconds in self.thoughts)

    @property
    def seconds(self) -> tuple[float, ...]:
        return tuple(sum(seconds) for seconds in self.thoughts)


def name_of(player: Player) -> str:
    """What to call a player in tables and messages."""
    if isinstance(player, str):
        return player
    if isinstance(player, Bot):
        return type(player).__name__
    return str(getattr(player, "__name__", type(player).__name__))


def chooser(player: Player, setup: Setup) -> Chooser:
    """How a player chooses; SetupError for a name that no bot has."""
    seated: Bot | Chooser
    if isinstance(player, str):
        seated = outside(player, setup) or bot(player, setup)
    else:
        seated = player
    return seated.choose if isinstance(seated, Bot) else seated


def generator(seed: int | str, user: int | str) -> np.random.Generator:
    """Chance for a seat's bot, or another user: apart from the game's, and from all others'."""
    entropy = sha256(f"{user} of {seed}".encode()).digest()[:16]
    return np.random.default_rng(int.from_bytes(entropy, "little"))


def play(
    setup: Setup,
    players: Sequence[Player],
    seed: int | str,
    budget: float = BUDGET,
    record: bool = True,
) -> PlayedGame:
    """Play one game; the first player sits in seat 0. The same seed gives the same game.

    Without `record` its moves are not kept. Raises MoveError, naming the bot, for a move that is not legal.
    """
    if len(players) != setup.players:
        raise SetupError("arena-seats", bots=len(players), players=setup.players)
    if greedy_of(setup.game) and compiled(setup, players):
        return _without_python(setup, players, seed, record)
    return _with_python(setup, players, seed, budget, record)


def _without_python(
    setup: Setup, players: Sequence[Player], seed: int | str, record: bool
) -> PlayedGame:
    done, game = play_compiled(setup, players, seed), setup.game
    shares, scores = np.zeros(setup.players), np.zeros(setup.players, np.int64)
    game.rules.score(done.states[0], setup.box, shares, scores)
    pace = done.seconds / max(1, sum(done.decisions))
    return PlayedGame(
        seed=str(seed),
        shares=tuple(shares.tolist()),
        scores=tuple(scores.tolist()),
        ending=game.info.endings[int(done.states["ending"][0])],
        plies=len(done.moves),
        thoughts=tuple((pace,) * decisions for decisions in done.decisions),
        record=tuple(map(game.text, done.moves)) if record else (),
    )


def _with_python(
    setup: Setup, players: Sequence[Player], seed: int | str, budget: float, record: bool
) -> PlayedGame:
    choosers = [
        Uniform(setup, seed, seat) if player == RANDOM else chooser(player, setup)
        for seat, player in enumerate(players)
    ]
    chances = [generator(seed, seat) for seat in range(setup.players)]
    thoughts: list[list[float]] = [[] for _ in players]
    state = setup.deal(seed)
    while (seat := state.turn) is not None:
        legal = state.legal()
        move = legal[0]
        if len(legal) > 1:
            view = state.view(seat)
            began = time.perf_counter()
            try:
                move = choosers[seat](view, legal, chances[seat], budget)
            except LifetableError:
                raise
            except Exception as error:  # somebody's bot: say whose, and where
                raise BotError(
                    "arena-bot-broke",
                    bot=name_of(players[seat]),
                    game=setup.name,
                    seed=str(seed),
                    ply=state.ply,
                    error=said_by(error),
                ) from error
            thoughts[seat].append(time.perf_counter() - began)
        try:
            state = state.play(str(move))
        except MoveError as refused:
            raise MoveError(
                "arena-refused",
                bot=name_of(players[seat]),
                move=str(move),
                seed=str(seed),
                ply=state.ply,
            ) from refused
    result = state.result
    assert result
    return PlayedGame(
        seed=str(seed),
        shares=tuple(result["shares"]),
        scores=tuple(result["scores"]),
        ending=result["ending"],
        plies=state.ply,
        thoughts=tuple(map(tuple, thoughts)),
        record=tuple(state.moves) if record else (),
    )
