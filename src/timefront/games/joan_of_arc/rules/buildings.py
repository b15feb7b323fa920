"""10. Damage to buildings, their collapse, and small ones removed (JA-10.2, JA-10.4, JA-12.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.abilities import NOTHING_SPECIAL
from timefront.games.joan_of_arc.areas import building_of, is_open_to
from timefront.games.joan_of_arc.dice import DISRUPT, KILL, PUSH, RED, SHIELD
from timefront.games.joan_of_arc.events.camp import CollapseStruck, FireWentOut
from timefront.games.joan_of_arc.events.pieces import (
    BarricadeRemoved,
    BuildingCollapsed,
    BuildingDamaged,
    BuildingRazed,
)
from timefront.games.joan_of_arc.geometry import members
from timefront.games.joan_of_arc.losses import disrupt, kill, send_to_infirmary
from timefront.games.joan_of_arc.placing import civilians_first, move
from timefront.games.joan_of_arc.rules.dice_pool import Pool, add_own_dice
from timefront.games.joan_of_arc.scenarios import NOBODY
from timefront.games.joan_of_arc.scoring import AT_ONCE, judge, score_collapse
from timefront.games.joan_of_arc.state import UNDECIDED, War, post, unit_side
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


def left_in(s: War, area: int) -> list[int]:
    """The buildings of a ground area of which at least rubble is left."""
    buildings = [building_of(s, room) for room in s.setting.board.rooms_of[area]]
    return [building for building in buildings if not s.razed >> building & 1]


def standing_in(s: War, area: int) -> list[int]:
    """The buildings that stand in a ground area."""
    return [building for building in left_in(s, area) if is_standing(s, building)]


def size_left(s: War, building: int) -> int:
    """JA-10.4, JA-10.6: the spaces that a building takes; rubble takes 1."""
    return s.setting.building_size[building] if is_standing(s, building) else 1


@dataclass
class Downfall(Frame):
    """A building comes down, and every unit inside suffers a red die (JA-10.4)."""

    building: int
    by: int
    struck: list[int] = field(default_factory=list)
    """The units inside whose dice are still to come."""

    def fall(self, s: War, left: int) -> None:
        """It takes only so many spaces of its area from now on, burns no longer and gives no cover."""
        area = s.setting.building_area[self.building]
        s.room[area] += size_left(s, self.building) - left
        s.rubble |= 1 << self.building
        if not standing_in(s, area):
            s.with_building &= ~(1 << area)
        put_out(s, self.inside(s))

    def inside(self, s: War) -> int:
        """The area inside the building."""
        return s.setting.board.ground_count + self.building

    @rule("JA-10.4")
    def aftermath(self, s: War) -> Next:
        """The points for it may end the war; else the units inside are struck one by one."""
        score_collapse(s, self.building)
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        self.struck = civilians_first(s, members(s.here[self.inside(s)]))
        return self.goto("next_unit")

    @rule("JA-10.4")
    def next_unit(self, s: War) -> Next:
        if self.struck:
            return self.roll(s, "strike")
        return self.goto("survivors")

    def chance_strike(self, s: War) -> Chance:
        """The red die, then the defence dice of the unit."""
        rolled = [RED] + [die for die in defence_of(s, self.struck[0]) if die >= 0]
        return dice("collapse", [s.setting.dice[die].faces for die in rolled])

    @rule("JA-10.4", "JA-7.10")
    def strike(self, s: War, result: Result) -> Next:
        """A SHIELD cancels it; whoever is pushed goes outside, else DISRUPT."""
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
        if result == KILL:
            kill(s, unit, self.by)
        elif result == PUSH and self.may_go_out(s, unit):
            move(s, [unit], s.setting.building_area[self.building])
        elif result in (PUSH, DISRUPT):
            disrupt(s, unit, self.by)

    def may_go_out(self, s: War, unit: int) -> bool:
        """Whether a unit can stand outside; civilians of nobody have no one to lead them."""
        outside = s.setting.building_area[self.building]
        return s.owner[unit] != NOBODY and is_open_to(s, unit, outside, unit_side(s, unit))


@final
@dataclass
class Collapse(Downfall):
    """10. A building becomes rubble (JA-10.4)."""

    @rule("JA-10.4", "JA-1.2")
    def begin(self, s: War) -> Next:
        """Rubble takes 1 space of the area, its inside keeps its capacity (ruling J-63)."""
        self.fall(s, 1)
        s.emit(BuildingCollapsed, self.building, s.setting.building_area[self.building])
        return self.goto("aftermath")

    @rule("JA-10.4")
    def survivors(self, s: War) -> Next:
        """They stay on the rubble."""
        return self.done(s)


@final
@dataclass
class Razing(Downfall):
    """12. A gigantic die removes a building of size 1 (JA-12.7)."""

    @rule("JA-12.7", "JA-1.2")
    def begin(self, s: War) -> Next:
        """Not even rubble is left, and its inside has no room any more; what lay there is gone."""
        inside = self.inside(s)
        self.fall(s, 0)
        s.razed |= 1 << self.building
        s.room[inside] -= s.setting.board.capacity[inside]
        for place in (post(s, inside, 0), post(s, inside, 1)):
            s.orders_on[place] = 0
            if s.barricade[place]:
                s.barricade[place] = 0
                s.room[inside] += 1
                s.emit(BarricadeRemoved, inside)
        s.emit(BuildingRazed, self.by, self.building, s.setting.building_area[self.building])
        return self.goto("aftermath")

    @rule("JA-12.7")
    def survivors(self, s: War) -> Next:
        """They stand outside; who cannot goes to the infirmary, even with hit points left, as no ground is left."""
        for unit in civilians_first(s, members(s.here[self.inside(s)])):
            if self.may_go_out(s, unit):
                move(s, [unit], s.setting.building_area[self.building])
            else:
                send_to_infirmary(s, unit, self.by)
        judge(s, AT_ONCE)
        return self.done(s) if s.verdict == UNDECIDED else self.end(s)


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
