"""A game as arrays: numbered actions, masks of the legal ones, and what a seat sees as a vector.

A game writes its own, compiled, in `observation.py` of its folder (`plain_observation.py` is for one that has not):

    ACTIONS                          how many actions there are
    parts(players)                   the parts of an observation, in order, with their lengths
    longest(options)                 no game has more moves; 0 if there is no such number
    observe(s, box, seat, out)       writes an observation: int8, own things first, nothing hidden
    mask(s, box, out)                writes 1 for every action legal for the seat to move, else 0
    to_move(s, box, action)          the move of an action, -1 for none; it may not be legal
    to_action(s, box, move)          the action of a legal move
    OUTCOMES, settle(s, outcome)     only where chance comes after each move: its equally likely outcomes

>>> import lifetable
>>> lens = Lens(lifetable.game("thats-life", players=2))
>>> states = lens.deal(seed=7)
>>> lens.observe(states, 0).shape, int(lens.mask(states).sum())
((240,), 1)
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.console import Console

from lifetable.envs.plain_observation import EYES, PlainEyes, plain_loops
from lifetable.errors import MoveError, SetupError
from lifetable.games.arrays import Array
from lifetable.games.compiling import compiled, load
from lifetable.games.contract import Game
from lifetable.games.face import Setup, State, checked_seat, checked_states, seed_text
from lifetable.games.kernel import SILENT, key_of
from lifetable.games.plain import terminal_of
from lifetable.games.terminal import LETTERS
from lifetable.words import Words


def eyes_of(game: Game) -> ModuleType | None:
    """A game's `observation.py`, if it has one."""
    return game.part("observation")


@compiled
def nobody(states: Any, work: Any, box: Any, desk: Any, values: Any, log: Any) -> None:
    """What a game's `greedy` thinks, for a game that has none: nobody asks."""
    return


@cache
def loops_of(game: Game, eyes: ModuleType, greedy: ModuleType | None = None) -> ModuleType:
    """Load `loops.py` once more, with this game's rules and eyes as its globals; and with its `greedy`, which takes
    longer to compile, where somebody is."""
    package = eyes.__name__.rpartition(".")[0] + ("_with_greedy" if greedy else "")
    given = vars(game.rules) | {name: getattr(eyes, name) for name in EYES}
    given |= {"weigh": greedy.weigh if greedy else nobody}
    return load(Path(__file__).with_name("loops.py"), package, given)


class Lens:
    """A setup's states as arrays. States are arrays of one record, as `deal` gives them."""

    def __init__(self, setup: Setup) -> None:
        own = eyes_of(setup.game)
        eyes: Any = own or PlainEyes(setup)
        self.setup = setup
        self.loops: Any = loops_of(setup.game, own) if own else plain_loops(eyes)
        self.actions: int = eyes.ACTIONS
        self.parts: dict[str, int] = eyes.parts(setup.players)
        self.size = sum(self.parts.values())
        self.longest: int = eyes.longest(setup.options)
        self.outcomes: int = getattr(eyes, "OUTCOMES", 0)
        self._eyes = eyes

    def with_greedy(self) -> tuple[Any, Callable[[], tuple[Array, ...]]]:
        """`loops` for tables at which the game's `greedy` sits too, and what makes a desk for it."""
        own, greedy = eyes_of(self.setup.game), self.setup.game.part("greedy")
        if own is None or greedy is None:
            raise SetupError("envs-vector-opponents", opponents="greedy", known="random, self")
        first = greedy.desk(self.setup.box, self.setup.options, self.setup.players)
        return loops_of(self.setup.game, own, greedy), lambda: tuple(one.copy() for one in first)

    def __reduce__(self) -> tuple[type[Lens], tuple[Setup]]:
        return Lens, (self.setup,)  # compiled code is found again, and cannot be carried

    def __eq__(self, other: object) -> bool:
        return self.setup == other.setup if isinstance(other, Lens) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.setup)

    def deal(self, seed: int | str) -> Array:
        """The beginning of a game, the same one that `setup.deal(seed)` begins."""
        states = self.setup.blank()
        states["key"] = key_of(seed_text(seed))
        self.setup.game.rules.deal(states[0], self.setup.box, SILENT)
        return states

    def room(self) -> Array:
        """Room for an observation and, behind it, a mask; `apart` gives each its name."""
        return np.empty(self.size + self.actions, np.int8)

    def apart(self, both: Array) -> dict[str, Array]:
        """What the environments call an observation, from an array that the loops have filled."""
        return {"observation": both[: self.size], "action_mask": both[self.size :]}

    def look(self, states: Array, seat: int) -> dict[str, Array]:
        """What a seat sees, and what it may do: nothing if it is not its turn."""
        checked_states(self.setup, states)
        both, seat = self.room(), checked_seat(self.setup, seat)
        self.loops.look(states, self.setup.boxes, seat, both)
        return self.apart(both)

    def observe(self, states: Array, seat: int) -> Array:
        """What a seat sees, as int8."""
        checked_states(self.setup, states)
        seat = checked_seat(self.setup, seat)
        seen = np.empty(self.size, np.int8)
        self._eyes.observe(states[0], self.setup.box, seat, seen)
        return seen

    def mask(self, states: Array) -> Array:
        """Which actions are legal for the seat to move: 1 or 0, as int8."""
        legal = np.zeros(self.actions, np.int8)
        if not checked_states(self.setup, states)["over"][0]:
            self._eyes.mask(states[0], self.setup.box, legal)
        return legal

    def move(self, states: Array, action: int) -> int | None:
        """The legal move that an action means now, or None."""
        checked_states(self.setup, states)
        if not -1 <= action < self.actions:  # nor what does not fit into a number of the machine's
            return None
        move: int = self.loops.move_of(states, self.setup.boxes, int(action))
        return None if move == self.loops.ILLEGAL else move

    def action(self, states: Array, move: int) -> int:
        """The action that means a legal move; MoveError for one that is not."""
        checked_states(self.setup, states)
        action: int = self.loops.action_of(states, self.setup.boxes, move)
        if action == self.loops.ILLEGAL:
            raise MoveError(f"{self.setup.name}-unreadable", move=str(move))
        return action

    def settle(self, states: Array, outcome: int) -> None:
        """Let chance show one of its outcomes, for games that have chance after each move."""
        if not 0 <= outcome < self.outcomes:
            raise SetupError("foreign-state", setup=repr(self.setup))
        self._eyes.settle(states[0], outcome)

    def shares(self, states: Array) -> list[float]:
        """Each seat's share of the win, if the game were counted now."""
        return self.state(states).counted()[0]

    def state(self, states: Array, seed: int | str = "") -> State:
        """The same moment for people: to look at, to write moves in words, to ask a bot."""
        return State(self.setup, str(seed), states[:1].copy(), SILENT, None)

    def named(self, seen: Array) -> dict[str, Array]:
        """An observation, or many of them in rows, taken apart by the names of its parts."""
        ends = np.cumsum(list(self.parts.values()))[:-1]
        return dict(zip(self.parts, np.split(seen, ends, axis=-1), strict=True))


MODES = ("human", "ansi", "svg")


def checked_mode(mode: str | None) -> str | None:
    """How an environment draws its board; SetupError for a way that it does not know."""
    if mode is not None and mode not in MODES:
        raise SetupError("envs-render-mode", mode=str(mode), modes=", ".join(MODES))
    return mode


def draw(state: State, seat: int | None, mode: str, language: str = "en") -> str:
    """The board as one seat (None: a spectator) sees it, `mode` "ansi" as text, "svg" as a picture."""
    game, words = state.setup.game, Words(language)
    board = terminal_of(game).board
    names = [f"{words('bot')} {LETTERS[i]}" for i in range(state.setup.players)]
    page = io.StringIO()
    console = Console(record=mode == "svg", width=100, file=page, force_terminal=True)
    console.print(board(state.view(seat), words, names, state.outcomes(seat)))
    if mode == "svg":
        return console.export_svg(title=state.setup.name, unique_id=f"board-{state.ply}")
    return page.getvalue()
