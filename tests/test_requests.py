"""Every request there is can be decided, and nothing is decided that is slow."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

import pytest
from msgspec.structs import replace
from tests.asking import ACTS, HOST, REMATCH, request
from tests.hubs import friends, hubs, run, seated
from tests.of_a_game import OPEN
from tests.test_acts import MIA, TIM, TRIO, Round

from lifetable.errors import LifetableError
from lifetable.tables import requests
from lifetable.tables.decide.decision import decide
from lifetable.tables.requests import Act, ChangeSettings, OpenTable, Request, Start
from lifetable.tables.setups import Setups, SetupWantedError

PARTS = {requests.ClockWish, requests.SeatWish}
"""What requests are made of."""


def test_every_request_is_one_that_is_decided() -> None:
    written = {
        kind
        for kind in vars(requests).values()
        if isinstance(kind, type) and issubclass(kind, Request) and kind is not Request
    }
    assert written - PARTS - {OpenTable} == set(get_args(Act))
    assert set(get_args(Act)) == {*ACTS.values(), *REMATCH.values(), *HOST.values()}


def test_nothing_that_may_take_long_is_done_while_deciding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is built, with whatever it reads, before anything is decided on it."""
    table = Round(*TRIO, players=4).table
    table.setups = Setups(lambda id: pytest.fail("a file is looked for"))
    monkeypatch.setattr(Setups, "build", lambda *_: pytest.fail("a game is built"))
    for asked in (ChangeSettings(players=5), Start()):
        with pytest.raises(SetupWantedError) as wanted:
            decide(table, MIA, asked)
        assert wanted.value.settings.game == table.settings.game
    monkeypatch.undo()
    table.setups.build(replace(table.settings, players=3))
    assert decide(table, MIA, Start())


@pytest.mark.parametrize("act", sorted({*ACTS, *REMATCH, *HOST}))
def test_deciding_changes_nothing(act: str) -> None:
    round_ = Round(MIA, TIM, players=3)
    before = round_.table.copy()
    sample = {
        "seat": 0,
        "seal": "0" * 64,
        "words": "sea",
        "agree": True,
        "text": "hello",
        "reaction": "wow",
        "handle": round_.table.handle_of(TIM.id),
        "lock": "seats",
        "owner": TIM.id,
        "held": 1,
    }
    kind = {**ACTS, **REMATCH, **HOST}[act]
    asked = request(act, {name: sample[name] for name in kind.model_fields if name in sample})
    with suppress(LifetableError, SetupWantedError):
        decide(round_.table, MIA, asked)
    assert round_.table == before


def test_a_game_that_another_process_began_is_built_before_it_is_applied(database: str) -> None:
    async def work() -> None:
        async with hubs(database, 2, keep=False) as (one, two):
            people = await friends(one, 2)
            table = await seated(one, OPEN, people)
            two.store.setups.forget()
            entries = await two.store.after(table, 1)
            assert [entry.kind for entry in entries] == ["sat", "started"]
            agreed = (await one.registry.get(table)).table.settings
            assert two.store.setups.ready(agreed)

    run(work)
