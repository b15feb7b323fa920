"""The hexes drawn with letters and lines: which areas there are, their borders, and who is where.

A hex is a box, and the boxes of the next column are half a box lower, so that each of the six edges of a hex is a
piece of its box: the whole top, the upper half of the right side, and so on. A sky is drawn next to the ground like
the rest of the map; if that is too wide, below it, in boxes as low as their contents allow.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.content.coordinates import STEPS
from timefront.games.joan_of_arc.show.records import EdgeView, WarView
from timefront.games.joan_of_arc.show.text_names import seat_name

Say = Callable[[str], str]
Canvas = list[list[str]]

WIDEST: Final = 100
NARROW: Final = 80
"""The picture is no wider than this for boards of up to seven, or five, columns."""
BROADEST: Final = 24
NARROWEST: Final = 12
"""The maximum and minimum inner width of a box."""
MARGINS: Final = 3
"""There may be a letter on either side of the text in a box, and a blank after the left one."""
HALF: Final = 3
"""The lines from one corner on the side of a box to the next."""
LINES: Final = 2 * HALF - 1
"""The lines within a box."""
SHARES: Final[list[list[int]]] = [[], [5], [3, 2], [2, 2, 1]]
"""How many of them each area gets, by the number of areas in the hex, unless another one needs them more."""
ORDER, FIRE, BARRICADE, RALLY_POINT, NOBODY = "!", "*", "=", "@", "-"
WALLS: Final[dict[str, str]] = {"wall": "#", "stakes": "x"}
SKY_EFFECTS: Final[dict[str, str]] = {
    "cover_from_shots": "board-sky-cover-from-shots",
    "holy_light": "board-sky-holy-light",
}
"""JA-12.2: what is said about a sky tile."""


@final
@dataclass
class Marks:
    """The signs for sides and cards, by number and by name."""

    sides: list[str]
    cards: dict[str, str]


def text_map(view: WarView, say: Say, widest: int = WIDEST) -> list[str]:
    """The lines of the picture."""
    everywhere = [*range(len(view.hexes))]
    ground = [number for number in everywhere if not view.hexes[number].is_sky]
    shown = everywhere if columns_of(view, everywhere) * (NARROWEST + 1) < widest else ground
    columns = columns_of(view, shown)
    breadth = max(NARROWEST, min(BROADEST, (widest - 1) // columns - 1))
    corners = box_corners(view, shown, breadth)
    height = max(top for _, top in corners.values()) + 2 * HALF + 1
    width = max(left for left, _ in corners.values()) + breadth + 2
    canvas = [[" "] * width for _ in range(height)]
    for left, top in corners.values():
        draw_box(canvas, left, top, breadth)
    for border in view.borders:
        if all(view.areas[area].hex in corners for area in border.areas):
            for edge in border.edges:
                draw_edge(canvas, view, corners, breadth, border.areas, view.edges[edge])
    marks = Marks(side_letters(view, say), short_names(view, say))
    for number, (left, top) in corners.items():
        for line, text in enumerate(hex_lines(view, number, breadth - MARGINS, marks, say), top + 1):
            write(canvas, left + MARGINS, line, text)
    lines = ["".join(row).rstrip() or " " for row in canvas]
    below = [number for number in everywhere if number not in corners]
    for first in range(0, len(below), columns):
        lines += sky_row(view, below[first : first + columns], breadth, marks, say)
    return lines


def columns_of(view: WarView, hexes: list[int]) -> int:
    """How many columns these hexes take, including empty ones between them."""
    columns = [view.hexes[number].q for number in hexes]
    return max(columns) - min(columns) + 1


def sky_row(view: WarView, hexes: list[int], breadth: int, marks: Marks, say: Say) -> list[str]:
    """JA-12.1: hexes of the sky side by side, with the names of each one's neighbours above it."""
    borders = [[view.areas[area].hex for area in border.areas] for border in view.borders]
    tops, boxes = [], []
    for number in hexes:
        near = sorted({other for pair in borders if number in pair for other in pair if other != number})
        names = [view.hexes[other].name for other in near if view.hexes[other].is_sky]
        tops.append("".join(f"/{name}" for name in names).ljust(breadth, "-"))
        boxes.append("\n".join(hex_lines(view, number, breadth - MARGINS, marks, say)).rstrip().split("\n"))
    rows = [
        "|".join(
            " " * (MARGINS - 1) + (box[line] if line < len(box) else "").ljust(breadth - MARGINS + 1) for box in boxes
        )
        for line in range(max(map(len, boxes)))
    ]
    return [f"+{'+'.join(tops)}+", *(f"|{row}|" for row in rows), f"+{'+'.join(['-' * breadth] * len(hexes))}+"]


# Boxes


def box_corners(view: WarView, hexes: list[int], breadth: int) -> dict[int, tuple[int, int]]:
    """The upper left corner of each of these hexes."""
    places = {number: (view.hexes[number].q, 2 * view.hexes[number].r + view.hexes[number].q) for number in hexes}
    first, highest = (min(place[axis] for place in places.values()) for axis in (0, 1))
    return {
        number: ((column - first) * (breadth + 1), (half - highest) * HALF) for number, (column, half) in places.items()
    }


def draw_box(canvas: Canvas, left: int, top: int, breadth: int) -> None:
    """The six edges of a hex, and its corners."""
    right, bottom = left + breadth + 1, top + 2 * HALF
    for across in range(left, right + 1):
        canvas[top][across] = canvas[bottom][across] = "-"
    for down in range(top, bottom + 1):
        canvas[down][left] = canvas[down][right] = "|"
    for down in (top, top + HALF, bottom):
        canvas[down][left] = canvas[down][right] = "+"


def draw_edge(
    canvas: Canvas,
    view: WarView,
    corners: dict[int, tuple[int, int]],
    breadth: int,
    areas: tuple[int, int],
    fortification: EdgeView | None,
) -> None:
    """What stands on an edge, and the letters of the two areas that meet there."""
    one, other = areas
    step = direction(view, one, other)
    if step >= len(STEPS) // 2:
        one, other = other, one
        step = direction(view, one, other)
    left, top = corners[view.areas[one].hex]
    sign = "" if fortification is None else WALLS[fortification.kind]
    here, there = letter(view, one), letter(view, other)
    if step == 0:
        if sign:
            write(canvas, left + 1, top, sign * breadth)
        if here or there:
            write(canvas, left + breadth // 2, top, f"{there or '-'}/{here or '-'}")
        return
    side, first = left + breadth + 1, top + 1 + (HALF if step == 2 else 0)
    for down in range(first, first + HALF - 1):
        if sign:
            canvas[down][side] = sign
    if here:
        canvas[first + 1][side - 1] = here
    if there:
        canvas[first + 1][side + 1] = there


def direction(view: WarView, one: int, other: int) -> int:
    """In which of the six directions another area's hex is."""
    here, there = (view.hexes[view.areas[area].hex] for area in (one, other))
    return STEPS.index((there.q - here.q, there.r - here.r))


def letter(view: WarView, area: int) -> str:
    """The letter of an area within its hex; none if the hex is a single area."""
    name = view.areas[area].name
    return name.removeprefix(view.hexes[view.areas[area].hex].name)


def write(canvas: Canvas, across: int, down: int, text: str) -> None:
    """Write letters on the canvas."""
    for place, sign in enumerate(text, across):
        canvas[down][place] = sign


# What is in a hex


def hex_lines(view: WarView, number: int, breadth: int, marks: Marks, say: Say) -> list[str]:
    """The areas of a hex from top to bottom: name, terrain and signs, then the units."""
    areas = view.hexes[number].areas
    giant = giant_in(view, areas[0])
    if giant is not None:
        return filled_lines(view, areas, giant, breadth, marks, say)
    found: list[str] = []
    wanted = [1 + len(units_in_lines(view, area, breadth, LINES, marks, say)) for area in areas]
    for area, share in zip(areas, shares_of(wanted), strict=True):
        lines = area_lines(view, area, breadth, share, marks, say)
        found += lines + [""] * (share - len(lines))
    return found


def filled_lines(view: WarView, areas: list[int], giant: int, breadth: int, marks: Marks, say: Say) -> list[str]:
    """JA-12.6: a hex filled by a gigantic creature: its areas, then once its name and remaining hit points."""
    unit = view.units[giant]
    card = view.cards[unit.card]
    side = NOBODY if unit.owner is None else marks.sides[view.players[unit.owner].side]
    told = f"{side}: {say(f'unit-{card.name}')} {card.hp - unit.wounds}/{card.hp}"
    wrapped = textwrap.wrap(told, breadth, break_on_hyphens=False)
    if len(areas) + len(wrapped) > LINES:
        wrapped = textwrap.wrap(f"{side}: {marks.cards[card.name]} {card.hp - unit.wounds}/{card.hp}", breadth)
    return [*(area_head(view, area, breadth, say) for area in areas), *wrapped][:LINES]


def giant_in(view: WarView, area: int) -> int | None:
    """The gigantic creature that fills the hex of an area."""
    units = view.ground[area].units
    return next((unit for unit in units if view.cards[view.units[unit].card].kind == "gigantic_creature"), None)


def shares_of(wanted: list[int]) -> list[int]:
    """The lines of each area of a hex: an area that needs fewer than its share leaves the rest to others."""
    shares = SHARES[len(wanted)][:]
    for needy in range(len(wanted)):
        for other in range(len(wanted)):
            given = min(max(0, wanted[needy] - shares[needy]), max(0, shares[other] - wanted[other]))
            shares[needy] += given
            shares[other] -= given
    return shares


def area_lines(view: WarView, area: int, breadth: int, lines: int, marks: Marks, say: Say) -> list[str]:
    """An area in this many lines; in a single one its units replace its terrain."""
    head = area_head(view, area, breadth, say)
    if lines > 1:
        return [head, *units_in_lines(view, area, breadth, lines - 1, marks, say)]
    name = " ".join([view.areas[area].name, signs_on(view, area)]).rstrip()
    units = units_in_lines(view, area, breadth - len(name) - 1, 1, marks, say)
    return [f"{name} {units[0]}" if units else head]


def area_head(view: WarView, area: int, breadth: int, say: Say) -> str:
    """`C4b Village !*`: the name of an area, its terrain, and the signs of what is there."""
    name = view.areas[area].name
    signs = signs_on(view, area)
    room = breadth - len(name) - 1 - (len(signs) + 1 if signs else 0)
    terrain = ground_name(view, area, say)[:room]
    return f"{name} {terrain} {signs}".rstrip()


def ground_name(view: WarView, area: int, say: Say) -> str:
    """The terrain of an outdoor area, or the tile of its sky hex."""
    if not view.hexes[view.areas[area].hex].is_sky:
        return say(f"terrain-{view.areas[area].terrain}")
    tile = view.ground[area].tile
    return say("terrain-sky") if tile is None else say(f"sky-{tile}")


def signs_on(view: WarView, area: int) -> str:
    """One sign for each of an area's orders, fire, barricades and rally points."""
    ground = view.ground[area]
    signs = [ORDER for count in ground.orders for _ in range(count)]
    signs += [FIRE] if ground.fire is not None else []
    signs += [BARRICADE] if ground.barricade is not None else []
    signs += [RALLY_POINT for point in view.rally_points if point.area == area]
    return "".join(signs)


def units_in_lines(view: WarView, area: int, breadth: int, lines: int, marks: Marks, say: Say) -> list[str]:
    """The units of an area and its buildings, and what grows there; the last word says how much did not fit."""
    groups = groups_of(view, area, marks)
    for building in view.buildings:
        if building.area == area and not building.is_razed:
            inside = building.inside
            signs = signs_on(view, inside)
            number = view.areas[inside].name.removeprefix(view.areas[area].name)
            groups.append([f"{number}{signs}", *(word for group in groups_of(view, inside, marks) for word in group)])
    words = [word for group in groups for word in group] + elements_in_short(view, area, say)
    for kept in range(len(words), -1, -1):
        shown = words[:kept] if kept == len(words) else [*words[:kept], f"+{len(words) - kept}"]
        wrapped = textwrap.wrap(" ".join(shown), breadth, break_on_hyphens=False)
        if len(wrapped) <= lines:
            return wrapped
    return []


def elements_in_short(view: WarView, area: int, say: Say) -> list[str]:
    """The elements in an area, in lower case: `2tre`."""
    stand = [element.kind for element in view.elements if element.area == area and element.stands]
    short = {kind: initials(say(f"element-{kind}")).lower() for kind in stand}
    return [f"{stand.count(kind)}{name}" if stand.count(kind) > 1 else name for kind, name in short.items()]


def groups_of(view: WarView, area: int, marks: Marks) -> list[list[str]]:
    """The units in an area, the letter of their side first: `E`, `JT`, `2Bow`; passengers follow carriers: `Ang+FH`."""
    found: dict[str, dict[str, int]] = {}
    for number in view.ground[area].units:
        unit = view.units[number]
        if unit.carrier is not None:
            continue
        side = NOBODY if unit.owner is None else mark_of(view, unit.owner, marks.sides)
        carried = [other for other in view.units if other.carrier == number]
        name = "+".join(marks.cards[view.cards[one.card].name] for one in (unit, *carried))
        counts = found.setdefault(side, {})
        counts[name] = counts.get(name, 0) + 1
    return [
        [f"{side}:", *(name if count == 1 else f"{count}{name}" for name, count in counts.items())]
        for side, counts in found.items()
    ]


# Letters and signs


def side_letters(view: WarView, say: Say) -> list[str]:
    """A letter for each side: the initial of the last word of its name, or its number if both are the same."""
    letters = [say(f"side-{side}").split()[-1][0].upper() for side in view.sides]
    return letters if len(set(letters)) == len(letters) else [str(number) for number in range(1, len(letters) + 1)]


def mark_of(view: WarView, seat: int, letters: list[str]) -> str:
    """The letter of a player's side, with the player's number if there is a partner."""
    side = view.players[seat].side
    has_partner = sum(player.side == side for player in view.players) > 1
    return f"{letters[side]}{seat + 1}" if has_partner else letters[side]


def short_names(view: WarView, say: Say) -> dict[str, str]:
    """A short form of each card's name in play: initials, or the first letters of a one-word name."""
    found: dict[str, str] = {}
    for name in sorted({card.name for card in view.cards.values()}):
        short = initials(say(f"unit-{name}"))
        alike = sum(other.rstrip("23456789") == short for other in found.values())
        found[name] = f"{short}{alike + 1}" if alike else short
    return found


def initials(name: str) -> str:
    """`Mounted Sergeants-at-arms` is MSA, `Bowmen` is Bow; short lower-case words do not count."""
    words = [word for word in name.replace("-", " ").replace("’", " ").split() if len(word) > 2 or word[0].isupper()]
    return words[0][:3] if len(words) < 2 else "".join(word[0] for word in words).upper()


def legend(view: WarView, say: Say) -> list[str]:
    """What the letters and signs mean."""
    letters = side_letters(view, say)
    sides = [f"{mark} {say(f'side-{side}')}" for mark, side in zip(letters, view.sides, strict=True)]
    marks = [(mark_of(view, seat, letters), seat) for seat in range(len(view.players))]
    sides += [f"{mark} {seat_name(seat, say)}" for mark, seat in marks if mark not in letters]
    signs = [
        *sides,
        f"{NOBODY} {say('board-nobody')}",
        f"{ORDER} {say('board-order')}",
        f"{FIRE} {say('board-fire')}",
        f"{BARRICADE} {say('board-barricade')}",
        f"{RALLY_POINT} {say('board-rally-point')}",
        f".1 {say('board-in-building')}",
        *(f"{sign} {say(f'fortification-{kind}')}" for kind, sign in WALLS.items()),
    ]
    on_board = {view.cards[unit.card].name for unit in view.units if unit.area is not None}
    short = short_names(view, say)
    units = sorted(f"{short[name]} {say(f'unit-{name}')}" for name in on_board)
    standing = {say(f"element-{element.kind}") for element in view.elements if element.stands}
    units += sorted(f"{initials(name).lower()} {name}" for name in standing)
    return [", ".join(signs), say("board-letters-at-borders"), ", ".join(units), *sky_legend(view, say)]


def sky_legend(view: WarView, say: Say) -> list[str]:
    """JA-12.1, JA-12.2: what the sky is, and what its open tiles do."""
    if not view.sky_effects:
        return []
    tiles = sorted({ground.tile for ground in view.ground if ground.tile is not None})
    effects = [
        f"{say(f'sky-{tile}')}: {say(SKY_EFFECTS[view.sky_effects[tile]])}"
        for tile in tiles
        if view.sky_effects[tile] in SKY_EFFECTS
    ]
    return ["; ".join([f"^ {say('board-sky-title')}: {say('board-sky-gist')}", *effects])]
