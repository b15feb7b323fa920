"""6. Course of the battle: lines, damage, links, heroic death, accuracy, diversion, victory.

In most scenes only long range matters: `attack` or `counter` says how much damage a side deals there.
"""

from __future__ import annotations

import pytest

from tests.games.battle_through_history.battlefield import ACTIVE, RIVAL, Battlefield, Card
from timefront.games.battle_through_history.content.pack import CLOSE, LONG, MEDIUM
from timefront.games.battle_through_history.events.battles import (
    BattleWon,
    DamageInflicted,
    LineFought,
    UnitHit,
)
from timefront.games.battle_through_history.rules.combat import CourseOfBattle
from timefront.games.battle_through_history.state import ATTACKER, BOARD, DEFENDER
from timefront.kernel.flow import NOBODY

TOUGH = {"absorb": 9}
CANCEL = {"accuracy": "cancel_points"}
DIVERT = {"divert_heroic_death": "on"}

# Lines and totals


def test_BH_6_1_long_range_then_medium_range_then_close_combat() -> None:
    """Units, tokens and die of both sides, the defender's tokens too (ruling B-44)."""
    field = Battlefield(
        [Card(1, 2, 0, **TOUGH), Card(2, 0, 1, **TOUGH)],
        [Card(3, 0, 2, **TOUGH), Card(0, 4, 1, **TOUGH)],
        rival=RIVAL,
        assigned={"A1": "long_1", "A2": "close_2", "D2": "all_1"},
    )
    field.fight(strong=(0, 0, 2), risky=(0, 2, 0))
    assert field.told(LineFought) == [
        LineFought(LONG, 3, 1, 0, 4, 3, 1, 0, 4),
        LineFought(MEDIUM, 2, 0, 0, 2, 4, 1, 2, 7),
        LineFought(CLOSE, 1, 2, 2, 5, 3, 1, 0, 4),
    ]


@pytest.mark.parametrize("count", [3, 4])
def test_BH_6_1_a_negative_total_counts_as_0(count: int) -> None:
    """It does not matter who has the risky die: three points of the other side stay three."""
    strong = [Card(2, 3, 3, **TOUGH)]
    weak = [Card(**TOUGH) for _ in range(count)]
    field = Battlefield(strong, weak, rival=RIVAL) if count == 3 else Battlefield(weak, strong)
    field.fight(strong=(1, 0, 0), risky=(-1, -1, -1))
    side = DEFENDER if count == 3 else ATTACKER
    assert field.told(DamageInflicted) == [DamageInflicted(side, 3)] * 3
    figures = field.told(LineFought)[1]
    assert -1 in (figures.attacker_die, figures.defender_die)
    assert 0 in (figures.attacker_total, figures.defender_total)


def test_BH_6_1_a_negative_die_takes_from_what_there_is() -> None:
    field = Battlefield([Card(**TOUGH)], [Card(long=3, **TOUGH)]).fight(strong=(0, 1, 0), risky=(-1, 0, 0))
    assert field.totals[0] == "long 0:2"


@pytest.mark.parametrize(("attack", "counter", "wounds"), [(3, 0, {"D1": 3}), (0, 2, {"A1": 2})])
def test_BH_6_2_the_difference_hits_the_lower_side(attack: int, counter: int, wounds: dict[str, int]) -> None:
    field = Battlefield([Card(**TOUGH)], [Card(**TOUGH)], attack=attack, counter=counter).fight()
    assert field.wounds == wounds
    side, points = (DEFENDER, attack) if attack else (ATTACKER, counter)
    assert field.told(DamageInflicted) == [DamageInflicted(side, points)]


def test_BH_6_2_equal_totals_hurt_nobody() -> None:
    field = Battlefield([Card(2, 2, 2)], [Card(3, 2, 2)]).fight(strong=(0, 1, 0), risky=(-1, 0, 0))
    assert field.totals[0] == "long 2:2"
    assert [event.points for event in field.told(DamageInflicted)] == [1]
    assert field.line("long") == []


def test_BH_6_2_damage_is_dealt_before_the_next_line() -> None:
    """A unit that falls at long range adds nothing at medium range, and so on."""
    field = Battlefield([Card(1, 1, 1), Card(0, 0, 3)], [Card(0, 9, 9), Card(0, 3, 1), Card(0, 0, 1, **TOUGH)])
    field.fight(strong=(0, 1, 0), risky=(0, -1, 0))
    assert field.totals == ["long 1:0", "medium 2:2", "close 4:2"]
    assert field.fallen == ["D1", "D2"]


# Damage


def test_BH_6_3_point_by_point_from_the_battlefront() -> None:
    field = Battlefield([Card()], [Card(absorb=2), Card(), Card(absorb=3)], attack=5).fight()
    assert field.line("long") == ["D1 hit", "D1 falls", "D2 falls", "D3 hit", "D3 hit"]
    assert field.wounds == {"D1": 2, "D2": 1, "D3": 2}
    assert field.told(UnitHit)[-1] == UnitHit(DEFENDER, field.s.lineup[7], 2, 3)


def test_BH_1_3_more_damage_than_there_are_counters() -> None:
    """Ruling B-46: the box has eight damage counters."""
    field = Battlefield([Card()], [Card(absorb=9), Card(absorb=4), Card(absorb=9)], attack=9)
    field.s.wounds[7] = 8
    field.fight()
    assert field.wounds == {"D1": 9, "D3": 8}
    assert field.fallen == ["D1"]


def test_BH_6_3_attackers_fall_from_the_battlefront_too() -> None:
    field = Battlefield([Card(absorb=2), Card(), Card()], [Card()], counter=3).fight()
    assert field.line("long") == ["A1 hit", "A1 falls", "A2 falls"]


def test_BH_6_3_wounds_stay_from_line_to_line() -> None:
    field = Battlefield([Card(1, 1, 1, **TOUGH)], [Card(absorb=3)]).fight(strong=(0, 1, 0), risky=(0, -1, 0))
    assert field.story == [
        "long 1:0",
        "D1 hit",
        "medium 2:0",
        "D1 hit",
        "D1 falls",
        "defenders wiped out",
        "attacker wins 1:0",
    ]


# Links


def test_BH_6_4_a_link_absorbs_the_first_point_meant_for_its_front_unit() -> None:
    field = Battlefield([Card()], [Card(right=1), Card(left=1)], attack=2).fight()
    assert field.line("long") == ["D1 link", "D1 falls"]
    assert field.links == {}
    assert field.wounds == {"D1": 1}


def test_BH_6_4_or_for_the_one_behind() -> None:
    field = Battlefield([Card()], [Card(right=1), Card(left=1, diversion=2)], attack=2).fight()
    assert field.line("long") == ["D2 diverts", "D2 link", "D2 diverts", "D2 falls"]
    assert field.links == {}


def test_BH_6_4_each_counter_absorbs_one_point() -> None:
    """D1 uses its one link, then D2 its other one."""
    defenders = [Card(right=1), Card(left=1, right=2), Card(left=2)]
    field = Battlefield([Card()], defenders, attack=5).fight()
    assert field.line("long") == ["D1 link", "D1 falls", "D2 link", "D2 falls", "D3 falls", "defenders wiped out"]


@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_BH_6_4_of_two_counters_the_nearer_to_the_battlefront_goes_first(side: int) -> None:
    if side == DEFENDER:
        defenders = [Card(right=1), Card(left=1, right=2, diversion=1), Card(left=2)]
        field = Battlefield([Card()], defenders, attack=1).fight()
        assert field.line("long") == ["D2 diverts", "D2 link"]
        assert field.links == {"D2-D3": 2}
    else:
        attackers = [Card(left=1), Card(right=1, left=2, diversion=1), Card(right=2)]
        field = Battlefield(attackers, [Card()], counter=1).fight()
        assert field.line("long") == ["A2 diverts", "A2 link"]
        assert field.links == {"A2-A3": 2}


def test_BH_6_4_a_link_lasts_until_it_is_needed() -> None:
    """Not at long range, but at medium range."""
    field = Battlefield([Card(0, 1, 0)], [Card(right=3), Card(left=3)]).fight(strong=(0, 0, 1), risky=(-1, 0, 0))
    assert field.story[:5] == ["long 0:0", "medium 1:0", "D1 link", "close 1:0", "D1 falls"]


def test_BH_6_4_a_link_broken_by_an_assault_absorbs_nothing() -> None:
    field = Battlefield([Card(assault=1)], [Card(right=1), Card(left=1)], attack=1).fight()
    assert field.line("long") == ["D1 falls"]


# Heroic death


def test_BH_6_5_a_defeated_unit_strikes_back_before_the_next_point() -> None:
    field = Battlefield([Card(), Card()], [Card(heroic_death=1), Card(**TOUGH)], attack=2).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls", "D2 hit"]


def test_BH_6_5_an_attacker_dies_heroically_too() -> None:
    field = Battlefield([Card(heroic_death=2), Card()], [Card(**TOUGH), Card()], counter=1).fight()
    assert field.line("long") == ["A1 falls", "A1 strikes 2", "D1 hit", "D1 hit"]


def test_BH_6_5_only_the_last_point_sets_it_off() -> None:
    field = Battlefield([Card()], [Card(absorb=2, heroic_death=1)], attack=1).fight()
    assert field.line("long") == ["D1 hit"]


def test_BH_6_5_surplus_points_go_on_to_the_next_unit() -> None:
    """Ruling B-46b."""
    field = Battlefield([Card(), Card(absorb=2), Card()], [Card(heroic_death=3), Card()], attack=1).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 3", "A1 falls", "A2 hit", "A2 falls"]


def test_BH_6_5_the_lines_damage_is_not_recomputed() -> None:
    """A1, whose long range dealt the damage, falls after the first of three points (ruling B-39)."""
    field = Battlefield([Card(), Card()], [Card(heroic_death=1), Card(), Card(absorb=2)], attack=3).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls", "D2 falls", "D3 hit"]


def test_BH_6_5_heroic_deaths_set_off_others_depth_first() -> None:
    """Ruling B-39: the effects of D1's death end before D1's second point, and that before the line's second."""
    field = Battlefield(
        [Card(heroic_death=1), Card(), Card(), Card(**TOUGH)],
        [Card(heroic_death=2), Card(heroic_death=1), Card(**TOUGH)],
        attack=2,
    ).fight()
    assert field.line("long") == [
        "D1 falls",
        "D1 strikes 2",
        "A1 falls",
        "A1 strikes 1",
        "D2 falls",
        "D2 strikes 1",
        "A2 falls",
        "A3 falls",
        "D3 hit",
    ]


def test_BH_6_5_links_absorb_its_points() -> None:
    """Ruling B-40."""
    field = Battlefield([Card(left=1), Card(right=1)], [Card(heroic_death=2), Card()], attack=1).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 2", "A1 link", "A1 falls"]
    assert field.links == {}


def test_BH_6_5_its_points_are_not_diverted() -> None:
    """Ruling B-40: they start at the battlefront."""
    field = Battlefield([Card(), Card(diversion=1, **TOUGH)], [Card(heroic_death=1), Card()], attack=1).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls"]


def test_BH_6_5_its_points_use_no_diversion_icon_up() -> None:
    """A1's heroic death hits the front, and D3's icon is still there for the line's second point."""
    field = Battlefield(
        [Card(heroic_death=1), Card()],
        [Card(**TOUGH), Card(diversion=1, heroic_death=1), Card(diversion=1, **TOUGH)],
        attack=2,
    ).fight()
    assert field.line("long") == [
        "D2 diverts",
        "D2 falls",
        "D2 strikes 1",
        "A1 falls",
        "A1 strikes 1",
        "D1 hit",
        "D3 diverts",
        "D3 hit",
    ]


def test_BH_6_5_unless_the_players_have_agreed_that_they_are() -> None:
    field = Battlefield(
        [Card(), Card(diversion=1, **TOUGH)], [Card(heroic_death=2), Card()], attack=1, options=DIVERT
    ).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 2", "A2 diverts", "A2 hit", "A1 falls"]


def test_BH_6_5_the_diversion_icons_of_a_line_are_then_one_store() -> None:
    """If D2's one icon diverts the line's point, A1's heroic death hits the front; otherwise it diverts that death."""
    defenders = [Card(**TOUGH), Card(diversion=1, absorb=2, heroic_death=1), Card()]
    field = Battlefield([Card(heroic_death=2), Card()], defenders, counter=1, options=DIVERT).fight()
    assert field.line("long") == ["A1 falls", "A1 strikes 2", "D2 diverts", "D2 hit", "D1 hit"]
    defenders = [Card(**TOUGH), Card(diversion=1, heroic_death=1), Card(diversion=1, **TOUGH)]
    field = Battlefield([Card(heroic_death=2), Card()], defenders, attack=1, options=DIVERT).fight()
    assert field.line("long") == [
        "D2 diverts",
        "D2 falls",
        "D2 strikes 1",
        "A1 falls",
        "A1 strikes 2",
        "D3 diverts",
        "D3 hit",
        "D1 hit",
    ]


def test_BH_6_5_no_accuracy_applies_to_its_points() -> None:
    """Neither A2's accuracy silences D2, felled by A1's heroic death, nor D3's silences A1, felled by D1's."""
    field = Battlefield(
        [Card(heroic_death=1), Card(accuracy=1), Card()],
        [Card(absorb=2, heroic_death=1), Card(heroic_death=1), Card(accuracy=5)],
        attack=2,
    ).fight()
    assert field.line("long") == [
        "D1 hit",
        "D1 falls",
        "D1 strikes 1",
        "A1 falls",
        "A1 strikes 1",
        "D2 falls",
        "D2 strikes 1",
        "A2 falls",
    ]


def test_BH_6_5_the_death_of_the_last_unit_can_annihilate() -> None:
    """Ruling B-46b."""
    field = Battlefield([Card()], [Card(heroic_death=1)], attack=1).fight()
    assert field.story == [
        "long 1:0",
        "D1 falls",
        "D1 strikes 1",
        "A1 falls",
        "attackers wiped out",
        "defenders wiped out",
        "annihilation",
    ]
    assert field.winner is None
    assert field.s.winner == NOBODY


# Accuracy


def test_BH_6_6_whoever_falls_by_the_first_points_dies_silently() -> None:
    defenders = [Card(heroic_death=5), Card(heroic_death=1), Card(heroic_death=1)]
    field = Battlefield([Card(), Card(accuracy=2), Card()], defenders, attack=3).fight()
    assert field.line("long")[:7] == [
        "D1 falls",
        "D1 silenced",
        "D2 falls",
        "D2 silenced",
        "D3 falls",
        "D3 strikes 1",
        "A1 falls",
    ]


def test_BH_6_6_icons_of_several_units_and_tokens_add_up() -> None:
    defenders = [Card(heroic_death=1), Card(heroic_death=1), Card(heroic_death=1)]
    field = Battlefield([Card(accuracy=1), Card(accuracy=1), Card()], defenders, attack=3, assigned={"A3": "accuracy"})
    assert "D3 silenced" in field.fight().line("long")


def test_BH_6_6_the_point_that_defeats_decides() -> None:
    """Ruling B-42: points 2 and 3 fell D2 against two icons."""
    field = Battlefield(
        [Card(accuracy=2), Card()], [Card(heroic_death=1), Card(absorb=2, heroic_death=1), Card()], attack=3
    ).fight()
    assert field.line("long") == ["D1 falls", "D1 silenced", "D2 hit", "D2 falls", "D2 strikes 1", "A1 falls"]


def test_BH_6_6_an_absorbed_point_counts() -> None:
    """Ruling B-42."""
    field = Battlefield([Card(accuracy=1), Card()], [Card(right=1, heroic_death=1), Card(left=1)], attack=2).fight()
    assert field.line("long") == ["D1 link", "D1 falls", "D1 strikes 1", "A1 falls"]


def test_BH_6_6_icons_are_counted_once_when_the_lines_damage_begins() -> None:
    """Ruling B-43: points 1 and 2 are silent, 3 and 4 are not, even if accurate units have fallen meanwhile."""
    defenders = [Card(heroic_death=1), Card(), Card(heroic_death=1), Card(heroic_death=1)]
    field = Battlefield([Card(accuracy=2), Card()], defenders, rival=RIVAL, attack=4).fight()
    assert field.line("long") == [
        "D1 falls",
        "D1 silenced",
        "D2 falls",
        "D3 falls",
        "D3 strikes 1",
        "A1 falls",
        "D4 falls",
        "D4 strikes 1",
        "A2 falls",
        "attackers wiped out",
        "defenders wiped out",
    ]


def test_BH_6_6_only_the_dealing_sides_accuracy_counts() -> None:
    field = Battlefield([Card(), Card()], [Card(heroic_death=1), Card(accuracy=5)], attack=1).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls"]


def test_BH_6_6_the_defender_is_accurate_too() -> None:
    field = Battlefield([Card(heroic_death=1), Card()], [Card(accuracy=1)], counter=1).fight()
    assert field.line("long") == ["A1 falls", "A1 silenced"]


def test_BH_6_6_cancel_points_over_all_units_together() -> None:
    """Ruling B-41, the German reading: three icons cancel the first three points of heroic death in the line."""
    field = Battlefield(
        [Card(accuracy=3), Card()],
        [Card(heroic_death=2), Card(heroic_death=2), Card(heroic_death=1)],
        attack=3,
        options=CANCEL,
    ).fight()
    assert field.line("long") == [
        "D1 falls",
        "D1 weakened 2",
        "D2 falls",
        "D2 weakened 1",
        "D2 strikes 1",
        "A1 falls",
        "D3 falls",
        "D3 strikes 1",
        "A2 falls",
        "attackers wiped out",
        "defenders wiped out",
    ]


@pytest.mark.parametrize(
    ("options", "death"), [({}, ["D1 strikes 1", "A1 falls"]), (CANCEL, ["D1 weakened 1"])], ids=["first", "cancel"]
)
def test_BH_6_6_the_fifth_point_against_one_icon(options: dict[str, str], death: list[str]) -> None:
    """With `cancel_points` it does not matter which point of the line defeats."""
    field = Battlefield([Card(accuracy=1), Card()], [Card(absorb=5, heroic_death=1), Card()], attack=5, options=options)
    assert field.fight().line("long") == [*["D1 hit"] * 4, "D1 falls", *death]


def test_BH_6_6_two_icons_of_heroic_death_against_one_of_accuracy() -> None:
    """Ruling B-41: nothing happens, or one point with `cancel_points`."""
    attackers, defenders = [Card(accuracy=1), Card()], [Card(heroic_death=2), Card()]
    field = Battlefield(attackers, defenders, attack=1).fight()
    assert field.line("long") == ["D1 falls", "D1 silenced"]
    field = Battlefield(attackers, defenders, attack=1, options=CANCEL).fight()
    assert field.line("long") == ["D1 falls", "D1 weakened 1", "D1 strikes 1", "A1 falls"]


def test_BH_6_6_cancel_points_protects_the_dealing_side_only() -> None:
    """A1, felled by what is left of D1's death, strikes the defenders with its full heroic death."""
    field = Battlefield(
        [Card(heroic_death=2), Card(accuracy=1)],
        [Card(heroic_death=2), Card(accuracy=5, **TOUGH)],
        attack=1,
        options=CANCEL,
    ).fight()
    assert field.line("long") == [
        "D1 falls",
        "D1 weakened 1",
        "D1 strikes 1",
        "A1 falls",
        "A1 strikes 2",
        "D2 hit",
        "D2 hit",
    ]


# Diversion


def test_BH_6_7_the_first_points_go_to_the_unit_with_the_icons() -> None:
    field = Battlefield([Card()], [Card(), Card(), Card(diversion=2, **TOUGH)], attack=3).fight()
    assert field.line("long") == ["D3 diverts", "D3 hit", "D3 diverts", "D3 hit", "D1 falls"]


def test_BH_6_7_attackers_divert_too() -> None:
    field = Battlefield([Card(), Card(diversion=1, **TOUGH)], [Card()], counter=2).fight()
    assert field.line("long") == ["A2 diverts", "A2 hit", "A1 falls"]


def test_BH_6_7_several_diverters_from_the_battlefront() -> None:
    """Ruling B-38: each diverts as many points as it has icons."""
    defenders = [Card(), Card(diversion=1, **TOUGH), Card(diversion=2, **TOUGH)]
    field = Battlefield([Card()], defenders, attack=4).fight()
    diverts = [words for words in field.line("long") if "diverts" in words]
    assert diverts == ["D2 diverts", "D3 diverts", "D3 diverts"]
    assert field.wounds == {"D1": 1, "D2": 1, "D3": 2}


def test_BH_6_7_the_icons_of_a_fallen_diverter_lapse() -> None:
    """Ruling B-38."""
    field = Battlefield([Card()], [Card(**TOUGH), Card(diversion=4)], attack=3).fight()
    assert field.line("long") == ["D2 diverts", "D2 falls", "D1 hit", "D1 hit"]


def test_BH_6_7_an_absorbed_point_uses_the_icon_up() -> None:
    """Ruling B-36: diversion picks the unit, then its link absorbs."""
    defenders = [Card(**TOUGH), Card(right=2), Card(left=2, diversion=1)]
    field = Battlefield([Card()], defenders, attack=2).fight()
    assert field.line("long") == ["D3 diverts", "D3 link", "D1 hit"]


def test_BH_6_7_a_diverted_point_is_one_of_the_first_for_accuracy() -> None:
    field = Battlefield(
        [Card(accuracy=1)], [Card(heroic_death=1), Card(diversion=1, heroic_death=1), Card()], attack=2
    ).fight()
    assert field.line("long")[:4] == ["D2 diverts", "D2 falls", "D2 silenced", "D1 falls"]
    assert "D1 strikes 1" in field.line("long")


def test_BH_6_7_a_unit_at_the_front_diverts_what_would_hit_it_anyway() -> None:
    field = Battlefield([Card()], [Card(diversion=1, absorb=3), Card()], attack=2).fight()
    assert field.line("long") == ["D1 diverts", "D1 hit", "D1 hit"]


# Every line starts afresh


def test_BH_6_8_diversion_and_accuracy_work_anew_on_every_line() -> None:
    """BH-6.6, BH-6.7 (ruling B-37): one icon, one point on each of the three lines."""
    field = Battlefield(
        [Card(1, 1, 1, accuracy=1, **TOUGH)],
        [Card(**TOUGH), Card(absorb=2, diversion=1, heroic_death=1), Card(absorb=1, diversion=1, heroic_death=1)],
    )
    field.fight(strong=(0, 0, 1), risky=(0, -1, 0))
    assert field.story[:10] == [
        "long 1:0",
        "D2 diverts",
        "D2 hit",
        "medium 1:0",
        "D2 diverts",
        "D2 falls",
        "D2 silenced",
        "close 2:0",
        "D3 diverts",
        "D3 falls",
    ]
    assert field.story[10:12] == ["D3 silenced", "D1 hit"]


def test_BH_6_8_cancelled_points_are_counted_anew_on_every_line() -> None:
    field = Battlefield(
        [Card(1, 1, 0, accuracy=1, **TOUGH)],
        [Card(heroic_death=1), Card(heroic_death=1), Card(**TOUGH)],
        options=CANCEL,
    ).fight(strong=(0, 0, 1), risky=(0, -1, 0))
    assert field.line("long") == ["D1 falls", "D1 weakened 1"]
    assert field.line("medium") == ["D2 falls", "D2 weakened 1"]


def test_BH_6_8_the_abilities_of_a_defeated_unit_are_gone() -> None:
    """A1 falls at long range, and its accuracy with it; at medium range D1 dies heroically."""
    field = Battlefield(
        [Card(accuracy=1), Card(medium=1, **TOUGH)], [Card(long=1, heroic_death=1), Card()], rival=RIVAL
    ).fight(strong=(0, 0, 1), risky=(0, -1, 0))
    assert field.line("long") == ["A1 falls"]
    assert field.line("medium") == ["D1 falls", "D1 strikes 1", "A2 hit"]


def test_BH_6_8_a_heroic_death_happens_once() -> None:
    field = Battlefield([Card(1, 1, 1, **TOUGH)], [Card(heroic_death=1), Card(), Card()]).fight(
        strong=(0, 0, 1), risky=(0, -1, 0)
    )
    assert [words for words in field.story if "strikes" in words] == ["D1 strikes 1"]


# The end


def test_BH_6_9_excess_damage_is_lost_and_the_battle_ends_at_once() -> None:
    """Ruling B-46a: no line follows, so the defenders' die alone wounds nobody."""
    field = Battlefield([Card(long=7)], [Card(), Card()]).fight(strong=(0, 1, 0), risky=(0, 0, 3))
    assert field.story == ["long 7:0", "D1 falls", "D2 falls", "defenders wiped out", "attacker wins 1:0"]
    assert field.wounds == {"D1": 1, "D2": 1}


def test_BH_6_9_the_attackers_can_be_wiped_out_early_too() -> None:
    field = Battlefield([Card()], [Card()], counter=5).fight()
    assert field.story == ["long 1:6", "A1 falls", "attackers wiped out", "defender wins 0:1"]


def test_BH_6_9_pending_heroic_deaths_come_first() -> None:
    """D1's death fells the last attacker, whose own death strikes D2; then D1's remaining points have no target."""
    field = Battlefield([Card(heroic_death=1)], [Card(heroic_death=3), Card(), Card()], attack=3).fight()
    assert field.story == [
        "long 3:0",
        "D1 falls",
        "D1 strikes 3",
        "A1 falls",
        "A1 strikes 1",
        "D2 falls",
        "attackers wiped out",
        "defender wins 0:1",
    ]


def test_BH_6_9_the_rest_of_a_line_lapses_with_the_side_that_deals_it() -> None:
    field = Battlefield([Card()], [Card(heroic_death=1), Card(), Card()], attack=3).fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls", "attackers wiped out"]


@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"),
    [(1, 1, ATTACKER), (2, 2, ATTACKER), (3, 2, ATTACKER), (2, 3, DEFENDER), (1, 3, DEFENDER), (4, 1, ATTACKER)],
)
@pytest.mark.parametrize("rival", [BOARD, RIVAL], ids=["board", "player"])
def test_BH_6_10_more_survivors_win_and_equal_numbers_are_the_attackers(
    attackers: int, defenders: int, winner: int, rival: int
) -> None:
    field = Battlefield(
        [Card(**TOUGH) for _ in range(attackers)], [Card(**TOUGH) for _ in range(defenders)], rival=rival
    ).fight()
    assert field.winner == winner
    assert field.told(BattleWon) == [BattleWon(winner, attackers, defenders)]
    assert field.s.winner == (ACTIVE if winner == ATTACKER else rival)


def test_BH_6_10_only_undefeated_units_count() -> None:
    """Three against two, but two of the three fall."""
    field = Battlefield([Card(), Card(), Card()], [Card(), Card()], counter=2).fight()
    assert field.story[-1] == "defender wins 1:2"


def test_BH_6_10_wounded_units_are_undefeated() -> None:
    field = Battlefield([Card(), Card()], [Card(absorb=2), Card(absorb=2)], attack=1).fight()
    assert field.story[-1] == "attacker wins 2:2"


def test_BH_6_10_against_nobody_the_attacker_wins() -> None:
    """BH-4.11: there is nothing to roll for."""
    newcomer = Card()
    field = Battlefield([Card(reinforcements=1)], [], rival=RIVAL, deck=[newcomer]).engage().arrives(newcomer)
    assert field.is_over
    field.run(CourseOfBattle())
    assert field.story == ["attacker wins 2:0"]
    assert field.s.winner == ACTIVE
