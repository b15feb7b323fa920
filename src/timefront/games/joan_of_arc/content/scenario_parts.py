"""3. What a scenario consists of: the other content of the pack, players, and units where they start (JA-3.1)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.council import CouncilCard
from timefront.games.joan_of_arc.content.cards.intrigue import NO_CARD, IntrigueEvent
from timefront.games.joan_of_arc.content.cards.legend import LegendCard
from timefront.games.joan_of_arc.content.cards.talks import TalkCard
from timefront.games.joan_of_arc.content.pieces import BuildingKind, ElementKind, RoundCard, Terrain, Tile
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.reading import flag, place_of
from timefront.games.joan_of_arc.content.sky.tiles import SkyTile
from timefront.games.joan_of_arc.content.vocabulary import (
    BREAKTHROUGH,
    CONCENTRATED_FIRE,
    FORCED_MARCH,
    ORDERS,
    RANSOM,
)
from timefront.kernel.packs import Table

RESERVE: Final = -2
"""The place of a unit that a power may bring into play."""
NO_ARMY: Final = -1
"""The morale of a unit that belongs to no army."""
MOST_MORALE: Final = 20
MOST_RESERVE: Final = 3
"""JA-4.7: how many orders of a kind a reserve holds."""


@final
class Stock:
    """What scenarios are made of: the other content of the pack."""

    def __init__(
        self,
        terrains: list[Terrain],
        tiles: list[Tile],
        elements: list[ElementKind],
        buildings: list[BuildingKind],
        rounds: list[RoundCard],
        profiles: list[Profile],
        council: list[CouncilCard],
        legend: list[LegendCard],
        talks: list[TalkCard],
        intrigue: list[IntrigueEvent],
        factions: list[str],
        sky: list[SkyTile],
    ) -> None:
        self.terrains = terrains
        self.tiles = tiles
        self.elements = elements
        self.buildings = buildings
        self.rounds = rounds
        self.profiles = profiles
        self.council = council
        self.legend = legend
        self.talks = talks
        self.intrigue = intrigue
        self.factions = factions
        self.sky = sky
        self.unit_keys: list[str] = [profile.key for profile in profiles]
        self.numbered: dict[int, str] = {}
        """The scenarios read so far, by number."""


@final
class Player:
    """A seat of a scenario: its side and what it starts with."""

    def __init__(self, table: Table, sides: list[str], factions: list[str], intrigue: list[IntrigueEvent]) -> None:
        self.side = place_of(table, "side", sides)
        self.orders = table.integers("orders", len(ORDERS), 0, MOST_RESERVE, [0] * len(ORDERS))
        """JA-4.7: command, charge, reactivation and interrupt orders in the reserve."""
        self.experience = table.integer("experience", 0, 20, 0)
        self.legend = table.integer("legend", 0, 20, 0)
        self.intrigue = table.integer("intrigue", 0, 20, 0)
        cards = [factions[number] for number in sorted({event.card for event in intrigue if event.card >= 0})]
        self.intrigue_card = NO_CARD
        """JA-3.1: the faction whose intrigue card the player has, or none."""
        table.asked.add("intrigue_card")
        if "intrigue_card" in table.row and factions:  # without factions, the missing file has been reported
            name = table.one_of("intrigue_card", cards)
            self.intrigue_card = factions.index(name) if name in factions else NO_CARD
        self.legend_cards = table.integer("legend_cards", 0, 9, 0)
        """JA-3.1: how many legend cards are drawn before the game starts."""
        self.reroll = table.integer("reroll", 0, 1, 0)
        """JA-8.7: at most one reroll token."""
        self.stakes = table.integer("stakes", -1, 20, -1)
        """JA-10.5: stakes in the reserve; -1 is one for each of the player's bowmen units."""
        self.is_bot = flag(table, "bot")
        """JA-13.2: whether a bot takes this seat unless somebody wants it."""
        table.finish()


def turn_order_from(first: int, seat_side: list[int]) -> list[int]:
    """JA-4.1: the seats clockwise from the first player; partners do not follow each other if that is possible."""
    seats = len(seat_side)
    waiting = [(first + number) % seats for number in range(1, seats)]
    order = [first]
    while waiting:
        others = [seat for seat in waiting if seat_side[seat] != seat_side[order[-1]]]
        order.append(others[0] if others else waiting[0])
        waiting.remove(order[-1])
    return order


def by_side(seats: list[int], seat_side: list[int]) -> list[list[int]]:
    """Some seats in order, those of each side."""
    return [[seat for seat in seats if seat_side[seat] == side] for side in (0, 1)]


@final
class Placed:
    """A unit or civilian of the scenario."""

    def __init__(self, profile: int, seat: int, area: int, name: str, morale: int = NO_ARMY) -> None:
        self.profile = profile
        self.seat = seat
        self.area = area
        """Where it starts; `RESERVE` if a power must bring it."""
        self.name = name
        """The author's name for it, used by objectives."""
        self.rewards: list[int] = [0, 0, 0]
        """JA-3.1: what the scenario gives for its destruction in addition to its card."""
        self.intrigue = 0
        """JA-8.1: the intrigue tokens that a civilian gives."""
        self.morale = morale
        """JA-13.3: its morale if it belongs to an army that is deployed."""

    @property
    def is_deployed(self) -> bool:
        """JA-13.3: whether its player chooses where it starts."""
        return self.morale != NO_ARMY


def army_morale(table: Table, card: Profile | None) -> int:
    """JA-13.3: the morale of a unit that its player deploys, `at = "zone"`; `NO_ARMY` for one with a fixed place."""
    if table.row.get("at") != "zone":
        return NO_ARMY
    table.asked.add("at")
    return table.integer("morale", 0, MOST_MORALE, card.morale[0] if card is not None else 0)


@final
class OptionalRules:
    """11. Which optional rules are in force, according to the rules options."""

    def __init__(self, options: dict[str, str]) -> None:
        self.forced_march: bool = options.get(FORCED_MARCH) == "on"
        self.concentrated_fire: bool = options.get(CONCENTRATED_FIRE) == "on"
        self.breakthrough: bool = options.get(BREAKTHROUGH) == "on"
        self.ransom: bool = options.get(RANSOM) == "on"
