"""Reading packs: lists, nested tables and references, checked like everything that `Table` reads."""

from __future__ import annotations

import difflib
from typing import Final

from timefront.kernel.packs import PackFiles, Table, is_name

UNNAMED: Final = " "
"""The name, in lists of names, of things that the author did not name."""
MOST_LISTED: Final = 40
"""How many known names a message may list."""


def part(table: Table, key: str, row: dict[str, object]) -> Table:
    """A table without a key of its own; problems refer to it by the given one."""
    inner = Table(table.pack, table.file, key, {**row, "key": "part"})
    inner.key = key
    inner.asked.discard("key")  # so that no suggestion names it
    del inner.row["key"]
    if "key" in row:
        inner.report("key", "is not known here", "leave it out")
    return inner


def parts(table: Table, name: str) -> list[Table]:
    """The tables in a list of tables inside a table; none if it is omitted."""
    table.asked.add(name)
    rows = table.row.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        table.report(name, f"must be a list of tables, not {rows!r}")
        return []
    return [part(table, f"{table.key}.{name} {number}", row) for number, row in enumerate(rows, 1)]


def inner_table(table: Table, name: str) -> Table | None:
    """The single table inside a table, or nothing if it is omitted."""
    table.asked.add(name)
    row = table.row.get(name)
    if row is None:
        return None
    if not isinstance(row, dict):
        table.report(name, f"must be a table {{ … }}, not {row!r}")
        return None
    return part(table, f"{table.key}.{name}", row)


def texts(table: Table, name: str) -> list[str]:
    """A list of texts; none if it is omitted."""
    table.asked.add(name)
    value = table.row.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        table.report(name, f"must be a list of texts, not {value!r}")
        return []
    return value


def text(table: Table, name: str) -> str:
    """A text; empty if it is omitted."""
    table.asked.add(name)
    value = table.row.get(name, "")
    if not isinstance(value, str):
        table.report(name, f"must be a text, not {value!r}")
        return ""
    return value


def flag(table: Table, name: str) -> bool:
    """A flag; false if it is omitted."""
    table.asked.add(name)
    value = table.row.get(name, False)
    if not isinstance(value, bool):
        table.report(name, f"must be true or false, not {value!r}")
        return False
    return value


def places(table: Table, name: str, known: list[str]) -> list[int]:
    """The positions of a list of names among known names; unknown ones are reported and omitted."""
    found: list[int] = []
    for item in texts(table, name):
        place = place_of(part(table, table.key, {name: item}), name, known)
        if place >= 0:
            found.append(place)
    if len(found) != len(set(found)):
        table.report(name, "names something twice")
    return sorted(set(found))


def place_of(table: Table, name: str, known: list[str], default: str | None = None) -> int:
    """The position of a name among known names, -1 if it is not one.

    Nothing is reported for an empty list: whatever should have filled it has been reported.
    """
    table.asked.add(name)
    value = table.row.get(name, default)
    names = [one for one in known if one != UNNAMED]
    if value in names:
        return known.index(value)
    if 0 < len(names) <= MOST_LISTED:
        table.one_of(name, names, default)
    elif names:
        near = difflib.get_close_matches(str(value), names, n=1)
        table.report(name, f"{value!r} is not known", f"did you mean {near[0]}?" if near else "nothing has such a name")
    return -1


def handle(table: Table, name: str) -> str:
    """The author's name for something placed, or an empty one if it is omitted."""
    if name not in table.row:
        table.asked.add(name)
        return ""
    found = table.name(name)
    return found if is_name(table.row[name]) else ""


def tables_of(pack: PackFiles, file: str, name: str) -> list[Table]:
    """The tables `[[name]]` of a file, of which there must be at least one."""
    tables = pack.tables(file, name)
    if not tables and all(problem.file != file for problem in pack.problems):
        pack.report(file, name, "there are none", f"write [[{name}]] tables")
    return tables


def tables_below(pack: PackFiles, folder: str, name: str, what: str) -> list[Table]:
    """The tables `[[name]]` of all files in a folder; duplicate keys are reported."""
    files = [file for file in pack.files if file.startswith(f"{folder}/") and file.endswith(".toml")]
    if not files:
        pack.report(f"{folder}/", "", f"the pack has no {what}", f"put [[{name}]] tables into {folder}/….toml")
    tables: list[Table] = []
    file_of: dict[str, str] = {}
    for file in files:
        for table in tables_of(pack, file, name):
            if file_of.setdefault(table.key, file) != file and " " not in table.key:
                pack.report(file, table.key, f"the key is used in {file_of[table.key]}, too", "every key is used once")
            tables.append(table)
    return tables
