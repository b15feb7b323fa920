"""4. The end of a round and of the game (JA-4.12)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, GAME_END
from timefront.games.joan_of_arc.content.pack import victories_by_moment
from timefront.games.joan_of_arc.content.vocabulary import HOLD_AREAS, POINTS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase
from timefront.games.joan_of_arc.state import DRAW, UNDECIDED
from timefront.kernel.flow import OVER
from timefront.kernel.game import Outcome

FRENCH, ENGLISH = 0, 1


def test_JA_4_12_the_war_goes_on_while_the_round_deck_has_cards() -> None:
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 E2b").start(CampPhase())
    assert scene.s.verdict == UNDECIDED


def test_JA_4_12_a_condition_of_the_round_s_end() -> None:
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 E2b")
    scene.s.points = [10, 3]
    scene.start(CampPhase())
    assert scene.s.seat == OVER
    assert scene.s.verdict == FRENCH
    assert scene.facts("war-won") == [{"side": FRENCH}]


def test_JA_4_12_both_together_is_a_draw() -> None:
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 E2b")
    scene.s.points = [10, 9]
    scene.start(CampPhase())
    assert scene.s.verdict == DRAW
    assert scene.facts("war-drawn") == [{}]


def test_JA_4_12_at_the_end_of_the_game_what_is_held_counts() -> None:
    scene = Scene("patay", "pikemen 1 E2a", "bowmen 2 D1b")
    scene.s.deck = 0
    scene.s.points = [8, 0]
    scene.start(CampPhase())
    assert scene.s.points == [10, 0]
    assert scene.s.verdict == FRENCH


def test_JA_4_12_who_holds_out_wins_when_the_deck_is_empty() -> None:
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 E2b")
    scene.s.deck = 0
    scene.s.points = [7, 0]
    scene.start(CampPhase())
    assert scene.s.verdict == ENGLISH


def test_JA_4_12_equal_points_are_a_draw() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "bowmen 2 D2")
    scene.s.deck = 0
    scene.s.points = [2, 2]
    scene.start(CampPhase())
    assert scene.s.verdict == DRAW


def test_JA_4_12_a_condition_is_looked_at_after_a_death_in_the_camp() -> None:
    """Six points of plunder end the raid at once; the death of Joan, the scenario's first unit, gives the sixth."""
    scene = Scene("fierbois", "joan_of_arc 1 disrupted", "bowmen 2 A2")
    scene.s.points = [0, 5]
    scene.s.tokens[3] = 0
    scene.s.sent_by[0] = ENGLISH
    scene.start(CampPhase()).roll("death")
    assert scene.s.verdict == ENGLISH
    assert scene.s.seat == OVER


def test_JA_7_10_nobody_is_paid_for_own_losses() -> None:
    scene = Scene("patay", "la_hire 1 B2", "bowmen 2 E2b")
    before = scene.s.tokens[:]
    destroy(scene.s, 0, FRENCH)
    assert scene.s.tokens == before


@pytest.mark.parametrize(
    ("scenario", "points", "winners", "reason"),
    [
        ("patay", [10, 3], (FRENCH,), "victory-points"),
        ("patay", [9, 3], (ENGLISH,), "victory-hold-out"),
        ("patay", [10, 8], (FRENCH, ENGLISH), "draw"),
        ("foragers", [2, 3], (ENGLISH,), "victory-more-points"),
    ],
)
def test_JA_4_12_the_outcome_names_the_condition(
    scenario: str, points: list[int], winners: tuple[int, ...], reason: str
) -> None:
    scene = Scene(scenario, "pikemen 1 B2", "bowmen 2 D2b" if scenario == "patay" else "bowmen 2 D2")
    scene.s.deck = 0
    scene.s.points = points[:]
    scene.start(CampPhase())
    outcome = JOAN_OF_ARC.outcome(scene.s)
    assert outcome == Outcome(winners, tuple(points), reason)


def test_JA_4_12_ground_held_at_the_end_counts_for_the_last_round_too() -> None:
    scene = Scene("patay", "pikemen 1 E2a", "bowmen 2 D2b")
    scene.s.deck, scene.s.points = 0, [8, 8]
    scene.start(CampPhase())
    assert (scene.s.points, scene.s.verdict) == ([10, 8], DRAW)


def test_JA_4_12_a_condition_of_the_round_and_one_of_the_game_together_are_a_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruling J-16."""
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 E2b")
    other = scene.setting.plan.victories[1]
    monkeypatch.setattr(other, "condition", POINTS)
    monkeypatch.setattr(other, "count", 3)
    monkeypatch.setattr(other, "moment", GAME_END)
    monkeypatch.setattr(scene.setting, "victories_at", victories_by_moment(scene.setting.plan))
    scene.s.deck = 0
    scene.s.points = [10, 5]
    scene.start(CampPhase())
    assert scene.s.verdict == DRAW


def test_JA_4_12_a_return_that_fulfils_a_condition_ends_the_war_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling J-16: before any doom die is rolled."""
    scene = Scene("patay", "pikemen 1 waiting", "pikemen 1 disrupted", "bowmen 2 E2b")
    first = scene.setting.plan.victories[0]
    monkeypatch.setattr(first, "condition", HOLD_AREAS)
    monkeypatch.setattr(first, "areas", [scene.area("A2")])
    monkeypatch.setattr(first, "count", 1)
    monkeypatch.setattr(first, "moment", AT_ONCE)
    monkeypatch.setattr(scene.setting, "victories_at", victories_by_moment(scene.setting.plan))
    scene.start(CampPhase()).choose("return-unit", 0, "A2")
    assert (scene.s.seat, scene.s.verdict) == (OVER, FRENCH)
