"""2, 3. The pack of Joan of Arc, read and fully checked, and the setting of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from timefront.games.joan_of_arc.content.armies.lists import FreeBattles
from timefront.games.joan_of_arc.content.armies.zone_checks import check_zones
from timefront.games.joan_of_arc.content.cards.council import CouncilCard, council_cards
from timefront.games.joan_of_arc.content.cards.equipment import EquipmentCard, check_sources, equipment_cards
from timefront.games.joan_of_arc.content.cards.intrigue import IntrigueEvent, intrigue_events
from timefront.games.joan_of_arc.content.cards.legend import NO_DECK, LegendCard, legend_cards
from timefront.games.joan_of_arc.content.cards.talks import LETTERS, TalkCard, first_cards, talk_cards
from timefront.games.joan_of_arc.content.dice import COLOURS, DiceBag, Die
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.fields import Fields
from timefront.games.joan_of_arc.content.pieces import (
    BuildingKind,
    ElementKind,
    RoundCard,
    Terrain,
    Tile,
    check_elements,
    faction_keys,
)
from timefront.games.joan_of_arc.content.printed import (
    Cards,
    die_granters,
    open_windows,
    powers_in_play,
    skill_granters,
    skills_in_play,
    variable_skills,
)
from timefront.games.joan_of_arc.content.profiles import Profile, check_levels, named_units, number_powers, resolve
from timefront.games.joan_of_arc.content.reading import part, place_of, tables_below, tables_of
from timefront.games.joan_of_arc.content.scenario_checks import check_scenario
from timefront.games.joan_of_arc.content.scenario_parts import OptionalRules, Stock, by_side, turn_order_from
from timefront.games.joan_of_arc.content.scenarios import Scenario, Victory
from timefront.games.joan_of_arc.content.sky.tiles import SkyTile, sky_tiles
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARACTER,
    CIVILIAN,
    DISCARD_CARDS,
    DRAW_CARDS,
    EFFECT_NAMES,
    FORTIFICATIONS,
    GIGANTIC_CREATURE,
    GRANT_DIE,
    GRANT_SKILL,
    MOMENTS,
    SKILLS,
    TAKE,
    WINDOWS,
)
from timefront.kernel.bits import mask_of, members
from timefront.kernel.chance import Factor, die
from timefront.kernel.flow import NOBODY
from timefront.kernel.packs import PackFiles, Table
from timefront.kernel.recent import Recent
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting, SettingError

CHECKED_RULES: Final = (
    *("JA-1.1", "JA-1.2", "JA-1.3", "JA-1.4", "JA-1.5", "JA-1.7", "JA-1.8", "JA-2.1", "JA-2.4", "JA-2.5"),
    *("JA-3.1", "JA-3.3", "JA-10.2", "JA-13.1", "JA-13.2", "JA-13.3"),
)
"""The rules that the check of a pack covers."""


@final
class Content:
    """Everything in a pack, ordered by id."""

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
        self.sky: list[SkyTile] = sky_tiles(pack)
        self.rounds: list[RoundCard] = [RoundCard(table) for table in tables_of(pack, "rounds.toml", "round")]
        self.profiles: list[Profile] = [
            Profile(table, bag, self.factions, terrain_keys) for table in tables_below(pack, "units", "unit", "units")
        ]
        self.dice: list[Die] = bag.dice
        resolve(self.profiles, self.factions)
        check_levels(self.profiles, self.factions)
        self.council: list[CouncilCard] = council_cards(pack)
        self.legend: list[LegendCard] = legend_cards(pack)
        self.talks: list[TalkCard] = talk_cards(pack, self.factions)
        self.equipment: list[EquipmentCard] = equipment_cards(pack)
        self.intrigue: list[IntrigueEvent] = intrigue_events(pack, self.factions)
        check_sources(self.talks, self.equipment)
        self.effects: list[Effect] = number_effects(self.profiles, self.effects_of_cards(), self.factions)
        """All effects of the pack, by id."""
        check_elements(pack, self.elements)
        pieces = (self.terrains, self.tiles, self.elements, self.buildings, self.rounds)
        cards = (self.council, self.legend, self.talks, self.intrigue)
        stock = Stock(*pieces, self.profiles, *cards, self.factions, self.sky)
        self.scenarios: list[Scenario] = [
            Scenario(table, stock) for table in tables_below(pack, "scenarios", "scenario", "scenarios")
        ]
        self.battles = FreeBattles(pack, self.profiles, self.factions, [card.key for card in self.rounds])
        """JA-13.3: army lists, sizes and fields of free battles."""
        self.scenarios.sort(key=lambda scenario: scenario.number)
        for scenario in self.scenarios:
            check_scenario(scenario)
            check_zones(scenario)

    def effects_of_cards(self) -> list[tuple[Table, list[Effect]]]:
        """The effects of all cards other than unit cards."""
        return [
            *[(card.table, card.effects) for card in self.council],
            *[(legend.table, legend.effects) for legend in self.legend],
            *[(talk.table, talk.effects()) for talk in self.talks],
            *[(piece.table, piece.effects) for piece in self.equipment],
            *[(event.table, event.effects) for event in self.intrigue],
        ]

    def scenario_keys(self) -> list[str]:
        """The keys of the scenarios, in the order in which they are offered."""
        return [scenario.key for scenario in self.scenarios]


def number_effects(
    profiles: list[Profile], cards: list[tuple[Table, list[Effect]]], factions: list[str]
) -> list[Effect]:
    """All effects by id: the powers of units, then the effects of other cards."""
    found = number_powers(profiles)
    keys = [unit.key for unit in profiles]
    for table, effects in cards:
        for effect in effects:
            effect.units = named_units(table, "effects", effect.words, profiles, factions)
            if effect.unit_key:
                effect.unit = place_of(part(table, table.key, {"effects": effect.unit_key}), "effects", keys)
            effect.id = len(found)
            found.append(effect)
    return found


@final
class JoanSetting(Setting):
    """The agreed setting of a battle: the board, and what never changes, in columns by profile, unit, seat and area."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        super().__init__(pack, scenario, options, seats)
        self.content = read_pack(pack)
        keys = self.content.scenario_keys()
        if scenario and scenario not in keys:
            raise SettingError("unknown-scenario", scenario=scenario, known=", ".join(keys))
        self.plan: Scenario = self.content.scenarios[keys.index(scenario) if scenario else 0]
        self.options = {**options, **dict.fromkeys(self.plan.optional_rules, "on")}
        self.optional = OptionalRules(self.options)
        if len(self.plan.players) != seats:
            raise SettingError("wrong-seat-count", seats=seats, known=str(len(self.plan.players)))
        self.board = self.plan.board
        self.cards = _sound_pack(pack)[1]
        """The columns by profile."""
        self.dice: list[Die] = self.content.dice
        self.die_colour: list[int] = [each.colour for each in self.dice]
        self.die_faces: list[int] = [face for each in self.dice for face in each.faces]
        """What face f of die d counts as is number 6d + f."""
        self.die_throws: list[Factor] = [die(each.faces) for each in self.dice]
        """What each die can show when it is thrown."""
        units = self.plan.units
        self.unit_count: int = len(units)
        self.unit_profile: list[int] = [unit.profile for unit in units]
        """The level-1 card of each unit; the state has its current one."""
        self.unit_seat: list[int] = [unit.seat for unit in units]
        """The owner at the start, NOBODY for a civilian."""
        self.unit_side: list[int] = [self.plan.side_of(unit) for unit in range(len(units))]
        self.unit_start: list[int] = [unit.area for unit in units]
        """The area at the start, or RESERVE."""
        self.unit_morale: list[int] = [max(unit.morale, 0) for unit in units]
        """JA-13.3: the morale of each unit, for the breaking point of its army."""
        self.army: list[list[int]] = armies_of(self.plan)
        """JA-13.3: by side, the units that players deploy."""
        self.unit_intrigue: list[int] = [unit.intrigue for unit in units]
        self.unit_bounty: list[list[int]] = [unit.rewards for unit in units]
        """JA-3.1: what the scenario adds to the rewards of each unit's card."""
        self.victories_at: list[list[Victory]] = victories_by_moment(self.plan)
        """JA-4.12: the conditions to be checked at each moment."""
        self.read_players()
        self.read_cards()
        self.read_scenery()
        self.read_abilities()
        self.has_sky: bool = self.plan.sky.count > 0
        """JA-12.1: whether there is a sky board."""
        self.fields = _fields_of(pack, self.plan)
        """Masks of areas by terrain."""
        self.notes: dict[str, Any] = {}
        """A cache of what other modules work out once for this setting."""

    def read_players(self) -> None:
        """Who fights for which side, and when."""
        self.seat_side: list[int] = [player.side for player in self.plan.players]
        self.turn_orders: list[list[int]] = [turn_order_from(first, self.seat_side) for first in range(self.seats)]
        self.side_orders: list[list[list[int]]] = [by_side(order, self.seat_side) for order in self.turn_orders]
        """JA-4.1: by first player, the turn order, and the seats of each side in it."""
        self.fights_alone: list[bool] = [self.seat_side.count(side) == 1 for side in self.seat_side]
        """By seat, whether it has no partner."""
        self.seat_stakes: list[int] = [self.plan.stakes_of(seat) for seat in range(self.seats)]

    def read_abilities(self) -> None:
        """What the units of this battle may ever be able to do beyond what is printed on their cards."""
        gigantic = self.cards.of_kind[GIGANTIC_CREATURE]
        self.giants: int = mask_of([unit for unit, card in enumerate(self.unit_profile) if gigantic >> card & 1])
        """JA-12.6: the gigantic creatures among the units."""
        self.civilians: int = mask_of([unit for unit, seat in enumerate(self.unit_seat) if seat == NOBODY])
        """JA-6.4: the units that anybody can recruit."""
        kinds = [self.cards.kind[card] for card in self.unit_profile]
        self.has_civilians: bool = self.civilians > 0 or CIVILIAN in kinds
        """JA-6.4: whether units can be recruited, or left alone, at all."""
        self.seat_units: list[int] = [
            mask_of([unit for unit, owner in enumerate(self.unit_seat) if owner == seat]) for seat in range(self.seats)
        ]
        """The units that belong to each seat for the whole game."""
        self.is_variable: list[bool] = variable_skills(self.cards, self.unit_profile, self.effects_of_legend())
        """Which skills units of this battle can have conditionally, through others or by equipment."""
        for power in self.gear_with[GRANT_SKILL]:
            self.is_variable[power.skill] = True
        self.skill_granters: list[int] = skill_granters(self.cards, self.unit_profile)
        self.die_granters: int = die_granters(self.cards, self.unit_profile, has_gear=bool(self.gear_with[GRANT_DIE]))
        """The units that can ever grant each skill, or dice, to others."""
        self.ever_has_skill: list[bool] = skills_in_play(self.cards, self.unit_profile, self.is_variable)
        self.ever_has_power: list[bool] = powers_in_play(self.cards, self.unit_profile, self.gear_with)
        """By skill, and by effect, whether any unit of this battle can ever have it."""
        self.windows: int = open_windows(self.cards, self.unit_profile)
        """The windows in which anything can ever be used, as bits."""
        for power in self.gear_with[TAKE]:
            self.windows |= 1 << power.window

    def read_cards(self) -> None:
        """The war council and legend cards in play."""
        self.council: list[int] = council_deck(self.content, self.plan)
        """JA-4.3: the kind of each war council card, grouped by kind; none if there is no council."""
        self.legend: int = legend_deck(self.content, self.plan)
        """JA-3.1: the legend cards in play, as bits; none if nobody draws any."""
        self.legend_at: list[int] = [
            mask_of([card for card in members(self.legend) if self.content.legend[card].window == window])
            for window in range(len(WINDOWS))
        ]
        """JA-8.5: those of them for each window, as bits."""
        self.timely: dict[int, list[int]] = {}
        """Which of them can be played when and with which means, as bits; cached by `rules/effects/playing`."""
        self.talks: list[list[int]] = [
            first_cards(self.content.talks, unit) if self.plan.has_talks else [] for unit in self.content.profiles
        ]
        """JA-8.1: by profile, the discussion cards that can begin a talk with such a unit."""
        self.equipment: list[EquipmentCard] = self.content.equipment if self.plan.has_talks else []
        """JA-3.2, JA-8.3: the equipment in play, which is what discussions can bring."""
        self.gear_with: list[list[Effect]] = [
            [effect for piece in self.equipment for effect in piece.effects if effect.effect == kind]
            for kind in range(len(EFFECT_NAMES))
        ]
        """By effect, what equipment can let its wearer do."""
        self.gear_granting: list[list[Effect]] = [
            [effect for effect in self.gear_with[GRANT_SKILL] if effect.skill == skill] for skill in range(len(SKILLS))
        ]
        """By skill, what equipment grants it."""
        self.intrigue: list[list[int]] = [
            [number for number, event in enumerate(self.content.intrigue) if event.card == player.intrigue_card]
            for player in self.plan.players
        ]
        """JA-3.1, JA-8.6: by seat, the events of the intrigue card; none without one."""
        self.with_bonus: int = self.cards.with_bonus | (self.cards.of_kind[CHARACTER] if self.plan.has_talks else 0)
        """JA-6.1, JA-6.9: the profiles that ever have a bonus action in this battle."""

    def effects_of_legend(self) -> list[Effect]:
        """JA-8.5, JA-8.6: all effects of the legend cards and intrigue in play."""
        events = [effect for own in self.intrigue for event in own for effect in self.content.intrigue[event].effects]
        return [effect for card in members(self.legend) for effect in self.content.legend[card].effects] + events

    def read_scenery(self) -> None:
        """Read buildings and elements by id."""
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


def victories_by_moment(plan: Scenario) -> list[list[Victory]]:
    """JA-4.12: the conditions of each moment; at the end of the game all of them count (ruling J-16)."""
    last = len(MOMENTS) - 1
    return [
        [each for each in plan.victories if each.moment == moment or moment == last] for moment in range(len(MOMENTS))
    ]


def armies_of(plan: Scenario) -> list[list[int]]:
    """JA-13.3: by side, the units that are deployed."""
    deployed = [unit for unit, placed in enumerate(plan.units) if placed.is_deployed]
    return [[unit for unit in deployed if plan.side_of(unit) == side] for side in range(len(plan.sides))]


def council_deck(content: Content, plan: Scenario) -> list[int]:
    """JA-3.2: the war council cards of a scenario by kind; without legend cards, none that only draw some."""
    if not plan.has_council:
        return []
    has_legend = plan.legend_deck != NO_DECK
    kinds = [kind for kind, card in enumerate(content.council) if has_legend or not is_about_hands(card)]
    return [kind for kind in kinds for _ in range(content.council[kind].copies)]


def is_about_hands(card: CouncilCard) -> bool:
    """JA-4.3: whether a war council card does nothing without legend cards."""
    return bool(card.effects) and all(effect.effect in (DRAW_CARDS, DISCARD_CARDS) for effect in card.effects)


def legend_deck(content: Content, plan: Scenario) -> int:
    """JA-3.1: the cards of the scenario's legend deck."""
    if plan.legend_deck == NO_DECK:
        return 0
    return sum(1 << number for number, card in enumerate(content.legend) if card.deck == plan.legend_deck)


_sound_packs: Recent[tuple[Content, Cards]] = Recent()
_fields: Recent[Fields] = Recent()


def _fields_of(pack: PackFiles, scenario: Scenario) -> Fields:
    return _fields.made(f"{pack.hash} {scenario.key}", Fields, scenario)


def read_pack(pack: PackFiles) -> Content:
    """The content of a pack, read once; `PackError` lists everything that is wrong with it."""
    WITNESS.cite(CHECKED_RULES, "pack check")
    return _sound_pack(pack)[0]


def _sound_pack(pack: PackFiles) -> tuple[Content, Cards]:
    """The content of a pack, and its columns by profile."""
    return _sound_packs.made(pack.hash, _check_pack, pack)


def _check_pack(pack: PackFiles) -> tuple[Content, Cards]:
    pack.begin()
    content = Content(pack)
    wanted: dict[str, set[str]] = {key: set() for key in _texts(content) if " " not in key}  # invalid keys have blanks
    scenarios = [*content.scenario_keys(), *[size.scenario for size in content.battles.sizes]]
    wanted |= {f"scenario-{key}-text": {"rounds"} for key in scenarios if " " not in key}
    pack.require_messages(wanted, pack.languages())
    pack.finish()
    return content, Cards(content.profiles, content.factions, content.effects)


def _texts(content: Content) -> Iterator[str]:
    """The messages without variables that a pack must have."""
    for prefix, keys in (
        ("die", COLOURS),
        ("skill", SKILLS),
        ("power", sorted({EFFECT_NAMES[power.effect] for unit in content.profiles for power in unit.powers})),
        ("fortification", FORTIFICATIONS),
        ("faction", content.factions),
        ("terrain", [terrain.key for terrain in content.terrains]),
        ("element", [element.key for element in content.elements]),
        ("building", [building.key for building in content.buildings]),
        ("sky", [tile.key for tile in content.sky]),
        ("round", [card.key for card in content.rounds]),
        ("unit", [unit.key for unit in content.profiles if unit.level == 1]),
    ):
        for key in keys:
            yield f"{prefix}-{key}"
    for card in content.council:
        yield f"council-{card.key}"
        yield f"council-{card.key}-help"
    for legend in content.legend:
        yield f"legend-{legend.key}"
        yield f"legend-{legend.key}-help"
    for piece in content.equipment:
        yield f"equipment-{piece.key}"
        yield f"equipment-{piece.key}-help"
    for event in content.intrigue:
        yield f"intrigue-{event.key}"
        yield f"intrigue-{event.key}-help"
    for talk in content.talks:
        yield f"talk-{talk.key}"
        for question in talk.questions:
            yield f"talk-{talk.key}-{LETTERS[question.letter]}"
    yield from content.battles.texts()
    for scenario in content.scenarios:
        yield f"scenario-{scenario.key}"
        yield f"scenario-{scenario.key}-history"
        for side in scenario.sides:
            yield f"side-{side}"
            yield f"scenario-{scenario.key}-victory-{side}"
        for objective in scenario.objectives:
            yield f"objective-{objective.name}"
