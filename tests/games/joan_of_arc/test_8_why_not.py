"""8. Why a card cannot be used during another question: the rules of cards say so (JA-8.3, JA-8.5, JA-8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.equipped import piece, scene, wear
from timefront.games.joan_of_arc.board.gear import give_gear
from timefront.games.joan_of_arc.game import JOAN_OF_ARC

UNITS = ("la_hire 1 D1a", "jean_de_metz 1 D1a", "sergeants_at_arms 2 A2")
SWORD, PLATE = "sword_of_fierbois", "milanese_plate"


def reason(made: Any, seat: int, *choice: object) -> tuple[str, str] | None:
    refusal = JOAN_OF_ARC.narrator.why_not(made.s, seat, tuple(choice))
    return None if refusal is None else (refusal.rule, refusal.key)


def test_JA_8_3_equipment_is_used_by_the_activated_and_given_in_the_own_turn() -> None:
    made = activate(scene(*UNITS), "D1a")
    wear(made, 0, SWORD)
    give_gear(made.s, piece(PLATE), 1)
    assert reason(made, FRENCH, "put-on", 1, piece(PLATE)) == ("JA-8.3", "equipment-of-the-activated")
    assert reason(made, FRENCH, "put-on", 0, piece(PLATE)) == ("JA-8.3", "not-to-be-put-on")
    assert reason(made, FRENCH, "use-equipment", 0, piece(SWORD)) == ("JA-8.3", "of-no-use-now")
    assert reason(made, ENGLISH, "use-equipment", 0, piece(SWORD)) == ("JA-8.3", "not-own-equipment")
    assert reason(made, FRENCH, "give-equipment", piece(PLATE), 0) == ("JA-8.3", "put-on-first")
    assert reason(made, FRENCH, "give-equipment", piece(SWORD), 1) == ("JA-8.3", "equipment-between-actions")
    assert reason(made, FRENCH, "discard-equipment", piece(SWORD)) == ("JA-8.3", "equipment-between-actions")
    made.s.active = ENGLISH
    assert reason(made, FRENCH, "discard-equipment", piece(SWORD)) == ("JA-8.3", "only-in-own-turn")
    assert reason(made, ENGLISH, "discard-equipment", piece(SWORD)) == ("JA-8.3", "not-own-equipment")


@pytest.mark.parametrize(
    "choice", [(), ([],), ("order", 0, 0), ("put-on", 0), ("put-on", "a", "b"), ("play-card", 99), ("trigger", 999)]
)
def test_of_nonsense_and_of_what_is_not_in_the_scenario_nothing_is_said(choice: tuple[object, ...]) -> None:
    assert reason(activate(scene(*UNITS), "D1a"), FRENCH, *choice) is None


def test_cards_are_found_by_name_with_what_would_use_them() -> None:
    made = activate(scene(*UNITS), "D1a")
    wear(made, 0, SWORD)
    give_gear(made.s, piece(PLATE), 1)
    cards = dict(JOAN_OF_ARC.narrator.cards(made.s, FRENCH))
    assert cards[f"equipment-{SWORD}"] == ("use-equipment", 0, piece(SWORD))
    assert cards[f"equipment-{PLATE}"] == ("put-on", 1, piece(PLATE))
    assert cards["equipment-rondel_dagger"] == ("discard-equipment", piece("rondel_dagger"))
