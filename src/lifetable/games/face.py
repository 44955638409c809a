"""The rules for people: set up, deal, play, look.

>>> import lifetable
>>> state = lifetable.game("thats-life", players=2).deal(seed=7)
>>> state = state.play(state.legal()[0])
>>> state.over
False
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from numbers import Integral
from types import MappingProxyType
from typing import SupportsIndex, TypeAlias

import numpy as np
import orjson

from lifetable.errors import MoveError, ResetNeeded, SetupError
from lifetable.games.arrays import Ints, Records
from lifetable.games.contract import Data, Game, Option, Options, OptionValue
from lifetable.games.encoder import TOO_LONG, UNLIKE, Bytes, Numbers, Texts, encode
from lifetable.games.kernel import LOG_ROWS, LOG_WIDTH, SILENT, hash_of, key_of
from lifetable.games.picture import board, page
from lifetable.games.schema import Kind, Revealed
from lifetable.games.tape import ALL, NOBODY
from lifetable.words import Words, preferred

Trail: TypeAlias = "tuple[Trail, int] | None"  # the moves so far, last one outermost
_MOST_MOVES = 256  # room for legal moves; there are hardly ever more
_MOST_NUMBERS, _MOST_BYTES = 1024, 8192  # likewise for what is told


class Setup:
    """A game with its players and options chosen: what lies on the table before the deal.

    A setup is a value: two of the same game, players and options are equal, and so are their hashes.
    """

    def __init__(self, game: Game, players: int | None = None, **options: object) -> None:
        self.game = game
        self.options: Options = MappingProxyType(_checked_options(game, options))
        self.players = _checked_players(game, players)
        game.check_players(self.players, self.options)
        self.boxes = np.atleast_1d(game.box(self.options))
        """What is in the box, as an array of one: compiled code takes arrays much faster than records."""
        self.box: np.void = self.boxes[0]
        self._texts = game.texts(self.options)
        self._shown = self.options  # what views tell of them
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
        other = object.__new__(Setup)
        vars(other).update(vars(self))
        other._shown = MappingProxyType(dict(options))
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
        """An array of one state in which only the number of players is set. It counts as over, so that whoever mistakes
        it for a game finds no legal move in it."""
        states = np.zeros(1, self.game.dtype)
        states["players"], states["over"] = self.players, 1
        return states

    def deal(self, seed: int | str | None = None) -> State:
        """Begin a game. The same seed gives the same game, everywhere and for ever.

        Without a seed one is drawn from the operating system's secrets.
        """
        text = seed_text(seed)
        states = self.blank()
        states["key"] = key_of(text)
        log = _fresh_log()
        self.game.rules.deal(states[0], self.box, log)
        return State(self, text, states, _rows(log), None)

    def from_view(self, view: Data, seed: int | str | None = None) -> State:
        """A random state in which the view's seat sees this view, with a chance to come of its own.

        What the view hides is drawn anew, as `State.resample` draws it. SetupError if it is no view of this setup.

        >>> import lifetable
        >>> setup = lifetable.game("thats-life", players=2)
        >>> setup.from_view(setup.deal(seed=7).view(0), seed=1).view(0) == setup.deal(seed=7).view(0)
        True
        """
        text = seed_text(seed)
        states = self.blank()
        try:
            if view["game"] != self.name or view["players"] != self.players:
                raise ValueError
            if view["options"] != dict(self._shown):
                raise ValueError
            who = NOBODY if view["seat"] is None else int(view["seat"])
            states[0] = self.game.restore(view, self.box)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError):
            raise SetupError("not-a-view", setup=repr(self)) from None
        self.game.rules.resample(states[0], self.box, who, *key_of(text))
        return State(self, text, states, SILENT, None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or (
            self.game is other.game
            and self.players == other.players
            and self.options == other.options
            and self._shown == other._shown
            and bool((self.boxes == other.boxes).all())  # a file may have changed meanwhile
            and self._texts.data.tobytes() == other._texts.data.tobytes()
        )

    def __hash__(self) -> int:
        return hash((self.name, self.players, *self.options.values()))

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[object, ...]]:
        inside = (self.boxes, tuple(self._texts))
        return _setup_again, (
            self.name,
            self.players,
            dict(self.options),
            dict(self._shown),
            *inside,
        )

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __repr__(self) -> str:
        default = {option.name: option.default for option in self.game.info.options}
        options = "".join(
            f", {name.replace('-', '_')}={value!r}"
            for name, value in self.options.items()
            if value != default[name]
        )
        return f"lifetable.game({self.name!r}, players={self.players}{options})"


class State:
    """One moment of a game. A state is a value: `play` returns another one and never changes this one, and two of the same
    setup, seed and moves are equal."""

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
        self._states = checked_states(setup, states)  # an array of one, which is this one
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
    def records(self) -> Records:
        """The state as compiled code takes it: an array of one. Not to be written to."""
        return self._states

    @property
    def seed_hash(self) -> str:
        """What may be shown of the seed while the game lasts."""
        return hash_of(self.seed)

    @property
    def moves(self) -> list[str]:
        """All moves from the deal to here."""
        return [_text(self.setup.game, code) for code in self.move_codes]

    @property
    def move_codes(self) -> list[int]:
        """The same as the rules number them."""
        codes: list[int] = []
        trail = self._trail
        while trail:
            trail, code = trail
            codes.append(code)
        return codes[::-1]

    @property
    def last_move(self) -> str | None:
        """The move that led here; None at the deal."""
        return _text(self.setup.game, self._trail[1]) if self._trail else None

    def legal(self) -> list[str]:
        """Every legal move; none when the game is over."""
        return [_text(self._game, code) for code in self.legal_codes()]

    def legal_codes(self) -> list[int]:
        """The same moves, in the same order, as the rules number them; `play` takes these numbers too."""
        game, boxes = self.setup.game, self.setup.boxes
        moves = np.empty(_MOST_MOVES, np.int64)
        count = game.driver.listing(self._states, boxes, moves)
        if count > _MOST_MOVES:
            moves = np.empty(count, np.int64)
            game.driver.listing(self._states, boxes, moves)
        codes: list[int] = moves[:count].tolist()
        return codes

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
        who = self._who(seat)
        return self._json(self._game.program.view, self._game.views.write_view, who, aids)

    def events_json(self, seat: int | None) -> bytes:
        """What the last move, or the deal, brought about as a seat (None: a spectator) learns it, as JSON."""
        return self._events_json(self._who(seat))

    def as_dict(self) -> Data:
        """Everything, also what is hidden; for tests and analysis. The keys are in docs/data.md."""
        return orjson.loads(self._json(self._game.program.whole, self._game.views.write_whole))

    def view(self, seat: int | None) -> Data:
        """What a seat (None: a spectator) may see, public memory included."""
        return orjson.loads(self.view_json(seat))

    def _who(self, seat: int | None) -> int:
        """A seat as compiled code counts it; SetupError if there is none."""
        return NOBODY if seat is None else checked_seat(self.setup, seat)

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

    def play(self, move: str | SupportsIndex) -> State:
        """The state after a move, by its text or its number. MoveError, and nothing has changed, if it is not legal."""
        game = self.setup.game
        code = _code(game, move)
        after = np.empty(1, game.dtype)
        log = _fresh_log()
        reason = game.driver.step(self._states, after, self.setup.boxes, code, log)
        if reason:
            raise MoveError(f"{game.info.name}-{game.refusals[reason]}", move=game.text(code))
        return State(self.setup, self.seed, after, _rows(log), (self._trail, code))

    def outcome(self, move: str | SupportsIndex) -> list[Data]:
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

    def play_all(self, moves: Sequence[str | SupportsIndex]) -> State:
        """The state after several moves: the same as playing them one by one, many times faster."""
        if not moves:
            return self
        game = self.setup.game
        codes = [_code(game, move) for move in moves]
        states = self._states.copy()
        done = game.driver.replay(states[0], self.setup.box, np.array(codes[:-1], np.int64), SILENT)
        trail = self._trail
        for code in codes[:done]:
            trail = (trail, code)
        before = State(self.setup, self.seed, states, self._rows[:0], trail)
        return before.play(moves[done])

    def resample(self, seat: int | None, seed: int | str | None = None) -> State:
        """A random state that agrees with everything a seat has seen; its chance to come is new too."""
        text, who = seed_text(seed), self._who(seat)
        k0, k1 = key_of(text)
        states = self._states.copy()
        self.setup.game.rules.resample(states[0], self.setup.box, who, k0, k1)
        return State(self.setup, text, states, self._rows[:0], None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (
            self.seed == other.seed
            and self.setup == other.setup
            and bool(self._record == other._record)  # field by field: between fields lies anything
            and self.move_codes == other.move_codes
        )

    def __hash__(self) -> int:
        return hash((self.setup, self.seed, self.turn, self.ply, *self.move_codes))

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        # The trail is as deep as the game is long; what reads it back would go as deep.
        return _state_again, (self.setup, self.seed, self._states, self._rows, self.move_codes)

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self

    def _repr_svg_(self) -> str:
        """The board for notebooks, as the seat to move sees it."""
        return board(self.view(self.turn), Words(preferred()))

    def _repr_html_(self) -> str:
        """The same with the legal moves and what each does."""
        return page(self.view(self.turn), self.outcomes(self.turn), Words(preferred()))

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.turn} to move"
        return f"<{self.setup.name}, {self.setup.players} players, ply {self.ply}, {where}>"


def seed_text(seed: int | str | None) -> str:
    """A seed as text, one of the operating system's secrets if none is given; SetupError for what is no seed."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bool | np.bool_) or not isinstance(seed, str | Integral):
        raise SetupError("bad-seed", seed=repr(seed))
    return str(seed)


def checked_seat(setup: Setup, seat: int) -> int:
    """A seat at this table; SetupError if there is none of this number."""
    if not isinstance(seat, Integral) or not 0 <= int(seat) < setup.players:
        raise SetupError("no-such-seat", seat=str(seat), players=setup.players)
    return int(seat)


def checked_states(setup: Setup, states: Records) -> Records:
    """States that a setup has dealt; SetupError for those of another one, ResetNeeded for those that nobody has dealt."""
    if states.dtype != setup.game.dtype or states.ndim != 1 or not states.size:
        raise SetupError("foreign-state", setup=repr(setup))
    first = states[0]
    if first["players"] != setup.players or not 0 <= first["turn"] < setup.players:
        raise SetupError("foreign-state", setup=repr(setup))
    if first["over"] and not first["ply"]:
        raise ResetNeeded("envs-reset")
    return states


def _setup_again(
    name: str,
    players: int,
    options: Options,
    shown: Options,
    boxes: Records,
    texts: tuple[Bytes, Ints],
) -> Setup:
    """A setup that was pickled. Files need not be where they were: what was read from them came along."""
    from lifetable.games import find  # it looks for games, which are made with what is here

    made, game = object.__new__(Setup), find(name)
    made.game, made.players, made.options = game, players, MappingProxyType(options)
    made.boxes, made.box = boxes, boxes[0]
    made._texts, made._shown = Texts(*texts), MappingProxyType(shown)
    made._words = game.program.with_options(shown)
    return made


def _state_again(
    setup: Setup, seed: str, states: Records, rows: Ints, codes: Sequence[int]
) -> State:
    trail: Trail = None
    for code in codes:
        trail = (trail, code)
    return State(setup, seed, states, rows, trail)


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


def _code(game: Game, move: str | SupportsIndex) -> int:
    """The number of a move; MoveError for a text that nobody can read and for a number that means nothing."""
    try:
        if isinstance(move, str):
            return _parse(game, move)
        code = operator.index(move)
        if isinstance(move, bool) or _parse(game, _text(game, code)) != code:
            raise ValueError
    except (ValueError, TypeError, IndexError, KeyError, OverflowError):
        raise MoveError(f"{game.info.name}-unreadable", move=str(move)) from None
    return code


@lru_cache(maxsize=1 << 16)
def _parse(game: Game, move: str) -> int:
    return game.parse(move)


def _fresh_log() -> Ints:
    log = np.empty((LOG_ROWS, LOG_WIDTH), np.int64)
    log[0, 0] = 0
    return log


def _rows(log: Ints) -> Ints:
    return log[1 : 1 + int(log[0, 0])].copy()
