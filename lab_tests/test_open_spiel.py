"""Every game in OpenSpiel, checked by OpenSpiel's own test."""

from __future__ import annotations

import copy
import os
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import timefront.interop.open_spiel  # noqa: F401  registers the games
from timefront.games.registry import GAMES

PLAYTHROUGH = Path(__file__).parent / "duel_of_time.playthrough.txt"
CASES = [
    (name, scenario, seats)
    for name, game in GAMES.items()
    for scenario in game.scenarios(game.built_in_pack())
    for seats in game.scenario_seats(game.built_in_pack(), scenario)
]


@pytest.mark.parametrize(("name", "scenario", "seats"), CASES)
@pytest.mark.parametrize("scheme", ["flat", "tokens"])
def test_random_games(name: str, scenario: str, seats: int, scheme: str) -> None:
    wishes = {"players": seats, "scenario": scenario, "scheme": scheme}
    pyspiel.random_sim_test(pyspiel.load_game(f"timefront_{name}", wishes), num_sims=1, serialize=False, verbose=False)


def walk(name: str, seed: int, moves: int) -> pyspiel.State:
    state = pyspiel.load_game(f"timefront_{name}").new_initial_state()
    rng = Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = walk(name, 1, 30)
    for twin in (state.clone(), copy.deepcopy(state)):
        before = state.observation_string(0), state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert (state.observation_string(0), state.history()) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(name: str) -> None:
    rng = Random(3)
    for moves in (10, 25, 60):
        state = walk(name, moves, moves)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resampled(player, rng)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()


def test_a_playthrough_is_as_it_was() -> None:
    """If the change is intended: TIMEFRONT_WRITE=1 make test-lab, then read the diff."""
    text = playthrough("timefront_duel_of_time(scenario=beacons)", action_sequence=None, seed=7)
    if os.environ.get("TIMEFRONT_WRITE"):
        PLAYTHROUGH.write_text(text)
    assert text == PLAYTHROUGH.read_text()


def test_ismcts_of_open_spiel_plays_a_duel() -> None:
    game = pyspiel.load_game("timefront_duel_of_time")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=10,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    hidden = Random(2)
    bot.set_resampler(lambda state, player: state.resampled(player, hidden))
    state = game.new_initial_state()
    luck = Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            places, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(places, weights)[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
