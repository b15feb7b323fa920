"""5. Orders: where they may be placed, what they allow, and the windows for interrupts."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, all_wait, areas, give_orders, order_phase, orders_of
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import lay_order, orders_against
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, INTERRUPT, REACTIVATION
from timefront.games.joan_of_arc.state import INTRIGUE, TOKEN_KINDS


def skirmish() -> Scene:
    """Two French areas, one English."""
    return Scene("foragers", "pikemen 1 B2", "halberdiers 1 B2", "pikemen 1 B3", "pikemen 2 D2")


def test_JA_4_5_an_order_on_an_allied_area_activates_its_units() -> None:
    scene = order_phase(skirmish(), command=1)
    assert scene.offered("order") == [("order", COMMAND, scene.area("B2")), ("order", COMMAND, scene.area("B3"))]
    scene.choose("order", COMMAND, "B2").choose("move", 0, "C2a").choose("wait", 1)
    assert scene.where(0) == "C2a"
    assert scene.facts("order-placed") == [{"seat": FRENCH, "order": COMMAND, "area": scene.area("B2")}]
    scene.choose("end-turn")
    assert scene.facts("orders-ended")
    assert orders_of(scene, FRENCH) == [0, 0, 0, 0]


def test_JA_4_6_one_order_must_be_used_by_whoever_can() -> None:
    scene = order_phase(skirmish(), reactivation=2)
    assert scene.refused("end-turn").key == "use-an-order"
    all_wait(scene.choose("order", REACTIVATION, "B2")).choose("end-turn")
    assert scene.s.played == 1


def test_JA_4_6_an_interrupt_order_counts_for_it_too_as_a_plain_order() -> None:
    scene = order_phase(skirmish(), interrupt=1)
    assert scene.refused("end-turn").rule == "JA-4.6"
    all_wait(scene.choose("order", INTERRUPT, "B2"))
    assert orders_of(scene, FRENCH) == [0, 0, 0, 0]
    assert orders_against(scene.s, scene.area("B2"), 0) == 1  # it stays there until the reserve phase
    scene.choose("end-turn")


def test_JA_4_6_nobody_must_who_has_no_order_or_no_legal_area() -> None:
    order_phase(skirmish()).choose("end-turn")
    scene = skirmish()
    for area in ("B2", "B3"):
        lay_order(scene.s, scene.area(area), 0)
    order_phase(scene, command=2, charge=1).choose("end-turn")


def test_JA_5_1_all_own_units_of_the_area_are_activated_and_no_others() -> None:
    scene = order_phase(skirmish(), command=1)
    assert scene.refused("order", COMMAND, "D2").key == "no-own-unit"
    assert scene.refused("order", COMMAND, "C2a").key == "no-own-unit"
    assert scene.refused("order", CHARGE, "B2").key == "no-such-order"
    scene.choose("order", COMMAND, "B2")
    assert scene.refused("wait", 2).key == "not-activated"
    assert scene.refused("move", 2, "C2a").key == "not-activated"
    all_wait(scene)


def test_JA_5_1_a_unit_is_activated_again_where_no_order_lies() -> None:
    """JA-5.1, ruling J-10."""
    scene = order_phase(skirmish(), command=2)
    scene.choose("order", COMMAND, "B3").choose("move", 2, "C4a")
    scene.choose("order", COMMAND, "C4a").choose("move", 2, "C4b")
    assert scene.where(2) == "C4b"


def test_JA_5_1_recruited_civilians_are_activated_with_the_others() -> None:
    scene = Scene("fierbois", "pikemen 1 D1b", "citizen 0 D1a")
    order_phase(scene, command=2).choose("order", COMMAND, "D1b").choose("move", 0, "D1a")
    scene.choose("order", COMMAND, "D1a").choose("move", 0, "E1").choose("move", 1, "E1")
    assert scene.where(1) == "E1"
    assert scene.s.owner[1] == FRENCH


def test_JA_5_2_other_orders_serve_as_plain_orders_without_command() -> None:
    for kind, name in ((CHARGE, "charge"), (REACTIVATION, "reactivation"), (INTERRUPT, "interrupt")):
        scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a", "farmer 0 D3a")
        scene.s.tokens[3] = 0
        order_phase(scene, **{name: 1}).choose("order", kind, "B2")
        assert scene.asked() == "Declaration.deed"
        scene.choose("move", 0, "B3").choose("end-turn")
        assert scene.where(0) == "B3"


def test_JA_5_3_no_command_charge_or_interrupt_order_where_an_order_lies() -> None:
    """JA-5.3, ruling J-37: it stays where it was placed, even if all units have left."""
    scene = order_phase(skirmish(), command=3, charge=1, interrupt=1)
    scene.choose("order", COMMAND, "B3").choose("move", 2, "B2")
    scene.choose("order", COMMAND, "B2").choose("move", 0, "B3").choose("wait", 1).choose("wait", 2)
    for kind in (COMMAND, CHARGE, INTERRUPT):
        assert scene.refused("order", kind, "B3").key == "order-lies-there"
        assert scene.refused("order", kind, "B2").rule == "JA-5.3"
    scene.choose("end-turn")


def test_JA_5_6_reactivation_goes_where_one_order_lies_or_none_never_on_two() -> None:
    """JA-5.6, ruling J-11."""
    scene = order_phase(skirmish(), command=1, reactivation=3)
    all_wait(scene.choose("order", COMMAND, "B2"))
    all_wait(scene.choose("order", REACTIVATION, "B2"))
    assert scene.refused("order", REACTIVATION, "B2").key == "two-orders-lie-there"
    all_wait(scene.choose("order", REACTIVATION, "B3"))
    all_wait(scene.choose("order", REACTIVATION, "B3"))
    assert orders_of(scene, FRENCH) == [0, 0, 0, 0]


def test_JA_5_6_inside_a_building_each_side_has_its_own_orders() -> None:
    """JA-5.6, ruling J-22."""
    scene = Scene("fierbois", "pikemen 1 C3a.1", "pikemen 2 C3a.1")
    all_wait(order_phase(scene, command=1).choose("order", COMMAND, "C3a.1")).choose("end-turn")
    give_orders(scene, ENGLISH, command=1)
    saved = scene.s.laid[:]
    order_phase(scene, ENGLISH, command=1)
    assert scene.s.laid == saved
    assert areas(scene, "order") == ["C3a.1"]
    all_wait(scene.choose("order", COMMAND, "C3a.1"))


def test_JA_5_7_an_opponent_may_interrupt_after_an_order() -> None:
    """JA-5.7, ruling J-12: the order returns at once and does not stay on the area."""
    scene = order_phase(skirmish(), command=2)
    give_orders(scene, ENGLISH, interrupt=2)
    assert scene.s.seat == FRENCH  # never before the first order
    all_wait(scene.choose("order", COMMAND, "B2"))
    assert scene.asked() == "InterruptWindow.reaction"
    assert scene.s.seat == ENGLISH
    assert areas(scene, "interrupt") == ["D2"]
    assert scene.refused("interrupt", "B2").key == "no-own-unit"
    scene.choose("interrupt", "D2").choose("move", 3, "D3b")
    assert scene.where(3) == "D3b"
    assert orders_against(scene.s, scene.area("D2"), 0) == 0
    assert orders_of(scene, ENGLISH) == [0, 0, 0, 1]
    assert scene.asked() == "OrderPhase.order"  # no interrupt on an interrupt, and one per window
    assert scene.s.seat == FRENCH
    assert scene.facts("interrupt-played") == [{"seat": ENGLISH, "area": scene.area("D2")}]


def test_JA_5_7_after_the_last_order_too_and_an_opponent_may_pass() -> None:
    scene = order_phase(skirmish(), command=1)
    give_orders(scene, ENGLISH, interrupt=1)
    all_wait(scene.choose("order", COMMAND, "B3")).choose("let-pass").choose("end-turn")
    assert orders_of(scene, ENGLISH) == [0, 0, 0, 1]


def test_JA_5_7_nobody_is_asked_without_an_interrupt_order_or_an_area_for_it() -> None:
    scene = order_phase(skirmish(), command=2)
    give_orders(scene, ENGLISH, command=3)
    all_wait(scene.choose("order", COMMAND, "B3"))
    assert scene.asked() == "OrderPhase.order"
    give_orders(scene, ENGLISH, interrupt=1)
    lay_order(scene.s, scene.area("D2"), 0)
    all_wait(scene.choose("order", COMMAND, "B2"))
    assert scene.asked() == "OrderPhase.order"


def test_JA_6_10_an_intrigue_token_is_exchanged_for_experience_or_legend() -> None:
    scene = order_phase(skirmish(), command=1)
    assert scene.refused("exchange-intrigue", 0).key == "no-intrigue"
    scene.s.tokens = [0] * len(scene.s.tokens)
    scene.s.tokens[FRENCH * TOKEN_KINDS + INTRIGUE] = 2
    scene.choose("exchange-intrigue", 0).choose("exchange-intrigue", 1)
    assert scene.s.tokens[:TOKEN_KINDS] == [1, 1, 0, 0, 0]
