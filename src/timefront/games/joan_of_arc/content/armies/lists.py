"""13. Army lists, sizes of battles and fields: what a free battle is made of (JA-13.3)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.reading import flag, inner_table, part, parts, place_of, texts
from timefront.games.joan_of_arc.content.scenario_parts import MOST_MORALE, MOST_RESERVE
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, CIVILIAN, ORDERS
from timefront.kernel.packs import PackFiles, Table, is_name

ARMIES_FILE: Final = "armies.toml"
SIZES_FILE: Final = "battle_sizes.toml"
FIELDS_FILE: Final = "fields.toml"
CATEGORY_NAMES: Final[dict[str, str]] = {
    "character": "category-character",
    "infantry": "category-infantry",
    "shooters": "category-shooters",
    "cavalry": "category-cavalry",
    "machines": "category-machines",
    "creatures": "category-creatures",
}
"""The categories of units, and the messages that name them."""
CATEGORIES: Final = list(CATEGORY_NAMES)
MOST_OF_A_KIND: Final = 20


@final
class BattleSize:
    """The size of a battle: the points, the rounds, what the players start with, and the limits of categories."""

    def __init__(self, table: Table, rounds: list[str]) -> None:
        self.key = table.key
        self.scenario = table.name("scenario")
        """The key of the scenario written for it; its texts are in texts/."""
        self.points = table.integer("points", 100, 10_000)
        self.most_units = table.integer("most_units", 2, 40)
        named = [
            place_of(part(table, table.key, {"rounds": name}), "rounds", rounds) for name in texts(table, "rounds")
        ]
        self.rounds: list[str] = [rounds[place] for place in named if place >= 0]
        if not named:
            table.report("rounds", "there are none", "name a round card for each round (JA-4.2)")
        self.orders = table.integers("orders", len(ORDERS), 0, MOST_RESERVE)
        self.experience = table.integer("experience", 0, 20, 0)
        self.legend = table.integer("legend", 0, 20, 0)
        self.legend_cards = table.integer("legend_cards", 0, 9, 0)
        self.limits = read_limits(inner_table(table, "limits"))
        """By category, the minimum and maximum number of units."""
        table.finish()


@final
class Entry:
    """A unit of an army list: its cost and morale, and its minimum and maximum number."""

    def __init__(self, table: Table, profiles: list[Profile]) -> None:
        self.table = table
        place = place_of(table, "unit", [card.key for card in profiles])
        self.card: Profile | None = profiles[place] if place >= 0 else None
        least, most = (self.card.points, self.card.morale) if self.card else ([0, 0], [0, 0])
        self.key = self.card.key if self.card else ""
        self.category = table.one_of("category", CATEGORIES)
        self.least = table.integer("least", 0, MOST_OF_A_KIND, 0)
        self.most = table.integer("most", 1, MOST_OF_A_KIND)
        self.points = table.integer("points", 1, 2000, least[0] or 1)
        self.morale = table.integer("morale", 0, MOST_MORALE, most[0])
        self.check(least, most)
        table.finish()

    @property
    def is_unique(self) -> bool:
        """Whether there can be only one."""
        return self.most == 1 and self.card is not None and self.card.kind == CHARACTER

    def check(self, points: list[int], morale: list[int]) -> None:
        """JA-2.1: the figures of a list are those of the card, within the range printed there."""
        if self.card is None:
            return
        if self.card.level > 1:
            self.table.report("unit", "is a level-2 card", "characters start at level 1 (JA-3.3)")
        if self.card.kind == CIVILIAN:
            self.table.report("unit", "is a civilian", "armies have none (JA-13.3)")
        if not points[1]:
            self.table.report("unit", "has no points on its card", "write them into its profile (JA-2.1)")
        elif not points[0] <= self.points <= points[1]:
            self.table.report("points", f"are {self.points}", f"the card says {points[0]} to {points[1]} (JA-2.1)")
        if not morale[0] <= self.morale <= morale[1]:
            self.table.report("morale", f"is {self.morale}", f"the card says {morale[0]} to {morale[1]} (JA-2.1)")
        if self.least > self.most:
            self.table.report("least", f"is {self.least} of {self.most} at most", "ask for less (JA-13.3)")


@final
class ArmyList:
    """A list from which an army is bought."""

    def __init__(self, table: Table, profiles: list[Profile], factions: list[str]) -> None:
        self.key = table.key
        faction = place_of(table, "faction", factions)
        self.faction = factions[faction] if faction >= 0 else ""
        self.side = table.name("side")
        """The name of the side that fields it, and that of a second side if both armies use this list."""
        self.rivals = table.name("rivals")
        self.is_fantastic = flag(table, "fantastic")
        """Whether its cards are drawn from the myth deck: legends come true."""
        self.entries = [Entry(one, profiles) for one in parts(table, "entries")]
        if not self.entries:
            table.report("entries", "there are none", "name the units that can be bought (JA-13.3)")
        keys = [entry.key for entry in self.entries if entry.key]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            table.report("entries", f"{key} is named twice", "name each unit once")
        self.limits = {key: read_own_limits(table, key) for key in CATEGORIES if key in table.row.get("limits", {})}
        """By category, the minimum and maximum by size, where they differ from those of the size."""
        table.asked.add("limits")
        table.finish()

    def entry(self, key: str) -> Entry | None:
        """The entry of a unit."""
        return next((entry for entry in self.entries if entry.key == key), None)

    def limit(self, size: BattleSize, number: int, category: str) -> list[int]:
        """The minimum and maximum units of a category in a battle of a size, given with its number among the sizes."""
        own = self.limits.get(category)
        return own[min(number, len(own) - 1)] if own else size.limits[category]


def read_limits(table: Table | None) -> dict[str, list[int]]:
    """By category, the minimum and maximum units of a size."""
    found = {category: [0, MOST_OF_A_KIND] for category in CATEGORIES}
    if table is not None:
        for category in CATEGORIES:
            found[category] = table.integers(category, 2, 0, MOST_OF_A_KIND, [0, MOST_OF_A_KIND])
        table.finish()
    return found


def read_own_limits(table: Table, category: str) -> list[list[int]]:
    """The limits of a list for a category: a pair for each size."""
    rows = table.row["limits"].get(category)
    if not isinstance(rows, list) or not rows or not all(is_pair(row) for row in rows):
        table.report("limits", f"{category} is {rows!r}", "write [least, most] for each size, such as [[0, 4], [0, 6]]")
        return [[0, MOST_OF_A_KIND]]
    return rows


def is_pair(row: object) -> bool:
    """Whether a row is a minimum and a maximum number of units."""
    return (
        isinstance(row, list)
        and len(row) == 2
        and all(type(one) is int for one in row)
        and 0 <= row[0] <= row[1] <= MOST_OF_A_KIND
    )


@final
class Field:
    """A field on which armies meet; its parts are written into the scenario unchanged."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.table = table
        self.zones = [texts(table, "first_zone"), texts(table, "second_zone")]
        self.rally = texts(table, "rally_points")
        if len(self.rally) != len(self.zones):
            table.report("rally_points", f"are {len(self.rally)}", "name one for each army (JA-4.8)")
        self.objectives = [Ground(one) for one in parts(table, "objectives")]
        """Ground that gives points at the end to the side that holds it."""
        for name in MAP_PARTS:
            parts(table, name)
        table.finish()


MAP_PARTS: Final[list[str]] = ["tiles", "elements", "buildings", "fortifications"]
"""What a field sets out like a scenario (JA-3.1)."""


@final
class Ground:
    """Ground of a field that counts for both armies."""

    def __init__(self, table: Table) -> None:
        self.names = texts(table, "names")
        """The objectives of the first and of the second army."""
        if len(self.names) != 2 or not all(is_name(name) for name in self.names):
            table.report("names", f"are {self.names!r}", "name two objectives, one for each army")
        self.areas = texts(table, "areas")
        self.points = table.integer("points", 1, 9)
        table.finish()


@final
class FreeBattles:
    """Everything in a pack for free battles; nothing if the pack has no army lists."""

    def __init__(self, pack: PackFiles, profiles: list[Profile], factions: list[str], rounds: list[str]) -> None:
        is_there = ARMIES_FILE in pack.files
        self.lists = [ArmyList(one, profiles, factions) for one in pack.tables(ARMIES_FILE, "army")] if is_there else []
        self.sizes = [BattleSize(one, rounds) for one in pack.tables(SIZES_FILE, "size")] if is_there else []
        self.fields = [Field(one) for one in pack.tables(FIELDS_FILE, "field")] if is_there else []

    def texts(self) -> list[str]:
        """The messages that the pack must have for them."""
        found = [f"army-{one.key}" for one in self.lists] + [f"size-{one.key}" for one in self.sizes]
        found += [f"side-{side}" for one in self.lists for side in (one.side, one.rivals)]
        for size in self.sizes:
            found += [f"scenario-{size.scenario}", f"scenario-{size.scenario}-history"]
            for one in self.lists:
                found += [f"scenario-{size.scenario}-victory-{side}" for side in (one.side, one.rivals)]
        for field in self.fields:
            found += [f"field-{field.key}", f"field-{field.key}-text"]
            found += [f"objective-{name}" for ground in field.objectives for name in ground.names]
        return found
