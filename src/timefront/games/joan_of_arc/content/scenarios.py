"""3. Scenarios: sides, players, map, pieces, units, resources, rounds, objectives and victory (JA-3.1)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.council import RIVER_LENGTH
from timefront.games.joan_of_arc.content.cards.legend import optional
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.coordinates import hex_named, is_on_paper
from timefront.games.joan_of_arc.content.geometry import Board, HexPlan, Room
from timefront.games.joan_of_arc.content.profiles import Profile, rewards
from timefront.games.joan_of_arc.content.reading import (
    UNNAMED,
    flag,
    handle,
    inner_table,
    part,
    parts,
    place_of,
    places,
    text,
    texts,
)
from timefront.games.joan_of_arc.content.scenario_parts import NO_ARMY, RESERVE, Placed, Player, Stock, army_morale
from timefront.games.joan_of_arc.content.sky.plan import SkyPlan
from timefront.games.joan_of_arc.content.sky.tiles import sky_hexes
from timefront.games.joan_of_arc.content.vocabulary import (
    BOWMEN,
    CIVILIAN,
    FORTIFICATIONS,
    GIGANTIC_CREATURE,
    KINDS,
    MOMENTS,
    OBJECTIVES,
    OPTIONAL_RULES,
    VICTORIES,
)
from timefront.kernel.flow import NOBODY
from timefront.kernel.packs import Table, is_name

NOWHERE: Final = -1
DECK_ORDERS: Final[list[str]] = ["as_written", "shuffled"]
JUDGED_AT_THE_END: Final[list[str]] = ["hold_out", "more_points", "more_morale"]
UNCOUNTED: Final[list[str]] = ["hold_out", "broken"]
"""The victory conditions that name no number."""


@final
class Objective:
    """Something that gives a side points (see `OBJECTIVES`)."""

    def __init__(self, table: Table, scenario: Scenario) -> None:
        self.table = table
        self.name = table.name("name")
        self.side = place_of(table, "side", scenario.sides)
        name = table.one_of("kind", OBJECTIVES)
        self.kind = OBJECTIVES.index(name)
        self.points = table.integer("points", 1, 20)
        self.building = -1
        self.unit = -1
        self.slain = -1
        self.areas: list[int] = []
        if name in ("collapse", "enter"):
            self.building = scenario.named(table, "building", scenario.building_names)
        elif name in ("destroy", "capture", "persuade"):
            self.unit = scenario.named(table, "unit", scenario.unit_names)
        elif name == "slay":
            self.slain = KINDS.index(table.one_of("of", KINDS))
        else:
            self.areas = scenario.areas(table, "areas")
        table.finish()


@final
class Victory:
    """JA-4.12: a condition under which a side wins (see `VICTORIES`)."""

    def __init__(self, table: Table, scenario: Scenario) -> None:
        self.table = table
        self.side = place_of(table, "side", scenario.sides)
        name = table.one_of("condition", VICTORIES)
        self.condition = VICTORIES.index(name)
        moments = ["game_end"] if name in JUDGED_AT_THE_END else MOMENTS
        self.moment = MOMENTS.index(table.one_of("moment", moments, "game_end"))
        self.count = table.integer("count", 1, 99) if name not in UNCOUNTED else 0
        self.areas = scenario.areas(table, "areas") if name == "hold_areas" else []
        self.units: list[int] = []
        if name == "destroy_units":
            self.units = places(table, "units", scenario.unit_names)
        table.finish()


@final
class Scenario:
    """JA-3.1: a scenario with its board, its units by dense ids and its conditions of victory."""

    def __init__(self, table: Table, stock: Stock) -> None:
        self.table = table
        self.key = table.key
        self.stock = stock
        self.number = self.read_number()
        """Its place in the list of scenarios."""
        self.sides = self.read_sides()
        self.players = [Player(one, self.sides, stock.factions, stock.intrigue) for one in parts(table, "players")]
        self.first_player = table.integer("first_player", 1, max(len(self.players), 1), 1) - 1
        self.rounds: list[int] = self.read_rounds()
        """The round cards of the deck."""
        self.deck_order = DECK_ORDERS.index(table.one_of("deck", DECK_ORDERS, "shuffled"))
        """JA-3.2: shuffled; a learning scenario may put the cards in order."""
        self.has_council = self.read_council()
        """JA-4.3: whether there is a war council in each round."""
        self.legend_deck = optional(table, "legend_deck", DECKS)
        """JA-3.1: the legend deck from which all players draw, or none."""
        self.has_talks = flag(table, "talks")
        """JA-8.1: whether characters hold discussions."""
        self.optional_rules: list[str] = [
            OPTIONAL_RULES[rule] for rule in places(table, "optional_rules", OPTIONAL_RULES)
        ]
        """JA-3.1, section 11: the optional rules in force whatever was agreed."""
        self.has_whole_map = True
        self.building_kinds: list[int] = []
        """The buildings of the scenario by dense ids; building b has the interior `ground_count + b`."""
        self.building_names: list[str] = []
        self.sky = SkyPlan(table, stock.sky, stock.profiles)
        """JA-12.1: the sky board."""
        self.board = self.read_board()
        self.building_areas: list[int] = self.board.surrounding[self.board.ground_count : self.board.first_sky]
        self.element_kinds: list[int] = []
        self.element_areas: list[int] = []
        self.read_elements()
        self.fortified: list[tuple[int, int, int]] = []
        """Stakes and walls at the start: kind, hex edge, side that owns them (-1 for walls)."""
        self.read_fortifications()
        self.zones: list[list[int]] = self.read_zones()
        """JA-13.3: the areas in which each player deploys an army; none if the scenario places all units."""
        self.units: list[Placed] = []
        """All units by dense ids: those of the players in file order, then the civilians."""
        self.read_units()
        self.player_units: int = len(self.units)
        self.read_civilians()
        self.unit_names: list[str] = [unit.name or UNNAMED for unit in self.units]
        self.rally_areas: list[int] = []
        self.rally_sides: list[int] = []
        self.read_rally_points()
        self.objectives = [Objective(one, self) for one in parts(table, "objectives")]
        self.victories = [Victory(one, self) for one in parts(table, "victories")]
        table.finish()

    def read_number(self) -> int:
        """The number of the scenario, which must be unique: it orders the list."""
        number = self.table.integer("number", 1, 99)
        if self.table.row.get("number") == number:
            other = self.stock.numbered.setdefault(number, self.key)
            if other != self.key:
                self.table.report("number", f"is {number} like that of {other}", "every number is used once")
        return number

    def read_sides(self) -> list[str]:
        """JA-3.1: the names of the two sides; none if anything is wrong with them."""
        sides = texts(self.table, "sides")
        sound = [side for side in sides if is_name(side)]
        for side in sides:
            if side not in sound:
                self.table.report("sides", f"{side!r} is no name", "write small letters, digits and underscores")
        for side in sorted({side for side in sound if sound.count(side) > 1}):
            self.table.report("sides", f"{side} is named twice", "name two different sides (JA-3.1)")
        if len(sides) != 2:
            self.table.report("sides", f"are {len(sides)}", "name two different sides (JA-3.1)")
        return sound if len(sides) == len(set(sound)) == 2 else []

    def read_rounds(self) -> list[int]:
        """JA-4.2: the round cards that are shuffled, each as often as it is named."""
        keys = [card.key for card in self.stock.rounds]
        found: list[int] = []
        for name in texts(self.table, "rounds"):
            place = place_of(part(self.table, self.key, {"rounds": name}), "rounds", keys)
            if place >= 0:
                found.append(place)
        if not found and keys:
            self.table.report("rounds", "there are none", "name a round card for each round (JA-4.2)")
        return found

    def read_council(self) -> bool:
        """JA-4.3: a war council needs cards for the river."""
        wanted = flag(self.table, "war_council")
        kinds = len(self.stock.council)
        if wanted and kinds < RIVER_LENGTH:
            self.table.report(
                "war_council", f"the pack has {kinds} kinds of cards for it", "council.toml needs 3 at least (JA-4.3)"
            )
        return wanted

    # The map

    def read_board(self) -> Board:
        """The tiles in place, and the rooms of the buildings."""
        plans: list[HexPlan] = []
        taken: set[tuple[int, int]] = set()
        for table in parts(self.table, "tiles"):
            for plan in self.read_tile(table):
                if (plan.q, plan.r) in taken:
                    table.report("at", "the tile lies on another one", "move or turn it (JA-3.1)")
                elif not is_on_paper(plan.q, plan.r):
                    table.report("at", "the tile lies beyond the edge of the map", "columns are A to Z, rows 1 to 99")
                else:
                    plans.append(plan)
                taken.add((plan.q, plan.r))
            table.finish()
        if not plans and self.stock.tiles and "tiles" not in self.table.row:
            self.table.report("tiles", "there are none", "lay at least one tile (JA-3.1)")
        if not plans:
            self.has_whole_map = False
        bare = Board(plans, [])
        rooms: list[Room] = []
        for table in parts(self.table, "buildings"):
            kind = place_of(table, "building", [kind.key for kind in self.stock.buildings])
            area = self.ground_area(table, "at", bare)
            name = handle(table, "name")
            if kind >= 0 and area >= 0:
                rooms.append(Room(bare.area_names[area], self.stock.buildings[kind].capacity))
                self.building_kinds.append(kind)
                self.building_names.append(name or UNNAMED)
            else:
                self.has_whole_map = False
            table.finish()
        return Board(plans, rooms, sky_hexes(self.sky.count, self.sky.areas, plans))

    def read_tile(self, table: Table) -> list[HexPlan]:
        """A tile in place: the name of its first hex, and its clockwise turns by sixths."""
        tile = place_of(table, "tile", [tile.key for tile in self.stock.tiles])
        rotation = table.integer("rotation", 0, 5, 0)
        name = text(table, "at")
        place = hex_named(name)
        if place is None:
            table.report("at", f"{name!r} is no hex", "write a column and a row, such as C4 (JA-1.1)")
        if tile < 0 or place is None:
            self.has_whole_map = False
            return []
        return self.stock.tiles[tile].plans(place[0], place[1], rotation)

    def ground_area(self, table: Table, name: str, board: Board) -> int:
        """A ground area by its name; -1 if there is none."""
        return self.named(table, name, board.area_names[: board.ground_count])

    def named(self, table: Table, name: str, known: list[str]) -> int:
        """Something placed, by its name; while the map has holes, unknown names are blamed on it and not reported."""
        if text(table, name) not in known and not self.has_whole_map:
            return -1
        return place_of(table, name, known)

    def any_area(self, table: Table, name: str) -> int:
        """An area by its name, on the ground or inside a building; buildings can be referred to by their own names."""
        value = text(table, name)
        if value and value in self.building_names:
            return self.board.ground_count + self.building_names.index(value)
        return self.named(table, name, self.board.area_names)

    def areas(self, table: Table, name: str) -> list[int]:
        """A list of areas."""
        found: list[int] = []
        for item in texts(table, name):
            area = self.any_area(part(table, table.key, {name: item}), name)
            if area >= 0:
                found.append(area)
        if not texts(table, name):
            table.report(name, "there are none", "name the areas that count")
        return found

    def read_elements(self) -> None:
        """JA-10.2: trees, rocks and the like."""
        for table in parts(self.table, "elements"):
            kind = place_of(table, "element", [kind.key for kind in self.stock.elements])
            for area in self.areas(table, "at"):
                if area >= self.board.ground_count:
                    where = "in the sky" if area >= self.board.first_sky else "inside a building"
                    table.report("at", f"{self.board.area_names[area]} is {where}", "name ground areas (JA-10.2)")
                elif kind >= 0:
                    self.element_kinds.append(kind)
                    self.element_areas.append(area)
            table.finish()

    def read_fortifications(self) -> None:
        """JA-1.7: stakes and walls on the hex edges between two areas."""
        for table in parts(self.table, "fortifications"):
            kind = FORTIFICATIONS.index(table.one_of("kind", FORTIFICATIONS))
            side = place_of(table, "side", self.sides) if FORTIFICATIONS[kind] == "stakes" else NOBODY
            between = self.areas(table, "between")
            edges: list[int] = []
            if len(between) == 2:
                border = self.board.border_between[between[0] * self.board.area_count + between[1]]
                edges = self.board.border_edges[border] if border >= 0 else []
            if not edges and self.has_whole_map:
                table.report(
                    "between", "names no hex edge", "name two areas of neighbouring hexes that share one (JA-1.7)"
                )
            if edges and any(edge == edges[0] for _, edge, _ in self.fortified):
                table.report("between", "something stands on that edge", "stakes and walls need a free one (JA-10.5)")
            elif edges:
                self.fortified.append((kind, edges[0], side))
            table.finish()

    # The pieces

    def read_units(self) -> None:
        """JA-3.1: the units of the players."""
        for table in parts(self.table, "units"):
            profile = place_of(table, "unit", self.stock.unit_keys)
            seat = table.integer("player", 1, max(len(self.players), 1)) - 1
            count = table.integer("count", 1, 20, 1)
            name = handle(table, "name")
            morale = army_morale(table, self.stock.profiles[profile] if profile >= 0 else None)
            area = RESERVE if morale != NO_ARMY else self.start(table)
            if name and count > 1:
                table.report("name", f"names {count} units", "name single units alone")
            if profile >= 0 and self.stock.profiles[profile].kind == CIVILIAN:
                table.report("unit", "is a civilian", "put it under civilians (JA-6.4)")
            if profile >= 0 and self.stock.profiles[profile].level > 1:
                table.report("unit", "is a level-2 card", "characters start at level 1 (JA-3.3)")
            if profile >= 0 and area >= 0 and self.stock.profiles[profile].kind == GIGANTIC_CREATURE:
                area = self.board.hex_areas[self.board.area_hex[area]][0]  # the first area stands for its hex (JA-12.6)
            if profile >= 0 and area != NOWHERE:
                self.units += [Placed(profile, seat, area, name, morale) for _ in range(count)]
            table.finish()

    def read_zones(self) -> list[list[int]]:
        """JA-13.3: the areas of each player."""
        found: list[list[int]] = [[] for _ in self.players]
        for table in parts(self.table, "zones"):
            seat = table.integer("player", 1, max(len(self.players), 1)) - 1
            areas = self.areas(table, "areas")
            if seat < len(found):
                found[seat] += areas
            table.finish()
        return found

    def start(self, table: Table) -> int:
        """Where units start: an area, or the reserve."""
        if table.row.get("at") == "reserve":
            table.asked.add("at")
            return RESERVE
        return self.any_area(table, "at")

    def read_civilians(self) -> None:
        """JA-3.1: civilians, with the rewards that the scenario gives."""
        for table in parts(self.table, "civilians"):
            profile = place_of(table, "unit", self.stock.unit_keys)
            area = self.any_area(table, "at")
            name = handle(table, "name")
            placed = Placed(profile, NOBODY, area, name)
            placed.rewards = rewards(inner_table(table, "reward"))
            placed.intrigue = table.integer("intrigue", 0, 9, 1)
            if profile >= 0 and self.stock.profiles[profile].kind != CIVILIAN:
                table.report("unit", "is no civilian", "put it under units (JA-6.4)")
            if profile >= 0 and area >= 0:
                self.units.append(placed)
            table.finish()

    def read_rally_points(self) -> None:
        """JA-4.8: where units of a side return."""
        for table in parts(self.table, "rally_points"):
            side = place_of(table, "side", self.sides)
            area = self.ground_area(table, "at", self.board)
            if side >= 0 and area >= 0:
                self.rally_sides.append(side)
                self.rally_areas.append(area)
            table.finish()

    # Used by the checks and the setting

    def side_of(self, unit: int) -> int:
        """The side of a unit; NOBODY for civilians."""
        seat = self.units[unit].seat
        return self.players[seat].side if 0 <= seat < len(self.players) else NOBODY

    def profile_of(self, unit: int) -> Profile:
        """The card of a unit."""
        return self.stock.profiles[self.units[unit].profile]

    def stakes_of(self, seat: int) -> int:
        """JA-10.5: the stakes in a player's reserve: the scenario's number, or one for each bowmen unit."""
        if self.players[seat].stakes >= 0:
            return self.players[seat].stakes
        return sum(
            unit.seat == seat and BOWMEN in self.profile_of(number).tags for number, unit in enumerate(self.units)
        )
