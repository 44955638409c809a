"""What a seat must not know reaches it in no byte: not in a snapshot, a stream or an answer, nor in their sizes.

A whole game is played at a table and, move by move, at a twin of it for each pair of eyes, in which everything that those
eyes must not know is something else: what others hold, what lies in the pile, the luck to come, the table's secret, the
people behind the seats. As long as the twin's game reveals the same, its viewer must receive the same bytes.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import numpy as np
import orjson
import pytest
from tests.asking import request, wish
from tests.hubs import messages, sent
from tests.of_a_game import SHIPPED
from tests.serving import Serving, serving

from lifetable.errors import MoveError
from lifetable.games import find, names
from lifetable.games.face import State
from lifetable.games.kernel import hash_of
from lifetable.records import seal_of, seed_of
from lifetable.tables import Hub, Person, undo
from lifetable.tables.after import hints
from lifetable.tables.entries import Entry
from lifetable.tables.live import live_table, views
from lifetable.tables.live.feeds import Feed
from lifetable.tables.live.live_table import LiveTable
from lifetable.tables.people.person import Caller
from lifetable.tables.table import Table

Eyes = int | None  # a seat's, or a spectator's
NAMES = ("Mia", "Tim", "Sarah", "Linus", "Noor", "Ida")
KEY = "a-key-of-my-own"
TRIES = 100  # to find hidden things under which the next move reveals the same
ENOUGH = 0.3  # of the moves of a game must have been made with something else hidden
OFTEN = 9  # entries between two who come back
BACK = 6  # entries that somebody who was away has missed


def games() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with few players and with many, as short as it can be; then also with its options."""
    for name in names():
        info = find(name).info
        short = {option.name: option.least for option in info.options if option.kind == "number"}
        yield name, info.least_players, short
        flags = {option.name: True for option in info.options if option.kind == "flag"}
        choices = {option.name: option.choices[-1] for option in info.options if option.choices}
        yield name, min(5, info.most_players), short | flags | choices


SAID = "lucky seagull"  # what somebody adds to the luck
Swaps = dict[tuple[str, int], State]
"""By table and number of an entry: the state before a move, or after the start, that takes the place of the true one."""


@pytest.fixture
def swaps(monkeypatch: pytest.MonkeyPatch) -> Swaps:
    found: Swaps = {}
    apply = Table.apply

    def swapped(self: Table, entry: Entry) -> None:
        other = found.get((self.id, entry.number), self.state)
        self.state = other
        apply(self, entry)
        if entry.kind == "started" and other is not None:
            self.state = other

    monkeypatch.setattr(Table, "apply", swapped)
    return found


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(7)
    secrets = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr("lifetable.tables.luck.secrets", secrets)
    for module in ("messages", "log.append"):
        monkeypatch.setattr(f"lifetable.tables.{module}.now", lambda least=0: 0)
    monkeypatch.setattr(live_table, "PRESENCE", 0)
    monkeypatch.setattr(views, "HEARTBEAT", 3600)


@dataclass
class World:
    """A table, and everything that those who look at it receive."""

    hub: Hub
    people: list[Person]
    table: str
    live: LiveTable
    feeds: dict[Eyes, Feed] = field(default_factory=dict)
    present: dict[Eyes, list[bytes]] = field(default_factory=dict)
    said: str = SAID

    @classmethod
    async def open(
        cls, hub: Hub, game: str, players: int, options: dict[str, Any], language: str
    ) -> World:
        people = [await hub.people.make(language, name) for name in NAMES[:players]]
        table = await hub.actions.open_table(
            Caller.of(people[0]), wish({"game": game, "players": players, "options": options})
        )
        for seat, person in enumerate(people[1:], 1):
            await hub.actions.act(table, Caller.of(person), request("sit", {"seat": seat}))
        await hub.actions.act(table, Caller.of(people[1]), request("seal", {"seal": seal_of(SAID)}))
        await hub.actions.act(table, Caller.of(people[0]), request("start"))
        return cls(hub, people, table, await hub.registry.get(table))

    async def start(self) -> None:
        """The last words for the luck are shown, and with them the game begins."""
        await self.hub.actions.act(
            self.table, Caller.of(self.people[1]), request("show", {"words": SAID})
        )

    async def watch(self, stack: AsyncExitStack) -> None:
        for eyes in (*range(len(self.people)), None):
            feed = self.hub.views.watch(self.table, Caller.of(self.person(eyes)))
            self.feeds[eyes] = await stack.enter_async_context(feed)
            self.present[eyes] = []

    def person(self, eyes: Eyes) -> Person | None:
        return None if eyes is None else self.people[eyes]

    @property
    def state(self) -> State:
        assert self.live.table.state is not None
        return self.live.table.state

    def swap(self, swaps: Swaps, state: State, ahead: int = 1) -> None:
        """Another state from an entry on that is so far ahead."""
        table = self.live.table
        seed = seed_of(table.secret, {1: self.said})
        other = State(state.setup, seed, state.records, state._rows, state._trail)
        swaps[self.table, table.number + ahead] = other
        if table.state is not None:
            table.state = other

    async def move(self, text: str) -> bytes:
        table = self.live.table
        assert table.turn is not None
        sent = {"move": text, "version": table.version, "key": f"{KEY}-{table.version}"}
        return await self.hub.actions.act(
            self.table, Caller.of(self.people[table.turn]), request("move", sent)
        )

    async def streamed(self, eyes: Eyes) -> bytes:
        """What the stream has sent since, without who is here, which comes in its own time."""
        frames = (sent(await anext(self.feeds[eyes]))).split(b"\n\n")
        here = [frame for frame in frames if frame.startswith(b"event: presence")]
        self.present[eyes] = list(dict.fromkeys([*self.present[eyes], *here]))  # each once
        return b"\n\n".join(frame for frame in frames if frame not in here)

    async def looked(self, eyes: Eyes) -> bytes:
        """What somebody gets who looks at the table, or at the list of their tables."""
        person = self.person(eyes)
        mine = orjson.dumps(await self.hub.listing.of_person(Caller.of(person).person))
        return await self.hub.views.snapshot(self.table, Caller.of(person).person) + mine

    async def missed(self, eyes: Eyes, after: int) -> bytes:
        """What somebody gets who was away, by polling and from a stream that is taken up again."""
        person = self.person(eyes)
        async with self.hub.views.watch(self.table, Caller.of(person), after=after) as feed:
            resumed = sent(await anext(feed))
        polled, more = b"", True
        while more:
            part = await messages(self.hub, self.table, person, after)
            told = orjson.loads(part)
            more = told["more"]
            after = told["messages"][-1]["number"] if more else after
            polled += part
        return polled + resumed

    def names(self) -> list[bytes]:
        """What differs between worlds and may be known: it tells nothing, and is of one length."""
        table = self.live.table
        handles = [table.handle_of(seat.person) or "" for seat in table.seats if seat.person]
        known = (table.id, table.promise, hash_of(table.seed), table.secret, *handles)
        return [text.encode() for text in known]


def hidden_deal(deal: State, eyes: Eyes, seed: str) -> State:
    """A deal that looks the same through these eyes; what it told others is something else."""
    other = deal.resample(eyes, seed)
    rows, told = deal._rows.copy(), deal.events_json(eyes)
    for place in np.ndindex(*rows[:, 2:6].shape):  # what the events tell; not their kinds and seats
        other._rows = rows.copy()
        other._rows[:, 2:6][place] += 1
        if other.events_json(eyes) == told:
            rows = other._rows
    other._rows = rows
    return other


def told(before: State, move: str, eyes: Eyes) -> Any:
    """What a move reveals to these eyes by the rules; None if it is not legal there."""
    try:
        after = before.play(move)
    except MoveError:
        return None
    return after.view(eyes), after.events_for(eyes), after.result


def hidden(true: State, twin: State, move: str, eyes: Eyes, rng: random.Random) -> State | None:
    """A state like the true one for these eyes, in which a move reveals the same: the twin's own if it does."""
    wanted = told(true, move, eyes)
    others = (true.resample(eyes, rng.random().hex()) for _ in range(TRIES))
    return next(
        (o for o in chain([twin], others) if differ(o, true) and told(o, move, eyes) == wanted),
        None,
    )


def chosen(true: World, twins: dict[Eyes, World], rng: random.Random) -> str:
    """A random move, of a few the one that most twins can follow."""
    legal = true.state.legal()
    some = rng.sample(legal, min(len(legal), 6))

    def following(move: str) -> int:
        return sum(
            told(true.state, move, eyes) == told(twin.state, move, eyes)
            for eyes, twin in twins.items()
        )

    return max(some, key=following)


def differ(one: State, other: State) -> bool:
    """Is anything else hidden? In a game in which nothing is, the luck to come."""
    if one.setup.game.info.information == "perfect":
        return bool((one._record["key"] != other._record["key"]).any())
    return one.as_dict() != other.as_dict()


@pytest.mark.parametrize(("game", "players", "options"), list(games()))
def test_no_byte_of_a_whole_game_tells_what_a_seat_must_not_know(
    game: str, players: int, options: dict[str, Any], tmp_path: Path, swaps: Swaps
) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            hub = await Hub.open(f"sqlite:///{tmp_path}/tables.db", keep=False)
            stack.push_async_callback(hub.close)
            true = await World.open(hub, game, players, options, "en")
            twins = {
                eyes: await World.open(hub, game, players, options, "fr")
                for eyes in (*range(players), None)
            }
            for world in (true, *twins.values()):
                await world.watch(stack)
            await compare(true, twins, swaps)

    asyncio.run(work())


async def compare(true: World, twins: dict[Eyes, World], swaps: Swaps) -> None:
    rng = random.Random(len(twins))
    changed: Counter[Eyes] = Counter()

    def same(eyes: Eyes, received: bytes, other: bytes) -> None:
        for theirs, ours in zip(twins[eyes].names(), true.names(), strict=True):
            other = other.replace(theirs, ours)
        assert received == other, f"through the eyes of {eyes}"
        private = [KEY, *(person.id for person in true.people)]
        private += [] if true.live.table.status == "over" else [true.live.table.secret]
        assert not [secret for secret in private if secret.encode() in received]

    await true.start()
    for eyes, twin in twins.items():
        twin.swap(swaps, hidden_deal(true.state, eyes, f"{eyes}"), ahead=2)
        await twin.start()
    while True:
        number, over = true.live.table.number, true.state.over
        for eyes, twin in twins.items():
            same(eyes, await true.streamed(eyes), await twin.streamed(eyes))
            if number % OFTEN == 0 or over:
                after = 0 if over else number - BACK
                same(eyes, await true.missed(eyes, after), await twin.missed(eyes, after))
        if over:
            break
        before, turn, move = true.state, true.state.turn, chosen(true, twins, rng)
        for eyes, twin in twins.items():
            other = hidden(before, twin.state, move, eyes, rng)
            twin.swap(swaps, other or before.resample(eyes, number))
            same(eyes, await true.looked(eyes), await twin.looked(eyes))
            if other is None:  # whatever is hidden, this move tells something of it
                twin.swap(swaps, before)
            changed[eyes] += differ(twin.state, before)
        answer = await true.move(move)
        for eyes, twin in twins.items():
            other_answer = await twin.move(move)
            if eyes == turn:
                same(eyes, answer, other_answer)
    for eyes, twin in twins.items():
        same(eyes, await true.looked(eyes), await twin.looked(eyes))
        assert true.present[eyes] == twin.present[eyes]
        assert changed[eyes] > true.state.ply * ENOUGH


# --- the same over HTTP ---------------------------------------------------------------------------
#
# Two seats share a device, another person has one of their own, somebody watches. What is received through the eyes
# of one seat of the device must not tell what its neighbour knows either.

DEVICES: dict[Eyes, str] = {0: "pair", 1: "pair", 2: "single", None: "watcher"}
LOOKED_THROUGH: tuple[Eyes, ...] = (0, 2, None)
SOME = 5  # moves between two looks at everything
FEW = 36  # moves of a game that is not played to the end
HIDDEN = [  # a long game first
    name
    for name in sorted(names(), key=lambda name: name not in SHIPPED)
    if find(name).info.information == "hidden"
]
CHANGING = (b"date", b"x-request-id")


def received(answer: httpx.Response) -> bytes:
    """Everything of an answer but when it was given and in which order its headers came: also what its size tells."""
    headers = sorted(header for header in answer.headers.raw if header[0].lower() not in CHANGING)
    return b"%d %r\n%s" % (answer.status_code, headers, answer.content)


class Hearer:
    """A stream, read as it comes."""

    def __init__(
        self, stack: ExitStack, client: httpx.Client, path: str, query: dict[str, int]
    ) -> None:
        answer = stack.enter_context(client.stream("GET", f"{path}/stream", params=query))
        self._chunks = answer.iter_bytes()
        self._rest = b""

    def up_to(self, number: int) -> bytes:
        """The frames up to an entry, without who is here, which comes in its own time."""
        frames: list[bytes] = []
        while not frames or not re.search(rb"^id: %d$" % number, frames[-1], re.M):
            while b"\n\n" not in self._rest:
                self._rest += next(self._chunks)
            frame, _, self._rest = self._rest.partition(b"\n\n")
            frames += [] if frame.startswith(b"event: presence") else [frame]
        return b"\n\n".join(frames)


def eyes_of(seat: Eyes) -> dict[str, int]:
    return {} if seat is None else {"seat": seat}


class FarWorld(World):
    """A table that is reached over HTTP alone; the test itself reaches for what is hidden there."""

    def __init__(self, stack: ExitStack, running: Serving, game: str, hints: bool) -> None:
        self.devices = {
            name: stack.enter_context(running.visitor()) for name in ("pair", "single", "watcher")
        }
        info = find(game).info
        short = {option.name: option.least for option in info.options if option.kind == "number"}
        seats = [{"kind": "me", "name": "Mia"}, {"kind": "me", "name": "Tim"}, {"kind": "free"}]
        ask = {"game": game, "seats": seats, "options": short, "hints": hints}
        table = self.devices["pair"].post("/api/tables", json=ask).json()["table"]
        hub = running.services.hub
        super().__init__(hub, [], table, hub.registry.tables[table], said="")
        self.path = f"/api/tables/{table}"
        self.devices["single"].put(f"{self.path}/seats/2", json={"kind": "me", "name": "Sarah"})
        self.streams = {
            eyes: Hearer(stack, self.of(eyes), self.path, eyes_of(eyes)) for eyes in LOOKED_THROUGH
        }

    def of(self, eyes: Eyes) -> httpx.Client:
        return self.devices[DEVICES[eyes]]

    def post(self, eyes: Eyes, what: str, body: Any = None) -> bytes:
        return received(self.of(eyes).post(f"{self.path}/{what}", json=body or {}))

    def get(self, eyes: Eyes, what: str = "", **query: int) -> bytes:
        found = self.of(eyes).get(f"{self.path}{what}", params=eyes_of(eyes) | query)
        return received(found)

    def play(self, text: str) -> bytes:
        turn, version = self.live.table.turn, self.live.table.version
        ask = {"move": text, "version": version, "key": f"{KEY}-{version}", "seat": turn}
        return self.post(turn, "moves", ask)

    def heard(self, eyes: Eyes) -> bytes:
        return self.streams[eyes].up_to(self.live.table.number)

    def looked_around(self, eyes: Eyes) -> Iterator[bytes]:
        """Everything that can be asked for, and what is refused."""
        number = self.live.table.number
        yield self.get(eyes)
        yield received(self.of(eyes).get("/api/me/tables"))
        after = max(0, number - BACK)
        yield self.get(eyes, "/messages", after=after)
        with ExitStack() as stack:
            query = eyes_of(eyes) | {"after": after}
            yield Hearer(stack, self.of(eyes), self.path, query).up_to(number)
        yield self.get(eyes, "/hint")
        yield self.get(eyes, "/outcomes")
        late = {"move": "p0", "version": 0, "key": f"late-{number}"} | eyes_of(eyes)
        yield self.post(eyes, "moves", late)
        wrong = {"move": "?", "version": self.live.table.version, "key": f"wrong-{number}"}
        yield self.post(eyes, "moves", wrong | eyes_of(eyes))
        yield self.get(eyes, "/replay")

    def ask_back(self, seat: int) -> bytes:
        """A seat asks to take back, and the other device says no; what the single one is told of it."""
        other = 0 if seat == 2 else 2
        asked = self.post(seat, "undo")
        answered = self.post(other, "undo/answer", {"agree": False})
        return asked if seat == 2 else answered


@pytest.mark.parametrize(
    ("game", "hints", "most"),
    [(HIDDEN[0], True, 1_000), *((g, True, FEW) for g in HIDDEN[1:]), (HIDDEN[0], False, FEW)],
)
def test_no_byte_on_the_wire_tells_it_either(
    game: str, hints: bool, most: int, tmp_path: Path, swaps: Swaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_thoughts(monkeypatch)
    with ExitStack() as stack:
        running = stack.enter_context(serving(tmp_path))
        true = FarWorld(stack, running, game, hints)
        twins = {eyes: FarWorld(stack, running, game, hints) for eyes in LOOKED_THROUGH}
        seen = compare_far(true, twins, swaps, most)
    assert all(seen[code] for code in ("stale", "not-your-turn", "nobody", "game-not-over"))
    assert seen["hints" if hints else "hints-off"]
    assert not seen["hints-off" if hints else "hints"]


def same_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert thinks the same of what looks the same: no clock, no chance of its own."""
    chance = SimpleNamespace(default_rng=lambda: np.random.default_rng(7))
    monkeypatch.setattr(hints, "np", SimpleNamespace(random=chance))
    monkeypatch.setattr(hints, "BUDGET", 60.0)


def compare_far(
    true: FarWorld, twins: dict[Eyes, FarWorld], swaps: Swaps, most: int
) -> Counter[str]:
    """Play in step and compare; tells what was compared, by code."""
    rng = random.Random(len(twins))
    changed: Counter[Eyes] = Counter()
    seen: Counter[str] = Counter()

    def same(eyes: Eyes, ours: bytes, theirs: bytes) -> None:
        for told, name in zip(twins[eyes].names(), true.names(), strict=True):
            theirs = theirs.replace(told, name)
        assert ours == theirs, f"through the eyes of {eyes}"
        assert KEY.encode() not in ours
        assert true.live.table.status == "over" or true.live.table.secret.encode() not in ours

    def all_same(eyes: Eyes, ours: Iterator[bytes], theirs: Iterator[bytes]) -> None:
        for one, other in zip(ours, theirs, strict=True):
            same(eyes, one, other)
            seen.update(re.findall(r'"code":"([a-z-]+)"', one.decode()))
            seen["hints"] += b'"opinions":[{' in one

    true.post(0, "start")
    for eyes, twin in twins.items():
        twin.swap(swaps, hidden_deal(true.state, eyes, f"{eyes}"))
        twin.post(0, "start")
    while not true.state.over and true.state.ply < most:
        before, turn, move = true.state, true.state.turn, chosen(true, dict(twins), rng)
        look = before.ply % SOME == 0
        for eyes, twin in twins.items():
            same(eyes, true.heard(eyes), twin.heard(eyes))
            other = hidden(before, twin.state, move, eyes, rng)
            twin.swap(swaps, other or before.resample(eyes, before.ply))
            if look:
                all_same(eyes, true.looked_around(eyes), twin.looked_around(eyes))
            if other is None:  # whatever is hidden, this move tells something of it
                twin.swap(swaps, before)
            changed[eyes] += differ(twin.state, before)
        answer = true.play(move)
        for eyes, twin in twins.items():
            other_answer = twin.play(move)
            if eyes == turn:
                same(eyes, answer, other_answer)
        assert turn is not None
        if look and undo.target(true.live.table, turn) is not None:
            told = {eyes: world.ask_back(turn) for eyes, world in ((3, true), *twins.items())}
            same(2, told[3], told[2])
            seen["undo"] += b" 200 " in b" " + told[3]
    for eyes, twin in twins.items():
        same(eyes, true.heard(eyes), twin.heard(eyes))
        assert changed[eyes] > true.state.ply * ENOUGH
    return seen
