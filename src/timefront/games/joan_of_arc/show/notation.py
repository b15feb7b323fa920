"""A war written as text: units by their cards and numbers, areas by their names, and what has changed."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.board.gear import DISCARDED, FIRST_BEARER, GEAR_USED, IN_DECK, NOT_ON
from timefront.games.joan_of_arc.board.laid import FIRE, FIRST_BARRICADE, FIRST_ORDERS, MOST_LAID, TWO_BITS
from timefront.games.joan_of_arc.board.piles import COUNCIL_PILES, FIRST_HAND, LEGEND_DECK, LEGEND_PILES
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import ORDERS
from timefront.games.joan_of_arc.show.checking import areas_with_cover, free_spaces, units_by_area, units_by_side
from timefront.games.joan_of_arc.show.hidden import hidden_hands
from timefront.games.joan_of_arc.show.ranges import LISTS_OF_UNITS, SEATS, UNITS
from timefront.games.joan_of_arc.show.view import BESIDE_THE_BOARD, TOKEN_NAMES
from timefront.games.joan_of_arc.state import (
    DRAW,
    OPEN,
    ORDER_KINDS,
    SIDES,
    STAKES_OF,
    TOKEN_KINDS,
    UNDECIDED,
    WALL,
    War,
)
from timefront.games.joan_of_arc.verbs import SEATS as SEAT_NAMES
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import NOBODY
from timefront.kernel.spelling import (
    PLAIN,
    Changes,
    Column,
    Each,
    Groups,
    Notation,
    Parts,
    Pile,
    Row,
    Spelling,
    Whole,
    Words,
)

DERIVED = ("here", "room", "force", "with_tree", "with_building")
NONE = {NOBODY: "-"}


@final
class JoanNotation(Notation[War]):
    """The words of a war. Hands of legend cards are hidden (JA-3.4)."""

    def __init__(self, setting: JoanSetting) -> None:
        board = setting.board
        seat = Words([*SEAT_NAMES[: setting.seats]], NONE)
        units = Words([setting.cards.keys[profile] for profile in setting.unit_profile], NONE)
        areas = Words(board.area_names, NONE)
        buildings = Words([setting.content.buildings[kind].key for kind in setting.plan.building_kinds], NONE)
        fields: dict[str, Spelling] = {
            **dict.fromkeys(SEATS, seat),
            "side": Words(setting.plan.sides, NONE),
            **dict.fromkeys(UNITS, units),
            **dict.fromkeys(LISTS_OF_UNITS, Row(units)),
            **dict.fromkeys(("area", "began"), areas),
            "building": buildings,
            "card": legend_words(setting),
            "event": intrigue_words(setting),
        }
        columns = {
            **_unit_columns(setting, seat, units),
            **_area_columns(setting, seat),
            **_seat_columns(setting, seat),
            **dict.fromkeys(("rubble", "razed"), Whole(Pile(buildings))),
            "damage": Whole(Changes(buildings, PLAIN, [0] * buildings.count)),
        }
        self.cards = len(setting.content.legend)
        super().__init__(columns, fields, DERIVED)

    def derive(self, s: War) -> None:
        s.here = units_by_area(s)
        s.force = units_by_side(s)
        s.with_tree, s.with_building = areas_with_cover(s)
        s.room = free_spaces(s)

    def hide(self, s: War, seat: int | None) -> None:
        """The hands of others become unknown cards, and what could be in them is in the deck.

        Cards that a shuffle has shown to be in hands stay where they were last redrawn.
        """
        for owner in hidden_hands(s, seat):
            unsure = s.piles[FIRST_HAND + owner] & ~(s.stale | s.stale_older)
            s.piles[LEGEND_DECK] |= unsure
            s.piles[FIRST_HAND + owner] ^= unsure
            s.piles[FIRST_HAND + owner] |= (1 << unsure.bit_count()) - 1 << self.cards

    def fill(self, s: War) -> None:
        """Deal any cards of the deck; they are redrawn later."""
        for owner in range(s.setting.seats if s.setting.legend else 0):
            hand = s.piles[FIRST_HAND + owner]
            dealt = mask_of(members(s.piles[LEGEND_DECK])[: (hand >> self.cards).bit_count()])
            s.piles[FIRST_HAND + owner] = hand & (1 << self.cards) - 1 | dealt
            s.piles[LEGEND_DECK] &= ~dealt


def _unit_columns(setting: JoanSetting, seat: Words, units: Words) -> dict[str, Column]:
    """Where the units are, and what has changed about them."""
    count = setting.unit_count
    return {
        "place": Groups(Words(setting.board.area_names, BESIDE_THE_BOARD), units),
        "profile": Whole(Changes(units, Words(setting.cards.keys), setting.unit_profile)),
        "owner": Whole(Changes(units, seat, setting.unit_seat)),
        "wounds": Whole(Changes(units, PLAIN, [0] * count)),
        "sent_by": Whole(Changes(units, seat, [NOBODY] * count)),
        "used": Whole(Changes(units, PLAIN, [0] * count)),
    }


def _area_columns(setting: JoanSetting, seat: Words) -> dict[str, Column]:
    """What is on the board besides the units."""
    board, plan = setting.board, setting.plan
    names = board.area_names
    stakes = {STAKES_OF + side: f"stakes/{name}" for side, name in enumerate(plan.sides)}
    edges = Words(["-".join([names[area] for area in board.border_areas[border]]) for border in board.edge_border])
    elements = [setting.content.elements[kind].key for kind in plan.element_kinds]
    placed = [f"{key}/{names[area]}" for key, area in zip(elements, setting.element_area, strict=True)]
    return {
        "laid": Whole(Changes(Words(names), Words([], laid_in_words(setting)), [0] * board.area_count)),
        "edges": Whole(Changes(edges, Words([], {OPEN: "open", WALL: "wall", **stakes}), [OPEN] * edges.count)),
        "elements": Whole(Pile(Words(placed))),
        "rally": Whole(Row(Words(names, NONE))),
    }


def laid_in_words(setting: JoanSetting) -> dict[int, str]:
    """JA-5.3, JA-8.8: everything that can be in an area, as `fire/english+barricade/french+orders/french/1`."""
    sides = setting.plan.sides
    found: dict[int, str] = {}
    for number in range(MOST_LAID + 1):
        fire, barricade = number & FIRE, number >> FIRST_BARRICADE & TWO_BITS
        if fire <= setting.seats and barricade <= SIDES:
            parts = [f"fire/{SEAT_NAMES[fire - 1]}"] if fire else []
            parts += [f"barricade/{sides[barricade - 1]}"] if barricade else []
            for side, name in enumerate(sides):
                orders = number >> FIRST_ORDERS + 2 * side & TWO_BITS
                parts += [f"orders/{name}/{orders}"] if orders else []
            found[number] = "+".join(parts) or "-"
    return found


def legend_words(setting: JoanSetting) -> Words:
    """The names of the legend cards."""
    return Words([card.key for card in setting.content.legend], NONE)


def intrigue_words(setting: JoanSetting) -> Words:
    """The names of the events on intrigue cards."""
    return Words([event.key for event in setting.content.intrigue], NONE)


def _piles(setting: JoanSetting, council: Words) -> dict[str, Spelling]:
    """A line for each pile, listing its cards."""
    piles: dict[str, Spelling] = dict.fromkeys(COUNCIL_PILES, Pile(council))
    if setting.legend:
        hands = [f"hand {name}" for name in SEAT_NAMES[: setting.seats]]
        piles |= dict.fromkeys([*LEGEND_PILES, *hands], Pile(legend_words(setting)))
    return piles


def _gear(setting: JoanSetting) -> Spelling:
    """JA-8.3: the pieces that are not in their decks: who has them, whether put on, and whether used."""
    units = Words([setting.cards.keys[profile] for profile in setting.unit_profile])
    where = {IN_DECK: "deck", DISCARDED: "discard"}
    for unit in range(setting.unit_count):
        for bits in range(1 << FIRST_BEARER):
            marks = ("/not-on" if bits & NOT_ON else "") + ("/used" if bits & GEAR_USED else "")
            where[unit + 1 << FIRST_BEARER | bits] = units.write(unit) + marks
    pieces = Words([piece.key for piece in setting.equipment])
    return Changes(pieces, Words([], where), [IN_DECK] * pieces.count)


def _seat_columns(setting: JoanSetting, seat: Words) -> dict[str, Column]:
    """What belongs to the seats and sides, and the state of the war."""
    plan, content = setting.plan, setting.content
    seats = [*SEAT_NAMES[: setting.seats]]
    council = Words([content.council[kind].key for kind in setting.council], NONE)
    rounds = Words([content.rounds[card].key for card in plan.rounds], NONE)
    return {
        "orders": Each(seats, Changes(Words(ORDERS), PLAIN, [0] * ORDER_KINDS), ORDER_KINDS),
        "tokens": Each(seats, Changes(Words([*TOKEN_NAMES]), PLAIN, [0] * TOKEN_KINDS), TOKEN_KINDS),
        "points": Each(plan.sides, PLAIN),
        "deck": Whole(Pile(rounds)),
        **({"piles": Parts(_piles(setting, council))} if setting.council or setting.legend else {}),
        **({"ledger": Each(seats, Pile(intrigue_words(setting)))} if any(setting.intrigue) else {}),
        **({"gear": Whole(_gear(setting))} if setting.equipment else {}),
        **dict.fromkeys(("stale", "stale_older"), Whole(Pile(legend_words(setting)))),
        "first_player": Whole(seat),
        "round_card": Whole(rounds),
        "active": Whole(seat),
        "scored": Whole(Pile(Words([objective.name for objective in plan.objectives]))),
        "verdict": Whole(Words(plan.sides, {UNDECIDED: "-", DRAW: "draw"})),
    }
