"""The host and the operator: who is removed, locked out, banned or reported, and what remains of it.

Each test runs on SQLite and on a real PostgreSQL; what is done in one process holds in the other.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import orjson
import pytest
from msgspec import to_builtins
from sqlalchemy import select, update
from tests.asking import wish
from tests.hubs import (
    SOON,
    act,
    append,
    frames,
    friends,
    hubs,
    look,
    messages,
    play,
    play_out,
    run,
    seated,
    until,
)
from tests.of_a_game import HIDDEN, OPEN
from tests.test_acts import MIA, PHONE, SARAH, TIM, TRIO, Round, begun

from lifetable.errors import TableError
from lifetable.games.contract import Data
from lifetable.records import seal_of
from lifetable.tables import Hub, Person
from lifetable.tables.after.records import on_paper
from lifetable.tables.decide.actor import Actor
from lifetable.tables.log import schema
from lifetable.tables.moderation.bans import network_of
from lifetable.tables.moderation.reports import ENOUGH, MOST_OPEN
from lifetable.tables.people.names import friendly_names
from lifetable.tables.people.person import Caller
from lifetable.web.problems import status_of


async def refused(hub: Hub, table: str, person: Person | None, action: str, **data: object) -> str:
    with pytest.raises(TableError) as refusal:
        await act(hub, table, person, action, **data)
    return refusal.value.code


async def shut_out(hub: Hub, table: str, person: Person | None) -> str:
    """The code with which looking, asking for messages and following are refused alike."""
    codes = set()
    for look_on in (
        hub.views.snapshot(table, Caller.of(person).person),
        messages(hub, table, person, 0),
    ):
        with pytest.raises(TableError) as refusal:
            await look_on
        codes.add(refusal.value.code)
    with pytest.raises(TableError) as refusal:
        async with hub.views.watch(table, Caller.of(person)):
            pass
    (code,) = codes | {refusal.value.code}
    return code


async def handle(hub: Hub, table: str, person: Person) -> str:
    found = (await hub.registry.get(table)).table.handle_of(person.id)
    assert found
    return found


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def becomes(
    hub: Hub, table: str, person: Person | None, true: Callable[[Data], bool]
) -> None:
    """Wait for something at a table whose streams are about to end."""
    async with asyncio.timeout(SOON):
        while not true(await look(hub, table, person)):
            await asyncio.sleep(0.01)


async def rows(hub: Hub, table: object) -> list[Data]:
    found = await hub.store.ask(lambda c: c.execute(select(table)).all())  # type: ignore[call-overload]
    return [dict(row._mapping) for row in found]


# --- the host ---


def test_who_is_removed_in_the_lobby_does_not_sit_down_again_until_let_in(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim, sarah = await friends(one, 3)
            table = await one.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 3}))
            await act(one, table, tim, "sit", seat=1)
            link = await one.actions.seat_link(table, Caller.of(tim), 1)
            who = await handle(one, table, tim)
            assert await refused(one, table, tim, "remove", handle=who) == "not-host"
            assert await refused(one, table, mia, "remove", handle="0" * 12) == "no-such-person"
            own = await handle(one, table, mia)
            assert await refused(one, table, mia, "remove", handle=own) == "not-yourself"
            seen = await act(one, table, mia, "remove", handle=who)
            assert [seat["kind"] for seat in seen["seats"]] == ["person", "free", "free"]
            assert seen["removed"] == [{"handle": who, "name": "Tim", "watch": False}]
            await until(two, table, mia, lambda m: bool(m["removed"]))
            for hub in (one, two):
                assert await refused(hub, table, tim, "sit", seat=1) == "removed"
                assert await refused(hub, table, tim, "say", text="but") == "removed"
                assert await refused(hub, table, tim, "react", reaction="ouch") == "removed"
                assert await shut_out(hub, table, tim) == "removed"
            await act(one, table, sarah, "sit", seat=1)
            with pytest.raises(TableError, match="no longer works"):
                await one.actions.claim(Caller.of(tim), link)
            given = await one.actions.seat_link(table, Caller.of(sarah), 1)
            with pytest.raises(TableError, match="removed you"):
                await two.actions.claim(Caller.of(tim), given)
            assert (await look(one, table, sarah))["removed"] == []  # the host's alone to know
            await act(two, table, mia, "admit", handle=who)
            assert (await act(two, table, tim, "sit", seat=2))["seats"][2]["you"]

    run(work)


def test_a_bot_plays_on_for_who_is_removed_and_nobody_is_rated(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            await play(one, table, [mia, tim], random.Random(1))
            async with two.views.watch(table, Caller.of(tim)) as feed:
                await anext(feed)
                who = await handle(one, table, tim)
                seen = await act(one, table, mia, "remove", handle=who)
                told = []
                async with asyncio.timeout(SOON):
                    async for chunk in feed:  # it ends by itself
                        told += frames(chunk)
                assert told[-1]["entry"]["kind"] == "removed" and told[-1]["seat"] is None
            bot = seen["seats"][1]
            assert (bot["kind"], bot["level"], bot["you"]) == ("bot", "medium", False)
            assert bot["name"] not in ("Tim", "Mia")
            assert await refused(one, table, tim, "reclaim") in ("removed", "not-seated")
            assert table not in {card["table"] for card in await one.listing.of_person(tim.id)}
            await one.keeper.open()
            live = await one.registry.get(table)
            live.keeper = one.process
            rng = random.Random(2)
            while (now := await look(one, table, mia))["status"] != "over":
                if now["legal"]:
                    await play(one, table, [mia, mia], rng)
                else:
                    one.keeper.attend(live)
                    await until(one, table, mia, lambda m: m["legal"] or m["status"] == "over")
            assert await rows(one, schema.ratings) == []
            assert {row["player"] for row in await rows(one, schema.results)} == {
                mia.id,
                "bot:medium",
            }
            again = await act(one, table, mia, "rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
            assert await shut_out(two, again["table"], tim) == "removed"
            assert again["removed"][0]["handle"] == who  # the same at all tables of a party

    run(work)


def test_who_is_removed_may_look_on_if_the_host_wishes(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await seated(hub, HIDDEN, [mia, tim, sarah])
            who = await handle(hub, table, tim)
            await act(hub, table, mia, "remove", handle=who, watch=True)
            seen = await look(hub, table, tim)
            assert seen["seat"] is None and seen["legal"] == []
            assert await refused(hub, table, tim, "say", text="hm") == "removed"
            assert await refused(hub, table, tim, "leave") == "not-seated"
            await act(hub, table, mia, "remove", handle=who)
            assert await shut_out(hub, table, tim) == "removed"

    run(work)


def test_a_watcher_is_removed_from_the_chat(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await seated(hub, OPEN, [mia, tim])
            said = await act(hub, table, sarah, "say", text="boring")
            (line,) = said["chat"]
            assert line["handle"] == await handle(hub, table, sarah) != sarah.id
            await act(hub, table, mia, "remove", handle=line["handle"], watch=True)
            assert await refused(hub, table, sarah, "say", text="boring!") == "removed"
            assert (await look(hub, table, mia))["removed"][0]["name"] == "Sarah"

    run(work)


def test_a_handle_is_the_same_at_a_table_and_another_elsewhere(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            one = await seated(hub, OPEN, [mia, tim])
            two = await seated(hub, OPEN, [mia, tim])
            handles = {(t, p.name): await handle(hub, t, p) for t in (one, two) for p in (mia, tim)}
            assert len(set(handles.values())) == 4
            await hub.people.rename(tim, name="Thomas")
            assert await handle(hub, one, tim) == handles[one, "Tim"]

    run(work)


def test_a_locked_table_lets_nobody_new_sit_or_look(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim, sarah = await friends(one, 3)
            table = await one.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "players": 3, "public": True})
            )
            await act(one, table, tim, "sit", seat=1)
            assert await refused(one, table, tim, "lock", lock="seats") == "not-host"
            assert len(await one.listing.public(None)) == 1
            await act(one, table, mia, "lock", lock="seats")
            assert await one.listing.public(None) == []
            await until(two, table, mia, lambda m: m["lock"] == "seats")
            assert await refused(two, table, sarah, "sit", seat=2) == "table-locked"
            assert (await act(two, table, tim, "sit", seat=2, name="Granny"))["seats"][2]["you"]
            assert (await look(two, table))["seat"] is None  # looking is still possible
            async with two.views.watch(table, Caller.of(None)) as feed:
                await anext(feed)
                await act(one, table, mia, "lock", lock="closed")
                async with asyncio.timeout(SOON):
                    async for _ in feed:
                        pass
            for hub in (one, two):
                for stranger in (sarah, None):
                    assert await shut_out(hub, table, stranger) == "table-locked"
                assert await refused(hub, table, sarah, "say", text="knock") == "table-locked"
                assert await refused(hub, table, sarah, "free", seat=0) == "table-locked"
                assert (await look(hub, table, tim))["lock"] == "closed"
            link = await one.actions.seat_link(table, Caller.of(tim), 1)
            moved = await one.actions.claim(
                Caller.of(sarah), link
            )  # a seat that is there may change devices
            assert b'"you":true' in moved
            await act(one, table, mia, "lock", lock="open")
            assert len(await two.listing.public(None)) == 1
            assert await look(two, table, None)

    run(work)


def test_a_lock_does_not_outlive_its_hosts(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            table = await hub.actions.open_table(Caller.of(mia), wish({"game": OPEN, "players": 3}))
            await act(hub, table, mia, "lock", lock="closed")
            await act(hub, table, mia, "leave")
            assert (await act(hub, table, sarah, "sit", seat=0))["host"]["you"]
            assert (await look(hub, table, sarah))["lock"] == "open"

            table = await seated(hub, OPEN, [mia, tim])
            await act(hub, table, mia, "lock", lock="closed")
            await hub.erasure.erase(mia)
            seen = await look(hub, table, tim)
            assert seen["host"]["you"] and seen["lock"] == "closed"
            assert (await act(hub, table, tim, "lock", lock="open"))["lock"] == "open"

    run(work)


def test_what_a_host_decided_about_others_outlives_his_erasure(database: str) -> None:
    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah = await friends(hub, 3)
            old = await seated(hub, OPEN, [mia, tim])
            for person in (sarah, tim):
                await act(hub, old, person, "say", text="hello")
            await act(hub, old, mia, "remove", handle=await handle(hub, old, sarah))
            await play_out(hub, old, [mia, tim], random.Random(3))
            await act(hub, old, mia, "rematch")
            new = (await act(hub, old, tim, "rematch"))["table"]
            await act(hub, new, mia, "admit", handle=await handle(hub, new, sarah))
            handles = [await handle(hub, table, tim) for table in (old, new)]
            await hub.erasure.erase(mia)
        async with hubs(database, keep=False) as (hub,):
            assert await shut_out(hub, old, sarah) == "removed"
            assert await look(hub, new, sarah)
            assert [await handle(hub, table, tim) for table in (old, new)] == handles

    run(work)


def removed(round_: Round, person: Actor) -> list[str]:
    """The host removes somebody; the kinds of the entries that come of it."""
    wish = {"handle": round_.table.handle_of(person.id)}
    return round_.do("remove", MIA, **wish)


def test_who_is_removed_need_not_agree_to_taking_back() -> None:
    round_ = begun()
    while round_.turn != 0:
        round_.move()
    before = len(round_.table.moves)
    round_.quiet_move()
    assert round_.do("undo", MIA) == ["undo-asked"]
    assert removed(round_, TIM) == ["removed"]
    assert removed(round_, SARAH) == ["removed", "undone"]
    assert len(round_.table.moves) == before and round_.table.undo is None


def test_what_somebody_asked_goes_with_them() -> None:
    round_ = begun()
    while round_.turn != 1:
        round_.move()
    round_.quiet_move()
    round_.do("undo", TIM)
    assert removed(round_, TIM) == ["removed"]
    assert round_.table.undo is None and round_.table.seats[1].bot == "medium"


def test_words_that_made_the_luck_stay_with_the_seat() -> None:
    round_ = Round(*TRIO)
    round_.do("seal", TIM, seal=seal_of("lucky seagull"))
    round_.do("start", MIA)
    round_.do("show", TIM, words="lucky seagull")
    seed = round_.table.seed
    removed(round_, TIM)
    assert round_.table.seed == seed and "lucky seagull" in seed
    rng = random.Random(1)
    while round_.table.status != "over":
        round_.move(rng)
    written = on_paper(round_.table)
    assert written.seals == {1: seal_of("lucky seagull")} and not [*written.doubts()]


def test_while_words_are_called_for_only_those_are_removed_who_keep_theirs_back() -> None:
    """Else a host in league with the server could throw a deal away that others have shown their words for."""
    round_ = Round(*TRIO, players=4)
    for who in (MIA, TIM):
        round_.do("seal", who, seal=seal_of(who.name))
    round_.do("say", PHONE, text="hello")
    round_.do("start", MIA)
    assert removed(round_, PHONE) == ["removed"] and round_.table.called  # who only looks on
    for who in (SARAH, TIM):
        if who is TIM:
            round_.do("show", TIM, words=TIM.name)
        with pytest.raises(TableError) as refusal:
            removed(round_, who)
        assert refusal.value.code == "words-called" and round_.table.called
    round_ = Round(*TRIO, players=4)
    for who in (MIA, TIM):
        round_.do("seal", who, seal=seal_of(who.name))
    round_.do("start", MIA)
    round_.do("show", MIA, words=MIA.name)
    assert removed(round_, TIM) == ["removed"]
    assert not round_.table.called and [seat.seal_due for seat in round_.table.seats] == [
        True,
        False,
        False,
        False,
    ]
    assert not any(seat.words or seat.seal for seat in round_.table.seats)


def test_host_removals_are_in_the_audit_log_and_outlive_erasure_without_the_person(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            await act(one, table, mia, "remove", handle=await handle(one, table, tim))
            (noted,) = await two.overview.acts()
            assert (noted["actor"], noted["about"]) == (f"person:{mia.id}", f"person:{tim.id}")
            assert (noted["act"], noted["table"]) == ("host-removed", table)
            told = await one.people.export(tim)
            (mine,) = told["acts"]
            assert mine | {"at": 0} == {
                "at": 0,
                "act": "host-removed",
                "table": table,
                "to_me": True,
            }
            assert mia.id not in str(told)
            await one.erasure.erase(tim)
            (noted,) = await one.overview.acts()
            assert noted["actor"] == f"person:{mia.id}"
            assert noted["about"].startswith("person:~") and tim.id not in str(noted)
            left = await rows(one, schema.entries)
            assert tim.id not in str(left) and "Tim" not in str(left)
            assert (await look(two, table, mia))["removed"] == []

    run(work)


def test_logs_from_before_there_were_hosts_who_remove_are_read(database: str) -> None:
    """An old entry knows nothing of parties, locks, removals or inherited seats."""

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim = await friends(hub, 2)
            table = await seated(hub, OPEN, [mia, tim])
            await act(hub, table, tim, "say", text="hello")
            opened = to_builtins((await hub.store.after(table, 0))[0].what)
            opened["seats"] = [
                {key: value for key, value in seat.items() if key != "inherited"}
                for seat in opened["seats"]
            ]
            assert not {"party", "lock", "removed"} & opened.keys()
            e = schema.entries.c
            old = update(schema.entries).where(e.table_id == table, e.number == 1)
            data = orjson.dumps(opened).decode()
            await hub.store.ask(lambda c: c.execute(old.values(data=data)))
        async with hubs(database, keep=False) as (hub,):
            seen = await look(hub, table, mia)
            assert seen["lock"] == "open" and seen["removed"] == []
            assert seen["chat"][0]["handle"] == seen["seats"][1]["handle"]

    run(work)


# --- reports ---


def test_a_line_is_reported_once_by_each_and_shown_with_what_was_said_around_it(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim, sarah = await friends(one, 3)
            table = await seated(one, OPEN, [mia, tim])
            for n in range(12):
                said = await act(one, table, tim if n % 2 else mia, "say", text=f"line {n}")
            number = said["chat"][7]["number"]
            for hub, who in ((one, mia), (two, mia), (two, sarah)):
                await hub.reports.add(table, who.id, number, "rude")
            for who, line, code in ((tim, number, "not-yourself"), (mia, 1, "no-such-line")):
                with pytest.raises(TableError) as refusal:
                    await one.reports.add(table, who.id, line, "rude")
                assert refusal.value.code == code
            found = await two.overview.reports()
            assert [report["reporter"] for report in found] == [sarah.id, mia.id]
            assert {(r["about"], r["name"], r["reason"]) for r in found} == {
                (tim.id, "Tim", "rude")
            }
            assert [line["text"] for line in found[0]["lines"]] == [
                f"line {n}" for n in range(1, 11)
            ]
            told = await one.people.export(tim)
            assert [(r["table"], r["number"]) for r in told["reported"]] == [(table, number)] * 2
            assert mia.id not in str(told) and sarah.id not in str(told) and "rude" not in str(told)
            assert (await one.people.export(mia))["reports"][0]["reason"] == "rude"
            for hub in (one, two):
                assert mia.id not in str(await look(hub, table, tim))
            await one.erasure.erase(mia)
            assert [r["reporter"] for r in await one.overview.reports()] == [sarah.id]
            await one.erasure.erase(tim)
            assert await rows(one, schema.reports) == []

    run(work)


def test_reports_are_few(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lifetable.tables.moderation.reports.MOST_OPEN", 2)
    monkeypatch.setattr("lifetable.tables.moderation.reports.ENOUGH", 2)
    assert MOST_OPEN > 2 and ENOUGH > 2

    async def work() -> None:
        async with hubs(database, keep=False) as (hub,):
            mia, tim, sarah, linus = await friends(hub, 4)
            table = await seated(hub, OPEN, [mia, tim])
            for n in range(3):
                said = await act(hub, table, tim, "say", text=f"line {n}")
            numbers = [line["number"] for line in said["chat"]]
            for number in numbers[:2]:
                await hub.reports.add(table, mia.id, number, "spam")
            with pytest.raises(TableError, match="enough for now"):
                await hub.reports.add(table, mia.id, numbers[2], "spam")
            for who in (sarah, linus):
                await hub.reports.add(table, who.id, numbers[0], "spam")
            about_first = [r for r in await rows(hub, schema.reports) if r["number"] == numbers[0]]
            assert len(about_first) == 2
            await hub.operator.dismiss("cli:test", (await hub.overview.reports())[0]["id"])
            with pytest.raises(TableError, match="no report 999"):
                await hub.operator.dismiss("cli:test", 999)

    run(work)


# --- the operator ---


def test_a_banned_person_neither_acts_nor_follows_in_any_process_until_it_is_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            async with two.views.watch(table, Caller.of(tim)) as feed:
                await anext(feed)
                ban = await one.operator.ban("cli:test", "Insults", 3600, person=tim.id)
                async with asyncio.timeout(SOON):
                    async for _ in feed:  # it ends by itself
                        pass
            for hub in (one, two):
                await eventually(lambda hub=hub: hub.bans.refuses(None, tim.id) == ban)  # type: ignore[misc]
                assert hub.bans.refuses(None, mia.id) is None
                with pytest.raises(TableError) as refusal:
                    await act(hub, table, tim, "say", text="but")
                assert refusal.value.code == "banned" and status_of(refusal.value) == 403
                assert refusal.value.extra == {"until": ban.until, "reason": "Insults"}
                assert "Insults" in refusal.value.sentence("fr")
                with pytest.raises(TableError):
                    await act(hub, table, tim, "move", move="p0", version=1, key="k")
            assert (await one.people.export(tim))["bans"][0]["until"] == ban.until
            monkeypatch.setattr("lifetable.tables.moderation.bans.now", lambda: ban.until)
            assert two.bans.refuses(None, tim.id) is None  # it is over by itself
            monkeypatch.undo()
            await two.operator.unban("cli:test", ban.id)
            await eventually(lambda: one.bans.refuses(None, tim.id) is None)
            with pytest.raises(TableError, match="no ban"):
                await two.operator.unban("cli:test", ban.id)
            assert [a["act"] for a in await one.overview.acts()] == ["unban", "ban"]

    run(work)


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.0/24", "192.0.2.200", "192.0.3.1"),
        ("2001:db8::17", "2001:db8::/64", "2001:db8:0:1::/64"),
        ("2001:db8::/32", "2001:db8:7::/64", "192.0.2.7"),
    ],
)
def test_an_address_is_banned_with_its_household(
    tmp_path: object, network: str, inside: str, outside: str
) -> None:
    async def work() -> None:
        async with hubs(f"sqlite:///{tmp_path}/tables.db", keep=False) as (hub,):
            await hub.operator.ban("cli:test", "Flood", 60, network=network)
            assert hub.bans.refuses(inside, None) and not hub.bans.refuses(outside, None)
            assert not hub.bans.refuses("local", None) and not hub.bans.refuses(None, "mia")
            kept = {k.name: str(await rows(hub, k)) for k in schema.metadata.sorted_tables}
            address = network_of(network).partition("/")[0]
            assert [name for name, text in kept.items() if address in text] == ["bans"]

    run(work)


@pytest.mark.parametrize("network", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "home", "1.2.3.4; x"])
def test_nobody_bans_everybody_by_mistake(network: str) -> None:
    with pytest.raises(TableError) as refusal:
        network_of(network)
    assert refusal.value.code == "no-such-network"


def test_bans_that_are_over_leave_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(database) as (hub,):
            ban = await hub.operator.ban("cli:test", "Flood", 60, network="192.0.2.7")
        monkeypatch.setattr("lifetable.tables.moderation.bans.now", lambda: ban.until)
        async with hubs(database) as (hub,):

            async def gone() -> None:
                while await rows(hub, schema.bans):
                    await asyncio.sleep(0.01)

            async with asyncio.timeout(SOON):
                await gone()
            monkeypatch.undo()

    run(work)


def test_erasing_a_banned_person_lifts_the_ban_and_keeps_the_act(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            (tim,) = await friends(one, 1)
            await one.operator.ban("cli:test", f"is {tim.id}", 3600, person=tim.id)
            await eventually(lambda: two.bans.refuses(None, tim.id) is not None)
            await one.erasure.erase(tim)
            await eventually(lambda: two.bans.refuses(None, tim.id) is None)
            for kind in schema.metadata.sorted_tables:
                assert tim.id not in str(await rows(one, kind)), kind.name
            (noted,) = await one.overview.acts()
            assert noted["act"] == "ban" and noted["about"].startswith("person:~")

    run(work)


def test_a_name_is_removed_everywhere(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia = await one.people.make("en", "Mia")
            rude = await one.people.make("fr", "Rudolf")
            table = await seated(one, OPEN, [mia, rude])
            over = await seated(one, OPEN, [rude, mia])
            await play_out(one, over, [rude, mia], random.Random(3))
            await act(one, table, rude, "say", text="hello")
            await look(two, table)
            await two.operator.remove_name("cli:test", rude.id, "An insult")
            for hub in (one, two):
                await becomes(hub, table, None, lambda m: "Rudolf" not in str(m))
                seen = await look(hub, table, mia)
                assert seen["seats"][1]["name"] == seen["chat"][0]["by"]
                assert seen["seats"][1]["name"] in friendly_names("fr")
                assert "Rudolf" not in await hub.records.record(over)
                assert (await hub.records.verify(over))["all"]
            await eventually(lambda: one.people.known(rude.id) is None)
            found = await one.people.get(rude.id)
            assert found is not None and found.name in friendly_names("fr")
            for kind in schema.metadata.sorted_tables:
                assert "Rudolf" not in str(await rows(one, kind)), kind.name
            assert (await look(one, table, rude))["seats"][1]["you"]

    run(work)


def test_a_line_is_removed_and_its_reports_are_seen_to(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            mia, tim = await friends(one, 2)
            table = await seated(one, OPEN, [mia, tim])
            said = await act(one, table, tim, "say", text="unspeakable")
            number = said["chat"][0]["number"]
            await one.reports.add(table, mia.id, number, "threat")
            await look(two, table)
            await one.operator.remove_line("key:1", table, number, "A threat")
            for hub in (one, two):
                await becomes(hub, table, None, lambda m: m["chat"][0]["text"] == "…")
            assert await one.overview.reports() == []
            assert len(await one.overview.reports(handled=True)) == 1
            for kind in schema.metadata.sorted_tables:
                assert "unspeakable" not in str(await rows(one, kind)), kind.name
            with pytest.raises(TableError, match="no line 1"):
                await one.operator.remove_line("key:1", table, 1, "-")

    run(work)


def test_a_table_is_removed_from_every_process_and_nothing_is_written_there_any_more(
    database: str,
) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim = await friends(one, 2)
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = await one.actions.open_table(
                Caller.of(mia), wish({"game": OPEN, "seats": seats, "start": True})
            )
            await act(one, table, mia, "say", text="hello")
            async with two.views.watch(table, Caller.of(tim)) as feed:
                await anext(feed)
                live = await two.registry.get(table)
                await one.operator.remove_table("cli:test", table, "Spam")
                async with asyncio.timeout(SOON):
                    async for _ in feed:  # it ends by itself
                        pass
            await eventually(lambda: live.gone)
            for hub in (one, two):
                with pytest.raises(TableError) as refusal:
                    await hub.views.snapshot(table, Caller.of(mia).person)
                assert refusal.value.code == "no-such-table"
                assert await refused(hub, table, mia, "say", text="hm") == "no-such-table"
            with pytest.raises(TableError, match="no table"):
                await append(
                    two, live, None, lambda t: pytest.fail("decided at a table that is gone")
                )
            for kind in (schema.tables, schema.entries, schema.seated):
                assert await rows(one, kind) == [], kind.name
            assert await one.listing.of_person(mia.id) == []
            with pytest.raises(TableError, match="no table"):
                await two.operator.remove_table("cli:test", table, "Spam")

    run(work)


def test_the_operator_sees_tables_and_people_and_no_secrets(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2) as (one, two):
            mia, tim, sarah = await friends(one, 3)
            table = await seated(one, HIDDEN, [mia, tim, sarah])
            live = await one.registry.get(table)
            async with (
                one.views.watch(table, Caller.of(mia)),
                two.views.watch(table, Caller.of(tim)),
            ):
                await until(
                    one, table, mia, lambda m: [s["present"] for s in m["seats"]][:2] == [True] * 2
                )
                people = await one.overview.people()
                assert [(p["name"], p["tables"]) for p in people] == [
                    ("Mia", [table]),
                    ("Tim", [table]),
                ]
                (shown,) = await two.overview.tables()
                assert shown["present"] == 2 and shown["status"] == "playing"
                assert {p["name"] for p in shown["people"]} == {"Mia", "Tim", "Sarah"}
                # a command that only looks in, and keeps nothing
                async with hubs(database, keep=False) as (visiting,):
                    assert await visiting.overview.people() == people
            status = await one.overview.status()
            assert status["tables"] == {"playing": 1} and status["people"] == 3
            assert status["database_bytes"] > 10_000 and status["processes"] == 2
            told = f"{shown} {people} {status}"
            assert live.table.secret not in told and live.table.seed not in told

    run(work)


def test_a_key_is_kept_as_a_hash_and_can_be_revoked_everywhere(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            assert not two.operator.keyed
            id, key = await one.operator.make_key("cli:test", "phone")
            await eventually(lambda: two.operator.keyed)
            assert two.operator.key_id(key) == one.operator.key_id(key) == id
            assert two.operator.key_id(key[:-1]) is None and two.operator.key_id("") is None
            for kind in schema.metadata.sorted_tables:
                assert key not in str(await rows(one, kind)), kind.name
            assert [(k["id"], k["label"]) for k in await one.overview.keys()] == [(id, "phone")]
            await two.operator.revoke_key("cli:test", id)
            await eventually(lambda: not one.operator.knows(id))
            assert not one.operator.keyed and one.operator.key_id(key) is None
            with pytest.raises(TableError, match="no such key"):
                await two.operator.revoke_key("cli:test", id)

    run(work)
