"""Importing this registers the games with OpenSpiel: `lifetable_thats_life`, and so on.

>>> import pyspiel
>>> game = pyspiel.load_game("lifetable_thats_life(players=3,ending=sprint)")
>>> game.num_players(), game.num_distinct_actions()
(3, 133)

Chance is made of nodes: DEAL_NODES of them choose the deal, byte by byte, and where a die is rolled after each move, so
does a node with its six outcomes. An observation is what a seat may see; an information state also tells apart
what it has seen before. Returns are shares of the win.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from lifetable.envs import extra
from lifetable.envs.observation import Lens
from lifetable.games import find, names
from lifetable.games.arrays import Array
from lifetable.games.contract import Data, Option, OptionValue
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT

with extra("pyspiel"):
    import pyspiel

PREFIX = "lifetable_"
DEAL_NODES, BYTE = 6, 256
ENDLESS = 1_000_000  # the longest game, where rules set no limit
PLAYERS = 4

_LENSES: dict[
    str, Lens
] = {}  # by the game's text: states are copied and pickled, and keep the text only


class Game(pyspiel.Game):  # type: ignore[misc]
    """A setup, as OpenSpiel knows it. Parameters are `players` and the game's options."""

    kind: ClassVar[Any]
    named: ClassVar[str]

    def __init__(self, params: Data | None = None) -> None:
        given = dict(params or {})
        options = {key: value for key, value in given.items() if key != "players"}
        self.lens = Lens(Setup(find(self.named), given.get("players", PLAYERS), **options))
        longest = self.lens.longest or ENDLESS
        self._chance_nodes = DEAL_NODES + (longest + 1 if self.lens.outcomes else 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=BYTE,
            num_players=self.lens.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, given)
        _LENSES[str(self)] = self.lens

    def new_initial_state(self, text: str | None = None) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Data | None = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.lens, kind, params)


class State(pyspiel.State):  # type: ignore[misc]
    """One moment. Everything in it is small and copied: a record, and a hash of each seat's past."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game_text = str(game)
        self._states = game.lens.setup.blank()
        self._past = np.zeros(game.lens.setup.players + 1, np.uint64)
        self._deal: tuple[int, ...] = ()
        self._rolling = False

    @property
    def lens(self) -> Lens:
        return _LENSES[self._game_text]

    @property
    def dealt(self) -> bool:
        return len(self._deal) == DEAL_NODES

    @property
    def states(self) -> Array:
        """The record, in an array of one."""
        return self._states

    # --- whose turn ---

    def current_player(self) -> int:
        if not self.dealt or self._rolling:
            return int(pyspiel.PlayerId.CHANCE)
        if self._states["over"][0]:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._states["turn"][0])

    def is_terminal(self) -> bool:
        return self.dealt and bool(self._states["over"][0])

    def _legal_actions(self, player: int) -> list[int]:
        if not self.dealt:
            return []
        legal: list[int] = np.flatnonzero(self.lens.mask(self._states)).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.lens.outcomes if self.dealt else BYTE
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    # --- what happens ---

    def _apply_action(self, action: int) -> None:
        lens = self.lens
        if not self.dealt:
            self._deal = (*self._deal, action)
            if self.dealt:
                self._states = lens.deal(int.from_bytes(bytes(self._deal), "big"))
                self._go_on(0)
        elif self._rolling:
            lens.settle(self._states, action)
            self._rolling = False
            self._remember(0)
        else:
            move = lens.move(self._states, action)
            if move is None:
                raise ValueError(
                    f"{action}: {self._action_to_string(self.current_player(), action)}"
                )
            lens.setup.game.rules.apply(self._states[0], lens.setup.box, move, SILENT)
            self._go_on(action)

    def _go_on(self, action: int) -> None:
        if self.lens.outcomes and not self._states["over"][0]:
            self.lens.settle(self._states, 0)  # until it is rolled, nobody can read the die here
            self._rolling = True
        self._remember(action)

    def _remember(self, action: int) -> None:
        words = np.zeros(-(-self.lens.size // 8), np.uint64)
        seen = words.view(np.int8)[: self.lens.size]
        boxes = self.lens.setup.boxes
        self.lens.loops.remember(self._states, boxes, action, seen, words, self._past)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.lens.setup.players
        return self.lens.shares(self._states)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A random state with the same information state for a player. Its `history()` stays the true one.

        What the others have seen is not what they have seen in truth: they keep what was public, and see now
        what they hold in the new state.
        """
        sampled: State = self.clone()
        if not self.dealt:
            return sampled
        k0, k1 = (int(sampler() * 2**32) << 32 | int(sampler() * 2**32) for _ in range(2))
        lens = self.lens
        key = np.array([k0, k1], np.uint64)
        lens.setup.game.rules.resample(sampled._states[0], lens.setup.box, player, key[0], key[1])
        mine = sampled._past[player]
        sampled._past[:-1] = sampled._past[-1]
        sampled._remember(0)
        sampled._past[player], sampled._past[-1] = mine, self._past[-1]
        return sampled

    # --- in words ---

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'roll' if self.dealt else 'deal'} {action}"
        move = self.lens.move(self._states, action)
        return f"action {action}" if move is None else self.lens.setup.game.text(move)

    def __str__(self) -> str:
        deal = (
            bytes(self._deal).hex() + ("" if self.dealt else "…") + (" …" if self._rolling else "")
        )
        whole = self.lens.state(self._states).as_dict() if self.dealt else {}
        return f"{deal} {_text(whole)}"

    def view(self, seat: int | None) -> Data:
        """What a seat (None: a spectator) may see, as `lifetable` tells it."""
        return self.lens.state(self._states).view(seat)

    def past(self, seat: int | None) -> str:
        """A hash of all that a seat (None: a spectator) has seen."""
        return f"{int(self._past[-1 if seat is None else seat]):016x}"


class Observer:
    """Observations (and, with perfect recall, information states) as tensor, dict and string."""

    def __init__(self, lens: Lens, kind: Any, params: Data | None = None) -> None:
        if params:
            raise ValueError(f"no such parameters: {params}")
        self._kind, self._lens = kind, lens
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("an observation is one seat's")
        self._own = kind.private_info == private.SINGLE_PLAYER
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self._own and kind.public_info:
            extra_parts = {"player": lens.setup.players}
            if kind.perfect_recall:
                extra_parts["past"] = 64
            sizes = lens.parts | extra_parts
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            pieces = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
            self.dict = dict(zip(sizes, pieces, strict=True))

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees. `player` is who looks, `past` (perfect recall) the bits of the past's hash."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not state.dealt:
            return
        self.tensor[: self._lens.size] = self._lens.observe(state.states, player)
        self.dict["player"][player] = 1
        if "past" in self.dict:
            self.dict["past"][:] = [int(bit) for bit in f"{int(state.past(player), 16):064b}"]

    def string_from(self, state: State, player: int) -> str:
        """The same as text: JSON, as docs/data.md describes views."""
        if not state.dealt:
            return ""
        seen = state.view(player if self._own else None)
        if not self._kind.public_info:
            public = state.view(None)
            seen = {key: seen[key] for key in seen if key != "seat" and seen[key] != public[key]}
            return _text(seen) if seen else ""
        if self._kind.perfect_recall:
            seen["past"] = state.past(player if self._own else None)
        return _text(seen)


class PlayoutEvaluator:
    """For OpenSpiel's Python searches: random playouts as its own evaluator makes, but compiled."""

    def __init__(
        self, playouts: int = 1, random_state: np.random.RandomState | None = None
    ) -> None:
        self.playouts = playouts
        self._random = random_state or np.random.RandomState()

    def evaluate(self, state: State) -> Array:
        """The mean returns of playouts from a state, by seat."""
        setup, lens = state.lens.setup, state.lens
        shares, scores = np.zeros(setup.players), np.zeros(setup.players, np.int64)
        returns = np.zeros(setup.players)
        for _ in range(self.playouts):
            states = state.states.copy()
            k0, k1, r = self._random.randint(0, 2**63, 3, np.uint64)
            states["key"], states["drawn"] = (k0, k1), 0
            if state.is_chance_node():
                lens.settle(states, int(r) % lens.outcomes)
            setup.game.driver.playout(states[0], setup.box, SILENT, r, 0)
            setup.game.rules.score(states[0], setup.box, shares, scores)
            returns += shares / self.playouts
        return returns

    def prior(self, state: State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _text(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _parameter(option: Option) -> OptionValue:
    """An option's default, of the type that OpenSpiel shall read."""
    return bool(option.default) if option.kind == "flag" else option.default


def _register(name: str) -> None:
    info = find(name).info
    options = {option.name.replace("-", "_"): _parameter(option) for option in info.options}
    perfect = info.information == "perfect"
    kinds = pyspiel.GameType.Information
    game_type = pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Lifetable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.most_players,
        min_num_players=info.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, **options},
    )
    # A class each, not a function: OpenSpiel drops what it was given when Python is gone already, and only
    # classes bear that.
    made = type(game_type.short_name, (Game,), {"kind": game_type, "named": name})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(game_type, made)


for _name in names():
    _register(_name)
