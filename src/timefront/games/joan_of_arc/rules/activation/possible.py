"""6. What units that have yet to declare in an activation can do (JA-6.1, JA-6.2, JA-6.5, JA-6.11)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import NOTHING_SPECIAL
from timefront.games.joan_of_arc.board.areas import is_inside, size_of, ways_from
from timefront.games.joan_of_arc.board.giants import is_giant, ways_of_giant
from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    BARRICADE,
    CARRY_DEED,
    CHARGE_DEED,
    FORCED_MARCH_DEED,
    GIGANTIC_MELEE_DEED,
    HASTE_DEED,
    HEAL_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    PRAY_DEED,
    REMOVE_FIRE_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
)
from timefront.games.joan_of_arc.rules.activation.care import patients_of
from timefront.games.joan_of_arc.rules.activation.charge import areas_to_charge
from timefront.games.joan_of_arc.rules.activation.declared import Declared
from timefront.games.joan_of_arc.rules.activation.engineer import fires_in_reach
from timefront.games.joan_of_arc.rules.activation.moves import areas_to_hasten, is_machine, landings
from timefront.games.joan_of_arc.rules.activation.targets import (
    areas_to_shoot_at,
    has_dice,
    melee_candidates_of,
    varies,
)
from timefront.games.joan_of_arc.rules.attack.gigantic.targets import hexes_to_assault
from timefront.games.joan_of_arc.rules.flight.carrying import fellows
from timefront.games.joan_of_arc.rules.flight.levels import other_level
from timefront.games.joan_of_arc.state import HAS_MOVED, INTRIGUE, War, side_of


@dataclass
class Possible(Declared):
    """Units that declare: where each can move, whom it can attack, and what else it can do."""

    def room_left(self, s: War, sorts: list[list[int]]) -> dict[int, int]:
        """JA-6.2, ruling J-18: the adjacent areas that no enemy holds, with the room that other units leave there."""
        foes, here, room = s.force[1 - side_of(s, self.seat)], s.here, s.room
        coming = self.heading(s) if self.ways else {}
        left: dict[int, int] = {}
        for origin in {s.place[same[0]] for same in sorts}:
            for area in ways_from(s, origin):
                if not here[area] & foes or is_inside(s, area):
                    left[area] = room[area] - coming.get(area, 0) if coming else room[area]
        for same in sorts if s.setting.has_sky else []:
            for area in other_level(s, same[0]):
                if not here[area] & foes:
                    left[area] = room[area] - coming.get(area, 0)
        return left

    def ways_to_move(self, s: War, unit: int, left: dict[int, int]) -> list[int]:
        """JA-6.2, JA-12.3: the areas that a unit can enter; the same rule as `refuse_move`, for all areas at once."""
        if s.used[unit] & HAS_MOVED and is_machine(s, unit):
            return []
        if s.setting.giants and is_giant(s, unit):
            return ways_of_giant(s, unit)
        size, standing, ways = size_of(s, unit), s.setting.fields.standing[s.profile[unit]], ways_from(s, s.place[unit])
        if s.setting.has_sky:
            ways = ways + other_level(s, unit)
        return [area for area in ways if standing >> area & 1 and size <= left.get(area, 0)]

    def aims_of(self, s: War, unit: int, deed: int, left: dict[int, int]) -> list[int]:
        """The targets of an action of a unit; `NOWHERE` for an action without a target."""
        if deed == MOVE_DEED:
            return self.ways_to_move(s, unit, left)
        if deed == MELEE_DEED:
            near = melee_candidates_of(s, unit, side_of(s, self.seat))
            return self.targets_of(s, unit, MELEE, near) if near else near
        if deed == SHOOT_DEED:
            far = areas_to_shoot_at(s, unit, side_of(s, self.seat))
            return self.targets_of(s, unit, SHOOTING, far) if far else far
        if deed in (CHARGE_DEED, HASTE_DEED):
            return self.ways_begun(s, unit, deed)
        tried = self.aims_to_try(s, unit, deed)
        return [aim for aim in tried if self.refuse_kind(s, unit, deed, aim) is None] if tried else tried

    def targets_of(self, s: War, unit: int, roll: int, areas: list[int]) -> list[int]:
        """JA-6.5: those of some areas with enemies against which a unit has dice, and may declare this attack."""
        if varies(s, unit):
            side = side_of(s, self.seat)
            areas = [at for at in areas if has_dice(s, unit, roll, self.circumstances_of(s, unit, at, side))]
        elif not has_dice(s, unit, roll, NOTHING_SPECIAL):
            return []
        if not self.deeds:
            return areas
        other = MELEE_DEED if roll == SHOOTING else SHOOT_DEED
        return [target for target in areas if self.refuse_target(s, target, other) is None]

    def ways_begun(self, s: War, unit: int, deed: int) -> list[int]:
        """JA-5.5, JA-9.haste: the first areas of a charge or of haste; the same rule as `refuse_kind`."""
        side = side_of(s, self.seat)
        is_haste = deed == HASTE_DEED
        first = areas_to_hasten(s, unit, side) if is_haste else areas_to_charge(s, unit, side, self.mode)
        if not is_haste and not self.ways:  # nobody else is heading there, so a charge may end in each of them
            return first
        return [area for area in first if self.refuse_leading(s, unit, deed, [area], 0) is None]

    def aims_to_try(self, s: War, unit: int, deed: int) -> list[int]:
        """The possible targets of a unit's action, apart from moves, attacks and waiting."""
        if deed == GIGANTIC_MELEE_DEED:
            return melee_candidates_of(s, unit, side_of(s, self.seat))
        if deed == ASSAULT_DEED:
            return hexes_to_assault(s, unit)
        if deed == FORCED_MARCH_DEED:
            return ways_from(s, s.place[unit])
        if deed == HEAL_DEED:
            return patients_of(s, unit)
        if deed == CARRY_DEED:
            return fellows(s, unit)
        if deed == JUMP_DEED:
            return landings(s, unit)
        if deed == PRAY_DEED:
            return list(range(INTRIGUE))
        if deed == REMOVE_FIRE_DEED:
            return fires_in_reach(s, unit)
        assert deed in (BARRICADE, SET_FIRE_DEED)
        return [NOWHERE]
