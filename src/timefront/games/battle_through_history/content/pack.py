"""1. The pack of A Battle Through History: units, relics, tiles, tokens, wheel and Sabatons, read and fully checked."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, Literal, final

from timefront.kernel.packs import PackFiles, Table
from timefront.kernel.recent import Recent
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting, SettingError

ERAS: Final = 4
SLOTS: Final = 3
SPACES: Final = 12
UNITS: Final = 108
RELICS: Final = 32
TILES: Final = 12
TOKENS: Final = 20
SABATONS: Final = 5
PROWESS: Final = 4
GEAR_SPACES: Final = 3
ARROW: Final = 3
"""The second arrow points this many sectors after the first."""

BASE: Final = 0
ELITE: Final = 1
HERO: Final = 2
UnitKind = Literal["base", "elite", "hero"]
KINDS: Final[tuple[UnitKind, ...]] = ("base", "elite", "hero")
GROUP_SIZES: Final = (8, 15, 2)
"""BH-1.1: base units of a Sabaton, elite units and heroes of an era."""
WORTH: Final = (0, 1, 3)
"""BH-9.1: victory points by kind."""
ERA_RELICS: Final = 8

LONG: Final = 0
MEDIUM: Final = 1
CLOSE: Final = 2

DRAW: Final = 0
RECALL: Final = 1
DISMISS: Final = 2
REGROUP: Final = 3
Action = Literal["draw", "recall", "dismiss", "regroup"]
ACTIONS: Final[tuple[Action, ...]] = ("draw", "recall", "dismiss", "regroup")

NO_SPECIAL: Final = 0
CHASE: Final = 1
TIGHTEN_UP: Final = 2
SPECIALS: Final = ("none", "chase", "tighten_up")

SCENARIO_KEYS: Final = ("campaign",)


@final
class Unit:
    """BH-1.5: a unit card."""

    def __init__(self, table: Table, sabatons: list[str]) -> None:
        self.key = table.key
        self.kind = KINDS.index(table.one_of("kind", KINDS))
        self.group = _group(table, self.kind, sabatons)
        """The Sabaton of a base unit, the era of the others; -1 if the pack names none."""
        self.lines = _lines(table, None)
        self.absorb = _number(table, "absorb", 1, 9, None, "damage defeats no unit", "write 1 to 9 (BH-1.5)")
        self.left = _link(table, "left")
        self.right = _link(table, "right")
        self.reinforcements = table.integer("reinforcements", 0, 5, 0)
        self.assault = table.integer("assault", 0, 5, 0)
        self.heroic_death = table.integer("heroic_death", 0, 5, 0)
        self.accuracy = table.integer("accuracy", 0, 5, 0)
        self.diversion = table.integer("diversion", 0, 5, 0)
        self.relaunch = table.integer("relaunch", 0, 5, 0)
        if self.kind == HERO:
            self.check_hero(table)
        table.finish()

    def check_hero(self, table: Table) -> None:
        """BH-1.6: reinforcements, links on both sides, and special abilities."""
        if not self.reinforcements:
            table.report("reinforcements", "a hero brings none", "a hero has at least 1 (BH-1.6)")
        for side, link in (("left", self.left), ("right", self.right)):
            if not link:
                table.report(side, "a hero lacks this link", "a hero has links on both sides (BH-1.6)")
        if not self.heroic_death + self.accuracy + self.diversion + self.relaunch:
            suggestion = "give one of heroic_death, accuracy, diversion, relaunch (BH-1.6)"
            table.report("kind", "a hero has no special ability", suggestion)


@final
class Token:
    """BH-1.8: a kind of warfare token."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.count = table.integer("count", 1, TOKENS)
        self.lines = _lines(table, [0, 0, 0])
        self.heroic_death = table.integer("heroic_death", 0, 5, 0)
        self.accuracy = table.integer("accuracy", 0, 5, 0)
        self.diversion = table.integer("diversion", 0, 5, 0)
        self.relaunch = table.integer("relaunch", 0, 5, 0)
        self.special = SPECIALS.index(table.one_of("special", SPECIALS, "none"))
        carried = sum(self.lines) + self.heroic_death + self.accuracy + self.diversion + self.relaunch
        if self.special != NO_SPECIAL and carried:
            table.report("special", "the token carries something else, too", "a special token is only that (BH-5.6)")
        if table.row.get("special", "none") == "none" and table.row.get("lines", [0] * 3) == [0] * 3 and not carried:
            table.report("lines", "the token carries nothing", "give it lines, an ability or a special (BH-5.6)")
        table.finish()

    @property
    def is_assignable(self) -> bool:
        """BH-5.6: whether it can be assigned to a unit."""
        return self.special == NO_SPECIAL


@final
class Tile:
    """BH-1.2: a time-traveling tile."""

    def __init__(self, table: Table, sectors: int) -> None:
        self.key = table.key
        eras = sorted(table.integers("eras", 2, 1, ERAS))
        self.eras = (eras[0] - 1, eras[1] - 1)
        self.space = table.integer("space", 1, GEAR_SPACES) - 1
        """The warfare space that it points at."""
        whole = f"the wheel has {sectors} sectors: write 1 to {sectors - 1} (BH-3.3)"
        self.turn = _number(table, "turn", 1, sectors - 1, None, "sectors are no part of a turn", whole)
        """BH-3.3: how many sectors the wheel turns when the tile becomes active."""
        if table.row.get("eras") == [eras[0]] * 2:
            table.report("eras", f"era {eras[0]} is on the tile twice", "a tile shows two different eras (BH-1.2)")
        table.finish()


@final
class Content:
    """Everything in a valid pack, ordered by id."""

    def __init__(self, pack: PackFiles) -> None:
        self.sabatons: list[str] = []
        self.prowess: list[list[int]] = []
        for table in pack.tables("sabatons.toml", "sabaton"):
            self.sabatons.append(table.key)
            self.prowess.append(table.integers("prowess", PROWESS, 0, 9))
            table.finish()
        units = [Unit(table, self.sabatons) for table in pack.tables("units.toml", "unit")]
        self.units = sorted(units, key=lambda unit: (unit.kind, unit.group))
        relics = [(_era(table), table) for table in pack.tables("relics.toml", "relic")]
        relics.sort(key=lambda relic: relic[0])
        self.relics = [table.key for _, table in relics]
        self.relic_era = [era for era, _ in relics]
        for _, table in relics:
            table.finish()
        sectors = pack.tables("wheel.toml", "sector")
        self.ring = [ACTIONS.index(table.one_of("action", ACTIONS)) for table in sectors]
        for table in sectors:
            table.finish()
        size = len(self.ring) if len(self.ring) > ARROW else 100  # without a valid wheel the tiles cannot be checked
        self.tiles = [Tile(table, size) for table in pack.tables("tiles.toml", "tile")]
        self.tokens = [Token(table) for table in pack.tables("tokens.toml", "token")]


@final
class BattleSetting(Setting):
    """The agreed setting of a campaign, with the content in columns by id."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        super().__init__(pack, scenario, options, seats)
        if scenario and scenario not in SCENARIO_KEYS:
            raise SettingError("unknown-scenario", scenario=scenario, known=", ".join(SCENARIO_KEYS))
        content = read_pack(pack)
        units = content.units
        self.units: list[Unit] = units
        self.unit_kind: list[int] = [unit.kind for unit in units]
        self.unit_era: list[int] = [-1 if unit.kind == BASE else unit.group for unit in units]
        self.unit_values: list[int] = [value for unit in units for value in unit.lines]
        """The value of card c in line l is number 3c + l."""
        self.absorb: list[int] = [unit.absorb for unit in units]
        self.left: list[int] = [unit.left for unit in units]
        self.right: list[int] = [unit.right for unit in units]
        self.reinforcements: list[int] = [unit.reinforcements for unit in units]
        self.assault: list[int] = [unit.assault for unit in units]
        self.heroic_death: list[int] = [unit.heroic_death for unit in units]
        self.accuracy: list[int] = [unit.accuracy for unit in units]
        self.diversion: list[int] = [unit.diversion for unit in units]
        self.relaunch: list[int] = [unit.relaunch for unit in units]
        self.worth: list[int] = [WORTH[unit.kind] for unit in units]
        self.base_units: list[int] = [_unit_mask(units, BASE, sabaton) for sabaton in range(SABATONS)]
        self.elites: list[int] = [_unit_mask(units, ELITE, era) for era in range(ERAS)]
        self.heroes: list[int] = [_unit_mask(units, HERO, era) for era in range(ERAS)]
        self.kind_units: list[int] = [_mask_of(self.unit_kind, kind) for kind in range(len(KINDS))]
        """The units of each kind, as bits."""
        self.relics: list[str] = content.relics
        self.relic_era: list[int] = content.relic_era
        self.era_relics: list[int] = [_mask_of(content.relic_era, era) for era in range(ERAS)]
        self.tiles: list[Tile] = content.tiles
        self.tokens: list[Token] = content.tokens
        """The kinds of warfare tokens."""
        self.token_kind: list[int] = [kind for kind, token in enumerate(content.tokens) for _ in range(token.count)]
        self.kind_mask: list[int] = [_mask_of(self.token_kind, kind) for kind in range(len(content.tokens))]
        self.ring: list[int] = content.ring
        self.sabatons: list[str] = content.sabatons
        self.prowess: list[list[int]] = content.prowess
        self.read_options(options)

    def read_options(self, options: dict[str, str]) -> None:
        """What the agreed rules options say."""
        self.rounds: int = int(options["rounds"])
        self.cancels_points: bool = options["accuracy"] == "cancel_points"
        self.defender_minimum: int = int(options["defender_minimum"])
        self.ring_links: bool = options["ring_links"] == "on"
        self.forbids_fourth: bool = options["fourth_token"] == "forbid"
        self.tighten_up: int = ACTIONS.index(options["tighten_up"])
        self.diverts_heroic_death: bool = options["divert_heroic_death"] == "on"
        self.acts_until_deployment: bool = options["actions_until"] == "deployment"
        self.eras_reinforce_players: bool = options["defender_reinforcements"] == "era_deck"
        self.faces_chains: bool = options["linked"] == "chain"
        self.assigns_from_front: bool = options.get("rules") == "1"
        """In version 1 of the rules tokens were assigned from the battlefront backwards (BH-5.6)."""

    def arrows(self, position: int) -> tuple[int, int]:
        """BH-3.3: the two active actions when the wheel is at a sector."""
        return _arrows(self.ring, position)


def _arrows(ring: list[int], position: int) -> tuple[int, int]:
    return ring[position], ring[(position + ARROW) % len(ring)]


def _mask_of(groups: list[int], wanted: int) -> int:
    return sum(1 << number for number, group in enumerate(groups) if group == wanted)


def _unit_mask(units: list[Unit], kind: int, group: int) -> int:
    return sum(1 << number for number, unit in enumerate(units) if unit.kind == kind and unit.group == group)


_sound_packs: Recent[Content] = Recent()


def read_pack(pack: PackFiles) -> Content:
    """The content of a pack, read once; `PackError` lists everything that is wrong with it."""
    WITNESS.cite(("BH-1.1", "BH-1.2", "BH-1.3", "BH-1.5", "BH-1.6", "BH-1.7", "BH-1.8"), "pack check")
    return _sound_packs.made(pack.hash, _check_pack, pack)


def _check_pack(pack: PackFiles) -> Content:
    pack.begin()
    content = Content(pack)
    _check_sabatons(pack, content)
    _check_units(pack, content)
    _check_relics(pack, content)
    _check_wheel(pack, content)
    _check_tiles(pack, content)
    _check_tokens(pack, content)
    wanted: dict[str, set[str]] = {key: set() for key in _texts(content) if " " not in key}  # invalid keys have blanks
    pack.require_messages(wanted, pack.languages())
    pack.finish()
    return content


def _check_sabatons(pack: PackFiles, content: Content) -> None:
    count = len(content.sabatons)
    if count != SABATONS:
        pack.report("sabatons.toml", "sabaton", f"there are {count} Sabatons", f"there must be {SABATONS} (BH-1.1)")


def _check_units(pack: PackFiles, content: Content) -> None:
    eras = [f"era {era + 1}" for era in range(ERAS)]
    for kind, noun, groups in (
        (BASE, "base units", content.sabatons),
        (ELITE, "elite units", eras),
        (HERO, "heroes", eras),
    ):
        for group, name in enumerate(groups):
            count = _unit_mask(content.units, kind, group).bit_count()
            if count != GROUP_SIZES[kind]:
                pack.report("units.toml", name, f"has {count} {noun}", f"there must be {GROUP_SIZES[kind]} (BH-1.1)")


def _check_relics(pack: PackFiles, content: Content) -> None:
    for era in range(ERAS):
        count = content.relic_era.count(era)
        if count != ERA_RELICS:
            pack.report("relics.toml", f"era {era + 1}", f"has {count} relics", f"there must be {ERA_RELICS} (BH-1.1)")


def _check_wheel(pack: PackFiles, content: Content) -> None:
    missing = [name for action, name in enumerate(ACTIONS) if action not in content.ring]
    for name in missing:
        pack.report("wheel.toml", "sector", f"no sector shows {name}", "all four actions occur (BH-3.3)")
    shown = [sorted(_arrows(content.ring, position)) for position in range(len(content.ring))]
    if not missing and [DRAW, RECALL] not in shown:
        suggestion = f"put recall {ARROW} sectors before or after a draw (BH-3.3)"
        pack.report("wheel.toml", "sector", "the arrows never show draw with recall", suggestion)


def _check_tiles(pack: PackFiles, content: Content) -> None:
    if len(content.tiles) != TILES:
        pack.report("tiles.toml", "tile", f"there are {len(content.tiles)} tiles", f"there must be {TILES} (BH-1.2)")
    for pair in combinations(range(ERAS), 2):
        count = sum(tile.eras == pair for tile in content.tiles)
        if count != 2:
            name = f"eras {pair[0] + 1} and {pair[1] + 1}"
            pack.report("tiles.toml", name, f"stand together on {count} tiles", "every pair is on 2 (BH-1.2)")
    for space in range(GEAR_SPACES):
        if all(tile.space != space for tile in content.tiles):
            pack.report("tiles.toml", f"space {space + 1}", "no tile points at it", "some tile must (BH-1.2)")


def _check_tokens(pack: PackFiles, content: Content) -> None:
    count = sum(token.count for token in content.tokens)
    if count != TOKENS:
        pack.report("tokens.toml", "count", f"there are {count} tokens", f"there must be {TOKENS} (BH-1.3)")


def _texts(content: Content) -> Iterable[str]:
    """The messages that a pack must have; none of them uses a variable."""
    for unit in content.units:
        yield f"unit-{unit.key}"
        yield f"unit-{unit.key}-line"
    for relic in content.relics:
        yield f"relic-{relic}"
        yield f"relic-{relic}-note"
    for sabaton in content.sabatons:
        yield f"sabaton-{sabaton}"
    for token in content.tokens:
        yield f"token-{token.key}"
        yield f"token-{token.key}-help"


def _group(table: Table, kind: int, sabatons: list[str]) -> int:
    if table.row.get("kind") not in KINDS:
        table.asked.update(("sabaton", "era"))  # there is no telling which of them belongs here
        return -1
    if kind != BASE:
        return _era(table)
    if not sabatons:
        table.name("sabaton")
        return -1
    sabaton = table.one_of("sabaton", sabatons)
    return sabatons.index(sabaton) if table.row.get("sabaton") == sabaton else -1


def _era(table: Table) -> int:
    era = _number(table, "era", 1, ERAS, None, "is no era", f"write 1 to {ERAS} (BH-1.1)")
    return era - 1 if table.row.get("era") == era else -1


def _lines(table: Table, default: list[int] | None) -> list[int]:
    value = table.row.get("lines")
    if isinstance(value, list) and any(type(item) is int and item < 0 for item in value):
        table.asked.add("lines")
        table.report("lines", f"{value} has a negative value", "write 0 to 9 for each line (BH-1.5)")
        return [0, 0, 0]
    return table.integers("lines", 3, 0, 9, default)


def _link(table: Table, side: str) -> int:
    suggestion = f"write 1 to {ERAS}, one type for each era, or 0 for none (BH-1.5)"
    return _number(table, side, 0, ERAS, 0, "is no type of link", suggestion)


def _number(table: Table, name: str, low: int, high: int, default: int | None, wrong: str, suggestion: str) -> int:
    """A whole number, with its own message if it is out of bounds."""
    value = table.row.get(name, default)
    if type(value) is int and not low <= value <= high:
        table.asked.add(name)
        table.report(name, f"{value} {wrong}", suggestion)
        return low
    return table.integer(name, low, high, default)
