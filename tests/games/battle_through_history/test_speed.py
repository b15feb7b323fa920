"""The cost of a decision does not depend on how long the campaign has lasted."""

from __future__ import annotations

from random import Random

from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.state import round_of
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.rulebook import WITNESS

GAMES = 6
MOST_GROWTH = 1.25


def test_the_steps_of_a_move_do_not_grow_with_the_round() -> None:
    game = BATTLE_THROUGH_HISTORY
    setting = game.setting(game.built_in_pack(), "", {"rounds": "8"}, 4)
    steps = 0

    def count(rule: str, where: str) -> None:
        nonlocal steps
        steps += 1

    spent = [0] * 9
    moves = [0] * 9
    for number in range(GAMES):
        rng = Random(number)
        s = game.new(setting)
        WITNESS.listener = count
        while s.seat != OVER:
            played, before = round_of(s), steps
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
            spent[played] += steps - before
            moves[played] += 1
    early = (spent[2] + spent[3]) / (moves[2] + moves[3])
    late = (spent[7] + spent[8]) / (moves[7] + moves[8])
    assert late < MOST_GROWTH * early
