"""One seat against bots, and thousands of games at once, for Gymnasium.

>>> env = make("thats-life", opponents=("random", "greedy"))
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> reward, terminated, info["illegal"]
(0.0, False, False)

>>> envs = make_vec("thats-life", num_envs=8, opponents="self")
>>> seen, infos = envs.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((8, 376), (8, 133))
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lifetable.bots import bot
from lifetable.envs import extra
from lifetable.envs.observation import Lens, checked_mode, draw
from lifetable.envs.vector import StepNeedsReset, Tables, space_of
from lifetable.errors import SetupError
from lifetable.games import find
from lifetable.games.arrays import Array
from lifetable.games.contract import Bot, Chooser, Data
from lifetable.games.face import Setup, checked_seat
from lifetable.games.kernel import SILENT

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode

Opponent = str | Bot | Chooser
"""A bot by name, a bot, or a callable: from view, legal moves, generator and budget to a move."""
RANDOM, GREEDY, SELF = "random", "greedy", "self"


def make(
    game: str,
    opponents: Opponent | Sequence[Opponent] = RANDOM,
    *,
    players: int | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
    budget: float = 1.0,
    **options: object,
) -> SeatEnv:
    """One seat of a game, against chosen bots.

    `opponents` are one for each other seat, clockwise from the learner's, or one for all of them. `seat` is
    the learner's; without it another one is drawn for each game. `budget` is what bots may think, in seconds.
    """
    one = isinstance(opponents, str) or callable(opponents) or isinstance(opponents, Bot)
    if not one and players is None:
        players = len(opponents) + 1  # type: ignore[arg-type]
    setup = Setup(find(game), players, **options)
    seated: list[Opponent] = [opponents] * (setup.players - 1) if one else [*opponents]  # type: ignore
    if len(seated) != setup.players - 1:
        raise SetupError("envs-opponents", opponents=len(seated), players=setup.players)
    return SeatEnv(setup, seated, seat=seat, render_mode=render_mode, budget=budget)


def make_vec(
    game: str,
    num_envs: int,
    opponents: str | Sequence[str] = RANDOM,
    *,
    players: int | None = None,
    seat: int | None = None,
    autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    threads: int | None = None,
    copy: bool = True,
    **options: object,
) -> Tables:
    """Thousands of games at once, stepped by compiled code.

    `opponents` are compiled bots, `"random"` or `"greedy"`: one for all other seats, or one for each, clockwise from
    the learner's; or `"self"`: then every decision of every seat is asked for, and an observation
    is that of the seat to move (`infos["seat"]`). `threads` are all cores if not given. With `copy=False`
    the arrays that `step` returns are overwritten by the next step.
    """
    if not isinstance(opponents, str) and players is None:
        players = len(opponents) + 1
    setup = Setup(find(game), players, **options)
    seated = [opponents] * (setup.players - 1) if isinstance(opponents, str) else [*opponents]
    if len(seated) != setup.players - 1:
        raise SetupError("envs-opponents", opponents=len(seated), players=setup.players)
    self_play = opponents == SELF
    compiled = [RANDOM, GREEDY] if setup.game.part("greedy") else [RANDOM]
    if not self_play and (strange := [name for name in seated if name not in compiled]):
        known = ", ".join([*compiled, SELF])
        raise SetupError("envs-vector-opponents", opponents=str(strange[0]), known=known)
    return Tables(
        setup,
        num_envs,
        seat=seat,
        self_play=self_play,
        greedy=[name == GREEDY for name in seated],
        autoreset_mode=autoreset_mode,
        threads=threads,
        copy=copy,
    )


class SeatEnv(gymnasium.Env[Data, np.int64]):
    """One seat of one game.

    The reward is the seat's share of the win, at the end; 0 before. An action that is not legal does not raise:
    a random legal move is made instead, and `info["illegal"]` says so.
    """

    metadata: dict[str, object] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        setup: Setup,
        opponents: Sequence[Opponent],
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        budget: float = 1.0,
    ) -> None:
        if seat is not None:
            seat = checked_seat(setup, seat)
        self.setup, self.lens = setup, Lens(setup)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = space_of(self.lens)
        self.action_space = spaces.Discrete(self.lens.actions)
        self._opponents = [*opponents]
        self._choosers = [_chooser(opponent, setup) for opponent in opponents]
        self._fixed, self._budget = seat, budget
        self.seat = seat or 0
        self._states = setup.blank()
        self._begun = False

    def __getstate__(self) -> Data:
        return {name: value for name, value in vars(self).items() if name != "_choosers"}

    def __setstate__(self, kept: Data) -> None:
        vars(self).update(kept)
        self._choosers = [_chooser(opponent, self.setup) for opponent in self._opponents]

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Array], Data]:
        super().reset(seed=seed)
        self._begun = False  # an opponent may raise before all have moved
        while True:
            if self._fixed is None:
                self.seat = int(self.np_random.integers(self.setup.players))
            self._states = self.lens.deal(int(self.np_random.integers(2**63)))
            self._others()
            if not self._states["over"][0]:
                break
        self._begun = True
        seen = self.lens.look(self._states, self.seat)
        return seen, {"action_mask": seen["action_mask"], "illegal": False, "seat": self.seat}

    def step(self, action: int | np.int64) -> tuple[dict[str, Array], float, bool, bool, Data]:
        # Where no move is legal, compiled code would look for one for ever.
        if not self._begun or self._states["over"][0]:
            raise StepNeedsReset("envs-reset")
        move = self.lens.move(self._states, int(action))
        if move is None:
            self._random_move()
        else:
            self.setup.game.rules.apply(self._states[0], self.setup.box, move, SILENT)
        self._others()
        seen, reward = self.lens.look(self._states, self.seat), 0.0
        over = bool(self._states["over"][0])
        info: Data = {
            "action_mask": seen["action_mask"],
            "illegal": move is None,
            "seat": self.seat,
        }
        if over:
            result = self.lens.state(self._states).result
            assert result
            reward = result["shares"][self.seat]
            info |= {"result": result, "shares": np.array(result["shares"])}
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, False, info

    def render(self) -> str | None:
        """The board as the learner's seat sees it: printed for "human", else returned."""
        if self.render_mode is None:
            return None
        board = draw(self.lens.state(self._states), self.seat, self.render_mode)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def _others(self) -> None:
        """The opponents play until it is the learner's turn."""
        while not self._states["over"][0] and (turn := int(self._states["turn"][0])) != self.seat:
            choose = self._choosers[(turn - self.seat - 1) % self.setup.players]
            if choose is None:
                self._random_move()
                continue
            state = self.lens.state(self._states)
            legal = state.legal()
            move = legal[0]
            if len(legal) > 1:
                move = choose(state.view(turn), legal, self.np_random, self._budget)
            self._states[0] = state.play(move)._record

    def _random_move(self) -> None:
        r = self.np_random.integers(2**64, dtype=np.uint64)
        self.lens.loops.random_move(self._states, self.setup.boxes, r, SILENT)


def _chooser(opponent: Opponent, setup: Setup) -> Chooser | None:
    """How an opponent chooses; None for a random one, who needs no Python."""
    if opponent == RANDOM:
        return None
    seated = bot(opponent, setup) if isinstance(opponent, str) else opponent
    return seated.choose if isinstance(seated, Bot) else seated
