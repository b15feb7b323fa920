"""Cards by name at the prompt: `why` says why one cannot be used now, `look` what it does."""

from __future__ import annotations

import pytest

from tests.terminal.stage import Stage
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

JOAN = GAMES["joan_of_arc"]


def text(key: str, language: str) -> str:
    return Catalogue(JOAN, JOAN.built_in_pack(), language).message(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_8_5_why_and_a_name_tell_why_a_legend_card_is_not_for_now(stage: Stage, language: str) -> None:
    volley = text("legend-massed_volley", language)
    shown = stage.play([f"why {volley}"], game=JOAN, lesson="cards", language=language)
    assert text("refusal-not-the-moment", language) in shown
    assert f"JA-8.5: {JOAN.rulebook().paragraph('JA-8.5', language)}" in shown


def test_JA_8_5_why_a_card_that_can_be_played_names_its_number(stage: Stage) -> None:
    shown = stage.play(["why night march"], game=JOAN, lesson="cards")
    assert "is possible: " in shown


def test_JA_3_4_of_cards_that_are_not_held_why_says_the_same_wherever_they_are(stage: Stage) -> None:
    """Locked Pavises are in the enemy's hand, Caltrops in the deck."""
    shown = stage.play(["why locked pavises", "why caltrops"], game=JOAN, lesson="cards")
    assert shown.count("You do not hold that card. Choose one of your hand.") == 2


def test_JA_8_5_why_tells_the_moment_where_something_else_is_asked(stage: Stage) -> None:
    shown = stage.play(["1", "why massed volley", "why play-card 99"], game=JOAN, lesson="orders")
    assert shown.count("That cannot be done now.") == 2, "the learning skirmish has no cards"
    shown = stage.play(["why massed volley"], game=JOAN, lesson="cards", file=stage.folder / "b.match")
    assert "That card is for another moment" in shown


@pytest.mark.parametrize(
    ("asked", "said", "rule"),
    [
        ("voice of the people", "You have too few intrigue tokens for that event.", "JA-8.6"),
        ("bought sergeant", "That event is not for this moment.", "JA-8.6"),
        ("pay chest", "That event does not stand on your intrigue card.", "JA-8.6"),
        ("poleaxe", "That piece does not lie on one of your characters.", "JA-8.3"),
    ],
)
def test_JA_8_6_JA_8_3_why_knows_events_and_equipment(stage: Stage, asked: str, said: str, rule: str) -> None:
    shown = stage.play([f"why {asked}"], game=JOAN, lesson="talks")
    assert said in shown
    assert f"{rule}: " in shown


def test_look_shows_events_and_equipment_by_name(stage: Stage) -> None:
    shown = stage.play(["look bought sergeant", "look poleaxe"], game=JOAN, lesson="talks")
    assert text("intrigue-bought_sergeant-help", "en") in shown
    assert text("equipment-poleaxe_of_rouen-help", "en") in shown
