"""Every seat an agent, turn by turn, for PettingZoo (AEC).

>>> table = env("thats-life", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import numpy as np

from lifetable.envs import extra
from lifetable.envs.observation import MODES, Lens, checked_mode, draw
from lifetable.envs.vector import StepNeedsReset, space_of
from lifetable.games import find
from lifetable.games.arrays import Array
from lifetable.games.face import Setup
from lifetable.games.kernel import SILENT

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

ILLEGAL_REWARD = -1.0
NO_ACTION = -1


def env(
    game: str, players: int | None = None, *, render_mode: str | None = None, **options: object
) -> TableEnv:
    """A game as an environment of agents `seat_0`, `seat_1`, ...; four without `players`."""
    return TableEnv(Setup(find(game), players, **options), render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game. Rewards are the shares of the win, at the end.

    An action that is not legal ends the game: its agent gets -1, the others 0, as PettingZoo's own games do.
    """

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup, self.lens = setup, Lens(setup)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "render_modes": [*MODES],
            "name": f"lifetable_{setup.name.replace('-', '_')}_v0",
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space_of(self.lens) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.lens.actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self._states = setup.blank()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._states = self.lens.deal(int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._states["turn"][0])]
        self._now: Array | None = None  # what the agent to move sees, if it is known

    def observe(self, agent: str) -> dict[str, Array]:
        self._check_begun()
        if self._now is not None and agent == self.agent_selection:
            return self.lens.apart(self._now)
        return self.lens.look(self._states, self._seat[agent])

    def step(self, action: int | None) -> None:
        self._check_begun()
        if not self.agents:
            raise StepNeedsReset("envs-reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:  # only who is out of the game has none
            action = NO_ACTION
        loops, now = self.lens.loops, self.lens.room()
        turn = loops.act(self._states, self.setup.boxes, int(action), now, SILENT)
        self._cumulative_rewards[agent] = 0.0
        if turn >= 0:
            self._now = now
            self.agent_selection = self.possible_agents[turn]
        elif turn == loops.OVER:
            self._finish(
                dict(zip(self.possible_agents, self.lens.shares(self._states), strict=True))
            )
        else:
            self._finish(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as the seat to move sees it: printed for "human", else returned."""
        if self.render_mode is None:
            return None
        self._check_begun()
        state = self.lens.state(self._states)
        board = draw(state, state.turn, self.render_mode)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def _check_begun(self) -> None:
        if not self._states["ply"][0] and self._states["over"][0]:
            raise StepNeedsReset("envs-reset")

    def close(self) -> None:
        """Nothing is open."""

    def _finish(self, rewards: dict[str, float]) -> None:
        self._now = None
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()
