"""How a war is spelled as text: units by their cards and numbers, areas by their names, and what was changed."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import ORDERS
from timefront.games.joan_of_arc.show.checking import areas_with_cover, free_spaces, units_by_area, units_by_side
from timefront.games.joan_of_arc.show.ranges import LISTS_OF_UNITS, SEATS, UNITS
from timefront.games.joan_of_arc.show.view import BESIDE_THE_BOARD, TOKEN_NAMES
from timefront.games.joan_of_arc.state import DRAW, OPEN, ORDER_KINDS, STAKES_OF, TOKEN_KINDS, UNDECIDED, WALL, War
from timefront.games.joan_of_arc.verbs import SEATS as SEAT_NAMES
from timefront.kernel.flow import NOBODY
from timefront.kernel.spelling import PLAIN, Changes, Column, Each, Groups, Notation, Pile, Row, Spelling, Whole, Words

DERIVED = ("here", "room", "force", "with_tree", "with_building")
NONE = {NOBODY: "-"}


@final
class JoanNotation(Notation[War]):
    """The words of a war. Nothing in it is hidden."""

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
            **dict.fromkeys(("area", "target", "began"), areas),
            "building": buildings,
        }
        columns = {
            **_unit_columns(setting, seat, units),
            **_area_columns(setting, seat),
            **_seat_columns(setting, seat),
            **dict.fromkeys(("rubble", "razed"), Whole(Pile(buildings))),
            "damage": Whole(Changes(buildings, PLAIN, [0] * buildings.count)),
        }
        super().__init__(columns, fields, DERIVED)

    def derive(self, s: War) -> None:
        s.here = units_by_area(s)
        s.force = units_by_side(s)
        s.with_tree, s.with_building = areas_with_cover(s)
        s.room = free_spaces(s)


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
    """What lies on the board beside the units. The second side's orders in a building lie on a post of their own."""
    board, plan = setting.board, setting.plan
    names, inside = board.area_names, board.area_names[board.ground_count :]
    sides = {side + 1: name for side, name in enumerate(plan.sides)}
    fires = {owner + 1: SEAT_NAMES[owner] for owner in range(setting.seats)}
    stakes = {STAKES_OF + side: f"stakes/{name}" for side, name in enumerate(plan.sides)}
    edges = Words(["-".join([names[area] for area in board.border_areas[border]]) for border in board.edge_border])
    elements = [setting.content.elements[kind].key for kind in plan.element_kinds]
    placed = [f"{key}/{names[area]}" for key, area in zip(elements, setting.element_area, strict=True)]
    posts = Words([*names, *(f"{name}/{plan.sides[-1]}" for name in inside)])
    return {
        "fire": Whole(Changes(Words(names), Words([], {0: "-", **fires}), [0] * board.area_count)),
        "barricade": Whole(Changes(Words(names), Words([], {0: "-", **sides}), [0] * board.area_count)),
        "orders_on": Whole(Changes(posts, PLAIN, [0] * posts.count)),
        "edges": Whole(Changes(edges, Words([], {OPEN: "open", WALL: "wall", **stakes}), [OPEN] * edges.count)),
        "elements": Whole(Pile(Words(placed))),
        "rally": Whole(Row(Words(names, NONE))),
    }


def _seat_columns(setting: JoanSetting, seat: Words) -> dict[str, Column]:
    """What belongs to the seats and sides, and where the war stands."""
    plan, content = setting.plan, setting.content
    seats = [*SEAT_NAMES[: setting.seats]]
    rounds = Words([content.rounds[card].key for card in plan.rounds], NONE)
    return {
        "orders": Each(seats, Changes(Words(ORDERS), PLAIN, [0] * ORDER_KINDS), ORDER_KINDS),
        "tokens": Each(seats, Changes(Words([*TOKEN_NAMES]), PLAIN, [0] * TOKEN_KINDS), TOKEN_KINDS),
        "points": Each(plan.sides, PLAIN),
        "deck": Whole(Pile(rounds)),
        "round_card": Whole(rounds),
        "active": Whole(seat),
        "scored": Whole(Pile(Words([objective.name for objective in plan.objectives]))),
        "verdict": Whole(Words(plan.sides, {UNDECIDED: "-", DRAW: "draw"})),
    }
