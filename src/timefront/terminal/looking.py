"""A closer look at what the board names: an area, a unit, a card."""

from __future__ import annotations

from timefront.kernel.narrator import View
from timefront.terminal.desk import Desk
from timefront.terminal.page import Rows, is_picture, parse_tables, tables_of
from timefront.terminal.spelling import simple


def look(desk: Desk, seat: int, wanted: str) -> None:
    """Show the thing with a name: as the game does, or its rows and columns of the board and its reference line."""
    view = desk.match.view(seat)
    shown = parse_tables(desk.match.game.narrator.look(view, desk.texts.message, wanted))
    if not wanted:
        desk.screen.tables(shown)
        desk.line(desk.message("table-look-usage", example=_example(desk, view)))
        return
    lines = [] if shown else _of_the_reference(desk, wanted)
    shown = shown or _of_the_board(tables_of(desk.match.game, desk.texts, view), wanted)
    desk.screen.tables(shown)
    if lines:
        desk.screen.paragraphs(lines)
    if not shown and not lines:
        desk.line(desk.message("table-nothing-there", name=wanted))


def _example(desk: Desk, view: View) -> str:
    """A name that can be looked at."""
    tables = [rows for rows in tables_of(desk.match.game, desk.texts, view) if not is_picture(rows)]
    return tables[0][0][1]


def _of_the_board(tables: list[Rows], wanted: str) -> list[Rows]:
    """The columns or the rows with the name."""
    found: list[Rows] = []
    for rows in tables:
        if is_picture(rows):
            continue
        columns = [number for number, head in enumerate(rows[0]) if number and is_called(head, wanted)]
        named = [row for row in rows[1:] if is_called(row[0], wanted)]
        if columns:
            found.append([[row[number] for number in (0, *columns)] for row in rows])
        elif named:
            found.append([rows[0], *named])
    return found


def _of_the_reference(desk: Desk, wanted: str) -> list[tuple[str, str]]:
    """The lines of the reference card about the thing with the name."""
    card = desk.match.game.narrator.reference(desk.match.setting)
    rows = [(desk.message(name), desk.message(line)) for name, line in card]
    return [(name, line) for name, line in rows if is_called(name, wanted)]


def is_called(name: str, wanted: str) -> bool:
    """Whether a name has words that begin with the wanted ones, ignoring accents and capitals."""
    asked = simple(wanted)
    return bool(asked) and f" {asked}" in f" {simple(name)}"
