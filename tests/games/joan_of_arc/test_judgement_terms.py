"""The terms of the bots' judgement, each in a scene."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, give_orders, order_phase
from tests.games.joan_of_arc.scenes import Scene
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import GreedyBot
from timefront.games.joan_of_arc.bots.aims import ground_gained, holding_worth
from timefront.games.joan_of_arc.bots.declarations import possible_attacks, prayer_worth
from timefront.games.joan_of_arc.bots.evaluation import TERMS, evaluate, leads
from timefront.games.joan_of_arc.bots.fears import LONELY, ground_shields, losses_feared, toll
from timefront.games.joan_of_arc.bots.lanes import ends_of_charge, lanes_to, way_of_lane
from timefront.games.joan_of_arc.bots.posture import posture_of
from timefront.games.joan_of_arc.bots.steps import best_step, door_worth
from timefront.games.joan_of_arc.bots.supplies import SPARE, orders_worth, stakes_worth, tokens_worth
from timefront.games.joan_of_arc.bots.threats import BESET, Threats, threats_of
from timefront.games.joan_of_arc.bots.worth import POINT, TOKENS, Worths, worths_of
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, MELEE, SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED, CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.state import EXPERIENCE, STAKES, STAKES_OF, TOKEN_KINDS
from timefront.kernel.bits import members
from timefront.kernel.questions import Choice


def worths(scene: Scene) -> Worths:
    return worths_of(scene.setting)


def threats(scene: Scene, side: int) -> Threats:
    return threats_of(scene.s, worths(scene), side, posture_of(scene.s))


def areas(scene: Scene, mask: int) -> set[str]:
    return {scene.setting.board.area_names[area] for area in members(mask)}


def threatened(scene: Scene, side: int) -> set[str]:
    found = threats(scene, side)
    return {name for area, name in enumerate(scene.setting.board.area_names) if found.bite[area] > 0}


def greedy(scene: Scene) -> Choice:
    return GreedyBot().choose(Knowledge(JOAN_OF_ARC, scene.s, scene.s.seat), Random(1))


def edge_between(scene: Scene, one: str, other: str) -> int:
    board = scene.setting.board
    return board.border_edges[board.border_between[scene.area(one) * board.area_count + scene.area(other)]][0]


# The threat map


def test_JA_6_5_a_threat_reaches_as_far_as_a_blow_or_a_shot() -> None:
    on_foot = Scene("patay", "pikemen 2 D2b", "la_hire 1 A1")
    board = on_foot.setting.board
    assert threatened(on_foot, ENGLISH) == areas(on_foot, board.neighbour_mask[on_foot.area("D2b")])
    bowmen = Scene("patay", "bowmen 2 D2b", "la_hire 1 A1")
    assert {"B2", "C2", "D1b"} <= threatened(bowmen, ENGLISH)
    assert "A2" not in threatened(bowmen, ENGLISH)


def test_JA_6_6_what_blocks_a_direct_shot_is_no_target() -> None:
    scene = Scene("patay", "crossbowmen 1 C2", "la_hire 1 A1", "pikemen 2 E3")
    in_the_open = threatened(scene, FRENCH)
    assert {"B2", "D2b"} <= in_the_open
    assert threats(scene, FRENCH).sources[scene.area("D2b")] == 1


def test_JA_5_5_riders_threaten_what_lies_beyond_if_their_side_has_the_order() -> None:
    scene = Scene("patay", "mounted_knights 1 A2", "pikemen 2 C2")
    give_orders(scene, FRENCH, charge=1)
    assert "C2" in threatened(scene, FRENCH)
    give_orders(scene, FRENCH, charge=0)
    assert "C2" not in threatened(scene, FRENCH)


def test_JA_8_4_a_unit_with_another_card_threatens_as_that_card_does() -> None:
    scene = Scene("patay", "peasants 2 D2b", "foot_knights 2 E3", "la_hire 1 A1")
    area = scene.area("D2a")
    before = threats(scene, ENGLISH).bite[area]
    scene.s.profile[0] = scene.s.profile[1]
    assert threats(scene, ENGLISH).bite[area] > before > 0


def test_less_is_feared_from_whoever_is_about_to_be_attacked() -> None:
    charging = activate(Scene("patay", "mounted_knights 1 B2", "foot_knights 1 B2", "pikemen 2 D2b"), "B2", CHARGE)
    before = threats(charging, ENGLISH).bite[charging.area("C2")]
    charging.choose("charge", 0, "C2").choose("strike", "D2b")
    assert threats(charging, ENGLISH).bite[charging.area("C2")] == pytest.approx(BESET * before)


# Lanes of a charge


def test_JA_5_5_horsemen_ride_two_areas_and_runners_one_and_none_through_the_enemy() -> None:
    scene = Scene("patay", "mounted_knights 1 A2", "gascon_and_breton_sergeants 1 A2", "pikemen 2 B2")
    s, start = scene.s, scene.area("A2")
    horse, foot = s.profile[0], s.profile[1]
    free = areas(scene, ends_of_charge(s, horse, start, 0))
    assert "C2" in free
    assert areas(scene, ends_of_charge(s, foot, start, 0)) == areas(scene, scene.setting.board.neighbour_mask[start])
    closed = areas(scene, ends_of_charge(s, horse, start, 1 << scene.area("B2")))
    assert "B2" not in closed
    assert closed < free


def test_JA_10_1_a_lane_over_fields_is_one_for_horsemen_only() -> None:
    scene = Scene("patay", "mounted_knights 1 A2", "gascon_and_breton_sergeants 1 A2", "pikemen 2 C2")
    s, start = scene.s, scene.area("A2")
    lanes = lanes_to(s, s.profile[0], start, scene.area("C2"), 0)
    assert lanes
    assert way_of_lane(s, s.profile[0], start, lanes) == CHARGED_OVER_FIELDS
    assert way_of_lane(s, s.profile[1], start, lanes) == CHARGED
    swamp = next(
        area for area in range(scene.setting.board.ground_count) if scene.setting.fields.with_effect[5] >> area & 1
    )
    assert ends_of_charge(s, s.profile[0], swamp, 0) == 0


def test_JA_5_5_a_charge_order_offers_targets_that_another_order_does_not() -> None:
    scene = Scene("patay", "mounted_knights 1 A2", "crossbowmen 2 C2")
    key = 2 * scene.area("C2") + MELEE
    assert possible_attacks(scene.s, [0], COMMAND) == {}
    assert possible_attacks(scene.s, [0], CHARGE) == {key: [0, CHARGED_OVER_FIELDS]}
    assert list(possible_attacks(scene.s, [1], COMMAND)) == []
    near = Scene("patay", "crossbowmen 2 C2", "mounted_knights 1 B2")
    assert 2 * near.area("B2") + SHOOTING in possible_attacks(near.s, [0], COMMAND)


def test_JA_5_5_greedy_charges_with_its_charge_order() -> None:
    scene = order_phase(
        Scene("patay", *["mounted_knights 1 A2"] * 2, "crossbowmen 2 C2", "la_hire 1 A1"), charge=1, command=1
    )
    assert greedy(scene) == scene.choice("order", CHARGE, "A2")
    scene.choose("order", CHARGE, "A2")
    choice = greedy(scene)
    assert choice[0] in ("charge", "all-charge")
    scene.s.answer(choice)
    while scene.s.seat == FRENCH and not scene.s.fight:
        scene.s.answer(greedy(scene))
    assert scene.s.fight


# Where units will stand


def test_what_was_declared_is_judged_as_if_it_were_done_and_the_position_stays_as_it_is() -> None:
    scene = activate(Scene("patay", "pikemen 1 A2", "halberdiers 1 A2", "bowmen 2 E3"), "A2")
    scene.choose("move", 0, "B2")
    posture = posture_of(scene.s)
    assert posture.places[0] == scene.area("B2")
    assert posture.here[scene.area("B2")] == 1
    assert scene.where(0) == "A2"
    assert not scene.s.here[scene.area("B2")]


# Fears: formation, ground, a way out


def test_JA_7_4_a_character_is_safer_among_troops() -> None:
    scene = Scene("patay", "la_hire 1 C2", "pikemen 1 C2", "foot_knights 2 D2b")
    here = scene.area("C2")
    alone = toll(scene.s, worths(scene), [0], here, 1.5)
    among = toll(scene.s, worths(scene), [0, 1], here, 1.5)
    assert among < 0.75 * alone


def test_JA_10_1_forests_and_hills_shelter_and_swamps_do_not() -> None:
    scene = Scene("patay", "pikemen 1 A1")
    s = scene.s
    assert ground_shields(s, scene.area("C1a")) > ground_shields(s, scene.area("A1"))
    assert ground_shields(s, scene.area("E2a")) > ground_shields(s, scene.area("A1"))
    swamp = next(
        area for area in range(scene.setting.board.ground_count) if scene.setting.fields.with_effect[4] >> area & 1
    )
    assert ground_shields(s, swamp) < ground_shields(s, scene.area("A1"))
    s.with_tree = 0
    assert ground_shields(s, scene.area("C1a")) == ground_shields(s, scene.area("A1"))


def test_JA_7_7_who_cannot_give_way_fears_more() -> None:
    scene = Scene("patay", "pikemen 1 A1", "foot_knights 2 A2")
    posture = posture_of(scene.s)
    free = losses_feared(scene.s, worths(scene), FRENCH, posture, threats(scene, ENGLISH))
    for area in scene.setting.board.neighbours[scene.area("A1")]:
        scene.s.room[area] = 0
    assert losses_feared(scene.s, worths(scene), FRENCH, posture, threats(scene, ENGLISH)) > free


def test_a_lone_unit_does_not_walk_up_to_many() -> None:
    units = ["crossbowmen 1 B2", "pikemen 1 A1", *["foot_knights 2 D2b"] * 3]
    scene = activate(Scene("patay", *units), "B2")
    choice = greedy(scene)
    assert choice != scene.choice("move", 0, "C2")
    posture = posture_of(scene.s)
    among = best_step(scene.s, worths(scene), [0], posture, threats(scene, ENGLISH))
    assert among < 0.3


def test_who_walks_up_alone_fears_more_than_who_stands_there() -> None:
    units = ["crossbowmen 1 B2", "pikemen 1 B2", *["foot_knights 2 D2b"] * 3]
    walking = activate(Scene("patay", *units), "B2").choose("move", 0, "C2")
    posture = posture_of(walking.s)
    assert posture.walking == 1
    feared = threats(walking, ENGLISH)
    found = losses_feared(walking.s, worths(walking), FRENCH, posture, feared)
    posture.walking = 0
    assert found == pytest.approx(LONELY * losses_feared(walking.s, worths(walking), FRENCH, posture, feared))


# Orders, tokens, stakes


def test_an_interrupt_is_dearer_than_a_plain_order_as_long_as_the_enemy_has_a_turn() -> None:
    scene = order_phase(Scene("patay", "pikemen 1 A2", "bowmen 2 E3"), command=1)
    s = scene.s
    s.round = 1
    plain = orders_worth(s, worths(scene), FRENCH)
    give_orders(scene, FRENCH, command=0, interrupt=1)
    assert orders_worth(s, worths(scene), FRENCH) > 2 * plain
    s.round = worths(scene).rounds
    assert orders_worth(s, worths(scene), FRENCH) < plain
    s.active = ENGLISH
    assert orders_worth(s, worths(scene), FRENCH) > plain


def test_a_charge_order_is_a_plain_one_for_a_side_without_chargers() -> None:
    for unit, is_dearer in (("mounted_knights", True), ("pikemen", False)):
        scene = order_phase(Scene("patay", f"{unit} 1 A2", "bowmen 2 E3"), command=1)
        plain = orders_worth(scene.s, worths(scene), FRENCH)
        give_orders(scene, FRENCH, command=0, charge=1)
        assert (orders_worth(scene.s, worths(scene), FRENCH) > plain) == is_dearer


def test_tokens_are_worth_what_can_be_bought_with_them() -> None:
    for unit, worth in (("poton_de_xaintrailles", TOKENS[EXPERIENCE]), ("pikemen", SPARE)):
        scene = Scene("patay", f"{unit} 1 A2", "bowmen 2 E3")
        scene.s.tokens = [0] * len(scene.s.tokens)
        before = tokens_worth(scene.s, worths(scene), FRENCH)
        scene.s.tokens[EXPERIENCE] = 1
        assert tokens_worth(scene.s, worths(scene), FRENCH) - before == pytest.approx(worth)


def test_JA_9_prayer_nobody_prays_for_what_buys_nothing() -> None:
    """Experience buys the hero a level; a pikeman has no use for it."""
    scene = Scene("foragers", "pikemen 1 B2", "pikemen 2 D2")
    scene.s.tokens = [0] * len(scene.s.tokens)
    assert prayer_worth(scene.s, worths(scene), 0, EXPERIENCE) == SPARE
    with_use = Scene("foragers", "french_hero 1 B2", "pikemen 2 D2")
    with_use.s.tokens = [0] * len(with_use.s.tokens)
    assert prayer_worth(with_use.s, worths(with_use), 0, EXPERIENCE) == TOKENS[EXPERIENCE]


def test_JA_10_5_stakes_count_before_bowmen_where_somebody_can_come() -> None:
    scene = Scene("patay", "bowmen 2 D2b", "mounted_knights 1 B2")
    scene.s.edges = [0] * len(scene.s.edges)

    def worth_of(one: str, other: str) -> float:
        edges, scene.s.edges = scene.s.edges, scene.s.edges[:]
        scene.s.edges[edge_between(scene, one, other)] = STAKES_OF + ENGLISH
        found = stakes_worth(scene.s, ENGLISH, posture_of(scene.s), threats(scene, FRENCH))
        scene.s.edges = edges
        return found

    assert worth_of("D2b", "C2") > 0
    assert worth_of("D2b", "E2a") == 0
    assert worth_of("A2", "B2") == 0


def test_JA_10_5_greedy_plants_stakes_where_the_enemy_comes_from() -> None:
    scene = Scene("patay", "bowmen 2 D2b", "bowmen 2 D2b", "mounted_knights 1 B2", "mounted_knights 1 B2")
    scene.s.edges = [0] * len(scene.s.edges)
    scene.s.tokens[ENGLISH * TOKEN_KINDS + STAKES] = 1
    activate(scene, "D2b", COMMAND, ENGLISH)
    planted = [choice for choice in scene.s.offer() if choice[0] == "place-stakes"]
    shares = {}
    for choice in planted:
        copy = scene.s.clone()
        copy.answer(choice)
        shares[choice[2]] = evaluate(copy)[ENGLISH]
    assert shares[edge_between(scene, "D2b", "C2")] == max(shares.values()) > min(shares.values())


# Objectives


def test_a_door_that_counts_is_worth_its_points_until_somebody_has_entered() -> None:
    scene = Scene("fierbois", "pikemen 2 D1a", "joan_of_arc 1 E2b")
    inside = scene.area("D1a.1")
    assert door_worth(scene.s, 0, inside) == POINT
    assert door_worth(scene.s, 1, inside) == 0
    scene.s.scored = -1
    assert door_worth(scene.s, 0, inside) == 0


def test_ground_that_counts_is_gained_by_going_there_and_lost_by_leaving_it() -> None:
    scene = Scene("foragers", "pikemen 1 B3", "pikemen 2 D2")
    s, road = scene.s, scene.area("C3c")
    s.round = 1
    posture = posture_of(s)
    gain = ground_gained(s, worths(scene), FRENCH, posture, [0], road)
    assert gain == holding_worth(s, worths(scene), 1) > 0
    s.round = 2
    assert ground_gained(s, worths(scene), FRENCH, posture, [0], road) > gain
    held = Scene("foragers", "pikemen 1 C3c", "pikemen 2 D2")
    assert ground_gained(held.s, worths(held), FRENCH, posture_of(held.s), [0], held.area("B3")) < 0
    contested = Scene("foragers", "pikemen 1 B3", "pikemen 2 C3a")
    assert ground_gained(contested.s, worths(contested), FRENCH, posture_of(contested.s), [0], road) == 0


def test_the_terms_make_up_the_judgement() -> None:
    scene = activate(Scene("patay", "la_hire 1 B2", "bowmen 2 D2b"), "B2")
    found = leads(scene.s, False)
    assert len(found) == len(TERMS)
    better = evaluate(scene.s)[FRENCH] > 0.5
    assert better == (sum(found) > 0)


def test_who_must_attack_fears_less_than_who_only_holds_out() -> None:
    assert worths(Scene("patay", "pikemen 1 A1")).fear[FRENCH] < worths(Scene("patay", "pikemen 1 A1")).fear[ENGLISH]
