"""What the units of a side can strike at in their next turn, area by area: the threat map of the bots."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.bots.giants import elsewhere, reach_of_giant
from timefront.games.joan_of_arc.bots.lanes import ends_of_charge
from timefront.games.joan_of_arc.bots.posture import Posture, posture_of
from timefront.games.joan_of_arc.bots.worth import Worths, worths_of
from timefront.games.joan_of_arc.content.geometry import areas_within, neighbours_of
from timefront.games.joan_of_arc.content.vocabulary import (
    ARCING,
    CHARGE,
    CHARGING_SKILL,
    LONGER_RANGE,
    MELEE,
    SHOOTING,
)
from timefront.games.joan_of_arc.rules.activation.targets import has_direct_line
from timefront.games.joan_of_arc.state import ORDER_KINDS, SIDES, War
from timefront.kernel.bits import members

FURTHER: Final = 0.5
"""How much the attacks besides the strongest one count: orders are few."""
RIDDEN: Final = 0.85
"""How much a charge counts compared with a blow at the next area: it needs its order."""
BESET: Final = 0.5
"""How much there is still to fear from an area about to be attacked."""
MOST_MAPS: Final = 2000
"""How many maps are kept."""
MOST_MENACES: Final = 4000
"""For how many groups of units it is kept what they threaten."""


@final
class Threats:
    """The map of one side."""

    def __init__(self, areas: int) -> None:
        self.most: list[float] = [0.0] * areas
        """The strongest attack that can reach each area, in results that hurt."""
        self.bite: list[float] = [0.0] * areas
        """All attacks that can reach it, those besides the strongest counted in part."""
        self.sources: list[int] = [0] * areas
        """From how many areas it can be attacked."""
        self.comes: list[float] = [0.0] * areas
        """The units that can be in each area in the next turn to strike from there in melee."""

    def add(self, area: int, bite: float) -> None:
        """One more attack that reaches an area."""
        self.bite[area] += FURTHER * bite
        self.sources[area] += 1
        if bite > self.most[area]:
            self.bite[area] += (1.0 - FURTHER) * (bite - self.most[area])
            self.most[area] = bite


@final
class Menace:
    """What the units of one area threaten."""

    def __init__(self) -> None:
        self.struck: list[tuple[int, float]] = []
        """The areas that they can attack, with the results that hurt."""
        self.comers: list[tuple[int, float]] = []
        """The areas where they can be to strike from there, with the results of each of them."""


def threats_of(s: War, worths: Worths, side: int, posture: Posture) -> Threats:
    """The threats of a side, worked out once for a position."""
    rides = has_charge_order(s, side)
    units = (tuple(posture.places), tuple(s.profile), s.force[side], posture.beset)
    key = (side, rides, units, s.with_tree, s.with_building)
    known = worths.threats.get(key)
    if known is None:
        if len(worths.threats) >= MOST_MAPS:
            worths.threats.clear()
        known = worths.threats[key] = mapped(s, worths, side, posture, rides)
    return known


def is_anybody_in_reach(s: War) -> bool:
    """Whether a unit of either side stands where the other could attack it."""
    worths, posture = worths_of(s.setting), posture_of(s)
    for side in range(SIDES):
        threats = threats_of(s, worths, side, posture)
        foes = s.force[1 - side]
        if any(threats.bite[area] > 0.0 and here & foes for area, here in enumerate(posture.here)):
            return True
    return False


def has_charge_order(s: War, side: int) -> bool:
    """Whether a side holds a charge order."""
    return any(of == side and s.orders[seat * ORDER_KINDS + CHARGE] for seat, of in enumerate(s.setting.seat_side))


def mapped(s: War, worths: Worths, side: int, posture: Posture, rides: bool) -> Threats:
    """One pass over the areas with units of the side."""
    board = s.setting.board
    threats = Threats(board.area_count)
    foes = areas_held(s, posture, 1 - side)
    for origin in range(board.area_count):
        here = posture.here[origin] & s.force[side]
        if here & s.setting.giants:
            here &= ~elsewhere(s, posture, origin)
        if here:
            share = BESET if posture.beset >> origin & 1 else 1.0
            menace = menace_from(s, worths, members(here), origin, foes, rides)
            for area, bite in menace.struck:
                threats.add(area, share * bite)
            for area, blow in menace.comers:
                threats.comes[area] += share * blow
    return threats


def menace_from(s: War, worths: Worths, units: list[int], origin: int, foes: int, rides: bool) -> Menace:
    """What units in an area threaten, worked out once for such units there."""
    cards = tuple([s.profile[unit] for unit in units])
    key = (origin, cards, foes & worths.charged[origin], rides, s.with_tree, s.with_building)
    known: Menace | None = worths.menaces.get(key)
    if known is None:
        if len(worths.menaces) >= MOST_MENACES:
            worths.menaces.clear()
        known = worths.menaces[key] = Menace()
        reached: dict[int, float] = {}
        for mask, bite in strikes_from(s, worths, units, origin, foes, rides).items():
            for area in members(mask):
                reached[area] = reached.get(area, 0.0) + bite
        known.struck = list(reached.items())
        known.comers = comers_from(s, worths, units, origin, foes)
    return known


def areas_held(s: War, posture: Posture, side: int) -> int:
    """The ground areas with units of a side, as a mask."""
    held = 0
    for area in range(s.setting.board.ground_count):
        if posture.here[area] & s.force[side]:
            held |= 1 << area
    return held


def strikes_from(s: War, worths: Worths, units: list[int], origin: int, foes: int, rides: bool) -> dict[int, float]:
    """What units in an area strike, by the areas that the same kind of attack reaches, as masks."""
    cards, board = s.setting.cards, s.setting.board
    near = board.neighbour_mask[origin]
    for room in board.rooms_of[origin] if origin < board.ground_count else [origin]:
        near |= 1 << room
    found: dict[int, float] = {}
    for unit in units:
        if s.setting.giants >> unit & 1:
            near = reach_of_giant(s, origin)
        profile = s.profile[unit]
        blow, shot = worths.bite[3 * profile + MELEE], worths.bite[3 * profile + SHOOTING]
        if shot > 0.0:
            reach = near | shot_mask(s, worths, profile, origin)
            found[reach] = found.get(reach, 0.0) + shot
            blow = max(0.0, blow - shot)
        if blow > 0.0:
            found[near] = found.get(near, 0.0) + blow
            if rides and cards.skill[profile * SKILL_COUNT + CHARGING_SKILL]:
                ends = ends_of_charge(s, profile, origin, foes)
                farther = neighbours_of(board, ends) & ~near & ~(1 << origin)
                if farther:
                    found[farther] = found.get(farther, 0.0) + RIDDEN * blow
    return found


def comers_from(s: War, worths: Worths, units: list[int], origin: int, foes: int) -> list[tuple[int, float]]:
    """Units that fight in melee can get to the next area, or charge two: where, and how hard each strikes there."""
    found: list[tuple[int, float]] = []
    if origin >= s.setting.board.ground_count:
        return found
    for unit in units:
        profile = s.profile[unit]
        blow = worths.bite[3 * profile + MELEE]
        if blow > 0.0:
            found += [(area, blow) for area in members(ends_of_charge(s, profile, origin, foes) | 1 << origin)]
    return found


def shot_mask(s: War, worths: Worths, profile: int, origin: int) -> int:
    """JA-6.5, JA-6.6, JA-12.4: the areas that a card's shot reaches from an area; the sky from anywhere."""
    board, cards = s.setting.board, s.setting.cards
    if board.ground_count <= origin < board.first_sky:
        return 0
    if origin >= board.first_sky:
        return (1 << board.ground_count) - 1 | board.sky & ~(1 << origin)
    reach = cards.range[profile] + (s.setting.fields.with_effect[LONGER_RANGE] >> origin & 1)
    if cards.shot[profile] == ARCING:
        return areas_within(board, origin, reach) & ~(1 << origin) | board.sky
    key = (origin, reach, s.with_tree, s.with_building)
    known = worths.shots.get(key)
    if known is None:
        known = board.sky
        for area in members(areas_within(board, origin, reach) & ~(1 << origin)):
            if has_direct_line(s, origin, area, reach):
                known |= 1 << area
        worths.shots[key] = known
    return known
