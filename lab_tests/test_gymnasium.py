"""One seat of every game in Gymnasium, checked by Gymnasium's own test."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import timefront.interop.gymnasium  # noqa: F401  registers the games
from timefront.games.registry import GAMES
from timefront.kernel.questions import Illegal

NAMES = {name: f"timefront/{name}-v{game.version}" for name, game in GAMES.items()}


@pytest.mark.parametrize("name", NAMES.values())
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES.values())
@pytest.mark.parametrize("scheme", ["flat", "tokens", "offers"])
def test_whole_games_end_with_a_reward(name: str, scheme: str) -> None:
    table = gymnasium.make(name, scheme=scheme)
    rng = np.random.default_rng(7)
    for seed in range(2):
        seen, _ = table.reset(seed=seed)
        is_over = False
        while not is_over:
            masks = table.unwrapped.action_masks()
            assert np.array_equal(masks, seen["action_mask"].astype(bool))
            seen, reward, is_over, _, info = table.step(rng.choice(np.flatnonzero(masks)))
            assert "illegal" not in info
        assert -1 <= reward <= 1
        assert table.unwrapped.action_masks().all()


def test_what_is_not_allowed_loses_or_is_refused() -> None:
    for strict in (False, True):
        table = gymnasium.make(NAMES["duel_of_time"], strict=strict)
        seen, _ = table.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if strict:
            with pytest.raises(Illegal, match="DT-"):
                table.step(wrong)
        else:
            _, reward, is_over, _, info = table.step(wrong)
            assert (reward, is_over) == (-1.0, True)
            assert info["illegal"].startswith("DT-")


def test_seats_and_opponents_can_be_chosen() -> None:
    table = gymnasium.make(NAMES["battle_through_history"], seat=2, opponents=("random", "greedy:8"))
    table.reset(seed=2)
    assert table.unwrapped.sitting.seat == 2
