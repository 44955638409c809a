"""No call hangs or kills the process: every public entry over states that are finished, unset, or another game's.

Each game is tried in a process of its own that has a deadline: compiled code that runs for ever cannot be stopped from inside.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from lifetable.games import names

DEADLINE = 300  # seconds; it takes a few once everything is compiled

TRIES = """
import sys
import numpy as np
import lifetable
from lifetable.bots import bot
from lifetable.envs import gymnasium, pettingzoo
from lifetable.envs.observation import Lens
from lifetable.errors import LifetableError
from lifetable.games import names
from lifetable.games.face import State
from lifetable.games.kernel import SILENT

name = sys.argv[1]
setup = lifetable.game(name, 3)
lens, box, boxes, game = Lens(setup), setup.box, setup.boxes, setup.game
rng = np.random.default_rng(7)
state = setup.deal(7)
while not state.over:
    state = state.play(state.legal_codes()[int(rng.integers(len(state.legal_codes())))])
finished = state
zeros = np.zeros(1, game.dtype)
foreign = {
    "finished": finished._states,
    "unset": setup.blank(),
    "zeros": zeros,
    "six": np.zeros(1, game.dtype),
    "other game": Lens(lifetable.game(next(n for n in names() if n != name), 3)).deal(7),
    "no record": np.zeros(1, np.int64),
    "none": setup.blank()[:0],
}
foreign["six"]["players"] = game.info.most_players
foreign["six"]["turn"] = 5
done = 0


def attempt(call, *expected):
    global done
    done += 1
    try:
        return call()
    except (LifetableError, *expected):
        return None


# State and Setup, over a finished game
for seat in (None, 0, 2, 3, -1, 99):
    for ask in (finished.view, finished.events_for, finished.outcomes, finished.resample):
        attempt(lambda: ask(seat))
for move in ("", "zzz", None, 0, -1, 10**9, 2**70, *game_moves) if (game_moves := setup.deal(7).legal()) else ():
    attempt(lambda: finished.play(move))
    attempt(lambda: finished.outcome(move))
    attempt(lambda: finished.play_all([move, move]))
assert finished.legal() == [] and finished.legal_codes() == [] and finished.turn is None
assert finished.result and finished.counted()
repr(finished), finished._repr_svg_(), finished._repr_html_(), finished.as_dict(), finished.marks()
again = setup.from_view(finished.view(0), seed=1)
assert again.over and again.legal() == []

# the lens, and what else takes arrays of records
for told, states in foreign.items():
    before = states.tobytes()
    attempt(lambda: State(setup, "", states, SILENT, None), IndexError)
    attempt(lambda: lens.state(states).legal())
    for seat in (0, 2, 3, -1, 99):
        attempt(lambda: lens.look(states, seat))
        attempt(lambda: lens.observe(states, seat))
    attempt(lambda: lens.mask(states))
    attempt(lambda: lens.shares(states))
    for action in (-1, 0, 1, lens.actions - 1, lens.actions, 2**62, 2**70):
        found = attempt(lambda: lens.move(states, action))
        assert found is None, (told, action, found)
    for move in (-1, 0, 1, 2**40):
        attempt(lambda: lens.action(states, move))
    assert states.tobytes() == before, f"{told}: somebody wrote into it"

# compiled loops, called as they are
moves, values = np.zeros(9, np.int64), np.zeros(9)
shares, scores = np.zeros(3), np.zeros(3, np.int64)
key = np.array([1, 2], np.uint64)
driver, loops = game.driver, lens.loops
for told in ("finished", "unset", "zeros"):
    states = foreign[told].copy()
    work = setup.blank()
    assert driver.listing(states, boxes, moves) == 0, told
    for move in (0, 1, 5, -1, 2**40):
        assert driver.step(states, work, boxes, move, SILENT) != 0, told
    assert driver.replay(states[0], box, np.arange(3), SILENT) == 0, told
    driver.playout(states[0], box, SILENT, np.uint64(7), 0)
    driver.playout(states[0], box, SILENT, np.uint64(7), 1)
    for seat in (0, 2, -1, 9):
        driver.flat(states, work, box, seat, 3, key, SILENT, moves, values, shares, scores)
        assert not values.any()
        tree = np.zeros((4, 8))
        driver.search(states, work, box, seat, 9, 0.7, key, SILENT, tree, shares, scores)
        assert not tree.any()
    loops.random_move(states, boxes, np.uint64(7), SILENT)
    for action in (-1, 0, 1, lens.actions, 2**40):
        assert loops.act(states, boxes, action, lens.room(), SILENT) == loops.ILLEGAL
        assert loops.move_of(states, boxes, action) == loops.ILLEGAL
        assert loops.action_of(states, boxes, action) == loops.ILLEGAL
    assert (states == foreign[told]).all(), told
live = setup.deal(7)
tree = np.zeros((4, 8))
driver.search(live._states, setup.blank(), box, 0, 99, 0.7, key, SILENT, tree, shares, scores)
many = np.zeros(500, np.int64)
driver.flat(live._states, setup.blank(), box, 0, 2, key, SILENT, many, np.zeros(500), shares, scores)
assert (many == -1).any(), "more moves were asked for than there are"

# bots, asked when there is nothing to choose
for who in ("random", "greedy", "easy", "medium", "mc:2", "ismcts:2"):
    seated = bot(who, setup)
    for view in (finished.view(0), finished.view(None)):
        attempt(lambda: seated.choose(view, [], rng, 0.1), ValueError, IndexError, KeyError, TypeError)

# environments
for opponents in ("random", "greedy", "easy"):
    env = gymnasium.make(name, opponents, players=3)
    for _ in range(2):
        attempt(lambda: env.step(0))
    env.reset(seed=1)
    env._states[:] = finished._states
    for _ in range(3):
        assert attempt(lambda: env.step(0)) is None
table = pettingzoo.env(name, 3, render_mode="ansi")
for call in (table.render, lambda: table.step(0), lambda: table.observe("seat_0"), table.last):
    attempt(call, AttributeError)
table.reset(seed=1)
for action in (-1, 2**62, None):
    table.step(action)
    while table.agents:
        table.step(None)
    for _ in range(3):
        attempt(lambda: table.step(0))
    table.reset(seed=1)
for mode in ("NextStep", "SameStep", "Disabled"):
    for opponents in ("random", "self"):
        envs = gymnasium.make_vec(name, 3, opponents, players=3, threads=1, autoreset_mode=mode)
        attempt(lambda: envs.step([0, 0, 0]))
        attempt(lambda: envs.reset(options={"reset_mask": np.array([True, False, False])}))
        attempt(lambda: envs.step([0, 0, 0]))
        envs.reset(seed=1)
        for actions in ([-1, 2**62, 0], [0.5, 0, 0], [[0, 0, 0]], None, ["a", "b", "c"]):
            attempt(lambda: envs.step(actions))
        for row in (foreign["finished"], foreign["unset"], zeros):
            envs._states[:] = row
            envs._states["players"] = 3
            attempt(lambda: envs.step([0, 0, 0]))
print(done, "tries")
"""


@pytest.mark.parametrize("name", names())
def test_nothing_hangs_over_states_that_are_no_games(name: str) -> None:
    tried = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", TRIES, name],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr[-3000:]
    assert int(tried.stdout.split()[0]) > 100
