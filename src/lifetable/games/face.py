"""The rules for people: set up, deal, play, look.

>>> import lifetable
>>> state = lifetable.game("thats-life", players=2).deal(seed=7)
>>> state = state.play(state.legal()[0])
>>> state.over
False
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
import orjson

from lifetable.errors import MoveError, SetupError
from lifetable.games.arrays import Ints, Records
from lifetable.games.contract import Data, Game, Option, Options, OptionValue
from lifetable.games.encoder import TOO_LONG, UNLIKE, Numbers, encode
from lifetable.games.kernel import LOG_ROWS, LOG_WIDTH, SILENT, hash_of, key_of
from lifetable.games.picture import board, page
from lifetable.games.schema import Kind, Revealed
from lifetable.games.tape import ALL, NOBODY
from lifetable.words import Words, preferred

Trail: TypeAlias = "tuple[Trail, int] | None"  # the moves so far, last one outermost
_MOST_MOVES = 256  # room for legal moves; there are hardly ever more
_MOST_NUMBERS, _MOST_BYTES = 1024, 8192  # likewise for what is told


class Setup:
    """A game with its players and options chosen: what lies on the table before the deal."""

    def __init__(self, game: Game, players: int | None = None, **options: object) -> None:
        self.game = game
        self.options: Options = MappingProxyType(_checked_options(game, options))
        self.players = _checked_players(game, players)
        game.check_players(self.players, self.options)
        self.boxes = np.atleast_1d(game.box(self.options))
        """What is in the box, as an array of one: compiled code takes arrays much faster than records."""
        self.box: np.void = self.boxes[0]
        self._texts = game.texts(self.options)
        self._words = game.program.with_options(self.options)

    @property
    def name(self) -> str:
        return self.game.info.name

    @property
    def fingerprint(self) -> str | None:
        """Identifies the deck in records, for games whose deck can be exchanged."""
        return self.game.fingerprint(self.options)

    def showing(self, options: Options) -> Setup:
        """The same, but views tell these options: where a file lies is nobody's business."""
        other = copy(self)
        other._words = self.game.program.with_options(options)
        return other

    def encoded(self, at: int, tape: Numbers) -> bytes:
        """What a tape tells as JSON, by the game's program from `at` on."""
        code, words, texts = self.game.program.code, self._words, self._texts
        room = _MOST_BYTES
        while True:
            out = np.empty(room, np.uint8)
            size = encode(code, at, words, texts.data, texts.at, tape, out)
            if size != TOO_LONG:
                assert size != UNLIKE, "what was written is not what is declared"
                return out[:size].tobytes()
            room *= 4

    def blank(self) -> Records:
        """An array of one state in which only the number of players is set."""
        states = np.zeros(1, self.game.dtype)
        states["players"] = self.players
        return states

    def deal(self, seed: int | str | None = None) -> State:
        """Begin a game. The same seed gives the same game, everywhere and for ever.

        Without a seed one is drawn from the operating system's secrets.
        """
        if seed is None:
            seed = secrets.token_hex(16)
        states = self.blank()
        states["key"] = key_of(seed)
        log = _fresh_log()
        self.game.rules.deal(states[0], self.box, log)
        return State(self, str(seed), states, _rows(log), None)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Setup({self.name!r}, players={self.players}{options})"


class State:
    """One moment of a game. A state is a value: `play` returns another one and never changes this one."""

    def __init__(
        self,
        setup: Setup,
        seed: str,
        states: Records,
        rows: Ints,
        trail: Trail,
    ) -> None:
        self.setup = setup
        self._game = setup.game
        self.seed = seed
        self._states = states  # an array of one, which is this one
        self._record: np.void = states[0]
        self._rows = rows
        self._trail = trail
        self.over = bool(self._record["over"])
        self.turn: int | None = None if self.over else int(self._record["turn"])
        """The seat to move, None when the game is over."""

    # --- looking ---

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return int(self._record["ply"])

    @property
    def seed_hash(self) -> str:
        """What may be shown of the seed while the game lasts."""
        return hash_of(self.seed)

    @property
    def moves(self) -> list[str]:
        """All moves from the deal to here."""
        moves: list[str] = []
        trail = self._trail
        while trail:
            trail, move = trail
            moves.append(_text(self.setup.game, move))
        return moves[::-1]

    @property
    def last_move(self) -> str | None:
        """The move that led here; None at the deal."""
        return _text(self.setup.game, self._trail[1]) if self._trail else None

    def legal(self) -> list[str]:
        """Every legal move; none when the game is over."""
        game, boxes = self.setup.game, self.setup.boxes
        moves = np.empty(_MOST_MOVES, np.int64)
        count = game.driver.listing(self._states, boxes, moves)
        if count > _MOST_MOVES:
            moves = np.empty(count, np.int64)
            game.driver.listing(self._states, boxes, moves)
        return [_text(game, move) for move in moves[:count].tolist()]

    @property
    def events(self) -> list[Data]:
        """What the last move, or the deal, brought about, in order. Secrets included."""
        return orjson.loads(self._events_json(ALL))

    @property
    def kinds(self) -> list[str]:
        """The kinds of these events."""
        return [kind.name for kind in self._kinds()]

    @property
    def revealed(self) -> Revealed:
        """What the last move, or the deal, has brought to light."""
        return self._game.shapes.revealed(self.kinds)

    @property
    def public(self) -> bool:
        """Was everything that the last move brought about seen by all?"""
        return not any(kind.secret for kind in self._kinds())

    def events_for(self, seat: int | None) -> list[Data]:
        """The same as a seat (None: a spectator) learns it."""
        return orjson.loads(self.events_json(seat))

    def marks(self) -> list[str]:
        """What a record notes beside the last move."""
        return [kind.name for kind in self._kinds() if kind.mark]

    def view_json(self, seat: int | None, *, aids: bool = True) -> bytes:
        """What a seat (None: a spectator) may see, as JSON; without `aids` what people have to remember themselves
        is left out."""
        if seat is not None and not 0 <= seat < self.setup.players:
            raise SetupError("no-such-seat", seat=seat, players=self.setup.players)
        who = NOBODY if seat is None else seat
        return self._json(self._game.program.view, self._game.views.write_view, who, aids)

    def events_json(self, seat: int | None) -> bytes:
        """What the last move, or the deal, brought about as a seat (None: a spectator) learns it, as JSON."""
        return self._events_json(NOBODY if seat is None else seat)

    def as_dict(self) -> Data:
        """Everything, also what is hidden; for tests and analysis. The keys are in docs/data.md."""
        return orjson.loads(self._json(self._game.program.whole, self._game.views.write_whole))

    def view(self, seat: int | None) -> Data:
        """What a seat (None: a spectator) may see, public memory included."""
        return orjson.loads(self.view_json(seat))

    def _kinds(self) -> list[Kind]:
        declared = self._game.shapes.by_number  # rows of other kinds belong to the one before
        return [declared[number] for number in self._rows[:, 0].tolist() if number in declared]

    def _events_json(self, who: int) -> bytes:
        game = self._game
        return self._json(game.program.events, game.views.write_events, self._rows, who)

    def _json(self, at: int, write: Callable[..., None], *told: Ints | int) -> bytes:
        tape = np.empty(_MOST_NUMBERS, np.int64)
        write(self._states, self.setup.boxes, *told, tape)
        if tape[0] >= tape.size:
            tape = np.empty(int(tape[0]) + 1, np.int64)
            write(self._states, self.setup.boxes, *told, tape)
        return self.setup.encoded(at, tape)

    @property
    def result(self) -> Data | None:
        """Who won and how it ended; None while the game lasts."""
        if not self.over:
            return None
        shares, scores = self.counted()
        return {
            "winners": [seat for seat, share in enumerate(shares) if share > 0],
            "shares": shares,
            "scores": scores,
            "ending": self.setup.game.info.endings[int(self._record["ending"])],
        }

    def counted(self) -> tuple[list[float], list[int]]:
        """Each seat's share of the win and its score, if the game were counted now."""
        shares = np.zeros(self.setup.players)
        scores = np.zeros(self.setup.players, np.int64)
        self.setup.game.rules.score(self._record, self.setup.box, shares, scores)
        return shares.tolist(), scores.tolist()

    # --- playing ---

    def play(self, move: str) -> State:
        """The state after a move. MoveError, and nothing has changed, if the move is not legal."""
        game = self.setup.game
        code = _parse(game, move)
        after = np.empty(1, game.dtype)
        log = _fresh_log()
        reason = game.driver.step(self._states, after, self.setup.boxes, code, log)
        if reason:
            raise MoveError(f"{game.info.name}-{game.refusals[reason]}", move=game.text(code))
        return State(self.setup, self.seed, after, _rows(log), (self._trail, code))

    def outcome(self, move: str) -> list[Data]:
        """What a move would bring about, as far as whoever moves can know before making it: the events of playing it, up
        to the first that chance decides or that shows something hidden. MoveError if it is not legal.

        The same for every state that the seat to move could be in, so asking tells it nothing.
        """
        declared = self.setup.game.shapes.by_name
        happened = self.play(move).events_for(self.turn)
        return list(takewhile(lambda event: not declared[event["kind"]].chance, happened))

    def outcomes(self, seat: int | None) -> dict[str, list[Data]]:
        """The outcome of every legal move, for the seat to move; the others are told none."""
        if seat is None or seat != self.turn:
            return {}
        return {move: self.outcome(move) for move in self.legal()}

    def play_all(self, moves: Sequence[str]) -> State:
        """The state after several moves: the same as playing them one by one, many times faster."""
        if not moves:
            return self
        game = self.setup.game
        codes = [_parse(game, move) for move in moves]
        states = self._states.copy()
        done = game.driver.replay(states[0], self.setup.box, np.array(codes[:-1], np.int64), SILENT)
        trail = self._trail
        for code in codes[:done]:
            trail = (trail, code)
        before = State(self.setup, self.seed, states, self._rows[:0], trail)
        return before.play(moves[done])

    def resample(self, seat: int | None, seed: int | str | None = None) -> State:
        """A random state that agrees with everything a seat has seen; its chance to come is new too."""
        seed = secrets.token_hex(16) if seed is None else str(seed)
        k0, k1 = key_of(seed)
        states = self._states.copy()
        who = -1 if seat is None else seat
        self.setup.game.rules.resample(states[0], self.setup.box, who, k0, k1)
        return State(self.setup, seed, states, self._rows[:0], None)

    def _repr_svg_(self) -> str:
        """The board for notebooks, as the seat to move sees it."""
        return board(self.view(self.turn), Words(preferred()))

    def _repr_html_(self) -> str:
        """The same with the legal moves and what each does."""
        return page(self.view(self.turn), self.outcomes(self.turn), Words(preferred()))

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.turn} to move"
        return f"<{self.setup.name}, {self.setup.players} players, ply {self.ply}, {where}>"


@dataclass(frozen=True)
class _Reading:
    """How a text or value becomes an option's value."""

    option: Option

    def read(self, value: object) -> OptionValue:
        match self.option.kind:
            case "flag":
                words = {
                    "true": True,
                    "false": False,
                    "yes": True,
                    "no": False,
                    "1": True,
                    "0": False,
                }
                return value if isinstance(value, bool) else words[str(value).lower()]
            case "choice":
                if value not in self.option.choices:
                    raise ValueError
                return str(value)
            case "number":
                number = int(str(value))  # neither `True` nor `10.0`
                if (
                    number != self.option.default
                    and not self.option.least <= number <= self.option.most
                ):
                    raise ValueError
                return number
            case "file":
                return str(value)

    def expected(self) -> str:
        match self.option.kind:
            case "flag":
                return "true, false"
            case "choice":
                return ", ".join(self.option.choices)
            case "number":
                return f"{self.option.default}, {self.option.least}-{self.option.most}"
            case "file":
                return "FILE"


def _checked_options(game: Game, given: Mapping[str, object]) -> dict[str, OptionValue]:
    options = {option.name: option for option in game.info.options}
    values = {name: option.default for name, option in options.items()}
    for key, value in given.items():
        name = key.replace("_", "-")
        if name not in options:
            raise SetupError(
                "no-such-option",
                option=name,
                game=game.info.name,
                options=", ".join(options) or "-",
            )
        reading = _Reading(options[name])
        try:
            values[name] = reading.read(value)
        except (ValueError, KeyError, TypeError):
            raise SetupError(
                "bad-option", option=name, value=str(value), expected=reading.expected()
            ) from None
    return values


def _checked_players(game: Game, players: int | None) -> int:
    info = game.info
    if players is None:
        return min(4, info.most_players)
    if (
        isinstance(players, bool)
        or not isinstance(players, int)
        or not info.least_players <= players <= info.most_players
    ):
        raise SetupError(
            "bad-players",
            game=info.name,
            players=str(players),
            least=info.least_players,
            most=info.most_players,
        )
    return players


@lru_cache(maxsize=1 << 16)
def _text(game: Game, move: int) -> str:
    return game.text(move)


@lru_cache(maxsize=1 << 16)
def _parse(game: Game, move: str) -> int:
    try:
        return game.parse(move)
    except ValueError:
        raise MoveError(f"{game.info.name}-unreadable", move=move) from None


def _fresh_log() -> Ints:
    log = np.empty((LOG_ROWS, LOG_WIDTH), np.int64)
    log[0, 0] = 0
    return log


def _rows(log: Ints) -> Ints:
    return log[1 : 1 + int(log[0, 0])].copy()
