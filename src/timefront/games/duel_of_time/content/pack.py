"""The pack of Duel of Time: eight command cards and five scenario cards, read and fully checked."""

from __future__ import annotations

from typing import final

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.kernel.packs import PackFiles, Table
from timefront.kernel.questions import Choice
from timefront.kernel.recent import Recent
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting, SettingError

CARDS = 8
SCENARIOS = 5
POSITIONS = SPACES - 1

DEPLOY, MOVE, PUSH, CHARGE, SABOTAGE, RALLY = range(6)
COMMANDS = ("deploy", "move", "push", "charge", "sabotage", "rally")
EFFECTS = ("beacons", "trophies", "crossroads", "reserves", "breakthrough", "muster", "superiority")


@final
class Card:
    """A command card: a command and a historical leader on each half."""

    def __init__(self, key: str, commands: tuple[int, int], leaders: tuple[str, str]) -> None:
        self.key = key
        self.commands = commands
        self.leaders = leaders


@final
class Scenario:
    """A scenario card: set-up, changed command, bonus for the starter, and the effect that gives points."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.units = table.integers("units", SPACES, 0, 10, [3, 3, 2, 0, 0])
        """DT-1.4: a player's units at the start, from their own base."""
        self.white = table.integers("white", SPACES, 0, 10, [0] * SPACES)
        """White cubes at the start, by space from Yellow's base."""
        self.deploys = table.integer("deploys", 1, 10, 1)
        """How many units a Deploy brings."""
        self.starter_bonus = table.integer("starter_bonus", 0, 10, 0)
        """DT-5.3: points for the starting player."""
        self.effect = EFFECTS.index(table.one_of("effect", EFFECTS))
        self.points = table.integer("points", 1, 10)
        """What each fulfilment of the effect's condition is worth."""
        self.facts = {"points": self.points, "bonus": self.starter_bonus}
        """The numbers in the scenario's text."""
        if sum(self.units) > 10:
            table.report("units", f"places {sum(self.units)} units", "each player owns 10 (DT-1.3)")
        if sum(self.white) > 10:
            table.report("white", f"places {sum(self.white)} white cubes", "there are 10 (DT-1.3)")
        table.finish()


@final
class DuelSetting(Setting):
    """The agreed setting of a duel, with everything about the cards that can be worked out in advance."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        super().__init__(pack, scenario, options, seats)
        self.cards, self.scenarios = read_pack(pack)
        keys = [card.key for card in self.scenarios]
        if scenario and scenario not in keys:
            raise SettingError("unknown-scenario", scenario=scenario, known=", ".join(keys))
        self.agreed_scenario = keys.index(scenario) if scenario else -1
        self.commands = [command for card in self.cards for command in card.commands]
        """The command of each half; half h of card c is number 2c + h."""
        self.turns = 4 if options["facing"] == "free" else 2
        self.pushes_into_last_space = options["last_space_push"] == "allowed"
        """DT-3.4, ruling M-10."""
        self.near_faces = RED if options["facing"] == "far" else YELLOW
        """DT-2.4: the player whom the half nearer to Yellow's base faces."""
        self.placements: dict[int, list[Choice]] = {}
        """The offers for each hand, created when first needed."""


_sound_packs: Recent[tuple[list[Card], list[Scenario]]] = Recent()


def read_pack(pack: PackFiles) -> tuple[list[Card], list[Scenario]]:
    """The cards and scenarios of a pack, read once; `PackError` lists everything that is wrong with it."""
    WITNESS.cite(("DT-1.7", "DT-1.8", "DT-5.1"), "pack check")
    return _sound_packs.made(pack.hash, _check_pack, pack)


def _check_pack(pack: PackFiles) -> tuple[list[Card], list[Scenario]]:
    pack.begin()
    cards = [_read_card(table) for table in pack.tables("cards.toml", "card")]
    scenarios = [Scenario(table) for table in pack.tables("scenarios.toml", "scenario")]
    if len(cards) != CARDS:
        pack.report("cards.toml", "card", f"there are {len(cards)} cards", f"a deck holds {CARDS} (DT-1.6)")
    if len(scenarios) != SCENARIOS:
        pack.report("scenarios.toml", "scenario", f"there are {len(scenarios)}", f"there must be {SCENARIOS} (DT-5.1)")
    pack.require_messages(_texts(cards, scenarios), pack.languages())
    pack.finish()
    return cards, scenarios


def _read_card(table: Table) -> Card:
    commands = (
        COMMANDS.index(table.one_of("first", COMMANDS)),
        COMMANDS.index(table.one_of("second", COMMANDS)),
    )
    leaders = (table.name("first_leader"), table.name("second_leader"))
    table.finish()
    return Card(table.key, commands, leaders)


def _texts(cards: list[Card], scenarios: list[Scenario]) -> dict[str, set[str]]:
    """The messages that a pack must have, and the variables that each may use."""
    texts: dict[str, set[str]] = {}
    for card in cards:
        texts[f"card-{card.key}"] = set()
        for leader in card.leaders:
            texts[f"leader-{leader}"] = set()
            texts[f"leader-{leader}-note"] = set()
    for scenario in scenarios:
        texts[f"scenario-{scenario.key}"] = set()
        texts[f"scenario-{scenario.key}-text"] = {"points"}
    return texts
