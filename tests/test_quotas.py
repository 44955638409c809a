"""What one person, one address and all together may have at a time; and that new cookies do not help."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from tests.asking import request, wish
from tests.hubs import (
    act,
    at_most,
    frames,
    friends,
    hubs,
    look,
    messages,
    play,
    play_out,
    run,
    seated,
)
from tests.of_a_game import FILE, FILED, OPEN
from tests.serving import open_table, play_to_the_end, serving

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.records import seal_of
from lifetable.tables import Hub, Person
from lifetable.tables.people.buckets import Buckets
from lifetable.tables.people.person import NOBODY, Caller
from lifetable.tables.people.quotas import CROWD, LATELY_THERE, Kind
from lifetable.tables.reckoning import Reckoning
from lifetable.tables.rematch_offer import Offer
from lifetable.tables.table import Table
from lifetable.tables.undo import Undo
from lifetable.web.problem_codes import codes
from lifetable.web.problems import status_of
from lifetable.web.settings import Settings

GAME = OPEN
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
DECK = FILE
BOTS = [{"kind": "bot", "level": "easy"}] * 2
ALONE = {"game": GAME, "seats": [{"kind": "me"}] * 2, "start": True}


async def somebody(hub: Hub) -> Person:
    """Somebody with a new cookie."""
    return (await friends(hub, 1))[0]


async def _table(hub: Hub, over: list[str], address: str) -> None:
    await hub.actions.open_table(Caller.of(await somebody(hub), address), wish(ALONE))


async def _unattended(hub: Hub, over: list[str], address: str) -> None:
    await hub.actions.open_table(
        Caller.of(await somebody(hub), address), wish({"game": GAME, "seats": BOTS, "start": True})
    )


async def _hint(hub: Hub, over: list[str], address: str) -> None:
    person = await somebody(hub)
    table = await hub.actions.open_table(Caller.of(person), wish(ALONE))
    await hub.hints.hint(table, Caller.of(person, address))


async def _review(hub: Hub, over: list[str], address: str) -> None:
    await hub.reviews.review(over.pop(), Caller((await somebody(hub)).id, address))


async def _look(hub: Hub, over: list[str], address: str) -> None:
    """All ways to look back count as one."""
    person = await somebody(hub)
    caller = Caller(person.id, address)
    table = over.pop()
    ways: list[Callable[[], Awaitable[Any]]] = [
        lambda: messages(hub, table, person, 0, None, address),
        lambda: hub.records.replay(table, None, caller),
        lambda: hub.records.record(table, caller),
        lambda: hub.records.verify(table, caller),
    ]
    await ways[len(over) % len(ways)]()


async def _deck(hub: Hub, over: list[str], address: str) -> None:
    await hub.uploads.upload(Caller.of(await somebody(hub), address), FILED, "deck", DECK, "en")


ASKING = {
    Kind.TABLES: _table,
    Kind.UNATTENDED: _unattended,
    Kind.HINTS: _hint,
    Kind.REVIEWS: _review,
    Kind.LOOKS: _look,
    Kind.DECKS: _deck,
}


def test_there_is_a_way_to_ask_for_everything_that_has_a_quota() -> None:
    assert {*ASKING} == {*Kind}


@pytest.mark.parametrize("kind", Kind)
def test_every_refusal_has_a_code_a_sentence_and_a_time_to_come_back(kind: Kind) -> None:
    quota = kind.value
    assert 0 < quota.person <= quota.address(CROWD) <= quota.process
    for n, status in enumerate((429, 429, 503)):
        counts = [0, 0, 0]
        counts[n] = 10**6
        with pytest.raises(TableError) as refused:
            quota.check(CROWD, *counts)
        error = refused.value
        assert (error.code, status_of(error)) == (quota.codes[n], status)
        assert error.code in codes()[status]
        assert error.retry_after and all(error.sentence(lang) for lang in ("en", "fr", "de"))


@pytest.mark.parametrize("kind", Kind)
def test_a_new_cookie_passes_no_quota(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            people = await friends(hub, 2)
            over = [await seated(hub, GAME, people) for _ in range(12)]
            if kind in (Kind.REVIEWS, Kind.LOOKS):
                for table in over:
                    await play_out(hub, table, people, random.Random(3))
            at_most(hub, kind, each=3 / CROWD, process=5)
            monkeypatch.setattr(hub.quotas, "_opened", {})
            never, entered = asyncio.Event(), asyncio.Event()
            under_way: list[asyncio.Future[Any]] = []

            async def working(*given: Any) -> None:
                entered.set()
                await never.wait()

            monkeypatch.setattr(hub.pool, "run", working)
            monkeypatch.setattr(hub.pool, "run_steps", working)

            async def ask(address: str) -> None:
                """Ask, until it is refused, or done, or let in: what is worked out is never done here."""
                entered.clear()
                asked = asyncio.ensure_future(ASKING[kind](hub, over, address))
                let_in = asyncio.ensure_future(entered.wait())
                under_way.extend((asked, let_in))
                await asyncio.wait([asked, let_in], return_when=asyncio.FIRST_COMPLETED)
                if asked.done():
                    asked.result()

            async def refused(address: str) -> tuple[str, int]:
                with pytest.raises(TableError) as refusal:
                    await ask(address)
                assert refusal.value.retry_after
                return refusal.value.code, status_of(refusal.value)

            for _ in range(3):
                await ask(HERE)
            for _ in range(2):
                assert await refused(HERE) == (kind.value.codes[1], 429)
            for _ in range(2):  # what was refused was not counted
                await ask(ELSEWHERE)
            assert await refused(ELSEWHERE) == (kind.value.codes[2], 503)
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    run(work)


def test_who_asks_at_the_same_moment_passes_no_quota_either(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            at_most(hub, Kind.TABLES, each=4 / CROWD)
            people = [await somebody(hub) for _ in range(12)]
            asked = [
                hub.actions.open_table(Caller.of(person, HERE), wish(ALONE)) for person in people
            ]
            found = await asyncio.gather(*asked, return_exceptions=True)
            refused = [error for error in found if isinstance(error, TableError)]
            assert {error.code for error in refused} == {"address-tables"}
            assert len(found) - len(refused) == 4

    run(work)


def test_every_way_to_begin_a_game_is_counted(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            at_most(hub, Kind.TABLES, each=2 / CROWD)
            given = {"game": GAME, "players": 2}
            over = await hub.actions.open_table(Caller.of(people[0], HERE), wish(given))
            await hub.actions.act(over, Caller.of(people[1], HERE), request("sit", {"seat": 1}))
            await hub.actions.act(over, Caller.of(people[0], HERE), request("start"))
            await play_out(hub, over, people, random.Random(3))
            lobby = await hub.actions.open_table(
                Caller.of(people[0], HERE), wish({"game": GAME, "seats": [{"kind": "me"}] * 2})
            )
            await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))
            for begin in (
                lambda: hub.actions.open_table(Caller.of(people[1], HERE), wish(given)),
                lambda: hub.actions.act(over, Caller.of(people[1], HERE), request("rematch")),
            ):
                with pytest.raises(TableError) as refused:
                    await begin()
                assert refused.value.code == "address-tables"
            at_most(hub, Kind.TABLES, each=1 / CROWD)
            with pytest.raises(TableError) as refused:
                await hub.actions.act(lobby, Caller.of(people[0], HERE), request("start"))
            assert refused.value.code == "address-tables"
            for person in people:
                follow = orjson.loads(
                    await hub.actions.act(over, Caller.of(person, ELSEWHERE), request("rematch"))
                )["table"]
            again = orjson.loads(
                await hub.actions.act(over, Caller.of(people[0], HERE), request("rematch"))
            )["table"]
            assert again == follow  # who follows begins nothing

    run(work)


def test_a_table_that_calls_for_words_counts_as_a_game(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            at_most(hub, Kind.TABLES, each=1 / CROWD)
            called = await hub.actions.open_table(
                Caller.of(people[1], ELSEWHERE), wish({**ALONE, "seal": seal_of("sea")})
            )
            assert (await look(hub, called))["luck"]["called"]  # it begins with the words, unasked
            other = await hub.actions.open_table(Caller.of(people[1], ""), wish({"game": GAME}))
            await act(hub, other, people[1], "bot", seat=1)
            with pytest.raises(TableError) as refused:
                await hub.actions.act(other, Caller.of(people[1], ELSEWHERE), request("start"))
            assert refused.value.code == "address-tables"

    run(work)


def test_a_table_counts_until_it_is_over_empty_or_long_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            at_most(hub, Kind.TABLES, each=1 / CROWD)
            people = await friends(hub, 2)
            game = await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))
            with pytest.raises(TableError):
                await hub.actions.open_table(Caller.of(people[1], HERE), wish(ALONE))
            await play_out(hub, game, [people[0]] * 2, random.Random(3))
            lobby = await hub.actions.open_table(Caller.of(people[1], HERE), wish({"game": GAME}))
            with pytest.raises(TableError):
                await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))
            await act(hub, lobby, people[1], "leave")
            await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))
            with pytest.raises(TableError):
                await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))
            monkeypatch.setattr("lifetable.tables.people.quotas.LATELY_THERE", -LATELY_THERE)
            await hub.actions.open_table(Caller.of(people[0], HERE), wish(ALONE))

    run(work)


def test_without_a_crowd_to_count_addresses_have_no_quota(tmp_path: Path) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False, crowd=0) as (hub,):
            at_most(hub, Kind.TABLES, each=0.001)
            for _ in range(3):
                await hub.actions.open_table(Caller.of(await somebody(hub), HERE), wish(ALONE))
            for _ in range(3):
                hub.quotas.looked_back(Caller(None, HERE), 10**6)
            hub.quotas.check_look_back(Caller(None, HERE))

    run(work)


def test_the_settings_know_the_same_crowd() -> None:
    assert Settings().crowd == CROWD


def test_the_crowd_of_the_settings_is_that_of_the_tables(tmp_path: Path) -> None:
    with serving(tmp_path, crowd=7) as server:
        assert server.services.hub.quotas.crowd == 7


@pytest.mark.parametrize("method", ["begin", "_room"])
def test_every_address_that_is_counted_is_told(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that has a quota, by HTTP: who asked is known with the address from which it was asked."""
    with serving(tmp_path, proxy="127.0.0.1", crowd=30) as server:
        quotas = server.services.hub.quotas
        noted: list[str] = []
        counting = getattr(quotas, method)

        def note(*given: Any, **more: Any) -> Any:
            noted.extend(one.address for one in given if hasattr(one, "address"))
            return counting(*given, **more)

        monkeypatch.setattr(quotas, method, note)
        with server.visitor(**{"X-Forwarded-For": HERE}) as mia:
            _walk(mia)
        assert len(noted) >= (6 if method == "begin" else 4)
        assert {*noted} == {HERE}


def _walk(mia: httpx.Client) -> None:
    """Everything that has a quota, once."""
    table = open_table(mia, seats=[{"kind": "me"}] * 2)["table"]
    path = f"/api/tables/{table}"
    assert mia.get(f"{path}/hint").status_code == 200
    play_to_the_end(mia, table)
    for way in ("messages", "replay", "record", "verify", "review"):
        assert mia.get(f"{path}/{way}").status_code in (200, 202)
    assert mia.post(f"{path}/rematch").status_code == 200
    lobby = mia.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, *BOTS]}).json()
    assert mia.post(f"/api/tables/{lobby['table']}/start").status_code == 200
    headers = {"Content-Type": "text/csv"}
    sent = mia.post("/api/decks", params={"game": FILED}, content=DECK, headers=headers)
    assert sent.status_code == 201


# --- looking back ---


async def _played(hub: Hub, people: list[Person], moves: int) -> str:
    table, rng = await seated(hub, GAME, people), random.Random(5)
    for n in range(moves):
        await play(hub, table, people, rng)
        if n % 9 == 0:
            await act(hub, table, people[0], "say", text=f"line {n}")
    return table


async def _told(hub: Hub, table: str, person: Person, after: int, **more: Any) -> list[Data]:
    read = orjson.loads(await messages(hub, table, person, after, **more))["messages"]
    return [{key: value for key, value in message.items() if key != "now"} for message in read]


def test_one_address_looks_back_so_much_and_no_more(database: str) -> None:
    clock = 0.0

    async def work() -> None:
        nonlocal clock
        async with hubs(database, keep=False) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await _played(hub, [mia, tim], 40)
            count = len(await _told(hub, table, mia, 0))
            hub.quotas._looked_back = Buckets(rate=10, burst=count, clock=lambda: clock)
            await _told(hub, table, mia, 0, address=HERE)
            for person in (mia, eve):  # a new cookie does not help
                with pytest.raises(TableError) as refused:
                    await _told(hub, table, person, 0, address=HERE)
                assert (refused.value.code, status_of(refused.value)) == ("address-busy", 429)
                assert refused.value.retry_after == 1
            async with hub.views.watch(table, Caller.of(mia, HERE), after=1) as feed:
                (whole,) = frames(await anext(feed))  # not what was missed, but what is
                assert whole["entry"] is None and whole["number"] == count
            async with hub.views.watch(table, Caller.of(mia, ELSEWHERE), after=1) as feed:
                assert len(frames(await anext(feed))) == count - 1
            clock += 1.0
            assert await _told(hub, table, mia, count - 1, address=HERE)

    run(work)


def test_who_asks_for_what_is_new_does_not_have_the_whole_game_played_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[int] = []
    apply = Table.apply

    def counted(table: Table, entry: Any) -> None:
        applied.append(entry.number)
        apply(table, entry)

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await _played(hub, people, 40)
            newest = (await look(hub, table))["number"]
            await _told(hub, table, people[0], newest - 3)
            await act(hub, table, people[0], "say", text="and now?")
            for person, after in ((people[0], newest), (people[1], newest - 3)):
                monkeypatch.setattr(Table, "apply", counted)
                applied.clear()
                assert len(await _told(hub, table, person, after)) == newest + 1 - after
                assert len(applied) == newest + 1 - after
                monkeypatch.setattr(Table, "apply", apply)

    run(work)


def test_what_is_told_again_is_what_was_told_wherever_one_begins(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await _played(hub, people, 25)
            whole = await _told(hub, table, people[0], 0)
            order = random.Random(1).sample(range(len(whole)), len(whole))
            for after in order:
                assert await _told(hub, table, people[0], after) == whole[after:]
            assert await _told(hub, table, people[0], 0) == whole

    run(work)


def test_a_copy_of_a_table_shares_nothing_that_can_change(database: str) -> None:
    def changing(value: Any) -> set[int]:
        """Everything in here that can be changed in place."""
        inner: list[Any] = []
        if isinstance(value, (Table, Undo, Offer, Reckoning)):
            inner = [*vars(value).values()]
        elif isinstance(value, (list, set)):
            inner = [*value]
        elif isinstance(value, dict):
            inner = [*value.values()]
        else:
            return set()
        return {id(value)}.union(*map(changing, inner))

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = (await hub.registry.get(await _played(hub, people, 20))).table
            table.undo = Undo(0, 3, {1})
            table.offer = Offer(0, {0}, {1}, {0: seal_of("sea")})
            made = table.copy()
            assert made == table and vars(made).keys() == vars(table).keys()
            shared = {name for name in vars(made) if changing(vars(made)[name]) & changing(table)}
            assert shared <= {"settings"}  # which nothing changes in place

    run(work)


def test_nothing_of_who_is_forgotten_is_told_from_memory(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await _played(hub, [mia, tim], 10)
            for after in (0, 6):
                await _told(hub, table, tim, after)
            await hub.erasure.erase(mia)
            for after in (0, 6):
                assert "Mia" not in str(await _told(hub, table, tim, after))

    run(work)


def test_nobody_is_somebody_without_an_address() -> None:
    assert NOBODY.payer == "" and Caller("mia").payer == "mia" and Caller("mia", HERE).payer == HERE
