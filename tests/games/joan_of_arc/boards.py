"""Small boards for tests: tiles of the built-in pack laid side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from timefront.games import joan_of_arc
from timefront.games.joan_of_arc.content.coordinates import hex_named
from timefront.games.joan_of_arc.content.geometry import Board, HexPlan, Room
from timefront.games.joan_of_arc.content.pack import Content, read_pack
from timefront.kernel.bits import mask_of
from timefront.kernel.packs import PackError, PackFiles

BUILT_IN = PackFiles.from_folder(Path(joan_of_arc.__path__[0]) / "pack")


def content() -> Content:
    return read_pack(BUILT_IN)


def broken(file: str, old: str, new: str) -> str:
    """What is wrong with the built-in pack after a change of one of its files."""
    files = dict(BUILT_IN.files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    with pytest.raises(PackError) as refused:
        read_pack(PackFiles(files))
    return str(refused.value)


def board(*tiles: str, rooms: tuple[tuple[str, int], ...] = ()) -> Board:
    """A board of tiles like `"meadow C3"` or, turned by two sixths, `"hedged_fields C4 2"`."""
    plans: list[HexPlan] = []
    for words in tiles:
        key, name, *rotation = words.split()
        place = hex_named(name)
        assert place is not None
        tile = next(tile for tile in content().tiles if tile.key == key)
        plans += tile.plans(*place, int(rotation[0]) if rotation else 0)
    return Board(plans, [Room(around, capacity) for around, capacity in rooms])


def area(on: Board, name: str) -> int:
    return on.area_names.index(name)


def names(on: Board, areas: list[int]) -> list[str]:
    return [on.area_names[number] for number in areas]


def mask(on: Board, *wanted: str) -> int:
    return mask_of([area(on, name) for name in wanted])


def neighbours(on: Board, name: str) -> list[str]:
    return names(on, on.neighbours[area(on, name)])


def border(on: Board, one: str, other: str) -> int:
    return on.border_between[area(on, one) * on.area_count + area(on, other)]
