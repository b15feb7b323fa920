"""The war as tables of text: the course, the players, the areas, the units beside the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timefront.games.joan_of_arc.verbs import SEATS
from timefront.games.joan_of_arc.vocabulary import ORDERS
from timefront.kernel.game import View

Say = Callable[[str], str]
Rows = list[list[str]]

BESIDE = {
    "reserve": "board-reserve",
    "disrupted": "board-disrupted",
    "waiting": "board-waiting",
    "graveyard": "board-graveyard",
    "gone": "board-gone",
}
TOKENS = {
    "experience": "token-experience",
    "legend": "token-legend",
    "intrigue": "token-intrigue",
    "reroll": "token-reroll",
    "stakes": "token-stakes",
}


def text_board(view: View, say: Say) -> str:
    """Tables, a row for each player, area and unit beside the board."""
    tables = [course(view, say), players(view, say), areas(view, say), *infirmary(view, say)]
    return "\n\n".join("\n".join("\t".join(row) for row in table) for table in tables)


def course(view: View, say: Say) -> Rows:
    """The round, its card and the points of the sides."""
    card = view["rounds"][view["round_card"]]["key"] if view["round_card"] is not None else None
    return [
        [say("board-round"), say("board-round-card"), *(say(f"side-{side}") for side in view["sides"])],
        [
            f"{view['round']}/{len(view['rounds'])}",
            say(f"round-{card}") if card else "",
            *(str(points) for points in view["points"]),
        ],
    ]


def players(view: View, say: Say) -> Rows:
    """Orders and tokens of each player."""
    tokens = list(view["players"][0]["tokens"])
    rows = [["", *(say(f"order-{order}") for order in ORDERS), *(say(TOKENS[token]) for token in tokens)]]
    for seat, player in enumerate(view["players"]):
        orders = [str(player["orders"][order]) for order in ORDERS]
        rows.append([say(f"seat-{SEATS[seat]}"), *orders, *(str(player["tokens"][token]) for token in tokens)])
    return rows


def areas(view: View, say: Say) -> Rows:
    """What is in each area."""
    heads = ("board-area", "board-terrain", "board-room", "board-orders", "board-standing", "board-units")
    rows = [[say(head) for head in heads]]
    for number, (area, ground) in enumerate(zip(view["areas"], view["ground"], strict=True)):
        terrain = say(f"terrain-{area['terrain']}") if area["terrain"] else say("board-inside")
        rows.append(
            [
                area["name"],
                terrain,
                f"{ground['room']}/{area['capacity']}",
                str(sum(ground["orders"])),
                ", ".join(standing(view, number, say)),
                ", ".join(unit_in_words(view, unit, say) for unit in ground["units"]),
            ]
        )
    return rows


def standing(view: View, area: int, say: Say) -> list[str]:
    """Elements, buildings, barricades, fire and rally points of an area."""
    found = [
        say(f"element-{element['kind']}")
        for element in view["elements"]
        if element["area"] == area and element["stands"]
    ]
    for building in view["buildings"]:
        if building["area"] == area:
            name = say(f"building-{building['kind']}")
            state = say("board-rubble") if building["is_rubble"] else f"{building['damage']}/{building['resistance']}"
            found.append(f"{name} ({state})")
    ground = view["ground"][area]
    sides = [say(f"side-{side}") for side in view["sides"]]
    found += [f"{say('board-barricade')} ({sides[side]})" for side in ground["barricades"] if side is not None]
    if ground["fire"] is not None:
        owner = say(f"seat-{SEATS[ground['fire']]}")
        found.append(f"{say('board-fire')} ({owner})")
    found += [
        f"{say('board-rally-point')} ({sides[point['side']]})"
        for point in view["rally_points"]
        if point["area"] == area
    ]
    return found


def infirmary(view: View, say: Say) -> list[Rows]:
    """Who is beside the board, and where."""
    rows = [
        [unit_in_words(view, number, say), say(BESIDE[unit["beside"]])]
        for number, unit in enumerate(view["units"])
        if unit["beside"] is not None
    ]
    return [[[say("board-units"), say("board-beside")], *rows]] if rows else []


def unit_in_words(view: View, number: int, say: Say) -> str:
    """A unit: its name, its owner, its wounds if it has any."""
    unit: dict[str, Any] = view["units"][number]
    owner = say("board-nobody") if unit["owner"] is None else say(f"seat-{SEATS[unit['owner']]}")
    card = view["cards"][unit["card"]]
    wounds = f" {unit['wounds']}/{card['hp']}" if unit["wounds"] else ""
    name = say(f"unit-{card['name']}")
    return f"{name} ({owner}{wounds})"
