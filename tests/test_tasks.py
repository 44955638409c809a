"""Tasks: their ids mean the same for ever, in every form."""

from __future__ import annotations

import os
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from tests.of_a_game import SHIPPED

from lifetable.cli import run
from lifetable.envs import tasks
from lifetable.envs.vector import Tables
from lifetable.errors import SetupError
from lifetable.games import find, folder, names

DOCS = Path(__file__).parent.parent / "docs" / "tasks"
IDS = list(tasks.tasks())


@pytest.mark.parametrize("name", SHIPPED)
def test_what_an_id_means_never_changes(name: str) -> None:
    """If this fails, an id would mean something else than yesterday: give the game's tasks a new version and keep these."""
    kept = (folder(name) / "tasks.txt").read_text(encoding="utf-8")
    assert tasks.golden(name) == kept


def test_a_hash_hears_of_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    one = tasks.task(IDS[-1])
    kept = tasks.rollout_hash(one), tasks.vector_hash(one)
    assert (tasks.rollout_hash(one), tasks.vector_hash(one)) == kept
    assert kept[0] != tasks.rollout_hash(tasks.Task(one.game, one.players, 2))
    monkeypatch.setattr(tasks, "SEED", "other deals")
    assert tasks.rollout_hash(one) != kept[0]
    monkeypatch.setattr(tasks, "STEPS", tasks.STEPS - 1)
    assert tasks.vector_hash(one) != kept[1]


def test_there_is_a_task_for_every_game_and_number_of_players() -> None:
    wanted = {
        f"{name}-{players}p-v{tasks.VERSION}"
        for name in names()
        for players in range(find(name).info.least_players, find(name).info.most_players + 1)
    }
    assert set(IDS) == wanted
    registered = {id for id in gymnasium.registry if id.startswith(f"{tasks.NAMESPACE}/")}
    assert registered == {f"{tasks.NAMESPACE}/{id}" for id in wanted}
    tasks.register()  # twice is once


@pytest.mark.parametrize("id", IDS)
def test_a_task_in_all_its_forms(id: str) -> None:
    one = tasks.task(id)
    single = gymnasium.make(f"{tasks.NAMESPACE}/{id}", opponents="random", seat=0)
    assert single.spec
    assert single.spec.id == f"{tasks.NAMESPACE}/{id}"
    seen, info = single.reset(seed=1)
    assert single.observation_space.contains(seen)
    single.step(int(np.flatnonzero(info["action_mask"])[0]))
    many = gymnasium.make_vec(f"{tasks.NAMESPACE}/{id}", 3, opponents="self")
    assert isinstance(many, Tables)
    assert many.lens.setup == one.setup
    assert many.reset(seed=1)[0]["action_mask"].any(axis=1).all()
    table = tasks.pettingzoo(id)
    assert len(table.possible_agents) == one.players
    assert table.metadata["name"] == id


def test_a_task_conforms() -> None:
    check_env(gymnasium.make(f"{tasks.NAMESPACE}/{IDS[0]}").unwrapped)
    api_test(tasks.pettingzoo(IDS[0]), num_cycles=30)


def test_an_unknown_task_is_refused() -> None:
    for id in ("chess-2p-v1", IDS[0].replace("v1", "v9"), ""):
        with pytest.raises(SetupError) as refused:
            tasks.task(id)
        assert refused.value.code == "no-such-task"


@pytest.mark.parametrize("name", SHIPPED)
def test_every_task_has_a_card(name: str) -> None:
    card = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    wanted = [one for one in tasks.tasks().values() if one.game == name]
    assert card.count("\n## ") == len(wanted)
    for one in wanted:
        assert f"\n## `{one.id}`\n" in card
    assert f"lifetable tasks {name}" in card, "no figure without its command"


def test_cards_are_written_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = SHIPPED[0]
    assert run(["tasks"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == IDS
    assert run(["tasks", name, "--games", "20", "--write", str(tmp_path), "--lang", "fr"]) == 0
    written = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    assert written.count("\n## ") == sum(one.game == name for one in tasks.tasks().values())
    assert os.listdir(tmp_path) == [f"{name}.md"]
