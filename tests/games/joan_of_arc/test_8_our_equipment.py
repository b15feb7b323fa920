"""8. Our own equipment: every piece does in a scene what its text says (JA-8.3, JA-13.1)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import FRENCH, activate, areas_of
from tests.games.joan_of_arc.attacks import attacked, fall
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.equipped import piece, scene, wear
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.abilities import has_skill, skill_value
from timefront.games.joan_of_arc.board.gear import DISCARDED, GEAR_USED
from timefront.games.joan_of_arc.board.laid import fire_of, light_fire
from timefront.games.joan_of_arc.board.piles import LEGEND_DECK, hand_of
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import (
    DODGE,
    ENGINEER,
    FEINT,
    HASTE,
    JUMP,
    RALLY_SKILL,
    SLAYER,
    TOUGH,
)
from timefront.games.joan_of_arc.rules.rounds.rallying import rally_areas
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, held
from timefront.kernel.bits import members

MEET = ("jean_de_metz 1 E1", "earl_of_suffolk 2 E2a", "pikemen 1 A2")
"""A French character next to an English one, both on foot; the latter rolls two white defence dice."""


def struck(*worn: str) -> Scene:
    """The second character wears these pieces and is attacked by the first."""
    return attacked(wear(scene(*MEET), 1, *worn), "E2a", 0)


def test_milanese_plate_takes_one_push_away() -> None:
    made = fall(struck("milanese_plate"), "push")
    fall(made, "blank", "blank")
    assert made.where(1) == "E2a"
    assert made.s.wounds[1] == 0


def test_rondel_dagger_lets_the_wearer_roll_a_die_again() -> None:
    made = wear(scene(*MEET), 0, "rondel_dagger")
    assert has_skill(made.s, 0, FEINT)
    fall(attacked(made, "E2a", 0), "shield")
    fall(made, "blank", "blank")
    assert made.offered("reroll-die")


def test_jack_of_plates_adds_a_white_defence_die() -> None:
    assert (fall(struck(), "kill").pool(), fall(struck("jack_of_plates"), "kill").pool()) == (2, 3)


def test_coursers_spurs_give_haste_two() -> None:
    made = wear(scene(*MEET), 0, "coursers_spurs")
    assert (skill_value(made.s, 0, HASTE), skill_value(made.s, 1, HASTE)) == (2, 0)
    activate(made, "E1").choose("haste", 0, "D1a")
    assert made.offered("go-on")


def test_siege_ladders_make_an_engineer() -> None:
    made = wear(scene("jean_de_metz 1 D1a", "pikemen 2 A2"), 0, "siege_ladders")
    assert has_skill(made.s, 0, ENGINEER)
    activate(made, "D1a").choose("barricade", 0)
    assert made.facts("barricade-built")


def test_sword_of_fierbois_slays_characters_and_adds_a_white_melee_die() -> None:
    made = wear(scene(*MEET), 0, "sword_of_fierbois")
    assert has_skill(made.s, 0, SLAYER)
    attacked(made, "E2a", 0)
    assert made.pool() == attacked(scene(*MEET), "E2a", 0).pool() + 1
    fall(fall(made, "kill", "blank"), "blank", "blank")
    assert made.where(1) == "graveyard", "two wounds for one kill"


def test_banner_of_the_lilies_is_a_rally_point() -> None:
    made = wear(scene(*MEET), 0, "banner_of_the_lilies")
    assert has_skill(made.s, 0, RALLY_SKILL)
    assert made.area("E1") in rally_areas(made.s, FRENCH)


def test_ring_of_jhesus_maria_brings_a_legend_token_once_a_round() -> None:
    made = wear(scene(*MEET), 0, "ring_of_jhesus_maria").start(Turn(FRENCH))
    assert held(made.s, FRENCH, LEGEND) == 1
    assert made.s.gear[piece("ring_of_jhesus_maria")] & GEAR_USED
    assert made.facts("equipment-used") == [{"unit": 0, "card": piece("ring_of_jhesus_maria")}]
    made.start(Turn(FRENCH))
    assert held(made.s, FRENCH, LEGEND) == 1


def test_relic_of_saint_denis_makes_tough() -> None:
    made = struck("relic_of_saint_denis")
    assert has_skill(made.s, 1, TOUGH)
    made.s.wounds[1] = 1
    fall(fall(made, "kill"), "blank", "blank")
    assert made.asked() == "toughness"


def test_wolfskin_lets_the_wearer_dodge() -> None:
    made = struck("wolfskin")
    assert has_skill(made.s, 1, DODGE)
    fall(made, "kill")
    made.roll("blank", "shield")
    assert made.offered("dodge")


def test_feather_of_the_archangel_gives_jump_one() -> None:
    made = wear(scene(*MEET), 0, "feather_of_the_archangel")
    assert skill_value(made.s, 0, JUMP) == 1
    activate(made, "E1")
    jumps = areas_of(made, "jump", 0)
    assert jumps
    assert jumps == areas_of(made, "move", 0)


def bearing(key: str, *units: str) -> Scene:
    """The first unit wears a piece and is activated."""
    made = wear(scene(*(units or MEET)), 0, key)
    return activate(made, made.where(0))


def test_poleaxe_of_rouen_pushes_an_adjacent_enemy_once_a_round() -> None:
    made = bearing("poleaxe_of_rouen", "jean_de_metz 1 E1", "pikemen 2 E2a", "pikemen 1 A2", "bowmen 2 B2")
    made.choose("use-equipment", 0, piece("poleaxe_of_rouen"))
    assert made.refused("shove", 3).key == "nobody-to-shove"
    made.choose("shove", 1).choose("push-unit", 1, "E2b")
    assert made.where(1) == "E2b"
    assert made.refused("use-equipment", 0, piece("poleaxe_of_rouen")).key == "of-no-use-now"


def test_map_of_the_fords_moves_a_unit_of_the_wearers_area() -> None:
    made = bearing("map_of_the_fords", "jean_de_metz 1 E1", "peasants 1 E1", "peasants 1 A2", "pikemen 2 B2")
    made.choose("use-equipment", 0, piece("map_of_the_fords"))
    assert {choice[1] for choice in made.offered("advance")} == {0, 1}
    assert made.refused("advance", 2, "B1a").key == "does-not-move-now"
    made.choose("advance", 1, "D1a")
    assert made.where(1) == "D1a"
    assert made.s.gear[piece("map_of_the_fords")] & GEAR_USED
    assert made.asked().startswith("Declaration."), "one unit, one area"


def test_grenade_pot_sets_an_adjacent_area_on_fire_and_is_gone() -> None:
    made = bearing("grenade_pot")
    light_fire(made.s, made.area("D1a"), FRENCH)
    made.choose("use-equipment", 0, piece("grenade_pot"))
    assert made.refused("throw-fire", "D1a").key == "burns-there"
    assert made.refused("throw-fire", "A2").key == "out-of-reach"
    made.choose("throw-fire", "E2a")
    assert fire_of(made.s, made.area("E2a")) == FRENCH + 1
    assert made.s.gear[piece("grenade_pot")] == DISCARDED
    assert made.refused("use-equipment", 0, piece("grenade_pot")).key == "not-worn"


def test_vial_of_holy_oil_heals_two_wounds_and_is_gone() -> None:
    made = wear(scene("la_hire 1 E1", "pikemen 2 A2"), 0, "vial_of_holy_oil")
    assert activate(made, "E1").refused("use-equipment", 0, piece("vial_of_holy_oil")).key == "of-no-use-now"
    made.s.wounds[0] = 2
    made.choose("use-equipment", 0, piece("vial_of_holy_oil"))
    assert (made.s.wounds[0], made.s.gear[piece("vial_of_holy_oil")]) == (0, DISCARDED)


def test_black_mirror_draws_a_legend_card_for_experience_once_a_turn() -> None:
    made = wear(scene(*MEET), 0, "black_mirror")
    assert activate(made, "E1").refused("use-equipment", 0, piece("black_mirror")).key == "of-no-use-now"
    made.s.tokens[EXPERIENCE] = 2
    made.choose("use-equipment", 0, piece("black_mirror"))
    assert made.asked() == "legend-card"
    made.draw(members(made.s.piles[LEGEND_DECK])[0])
    assert (hand_of(made.s, FRENCH).bit_count(), held(made.s, FRENCH, EXPERIENCE)) == (1, 1)
    assert made.refused("use-equipment", 0, piece("black_mirror")).key == "of-no-use-now"


def test_JA_13_1_there_are_eight_pieces_in_each_deck_and_each_has_a_scene() -> None:
    pieces = read_pack(BUILT_IN).equipment
    assert [sum(DECKS[one.deck] == deck for one in pieces) for deck in DECKS] == [8, 8]
    scenes = " ".join(name for name in globals() if name.startswith("test_"))
    assert [one.key for one in pieces if f"test_{one.key}" not in scenes] == []
