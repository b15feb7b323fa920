"""7. The order of effects in an attack: copies, tokens, extra wounds, toughness, the hill (ruling J-28)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import activate
from tests.games.joan_of_arc.attacks import PATAY, attacked, fall, gigantic, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.content.dice import PUSH, RESULTS, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, CIVILIAN, IMMORTAL, SKILLS, SLAY
from timefront.games.joan_of_arc.odds.ahead import attacks_ahead
from timefront.games.joan_of_arc.rules.attack.muster import attackers
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, in_play
from timefront.games.joan_of_arc.state import INTRIGUE
from timefront.kernel.flow import CHANCE, NOBODY, OVER

SCALES = "thomas_de_scales_2"


def unshielded(scene: Scene) -> list[str]:
    """Results without a SHIELD."""
    rng = Random(1)
    while True:
        results = scene.s.chance().sample(rng)
        if SHIELD not in results:
            return [RESULTS[result] for result in results]


def test_JA_9_big_a_power_that_takes_away_one_result_leaves_the_other_copies() -> None:
    scene = Scene(PATAY, "tarasque 1 A2", "foot_knights 2 B2", "bowmen 2 B2", "crossbowmen 2 B2")
    gigantic(scene, "B2", 0)
    fall(fall(scene, "push"), "disrupt", "blank", "blank")
    assert len(scene.facts("result-taken-away")) == 1
    assert [scene.s.die_result[die] for die in in_play(scene.s, ATTACK)] == [PUSH, PUSH]


def test_JA_9_dodge_a_blank_that_brings_a_token_is_a_blank() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "claude_de_chastellux 2 B2")
    attacked(scene, "B2", 0)
    fall(fall(scene, "kill", "shield"), "disrupt", "legend")
    assert scene.asked() == "Dodge.dodge"


@pytest.mark.parametrize("defenders", [["crossbowmen", "la_hire"], ["la_hire", "crossbowmen"]])
def test_an_extra_wound_waits_for_a_unit_that_is_wounded(defenders: list[str]) -> None:
    """The power of the Tarasque, JA-7.5."""
    scene = Scene(PATAY, "tarasque 1 A2", *[f"{card} 2 B2" for card in defenders])
    attacked(scene, "B2", 0)
    fall(scene, "kill", "kill", "shield")
    while scene.s.seat == CHANCE:
        fall(scene, *unshielded(scene))
    assert scene.s.wounds[defenders.index("la_hire") + 1] == 2


@pytest.mark.parametrize("attackers", [[SCALES, "sergeants_at_arms"], ["sergeants_at_arms", SCALES]])
def test_JA_9_slayer_JA_9_tough_the_slayers_kill_comes_first(attackers: list[str]) -> None:
    scene = Scene(PATAY, *[f"{card} 1 A2" for card in attackers], "jean_de_dunois_holy 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["kill"] * scene.pool())
    fall(scene, *unshielded(scene))
    while scene.asked() == "Allocation.allocation":
        say(scene, *scene.s.offer()[-1])
    assert (scene.asked(), scene.s.wounds[2]) == ("toughness", 2)


def test_JA_7_8_retaliation_against_cavalry_strikes_cavalry() -> None:
    scene = Scene(PATAY, "mounted_knights 1 A2", "foot_knights 1 A2", "pikemen 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "disrupt")
    assert scene.facts("unit-retaliated")[0]["attacker"] == 0


def test_JA_10_1_the_result_of_a_hill_is_chosen_before_the_shields() -> None:
    """Ruling J-28."""
    scene = Scene(PATAY, "foot_knights 1 E2b", "pikemen 2 E2a", "pikemen 2 E2a")
    attacked(scene, "E2a", 0)
    fall(scene, "kill", "kill")
    fall(scene, "shield", "disrupt")
    assert scene.asked() == "HighGround.hill"


def test_JA_9_terror_results_without_a_roll_are_no_dice() -> None:
    scene = Scene(PATAY, "french_mounted_knights 1 A2", "saint_martha_2 2 B2")
    attacked(scene, "B2", 0, ways=(1,))
    scene.roll("shield", "shield").choose("frighten", 0)
    kept = {scene.s.die_kind[choice[1]] for choice in scene.offered("keep-die")}
    assert kept
    assert min(kept) >= 0


def test_JA_7_7_a_pushed_civilian_is_pushed_though_its_soldier_went_first() -> None:
    """JA-6.4: it belongs to nobody by then."""
    scene = Scene("fierbois", "foot_knights 1 E1", "peasants 2 D1a", "citizen 2 D1a")
    attacked(scene, "D1a", 0)
    fall(scene, "push", "push")
    while scene.asked() != "Pushes.push":
        fall(scene, *unshielded(scene)) if scene.s.seat == CHANCE else say(scene, *scene.s.offer()[0])
    gone = scene.offered("push-unit")
    say(scene, *next(choice for choice in gone if choice[1] == 1))
    if scene.asked() == "Pushes.push":
        say(scene, *scene.offered("push-unit")[0])
    assert scene.where(2) != "D1a"


def test_JA_7_10_a_civilian_dies_as_its_owner_s_whatever_die_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """JA-6.4: soldier and civilian fall in one attack."""
    scene = Scene("fierbois", "foot_knights 1 E1", "peasants 2 D1a", "citizen 2 D1a")
    aim = scene.setting.plan.objectives[0]
    for name, value in (("kind", SLAY), ("slain", CIVILIAN), ("side", 0), ("points", 1)):
        monkeypatch.setattr(aim, name, value)
    attacked(scene, "D1a", 0)
    fall(scene, "kill", "disrupt")
    while scene.asked() != "FollowUp.follower":
        fall(scene, *unshielded(scene)) if scene.s.seat == CHANCE else say(scene, "allocate", 0, 1)
    assert [scene.where(unit) for unit in (1, 2)] == ["graveyard", "graveyard"]
    assert scene.s.points[0] == 1


def test_JA_7_9_a_unit_that_has_commanded_is_not_like_one_that_has_not() -> None:
    """JA-6.1: the one that may still command follows up."""
    scene = Scene("foragers", "french_hero 1 C3c", "french_hero 1 C3c", "pikemen 1 B2", "peasants 2 C3a")
    scene.s.tokens = [0] * len(scene.s.tokens)
    activate(scene, "C3c").choose("command", 0).choose("command-unit", 2).choose("wait", 2)
    scene.choose("melee", 0, "C3a").choose("melee", 1, "C3a")
    fall(scene, *["disrupt"] * scene.pool())
    while scene.asked() != "FollowUp.follower":
        fall(scene, *unshielded(scene)) if scene.s.seat == CHANCE else say(scene, "let-roll-stand")
    assert [choice[1] for choice in scene.offered("follow-up")] == [0, 1]


def test_JA_6_10_an_intrigue_token_pays_for_ruthlessness() -> None:
    """JA-9.ruthless, ruling J-56: exchanged at any time."""
    scene = Scene(PATAY, "jean_de_dunois_unholy 1 A2", "sergeants_at_arms 2 B2")
    scene.s.tokens = [0] * len(scene.s.tokens)
    scene.s.tokens[INTRIGUE] = 1
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(scene, *["disrupt"] * scene.pool())
    fall(scene, *unshielded(scene))
    assert scene.asked() == "Ruthless.ruthless"
    say(scene, "turn-into-kill", 0)
    assert scene.s.tokens[INTRIGUE] == 0
    assert scene.where(1) == "graveyard"


def test_JA_6_4_a_civilian_whose_soldiers_have_charged_does_not_attack() -> None:
    """JA-5.5: the ride leaves it alone, so it belongs to nobody; the odds say the same beforehand."""
    for units in (["mounted_knights", "blacksmith"], ["blacksmith", "mounted_knights"]):
        scene = Scene(PATAY, *[f"{card} 1 A2" for card in units], "crossbowmen 2 B2")
        knights, smith = units.index("mounted_knights"), units.index("blacksmith")
        activate(scene, "A2", CHARGE)
        for unit in (0, 1):
            if unit == knights:
                scene.choose("charge", knights, "B1b").choose("strike", "B2")
            else:
                if smith == 1:
                    assert [plan.attackers for plan in attacks_ahead(scene.s)] == [[knights]]
                scene.choose("melee", smith, "B2")
        assert attackers(scene.s) == [knights]
        assert scene.facts("action-lost") == [{"seat": 0, "unit": smith}]


def test_JA_6_4_a_civilian_of_nobody_does_not_follow_up() -> None:
    """JA-7.9: retaliation has slain the soldier who led it."""
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "blacksmith 1 A2", "sergeants_at_arms 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(fall(scene, "kill", "shield"), "kill")
    say(scene, *next(choice for choice in scene.offered("suffer") if choice[2] == 0))
    assert [scene.where(unit) for unit in range(3)] == ["graveyard", "A2", "graveyard"]
    assert (scene.s.owner[1], scene.s.seat) == (NOBODY, OVER)


def test_JA_10_1_a_result_that_strikes_some_attackers_may_strike_any_from_a_hill() -> None:
    """Ruling J-35: pikemen strike back at cavalry with their skill."""
    scene = Scene(PATAY, "mounted_knights 1 E2b", "sergeants_at_arms 1 E2b", "pikemen 2 E2a", "pikemen 2 E2a")
    attacked(scene, "E2a", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "disrupt", "disrupt")
    (chosen,) = scene.offered("retaliate-with")
    say(scene, *chosen)
    assert scene.refused("suffer", chosen[1] + 1, 1).key == "not-struck-by-it"
    say(scene, "suffer", chosen[1], 1)
    assert [scene.where(unit) for unit in (0, 1)] == ["disrupted", "disrupted"]


def test_JA_9_immortal_helps_nobody_who_cannot_be_disrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings J-43 and J-68: a war machine has no place in the infirmary."""
    scene = Scene(PATAY, "foot_knights 1 A2", "culverin 2 B2")
    changed = scene.setting.cards.skill[:]
    changed[scene.s.profile[1] * len(SKILLS) + IMMORTAL] = 1
    monkeypatch.setattr(scene.setting.cards, "skill", changed)
    destroy(scene.s, 1, 0)
    assert scene.where(1) == "graveyard"


def test_JA_7_7_a_cornered_civilian_is_lost_while_its_soldier_still_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """JA-6.4, JA-7.10: whichever of them has the lower id."""
    for units in (["peasants", "citizen"], ["citizen", "peasants"]):
        around = ["bowmen 1 B1a", "bowmen 1 B2"]
        scene = Scene("fierbois", *[f"{card} 2 A2" for card in units], *around)
        aim = scene.setting.plan.objectives[0]
        for name, value in (("kind", SLAY), ("slain", CIVILIAN), ("side", 0), ("points", 1)):
            monkeypatch.setattr(aim, name, value)
        scene.start(Pushes(0, 1, 0, [0, 1]))
        assert scene.s.points[0] == 1


def test_JA_6_4_a_driven_civilian_belongs_to_the_soldiers_it_comes_to() -> None:
    """JA-7.7: the soldier was pushed there before."""
    scene = Scene("fierbois", "peasants 2 E1", "citizen 2 E1").start(Pushes(0, 1, 0, [0, 1]))
    scene.choose("push-unit", 0, "D1a").choose("push-unit", 1, "D1a")
    assert (scene.where(1), scene.s.owner[1]) == ("D1a", 1)
