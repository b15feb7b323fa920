"""9. Skills that are actions: charge, haste, heal, jump, prayer; the reroll skill; powers used on their own."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, until_fought, ways
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.abilities import skill_value
from timefront.games.joan_of_arc.board.boons import THIS_TURN
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATION_WINDOW,
    CHARGE,
    COMMAND,
    CONVERT_ORDER,
    GRANT_DIE,
    GRANT_SKILL,
    HASTE,
    JUMP,
    MELEE,
    MOVE_RALLY_POINT,
    RALLY_TROOP,
    SUMMON,
    TAKE,
    TURN_START_WINDOW,
    UPKEEP_WINDOW,
)
from timefront.games.joan_of_arc.rules.activation.charge import stops_charge
from timefront.games.joan_of_arc.rules.attack.muster import (
    CHARGED,
    CHARGED_OVER_FIELDS,
    attackers,
    kind_of_roll,
    target_of,
)
from timefront.games.joan_of_arc.rules.effects.windows import Window
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, REROLL, TOKEN_KINDS
from timefront.kernel.flow import OVER

# Charge


def test_JA_5_5_infantry_charges_one_area_and_strikes() -> None:
    """JA-5.5, JA-9.charge."""
    scene = Scene("foragers", "voracious_demon 1 B2", "pikemen 1 B2", "pikemen 2 C3a")
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3c")
    assert scene.offered("go-on") == []
    assert scene.refused("go-on", "C3b").key == "one-area-on-foot"
    assert scene.refused("strike", "C3b").key == "no-enemy-there"
    scene.choose("strike", "C3a")
    assert scene.refused("charge", 1, "B3").rule == "JA-9.charge"
    scene.choose("wait", 1)
    assert scene.facts("unit-charged") == [{"seat": FRENCH, "unit": 0, "area": scene.area("C3c")}]
    assert (attackers(scene.s), ways(scene)) == ([0], [CHARGED])
    assert kind_of_roll(scene.s) == MELEE
    until_fought(scene)


def test_JA_5_5_cavalry_charges_one_or_two_areas() -> None:
    """JA-5.5, JA-10.1: over plains and fields only."""
    scene = Scene("foragers", "mounted_knights 1 B2", "pikemen 2 C3a")
    activate(scene, "B2", CHARGE).choose("charge", 0, "B3").choose("go-on", "C3c")
    assert scene.refused("go-on", "C3b").key == "two-areas-on-horseback"
    scene.choose("strike", "C3a")
    assert ways(scene) == [CHARGED_OVER_FIELDS]
    until_fought(scene)
    scene = Scene("foragers", "mounted_knights 1 B3", "pikemen 2 D3b")
    activate(scene, "B3", CHARGE).choose("charge", 0, "C4a").choose("strike", "D3b")
    assert ways(scene) == [CHARGED]  # over a hill
    until_fought(scene)


def test_JA_5_5_a_charge_needs_its_order_and_the_melee_is_optional() -> None:
    scene = Scene("foragers", "mounted_knights 1 B2", "pikemen 2 C3a")
    activate(scene, "B2", COMMAND)
    assert scene.refused("charge", 0, "B3").key == "no-charge-order"
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3c").choose("halt")
    assert scene.where(0) == "C3c"
    assert scene.s.seat == OVER


def test_JA_5_5_no_charge_from_or_through_a_swamp() -> None:
    """JA-5.5, ruling J-50: a unit that enters one stops there and does not strike."""
    scene = Scene("patay", "mounted_knights 1 C3b", "pikemen 2 D3c", "mounted_knights 1 C3a", "ghost 1 C3a")
    activate(scene, "C3b", CHARGE).choose("charge", 0, "C3a")
    assert scene.refused("go-on", "C3b").key == "charge-ends-here"
    assert scene.refused("strike", "D3c").key == "charge-ends-here"
    scene.choose("halt")
    assert scene.where(0) == "C3a"
    activate(scene, "C3a", CHARGE)
    assert scene.refused("charge", 0, "C3b").key == "no-charge-from-here"


def test_JA_5_5_no_terrain_stops_who_ignores_it() -> None:
    scene = Scene("patay", "mounted_knights 1 C3b", "ghost 1 C3b")
    swamp = scene.area("C3a")
    assert [stops_charge(scene.s, unit, swamp) for unit in range(2)] == [True, False]


def test_JA_5_5_the_melee_of_a_charge_may_go_into_a_swamp() -> None:
    scene = Scene("patay", "mounted_knights 1 B2", "pikemen 2 C3a")
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3b").choose("strike", "C3a")
    assert target_of(scene.s) == scene.area("C3a")
    until_fought(scene)


def test_JA_5_5_no_charge_out_of_or_into_a_building() -> None:
    scene = Scene("fierbois", "voracious_demon 1 C3a.1", "voracious_demon 1 C3a", "mounted_knights 1 C3a")
    activate(scene, "C3a.1", CHARGE)
    assert scene.refused("charge", 0, "C3a").key == "not-indoors"
    activate(scene, "C3a", CHARGE)
    assert scene.refused("charge", 1, "C3a.1").key == "not-indoors"


def test_JA_9_charge_a_flying_unit_charges_one_area() -> None:
    scene = Scene("foragers", "griffin 1 B2")
    activate(scene, "B2", CHARGE).choose("charge", 0, "B3")
    assert scene.refused("go-on", "C3c").key == "one-area-on-foot"
    scene.choose("halt")
    assert scene.where(0) == "B3"


def test_JA_9_charge_may_be_granted_by_another_unit() -> None:
    """JA-9.charge: Talbot's troops charge with him, others do not."""
    scene = Scene("foragers", "john_talbot 2 D2", "pikemen 2 D2", "pikemen 2 D3b")
    activate(scene, "D2", CHARGE, ENGLISH).choose("wait", 0).choose("charge", 1, "C2b").choose("halt")
    activate(scene, "D3b", CHARGE, ENGLISH)
    assert scene.refused("charge", 2, "C3b").key == "lacks-skill"


def test_JA_5_5_chargers_and_others_join_in_one_attack() -> None:
    """JA-5.5, JA-6.5: shooting is another type."""
    scene = Scene("foragers", "mounted_knights 1 C3c", "pikemen 1 C3c", "crossbowmen 1 C3c", "pikemen 2 C3a")
    activate(scene, "C3c", CHARGE).choose("charge", 0, "C3b").choose("strike", "C3a").choose("melee", 1, "C3a")
    assert scene.refused("shoot", 2, "C3a").key == "other-attack-declared"
    scene.choose("wait", 2)
    assert attackers(scene.s) == [0, 1]
    assert ways(scene) == [CHARGED_OVER_FIELDS, 0]
    until_fought(scene)


def test_JA_4_5_a_charge_whose_way_was_closed_is_a_wait() -> None:
    scene = Scene("foragers", "mounted_knights 1 B2", "pikemen 2 C3a", "pikemen 1 B2")
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3c").choose("strike", "C3a").choose("move", 2, "B3")
    move(scene.s, [1], scene.area("C3c"))
    scene.choose("do-attack", "C3a")
    assert scene.where(0) == "B2"
    assert scene.facts("action-lost") == [{"seat": FRENCH, "unit": 0}]


def test_JA_4_5_a_charge_whose_enemy_is_gone_is_ridden_all_the_same() -> None:
    """JA-5.5: the melee is optional; no event says that the unit waited."""
    scene = Scene("foragers", "mounted_knights 1 B2", "pikemen 2 C3a", "pikemen 1 B2")
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3c").choose("strike", "C3a").choose("move", 2, "B3")
    destroy(scene.s, 1, FRENCH)
    scene.choose("do-attack", "C3a")
    assert (scene.where(0), scene.facts("action-lost")) == ("C3c", [])


def test_JA_4_5_so_is_one_that_leads_there_and_back() -> None:
    scene = Scene("foragers", "mounted_knights 1 C3c", "pikemen 2 C3a", "pikemen 1 C3c")
    activate(scene, "C3c", CHARGE).choose("charge", 0, "B2").choose("go-on", "C3c").choose("strike", "C3a")
    scene.choose("move", 2, "B3")
    destroy(scene.s, 1, FRENCH)
    scene.choose("do-attack", "C3a")
    assert (scene.where(0), scene.facts("action-lost")) == ("C3c", [])


# Haste and jump


def test_JA_9_haste_leads_through_several_areas() -> None:
    """JA-9.haste, ruling J-19: each must be free, or allied with room."""
    scene = Scene("foragers", "light_cavalry 1 B2", "pikemen 2 C3a")
    activate(scene, "B2").choose("haste", 0, "C3c")
    assert scene.refused("go-on", "C3a").key == "enemy-area"
    assert scene.refused("strike", "C3a").key == "no-melee"
    scene.choose("go-on", "C3b").choose("go-on", "D3b")
    refusal = scene.refused("go-on", "D2")
    assert (refusal.rule, refusal.key, refusal.about) == ("JA-9.haste", "no-farther", {"areas": 3})
    scene.choose("halt")
    assert scene.where(0) == "D3b"
    assert len(scene.facts("unit-moved")) == 3


def test_JA_9_haste_stops_where_the_way_was_closed() -> None:
    scene = Scene("foragers", "war_hounds 1 B2", "pikemen 2 C3a", "pikemen 1 B2")
    activate(scene, "B2").choose("haste", 0, "C3c").choose("go-on", "C3b").choose("halt")
    assert scene.refused("haste", 2, "C3c").key == "lacks-skill"
    scene.choose("move", 2, "B3")
    move(scene.s, [1], scene.area("C3b"))
    scene.choose("do-deed", 0)
    assert scene.where(0) == "C3c"
    assert scene.facts("action-lost") == []


def test_JA_9_haste_may_lead_into_a_building() -> None:
    scene = activate(Scene("fierbois", "war_hounds 1 C3b"), "C3b").choose("haste", 0, "C3a").choose("go-on", "C3a.1")
    scene.choose("halt")
    assert scene.where(0) == "C3a.1"


def test_JA_9_jump_reaches_areas_over_whatever_lies_between() -> None:
    scene = Scene("foragers", "damned 1 B2", "pikemen 2 C3c", "pikemen 2 C3a")
    activate(scene, "B2", CHARGE)
    assert areas(scene, "jump") == ["B3", "C2a", "C2b", "C3b", "C4a"]
    assert scene.refused("jump", 0, "C3c").key == "enemy-area"
    assert scene.refused("jump", 0, "D2").key == "too-far"
    assert scene.refused("jump", 0, "B2").key == "too-far"
    scene.choose("jump", 0, "C3b")
    assert scene.where(0) == "C3b"


def test_JA_9_jump_never_ends_indoors() -> None:
    """JA-9.jump, JA-6.3: when leaving a building, the ground around it counts as one area."""
    scene = Scene("fierbois", "witch_2 1 C3a", "witch_2 1 D2b.1", "pikemen 1 C3b")
    activate(scene, "C3a")
    assert scene.refused("jump", 0, "C3a.1").key == "not-indoors"
    activate(scene, "D2b.1")
    assert areas(scene, "jump") == ["D2a", "D2b", "D3b", "E2b", "E3b"]
    activate(scene, "C3b")
    assert scene.refused("jump", 2, "C3a").key == "lacks-skill"


# Heal, prayer, reroll


def test_JA_9_heal_takes_a_wound_off_another_character_of_the_area() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "la_hire 1 B2", "doctor 1 B2", "john_talbot 2 D2", "doctor 1 B2")
    scene.s.wounds[1] = 1
    activate(scene, "B2").choose("wait", 0).choose("wait", 1)
    assert scene.offered("heal") == [("heal", 2, 1)]
    assert scene.refused("heal", 2, 0).key == "another-character"
    assert scene.refused("heal", 2, 3).key == "not-with-it"
    scene.choose("heal", 2, 1)
    assert scene.refused("heal", 4, 1).key == "no-wound"  # the other doctor takes care of it
    scene.choose("wait", 4)
    assert scene.s.wounds[1] == 0
    assert scene.facts("unit-healed") == [{"seat": FRENCH, "unit": 2, "patient": 1, "wounds": 0}]


def test_JA_9_heal_may_be_for_some_only() -> None:
    scene = Scene("foragers", "la_hire 1 B2", "joan_of_arc_holy 1 B2", "priest 1 B2")
    scene.s.wounds[0] = scene.s.wounds[1] = 1
    activate(scene, "B2").choose("wait", 0).choose("wait", 1)
    assert scene.refused("heal", 2, 0).key == "lacks-skill"
    scene.choose("heal", 2, 1)
    assert scene.s.wounds == [1, 0, 0]


def test_JA_9_heal_comes_too_late_for_whoever_has_left() -> None:
    scene = Scene("foragers", "la_hire 1 B2", "pikemen 1 B2", "doctor 1 B2")
    scene.s.wounds[0] = 1
    activate(scene, "B2").choose("move", 0, "B3").choose("wait", 1).choose("heal", 2, 0)
    scene.choose("do-move", "B3")
    assert scene.s.wounds[0] == 1
    assert scene.facts("action-lost") == [{"seat": FRENCH, "unit": 2}]


def test_JA_9_prayer_brings_experience_or_legend() -> None:
    scene = Scene("foragers", "joan_of_arc 1 B2", "pikemen 1 B2")
    before = scene.s.tokens[:2]
    activate(scene, "B2").choose("pray", 0, LEGEND)
    assert scene.refused("pray", 1, EXPERIENCE).key == "lacks-skill"
    scene.choose("wait", 1)
    assert scene.s.tokens[:2] == [before[0], before[1] + 1]
    assert scene.facts("unit-prayed") == [{"seat": FRENCH, "unit": 0, "token": LEGEND}]


def test_JA_9_reroll_takes_the_token_back_once_a_game() -> None:
    scene = Scene("foragers", "bertrand_de_poulengy 1 B2", "french_hero 1 B2", "pikemen 1 C2a")
    activate(scene, "B2")
    assert scene.refused("take-reroll", 0).key == "token-held"
    assert scene.refused("take-reroll", 1).key == "lacks-skill"
    scene.s.tokens[REROLL] = 0
    scene.choose("take-reroll", 0)
    assert scene.s.tokens[REROLL] == 1
    scene.s.tokens[REROLL] = 0
    assert scene.refused("take-reroll", 0).key == "used-in-this-game"
    assert scene.facts("reroll-token-taken") == [{"seat": FRENCH, "unit": 0}]


def test_JA_9_reroll_not_after_the_unit_has_acted() -> None:
    """Ruling J-49: at the moment of its activation, before anything of it is resolved."""
    scene = Scene("foragers", "bertrand_de_poulengy 1 B2", "french_hero 1 B2", "pikemen 1 C3c")
    scene.s.tokens[REROLL] = 0
    activate(scene, "B2").choose("wait", 0).choose("move", 1, "B3")
    assert scene.offered("take-reroll") == []
    refusal = scene.refused("take-reroll", 0)
    assert (refusal.rule, refusal.key) == ("JA-9.reroll", "only-when-activated")


def test_JA_9_reroll_not_after_a_bonus_action() -> None:
    """Ruling J-49: a command also counts as resolved."""
    scene = Scene("foragers", "bertrand_de_poulengy 1 B2", "french_hero 1 B2", "pikemen 1 C2a", "pikemen 1 B3")
    scene.s.tokens[REROLL] = 0
    activate(scene, "B2")
    assert scene.offered("take-reroll")
    scene.choose(*scene.offered("command")[0]).choose(*scene.offered("command-unit")[0])
    while scene.asked() == "Declaration.deed" and scene.offered("wait")[0][1] > 1:
        scene.choose(*scene.offered("wait")[0])
    assert scene.offered("take-reroll") == []


# Powers


def test_JA_6_9_a_power_takes_tokens_once_a_turn() -> None:
    scene = Scene("fierbois", "pikemen 1 D1b", "citizen 0 D1a", "merchant_girl 0 D1a")
    activate(scene, "D1b").choose("move", 0, "D1a")
    activate(scene, "D1a").choose("use-power", 1, TAKE).choose("use-power", 2, TAKE)
    assert scene.s.tokens[:3] == [3, 2, 2]
    assert scene.asked() == "Declaration.deed"
    activate(scene, "D1a")
    assert scene.asked() == "Declaration.deed"
    assert [fact["unit"] for fact in scene.facts("power-gave")] == [1, 2]


def test_JA_6_9_a_power_takes_an_order() -> None:
    scene = Scene("foragers", "ambroise_de_lore 1 B2")
    activate(scene, "B2").choose("use-power", 0, TAKE)
    assert scene.s.orders[:4] == [0, 2, 1, 1]


def test_JA_6_9_a_power_turns_orders_into_others() -> None:
    scene = Scene("foragers", "jean_de_dunois 1 B2")
    activate(scene, "B2")
    assert scene.asked() == "Declaration.deed"  # no command order left to give
    scene.s.orders[COMMAND] = 1
    activate(scene, "B2").choose("use-power", 0, CONVERT_ORDER)
    assert scene.s.orders[:4] == [0, 1, 1, 2]
    assert scene.facts("orders-converted") == [{"seat": FRENCH, "order": COMMAND, "count": 1, "into": 3}]


def test_JA_6_9_a_power_grants_a_skill_before_the_actions() -> None:
    """JA-6.9: for 1 legend token, until the turn ends."""
    scene = Scene("foragers", "ghost 1 B2", "earl_of_salisbury_2 1 B2")
    assert skill_value(scene.s, 0, JUMP) == 0
    scene.s.tokens[LEGEND] = 2
    activate(scene, "B2").choose("use-power", 0, GRANT_SKILL).choose("use-power", 1, GRANT_SKILL)
    assert (skill_value(scene.s, 0, JUMP), skill_value(scene.s, 1, HASTE)) == (2, 2)
    assert scene.s.tokens[LEGEND] == 0
    scene.choose("jump", 0, "C4a").choose("haste", 1, "B3").choose("go-on", "B2").choose("halt").choose("do-deed", 0)
    assert (scene.where(0), scene.where(1)) == ("C4a", "B2")


def test_JA_6_9_a_power_grants_a_die_for_the_turn() -> None:
    scene = Scene("foragers", "jean_de_dunois_unholy 1 B2", "pikemen 1 C2a")
    activate(scene, "B2").choose("use-power", 0, GRANT_DIE)
    power = next(power for power in scene.setting.cards.effects if power.id == scene.s.boons[0])
    assert (power.slot, scene.s.boons[1:]) == (5, [0, -1, THIS_TURN])  # the sixth power on his three cards
    assert scene.refused("use-power", 0, GRANT_DIE).key == "no-such-power-now"


def test_JA_6_9_a_power_summons_units_from_the_reserve() -> None:
    scene = Scene(
        "foragers", "john_talbot_unholy 2 D2", "war_hounds 2 reserve", "war_hounds 2 reserve", "wolves 2 reserve"
    )
    activate(scene, "D2", seat=ENGLISH).choose("use-power", 0, SUMMON)
    assert [scene.where(unit) for unit in range(1, 4)] == ["D2", "D2", "reserve"]
    assert scene.asked() == "Declaration.deed"
    scene.choose("wait", 0)
    assert scene.s.seat == OVER  # the unit that came was not activated


def test_JA_6_9_a_power_rallies_a_troop() -> None:
    """JA-6.9: for 1 experience token; the first of identical troops."""
    scene = Scene("foragers", "earl_of_suffolk 2 D2", *["pikemen 2 disrupted"] * 2, "john_talbot 2 disrupted")
    activate(scene, "D2", seat=ENGLISH).choose("use-power", 0, RALLY_TROOP)
    assert scene.offered("rally-troop") == [("rally-troop", 1, scene.area("D2"))]
    assert scene.refused("rally-troop", 3, "D2").key == "no-troop-to-rally"
    assert scene.refused("rally-troop", 1, "D3b").key == "out-of-reach"
    scene.choose("rally-troop", 1, "D2")
    assert scene.where(1) == "D2"
    assert scene.s.tokens[ENGLISH * TOKEN_KINDS + EXPERIENCE] == 0


def test_JA_4_10_a_power_moves_a_rally_point_never_into_an_enemy_area() -> None:
    """JA-4.10, JA-6.9."""
    scene = Scene("fierbois", "jean_de_dunois_holy 1 D2a", "pikemen 2 D1b")
    scene.s.tokens[LEGEND] = 0
    activate(scene, "D2a").choose("use-power", 0, MOVE_RALLY_POINT)
    assert scene.refused("move-rally-point", "E2b", "D1b").key == "enemy-area"
    assert scene.refused("move-rally-point", "E2b", "C3a.1").key == "not-indoors"
    assert scene.refused("move-rally-point", "A2", "C1").key == "no-rally-point"
    assert scene.refused("move-rally-point", "E2b", "E2b").key == "stays-there"
    assert scene.refused("leave-rally-points").key == "move-one"
    scene.choose("move-rally-point", "E2b", "D2a")
    assert scene.s.rally[0] == scene.area("D2a")
    assert scene.facts("rally-point-moved")


def test_JA_6_9_powers_of_the_own_turn_give_at_once_what_costs_nothing() -> None:
    scene = Scene("foragers", "werewolf 1 B2", "john_talbot_holy 2 D2", "werewolf 1 disrupted")
    scene.start(Window(FRENCH, TURN_START_WINDOW))
    assert scene.s.seat == OVER
    assert scene.s.orders[:5] == [1, 1, 1, 1, 0]
    scene.start(Window(FRENCH, UPKEEP_WINDOW))
    assert scene.s.orders[:5] == [1, 1, 1, 1, 0]


def test_JA_6_9_what_costs_something_or_needs_a_choice_is_offered_each_once() -> None:
    scene = Scene("fierbois", "jean_de_dunois_holy 1 D2a", "jean_de_dunois 1 D2a", "pikemen 2 D1b")
    scene.s.tokens[LEGEND] = 1
    scene.s.orders[COMMAND] = 2
    scene.start(Window(FRENCH, ACTIVATION_WINDOW))
    assert scene.refused("use-power", 2, TAKE).key == "not-own-unit"
    scene.choose("use-power", 0, CONVERT_ORDER)
    assert scene.refused("use-power", 0, CONVERT_ORDER).key == "no-such-power-now"
    scene.choose("use-power", 0, MOVE_RALLY_POINT).choose("move-rally-point", "E2b", "D2a")
    assert scene.offered("use-power") == [("use-power", 1, CONVERT_ORDER)]
    scene.choose("use-no-power")
    assert scene.s.seat == OVER
    assert scene.s.orders[COMMAND] == 1


def test_JA_9_jump_leaves_the_stakes_between_alone() -> None:
    scene = Scene("patay", "damned 1 C2", "bowmen 2 E3")
    activate(scene, "C2").choose("jump", 0, "D2b")
    assert scene.where(0) == "D2b"
    assert scene.facts("stakes-removed") == []


def test_JA_9_haste_passes_where_another_unit_will_stay() -> None:
    """Ruling J-13: the unit that passes first leaves the room; others count only where a way ends (ruling J-18)."""
    full = ["pikemen 1 D3a"] * 3
    scene = activate(Scene("patay", "pikemen 1 E3", "war_hounds 1 E3", *full), "E3")
    scene.choose("move", 0, "D3a").choose("haste", 1, "D3a")
    assert scene.refused("halt").key == "that-is-a-move"
    scene.choose("go-on", "D3b").choose("halt")
    scene.choose("do-deed", 1)
    assert [scene.where(unit) for unit in range(2)] == ["D3a", "D3b"]


def test_JA_5_5_a_charge_into_a_swamp_leaves_no_bonus_action() -> None:
    scene = activate(Scene("patay", "ambroise_de_lore 1 C3b", "bowmen 2 E3"), "C3b", CHARGE)
    before = [choice for choice in scene.s.offer() if choice[0] == "use-power"]
    assert before
    scene.choose("charge", 0, "C3a").choose("halt")
    assert (scene.where(0), scene.s.seat) == ("C3a", OVER)


def test_JA_6_1_units_with_a_bounty_of_their_own_are_not_alike() -> None:
    scene = Scene("patay", "bowmen 2 D2a", "bowmen 2 D2a")
    scene.setting.unit_bounty[0] = [5, 0, 0]
    activate(scene, "D2a", seat=ENGLISH)
    scene.choose("wait", 0)
    assert scene.offered("move")
