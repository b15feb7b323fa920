"""1. The board: hexes, areas, borders and hex edges by dense ids, with everything about them that never changes.

Three kinds of areas share one space of ids: first the areas on the ground in the order of their names, then the
interiors of the buildings in the order of the buildings, then, from `first_sky`, the areas of the sky (JA-12.1), whose
tiles a set-up draws. A set of areas is a mask: bit `a` for area `a`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from timefront.games.joan_of_arc.content.coordinates import EDGES, LETTERS, STEPS, hex_distance, hex_name, opposite
from timefront.kernel.bits import mask_of, members
from timefront.kernel.rulebook import WITNESS

CAPACITIES: Final[list[int]] = [0, 8, 6, 4]
"""JA-1.1: the spaces of each area, by the number of areas in its hex."""
MOST_AREAS: Final = 3
SKY: Final = "^"
"""The names of sky hexes begin with this: ^1, ^2."""
NO_BORDER: Final = -1
FAR: Final = 999
"""The distance between areas that no chain connects."""


@final
class AreaPlan:
    """An area of a tile on the map: its terrain and the edges of the hex that it touches (JA-1.3)."""

    def __init__(self, terrain: int, edges: list[int]) -> None:
        self.terrain = terrain
        self.edges = edges


@final
class HexPlan:
    """A hex of a tile on the map: its coordinates, its areas, and which of them share a border inside it."""

    def __init__(self, q: int, r: int, areas: list[AreaPlan], inner: list[tuple[int, int]]) -> None:
        self.q = q
        self.r = r
        self.areas = areas
        self.inner = inner


@final
class Room:
    """JA-6.3: the inside of a building: the name of the ground area around it, and its capacity."""

    def __init__(self, surrounding: str, capacity: int) -> None:
        self.surrounding = surrounding
        self.capacity = capacity


@final
class Board:
    """The board of a scenario. Nothing in it changes after it is built."""

    def __init__(self, plans: list[HexPlan], rooms: list[Room], sky: tuple[HexPlan, ...] = ()) -> None:
        WITNESS.cite(("JA-1.1", "JA-1.3", "JA-1.6"), "board")
        ground = sorted(plans, key=lambda plan: (plan.q, plan.r))
        plans = [*ground, *sky]
        self.hex_count: int = len(plans)
        self.ground_hexes: int = len(ground)
        """The hexes of the ground come first, followed by those of the sky."""
        self.hex_q: list[int] = [plan.q for plan in plans]
        self.hex_r: list[int] = [plan.r for plan in plans]
        self.hex_names: list[str] = [hex_name(plan.q, plan.r) for plan in ground]
        self.hex_names += [f"{SKY}{number}" for number in range(1, len(sky) + 1)]
        self.hex_areas: list[list[int]] = []
        """The areas of each hex, without interiors."""
        self.area_names: list[str] = []
        self.area_hex: list[int] = []
        self.area_terrain: list[int] = []
        """JA-1.5: the terrain of each ground area; -1 inside buildings, which have none (ruling J-22)."""
        self.capacity: list[int] = []
        """JA-1.1: the spaces of each area; of an interior, the capacity of its building."""
        self.area_edges: list[list[int]] = []
        """JA-1.3: the edges of its hex that each area touches; none inside buildings."""
        self.border_areas: list[tuple[int, int]] = []
        """The two areas of each border, the smaller id first; an interior's border is its door."""
        self.border_edges: list[list[int]] = []
        """The hex edges of each border; none for one inside a hex and for a door."""
        self.edge_border: list[int] = []
        """The border to which each hex edge belongs (JA-1.7); edges at the rim of the board are not counted."""
        self.lay_all(ground, rooms, sky)
        self.border_between: list[int] = [NO_BORDER] * (self.area_count * self.area_count)
        """The border between areas a and b is number a * area_count + b."""
        self.join_all(plans)
        self.list_neighbours()
        self.measure()
        self.chains: dict[int, list[int]] = {}
        """The layers of shortest chains, cached (see `has_clear_line`)."""

    def lay_all(self, ground: list[HexPlan], rooms: list[Room], sky: tuple[HexPlan, ...]) -> None:
        """Give all areas their ids."""
        for number, plan in enumerate(ground):
            self.lay_areas(number, plan)
        self.ground_count: int = len(self.area_names)
        self.ground: int = (1 << self.ground_count) - 1
        self.surrounding: list[int] = [-1] * self.ground_count
        """The ground area around each interior; -1 on the ground."""
        self.rooms_of: list[list[int]] = [[] for _ in range(self.ground_count)]
        """The interiors in each area; only ground areas have any."""
        for room in rooms:
            self.lay_room(room)
        self.first_sky: int = len(self.area_names)
        for number, plan in enumerate(sky, len(ground)):
            self.lay_areas(number, plan)
        self.area_count: int = len(self.area_names)
        self.surrounding += [-1] * (self.area_count - self.first_sky)
        self.rooms_of += [[] for _ in range(self.ground_count, self.area_count)]
        self.sky: int = (1 << self.area_count) - (1 << self.first_sky)
        """JA-12.2: the areas of the sky, as a mask."""

    def measure(self) -> None:
        """Measure the distances between hexes and areas."""
        self.distances: list[int] = [
            self.distance_of(one, other) for one in range(self.hex_count) for other in range(self.hex_count)
        ]
        """JA-1.6: the distance between hexes g and h is number g * hex_count + h; `FAR` between ground and sky."""
        self.hex_neighbours: list[list[int]] = [self.adjacent_hexes(one) for one in range(self.hex_count)]
        """The hexes adjacent to each hex (JA-12.6)."""
        self.farthest: int = max([hexes for hexes in self.distances if hexes < FAR], default=0)
        self.hex_mask: list[int] = [mask_of(areas) for areas in self.hex_areas]
        self.within: list[int] = [
            self.hexes_within(hex_id, hexes) for hex_id in range(self.hex_count) for hexes in range(self.farthest + 1)
        ]
        self.steps: list[int] = self.count_steps(0, self.ground_count)
        """The number of areas entered from ground area a to b is number a * ground_count + b (JA-9.jump)."""
        self.sky_steps: list[int] = self.count_steps(self.first_sky, self.area_count)
        """The same for the areas of the sky, both counted from `first_sky`."""

    def distance_of(self, one: int, other: int) -> int:
        """JA-1.6: the distance between two hexes of one level; there is none between ground and sky (JA-12.2)."""
        if (one < self.ground_hexes) != (other < self.ground_hexes):
            return FAR
        return hex_distance(self.hex_q[one], self.hex_r[one], self.hex_q[other], self.hex_r[other])

    def adjacent_hexes(self, hex_id: int) -> list[int]:
        """The hexes at a distance of one."""
        return [other for other in range(self.hex_count) if self.distances[hex_id * self.hex_count + other] == 1]

    def lay_areas(self, hex_id: int, plan: HexPlan) -> None:
        """Give the areas of a hex their ids and names."""
        areas: list[int] = []
        for letter, area in zip(LETTERS, plan.areas, strict=False):
            areas.append(len(self.area_names))
            self.area_names.append(self.hex_names[hex_id] + (letter if len(plan.areas) > 1 else ""))
            self.area_hex.append(hex_id)
            self.area_terrain.append(area.terrain)
            self.capacity.append(CAPACITIES[min(len(plan.areas), MOST_AREAS)])
            self.area_edges.append(area.edges)
        self.hex_areas.append(areas)

    def lay_room(self, room: Room) -> None:
        """Give an interior its id, and a name after the ground area around it (`C4b.1`)."""
        around = self.area_names.index(room.surrounding)
        self.rooms_of[around].append(len(self.area_names))
        self.area_names.append(f"{room.surrounding}.{len(self.rooms_of[around])}")
        self.area_hex.append(self.area_hex[around])
        self.area_terrain.append(-1)
        self.capacity.append(room.capacity)
        self.area_edges.append([])
        self.surrounding.append(around)

    def join_all(self, plans: list[HexPlan]) -> None:
        """Find the borders: across hex edges, inside hexes, and the doors."""
        hex_at = {(plan.q, plan.r): number for number, plan in enumerate(plans)}
        for number, plan in enumerate(plans):
            for one, other in plan.inner:
                self.join(self.hex_areas[number][one], self.hex_areas[number][other])
            for edge in range(EDGES // 2):  # every edge has two hexes; the other one numbers it from 3 on
                across, down = STEPS[edge]
                beyond = hex_at.get((plan.q + across, plan.r + down), -1)
                here = self.area_at_edge(number, plan, edge)
                there = self.area_at_edge(beyond, plans[beyond], opposite(edge)) if beyond >= 0 else -1
                if here >= self.first_sky and there >= 0:
                    self.join(here, there)
                elif here >= 0 and there >= 0:
                    self.edge_border.append(self.join(here, there))
                    self.border_edges[self.edge_border[-1]].append(len(self.edge_border) - 1)
        for room in range(self.ground_count, self.first_sky):
            self.join(self.surrounding[room], room)

    def area_at_edge(self, hex_id: int, plan: HexPlan, edge: int) -> int:
        """The area that touches an edge of a hex, or -1."""
        for number, area in enumerate(plan.areas):
            if edge in area.edges:
                return self.hex_areas[hex_id][number]
        return -1

    def join(self, one: int, other: int) -> int:
        """The border between two areas: ruling J-60, there is one, however many edges they share."""
        border = self.border_between[one * self.area_count + other]
        if border == NO_BORDER:
            border = len(self.border_areas)
            self.border_areas.append((min(one, other), max(one, other)))
            self.border_edges.append([])
            self.border_between[one * self.area_count + other] = border
            self.border_between[other * self.area_count + one] = border
        return border

    def list_neighbours(self) -> None:
        """JA-1.3 and ruling J-22: outdoor neighbours; interiors are listed only in `rooms_of`."""
        self.neighbours: list[list[int]] = [[] for _ in range(self.area_count)]
        """JA-1.3: the adjacent areas of each area on its level, ascending; for an interior, only the area around it."""
        self.neighbour_borders: list[list[int]] = [[] for _ in range(self.area_count)]
        """The borders to them, in the same order."""
        self.neighbour_mask: list[int] = [0] * self.area_count
        outdoors = [*range(self.ground_count), *range(self.first_sky, self.area_count)]
        for area in range(self.area_count):
            for other in outdoors:
                border = self.border_between[area * self.area_count + other]
                if border != NO_BORDER:
                    self.neighbours[area].append(other)
                    self.neighbour_borders[area].append(border)
                    self.neighbour_mask[area] |= 1 << other

    def hexes_within(self, hex_id: int, hexes: int) -> int:
        """The areas of all hexes within a distance, without interiors."""
        row = hex_id * self.hex_count
        found = 0
        for other in range(self.hex_count):
            if self.distances[row + other] <= hexes:
                found |= self.hex_mask[other]
        return found

    def count_steps(self, first: int, end: int) -> list[int]:
        """The lengths of the shortest chains between the areas of one level, those with ids from `first` to `end`."""
        steps: list[int] = []
        allowed = (1 << end) - (1 << first)
        for start in range(first, end):
            row = [FAR] * (end - first)
            for length, layer in enumerate(layers_from(self, start, allowed)):
                for area in members(layer):
                    row[area - first] = length
            steps += row
        return steps


def neighbours_of(board: Board, mask: int) -> int:
    """All areas adjacent to one of a mask, without interiors."""
    found = 0
    for area in members(mask):
        found |= board.neighbour_mask[area]
    return found


def layers_from(board: Board, start: int, allowed: int) -> Iterator[int]:
    """The allowed ground areas at 0, 1, 2 ... steps from an area, as masks, as far as there are any."""
    layer = 1 << start
    seen = layer
    while layer:
        yield layer
        layer = neighbours_of(board, layer) & allowed & ~seen
        seen |= layer


def distance(board: Board, one: int, other: int) -> int:
    """JA-1.6: the distance between two areas in hexes; areas of one hex are at distance 0 (ruling J-3)."""
    return board.distances[board.area_hex[one] * board.hex_count + board.area_hex[other]]


def areas_within(board: Board, area: int, hexes: int) -> int:
    """The areas of the same level within a number of hexes, as a mask, including the area itself."""
    return board.within[board.area_hex[area] * (board.farthest + 1) + min(hexes, board.farthest)]


def steps_between(board: Board, one: int, other: int) -> int:
    """How many areas a chain from one area to another enters; `FAR` if there is none, as between ground and sky."""
    if one < board.ground_count and other < board.ground_count:
        return board.steps[one * board.ground_count + other]
    if one < board.first_sky or other < board.first_sky:
        return FAR
    return board.sky_steps[(one - board.first_sky) * (board.area_count - board.first_sky) + other - board.first_sky]


def has_clear_line(board: Board, shooter: int, target: int, blocking: int, reach: int) -> bool:
    """JA-6.6, ruling J-26: whether some shortest chain of areas within reach has no blocking area strictly between.

    `reach` is the range of the shot in hexes, including a hill's bonus; `blocking` is the areas that block right now.
    Neither the shooter's own area nor the target blocks. Shots from and into buildings need no line (JA-6.7).
    """
    reached = 1 << shooter
    for layer in chain_layers(board, shooter, target, reach):
        reached = neighbours_of(board, reached) & layer & ~blocking
        if not reached:
            return False
    return True


def has_only_clear_lines(board: Board, shooter: int, target: int, blocking: int, reach: int) -> bool:
    """The same for every shortest chain within reach, and there must be one: no detour around what blocks."""
    return all(layer and not layer & blocking for layer in chain_layers(board, shooter, target, reach))


def chain_layers(board: Board, shooter: int, target: int, reach: int) -> list[int]:
    """The areas strictly between on a shortest chain within reach, as a mask for each step of the chain.

    If no chain stays within reach, there is one layer without areas: no line.
    """
    reach = min(reach, board.farthest)
    key = (shooter * board.ground_count + target) * (board.farthest + 1) + reach
    known = board.chains.get(key)
    if known is None:
        known = _shortest_chains(board, shooter, target, areas_within(board, shooter, reach))
        board.chains[key] = known
    return known


def _shortest_chains(board: Board, shooter: int, target: int, allowed: int) -> list[int]:
    if shooter == target or board.neighbour_mask[shooter] >> target & 1:
        return []
    forward: list[int] = []
    for layer in layers_from(board, shooter, allowed):
        if layer >> target & 1:
            break
        forward.append(layer)
    else:
        return [0]
    chains: list[int] = []
    behind = 1 << target
    for layer in reversed(forward[1:]):
        behind = neighbours_of(board, behind) & layer
        chains.append(behind)
    chains.reverse()
    return chains
