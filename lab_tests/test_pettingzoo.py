"""Every game in PettingZoo, checked by PettingZoo's own tests."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from timefront.bots.bot import Knowledge, RandomBot
from timefront.bots.playing import play_game
from timefront.games.registry import GAMES
from timefront.interop.pettingzoo import env, raw_env
from timefront.kernel.flow import OVER, dumps
from timefront.kernel.questions import Illegal

CASES = [
    (name, scenario, seats)
    for name, game in GAMES.items()
    for scenario in game.scenarios(game.built_in_pack())
    for seats in game.scenario_seats(game.built_in_pack(), scenario)
]


@pytest.mark.parametrize("scheme", ["flat", "tokens", "offers"])
@pytest.mark.parametrize(("game", "scenario", "seats"), CASES)
@pytest.mark.filterwarnings("ignore:.*observation.*", "ignore:.*Observation.*")
def test_api(game: str, scenario: str, seats: int, scheme: str) -> None:
    api_test(raw_env(game, scenario=scenario, seats=seats, scheme=scheme), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*observation.*", "ignore:.*Observation.*")
def test_wrapped_and_seeded(game: str) -> None:
    api_test(env(game), num_cycles=100)
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_observes_does_not_depend_on_what_it_does_not_know(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=3)
    rng = Random(4)
    for _ in range(40):
        sitting = table.sitting
        if not sitting.offers:
            break
        for agent, seat in table.seat_of.items():
            seen = table.observe(agent)
            real, sitting.s = sitting.s, table.table.game.determinize(sitting.s, seat, rng)
            assert np.array_equal(table.observe(agent)["observation"], seen["observation"])
            sitting.s = real
        table.step(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))


def test_rewards_add_up_to_nothing_and_all_get_theirs() -> None:
    for name in GAMES:
        table = raw_env(name, scheme="offers")
        for seed in range(3):
            table.reset(seed=seed)
            rng = Random(seed)
            got: dict[str, float] = {}
            for agent in table.agent_iter():
                seen, reward, is_over, _, _ = table.last()
                if is_over:
                    got[agent] = reward
                table.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
            assert set(got) == set(table.possible_agents)
            assert sum(got.values()) == pytest.approx(0)


def test_a_seed_brings_the_luck_of_a_simulated_game() -> None:
    game = GAMES["duel_of_time"]
    table = raw_env("duel_of_time", scheme="offers")
    table.reset(seed=5)
    bot, rngs = RandomBot(), [Random(f"5/0/{seat}") for seat in range(2)]
    while table.sitting.seat != OVER:
        seat = table.sitting.seat
        table.sitting.answer(bot.choose(Knowledge(game, table.sitting.s, seat), rngs[seat]))
    played = play_game(game, table.table.setting, [bot, bot], "5/0", [0, 1])
    assert dumps(played.s) == dumps(table.sitting.s)


def test_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = raw_env("duel_of_time")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match="DT-"):
        table.step(wrong)
    after = table.observe(table.agent_selection)
    assert all(np.array_equal(before[part], after[part]) for part in before)
