"""Where does `expert` lose in That's Life!, and would thinking longer help?

    python -m benchmarks.regret --positions 200 --rollouts 100

Positions come from games of `expert` against `mc:200`. Each player chooses there; wherever two of them differ, both moves are played
on to the end by players who take what the network likes best. The luck of the dice is taken out of the result: at every roll the
network says what each of the six would have been worth, and what the roll was better or worse than their mean is not counted. That
leaves the mean as it is and halves the work. Printed is how much of the win a choice is worth more than that of `expert`, on average
over all positions, in percentage points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from lifetable.bots import bot
from lifetable.games import find
from lifetable.games.compiling import compiled
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State
from lifetable.games.kernel import SILENT, Log, Record, scatter, share, stride
from lifetable.games.thats_life import rules as r
from lifetable.games.thats_life.bots import Expert
from lifetable.games.thats_life.features import ranks
from lifetable.games.thats_life.value import ROOM, chances, load

SHARE = 0.25  # of the positions are looked at


@compiled
def play_on(
    root: Any,
    seat: int,
    box: Record,
    net: Any,
    room: Record,
    log: Log,
    work: Any,
    row: Any,
    results: Any,
) -> None:
    """The share of a seat in games from one position on, less the luck of all rolls."""
    s = work[0]
    for n in range(results.shape[0]):
        stream = scatter(np.uint64(n + 1))
        work[0] = root[0]
        results[n] = 0.0
        while not s.over:
            stream = stride(stream)
            rolled = 1 + share(stream, 6)
            turn = s.turn
            for die in range(1, 7):
                s.die = die
                top, mine = -1.0, 0.0
                for k in range(r.count(s, box)):
                    work[1] = work[0]
                    r.apply(work[1], box, r.nth(s, box, k), log)
                    chances(work[1], box, net, room, row[0], row[1])
                    if row[0, turn] > top:
                        top, mine = row[0, turn], row[0, seat]
                        if die == rolled:
                            work[2] = work[1]
                results[n] += mine / 6.0 - (mine if die == rolled else 0.0)
            work[0] = work[2]
        r.score(s, box, row[0], row[1])
        results[n] += row[0, seat]


class Judge:
    """Plays positions on."""

    def __init__(self, setup: Setup, rollouts: int) -> None:
        self.setup, self.results = setup, np.zeros(rollouts)
        self.net, self.room = load(), np.zeros(1, ROOM)[0]
        self.work, self.row = np.zeros(3, r.STATE), np.zeros((2, r.SEATS))

    def worth(self, state: State, move: str) -> float:
        seat, after = state.turn, state.play(move)
        assert seat is not None
        root = np.zeros(1, r.STATE)
        root[0] = self.setup.game.restore(after.view(seat), self.setup.box)
        ranks(root[0], self.room)
        play_on(
            root, seat, self.setup.box, self.net, self.room, SILENT, self.work, self.row, self.results
        )  # fmt: skip
        return float(self.results.mean())


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Positions in which it is the expert's turn and there is a choice."""
    rng, game = np.random.default_rng(seed), 0
    expert, others = bot("expert", setup), bot("mc:200", setup)
    while True:
        state, mine = setup.deal(f"regret/{seed}/{game}"), game % setup.players
        game += 1
        while state.turn is not None:
            legal = state.legal()
            if state.turn == mine and len(legal) > 1 and rng.random() < SHARE:
                yield state
            player = expert if state.turn == mine else others
            state = state.play(player.choose(state.view(state.turn), legal, rng, 1e9))


def patient(setup: Setup, times: float) -> Bot:
    """An expert with more or less work."""
    made = Expert(setup.box, setup.options, setup.players)
    made.work = int(made.work * times)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    setup = Setup(find("thats-life"), given.players)
    players = {f"expert, {times} times the work": patient(setup, times) for times in (0.1, 10)}
    players |= {name: bot(name, setup) for name in ("hard", "mc:1000")}
    expert, judge, rng = (
        bot("expert", setup),
        Judge(setup, given.rollouts),
        np.random.default_rng(0),
    )
    found: dict[str, list[float]] = {name: [] for name in players}
    source = positions(setup, given.seed)
    for _ in track(range(given.positions), console=Console(stderr=True)):
        state = next(source)
        assert state.turn is not None
        view, legal, known = state.view(state.turn), state.legal(), dict[str, float]()
        chosen = expert.choose(view, legal, rng, 1e9)
        for name, player in players.items():
            other = player.choose(view, legal, rng, 1e9)
            if other != chosen:
                for move in {chosen, other} - set(known):
                    known[move] = judge.worth(state, move)
            found[name].append(100 * (known[other] - known[chosen]) if other != chosen else 0.0)
    for name, gains in found.items():
        mean, error = np.mean(gains), 1.96 * np.std(gains) / np.sqrt(len(gains))
        same = np.mean(np.array(gains) == 0)
        print(f"{name}: {mean:+.2f} ± {error:.2f} points a decision, the same move in {same:.0%}")


if __name__ == "__main__":
    main()
