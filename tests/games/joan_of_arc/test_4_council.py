"""4. The council phase: the round card and upkeep (JA-4.2, JA-4.4)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.vocabulary import UPKEEP_WINDOW
from timefront.games.joan_of_arc.rules.rounds.council import CouncilPhase, Upkeep
from timefront.games.joan_of_arc.state import (
    EXPERIENCE,
    GIGANTIC_USED,
    INTRIGUE,
    TOKEN_KINDS,
    held,
)
from timefront.kernel.flow import OVER

FRENCH, ENGLISH = 0, 1


def with_tokens(scene: Scene, experience: int, intrigue: int = 0) -> Scene:
    """What the French player has."""
    scene.s.tokens[FRENCH * TOKEN_KINDS + EXPERIENCE] = experience
    scene.s.tokens[FRENCH * TOKEN_KINDS + INTRIGUE] = intrigue
    return scene


def test_JA_4_2_the_cards_as_they_are_written() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "bowmen 2 D2").start(CouncilPhase())
    assert scene.s.round == 1
    assert scene.s.orders == [3, 1, 1, 1, 3, 1, 1, 2]
    assert scene.s.deck == 0b10
    assert [fact["command"] for fact in scene.facts("round-card-flipped")] == [3]


def test_JA_3_2_a_shuffled_deck_is_drawn_by_chance() -> None:
    """Two cards of the deck are alike: one of them represents both, with twice the weight."""
    scene = Scene("patay", "pikemen 1 B2", "bowmen 2 D2b").start(CouncilPhase())
    assert scene.asked() == "round-card"
    assert dict(scene.s.chance().results()) == {(0,): 1, (1,): 1, (2,): 2, (4,): 1}
    scene.draw(4)
    assert scene.s.orders[0] == 7
    assert scene.s.deck == 0b01111


def test_JA_4_2_orders_received_are_not_capped() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "bowmen 2 D2")
    scene.s.orders[0] = 3
    scene.start(CouncilPhase())
    assert scene.s.orders[0] == 6


def test_JA_4_1_what_is_limited_to_a_round_is_renewed() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "bowmen 2 D2")
    scene.s.used[0] = GIGANTIC_USED
    scene.start(CouncilPhase())
    assert scene.s.used[0] == 0


def test_JA_4_4_level_2_costs_an_experience_token() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2"), experience=2).start(Upkeep(FRENCH))
    scene.choose("pay-upkeep", 0)
    assert held(scene.s, FRENCH, EXPERIENCE) == 1
    assert scene.setting.cards.keys[scene.s.profile[0]] == "joan_of_arc_holy"
    assert scene.facts("upkeep-paid") == [{"seat": FRENCH, "unit": 0}]


def test_JA_4_4_or_the_character_is_level_1_again() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2"), experience=2)
    scene.s.wounds[0] = 1
    scene.start(Upkeep(FRENCH)).choose("let-revert", 0)
    assert held(scene.s, FRENCH, EXPERIENCE) == 2
    assert scene.setting.cards.keys[scene.s.profile[0]] == "joan_of_arc"
    assert scene.s.wounds[0] == 1
    assert scene.where(0) == "B2"


def test_JA_4_4_without_tokens_there_is_nothing_to_ask() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2"), experience=0).start(Upkeep(FRENCH))
    assert scene.s.seat == OVER
    assert scene.setting.cards.level[scene.s.profile[0]] == 1


def test_JA_4_4_wounds_that_reach_the_lower_hit_points_destroy_without_reward() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2", "bowmen 2 D2b"), experience=1)
    scene.s.wounds[0] = 2
    tokens = scene.s.tokens[ENGLISH * TOKEN_KINDS :]
    scene.start(Upkeep(FRENCH)).choose("let-revert", 0)
    assert scene.where(0) == "graveyard"
    assert scene.s.tokens[ENGLISH * TOKEN_KINDS :] == tokens


def test_JA_4_4_a_wounded_character_whose_lower_card_has_no_hit_points_is_destroyed() -> None:
    """Ruling J-8: the wounds reach its hit points, which are zero."""
    scene = with_tokens(Scene("foragers", "french_hero_holy 1 B2", "french_hero_holy 1 B3"), experience=2)
    scene.s.wounds[0] = 1
    scene.start(Upkeep(FRENCH)).choose("let-revert", 0).choose("let-revert", 1)
    assert [scene.where(unit) for unit in (0, 1)] == ["graveyard", "B3"]


def test_JA_4_4_nobody_scores_for_a_death_by_upkeep() -> None:
    """Ruling J-8: slaying a captain is worth 3 points at Patay, but nobody has slain this one."""
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2", "bowmen 2 D2b"), experience=1)
    scene.s.wounds[0] = 2
    scene.start(Upkeep(FRENCH)).choose("let-revert", 0)
    assert scene.where(0) == "graveyard"
    assert scene.s.points == [0, 0]


def test_JA_4_4_not_in_the_infirmary_and_not_for_others() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 disrupted", "john_talbot_holy 2 E2b"), experience=1)
    scene.start(Upkeep(FRENCH))
    assert scene.s.seat == OVER
    assert [scene.setting.cards.level[profile] for profile in scene.s.profile] == [2, 2]


def test_JA_4_4_any_of_them_can_be_paid_for() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2", "la_hire_holy 1 B2"), experience=1)
    scene.start(Upkeep(FRENCH))
    assert scene.refused("pay-upkeep", 1).key == "out-of-order"
    scene.choose("let-revert", 0).choose("pay-upkeep", 1)
    assert [scene.setting.cards.level[profile] for profile in scene.s.profile] == [1, 2]


def test_JA_6_10_an_intrigue_token_turns_into_experience_for_it() -> None:
    scene = with_tokens(Scene("patay", "joan_of_arc_holy 1 B2", "pikemen 1 B2"), experience=0, intrigue=2)
    scene.start(Upkeep(FRENCH))
    assert scene.refused("pay-upkeep", 1).key == "no-upkeep-due"
    scene.choose("pay-upkeep", 0)
    assert held(scene.s, FRENCH, INTRIGUE) == 1
    assert scene.facts("intrigue-exchanged") == [{"seat": FRENCH, "token": EXPERIENCE}]


def test_JA_4_4_player_by_player_from_the_first() -> None:
    scene = with_tokens(Scene("fierbois", "joan_of_arc_holy 1 D2a", "john_de_la_pole_2 2 A2"), experience=1)
    scene.start(CouncilPhase()).draw(0)
    assert scene.s.seat == ENGLISH
    scene.choose("pay-upkeep", 1)
    assert scene.s.seat == FRENCH


def test_JA_4_4_powers_of_the_upkeep_come_before_the_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tokens they bring can pay for a character; one player after the other."""
    scene = with_tokens(Scene("foragers", "john_talbot_holy 1 B2", "bowmen 2 D2"), experience=0)
    cards = scene.setting.cards
    (power,) = cards.powers[scene.s.profile[0]]
    monkeypatch.setattr(power, "window", UPKEEP_WINDOW)
    monkeypatch.setattr(power, "what", EXPERIENCE)
    holders = cards.with_window[:]
    holders[UPKEEP_WINDOW] = 1 << scene.s.profile[0]
    monkeypatch.setattr(cards, "with_window", holders)
    scene.setting.windows = 1 << UPKEEP_WINDOW
    scene.start(CouncilPhase())
    assert held(scene.s, FRENCH, EXPERIENCE) == power.count
    scene.choose("pay-upkeep", 0)
    assert scene.s.seat == OVER
    assert scene.setting.cards.level[scene.s.profile[0]] == 2
