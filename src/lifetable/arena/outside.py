"""What lies outside: packages that need not be there, functions of other people, other searchers.

Names of outside opponents, wherever the arena asks for a bot:

    openspiel-mcts:N     OpenSpiel's Monte Carlo tree search, for games without secrets
    openspiel-ismcts:N   OpenSpiel's information-set tree search, for games with secrets
    module:function      any function (view, legal, rng, budget) -> move that Python can import

N is the number of simulations for each move. OpenSpiel's searchers are its own; what is ours is the game they search
(`lifetable.envs.openspiel`), and the random playouts at their leaves, which are compiled.
"""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lifetable.errors import SetupError
from lifetable.games.arrays import Floats, Key
from lifetable.games.contract import Data, OptionValue
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT, rekey

_FUNCTION = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<function>[A-Za-z_]\w*)")
_SEARCHER = re.compile(r"openspiel-(?P<kind>mcts|ismcts):(?P<number>[1-9][0-9]{0,6})")
_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
COUNTED = ("mc", "ismcts", "openspiel-mcts", "openspiel-ismcts")
"""Bots that are named with a number: how much they try."""
_EXPLORE = 1.0
_EXTRA = "envs"

Choose = Callable[[Data, Sequence[str], np.random.Generator, float], str]


def optional(module: str, extra: str) -> Any:
    """A module that is not always installed; SetupError says which extra brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise SetupError("arena-extra", module=missing.name or module, extra=extra) from missing


def outside(name: str, setup: Setup) -> Choose | None:
    """How the outside opponent of this name chooses; None if the name is not one of them."""
    if found := _SEARCHER.fullmatch(name):
        return Searcher(setup, found["kind"], int(found["number"])).choose
    kind, colon, number = name.partition(":")
    if colon and kind in COUNTED:
        if not _NUMBER.fullmatch(number):
            raise SetupError("bot-without-number", bot=name, kind=kind)
        return None
    if found := _FUNCTION.fullmatch(name):
        return _function(found["module"], found["function"])
    return None


def look_in(folder: str) -> None:
    """Find modules of this folder too, as `python -m` finds those of the current one."""
    if folder not in sys.path:
        sys.path.append(folder)


def _function(module: str, function: str) -> Choose:
    look_in(str(Path.cwd()))
    try:
        there = importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and (module + ".").startswith(missing.name + "."):
            raise SetupError("no-such-module", module=module, function=function) from missing
        raise _broken(module, missing) from missing
    except Exception as error:
        raise _broken(module, error) from error
    found = getattr(there, function, None)
    if not callable(found):
        raise SetupError("no-such-function", function=function, module=module)
    choose: Choose = found
    return choose


def _broken(module: str, error: Exception) -> SetupError:
    """Somebody's module that is there and cannot be loaded: with what it said."""
    return SetupError("broken-module", module=module, error=said_by(error))


def said_by(error: Exception) -> str:
    """An error of somebody else's code, and the line where it happened."""
    where = traceback.extract_tb(error.__traceback__)
    last = f" ({Path(where[-1].filename).name}, line {where[-1].lineno})" if where else ""
    return f"{type(error).__name__}: {error}{last}"


# --- OpenSpiel ----------------------------------------------------------------------------------


class Searcher:
    """A searcher of OpenSpiel's at our table. It is given a view, as every bot is.

    What it searches is no state of the table, but one that is made from the view and resampled for its seat.
    """

    def __init__(self, setup: Setup, kind: str, rounds: int) -> None:
        secrets = setup.game.info.information != "perfect"
        if secrets != (kind == "ismcts"):
            code = "arena-imperfect" if secrets else "arena-perfect"
            raise SetupError(code, bot=f"openspiel-{kind}", game=setup.name)
        self.setup, self.kind, self.rounds = setup, kind, rounds
        spiel = optional("pyspiel", _EXTRA)
        from lifetable.envs.openspiel import PREFIX

        given = {name.replace("-", "_"): value for name, value in _chosen(setup).items()}
        self.game = spiel.load_game(
            PREFIX + setup.name.replace("-", "_"), {"players": setup.players} | given
        )

    def choose(
        self, view: Data, legal: Sequence[str], rng: np.random.Generator, budget: float
    ) -> str:
        seat: int = view["seat"]
        state = self._state(view, seat, rng)
        random = np.random.RandomState(rng.integers(0, 2**32, 4, np.uint32))
        evaluator = _evaluator(rng)
        search = optional(f"open_spiel.python.algorithms.{self.kind}", _EXTRA)
        if self.kind == "mcts":
            bot = search.MCTSBot(
                self.game, _EXPLORE, self.rounds, evaluator, solve=False, random_state=random
            )
        else:
            bot = search.ISMCTSBot(self.game, evaluator, _EXPLORE, self.rounds, random_state=random)
            # Its own sampler cannot be seeded.
            bot.set_resampler(
                lambda state, player: state.resample_from_infostate(player, random.uniform)
            )
        move = state.lens.move(state.states, int(bot.step(state)))
        return self.setup.game.text(move)

    def _state(self, view: Data, seat: int, rng: np.random.Generator) -> Any:
        """A state of OpenSpiel's that this seat holds possible."""
        game, box = self.setup.game, self.setup.box
        states = self.setup.blank()
        states[0] = game.restore(view, box)
        game.rules.resample(states[0], box, seat, *_key(rng))
        state = self.game.new_initial_state()
        while state.is_chance_node():  # any deal: what it brings is replaced
            state.apply_action(0)
        state.states[0] = states[0]
        return state


def _chosen(setup: Setup) -> dict[str, OptionValue]:
    """The options that are not what they are anyhow."""
    default = {option.name: option.default for option in setup.game.info.options}
    return {name: value for name, value in setup.options.items() if value != default[name]}


def _key(rng: np.random.Generator) -> Key:
    return rng.integers(0, 2**64, 2, dtype=np.uint64)


def _evaluator(rng: np.random.Generator) -> Any:
    """What a leaf is worth: one random playout, as in OpenSpiel's own evaluator, but compiled."""
    search = optional("open_spiel.python.algorithms.mcts", _EXTRA)

    class Playouts(search.RandomRolloutEvaluator):  # type: ignore[misc, name-defined]
        def evaluate(self, state: Any) -> Floats:
            if state.is_chance_node():
                state = state.clone()
                state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
            setup, states = state.lens.setup, state.states.copy()
            rekey(states[0], *_key(rng))  # else all playouts would roll the same dice
            setup.game.driver.playout(states[0], setup.box, SILENT, _key(rng)[0], 0)
            return np.array(state.lens.shares(states))

    return Playouts()
