"""Records: a whole game as a small text that people can read and programs can check.

    lifetable 1
    game thats-life
    players 2
    option layout standard
    option one-is-free false
    option recycle false
    option ending standard
    seed 7
    hash 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    name 0 Mia
    name 1 Tim
    result 1.0 0.0
    moves
    p0 p0 g9 p3 …

One line for each thing, then the moves in order, as many on a line as you like. `deck` gives the
fingerprint of the cards of a game whose deck can be exchanged. A mark in brackets after a move, as in
`3:BBC[capped]`, notes something unusual that followed from it. `result` is there once the game is over.

At a table the seed is a secret, the words that players added to it after it, and nothing else:

    seed 6f0c…d1 1:seven seas
    hash 3b71…
    promise 90ab…
    seal 1 d4c8…
    words 0
    words 1 seven seas

`promise` is the hash of the secret and `seal` that of a seat's words. All of them were shown before anybody's words
were; there is a line of `words` for each seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TypeVar

from lifetable.errors import LifetableError, RecordError
from lifetable.games import find
from lifetable.games.contract import OptionValue
from lifetable.games.face import Setup, State
from lifetable.games.kernel import hash_of

VERSION = "1"
LONGEST = 2_000_000  # characters; a long game has a few thousand
_TOKEN = re.compile(r"(?P<move>[^\s\[\]]+?)(?P<marks>(\[[a-z-]+\])*)")
_BREAK = re.compile(r"\r\n|\r|\n")
_ADDED = re.compile(r"( [0-9]:.+)?", re.DOTALL)
_PER_LINE = 12

_Key = TypeVar("_Key", int, str)


@dataclass(frozen=True)
class Move:
    """A move of a record: its text, its marks, and the line it stands on."""

    text: str
    marks: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True)
class Record:
    """A game on paper. `read` and `str` are inverse."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: str
    moves: tuple[Move, ...]
    names: Mapping[int, str] = field(default_factory=dict)
    deck: str | None = None
    hash: str | None = None
    promise: str | None = None
    """The hash of the secret, which is the seed's first word, where players could add words of their own to it."""
    words: Mapping[int, str] | None = None
    """What each seat added to the secret; None if the record does not tell."""
    seals: Mapping[int, str] | None = None
    """The hash of the words of each seat that added some; None if they were told without having been sealed."""
    shares: tuple[float, ...] | None = None

    def __str__(self) -> str:
        lines = list(self._lines())
        if any(_BREAK.search(line) for line in lines):
            raise RecordError("record-one-line")
        return "".join(f"{line}\n" for line in lines)

    def _lines(self) -> Iterator[str]:
        yield f"lifetable {VERSION}"
        yield f"game {self.game}"
        yield f"players {self.players}"
        for option, value in self.options.items():
            yield f"option {option} {value}"
        if self.deck:
            yield f"deck {self.deck}"
        yield f"seed {self.seed}"
        yield f"hash {self.hash or hash_of(self.seed)}"
        if self.promise:
            yield f"promise {self.promise}"
        for seat, seal in sorted((self.seals or {}).items()):
            yield f"seal {seat} {seal}"
        for seat, text in sorted((self.words or {}).items()):
            yield f"words {seat} {text}" if text else f"words {seat}"
        for seat, name in sorted(self.names.items()):
            yield f"name {seat} {name}"
        if self.shares:
            yield "result " + " ".join(str(share) for share in self.shares)
        yield "moves"
        words = [m.text + "".join(f"[{mark}]" for mark in m.marks) for m in self.moves]
        for start in range(0, len(words), _PER_LINE):
            yield " ".join(words[start : start + _PER_LINE])

    def _repr_html_(self) -> str:
        """The record as a table, for notebooks."""
        head, _, moves = str(self).partition("\nmoves\n")
        rows = [*(line.split(" ", 1) for line in head.splitlines()), ["moves", moves]]
        cell = '<td style="text-align:left">'
        return "<table>{}</table>".format(
            "".join(f"<tr>{cell}{escape(k)}</td>{cell}{escape(v)}</td></tr>" for k, v in rows)
        )

    def setup(self, deck: str | None = None) -> Setup:
        """The game as it was set up. `deck` is a file, for games recorded with a deck of one's own."""
        options: dict[str, str] = dict(self.options)
        if deck is not None:
            options["deck"] = deck
        setup = Setup(find(self.game), self.players, **options)
        if self.deck != setup.fingerprint:
            raise RecordError(
                "record-other-deck", wanted=self.deck or "-", found=setup.fingerprint or "-"
            )
        return setup

    def states(self, deck: str | None = None) -> Iterator[State]:
        """Every state from the deal to the end. RecordError, with the line, for a move that does not hold."""
        state = self.setup(deck).deal(self.seed)
        yield state
        for move in self.moves:
            try:
                state = state.play(move.text)
            except LifetableError as error:
                raise RecordError(
                    "record-move", line=move.line, move=move.text, why=str(error)
                ) from error
            if tuple(state.marks()) != move.marks:
                raise RecordError("record-marks", line=move.line, move=move.text)
            yield state

    def last(self, deck: str | None = None) -> State:
        """The last state, quickly: without looking at the ones before. MoveError if a move does not hold."""
        return self.setup(deck).deal(self.seed).play_all([move.text for move in self.moves])

    @property
    def secret(self) -> str:
        """What the seed begins with, before the words of the players."""
        return self.seed.split(" ")[0]

    @property
    def added(self) -> str:
        """What follows the secret in the seed of a table."""
        return self.seed[len(self.secret) :]

    def doubts(self) -> Iterator[str]:
        """What is wrong with the luck, as codes of refusals: nothing if all that the record tells holds."""
        if self.hash is not None and self.hash != hash_of(self.seed):
            yield "record-hash"
        if self.promise is not None and self.promise != hash_of(self.secret):
            yield "record-promise"
        if not self._words_hold():
            yield "record-words"
        if not self._seals_hold():
            yield "record-seals"

    def _words_hold(self) -> bool:
        """Is the seed the secret and exactly the words of the seats, in order?"""
        if self.words is not None:
            return set(self.words) == set(range(self.players)) and (
                self.seed == seed_of(self.secret, self.words)
            )
        # Records once did not tell the words: all that can be known is whether it looks like some.
        return self.promise is None or bool(_ADDED.fullmatch(self.added))

    def _seals_hold(self) -> bool:
        """Has each seat that added words a seal of its own that fits them? Records without any are older than seals."""
        if self.seals is None:
            return True
        added = {seat: seal_of(text) for seat, text in (self.words or {}).items() if text}
        return added == self.seals and len(set(added.values())) == len(added)

    def verify(self, deck: str | None = None) -> State:
        """Recompute everything; the last state if all holds, RecordError otherwise."""
        for code in self.doubts():
            raise RecordError(code)
        return self.played(deck)

    def played(self, deck: str | None = None) -> State:
        """Play every move again; the last state if they and the result hold, RecordError otherwise."""
        state = list(self.states(deck))[-1]
        if self.shares is not None:
            result = state.result
            if result is None:
                raise RecordError("record-unfinished")
            if list(self.shares) != result["shares"]:
                raise RecordError("record-result")
        return state


def seed_of(secret: str, words: Mapping[int, str]) -> str:
    """The seed of a table: its secret, and after it the words of the seats in order.

    >>> seed_of("6f0c", {0: "", 1: "seven seas", 2: "me"})
    '6f0c 1:seven seas 2:me'
    """
    return secret + "".join(f" {seat}:{words[seat]}" for seat in sorted(words) if words[seat])


def seal_of(words: str) -> str:
    """What is shown of somebody's words before they are called for.

    Anybody can check it: `printf 'lifetable seal %s' WORDS | sha256sum`.
    """
    return hash_of(f"seal {words}")


def record(states: Sequence[State] | State, names: Mapping[int, str] | None = None) -> Record:
    """The record of a game, from its last state."""
    last = states if isinstance(states, State) else states[-1]
    setup = last.setup
    state = setup.deal(last.seed)
    moves = []
    for text in last.moves:
        state = state.play(text)
        moves.append(Move(text, tuple(state.marks())))
    result = state.result
    return Record(
        game=setup.name,
        players=setup.players,
        options={name: _option_text(name, value, setup) for name, value in setup.options.items()},
        seed=last.seed,
        moves=tuple(moves),
        names=dict(names or {}),
        deck=setup.fingerprint,
        hash=last.seed_hash,
        shares=tuple(result["shares"]) if result else None,
    )


def _option_text(name: str, value: OptionValue, setup: Setup) -> str:
    """A file's path is nobody's business: the fingerprint says which deck it was."""
    kinds = {option.name: option for option in setup.game.info.options}
    if kinds[name].kind == "file" and value not in kinds[name].choices:
        return str(kinds[name].default)
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(text: str) -> Record:
    """The record that a text holds; RecordError, with the line, if it is damaged."""
    if len(text) > LONGEST:
        raise RecordError("record-too-long")
    return _Reader(text.removeprefix("\ufeff")).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = _BREAK.split(text)
        self.single: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.seals: dict[int, str] = {}
        self.moves: list[Move] = []
        self.in_moves = False

    def record(self) -> Record:
        if not self.lines or self.lines[0].split()[:1] != ["lifetable"]:
            raise RecordError("record-no-record", line=1)
        if self.lines[0].split()[1:] != [VERSION]:
            raise RecordError("record-version", line=1, version=VERSION)
        for number, line in enumerate(self.lines[1:], 2):
            if line.strip():
                self._line(number, line.lstrip())
        for key in ("game", "players", "seed"):
            if key not in self.single:
                raise RecordError("record-missing", key=key)
        if not self.in_moves:
            raise RecordError("record-missing", key="moves")
        return self._record()

    def _line(self, number: int, line: str) -> None:
        if self.in_moves:
            for word in line.split():
                self.moves.append(_move(word, number))
            return
        key, space, free = line.partition(" ")
        key, rest = key.rstrip(), free.strip()
        match key:
            case "moves" if not rest:
                self.in_moves = True
            case "seed" if space:  # the seed, names and words are people's own: every sign counts
                self._once(self.single, key, free, number)
            case "game" | "players" | "deck" | "hash" | "promise" | "result" if rest:
                self._once(self.single, key, rest, number)
            case "option" if len(rest.split(" ", 1)) == 2:
                name, value = rest.split(" ", 1)
                self._once(self.options, name, value, number)
            case "name" if re.fullmatch(r"[0-9] .*", free):
                self._once(self.names, int(free[0]), free[2:], number)
            case "seal" if re.fullmatch(r"[0-9] [0-9a-f]{64}", rest):
                self._once(self.seals, int(rest[0]), rest[2:], number)
            case "words" if re.fullmatch(r"[0-9]( .*)?", free):
                self._once(self.words, int(free[0]), free[2:], number)
            case _:
                raise RecordError("record-line", line=number, text=line.strip()[:40])

    def _once(self, where: dict[_Key, str], key: _Key, value: str, number: int) -> None:
        if key in where:
            raise RecordError("record-twice", line=number, key=str(key))
        where[key] = value

    def _record(self) -> Record:
        try:
            players = int(self.single["players"])
            shares = tuple(float(share) for share in self.single.get("result", "").split())
        except ValueError:
            raise RecordError("record-number") from None
        return Record(
            game=self.single["game"],
            players=players,
            options=self.options,
            seed=self.single["seed"],
            moves=tuple(self.moves),
            names=self.names,
            deck=self.single.get("deck"),
            hash=self.single.get("hash"),
            promise=self.single.get("promise"),
            words=self.words or None,
            seals=self.seals or None,
            shares=shares or None,
        )


def _move(word: str, line: int) -> Move:
    match = _TOKEN.fullmatch(word)
    if not match:
        raise RecordError("record-word", line=line, text=word[:40])
    return Move(match["move"], tuple(re.findall(r"\[([a-z-]+)\]", match["marks"])), line)
