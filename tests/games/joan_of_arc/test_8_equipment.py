"""8. Equipment: gained, put on, given, discarded, lost, shown and written as text (JA-8.3, JA-6.9, ruling J-53)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.boards import BUILT_IN, broken
from tests.games.joan_of_arc.equipped import PIECES, piece, scene, wear
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.talkers import card, plain, question, with_talks
from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.gear import (
    DISCARDED,
    GEAR_USED,
    IN_DECK,
    bearer_of,
    discard_gear,
    give_gear,
    wearer_of,
    worn_by,
)
from timefront.games.joan_of_arc.board.losses import capture, destroy, send_to_infirmary
from timefront.games.joan_of_arc.board.same_kind import alike, are_alike
from timefront.games.joan_of_arc.bots.one_order import offers_in_order
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import ONCE_A_ROUND, ONCE_A_TURN
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.show.view import view_of
from timefront.kernel.flow import NOBODY, dumps
from timefront.kernel.packs import PackError, PackFiles
from timefront.matches.notation import whole_text
from timefront.matches.positions import read_start
from timefront.texts.catalogue import Catalogue

TWO = ("la_hire 1 D1a", "jean_de_metz 1 D1a", "peasants 1 D1a", "sergeants_at_arms 2 A2")
"""Two characters and a troop in one area."""
GAIN = '{ effect = "gain_equipment", deck = "tactics" }'


def gaining(*units: str) -> Scene:
    """A unit has asked a citizen for equipment, and chance draws it."""
    deck = card("citizen", "first", question("A", GAIN)) + plain("citizen")[len(plain("citizen")) // 4 :]
    made = scene(*(units or ("la_hire 1 D1a", "citizen 1 D1a", "pikemen 2 A2")), pack=with_talks(citizen=deck))
    number = [talk.key for talk in made.setting.content.talks].index("first")
    return activate(made, "D1a").choose("discuss", 0, 1).draw(number).choose("ask", 0).draw(0)


# Gaining and putting on


def test_JA_8_3_a_discussion_brings_a_piece_for_the_character_who_talked() -> None:
    made = gaining()
    assert made.asked() == "equipment"
    drawn = [result[0] for result, _ in made.s.chance().results()]
    assert drawn == [number for number, one in enumerate(made.setting.equipment) if DECKS[one.deck] == "tactics"]
    made.draw(piece("milanese_plate"))
    assert made.facts("equipment-gained") == [{"seat": FRENCH, "unit": 0, "card": piece("milanese_plate")}]
    assert (bearer_of(made.s, piece("milanese_plate")), worn_by(made.s, 0)) == (0, []), "it is not put on yet"
    assert JOAN_OF_ARC.check(made.s) == []


def test_JA_6_9_putting_it_on_is_a_bonus_action_once_in_an_activation() -> None:
    made = gaining().draw(piece("milanese_plate"))
    give_gear(made.s, piece("rondel_dagger"), 0)
    made.choose("put-on", 0, piece("milanese_plate"))
    assert made.facts("equipment-put-on") == [{"unit": 0, "card": piece("milanese_plate")}]
    assert worn_by(made.s, 0) == [piece("milanese_plate")]
    refusal = made.refused("put-on", 0, piece("rondel_dagger"))
    assert (refusal.rule, refusal.key) == ("JA-6.1", "bonus-used")
    assert made.refused("put-on", 0, piece("milanese_plate")).key == "not-to-be-put-on"


def test_JA_8_3_only_the_character_who_talked_puts_it_on() -> None:
    made = scene(*TWO)
    give_gear(made.s, piece("milanese_plate"), 0)
    wear(made, 0, "jack_of_plates")
    activate(made, "D1a")
    assert made.refused("put-on", 1, piece("milanese_plate")).key == "not-to-be-put-on"
    made.choose("put-on", 0, piece("milanese_plate"))
    assert worn_by(made.s, 0) == [piece("milanese_plate"), piece("jack_of_plates")]


def test_JA_8_3_an_empty_deck_is_made_of_its_discards_and_where_nothing_is_left_nothing_is_gained() -> None:
    tactics = [number for number, one in enumerate(read_pack(BUILT_IN).equipment) if DECKS[one.deck] == "tactics"]
    made = gaining()
    whole = len(list(made.s.chance().results()))
    assert whole == len(tactics)
    made = scene("la_hire 1 D1a", "citizen 1 D1a", "pikemen 2 A2")
    keys = [talk.key for talk in made.setting.content.talks]
    for number in tactics:
        discard_gear(made.s, number)
    wear(made, 0, "milanese_plate")
    made.setting.talks = [[keys.index("cooling_blade")] if cards else [] for cards in made.setting.talks]
    activate(made, "D1a").choose("discuss", 0, 1).draw(keys.index("cooling_blade")).choose("ask", 1).draw(0)
    assert made.facts("equipment-reshuffled") == [{"deck": DECKS.index("tactics")}]
    assert len(list(made.s.chance().results())) == len(tactics) - 1
    assert {made.s.gear[number] for number in tactics if number != piece("milanese_plate")} == {IN_DECK}


def test_JA_8_3_whoever_has_everything_gains_nothing_more() -> None:
    made = scene("la_hire 1 D1a", "citizen 1 D1a", "jean_de_metz 1 D2a", "pikemen 2 A2")
    keys = [talk.key for talk in made.setting.content.talks]
    for number in range(len(PIECES)):
        give_gear(made.s, number, 2)
    made.setting.talks = [[keys.index("cooling_blade")] if cards else [] for cards in made.setting.talks]
    activate(made, "D1a").choose("discuss", 0, 1).draw(keys.index("cooling_blade")).choose("ask", 1).draw(0)
    assert made.facts("equipment-gained") == []
    assert made.asked().startswith("Declaration."), "the talk is over"


# Giving and discarding


def test_JA_8_3_equipment_is_given_to_a_character_in_the_same_area_who_wears_it_at_once() -> None:
    made = wear(scene(*TWO), 0, "sword_of_fierbois").start(OrderPhase(FRENCH))
    made.s.gear[piece("sword_of_fierbois")] |= GEAR_USED
    made.choose("give-equipment", piece("sword_of_fierbois"), 1)
    assert (worn_by(made.s, 0), worn_by(made.s, 1)) == ([], [piece("sword_of_fierbois")])
    assert made.s.gear[piece("sword_of_fierbois")] & GEAR_USED, "what was used stays used"
    assert made.facts("equipment-given") == [{"giver": 0, "card": piece("sword_of_fierbois"), "unit": 1}]


@pytest.mark.parametrize(
    ("unit", "reason"),
    [(2, "no-character"), (0, "not-with-the-bearer"), (3, "not-with-the-bearer"), (5, "not-with-the-bearer")],
)
def test_JA_8_3_equipment_is_given_to_nobody_else(unit: int, reason: str) -> None:
    units = (*TWO[:3], "joan_of_arc 1 D2a", "sergeants_at_arms 2 A2", "john_talbot 2 A2")
    made = wear(scene(*units), 0, "sword_of_fierbois").start(OrderPhase(FRENCH))
    refusal = made.refused("give-equipment", piece("sword_of_fierbois"), unit)
    assert (refusal.rule, refusal.key) == ("JA-8.3", reason)


@pytest.mark.parametrize("bag", [(), ("wolfskin",), ("wolfskin", "milanese_plate")])
def test_JA_8_3_an_enemy_in_the_same_house_and_one_with_two_pieces_get_nothing(bag: tuple[str, ...]) -> None:
    """Pieces that are not put on count too."""
    made = scene("la_hire 1 D1a.1", "john_talbot 2 D1a.1", "jean_de_metz 1 D1a.1")
    wear(made, 0, "sword_of_fierbois")
    wear(made, 2, "wolfskin", "milanese_plate")
    for key in bag:
        give_gear(made.s, piece(key), 2)
    made.start(OrderPhase(FRENCH))
    assert made.refused("give-equipment", piece("sword_of_fierbois"), 1).key == "not-an-ally"
    refusal = made.refused("give-equipment", piece("sword_of_fierbois"), 2)
    assert (refusal.rule, refusal.key) == ("JA-8.3", "wears-two")


def test_JA_8_3_what_is_not_put_on_is_not_given_but_discarded() -> None:
    made = scene(*TWO)
    give_gear(made.s, piece("wolfskin"), 0)
    made.start(OrderPhase(FRENCH))
    assert made.refused("give-equipment", piece("wolfskin"), 1).key == "put-on-first"
    made.choose("discard-equipment", piece("wolfskin"))
    assert made.s.gear[piece("wolfskin")] == DISCARDED
    assert made.facts("equipment-discarded") == [{"unit": 0, "card": piece("wolfskin")}]
    assert made.refused("discard-equipment", piece("wolfskin")).key == "not-own-equipment"
    assert made.refused("give-equipment", piece("wolfskin"), 1).key == "not-own-equipment"


def test_JA_8_3_equipment_changes_hands_between_two_actions_of_an_activation() -> None:
    made = wear(scene("la_hire 1 D1a", "jean_de_metz 1 D1a", "pikemen 2 E1"), 0, "sword_of_fierbois")
    activate(made, "D1a").choose("move", 0, "D1b").choose("move", 1, "D1b")
    assert made.asked() == "", "they go together"
    made = wear(scene("la_hire 1 D1a", "jean_de_metz 1 D1a", "pikemen 2 A2"), 0, "sword_of_fierbois")
    activate(made, "D1a").choose("move", 0, "D1b").choose("move", 1, "E1")
    assert made.asked() == "Activation.resolve", "there is something to give"
    made.choose("give-equipment", piece("sword_of_fierbois"), 1)
    assert worn_by(made.s, 1) == [piece("sword_of_fierbois")]


def test_JA_8_3_in_the_turn_of_somebody_else_nothing_changes_hands() -> None:
    made = wear(scene(*TWO), 0, "sword_of_fierbois")
    made.s.active = ENGLISH
    activate(made, "D1a")
    assert made.refused("give-equipment", piece("sword_of_fierbois"), 1).key == "only-in-own-turn"
    assert made.refused("discard-equipment", piece("sword_of_fierbois")).key == "only-in-own-turn"


def test_a_search_does_not_give_equipment_to_and_fro() -> None:
    made = wear(scene(*TWO), 0, "sword_of_fierbois").start(OrderPhase(FRENCH))
    assert {choice[0] for choice in offers_in_order(made.s)} == {"end-turn"}
    assert {"give-equipment", "discard-equipment"} <= {choice[0] for choice in made.s.offer()}


# Losing and keeping


def test_JA_8_3_equipment_is_lost_with_the_character() -> None:
    made = wear(scene(*TWO), 0, "sword_of_fierbois")
    give_gear(made.s, piece("wolfskin"), 0)
    destroy(made.s, 0, ENGLISH)
    assert [made.s.gear[piece(key)] for key in ("sword_of_fierbois", "wolfskin")] == [DISCARDED] * 2
    assert [fact["unit"] for fact in made.facts("equipment-lost")] == [0, 0]
    assert JOAN_OF_ARC.check(made.s) == []


def test_JA_8_3_it_is_kept_in_the_infirmary_and_by_captives() -> None:
    made = wear(scene(*TWO), 0, "banner_of_the_lilies")
    wear(made, 1, "wolfskin")
    send_to_infirmary(made.s, 0, ENGLISH)
    capture(made.s, 1, ENGLISH)
    assert [wearer_of(made.s, piece(key)) for key in ("banner_of_the_lilies", "wolfskin")] == [0, 1]
    assert JOAN_OF_ARC.check(made.s) == []
    made.start(OrderPhase(FRENCH))
    assert made.refused("give-equipment", piece("wolfskin"), 2).key == "no-character"


def test_what_a_character_wears_tells_it_from_others() -> None:
    made = scene(*["pikemen 2 A2"] * 4, "french_hero 1 D1a", "french_hero 1 D1a")
    assert are_alike(made.s, 4, 5)
    wear(made, 4, "wolfskin")
    assert not are_alike(made.s, 4, 5)
    assert alike(made.s, 4) != alike(made.s, 5)


def test_JA_8_3_limits_count_for_the_piece() -> None:
    made = wear(scene(*TWO), 0, "ring_of_jhesus_maria")
    made.s.gear[piece("ring_of_jhesus_maria")] |= GEAR_USED
    renew(made.s, ONCE_A_TURN, 0)
    assert made.s.gear[piece("ring_of_jhesus_maria")] & GEAR_USED
    renew(made.s, ONCE_A_ROUND, 0)
    assert not made.s.gear[piece("ring_of_jhesus_maria")] & GEAR_USED


# Where it is in play, what is seen and written


def test_JA_3_2_equipment_is_in_play_where_there_are_discussions() -> None:
    assert (setting("fierbois").equipment, setting("patay").equipment) == (read_pack(BUILT_IN).equipment, [])
    assert Scene("patay", "la_hire 1 B2").s.gear == []


def test_everybody_sees_who_bears_what() -> None:
    made = wear(scene(*TWO), 0, "ring_of_jhesus_maria")
    give_gear(made.s, piece("wolfskin"), 1)
    discard_gear(made.s, piece("rondel_dagger"))
    made.s.gear[piece("ring_of_jhesus_maria")] |= GEAR_USED
    made.start(OrderPhase(FRENCH))
    for seat in (FRENCH, ENGLISH, None):
        seen = {one.key: (one.place, one.unit) for one in view_of(made.s, seat).equipment}
        assert seen["ring_of_jhesus_maria"] == ("used", 0)
        assert (seen["wolfskin"], seen["rondel_dagger"]) == (("not_on", 1), ("discard", None))
        assert (seen["milanese_plate"], len(seen)) == (("deck", None), len(PIECES))


def test_equipment_stands_in_the_text_of_a_position() -> None:
    agreed = setting("fierbois")
    s = JOAN_OF_ARC.blank(agreed)
    s.run()
    joan = [one.name for one in s.setting.plan.units].index("joan")
    give_gear(s, piece("wolfskin"), joan)
    discard_gear(s, piece("rondel_dagger"))
    text = whole_text(JOAN_OF_ARC, agreed, s)
    assert "wolfskin=joan_of_arc/not-on" in text
    assert "rondel_dagger=discard" in text
    assert dumps(read_start(text, JOAN_OF_ARC, agreed)) == dumps(s)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_board_in_words_tells_who_bears_what(language: str) -> None:
    made = wear(scene(*TWO), 0, "wolfskin").start(OrderPhase(FRENCH))
    say = Catalogue(JOAN_OF_ARC, BUILT_IN, language).message
    board = JOAN_OF_ARC.narrator.text_board(view_of(made.s, FRENCH), say)
    assert say("equipment-wolfskin") in str(board)


def test_a_position_with_equipment_on_nobody_or_too_much_of_it_is_not_sound() -> None:
    made = wear(scene(*TWO), 2, "wolfskin")
    assert JOAN_OF_ARC.check(made.s) == [f"equipment {piece('wolfskin')} lies on nobody who can bear it"]
    made = wear(scene(*TWO), 0, "wolfskin", "milanese_plate")
    assert JOAN_OF_ARC.check(made.s) == []
    give_gear(made.s, piece("rondel_dagger"), 0)
    assert JOAN_OF_ARC.check(made.s) == ["unit 0 has more than 2 pieces of equipment"]
    made = scene(*TWO)
    made.s.gear[0] = 2
    assert JOAN_OF_ARC.check(made.s) == ["equipment 0 is nowhere: 2"]
    assert bearer_of(made.s, 0) == NOBODY


# The file


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('deck = "tactics"', 'deck = "tactic"', "tactics"),
        ('effect = "cancel_results"', 'effect = "cancel_result"', "cancel_results"),
        ('effect = "cancel_results", result = "push", count = 1', 'effect = "ignore_terrain"', "only for units"),
        ('timing = "own_turn", limit = "round"', 'timing = "upkeep", limit = "round"', "upkeep is only for units"),
        ('timing = "own_turn", limit = "round"', 'timing = "own_turn"', "own_turn has none"),
        ('limit = "round", what', 'limit = "round", cost = { experience = 1 }, what', "own_turn is not for take"),
        ('skill = "feint",', 'timing = "bonus", limit = "turn", skill = "feint",', "bonus is not for grant_skill"),
        ('key = "wolfskin"', 'key = "wolfskin"\none_time = true', "one_time"),
        ('key = "wolfskin"', 'key = "wolf_skin"', "equipment-wolf_skin"),
        ('effects = [{ effect = "cancel_results", result = "push", count = 1 }]', "", "say what the equipment does"),
    ],
)
def test_JA_8_3_what_is_wrong_with_equipment_is_told(old: str, new: str, told: str) -> None:
    assert told in broken("equipment.toml", old, new)


def test_JA_8_3_discussions_do_not_promise_what_a_pack_does_not_have() -> None:
    files = {name: text for name, text in BUILT_IN.files.items() if name != "equipment.toml"}
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    assert "equipment of the deck myth, which has none" in str(caught.value)
