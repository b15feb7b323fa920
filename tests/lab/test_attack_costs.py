"""What attacks of Joan of Arc cost: which positions and frames count, and when a promise is missed."""

from __future__ import annotations

import os
from typing import Any

import pytest

from bench.growth import GAME, SCENARIO, crowded
from bench.joan.attack_costs import NEWER, OLDER, SAME_SCENARIO, Rounds, cost_lines, frame_lines, holds, promised
from bench.joan.attack_costs_player import frames_of_attacks, is_attacking, is_between, is_declaring, random_play
from timefront.games.joan_of_arc.events.attacks import AttackDeclared
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from tools.compile import COMPILED_FOR_TESTS

FACTS = dict.fromkeys(("units", "between", "attacking", "crowd", "declaring", "choices", "group choices"), 1.0)


def rounds(**newer: float) -> Rounds:
    """Two rounds in which everything costs 10 at the older commit, and what is given now."""
    row = {"between": 10.0, "attacking": 10.0, "crowd": 10.0, "declaring": 10.0}
    return {OLDER: [row] * 2, NEWER: [row | newer] * 2, SAME_SCENARIO: [row] * 2}


def played(seed: int) -> tuple[list[Any], int]:
    """Copies of the positions of a random game in which a player is asked, and how many attacks were declared."""
    s, kept = None, []
    facts: list[Any] = []
    for s in random_play(GAME.setting(GAME.built_in_pack(), SCENARIO, {}, 2), seed):
        s.sink = facts
        kept.append(s.clone())
    return kept, sum(type(fact) is AttackDeclared for fact in facts)


def test_positions_are_told_apart_by_what_is_going_on() -> None:
    kept, _ = played(1)
    for s in kept:
        assert is_between(s) == isinstance(s.stack[-1], OrderPhase)
        assert is_attacking(s) == any(isinstance(frame, Attack) for frame in s.stack)
        assert is_declaring(s) == (isinstance(s.stack[-1], Declaration) and s.stack[-1].at in ("deed", "deed_or_card"))
    for is_wanted in (is_between, is_attacking, is_declaring):
        assert any(is_wanted(s) for s in kept)


@pytest.mark.skipif(os.environ.get(COMPILED_FOR_TESTS) == "1", reason="frames are counted interpreted")
def test_frames_are_counted_for_every_attack_that_was_declared() -> None:
    _, attacks = played(0)
    frames = frames_of_attacks(SCENARIO, 1)
    assert len(frames) == attacks > 0
    assert min(frames) >= 2, "an attack calls at least the rolls"


def test_a_crowd_has_as_many_units_as_asked_for() -> None:
    s: Any = GAME.new(crowded(60))
    assert sum(place >= 0 for place in s.place) == 60


@pytest.mark.parametrize(("kind", "kept", "missed"), [("between", 12.5, 12.6), ("attacking", 15, 15.1)])
def test_a_copy_may_cost_so_many_times_that_of_the_older_commit(kind: str, kept: float, missed: float) -> None:
    assert holds(rounds(**{kind: kept}), kind)
    assert not holds(rounds(**{kind: missed}), kind)


def test_a_copy_with_many_units_is_compared_with_one_of_patay_now() -> None:
    assert holds(rounds(between=20, crowd=36), "crowd")
    assert not holds(rounds(between=10, crowd=19), "crowd")


def test_only_offers_are_promised_for_the_interpreted_form() -> None:
    assert promised(is_compiled=False) == ["declaring"]
    facts = dict.fromkeys((OLDER, NEWER, SAME_SCENARIO), FACTS)
    told = cost_lines(facts, rounds(between=13, declaring=16), "8642c45", is_compiled=False)
    assert [line.rsplit("|", 2)[1].strip() for line in told[2:6]] == [*["promised compiled"] * 3, "does not hold"]
    told = cost_lines(facts, rounds(between=13, declaring=15), "8642c45", is_compiled=True)
    assert [line.rsplit("|", 2)[1].strip() for line in told[2:6]] == ["does not hold", "holds", "holds", "holds"]


def test_the_median_of_the_frames_is_judged() -> None:
    told = frame_lines({"patay": [2, 8, 30], "foragers": [2, 9, 30]})
    assert told[2].endswith("| 8 | holds |")
    assert told[3].endswith("| 8 | does not hold |")
