"""8. Command: troops elsewhere are activated by a commander (JA-8.2)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import (
    ENGLISH,
    FRENCH,
    activate,
    give_orders,
    order_phase,
    until_fought,
)
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import lay_order, orders_against
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, COMMAND_MORE, REACTIVATION
from timefront.games.joan_of_arc.rules.attack.muster import attackers, is_by_command
from timefront.games.joan_of_arc.state import COMMANDED, EXPERIENCE, LEGEND, MERCENARY_USED
from timefront.kernel.flow import OVER


def commandable(scene: Scene) -> list[int]:
    """The units that may be chosen next."""
    return [choice[1] for choice in scene.offered("command-unit")]


def test_JA_8_2_a_commander_activates_troops_of_an_adjacent_area() -> None:
    """JA-8.2: range A; one unit, without an order on its area."""
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a", "pikemen 1 D2", "halberdiers 1 B2")
    for _ in range(2):
        lay_order(scene.s, scene.area("C2a"), 0)  # ignored
    activate(scene, "B2")
    assert scene.refused("command", 3).key == "no-commander"
    assert scene.refused("command", 1).key == "not-activated"
    scene.choose("command", 0)
    assert scene.refused("command-no-more").key == "choose-a-unit"
    assert scene.refused("command-unit", 2).key == scene.refused("command-unit", 3).key == "out-of-reach"
    scene.choose("command-unit", 1).choose("move", 1, "C2b")
    assert scene.where(1) == "C2b"
    assert orders_against(scene.s, scene.area("C2a"), 0) == 2
    assert scene.facts("units-commanded") == [{"seat": FRENCH, "unit": 0, "area": scene.area("C2a"), "count": 1}]
    assert scene.asked() == "Declaration.deed"  # the command is used up, now the actions follow


def test_JA_5_4_only_a_command_order_allows_it() -> None:
    for mode in (CHARGE, REACTIVATION):
        scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a", "bertrand_de_poulengy 1 B2")
        scene.s.tokens[3] = 0
        activate(scene, "B2", mode)
        assert scene.refused("command", 0).rule == "JA-5.4"
        assert scene.offered("command") == []


def test_JA_8_2_the_range_is_counted_in_hexes_and_reaches_into_buildings() -> None:
    scene = Scene("fierbois", "joan_of_arc 1 C2c", "pikemen 1 C2b", "pikemen 1 C3a.1", "pikemen 1 D1b", "pikemen 1 E1")
    activate(scene, "C2c").choose("command", 0)
    assert commandable(scene) == [1, 2, 3]
    assert scene.refused("command-unit", 4).key == "out-of-reach"
    scene.choose("command-unit", 2).choose("move", 2, "C3a")
    assert scene.where(2) == "C3a"


def test_JA_8_2_not_the_units_where_the_commander_began_or_stands() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 B2", "halberdiers 1 B3", "guisarmiers 1 C3c")
    activate(scene, "B2").choose("move", 0, "B3").choose("wait", 1)
    scene.choose("command", 0)
    assert commandable(scene) == [3]
    assert scene.refused("command-unit", 1).key == scene.refused("command-unit", 2).key == "out-of-reach"


def test_JA_8_2_troops_and_war_machines_but_no_characters_nor_civilians() -> None:
    scene = Scene(
        "foragers", "jacques_de_bourbon 1 B2", "ballista 1 C2a", "la_hire 1 C2a", "citizen 1 C2a", "pikemen 1 C2a"
    )
    activate(scene, "B2").choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [1, 4]
    assert scene.refused("command-unit", 2).key == "troops-only"
    assert scene.refused("command-unit", 3).key == "troops-only"


def test_JA_8_2_whom_a_commander_commands_may_be_limited() -> None:
    scene = Scene("foragers", "ambroise_de_lore 1 B2", "pikemen 1 C2a", "mounted_knights 1 C2a")
    activate(scene, "B2").choose("command", 0)
    assert scene.refused("command-unit", 1).key == "not-under-this-command"
    scene.choose("command-unit", 2)


def test_JA_8_2_units_commanded_together_are_one_activation() -> None:
    """JA-8.2, ruling J-51: one attack on an area, and the enemy knows that they were commanded."""
    scene = Scene("foragers", "jacques_de_bourbon 1 B2", "pikemen 1 C3c", "halberdiers 1 C3c", "pikemen 2 C3a")
    activate(scene, "B2").choose("command", 0).choose("command-unit", 1).choose("command-unit", 2)
    scene.choose("melee", 1, "C3a").choose("melee", 2, "C3a")
    assert attackers(scene.s) == [1, 2]
    assert is_by_command(scene.s)
    until_fought(scene)


def test_JA_8_2_units_of_several_areas_are_one_activation_and_attack_together() -> None:
    """JA-6.5, rulings J-24 and J-51: within a range in hexes; one attack on each area, joined across areas."""
    scene = Scene("foragers", "walter_of_brienne 1 B2", "pikemen 1 C3c", "halberdiers 1 C3b", "pikemen 2 C3a")
    activate(scene, "B2").choose("command", 0).choose("command-unit", 2).choose("command-unit", 1)
    assert scene.facts("units-commanded") == [
        {"seat": FRENCH, "unit": 0, "area": scene.area(area), "count": 1} for area in ("C3b", "C3c")
    ]
    scene.choose("melee", 1, "C3a").choose("melee", 2, "C3a")
    assert attackers(scene.s) == [1, 2]
    until_fought(scene)
    assert scene.asked() != "CommandChoice.unit"


def test_JA_9_support_counts_the_hex_in_an_attack_out_of_several_areas() -> None:
    """Ruling J-24: three with the same name, commanded from two areas of a hex."""
    peasants = ["angry_peasants 1 C3c", "angry_peasants 1 C3c", "angry_peasants 1 C3b"]
    scene = Scene("foragers", "william_glasdale_2 1 B2", *peasants, "pikemen 2 C3a")
    activate(scene, "B2").choose("command", 0)
    for unit in (1, 2, 3):
        scene.choose("command-unit", unit)
    for unit in (1, 2, 3):
        scene.choose("melee", unit, "C3a")
    assert (scene.asked(), scene.pool()) == ("attack", 4)


def test_JA_8_2_with_range_A_the_first_unit_says_which_area() -> None:
    scene = Scene("foragers", "jacques_de_bourbon 1 B2", "pikemen 1 C3c", "halberdiers 1 C3c", "pikemen 1 C2a")
    activate(scene, "B2").choose("command", 0)
    assert commandable(scene) == [1, 2, 3]
    scene.choose("command-unit", 1)
    assert scene.refused("command-unit", 3).key == "not-there"
    assert commandable(scene) == [2]


def test_JA_8_2_engineers_of_several_areas_work_each_in_its_own() -> None:
    scene = Scene("fierbois", "walter_of_brienne 1 C2c", "sappers 1 C2b", "sappers 1 C2a")
    activate(scene, "C2c").choose("command", 0).choose("command-unit", 1).choose("command-unit", 2)
    scene.choose("set-fire", 1)
    assert scene.offered("set-fire") == [("set-fire", 2)]


def test_JA_8_2_the_commander_may_say_it_is_enough() -> None:
    """The rest of the area is not commanded under this order; a second command needs another commander."""
    scene = Scene("foragers", "jacques_de_bourbon 1 B2", "pikemen 1 C3c", "pikemen 1 C3c")
    activate(scene, "B2").choose("command", 0).choose("command-unit", 1).choose("command-no-more").choose("wait", 1)
    assert scene.asked() == "Declaration.deed"
    assert scene.offered("wait") == [("wait", 0)]


def test_JA_8_2_a_unit_is_commanded_once_an_order() -> None:
    """JA-8.2: two commanders in one area may not command the same unit; under the next order it may be again."""
    scene = Scene("foragers", "french_hero 1 B2", "jacques_de_bourbon 1 B2", "pikemen 1 C3c", "halberdiers 1 C2a")
    order_phase(scene, command=2).choose("order", COMMAND, "B2")
    scene.choose("command", 0).choose("command-unit", 2).choose("wait", 2)
    assert scene.s.used[2] & COMMANDED
    scene.choose("command", 1)
    assert scene.refused("command-unit", 2).key == "commanded-already"
    scene.choose("command-unit", 3).choose("wait", 3)
    scene.choose("move", 0, "B3").choose("wait", 1)
    assert scene.s.used[2] == 0
    scene.choose("order", COMMAND, "B3").choose("command", 0).choose("command-unit", 2)


def test_JA_8_2_no_command_and_no_charge_in_a_command() -> None:
    scene = Scene(
        "foragers", "jacques_de_bourbon 1 B2", "walter_of_brienne 1 B3", "mounted_knights 1 B3", "pikemen 1 C4a"
    )
    activate(scene, "B2").choose("command", 0).choose("command-unit", 1).choose("command-unit", 2)
    assert scene.asked() == "Declaration.deed"  # no question about a bonus action of Walter's
    scene.choose("wait", 1)
    assert scene.refused("charge", 2, "C3c").key == "no-charge-order"


def test_JA_8_2_units_are_chosen_in_any_order() -> None:
    """Of identical units the first must be chosen first."""
    scene = Scene(
        "foragers", "jacques_de_bourbon 1 B2", *["pikemen 1 C3c"] * 2, "halberdiers 1 C3c", "guisarmiers 1 C3c"
    )
    activate(scene, "B2").choose("command", 0)
    assert scene.refused("command-unit", 2).key == "take-the-first-alike"
    scene.choose("command-unit", 3)
    assert scene.refused("command-unit", 3).key == "commanded-already"
    scene.choose("command-unit", 1)
    assert [choice[1] for choice in scene.offered("wait")] == [1, 3]


def test_JA_8_2_a_command_opens_no_window_for_interrupts() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C3c", "pikemen 2 D2")
    order_phase(scene, command=1)
    give_orders(scene, ENGLISH, interrupt=1)
    scene.choose("order", COMMAND, "B2").choose("command", 0).choose("command-unit", 1).choose("wait", 1)
    assert scene.asked() == "Declaration.deed"
    scene.choose("wait", 0)
    assert scene.asked() == "InterruptWindow.reaction"


def test_JA_8_2_a_character_for_hire_is_commanded_like_a_troop() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "robert_knolles 1 C2a")
    order_phase(scene, command=1, reactivation=1).choose("order", COMMAND, "B2").choose("command", 0)
    scene.choose("command-unit", 1).choose("wait", 1).choose("wait", 0)
    assert scene.s.used[1] == MERCENARY_USED
    activate(scene, "B2")
    assert scene.asked() == "Declaration.deed"


def test_JA_9_mercenary_is_commanded_once_a_turn() -> None:
    scene = Scene("foragers", "jacques_de_bourbon 1 B2", "robert_knolles 1 C2a", "pikemen 1 C2a")
    activate(scene, "B2").choose("command", 0).choose("command-unit", 1).choose("command-no-more")
    scene.choose("wait", 1)
    activate(scene, "B2").choose("command", 0)
    refusal = scene.refused("command-unit", 1)
    assert (refusal.rule, refusal.key) == ("JA-9.mercenary", "commanded-this-turn")


def test_JA_9_mercenary_obeys_characters_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A priest is not a character, and is not obeyed even if everybody is under his command."""
    scene = Scene("foragers", "priest 1 B2", "pikemen 1 B2", "robert_knolles 1 C2a", "pikemen 1 C2a")
    cards = scene.setting.cards
    monkeypatch.setattr(cards, "command_whom", [(1 << cards.count) - 1] * cards.count)
    activate(scene, "B2").choose("command", 0)
    refusal = scene.refused("command-unit", 2)
    assert (refusal.rule, refusal.key) == ("JA-9.mercenary", "characters-only")
    scene.choose("command-unit", 3)


def test_JA_6_9_a_power_lets_a_command_reach_more_units() -> None:
    """JA-6.9, JA-8.2: 1 legend token, once a round."""
    scene = Scene("foragers", "arnaud_amanieu_d_albret 1 B2", "pikemen 1 C2a", "halberdiers 1 C2a")
    scene.s.tokens[LEGEND] = 1
    activate(scene, "B2").choose("use-power", 0, COMMAND_MORE)
    assert scene.s.tokens[LEGEND] == 0
    assert scene.refused("use-power", 0, COMMAND_MORE).key == "no-such-power-now"
    scene.choose("command", 0).choose("command-unit", 1).choose("command-unit", 2)
    assert scene.facts("units-commanded")[0]["count"] == 2


def test_JA_8_2_a_partners_units_are_not_commanded() -> None:
    scene = Scene("foragers", "jacques_de_bourbon 1 B2", "pikemen 1 C2a", "halberdiers 1 C2a")
    scene.s.owner[2] = 1 - FRENCH  # as if it belonged to another seat of the same side
    activate(scene, "B2").choose("command", 0)
    assert scene.refused("command-unit", 2).key == "not-own-unit"
    assert scene.s.tokens[EXPERIENCE] == 1
    assert scene.s.seat != OVER


def test_JA_8_2_a_unit_of_the_same_order_is_not_like_one_that_was_not_activated() -> None:
    """The bowmen that came may still plant stakes, those that stood there may not."""
    scene = Scene("foragers", "english_hero 2 D2", "bowmen 2 D2", "bowmen 2 C2b")
    activate(scene, "D2", seat=ENGLISH).choose("wait", 0).choose("move", 1, "C2b")
    scene.choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [1, 2]
