"""The position: columns of numbers by unit, area, edge, building, seat or side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.kernel.flow import NOBODY, State

DISRUPTED: Final = -3
"""JA-2.3: the disrupted section of the infirmary."""
WAITING: Final = -4
"""JA-2.3: the waiting section."""
GRAVEYARD: Final = -5
GONE: Final = -6
"""Out of the game without being destroyed."""
CAPTIVE: Final = -7
"""JA-11.4: on the board of the player who captured it."""
OFF_BOARD: Final[list[int]] = [RESERVE, DISRUPTED, WAITING, GRAVEYARD, GONE, CAPTIVE]

SIDES: Final = 2
ORDER_KINDS: Final = 4
EXPERIENCE: Final = 0
LEGEND: Final = 1
INTRIGUE: Final = 2
REROLL: Final = 3
STAKES: Final = 4
TOKEN_KINDS: Final = 5
"""What a player has besides orders: experience, legend and intrigue tokens, the reroll token, stakes."""

OPEN: Final = 0
WALL: Final = 1
STAKES_OF: Final = 2
"""An edge with stakes holds this number plus the side that owns them."""

GIGANTIC_USED: Final = 1
"""JA-9.big: the gigantic die, once per round."""
MERCENARY_USED: Final = 2
"""JA-9.mercenary: commanded, once per turn."""
HAS_MOVED: Final = 4
"""JA-12.9: a war machine moves once per turn."""
REROLL_USED: Final = 8
"""JA-9.reroll: once per game."""
COMMANDED: Final = 16
"""JA-8.2: activated through command, once per order."""
ACTIVATED: Final = 32
"""JA-5.1: activated by the order being resolved, or commanded under it."""
GIGANTIC_DECLARED: Final = 64
"""JA-9.big: it has declared its gigantic die for the coming attack."""
CHOSE_HOLY: Final = 1 << 24
CHOSE_UNHOLY: Final = 1 << 25
"""JA-8.4: the side of its level-2 card, once per game. The bits between are those of its powers."""
TALKED: Final = 1 << 26
"""JA-8.1: a character has held a discussion, once per turn."""
HAS_FLOWN: Final = 1 << 27
"""JA-12.3: it has changed between ground and sky, once per turn."""
PER_ROUND: Final = GIGANTIC_USED
PER_TURN: Final = MERCENARY_USED | HAS_MOVED | COMMANDED | TALKED | HAS_FLOWN
FIRST_POWER: Final = 8
"""The bit of a unit's first power in `used`; the others follow by slot, at most 16."""
FIRST_BONUS: Final = 40
"""The bits of the bonus actions that a unit has used under the order being resolved."""
PER_ORDER: Final = COMMANDED | ACTIVATED | GIGANTIC_DECLARED | -1 << FIRST_BONUS

UNDECIDED: Final = -1
DRAW: Final = 2


@final
@dataclass(init=False)
class War(State):
    """A war on the hexes. Sets of units and areas are bits; `NOBODY` is -1 wherever a seat is meant."""

    setting: JoanSetting
    profile: list[int]
    """The card of each unit, at its level (JA-8.4)."""
    place: list[int]
    """The area of each unit, or its place off the board."""
    owner: list[int]
    """The seat of each unit; nobody for neutral civilians (JA-6.4)."""
    wounds: list[int]
    sent_by: list[int]
    """JA-2.3, JA-11.4: the seat that sent each unit to the infirmary, or has captured it."""
    used: list[int]
    """What each unit has used up, as bits: see `GIGANTIC_USED` and what follows it."""
    here: list[int]
    """The units in each area."""
    room: list[int]
    """JA-1.2: the free spaces of each area; negative on overfull rubble (JA-10.4)."""
    laid: list[int]
    """JA-5.3, JA-8.8: the fire, the barricade and the orders in each area, as bits: see `board/laid`."""
    edges: list[int]
    """JA-1.7: what stands on each hex edge: `OPEN`, `WALL`, or stakes of a side."""
    damage: list[int]
    """The damage on each building."""
    orders: list[int]
    """The orders of each seat that can still be played, four kinds in a row."""
    tokens: list[int]
    """The tokens of each seat, five kinds in a row."""
    points: list[int]
    """The victory points of each side."""
    force: list[int]
    """All units of each side, wherever they are."""
    rally: list[int]
    """JA-4.10: the areas of the rally points, in the order of the scenario."""
    piles: list[int]
    """JA-3.2, JA-3.4, JA-4.3: the cards in each pile, as bits: see `board/piles`; no piles without cards."""
    cargo: list[int]
    """JA-9.carrier: carriers in the sky and their passengers, pair by pair; mostly empty."""
    gear: list[int]
    """JA-8.3: where each piece of equipment is, see `board/gear`; empty if there is none."""
    ledger: list[int]
    """JA-8.6: the intrigue events that each seat has triggered, as bits; empty if nobody has an intrigue card."""
    boons: list[int]
    """Lasting effects, four numbers each: id, the unit it comes from, whom it is for, how long; see `board/boons`."""
    fight: list[int]
    """JA-7.1: the attack being resolved, see `rules/attack/muster`; empty if there is none."""
    die_unit: list[int]
    """The unit of each die of the attack, -1 for one that belongs to a whole side."""
    die_kind: list[int]
    """The kind of each die; a result that came without a roll is stored as its complement, a negative number."""
    die_result: list[int]
    """What each die shows, -1 before it is rolled."""
    die_fate: list[int]
    """What became of each die, see `rules/attack/rows`."""
    die_mate: list[int]
    """The other die, or the unit, in a die's fate."""
    die_marks: list[int]
    """JA-7.2: the side of each die, where it comes from and by what it was rerolled, as bits: see the same."""
    round: int = 0
    """The number of the round, from 1; 0 before the first."""
    deck: int = 0
    """JA-4.2: the round cards that are face down, as bits by place in the scenario's list."""
    first_player: int = 0
    """JA-4.1: the seat that takes the first turn of a round."""
    round_card: int = -1
    """The open round card, by its place in the scenario's list."""
    active: int = NOBODY
    """The seat whose turn it is."""
    played: int = 0
    """The orders that the active seat has played in its turn (JA-4.6)."""
    elements: int = 0
    """JA-10.2: the terrain elements that stand."""
    rubble: int = 0
    """JA-10.4: the buildings that have collapsed."""
    razed: int = 0
    """JA-12.7: the buildings that are gone without rubble."""
    with_tree: int = 0
    """The areas in which a tree stands."""
    with_building: int = 0
    """The areas in which a building stands that is not rubble."""
    scored: int = 0
    """The objectives that have given their points for good."""
    stale: int = 0
    """JA-8.5: the legend cards that were in hands at the last shuffle of the discards, and still are."""
    stale_older: int = 0
    """JA-8.5: those that were also in hands at an earlier shuffle."""
    sky: int = 0
    """JA-12.1: the tiles of the sky hexes, see `board/sky`; 0 without a sky."""
    verdict: int = UNDECIDED
    """JA-4.12: the side that has won, `DRAW`, or `UNDECIDED`."""

    # <columns> written by `make columns` from the fields above
    def __init__(
        self,
        setting: JoanSetting,
        profile: list[int],
        place: list[int],
        owner: list[int],
        wounds: list[int],
        sent_by: list[int],
        used: list[int],
        here: list[int],
        room: list[int],
        laid: list[int],
        edges: list[int],
        damage: list[int],
        orders: list[int],
        tokens: list[int],
        points: list[int],
        force: list[int],
        rally: list[int],
        piles: list[int],
        cargo: list[int],
        gear: list[int],
        ledger: list[int],
        boons: list[int],
        fight: list[int],
        die_unit: list[int],
        die_kind: list[int],
        die_result: list[int],
        die_fate: list[int],
        die_mate: list[int],
        die_marks: list[int],
        round: int = 0,
        deck: int = 0,
        first_player: int = 0,
        round_card: int = -1,
        active: int = NOBODY,
        played: int = 0,
        elements: int = 0,
        rubble: int = 0,
        razed: int = 0,
        with_tree: int = 0,
        with_building: int = 0,
        scored: int = 0,
        stale: int = 0,
        stale_older: int = 0,
        sky: int = 0,
        verdict: int = UNDECIDED,
    ) -> None:
        self.setting = setting
        self.profile = profile
        self.place = place
        self.owner = owner
        self.wounds = wounds
        self.sent_by = sent_by
        self.used = used
        self.here = here
        self.room = room
        self.laid = laid
        self.edges = edges
        self.damage = damage
        self.orders = orders
        self.tokens = tokens
        self.points = points
        self.force = force
        self.rally = rally
        self.piles = piles
        self.cargo = cargo
        self.gear = gear
        self.ledger = ledger
        self.boons = boons
        self.fight = fight
        self.die_unit = die_unit
        self.die_kind = die_kind
        self.die_result = die_result
        self.die_fate = die_fate
        self.die_mate = die_mate
        self.die_marks = die_marks
        self.round = round
        self.deck = deck
        self.first_player = first_player
        self.round_card = round_card
        self.active = active
        self.played = played
        self.elements = elements
        self.rubble = rubble
        self.razed = razed
        self.with_tree = with_tree
        self.with_building = with_building
        self.scored = scored
        self.stale = stale
        self.stale_older = stale_older
        self.sky = sky
        self.verdict = verdict

    def copy_columns(self) -> War:
        return War(
            self.setting,
            self.profile[:],
            self.place[:],
            self.owner[:],
            self.wounds[:],
            self.sent_by[:],
            self.used[:],
            self.here[:],
            self.room[:],
            self.laid[:],
            self.edges[:],
            self.damage[:],
            self.orders[:],
            self.tokens[:],
            self.points[:],
            self.force[:],
            self.rally[:],
            self.piles[:],
            self.cargo[:],
            self.gear[:],
            self.ledger[:],
            self.boons[:],
            self.fight[:],
            self.die_unit[:],
            self.die_kind[:],
            self.die_result[:],
            self.die_fate[:],
            self.die_mate[:],
            self.die_marks[:],
            self.round,
            self.deck,
            self.first_player,
            self.round_card,
            self.active,
            self.played,
            self.elements,
            self.rubble,
            self.razed,
            self.with_tree,
            self.with_building,
            self.scored,
            self.stale,
            self.stale_older,
            self.sky,
            self.verdict,
        )

    # </columns>


def side_of(s: War, seat: int) -> int:
    """The side for which a seat fights."""
    return s.setting.seat_side[seat]


def unit_side(s: War, unit: int) -> int:
    """The side of a unit; nobody's for a neutral civilian."""
    seat = s.owner[unit]
    return NOBODY if seat == NOBODY else s.setting.seat_side[seat]


def can_act(s: War, unit: int, seat: int) -> bool:
    """Whether a unit is still on the board and its owner's; a civilian may have been left alone (JA-6.4).

    A passenger cannot do anything (JA-9.carrier).
    """
    return s.place[unit] >= 0 and s.owner[unit] == seat and not (s.cargo and unit in s.cargo[1::2])


def able_to_act(s: War, units: list[int], seat: int) -> list[int]:
    """Those of some units that can act."""
    if s.cargo:
        return [unit for unit in units if can_act(s, unit, seat)]
    place, owner = s.place, s.owner
    return [unit for unit in units if place[unit] >= 0 and owner[unit] == seat]


def held(s: War, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has."""
    return s.tokens[seat * TOKEN_KINDS + kind]


def turn_order(s: War) -> list[int]:
    """JA-4.1: the seats from the first player on; the first player token stays unless a card moves it (ruling J-5)."""
    return s.setting.turn_orders[s.first_player][:]


def seats_of(s: War, side: int) -> list[int]:
    """JA-4.1: the seats that fight for a side, in turn order."""
    return s.setting.side_orders[s.first_player][side][:]


def opponents_of(s: War, seat: int) -> list[int]:
    """The seats of the other side, in turn order."""
    return seats_of(s, 1 - s.setting.seat_side[seat])


def fights_alone(s: War, seat: int) -> bool:
    """Whether a seat has no partner."""
    return s.setting.fights_alone[seat]
