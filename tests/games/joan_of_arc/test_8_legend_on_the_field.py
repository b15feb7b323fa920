"""8. Legend cards played on a unit or an area: skills, mist, caltrops, fire, works (JA-8.5)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.attacks import attacked
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.legend import card, give, scene, scene_at, with_legend_cards
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.abilities import has_skill, skill_value
from timefront.games.joan_of_arc.board.boons import THIS_ROUND, THIS_TURN, expire, is_mired, is_veiled
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, light_fire, set_barricade
from timefront.games.joan_of_arc.board.piles import LEGEND_DISCARD
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, CHARGING_SKILL, INTERRUPT, SHOOTING, TERROR
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.charge import refuse_charge, stops_charge
from timefront.games.joan_of_arc.rules.activation.targets import circumstances, refuse_shot
from timefront.games.joan_of_arc.rules.rounds.orders import InterruptWindow, OrderPhase
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import OPEN, ORDER_KINDS, STAKES, STAKES_OF, TOKEN_KINDS
from timefront.kernel.bits import members
from timefront.kernel.packs import PackError
from timefront.texts.catalogue import Catalogue

KNIGHTS = "barral_de_ponteves 1 B2"


def in_turn(deck: str, key: str, *units: str) -> Scene:
    """The French have a card in their turn."""
    return give(scene(deck, *units), FRENCH, key).start(OrderPhase(FRENCH))


def interrupting(deck: str, key: str, *units: str) -> Scene:
    """The English have a card after an order of the French."""
    return give(scene(deck, *units), ENGLISH, key).start(InterruptWindow(mover=FRENCH))


def play(made: Scene, key: str) -> Scene:
    """The card is played, and forced choices are made."""
    made.choose("play-card", card(key))
    while made.s.is_forced():
        made.choose(*made.s.offer()[0])
    return made


def is_discarded(made: Scene, key: str) -> bool:
    """Whether a card is in the discard pile."""
    return card(key) in members(made.s.piles[LEGEND_DISCARD])


# On a unit


def test_JA_8_5_the_healing_spring_heals_a_character_and_puts_out_the_fire_around_it() -> None:
    made = give(scene("myth", KNIGHTS, "pikemen 1 B3", "bowmen 2 D2"), FRENCH, "healing_spring")
    made.s.wounds[0] = 1
    light_fire(made.s, made.area("B2"), ENGLISH)
    play(made.start(OrderPhase(FRENCH)), "healing_spring")
    assert made.asked() != "PlayCard.anchor", "a single character needs no question"
    assert (made.s.wounds[0], fire_of(made.s, made.area("B2"))) == (0, 0)
    assert made.facts("card-put-out-fire") == [{"seat": FRENCH, "area": made.area("B2")}]
    assert is_discarded(made, "healing_spring")


def test_JA_8_5_a_card_for_a_character_is_for_no_other_unit() -> None:
    made = give(scene("myth", KNIGHTS, "pikemen 1 B3", "la_hire 1 B3", "bowmen 2 D2"), FRENCH, "healing_spring")
    made.s.wounds[0] = made.s.wounds[2] = 1
    play(made.start(OrderPhase(FRENCH)), "healing_spring")
    assert made.asked() == "PlayCard.anchor"
    assert made.offered("choose-unit") == [("choose-unit", 0), ("choose-unit", 2)]
    assert made.refused("choose-unit", 1).key == "not-for-that-unit"
    assert made.refused("choose-area", made.area("B2")).key == "card-for-a-unit"
    made.choose("choose-unit", 2)
    assert made.s.wounds[0] == 1
    assert made.s.wounds[2] == 0


def test_JA_8_5_nobody_is_healed_who_has_no_wound() -> None:
    made = in_turn("myth", "healing_spring", KNIGHTS, "bowmen 2 D2")
    assert made.refused("play-card", card("healing_spring")).key == "card-does-nothing"


# On an area


def test_JA_8_5_the_falling_star_burns_within_two_hexes_of_a_character() -> None:
    units = (KNIGHTS, "pikemen 1 E3", "bowmen 2 D2a")
    made = give(scene_at("patay", "myth", *units), FRENCH, "falling_star", tokens=4)
    play(made.start(OrderPhase(FRENCH)), "falling_star")
    areas = [choice[1] for choice in made.offered("choose-area")]
    assert made.area("B2") in areas
    assert len(areas) < made.setting.board.ground_count
    far = next(area for area in range(made.setting.board.ground_count) if area not in areas)
    assert made.refused("choose-area", far).key == "not-for-that-area"
    assert made.refused("choose-unit", 0).key == "card-for-an-area"
    made.choose("choose-area", made.area("B2"))
    assert fire_of(made.s, made.area("B2")) == FRENCH + 1
    assert check(made.s) == []


def test_JA_8_5_the_oriflamme_is_terrible_until_the_round_is_over() -> None:
    made = give(scene("myth", "pikemen 1 B2", "bowmen 1 B3", "pikemen 2 D2"), FRENCH, "oriflamme_unfurled")
    made.start(Activation(FRENCH, made.area("B2"), [0], 0))
    assert made.asked() == "Declaration.deed_or_card"
    made.choose("play-card", card("oriflamme_unfurled")).choose("choose-area", made.area("B2"))
    assert [skill_value(made.s, unit, TERROR) for unit in (0, 1, 2)] == [2, 0, 0]
    assert made.facts("skill-granted") == [{"seat": FRENCH, "area": made.area("B2"), "skill": TERROR}]
    assert made.asked() == "Declaration.deed", "the card is the only one for this moment, and lies open"
    expire(made.s, THIS_TURN)
    assert skill_value(made.s, 0, TERROR) == 2
    expire(made.s, THIS_ROUND)
    assert skill_value(made.s, 0, TERROR) == 0


def test_JA_8_5_a_card_can_be_played_between_two_actions_and_after_the_last() -> None:
    made = give(scene("myth", "pikemen 1 B2", "bowmen 1 B2", "pikemen 2 D2"), FRENCH, "oriflamme_unfurled")
    made.start(Activation(FRENCH, made.area("B2"), [0, 1], 0))
    made.choose("move", 0, "B3").choose("move", 1, "C2a")
    assert made.asked() == "CardWindow.card", "the moves do not touch each other, so the first is done"
    assert [made.where(0), made.where(1)].count("B2") == 1
    made.choose("play-no-card")
    assert made.asked() == "CardWindow.card"
    assert (made.where(0), made.where(1)) == ("B3", "C2a")
    made.choose("play-card", card("oriflamme_unfurled")).choose("choose-area", "B3")
    assert skill_value(made.s, 0, TERROR) == 2
    assert made.asked() == ""


def test_JA_8_5_nobody_is_asked_between_actions_without_tokens_or_after_waiting() -> None:
    poor = give(scene("myth", "pikemen 1 B2", "pikemen 2 D2"), FRENCH, "oriflamme_unfurled", tokens=0)
    poor.start(Activation(FRENCH, poor.area("B2"), [0], 0)).choose("move", 0, "B3")
    assert poor.asked() == ""
    idle = give(scene("myth", "pikemen 1 B2", "pikemen 2 D2"), FRENCH, "oriflamme_unfurled")
    idle.start(Activation(FRENCH, idle.area("B2"), [0], 0)).choose("wait", 0)
    assert idle.asked() == "", "nothing has happened since the last pause"


def test_JA_8_5_whoever_could_hold_a_card_is_asked_though_its_units_can_only_wait() -> None:
    made = give(scene("myth", "pikemen 1 B2", "pikemen 2 D2"), FRENCH, "falling_star")
    made.start(Activation(FRENCH, made.area("B2"), [0], 0))
    assert made.asked() == "Declaration.deed_or_card"
    assert not made.offered("play-card")
    assert made.s.question().asks_when_forced
    assert made.refused("play-card", card("oriflamme_unfurled")).key == "not-in-hand"


def test_JA_8_5_mist_over_the_loire_hides_a_hex_from_distant_shots() -> None:
    made = interrupting("myth", "mist_over_the_loire", "bowmen 1 B2", "pikemen 2 D2", "pikemen 2 B3")
    play(made, "mist_over_the_loire").choose("choose-area", made.area("D2"))
    s, at = made.s, circumstances(made.s, made.area("D2"), FRENCH, is_charging=False, is_commanded=False)
    assert is_veiled(s, made.area("D2"))
    refusal = refuse_shot(s, 0, made.area("D2"), at)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("JA-8.5", "veiled")
    assert refuse_shot(s, 0, made.area("B3"), at) is None, "adjacent"
    expire(s, THIS_TURN)
    assert refuse_shot(s, 0, made.area("D2"), at) is None


def test_JA_8_5_the_curse_keeps_the_units_of_an_area_from_charging() -> None:
    made = interrupting("myth", "curse_at_the_crossroads", KNIGHTS, "pikemen 1 B3", "pikemen 2 D2")
    assert has_skill(made.s, 0, CHARGING_SKILL)
    play(made, "curse_at_the_crossroads")
    assert not has_skill(made.s, 0, CHARGING_SKILL)
    refusal = refuse_charge(made.s, 0, made.area("B3"), FRENCH, CHARGE, 0)
    assert refusal is not None
    assert refusal.key == "lacks-skill"
    expire(made.s, THIS_TURN)
    assert has_skill(made.s, 0, CHARGING_SKILL)


def test_JA_8_5_caltrops_end_a_charge_and_cost_two_orders() -> None:
    made = interrupting("tactics", "caltrops", KNIGHTS, "pikemen 2 D2")
    made.s.orders[FRENCH * ORDER_KINDS + CHARGE] = 3
    play(made, "caltrops").choose("choose-area", made.area("B2"))
    assert is_mired(made.s, made.area("B2"))
    refusal = refuse_charge(made.s, 0, made.area("B3"), FRENCH, CHARGE, 0)
    assert refusal is not None
    assert refusal.key == "no-charge-from-here"
    assert not stops_charge(made.s, 0, made.area("B3"))
    assert made.s.orders[FRENCH * ORDER_KINDS + CHARGE] == 1
    assert check(made.s) == []


def test_JA_8_5_fire_arrows_light_the_target_after_the_shots() -> None:
    made = give(scene("tactics", "bowmen 1 B2", "pikemen 2 B3"), FRENCH, "fire_arrows")
    made = attacked(made, "B3", 0, roll=SHOOTING)
    for _ in range(20):
        if made.asked() == "CardWindow.card" and made.offered("play-card"):
            break
        if made.s.seat < 0:
            made.draw(*[factor.values[0] for factor in made.s.chance().factors])
        else:
            made.choose(*made.s.offer()[0])
    play(made, "fire_arrows")
    assert fire_of(made.s, made.area("B3")) == FRENCH + 1


# Works and buildings


def test_JA_8_5_a_mine_damages_a_building_beside_an_engineer() -> None:
    made = give(scene_at("fierbois", "tactics", "john_de_la_pole 1 C2a", "pikemen 2 E1"), FRENCH, "mine_under_the_wall")
    around = made.area("C2a")
    made.start(OrderPhase(FRENCH)).choose("play-card", card("mine_under_the_wall"))
    assert ("choose-area", around) in made.offered("choose-area")
    assert made.refused("choose-area", made.area("A2")).key == "not-for-that-area"
    assert made.refused("choose-area", made.area("B2")).key == "card-does-nothing", "no building stands there"
    made.choose("choose-area", around).choose("damage-building", 0)
    assert sum(made.s.damage) == 1
    assert is_discarded(made, "mine_under_the_wall")


def test_JA_8_5_stakes_by_dawn_plants_stakes_before_bowmen() -> None:
    made = give(scene("tactics", "bowmen 1 B2", "pikemen 2 D2"), FRENCH, "stakes_by_dawn")
    made.s.tokens[FRENCH * TOKEN_KINDS + STAKES] = 3
    play(made.start(OrderPhase(FRENCH)), "stakes_by_dawn")
    for left in (2, 1):
        made.choose(*made.offered("place-stakes")[0])
        assert made.s.tokens[FRENCH * TOKEN_KINDS + STAKES] == left
    assert made.asked() == "OrderPhase.order"


def test_JA_8_5_stakes_by_dawn_are_planted_twice_at_most() -> None:
    units = ("bowmen 1 B2", "bowmen 1 B2", "pikemen 1 B3", "pikemen 2 D2")
    made = give(scene("tactics", *units), FRENCH, "stakes_by_dawn")
    made.s.tokens[FRENCH * TOKEN_KINDS + STAKES] = 3
    play(made.start(OrderPhase(FRENCH)), "stakes_by_dawn")
    assert {choice[1] for choice in made.offered("place-stakes")} == {0}
    edge = made.offered("place-stakes")[0][2]
    assert made.refused("place-stakes", 2, edge).key == "no-bowmen"
    assert made.refused("place-stakes", 1, edge).key == "take-the-first-alike"
    assert made.refused("place-stakes", 3, edge).key == "not-own-unit"
    assert made.refused("keep-stakes").key == "place-one"
    made.choose("place-stakes", 0, edge)
    assert made.s.edges[edge] == STAKES_OF + FRENCH
    assert made.refused("place-stakes", 0, edge).key == "edge-not-free"
    made.choose("keep-stakes")
    assert made.s.tokens[FRENCH * TOKEN_KINDS + STAKES] == 2
    assert is_discarded(made, "stakes_by_dawn")


def test_JA_8_5_burnt_bridges_removes_works_and_an_interrupt() -> None:
    made = give(scene("tactics", "pikemen 1 B2", "pikemen 2 D2"), FRENCH, "burnt_bridges")
    made.s.orders[4 + INTERRUPT] = 2
    made.s.edges[0] = STAKES_OF + ENGLISH
    set_barricade(made.s, made.area("D2"), ENGLISH)
    made.s.room[made.area("D2")] -= 1
    play(made.start(OrderPhase(FRENCH)), "burnt_bridges")
    assert made.s.offer() == [("clear-barricade", made.area("D2")), ("pull-stakes", 0)]
    assert made.refused("pull-stakes", 1).key == "no-work-there"
    made.choose("pull-stakes", 0)
    assert made.s.edges[0] == OPEN
    assert barricade_of(made.s, made.area("D2"))
    assert made.s.orders[4 + INTERRUPT] == 1
    assert check(made.s) == []


# Packs


@pytest.mark.parametrize(
    ("card_text", "told"),
    [
        ('window = "order"\neffects = [{ effect = "set_fire" }]', "say where the card is played"),
        ('window = "order"\nanchor = "own_area"\neffects = [{ effect = "heal", count = 1 }]', "can be healed"),
        ('window = "order"\nanchor = "nowhere"\neffects = [{ effect = "set_fire" }]', "nowhere"),
        ('window = "interrupt"\nanchor = "any_area"\neffects = [{ effect = "veil", lasting = "ever" }]', "ever"),
    ],
)
def test_JA_8_5_a_card_must_say_where_its_effects_happen(card_text: str, told: str) -> None:
    broken = f'[[legend]]\nkey = "white_doves"\ndeck = "myth"\ncost = 1\n{card_text}\n'
    with pytest.raises(PackError) as raised:
        read_pack(with_legend_cards("myth", hand=0, legend=broken))
    assert told in str(raised.value)


# What everybody sees


def test_JA_8_5_everybody_sees_what_lasts_on_areas_and_units() -> None:
    made = interrupting("myth", "mist_over_the_loire", KNIGHTS, "pikemen 2 D2")
    give(made, ENGLISH, "curse_at_the_crossroads", tokens=4)
    play(made, "mist_over_the_loire").choose("choose-area", made.area("D2"))
    play(made, "curse_at_the_crossroads")
    for seat in (FRENCH, ENGLISH, None):
        view = view_of(made.s, seat)
        assert view.legend is not None
        laid = [(card.card, card.area, card.unit) for card in view.legend.lasting]
        assert laid == [("mist_over_the_loire", made.area("D2"), None), ("curse_at_the_crossroads", None, 0)]
        drawn = JOAN_OF_ARC.narrator.text_board(view, Catalogue(JOAN_OF_ARC, BUILT_IN, "en").message)
        assert "Mist over the Loire: D2" in drawn
