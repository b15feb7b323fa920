"""2, 3. The pack of Joan of Arc, read and checked whole, and the setting that a match is played in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from timefront.games.joan_of_arc.content.dice import COLOURS, DiceBag, Die
from timefront.games.joan_of_arc.content.pieces import (
    ALWAYS,
    BLOCKING,
    WHILE_COVER_STANDS,
    BuildingKind,
    ElementKind,
    RoundCard,
    Terrain,
    Tile,
    faction_keys,
)
from timefront.games.joan_of_arc.content.profiles import OtherDice, Power, Profile, SkillOf, check_levels, resolve
from timefront.games.joan_of_arc.content.reading import tables_below, tables_of
from timefront.games.joan_of_arc.content.scenario_checks import check_scenario, may_stand
from timefront.games.joan_of_arc.content.scenario_parts import Stock
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    BONUS_TIME,
    BOWMEN,
    BUILDING,
    COVERS,
    EFFECT_NAMES,
    FORTIFICATIONS,
    GRANT_SKILL,
    KINDS,
    PLACE_STAKES,
    REROLL_SKILL,
    SKILLS,
    TAGS,
    TERRAIN_EFFECTS,
    TIMINGS,
    TREE,
)
from timefront.kernel.bits import mask_of
from timefront.kernel.packs import PackFiles
from timefront.kernel.recent import Recent
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting, SettingError

CHECKED_RULES: Final = (
    *("JA-1.1", "JA-1.2", "JA-1.3", "JA-1.4", "JA-1.5", "JA-1.7", "JA-1.8", "JA-2.1", "JA-2.4", "JA-2.5"),
    *("JA-3.1", "JA-3.3", "JA-10.2", "JA-13.1", "JA-13.2"),
)
"""What the check of a pack answers for."""
BASIC_ELEMENTS: Final[list[str]] = ["tree", "bush"]
"""JA-8.8 and JA-10.1 speak of these."""


@final
class Content:
    """Everything a pack holds, in the order of its ids."""

    def __init__(self, pack: PackFiles) -> None:
        bag = DiceBag(pack)
        self.factions: list[str] = faction_keys(tables_of(pack, "factions.toml", "faction"))
        self.terrains: list[Terrain] = [Terrain(table) for table in tables_of(pack, "terrain.toml", "terrain")]
        terrain_keys = [terrain.key for terrain in self.terrains]
        self.tiles: list[Tile] = [Tile(table, terrain_keys) for table in tables_of(pack, "tiles.toml", "tile")]
        self.elements: list[ElementKind] = [ElementKind(table) for table in tables_of(pack, "elements.toml", "element")]
        self.buildings: list[BuildingKind] = [
            BuildingKind(table) for table in tables_of(pack, "buildings.toml", "building")
        ]
        self.rounds: list[RoundCard] = [RoundCard(table) for table in tables_of(pack, "rounds.toml", "round")]
        self.profiles: list[Profile] = [
            Profile(table, bag, self.factions, terrain_keys) for table in tables_below(pack, "units", "unit", "units")
        ]
        self.dice: list[Die] = bag.dice
        resolve(self.profiles, self.factions)
        check_levels(self.profiles, self.factions)
        check_elements(pack, self.elements)
        stock = Stock(self.terrains, self.tiles, self.elements, self.buildings, self.rounds, self.profiles)
        self.scenarios: list[Scenario] = [
            Scenario(table, stock) for table in tables_below(pack, "scenarios", "scenario", "scenarios")
        ]
        self.scenarios.sort(key=lambda scenario: scenario.number)
        for scenario in self.scenarios:
            check_scenario(scenario)

    def scenario_keys(self) -> list[str]:
        """The keys of the scenarios, in the order in which they are offered."""
        return [scenario.key for scenario in self.scenarios]


def check_elements(pack: PackFiles, elements: list[ElementKind]) -> None:
    """JA-8.8, JA-10.1: the rules name trees and bushes."""
    for key in BASIC_ELEMENTS:
        if elements and key not in [element.key for element in elements]:
            pack.report("elements.toml", key, "the element is missing", "the rules name it (JA-10.2)")


@final
class JoanSetting(Setting):
    """The agreed setting of a battle: the board, and what never changes in columns by profile, unit, seat and area."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        super().__init__(pack, scenario, options, seats)
        self.content = read_pack(pack)
        keys = self.content.scenario_keys()
        if scenario and scenario not in keys:
            raise SettingError("unknown-scenario", scenario=scenario, known=", ".join(keys))
        self.plan: Scenario = self.content.scenarios[keys.index(scenario) if scenario else 0]
        if len(self.plan.players) != seats:
            raise SettingError("wrong-seat-count", seats=seats, known=str(len(self.plan.players)))
        self.board = self.plan.board
        self.cards = _sound_pack(pack)[1]
        """The columns by profile."""
        self.dice: list[Die] = self.content.dice
        self.die_colour: list[int] = [die.colour for die in self.dice]
        self.die_faces: list[int] = [face for die in self.dice for face in die.faces]
        """What face f of die d counts for is number 6d + f."""
        units = self.plan.units
        self.unit_count: int = len(units)
        self.unit_profile: list[int] = [unit.profile for unit in units]
        """The level-1 card of each unit; the state has the present one."""
        self.unit_seat: list[int] = [unit.seat for unit in units]
        """The owner at the start, NOBODY for a civilian."""
        self.unit_side: list[int] = [self.plan.side_of(unit) for unit in range(len(units))]
        self.unit_start: list[int] = [unit.area for unit in units]
        """The area at the start, or RESERVE."""
        self.unit_intrigue: list[int] = [unit.intrigue for unit in units]
        self.unit_bounty: list[list[int]] = [unit.rewards for unit in units]
        """JA-3.1: what the scenario adds to the rewards of each unit's card."""
        self.seat_side: list[int] = [player.side for player in self.plan.players]
        self.seat_stakes: list[int] = [self.plan.stakes_of(seat) for seat in range(seats)]
        self.building_area: list[int] = self.plan.building_areas
        self.building_size: list[int] = [self.content.buildings[kind].size for kind in self.plan.building_kinds]
        self.building_resistance: list[int] = [
            self.content.buildings[kind].resistance for kind in self.plan.building_kinds
        ]
        self.element_area: list[int] = self.plan.element_areas
        self.element_size: list[int] = [self.content.elements[kind].size for kind in self.plan.element_kinds]
        self.element_is_tree: list[bool] = [
            self.content.elements[kind].key == "tree" for kind in self.plan.element_kinds
        ]
        self.is_variable: list[bool] = [
            skill in changing_skills(self.cards, self.unit_profile) for skill in range(len(SKILLS))
        ]
        """Which skills units of this battle can have on a condition or through others."""
        self.fields = _fields_of(pack, self.plan)
        """Masks of areas by terrain."""
        self.notes: dict[str, Any] = {}
        """What others work out once for this setting."""


def upgrades_of(unit: Profile, units: list[Profile]) -> list[int]:
    """The profiles that are the next level of one."""
    return [p for p, above in enumerate(units) if above.upgrades == unit.key]


def holders(numbers: list[list[int]], count: int) -> list[int]:
    """Which profiles have each number below `count`, as bits; given the numbers that each profile has."""
    found = [0] * count
    for profile, held in enumerate(numbers):
        for number in held:
            found[number] |= 1 << profile
    return found


@final
class Cards:
    """What is printed on the unit cards, in columns by profile id; masks have a bit for each profile."""

    def __init__(self, content: Content) -> None:
        units = content.profiles
        keys = [unit.key for unit in units]
        self.count: int = len(units)
        self.keys: list[str] = keys
        self.name_keys: list[str] = [unit.upgrades or unit.key for unit in units]
        """Whose name a card bears: level-2 cards that of their level-1 card."""
        self.kind: list[int] = [unit.kind for unit in units]
        self.arm: list[int] = [unit.arm for unit in units]
        self.size: list[int] = [unit.size for unit in units]
        self.hp: list[int] = [unit.hp for unit in units]
        self.level: list[int] = [unit.level for unit in units]
        self.dice: list[list[int]] = [roll.dice for unit in units for roll in unit.rolls()]
        """The dice of profile p for roll r (melee, shooting, defence) are number 3p + r."""
        self.automatic: list[list[int]] = [roll.automatic for unit in units for roll in unit.rolls()]
        """The results without a roll, numbered in the same way."""
        self.other_dice: list[list[OtherDice]] = [unit.other_dice for unit in units]
        """JA-2.5: dice that replace a roll while a condition holds; the last one that holds counts."""
        self.shot: list[int] = [unit.shot for unit in units]
        self.range: list[int] = [unit.range for unit in units]
        self.skill: list[int] = [value for unit in units for value in skill_values(unit)]
        """The value of skill k of profile p is number p * len(SKILLS) + k: 0 without it, X of haste, jump, terror."""
        self.conditional_skills: list[list[SkillOf]] = [
            [skill for skill in unit.skills if skill.condition is not None] for unit in units
        ]
        self.with_skill: list[int] = [mask_of([p for p in range(self.count) if units[p].has_skill(k)]) for k in SKILLS]
        """The profiles with each skill, on a condition or not."""
        self.command_range: list[int] = [-1 if unit.command is None else unit.command.range for unit in units]
        self.command_units: list[int] = [0 if unit.command is None else unit.command.units for unit in units]
        self.command_whom: list[int] = [0 if unit.command is None else unit.command.whom for unit in units]
        self.powers: list[list[Power]] = [unit.powers for unit in units]
        self.with_effect = holders([[power.effect for power in unit.powers] for unit in units], len(EFFECT_NAMES))
        """The profiles with a power of each effect."""
        self.with_timing = holders([[power.timing for power in unit.powers] for unit in units], len(TIMINGS))
        """The profiles with a power at each time."""
        self.rewards: list[list[int]] = [unit.rewards for unit in units]
        self.upgrade_experience: list[int] = [unit.upgrade_experience for unit in units]
        self.level_one: list[int] = [keys.index(unit.upgrades) if unit.upgrades else p for p, unit in enumerate(units)]
        self.level_two: list[list[int]] = [upgrades_of(unit, units) for unit in units]
        """JA-8.4: the level-2 cards of a level-1 one; with two sides, the holy and the unholy one."""
        self.of_kind = holders([[unit.kind] for unit in units], len(KINDS))
        self.of_tag = holders([unit.tags for unit in units], len(TAGS))
        self.of_faction = holders([unit.banners for unit in units], len(content.factions))
        self.with_bonus: int = sum(1 << p for p in range(self.count) if self.can_have_bonus(p))
        """JA-6.1: the profiles that ever have a bonus action."""
        self.enters_buildings: int = sum(1 << p for p, unit in enumerate(units) if unit.can_enter_buildings)
        self.activation: list[int] = [unit.activation for unit in units]
        self.morale: list[int] = [unit.morale[0] for unit in units]

    def can_have_bonus(self, profile: int) -> bool:
        """JA-6.1: whether a card commands, plants stakes, has powers at will, or may have the reroll skill."""
        if self.command_units[profile] or (self.of_tag[BOWMEN] | self.with_skill[REROLL_SKILL]) >> profile & 1:
            return True
        if (self.with_timing[BONUS_TIME] | self.with_effect[PLACE_STAKES]) >> profile & 1:
            return True
        return any(
            power.effect == GRANT_SKILL and power.skill == REROLL_SKILL and bool(power.units >> profile & 1)
            for powers in self.powers
            for power in powers
        )


def skill_values(unit: Profile) -> list[int]:
    """The unconditional skills of a card by number, each with its value, 0 for none."""
    values = [0] * len(SKILLS)
    for skill in unit.skills:
        if skill.condition is None:
            values[skill.skill] = skill.value
    return values


def changing_skills(cards: Cards, profiles: list[int]) -> set[int]:
    """The skills that some of these cards, or their upgrades, have on a condition or grant to others."""
    found: set[int] = set()
    for profile in profiles:
        for card in (profile, *cards.level_two[profile]):
            found |= {skill.skill for skill in cards.conditional_skills[card]}
            found |= {power.skill for power in cards.powers[card] if power.effect == GRANT_SKILL}
    return found


@final
class Fields:
    """The ground of a scenario in masks of areas."""

    def __init__(self, scenario: Scenario) -> None:
        board, terrains = scenario.board, scenario.stock.terrains
        here = [terrains[terrain] for terrain in board.area_terrain[: board.ground_count]]
        self.with_effect: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if effect in terrain.effects)
            for effect in range(len(TERRAIN_EFFECTS))
        ]
        """JA-10.1: the areas whose terrain has each effect."""
        self.needs_cover: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if terrain.cover == cover)
            for cover in range(len(COVERS))
        ]
        """The areas whose terrain counts only while a tree or a building stands there."""
        self.blocks: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if terrain.blocks == way) for way in range(len(BLOCKING))
        ]
        """JA-6.6: the areas that block direct shots never, while their cover stands, always."""
        arms = [next((p for p in scenario.stock.profiles if p.arm == arm), None) for arm in range(len(ARMS))]
        self.open_to: list[int] = [
            sum(1 << area for area in range(board.ground_count) if card is None or may_stand(scenario, card, area))
            for card in arms
        ]
        """JA-1.8: the ground areas that each arm may enter."""

    def blocking(self, with_tree: int, with_building: int) -> int:
        """JA-6.6: the areas that block direct shots, given those in which a tree or a building still stands."""
        standing = self.needs_cover[TREE] & with_tree | self.needs_cover[BUILDING] & with_building
        return self.blocks[ALWAYS] | self.blocks[WHILE_COVER_STANDS] & standing


_sound_packs: Recent[tuple[Content, Cards]] = Recent()
_fields: Recent[Fields] = Recent()


def _fields_of(pack: PackFiles, scenario: Scenario) -> Fields:
    return _fields.made(f"{pack.hash} {scenario.key}", Fields, scenario)


def read_pack(pack: PackFiles) -> Content:
    """The content of a pack, read once; `PackError` tells everything that is wrong with it."""
    WITNESS.cite(CHECKED_RULES, "pack check")
    return _sound_pack(pack)[0]


def _sound_pack(pack: PackFiles) -> tuple[Content, Cards]:
    """The content of a pack, and its columns by profile."""
    return _sound_packs.made(pack.hash, _check_pack, pack)


def _check_pack(pack: PackFiles) -> tuple[Content, Cards]:
    pack.begin()
    content = Content(pack)
    wanted: dict[str, set[str]] = {key: set() for key in _texts(content) if " " not in key}  # unsound keys have blanks
    wanted |= {f"scenario-{key}-text": {"rounds"} for key in content.scenario_keys() if " " not in key}
    pack.require_messages(wanted, pack.languages())
    pack.finish()
    return content, Cards(content)


def _texts(content: Content) -> Iterator[str]:
    """The messages without variables that a pack must have."""
    for prefix, keys in (
        ("die", COLOURS),
        ("skill", SKILLS),
        ("power", EFFECT_NAMES),
        ("fortification", FORTIFICATIONS),
        ("faction", content.factions),
        ("terrain", [terrain.key for terrain in content.terrains]),
        ("element", [element.key for element in content.elements]),
        ("building", [building.key for building in content.buildings]),
        ("round", [card.key for card in content.rounds]),
        ("unit", [unit.key for unit in content.profiles if unit.level == 1]),
    ):
        for key in keys:
            yield f"{prefix}-{key}"
    for scenario in content.scenarios:
        yield f"scenario-{scenario.key}"
        yield f"scenario-{scenario.key}-history"
        for side in scenario.sides:
            yield f"side-{side}"
            yield f"scenario-{scenario.key}-victory-{side}"
        for objective in scenario.objectives:
            yield f"objective-{objective.name}"
