"""The instruments of `benchmarks/` that judge: they find what they look for, and nothing where nothing is."""

from __future__ import annotations

import asyncio
import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from benchmarks.filled import fill, kept
from benchmarks.persistent import Follower, Visitor
from benchmarks.soak import TOLERATED, Sample, chart, slopes
from tests.hubs import SOON, hubs, run

SAMPLES = 200
KINDS = ("moves_p95_ms", "reads_p95_ms")


def samples(growing: str | None, share: float) -> list[Sample]:
    """An hour in which one figure grows by a share of itself, all of them shaking a little."""
    rng = random.Random(5)
    rows = []
    for n in range(SAMPLES):
        row = {name: 100 * rng.gauss(1, 0.01) for name in (*TOLERATED, *KINDS)}
        row["minute"] = 60 * n / SAMPLES
        if growing:
            row[growing] += 100 * share * n / SAMPLES
        rows.append(row)
    return rows


def test_a_soak_finds_whatever_grows_and_nothing_else() -> None:
    assert not any(one["grew"] for one in slopes(samples(None, 0)).values())
    for name in TOLERATED:
        found = slopes(samples(name, 4 * TOLERATED[name] + 0.05))
        assert [grown for grown, one in found.items() if one["grew"]] == [name]
        assert found[name]["low"] <= found[name]["change"] <= found[name]["high"]


def test_a_soak_judges_the_second_half_alone() -> None:
    rows = samples("memory_mb", 0.5)
    level = rows[SAMPLES // 2]["memory_mb"]
    for row in rows[SAMPLES // 2 :]:
        row["memory_mb"] = level
    assert not slopes(rows)["memory_mb"]["grew"], "warming up is not growing"


def test_a_soak_is_drawn_in_three_panels_even_where_nothing_was_asked() -> None:
    rows = samples(None, 0)
    for row in rows[:3]:
        row["moves_p50_ms"] = float("nan")
    drawn = ElementTree.fromstring(chart(rows))
    lines = [one for one in drawn.iter() if one.tag.endswith("polyline")]
    assert len([one for one in drawn if one.tag.endswith("}g")]) == 3
    assert len(lines) == 6
    for line in lines:
        points = [tuple(map(float, point.split(","))) for point in line.get("points", "").split()]
        assert len(points) == 2 * 60  # half minutes: every sample would be a large file
        assert all(0 <= x <= 760 and 0 <= y <= 150 for x, y in points)


def test_what_a_stream_missed_or_repeated_is_noticed() -> None:
    def told(*numbers: int) -> list[str]:
        follower = Follower(Visitor(0), "table")
        for number in numbers:
            entry = {"kind": "moved", "move": f"m{number}"}
            follower._merge(number, {"number": number, "entry": entry})
        return follower.problems

    assert told(4, 5, 6) == []
    assert len(told(4, 6)) == 1
    assert len(told(4, 5, 5)) == 1
    assert len(told(4, 5, 4)) == 1


def test_copies_of_tables_are_real_tables_that_are_kept(tmp_path: Path) -> None:
    """What `benchmarks/scale.py` fills a database with."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    people: list[str] = []

    async def invite() -> None:
        async with hubs(database, keep=False) as (hub,):
            people.extend([(await hub.people.make("en", f"P{n}")).id for n in range(4)])

    async def look() -> None:
        async with hubs(database) as (hub,), asyncio.timeout(SOON):
            cards = await hub.listing.of_person(people[0])
            assert {card["status"] for card in cards} == {"over", "playing"}
            assert all(card["yours"] for card in cards)
            while kept(database)[:2] != (9, 9):
                await asyncio.sleep(0.05)

    run(invite)
    fill(database, 12, 9, people, lambda done, wanted: None)
    assert kept(database)[:2] == (9, 0)
    run(look)
