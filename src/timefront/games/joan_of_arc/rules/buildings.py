"""10. Damage to buildings, their collapse, and the removal of small ones (JA-10.2, JA-10.4, JA-12.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import NOTHING_SPECIAL, has_skill
from timefront.games.joan_of_arc.board.areas import building_of, has_room, is_open_to
from timefront.games.joan_of_arc.board.laid import fire_of, lift_orders, quench_fire
from timefront.games.joan_of_arc.board.losses import disrupt, hp_left, kill, send_to_infirmary
from timefront.games.joan_of_arc.board.placing import civilians_first, drive, move, remove_barricade
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge, score_collapse
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, RED, SHIELD
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import DEFENCE, TOUGH
from timefront.games.joan_of_arc.events.camp import CollapseStruck, FireWentOut
from timefront.games.joan_of_arc.events.pieces import (
    BuildingCollapsed,
    BuildingDamaged,
    BuildingRazed,
)
from timefront.games.joan_of_arc.rules.attack.deadly_blow import DeadlyBlow
from timefront.games.joan_of_arc.rules.attack.pool import Pool, add_own_dice
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.state import REROLL, UNDECIDED, War, held, unit_side
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Next
from timefront.kernel.rulebook import rule


def damage(s: War, building: int, by: int) -> bool:
    """JA-10.4: a seat puts 1 damage on a building; returns whether it must collapse now."""
    limit = s.setting.building_resistance[building]
    add_damage(s, building, by, limit)
    return s.damage[building] >= limit


def damage_by_fire(s: War, building: int, by: int) -> bool:
    """JA-8.9, ruling J-61: the same by fire, for which an option uses the capacity instead of the resistance."""
    limit = fire_limit(s.setting, building)
    add_damage(s, building, by, limit)
    return s.damage[building] >= limit


def fire_limit(setting: JoanSetting, building: int) -> int:
    """JA-8.9, ruling J-61: the damage at which a building collapses in a fire."""
    if setting.options["fire_collapse"] == "capacity":
        return setting.board.capacity[setting.board.ground_count + building]
    return setting.building_resistance[building]


def add_damage(s: War, building: int, by: int, limit: int) -> None:
    """Add a damage token."""
    s.damage[building] += 1
    s.emit(BuildingDamaged, by, building, s.setting.building_area[building], s.damage[building], limit)


def is_standing(s: War, building: int) -> bool:
    """JA-10.6: whether a building is not rubble yet; rubble takes no damage."""
    return not s.rubble >> building & 1


def buildings_left_in(s: War, area: int) -> list[int]:
    """The buildings of a ground area that are not removed; rubble counts."""
    buildings = [building_of(s, room) for room in s.setting.board.rooms_of[area]]
    return [building for building in buildings if not s.razed >> building & 1]


def buildings_standing_in(s: War, area: int) -> list[int]:
    """The buildings that stand in a ground area."""
    return [building for building in buildings_left_in(s, area) if is_standing(s, building)]


def size_left(s: War, building: int) -> int:
    """JA-10.4, JA-10.6: the spaces that a building takes; rubble takes 1."""
    return s.setting.building_size[building] if is_standing(s, building) else 1


@dataclass
class Downfall(TokenQuestion):
    """A building comes down, and every unit inside suffers a red die (JA-10.4)."""

    building: int
    by: int
    struck: list[int] = field(default_factory=list)
    """The units inside whose dice are still to come."""
    result: int = 0
    """What the red die of the first of them shows."""

    def spaces_left(self) -> int:
        """The spaces that its remains take."""
        raise NotImplementedError

    def fall(self, s: War) -> None:
        """It now takes fewer spaces of its area, no longer burns and gives no cover."""
        area = s.setting.building_area[self.building]
        s.room[area] += size_left(s, self.building) - self.spaces_left()
        s.rubble |= 1 << self.building
        if not buildings_standing_in(s, area):
            s.with_building &= ~(1 << area)
        put_out_fire(s, self.inside(s))

    def inside(self, s: War) -> int:
        """The area inside the building."""
        return s.setting.board.ground_count + self.building

    @rule("JA-10.4")
    def aftermath(self, s: War) -> Next:
        """The points for it may end the war; otherwise the units inside are struck one by one."""
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
        return dice("collapse", [s.setting.dice[die].faces for die in [RED, *own_dice(s, self.struck[0])]])

    @rule("JA-10.4", "JA-7.10")
    def strike(self, s: War, result: Result) -> Next:
        """A SHIELD of the defence cancels it."""
        unit = self.struck[0]
        self.result = result[0]
        shields = result[1:].count(SHIELD) + defence_of(s, unit).count(~SHIELD)
        s.emit(CollapseStruck, self.building, unit, self.result, shields)
        if shields:
            self.struck.pop(0)
            return self.goto("next_unit")
        seat = s.owner[unit]
        if self.result in (KILL, DISRUPT, PUSH) and seat != NOBODY and held(s, seat, REROLL) and own_dice(s, unit):
            return self.ask(s, seat, "token")
        return self.goto("struck_down")

    def token_seat(self, s: War) -> int:
        """The owner of the struck unit."""
        return s.owner[self.struck[0]]

    def let_roll_stand(self, s: War) -> Next:
        """No SHIELD cancelled the red die."""
        return self.goto("struck_down")

    def roll_again(self, s: War) -> Next:
        """The token rerolls the player's own dice, not the red one (ruling J-57)."""
        return self.roll(s, "defended_again")

    def chance_defended_again(self, s: War) -> Chance:
        """The defence dice of the unit."""
        return dice("collapse", [s.setting.dice[die].faces for die in own_dice(s, self.struck[0])])

    @rule("JA-8.7", "JA-10.4")
    def defended_again(self, s: War, result: Result) -> Next:
        """A SHIELD cancels the red die after all."""
        shields = result.count(SHIELD)
        s.emit(CollapseStruck, self.building, self.struck[0], self.result, shields)
        if shields:
            self.struck.pop(0)
            return self.goto("next_unit")
        return self.goto("struck_down")

    @rule("JA-10.4", "JA-7.10")
    def struck_down(self, s: War) -> Next:
        """Nothing cancelled it."""
        unit = self.struck.pop(0)
        if self.result == KILL:
            if hp_left(s, unit) <= 1 and has_skill(s, unit, TOUGH):
                return self.call(s, DeadlyBlow(unit, self.by, NOBODY), "withstood")
            kill(s, unit, self.by)
        elif self.result == DISRUPT:
            disrupt(s, unit, self.by)
        elif self.result == PUSH:
            chooser = self.by if s.owner[unit] == NOBODY else s.owner[unit]
            return self.call(s, Pushes(chooser, unit_side(s, unit), self.by, [unit]), "pushed")
        return self.goto("judged")

    @rule("JA-10.4", "JA-9.tough")
    def withstood(self, s: War, _: list[int]) -> Next:
        """A unit in a collapse defends itself, so its toughness counts (ruling J-48)."""
        return self.goto("judged")

    @rule("JA-10.4", "JA-7.7")
    def pushed(self, s: War, _: list[int]) -> Next:
        """Pushed outside, wounded or disrupted."""
        return self.goto("judged")

    @rule("JA-10.4", "JA-4.12")
    def judged(self, s: War) -> Next:
        """The loss may end the war."""
        judge(s, AT_ONCE)
        return self.goto("next_unit") if s.verdict == UNDECIDED else self.end(s)

    def may_go_out(self, s: War, unit: int) -> bool:
        """Whether a unit can be placed outside; neutral civilians have nobody to lead them out."""
        outside = s.setting.building_area[self.building]
        return s.owner[unit] != NOBODY and is_open_to(s, unit, outside, unit_side(s, unit))


@final
@dataclass
class Collapse(Downfall):
    """10. A building becomes rubble (JA-10.4)."""

    def spaces_left(self) -> int:
        """Rubble takes 1."""
        return 1

    @rule("JA-10.4", "JA-1.2")
    def begin(self, s: War) -> Next:
        """Rubble takes 1 space of the area, and its inside keeps its capacity (ruling J-63)."""
        self.fall(s)
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

    def spaces_left(self) -> int:
        """Nothing is left."""
        return 0

    @rule("JA-12.7", "JA-1.2")
    def begin(self, s: War) -> Next:
        """Not even rubble is left, and there is no inside; whatever was there is gone."""
        inside = self.inside(s)
        self.fall(s)
        s.razed |= 1 << self.building
        s.room[inside] -= s.setting.board.capacity[inside]
        lift_orders(s, inside)
        remove_barricade(s, inside)
        s.emit(BuildingRazed, self.by, self.building, s.setting.building_area[self.building])
        return self.goto("aftermath")

    @rule("JA-12.7")
    def survivors(self, s: War) -> Next:
        """They go outside; a unit that cannot goes to the infirmary, even with hit points left: no ground remains."""
        for unit in civilians_first(s, members(s.here[self.inside(s)])):
            outside = s.setting.building_area[self.building]
            if s.owner[unit] == NOBODY and has_room(s, unit, outside):
                drive(s, unit, outside, NOBODY)
            elif self.may_go_out(s, unit):
                move(s, [unit], outside)
            else:
                send_to_infirmary(s, unit, self.by)
        judge(s, AT_ONCE)
        return self.done(s) if s.verdict == UNDECIDED else self.end(s)


def defence_of(s: War, unit: int) -> list[int]:
    """The defence dice of a unit's card; a result without a roll is stored as its complement."""
    pool = Pool()
    add_own_dice(s, pool, unit, DEFENCE, NOTHING_SPECIAL)
    return pool.dice


def own_dice(s: War, unit: int) -> list[int]:
    """The defence dice that a unit rolls."""
    return [die for die in defence_of(s, unit) if die >= 0]


def put_out_fire(s: War, area: int) -> None:
    """JA-8.8: the fire of an area goes out with the building."""
    if fire_of(s, area):
        quench_fire(s, area)
        s.emit(FireWentOut, area)
