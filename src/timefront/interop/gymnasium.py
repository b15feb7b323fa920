"""One seat of a game as a Gymnasium environment, the others played by bots.

import gymnasium
import timefront.interop.gymnasium
env = gymnasium.make("timefront/duel_of_time-v1", opponents=("easy",))
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import OVER
from timefront.kernel.questions import Illegal
from timefront.lab.coding import UnknownNumber
from timefront.lab.sitting import Sitting, Table

WIDEST = np.iinfo(np.int64)


class SeatEnv(gymnasium.Env):
    """A seat against named bots. An illegal action loses at once or, if `strict`, is refused."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "duel_of_time",
        *,
        opponents: tuple[str, ...] = ("random",),
        seat: int = 0,
        scenario: str = "",
        options: dict[str, str] | None = None,
        scheme: str = "flat",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` take the other seats in order, one bot per seat."""
        chosen = GAMES[game]
        self.table = Table(chosen, scenario, options or {}, len(opponents) + 1, scheme)
        self.seat = seat
        names = [*opponents]
        names.insert(seat, "random")  # this seat is played from outside
        self.bots = [bot_named(name) for name in names]
        self.is_strict = strict
        self.render_mode = render_mode
        size, length = self.table.coder.size, self.table.observer.length
        self.action_space = Discrete(size)
        self.observation_space = Dict(
            {
                "observation": Box(WIDEST.min, WIDEST.max, (length,), np.int64),
                "action_mask": Box(0, 1, (size,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game, up to this seat's first choice."""
        super().reset(seed=seed)
        luck = str(self.np_random.integers(2**62))
        self.sitting = Sitting(self.table, luck)
        self.rngs = [Random(f"{luck}/{seat}") for seat in range(len(self.bots))]
        self.is_over = False
        self._let_others_play()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Give this seat's next number, then let the others play."""
        try:
            self.sitting.take(int(action))
        except (Illegal, UnknownNumber) as refused:
            if self.is_strict:
                raise
            self.is_over = True
            return self._observed(), -1.0, True, False, {"illegal": str(refused)}
        self._let_others_play()
        self.is_over = self.sitting.seat == OVER
        return self._observed(), self._reward(), self.is_over, False, {}

    def action_masks(self) -> Any:
        """Whether each number is allowed now, as sb3-contrib asks for it; all are after the end."""
        if self.is_over:
            return np.ones(self.table.coder.size, np.bool_)
        return np.frombuffer(self.sitting.mask(self.seat), np.bool_)

    def render(self) -> str | None:
        """The position as text."""
        return self.table.text(self.sitting.s) if self.render_mode else None

    def _let_others_play(self) -> None:
        sitting = self.sitting
        while sitting.seat not in (OVER, self.seat):
            seat = sitting.seat
            knowledge = Knowledge(self.table.game, sitting.s, seat)
            sitting.answer(self.bots[seat].choose(knowledge, self.rngs[seat]))

    def _reward(self) -> float:
        outcome = self.sitting.outcome
        if outcome is None:
            return 0.0
        fair = 1 / len(self.bots)
        return (outcome.share(self.seat) - fair) / (1 - fair)

    def _observed(self) -> dict[str, Any]:
        return {
            "observation": np.array(self.sitting.observe(self.seat), np.int64),
            "action_mask": np.frombuffer(self.sitting.mask(self.seat), np.int8),
        }


for _name, _game in GAMES.items():
    _seats = _game.scenario_seats(_game.built_in_pack(), "")[0]
    gymnasium.register(
        f"timefront/{_name}-v{_game.version}",
        entry_point=SeatEnv,
        kwargs={"game": _name, "opponents": ("random",) * (_seats - 1)},
    )
