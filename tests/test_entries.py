"""The log of a table: once, in order, by one of many processes; and the streams that tell of it.

Each test runs on SQLite and on a real PostgreSQL. Two hubs on one database are two processes as far as they know.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import orjson
import pytest
from tests.asking import request, wish
from tests.hubs import (
    SOON,
    act,
    frames,
    friends,
    hubs,
    look,
    messages,
    play,
    run,
    seated,
    sent,
    until,
)
from tests.of_a_game import FILED, HIDDEN, OPEN

from lifetable.errors import LifetableError, TableError
from lifetable.games.contract import Data
from lifetable.tables import Person
from lifetable.tables.live.feeds import MOST_WAITING, Feed, Update
from lifetable.tables.people.person import Caller
from lifetable.web.problems import status_of

# --- once, in order, by one of many ---


def sent_with(refusal: TableError) -> Data:
    """The message that says how it is now."""
    message = refusal.extra["message"]
    assert isinstance(message, bytes)
    told: Data = orjson.loads(message)
    return told


def test_the_same_key_twice_is_one_move_and_the_same_answer(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 3)
            table = await seated(one, HIDDEN, people)
            turn = (await look(one, table))["view"]["turn"]
            seen = await look(one, table, people[turn])
            sent = {"move": seen["legal"][0], "version": seen["version"], "key": "k1"}
            first = await act(one, table, people[turn], "move", **sent)
            again = await act(one, table, people[turn], "move", **sent)
            elsewhere = await act(two, table, people[turn], "move", **sent)
            assert first | {"now": 0} == again | {"now": 0} == elsewhere | {"now": 0}
            assert (await look(two, table))["view"]["ply"] == 1

    run(work)


def test_the_same_key_twice_on_a_device_that_goes_round_shows_no_other_hand(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            (mia,) = await friends(one, 1)
            seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
            table = await one.actions.open_table(
                Caller.of(mia), wish({"game": HIDDEN, "seats": seats, "start": True})
            )
            seen = await look(one, table, mia)
            sent = {"move": seen["legal"][0], "version": seen["version"], "key": "k1"}
            first = await act(one, table, mia, "move", seat=seen["seat"], **sent)
            assert first["seat"] == first["view"]["seat"] == seen["seat"] != first["view"]["turn"]
            for hub in (one, two):
                again = await hub.actions.act(
                    table, Caller.of(mia), request("move", sent | {"seat": seen["seat"]})
                )
                assert again == orjson.dumps(first | {"now": orjson.loads(again)["now"]})

    run(work)


def at_version(version: int) -> Callable[[Data], bool]:
    return lambda message: message["version"] == version


def test_whoever_loses_the_race_for_the_last_move_sees_the_end(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, OPEN, people)
            rng = random.Random(9)
            while True:
                state = (await one.registry.get(table)).table.state
                assert state is not None and state.turn is not None
                move = rng.choice(state.legal())
                sent = {"move": move, "version": (await look(one, table))["version"]}
                if state.play(move).over:
                    break
                await act(one, table, people[state.turn], "move", key=f"{state.ply}", **sent)
            await until(two, table, None, at_version(sent["version"]))
            both = await asyncio.gather(
                act(one, table, people[state.turn], "move", key="a", **sent),
                act(two, table, people[state.turn], "move", key="b", **sent),
                return_exceptions=True,
            )
            (won,) = (answer for answer in both if isinstance(answer, dict))
            (lost,) = (answer for answer in both if isinstance(answer, TableError))
            assert lost.code == "game-over" and status_of(lost) == 409
            message = sent_with(lost)
            assert message["status"] == "over" and message["result"] == won["result"]
            assert message["number"] == won["number"] and message["view"] == won["view"]

    run(work)


def test_a_refused_move_gets_the_table_as_it_is(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await hub.actions.open_table(
                Caller.of(people[0]), wish({"game": OPEN, "players": 2})
            )

            async def refused(person: Person, code: str, version: int) -> None:
                with pytest.raises(TableError) as refusal:
                    await act(hub, table, person, "move", move="p0", version=version, key=code)
                assert (refusal.value.code, status_of(refusal.value)) == (code, 409)
                now = await look(hub, table, person)
                assert sent_with(refusal.value) | {"now": 0} == now | {"now": 0}

            await refused(people[0], "not-started", 0)
            await act(hub, table, people[1], "sit", seat=1)
            begun = await act(hub, table, people[0], "start")
            turn, version = begun["view"]["turn"], begun["version"]
            await refused(people[1 - turn], "not-your-turn", version)
            await act(hub, table, people[0], "pause")
            await refused(people[turn], "paused", version - 1)
            await act(hub, table, people[0], "resume")
            await act(hub, table, people[turn], "leave")
            await refused(people[turn], "seat-kept-warm", version)

    run(work)


def test_a_move_on_an_old_version_gets_the_table_as_it_is(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            people = await friends(hub, 2)
            table = await seated(hub, OPEN, people)
            turn = (await look(hub, table))["view"]["turn"]
            seen = await look(hub, table, people[turn])
            old = seen["version"] - 1
            move = {"move": seen["legal"][0], "version": old, "key": "x"}
            with pytest.raises(TableError) as refused:
                await act(hub, table, people[turn], "move", **move)
            assert refused.value.code == "stale" and status_of(refused.value) == 409
            assert sent_with(refused.value)["version"] == seen["version"]
            # talking does not make a move old
            await act(hub, table, people[1 - turn], "say", text="hurry")
            move = {"move": seen["legal"][0], "version": seen["version"], "key": "y"}
            assert (await act(hub, table, people[turn], "move", **move))["view"]["ply"] == 1

    run(work)


def test_of_two_processes_that_move_at_once_one_wins(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, OPEN, people)
            for round_ in range(25):
                turn = (await look(one, table))["view"]["turn"]
                seen = await look(one, table, people[turn])
                await until(two, table, people[turn], at_version(seen["version"]))
                sent = {"version": seen["version"], "move": seen["legal"][0]}
                both = await asyncio.gather(
                    act(one, table, people[turn], "move", key=f"{round_}a", **sent),
                    act(two, table, people[turn], "move", key=f"{round_}b", **sent),
                    return_exceptions=True,
                )
                won = [answer for answer in both if isinstance(answer, dict)]
                lost = [answer for answer in both if isinstance(answer, LifetableError)]
                assert len(won) == len(lost) == 1, both
                assert lost[0].code in ("stale", "not-your-turn")
            ply = (await look(one, table))["view"]["ply"]
            assert ply == 25

    run(work)


def test_people_see_each_other_across_processes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])

            def here(who: list[bool]) -> Callable[[Data], bool]:
                return lambda seen: [seat["present"] for seat in seen["seats"]] == who

            await until(one, table, mia, here([True, False]))
            async with one.views.watch(table, Caller.of(mia)):
                async with two.views.watch(table, Caller.of(tim)):
                    await until(one, table, mia, here([True, True]))
                    seen = await until(two, table, tim, here([True, True]))
                    assert seen["watchers"] == 0
                await until(one, table, mia, here([True, False]))
                async with two.views.watch(table, Caller.of(tim)):
                    await until(one, table, mia, here([True, True]))
                    await two.keeper.close()  # it is gone, and whoever was there with it
                    await until(one, table, mia, here([True, False]))

    run(work)


def test_a_newcomer_is_told_that_somebody_left_before_the_others_knew_of_him(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            live = await hub.registry.get(table)
            async with hub.views.watch(table, Caller.of(mia)) as early:
                while b"event: presence" not in sent(await anext(early)):
                    pass
                live.elsewhere = frozenset({tim.id})
                async with hub.views.watch(table, Caller.of(None)) as late:
                    live.elsewhere = frozenset()
                    while b'"present":[0]' not in sent(await anext(late)):
                        pass

    run(work)


def test_a_process_that_has_not_heard_of_the_end_looks_before_it_refuses(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, OPEN, people)
            await two.registry.get(table)
            monkeypatch.setattr(two.bus, "_heard", lambda table, number: None)
            rng = random.Random(2)
            while (await look(one, table))["status"] != "over":
                await play(one, table, people, rng)
            assert (await two.registry.get(table)).table.status == "playing"
            assert await two.records.record(table) == await one.records.record(table)

    run(work)


def test_a_process_that_has_not_heard_looks_before_it_does_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            phone = await one.people.make("de")
            table = await one.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 2}))
            await two.registry.get(table)
            monkeypatch.setattr(two.bus, "_heard", lambda table, number: None)
            await act(one, table, mia, "settings", players=3)
            for seat in (1, 2):
                await act(one, table, tim, "sit", seat=seat)
            await act(one, table, mia, "start")
            with pytest.raises(TableError, match="a moment ago"):  # there was no such seat before
                await act(two, table, mia, "cover", seat=2)
            await act(one, table, mia, "pause")
            resumed = await act(two, table, tim, "resume")
            assert resumed["status"] == "playing"
            assert (await act(one, table, tim, "resume"))["number"] == resumed["number"]
            left = await act(one, table, tim, "leave", seat=1)
            seen = await act(two, table, tim, "reclaim", seat=1)
            assert not seen["seats"][1]["warm"] and seen["number"] == left["number"] + 1
            token = (await act(one, table, tim, "link", seat=2))["token"]
            await one.actions.claim(Caller.of(phone), token)
            with pytest.raises(TableError):
                await act(two, table, tim, "link", seat=2)
            token = (await act(two, table, phone, "link", seat=2))["token"]
            assert orjson.loads(await two.actions.claim(Caller.of(tim), token))["table"] == table

    run(work)


@pytest.mark.parametrize("how", ["stream", "polling"])
def test_nobody_loses_a_seat_who_is_here_by_another_process(
    database: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("lifetable.tables.decide.seats.AWAY", 0.001)

    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            async with two.views.watch(table, Caller.of(tim if how == "stream" else None)):
                if how == "polling":
                    await messages(two, table, tim, 0)
                await two.presence.share({one.process})
                with pytest.raises(TableError, match="Tim was here a moment ago"):
                    await act(one, table, mia, "cover", seat=1)
                await one.presence.share({two.process})  # also to those who do not follow it here
                assert [s["present"] for s in (await look(one, table))["seats"]] == [False, True]
                monkeypatch.setattr("lifetable.tables.live.live_table.POLLING", -1.0)
            async with asyncio.timeout(SOON):  # he has gone, and it is told with the next beat
                while (await two.registry.get(table)).here() or tim.id in (
                    await one.registry.get(table)
                ).elsewhere:
                    await two.presence.share({one.process})
                    await one.presence.share({two.process})
                seen: Data = {}
                while not seen:
                    try:
                        seen = await act(one, table, mia, "cover", seat=1)
                    except TableError as refused:
                        assert refused.code == "still-here"
            assert seen["seats"][1]["warm"]

    run(work)


def test_whoever_polls_is_here_until_he_stops(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,), asyncio.timeout(SOON):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            async with hub.views.watch(table, Caller.of(mia)) as feed:
                await messages(hub, table, tim, 0)
                await messages(hub, table, mia, 0)  # who streams does not poll
                assert (await hub.registry.get(table)).polls.keys() == {tim.id}
                while b'"present":[0,1]' not in sent(await anext(feed)):
                    pass
                monkeypatch.setattr("lifetable.tables.live.live_table.POLLING", 0.0)
                while b'"present":[0]' not in sent(await anext(feed)):
                    pass

    run(work)


def test_a_bot_plays_for_somebody_who_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            mia, tim, eve = await friends(hub, 3)
            table = await seated(hub, OPEN, [mia, tim])
            async with hub.views.watch(table, Caller.of(tim)):
                with pytest.raises(TableError, match="a moment ago"):
                    await act(hub, table, mia, "cover", seat=1)
            with pytest.raises(TableError, match="a moment ago"):  # he has only just gone
                await act(hub, table, mia, "cover", seat=1)
            monkeypatch.setattr("lifetable.tables.decide.seats.AWAY", 0)
            with pytest.raises(TableError, match="watching"):
                await act(hub, table, eve, "cover", seat=1)
            seen = await act(hub, table, mia, "cover", seat=1)
            assert [seat["warm"] for seat in seen["seats"]] == [None, "medium"]
            assert (await act(hub, table, mia, "cover", seat=1))["number"] == seen["number"]
            seen = await act(hub, table, tim, "reclaim")
            assert [seat["warm"] for seat in seen["seats"]] == [None, None]

    run(work)


def test_everybody_talking_at_once_on_two_processes_loses_nothing(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as both:
            people = await friends(both[0], 2)
            table = await seated(both[0], OPEN, people)
            said = [f"line {n}" for n in range(30)]
            await asyncio.gather(
                *(
                    act(both[n % 2], table, people[n % 2], "say", text=text)
                    for n, text in enumerate(said)
                )
            )
            for hub in both:
                seen = await until(hub, table, None, lambda m: len(m["chat"]) == 30)
                assert sorted(line["text"] for line in seen["chat"]) == sorted(said)
                assert len({line["number"] for line in seen["chat"]}) == 30

    run(work)


# --- streams ---


def test_a_cut_stream_goes_on_with_nothing_missed_and_nothing_twice(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 3)
            table = await seated(one, FILED, people)
            rng = random.Random(3)
            whole: list[Data] = []
            parts: list[Data] = []
            async with one.views.watch(table, Caller.of(people[1]), after=0) as steady:
                last = 0
                for _ in range(12):
                    where = rng.choice((one, two))  # a reconnecting client may land anywhere
                    async with where.views.watch(table, Caller.of(people[1]), after=last) as cut:
                        for _ in range(rng.randrange(4)):
                            await play(rng.choice((one, two)), table, people, rng)
                            await act(one, table, people[0], "react", reaction="wow")
                        newest = (await look(one, table))["number"]
                        while last < newest:
                            for message in frames(await anext(cut)):
                                parts.append(message)
                                last = message["number"]
                while not whole or whole[-1]["number"] < last:
                    whole += frames(await anext(steady))
            assert [m["number"] for m in whole] == list(range(1, last + 1))
            assert [m["number"] for m in parts] == list(range(1, last + 1))
            for kept, resumed in zip(whole, parts, strict=True):
                for changing in ("now", "seats", "watchers"):  # who is there just then
                    kept.pop(changing, None), resumed.pop(changing, None)
                assert kept == resumed
            polled = orjson.loads(await messages(two, table, people[1], 0))["messages"]
            assert [m["number"] for m in polled] == list(range(1, last + 1))

    run(work)


def test_a_reader_that_does_not_read_is_cut_off_and_others_are_not() -> None:
    async def work() -> None:
        slow, quick = Feed(None, None), Feed(None, None)
        for number in range(MOST_WAITING + 5):
            for feed in (slow, quick):
                feed.put(Update(b"{}", number))
            assert await anext(quick) == [Update(b"{}", number)]
        with pytest.raises(StopAsyncIteration):
            await anext(slow)

    run(work)
