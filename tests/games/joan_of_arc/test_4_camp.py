"""4. The camp phase: the infirmary, the doom dice, the return to the rally points."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.losses import destroy, disrupt
from timefront.games.joan_of_arc.content.vocabulary import CASUALTIES_WINDOW, RALLY_TROOP
from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase, Casualties
from timefront.games.joan_of_arc.state import EXPERIENCE, REROLL, TOKEN_KINDS, held

FRENCH, ENGLISH = 0, 1


def without_tokens(scene: Scene) -> Scene:
    """Nobody has a reroll token."""
    for seat in (FRENCH, ENGLISH):
        scene.s.tokens[seat * TOKEN_KINDS + REROLL] = 0
    return scene


def test_JA_4_8_a_doom_die_for_each_disrupted_unit() -> None:
    scene = without_tokens(
        Scene("patay", "pikemen 1 disrupted", "bowmen 1 disrupted", "bowmen 1 disrupted", "bowmen 2 disrupted")
    )
    scene.start(Casualties(FRENCH))
    assert scene.asked() == "doom"
    scene.roll("death").roll("disrupt").roll("delayed_rally")
    assert [scene.where(unit) for unit in range(4)] == ["graveyard", "disrupted", "waiting", "disrupted"]
    assert [fact["unit"] for fact in scene.facts("doom-rolled")] == [0, 1, 2]


def test_JA_4_8_rallied_units_return_when_all_dice_are_rolled() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 disrupted", "bowmen 1 disrupted"))
    scene.start(Casualties(FRENCH)).roll("rally")
    assert scene.where(0) == "disrupted"
    scene.roll("rally").choose("return-unit", 0, "A2").choose("return-unit", 1, "A2")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "A2"]
    assert scene.facts("unit-arrived") == [{"unit": 0, "area": scene.area("A2")}, {"unit": 1, "area": scene.area("A2")}]


def test_JA_4_8_death_pays_whoever_sent_the_unit() -> None:
    """JA-2.3: the sender of a disrupted unit is remembered."""
    scene = without_tokens(Scene("patay", "la_hire 1 B2"))
    disrupt_until_down(scene, 0, ENGLISH)
    before = held(scene.s, ENGLISH, EXPERIENCE)
    scene.start(Casualties(FRENCH)).roll("death")
    reward = scene.setting.cards.rewards[scene.s.profile[0]]
    assert held(scene.s, ENGLISH, EXPERIENCE) == before + reward[0]
    assert scene.where(0) == "graveyard"


def disrupt_until_down(scene: Scene, unit: int, by: int) -> None:
    while scene.s.place[unit] >= 0:
        disrupt(scene.s, unit, by)


def test_JA_4_8_a_unit_with_several_hit_points_returns_with_1() -> None:
    scene = without_tokens(Scene("patay", "la_hire 1 B2"))
    disrupt_until_down(scene, 0, ENGLISH)
    scene.start(Casualties(FRENCH)).roll("rally").choose("return-unit", 0, "A2")
    assert scene.s.wounds[0] == scene.setting.cards.hp[scene.s.profile[0]] - 1


def test_JA_4_8_waiting_units_come_first_and_need_no_die() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 disrupted", "bowmen 1 waiting"))
    scene.start(Casualties(FRENCH))
    assert scene.refused("return-unit", 0, "A2").key == "does-not-return"
    assert scene.refused("return-unit", 1, "B2").key == "no-rally-point"
    scene.choose("return-unit", 1, "A2")
    assert scene.asked() == "doom"
    assert scene.where(1) == "A2"


def test_JA_4_8_no_return_to_a_rally_point_that_enemies_hold() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 disrupted", "bowmen 1 waiting", "bowmen 2 A2"))
    scene.start(Casualties(FRENCH)).roll("rally")
    assert [scene.where(unit) for unit in (0, 1)] == ["waiting", "waiting"]
    assert scene.facts("unit-waits") == [{"unit": 0}]


def test_JA_4_8_where_room_is_short_the_owner_says_who_returns() -> None:
    scene = without_tokens(
        Scene("patay", *["pikemen 1 A2"] * 7, "bowmen 1 waiting", "bowmen 1 waiting", "halberdiers 1 waiting")
    )
    scene.start(Casualties(FRENCH))
    assert scene.refused("return-unit", 8, "A2").key == "take-the-first-alike"
    scene.choose("return-unit", 9, "A2")
    assert [scene.where(unit) for unit in (7, 8, 9)] == ["waiting", "waiting", "A2"]


def test_JA_4_10_the_order_does_not_matter_where_there_is_room() -> None:
    scene = without_tokens(Scene("patay", "bowmen 1 waiting", "halberdiers 1 waiting"))
    scene.start(Casualties(FRENCH))
    assert scene.refused("return-unit", 1, "A2").key == "out-of-order"


def test_JA_9_rally_a_unit_with_rally_is_a_rally_point() -> None:
    scene = without_tokens(Scene("patay", "pikemen 2 waiting", "earl_of_salisbury 2 D3b", "bowmen 1 A1"))
    scene.start(Casualties(ENGLISH))
    assert [choice[2] for choice in scene.offered("return-unit")] == sorted([scene.area("D3b"), scene.area("E2a")])
    scene.choose("return-unit", 0, "D3b")
    assert scene.where(0) == "D3b"


def test_JA_9_rally_not_inside_a_building() -> None:
    scene = without_tokens(Scene("fierbois", "pikemen 2 waiting", "earl_of_salisbury 2 C3a.1"))
    scene.start(Casualties(ENGLISH))
    assert scene.offered("return-unit") == [("return-unit", 0, scene.area("A2"))]


def test_JA_9_immortal_death_counts_as_disrupt() -> None:
    scene = without_tokens(Scene("patay", "danse_macabre 1 disrupted"))
    scene.start(Casualties(FRENCH)).roll("death")
    assert scene.where(0) == "disrupted"
    assert scene.facts("immortal-saved") == [{"unit": 0}]


def test_JA_9_immortal_is_saved_in_any_area() -> None:
    scene = Scene("patay", "danse_macabre 1 A1")
    assert scene.s.place[0] == 0
    destroy(scene.s, 0, ENGLISH)
    assert scene.where(0) == "disrupted"


def test_JA_4_8_joan_hastens_the_delayed() -> None:
    """Her power turns a DELAYED RALLY of her owner's units into a RALLY while she is on the board."""
    scene = without_tokens(Scene("patay", "peasants 1 disrupted", "joan_of_arc 1 B2", "peasants 2 disrupted"))
    scene.start(Casualties(FRENCH)).roll("delayed_rally").choose("return-unit", 0, "A2")
    scene.start(Casualties(ENGLISH)).roll("delayed_rally")
    assert [scene.where(unit) for unit in (0, 2)] == ["A2", "waiting"]


def test_JA_8_7_the_reroll_token_is_good_for_a_doom_die() -> None:
    scene = Scene("patay", "pikemen 1 disrupted", "bowmen 1 disrupted")
    scene.start(Casualties(FRENCH)).roll("death")
    scene.choose("reroll-doom").roll("disrupt")
    assert held(scene.s, FRENCH, REROLL) == 0
    assert scene.where(0) == "disrupted"
    assert scene.asked() == "doom"
    scene.roll("death")
    assert scene.where(1) == "graveyard"


def test_JA_8_7_the_first_result_may_stand() -> None:
    scene = Scene("patay", "pikemen 1 disrupted")
    scene.start(Casualties(FRENCH)).roll("death").choose("let-doom-stand")
    assert held(scene.s, FRENCH, REROLL) == 1
    assert scene.where(0) == "graveyard"


def test_JA_6_4_a_returning_unit_recruits_civilians() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 waiting", "farmer 0 A2"))
    scene.start(Casualties(FRENCH)).choose("return-unit", 0, "A2")
    assert scene.s.owner[1] == FRENCH


def test_JA_4_8_player_by_player_from_the_first() -> None:
    scene = without_tokens(Scene("fierbois", "pikemen 1 disrupted", "pikemen 2 disrupted"))
    scene.start(CampPhase()).roll("disrupt").roll("disrupt")
    assert [fact["seat"] for fact in scene.facts("doom-rolled")] == [ENGLISH, FRENCH]


def test_JA_4_9_after_the_last_round_the_infirmary_is_lost() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 disrupted", "bowmen 2 disrupted"))
    scene.s.deck = 0
    scene.s.sent_by[0] = ENGLISH
    scene.start(CampPhase()).roll("disrupt").roll("delayed_rally")
    assert [scene.where(unit) for unit in (0, 1)] == ["graveyard", "graveyard"]
    assert scene.s.points == [1, 1]
    assert len(scene.facts("infirmary-lost")) == 1


def test_JA_4_9_immortals_too() -> None:
    scene = without_tokens(Scene("patay", "danse_macabre 1 waiting", "bowmen 2 A2"))
    scene.s.deck = 0
    scene.start(CampPhase())
    assert scene.where(0) == "graveyard"


def test_JA_4_9_not_before_the_last_round() -> None:
    scene = without_tokens(Scene("patay", "pikemen 1 disrupted"))
    scene.start(CampPhase()).roll("disrupt")
    assert scene.where(0) == "disrupted"


def test_JA_4_8_a_power_of_this_moment_spares_a_troop_its_die(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("patay", "earl_of_suffolk 2 E2b", "bowmen 2 disrupted", "bowmen 1 A1")
    cards = scene.setting.cards
    power = next(power for power in cards.powers[scene.s.profile[0]] if power.effect == RALLY_TROOP)
    monkeypatch.setattr(power, "window", CASUALTIES_WINDOW)
    monkeypatch.setattr(cards, "with_window", [1 << scene.s.profile[0]] * len(cards.with_window))
    scene.setting.windows = 1 << CASUALTIES_WINDOW
    scene.start(Casualties(ENGLISH)).choose("use-power", 0, RALLY_TROOP).choose("rally-troop", 1, "E2b")
    assert scene.where(1) == "E2b"
    assert scene.facts("doom-rolled") == []
