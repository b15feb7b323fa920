"""MaskablePPO learns Duel against a bot that plays at random.

It needs sb3-contrib and torch in addition to timefront[lab]. Try it, a minute: python examples/learn.py 12000
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO

import timefront.interop.gymnasium  # noqa: F401  registers the games


def environment(opponent: str) -> Any:
    """A seat of Duel: integers go in, and `action_masks()` says which actions the rules allow."""
    env = gymnasium.make("timefront/duel_of_time-v1", opponents=(opponent,))
    return FlattenObservation(FilterObservation(env, ["observation"]))


def rate(model: Any, env: Any, games: int, seed: int) -> float:
    """The share of games that the model wins; draws count half."""
    points = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=seed + number)
        is_over, reward = False, 0.0
        while not is_over:
            masks = env.unwrapped.action_masks()
            action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, is_over, _, _ = env.step(int(action))
        points += (reward + 1) / 2
    return points / games


def main(steps: int, games: int = 200, opponent: str = "random") -> tuple[float, float]:
    """Win rates before and after learning."""
    env = environment(opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, seed=1, device="cpu")
    before = rate(model, env, games, 10_000)
    model.learn(steps)
    after = rate(model, env, games, 20_000)
    print(f"{steps} steps against {opponent}: wins {before:.0%} of {games} games before, {after:.0%} after")
    return before, after


if __name__ == "__main__":
    main(int(sys.argv[1]))
