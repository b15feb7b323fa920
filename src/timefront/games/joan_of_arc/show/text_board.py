"""The war as text: the map as a picture, then tables with a column for each side, player, area and die."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.vocabulary import ORDERS
from timefront.games.joan_of_arc.show.records import WarView
from timefront.games.joan_of_arc.show.text_action import activation, attack
from timefront.games.joan_of_arc.show.text_hand import council, equipment, hands, intrigue, own_hand, talk
from timefront.games.joan_of_arc.show.text_map import NARROW, ground_name, legend, text_map
from timefront.games.joan_of_arc.show.text_names import (
    Rows,
    Say,
    counted,
    name_of_card,
    names_of,
    seat_name,
    units_in_words,
)

BESIDE: Final[dict[str, str]] = {
    "disrupted": "board-disrupted",
    "waiting": "board-waiting",
    "captive": "board-captive",
    "graveyard": "board-graveyard",
    "reserve": "board-reserve",
    "gone": "board-gone",
}
TOKENS: Final[dict[str, str]] = {
    "experience": "token-experience",
    "legend": "token-legend",
    "intrigue": "token-intrigue",
    "reroll": "token-reroll",
    "stakes": "token-stakes",
}


def text_board(view: WarView, say: Say) -> str:
    """The map, its unchanging parts in words, and the position; what is going on comes last."""
    tables = [*pictures(view, say), terrain(view, say), course(view, say), players(view, say)]
    tables += [areas(view, say), *beside(view, say), objectives(view, say), *deck(view, say), *council(view, say)]
    tables += [*hands(view, say), *equipment(view, say), *intrigue(view, say), *boons(view, say)]
    return join_tables([*tables, *activation(view, say), *attack(view, say), *talk(view, say), *own_hand(view, say)])


def pictures(view: WarView, say: Say) -> list[Rows]:
    """The map, a narrower one if that differs, and what its letters and signs mean."""
    wide, narrow = text_map(view, say), text_map(view, say, NARROW)
    drawn = [wide] if wide == narrow else [wide, narrow]
    return [[[line] for line in lines] for lines in (*drawn, legend(view, say))]


def join_tables(tables: list[Rows]) -> str:
    """Tables as one text, as the interface of a game requires."""
    return "\n\n".join("\n".join("\t".join(row) for row in table) for table in tables)


# The board


def terrain(view: WarView, say: Say) -> Rows:
    """A column for each area: its terrain, its spaces, what is built or grows there, and its neighbours."""
    numbers = range(len(view.areas))
    return [
        [say("board-map"), *(area.name for area in view.areas)],
        [say("board-terrain"), *(terrain_of(view, area, say) for area in numbers)],
        [say("board-capacity"), *(str(area.capacity) for area in view.areas)],
        [say("board-standing"), *(", ".join(features_of(view, area, say)) for area in numbers)],
        [say("board-borders"), *(", ".join(borders_of(view, area, say)) for area in numbers)],
    ]


def terrain_of(view: WarView, area: int, say: Say) -> str:
    """The terrain of an area, or the building whose inside it is."""
    if view.areas[area].terrain is not None:
        return ground_name(view, area, say)
    building = next(building for building in view.buildings if building.inside == area)
    return f"{say('building-' + building.kind)}, {say('board-rubble' if building.is_rubble else 'board-inside')}"


def features_of(view: WarView, area: int, say: Say) -> list[str]:
    """The elements and buildings of an area."""
    found = elements_of(view, area, say)
    for building in view.buildings:
        if building.area == area and not building.is_razed:
            name = say(f"building-{building.kind}")
            found.append(f"{name} ({say('board-rubble')})" if building.is_rubble else name)
    return found


def elements_of(view: WarView, area: int, say: Say) -> list[str]:
    """The elements in an area, with identical ones counted."""
    stand = [element.kind for element in view.elements if element.area == area and element.stands]
    return [counted(stand.count(kind), say(f"element-{kind}")) for kind in dict.fromkeys(stand)]


def borders_of(view: WarView, area: int, say: Say) -> list[str]:
    """The names of the adjacent areas, with what stands on the border."""
    found: list[str] = []
    for border in view.borders:
        if area in border.areas:
            other = sum(border.areas) - area
            if is_gone(view, other):
                continue
            edges = [view.edges[edge] for edge in border.edges]
            standing = {edge.kind for edge in edges if edge is not None}
            name = view.areas[other].name
            marks = ", ".join(say(f"fortification-{kind}") for kind in sorted(standing))
            found.append(f"{name} ({marks})" if marks else name)
    return sorted(found)


def is_gone(view: WarView, area: int) -> bool:
    """Whether an area was the inside of a building that is gone."""
    return any(building.inside == area and building.is_razed for building in view.buildings)


def areas(view: WarView, say: Say) -> Rows:
    """A column for each area that holds units or tokens."""
    held = [number for number in range(len(view.areas)) if holds_anything(view, number)]
    return [[say("board-areas"), *(view.areas[area].name for area in held)], *area_rows(view, held, say)]


def area_rows(view: WarView, shown: list[int], say: Say) -> Rows:
    """What is in areas, a row for each kind of thing."""
    grounds = [view.ground[area] for area in shown]
    return [
        [say("board-units"), *(units_in_words(view, ground.units, say) for ground in grounds)],
        [say("board-room"), *(f"{view.ground[area].room}/{view.areas[area].capacity}" for area in shown)],
        [say("board-orders"), *(str(sum(ground.orders) or "") for ground in grounds)],
        [say("board-standing"), *(", ".join(standing(view, area, say)) for area in shown)],
    ]


def holds_anything(view: WarView, area: int) -> bool:
    """Whether something in an area may change: units, orders, tokens, a damaged building, a rally point."""
    ground = view.ground[area]
    return bool(
        ground.units
        or any(ground.orders)
        or ground.barricade is not None
        or ground.fire is not None
        or any(point.area == area for point in view.rally_points)
        or any(building.area == area and building.damage for building in view.buildings)
    )


def standing(view: WarView, area: int, say: Say) -> list[str]:
    """Elements, buildings, barricades, fire and rally points of an area."""
    found = elements_of(view, area, say)
    for building in view.buildings:
        if building.area == area and not building.is_razed:
            damage = f"{say('board-damage')} {building.damage}/{building.resistance}"
            state = say("board-rubble") if building.is_rubble else damage
            found.append(f"{say('building-' + building.kind)} ({state})")
    ground = view.ground[area]
    sides = [say(f"side-{side}") for side in view.sides]
    if ground.barricade is not None:
        found.append(f"{say('board-barricade')} ({sides[ground.barricade]})")
    if ground.fire is not None:
        found.append(f"{say('board-fire')} ({seat_name(ground.fire, say)})")
    points = [point.side for point in view.rally_points if point.area == area]
    return found + [f"{say('board-rally-point')} ({sides[side]})" for side in points]


# The sides and their players


def course(view: WarView, say: Say) -> Rows:
    """A column for each side: who fights for it, its points and its rally points."""
    card = "" if view.round_card is None else f": {say('round-' + view.rounds[view.round_card].key)}"
    sides = range(len(view.sides))
    return [
        [
            f"{say('board-round')} {view.round}/{len(view.rounds)}{card}",
            *(say(f"side-{side}") for side in view.sides),
        ],
        [say("board-players"), *(", ".join(seats_of(view, side, say)) for side in sides)],
        [say("board-points"), *(str(points) for points in view.points)],
        *morale(view, say),
        [say("board-rally-point"), *(", ".join(rally_points_of(view, side)) for side in sides)],
    ]


def morale(view: WarView, say: Say) -> Rows:
    """JA-13.3: the morale that each army has lost, and how much breaks it; nothing if there are no armies."""
    armies = [next((one.morale for one in view.players if one.side == side), None) for side in range(len(view.sides))]
    if not any(armies):
        return []
    return [[say("board-morale-lost"), *("" if one is None else f"{one.lost}/{one.breaks}" for one in armies)]]


def seats_of(view: WarView, side: int, say: Say) -> list[str]:
    """The players of a side; the one whose turn it is is marked."""
    return [
        f"{seat_name(seat, say)} ({say('board-on-turn')})" if seat == view.active else seat_name(seat, say)
        for seat, player in enumerate(view.players)
        if player.side == side
    ]


def rally_points_of(view: WarView, side: int) -> list[str]:
    """The areas of a side's rally points."""
    return [view.areas[point.area].name for point in view.rally_points if point.side == side]


def players(view: WarView, say: Say) -> Rows:
    """A column for each player: orders that can still be played, and tokens."""
    shown = view.players
    rows = [[say("board-players"), *(seat_name(seat, say) for seat in range(len(shown)))]]
    rows += [[say(f"order-{order}"), *(str(player.orders[order]) for player in shown)] for order in ORDERS]
    for token, name in TOKENS.items():
        if any(player.tokens[token] for player in shown):
            rows.append([say(name), *(str(player.tokens[token]) for player in shown)])
    return rows


def beside(view: WarView, say: Say) -> list[Rows]:
    """A column for each player with units off the board, and for civilians; none if all units are on it."""
    rows: Rows = []
    seats = range(len(view.players))
    for place, name in BESIDE.items():
        units = [number for number, unit in enumerate(view.units) if unit.beside == place]
        if units:
            rows.append([say(name), *(names_of(view, units, seat, say) for seat in seats)])
            rows[-1].append(names_of(view, units, None, say))
    if not rows:
        return []
    table = [[say("board-beside"), *(seat_name(seat, say) for seat in (*seats, None))], *rows]
    columns = [number for number in range(len(table[0])) if any(row[number] for row in rows)]
    return [[[row[number] for number in columns] for row in table]]


def objectives(view: WarView, say: Say) -> Rows:
    """A column for each objective: whose it is, its points, and whether it was reached for good."""
    aims = view.objectives
    reached = [say("board-reached") if number in view.scored else "" for number in range(len(aims))]
    rows = [
        [say("board-objectives"), *(say(f"objective-{aim.name}") for aim in aims)],
        [say("board-side"), *(say("side-" + view.sides[aim.side]) for aim in aims)],
        [say("board-points"), *(str(aim.points) for aim in aims)],
    ]
    return [*rows, [say("board-state"), *reached]] if any(reached) else rows


def deck(view: WarView, say: Say) -> list[Rows]:
    """A column for each round card still to come, in no order, with the command orders that it gives."""
    commands = {card.key: card.command for card in view.rounds}
    counts = {key: view.deck.count(key) for key in dict.fromkeys(view.deck)}
    if not counts:
        return []
    return [
        [
            [say("board-deck"), *(counted(count, say(f"round-{key}")) for key, count in counts.items())],
            [say("order-command"), *(str(commands[key]) for key in counts)],
        ]
    ]


def boons(view: WarView, say: Say) -> list[Rows]:
    """The used powers that last until the end of the turn."""
    if not view.boons:
        return []
    units = [view.units[unit] for unit, _ in view.boons]
    effects = [view.cards[unit.card].powers[power].effect for unit, (_, power) in zip(units, view.boons, strict=True)]
    return [
        [
            [say("board-until-turn-ends"), *(name_of_card(view, unit.card, say) for unit in units)],
            [say("board-power"), *(say(f"power-{effect}") for effect in effects)],
        ]
    ]
