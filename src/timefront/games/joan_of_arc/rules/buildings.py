"""10. Damage to buildings and their collapse (JA-10.2, JA-10.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.abilities import NOTHING_SPECIAL
from timefront.games.joan_of_arc.areas import is_open_to
from timefront.games.joan_of_arc.dice import DISRUPT, KILL, PUSH, RED, SHIELD
from timefront.games.joan_of_arc.events.camp import CollapseStruck, FireWentOut
from timefront.games.joan_of_arc.events.pieces import BuildingCollapsed, BuildingDamaged
from timefront.games.joan_of_arc.geometry import members
from timefront.games.joan_of_arc.losses import disrupt, kill
from timefront.games.joan_of_arc.placing import move
from timefront.games.joan_of_arc.rules.dice_pool import Pool, add_own_dice
from timefront.games.joan_of_arc.scenarios import NOBODY
from timefront.games.joan_of_arc.scoring import AT_ONCE, judge, score_collapse
from timefront.games.joan_of_arc.state import UNDECIDED, War, unit_side
from timefront.games.joan_of_arc.vocabulary import DEFENCE
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


def damage(s: War, building: int, by: int) -> bool:
    """JA-10.4: a seat puts 1 damage on a building; whether it must collapse now."""
    add_damage(s, building, by)
    return s.damage[building] >= s.setting.building_resistance[building]


def damage_by_fire(s: War, building: int, by: int) -> bool:
    """JA-8.9, ruling J-61: the same by fire, for which an option counts the capacity instead of the resistance."""
    add_damage(s, building, by)
    if s.setting.options["fire_collapse"] == "capacity":
        board = s.setting.board
        return s.damage[building] >= board.capacity[board.ground_count + building]
    return s.damage[building] >= s.setting.building_resistance[building]


def add_damage(s: War, building: int, by: int) -> None:
    """Lay a damage token."""
    setting = s.setting
    s.damage[building] += 1
    s.emit(
        BuildingDamaged,
        by,
        building,
        setting.building_area[building],
        s.damage[building],
        setting.building_resistance[building],
    )


def is_standing(s: War, building: int) -> bool:
    """JA-10.6: whether a building is no rubble yet; rubble takes no damage."""
    return not s.rubble >> building & 1


def standing_in(s: War, area: int) -> list[int]:
    """The buildings that stand in a ground area."""
    board = s.setting.board
    return [
        room - board.ground_count for room in board.rooms_of[area] if not s.rubble >> (room - board.ground_count) & 1
    ]


@final
@dataclass
class Collapse(Frame):
    """10. A building becomes rubble, and every unit inside suffers a red die (ruling J-63)."""

    building: int
    by: int
    struck: list[int] = field(default_factory=list)
    """The units inside whose dice are still to come."""

    @rule("JA-10.4", "JA-1.2")
    def begin(self, s: War) -> Next:
        """Rubble takes 1 space of the area, its inside keeps its capacity."""
        setting = s.setting
        area = setting.building_area[self.building]
        interior = setting.board.ground_count + self.building
        s.rubble |= 1 << self.building
        s.room[area] += setting.building_size[self.building] - 1
        if not standing_in(s, area):
            s.with_building &= ~(1 << area)
        s.emit(BuildingCollapsed, self.building, area)
        put_out(s, interior)
        score_collapse(s, self.building)
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        self.struck = members(s.here[interior])
        return self.goto("next_unit")

    @rule("JA-10.4")
    def next_unit(self, s: War) -> Next:
        if self.struck:
            return self.roll(s, "strike")
        return self.done(s)

    def chance_strike(self, s: War) -> Chance:
        """The red die, then the defence dice of the unit."""
        rolled = [RED] + [die for die in defence_of(s, self.struck[0]) if die >= 0]
        return dice("collapse", [s.setting.dice[die].faces for die in rolled])

    @rule("JA-10.4", "JA-7.10")
    def strike(self, s: War, result: Result) -> Next:
        """A SHIELD cancels it; whoever is pushed goes out of the rubble, else DISRUPT; survivors stay."""
        unit = self.struck.pop(0)
        shields = result[1:].count(SHIELD) + defence_of(s, unit).count(~SHIELD)
        s.emit(CollapseStruck, self.building, unit, result[0], shields)
        if not shields:
            self.suffer(s, unit, result[0])
            judge(s, AT_ONCE)
            if s.verdict != UNDECIDED:
                return self.end(s)
        return self.goto("next_unit")

    def suffer(self, s: War, unit: int, result: int) -> None:
        """What the red die does to a unit."""
        outside = s.setting.building_area[self.building]
        if result == KILL:
            kill(s, unit, self.by)
        elif result == PUSH and s.owner[unit] != NOBODY and is_open_to(s, unit, outside, unit_side(s, unit)):
            move(s, [unit], outside)
        elif result in (PUSH, DISRUPT):
            disrupt(s, unit, self.by)


def defence_of(s: War, unit: int) -> list[int]:
    """The defence dice of a unit's card; a result without a roll is its complement."""
    pool = Pool()
    add_own_dice(s, pool, unit, DEFENCE, NOTHING_SPECIAL)
    return pool.dice


def put_out(s: War, area: int) -> None:
    """JA-8.8: the fire of an area goes out with the building."""
    if s.fire[area]:
        s.fire[area] = 0
        s.emit(FireWentOut, area)
