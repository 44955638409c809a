"""`lifetable tasks`: the tasks of the environments, and a card for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import numpy as np

from lifetable import games
from lifetable.cli.options import GameName
from lifetable.words import Words

if TYPE_CHECKING:
    from lifetable.envs.tasks import Task
    from lifetable.games.face import Setup

SEED = "cards"
LOOKED_AT = 20  # games in which legal moves are counted
DEALS_OF = 5  # the deal's part is asked of one game in so many


def commands(words: Words) -> list[click.Command]:
    """The commands of this file, speaking the language of `words`."""

    def run(names: tuple[str, ...], count: int, write: str | None) -> None:
        from lifetable.envs.tasks import tasks

        for name in names:
            games.folder(name)  # refused if there is none
        chosen = [one for one in tasks().values() if not names or one.game in names]
        if write is None:
            for one in chosen:
                click.echo(f"{one.id}  {words(f'{one.game}-title')}")
            return
        folder = Path(write)
        folder.mkdir(parents=True, exist_ok=True)
        for name in dict.fromkeys(one.game for one in chosen):
            own = [one.players for one in chosen if one.game == name]
            file = folder / f"{name}.md"
            file.write_text(cards(name, own, count, words), encoding="utf-8", newline="\n")
            click.echo(words("ladder-written", file=str(file)), err=True)

    return [
        click.Command(
            "tasks",
            callback=run,
            params=[
                click.Argument(["names"], nargs=-1, type=GameName(), metavar="[GAME]..."),
                click.Option(
                    ["-n", "--games", "count"],
                    type=click.IntRange(20, 10_000_000),
                    default=4000,
                    show_default=True,
                    help=words("tasks-help-games"),
                ),
                click.Option(
                    ["--write"],
                    type=click.Path(file_okay=False),
                    metavar=words("train-folder"),
                    help=words("tasks-help-write"),
                ),
            ],
            help=words("tasks-help"),
            epilog=words("tasks-epilog"),
        )
    ]


def cards(name: str, players: list[int], count: int, words: Words) -> str:
    """The cards of a game's tasks, as Markdown."""
    from lifetable.envs.tasks import Task

    title = words(f"{name}-title")
    parts = [f"# {words('tasks-title', game=title)}\n", f"{words('tasks-intro')}\n"]
    parts.append(f"```sh\nlifetable tasks {name} --games {count} --write docs/tasks\n```\n")
    for number in players:
        one = Task(name, number)
        rows = "\n".join(f"| {key} | {value} |" for key, value in _card(one, count, words))
        parts.append(f"## `{one.id}`\n\n| | |\n| --- | --- |\n{rows}\n")
    return "\n".join(parts)


def _card(one: Task, count: int, words: Words) -> list[tuple[str, str]]:
    from lifetable.arena.standings import percent
    from lifetable.arena.statistics import Estimate, mean, wilson
    from lifetable.arena.study_luck import deal_share
    from lifetable.arena.tournament import arena
    from lifetable.envs.observation import Lens
    from lifetable.games.batch import simulate

    setup, info = one.setup, games.find(one.game).info
    lens = Lens(setup)
    batch = simulate(setup, count, SEED, haste=False)
    low, high = np.percentile(batch.length, [5, 95])
    widths = branching(setup)
    deal, _ = deal_share(setup, max(20, count // DEALS_OF), DEALS_OF, SEED, lambda done: None)

    def around(found: Estimate, digits: int = 2) -> str:
        return f"{found.value:.{digits}f} ({found.low:.{digits}f} … {found.high:.{digits}f})"

    single = np.arange(count)
    rows = {
        "players": str(one.players),
        "actions": f"{lens.actions:,}",
        "observation": f"{lens.size:,} × int8",
        "information": words(f"tasks-{info.information}"),
        "chance": words(f"tasks-{info.chance}"),
        "branching": words(
            "tasks-mean-and-most", mean=f"{np.mean(widths):.1f}", most=str(max(widths))
        ),
        "length": words(
            "tasks-mean-and-range",
            mean=around(mean(batch.length, single), 1),
            low=f"{low:.0f}",
            high=f"{high:.0f}",
        ),
        "deal": percent(Estimate(deal.value, deal.low, deal.high)),
        "random": percent(wilson(float(batch.shares[:, 0].sum()), count)),
        "random-score": around(mean(batch.scores.mean(axis=1), single)),
    }
    if setup.game.part("greedy"):
        seated = ["greedy", *["random"] * (one.players - 1)]
        whole = -(-count // (4 * one.players)) * one.players
        played = arena(setup, seated, games=whole, seed=SEED, workers=1).bots[0]
        rows["greedy"] = percent(Estimate(played.win_share, played.low, played.high))
        rows["greedy-score"] = around(Estimate(played.score, played.score_low, played.score_high))
    return [(words(f"tasks-{key}"), value) for key, value in rows.items()]


def branching(setup: Setup) -> list[int]:
    """How many legal moves there are, decision by decision, in some random games."""
    rng, found = np.random.default_rng(1), []
    for number in range(LOOKED_AT):
        state = setup.deal(f"{SEED}/{number}")
        while not state.over and state.ply < 500:
            legal = state.legal_codes()
            found.append(len(legal))
            state = state.play(legal[int(rng.integers(len(legal)))])
    return found
