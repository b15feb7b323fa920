"""Every game as a PettingZoo environment (AEC): seats take turns, and a mask marks illegal moves.

    from timefront.interop.pettingzoo import env
    duel = env("duel_of_time")

`raw_env` is the bare environment; `env` adds PettingZoo's usual wrappers, which cost two thirds of the speed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from timefront.games.registry import GAMES
from timefront.kernel.flow import OVER
from timefront.lab.sitting import Sitting, Table

WIDEST = np.iinfo(np.int64)


def env(game: str = "duel_of_time", **wishes: Any) -> Any:
    """An environment with the usual wrappers; see `raw_env`."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **wishes)))


class raw_env(AECEnv):  # the name that PettingZoo's tools look for  # noqa: N801
    """A game as PettingZoo sees it. An agent is a seat: its name in commands and files, and its number."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = "duel_of_time",
        *,
        scenario: str = "",
        options: dict[str, str] | None = None,
        seats: int = 0,
        scheme: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """`scheme` is one of `timefront.lab.coding.SCHEMES`: what an action's number stands for."""
        super().__init__()
        chosen = GAMES[game]
        usual = chosen.scenario_seats(chosen.built_in_pack(), scenario)[0]
        self.table = Table(chosen, scenario, options or {}, seats or usual, scheme)
        self.metadata = {
            "name": f"{game}_v{chosen.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"{name}_{seat}" for seat, name in enumerate(self.table.seat_names)]
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        size, length = self.table.coder.size, self.table.observer.length
        seen = Dict(
            {
                "observation": Box(WIDEST.min, WIDEST.max, (length,), np.int64),
                "action_mask": Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {name: Discrete(size) for name in self.possible_agents}
        self.luck = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed, the one that `timefront simulate` plays first with that seed."""
        if seed is not None:
            self.luck = Random(seed)
        self.sitting = Sitting(self.table, f"{seed}/0" if seed is not None else str(self.luck.getrandbits(64)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {
            "observation": np.array(self.sitting.observe(seat), np.int64),
            "action_mask": np.frombuffer(self.sitting.mask(seat), np.int8),
        }

    def step(self, action: Any) -> None:
        """Give the next number of the seat that is asked. An illegal number is refused, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.sitting.outcome if self.sitting.seat == OVER else None
        if outcome is not None:
            fair = 1 / len(self.possible_agents)
            for name, seat in self.seat_of.items():
                self.rewards[name] = (outcome.share(seat) - fair) / (1 - fair)
                self.terminations[name] = True
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text."""
        return self.table.text(self.sitting.s) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _asked(self) -> str:
        """The agent that is asked; after the end the first one, which has no more choices."""
        return self.possible_agents[max(self.sitting.seat, 0)]
