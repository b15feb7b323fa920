"""Armies that players buy before a battle, for the games that have them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from timefront.kernel.gallery.sketches import MapSketch
from timefront.kernel.packs import PackFiles
from timefront.kernel.toml_texts import read_toml

MOST_KINDS: Final = 100
"""The most kinds of units in one army."""
MOST_ALIKE: Final = 99


@final
class Army:
    """What a player has bought: from which army list, for which size of battle, and how many of each unit."""

    def __init__(self, army: str, size: str, units: dict[str, int]) -> None:
        self.army = army
        self.size = size
        self.units = units

    def text(self) -> str:
        """The army as the text of a file."""
        lines = [f"{name} = {count}" for name, count in self.units.items()]
        return "\n".join([f'army = "{self.army}"', f'size = "{self.size}"', "", "[units]", *lines]) + "\n"


@final
class Name:
    """An argument of an `ArmyProblem` that is itself the key of a message."""

    def __init__(self, key: str) -> None:
        self.key = key


@final
class ArmyProblem:
    """One thing wrong with an army: the key of a message that says what to do about it, and its arguments."""

    def __init__(self, key: str, **about: Any) -> None:
        self.key = key
        self.about: dict[str, Any] = dict(about)


class ArmyError(Exception):
    """An army cannot be fielded; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[ArmyProblem]) -> None:
        super().__init__("; ".join([f"{problem.key}: {problem.about}" for problem in problems]))
        self.problems = problems


@final
class Offered:
    """A unit that an army list offers."""

    def __init__(self, unit: str, category: str, points: int, morale: int, least: int, most: int) -> None:
        self.unit = unit
        self.category = category
        self.points = points
        self.morale = morale
        self.least = least
        self.most = most


@final
class BattleChoices:
    """The choices for a battle: army lists with their units, sizes with their points, and fields."""

    def __init__(self, lists: list[str], sizes: dict[str, int], fields: list[str], offers: list[list[Offered]]) -> None:
        self.lists = lists
        self.sizes = sizes
        self.fields = fields
        self.offers = offers
        """The units of each list."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ArmyBook:
    """How a game's armies are bought, checked and sent to battle. Their names are messages: `army-…`, `unit-…`."""

    rule: str
    """The rule that says what an army may be."""

    def choices(self, pack: PackFiles) -> BattleChoices:
        """What a pack offers; empty lists if it has no armies."""
        raise NotImplementedError

    def limits(self, pack: PackFiles, army: str, size: str) -> dict[str, tuple[int, int]]:
        """For each category, the least and the most units that an army list allows in a battle of this size."""
        raise NotImplementedError

    def problems(self, pack: PackFiles, army: Army) -> list[ArmyProblem]:
        """Everything that is wrong with an army."""
        raise NotImplementedError

    def points(self, pack: PackFiles, army: Army) -> int:
        """The cost of an army; unknown units count nothing."""
        raise NotImplementedError

    def morale(self, pack: PackFiles, army: Army) -> int:
        """The morale of an army; unknown units count nothing."""
        raise NotImplementedError

    def field_sketch(self, pack: PackFiles, field: str) -> MapSketch:
        """A small map of one of the pack's fields."""
        raise NotImplementedError

    def suggest(self, pack: PackFiles, army: str, size: str, seed: str) -> Army:
        """A valid army from a list, always the same for the same seed. `ArmyError` if there is no such list or size."""
        raise NotImplementedError

    def battle(self, pack: PackFiles, field: str, armies: list[Army]) -> tuple[PackFiles, str]:
        """The pack plus a scenario in which these armies meet, and its key. Without a field, the first one is used.

        `ArmyError` lists everything that is wrong with the armies.
        """
        raise NotImplementedError


def army_in(text: str) -> Army:
    """Read an army from a file's text. `ArmyError` says what the file lacks; the army itself is not checked."""
    try:
        data = read_toml(text)
    except (ValueError, RecursionError) as error:
        raise ArmyError([ArmyProblem("army-no-toml", why=str(error))]) from None
    found = [ArmyProblem("army-unknown-value", name=name) for name in data if name not in ("army", "size", "units")]
    for name in ("army", "size"):
        if not isinstance(data.get(name), str):
            found.append(ArmyProblem("army-value-missing", name=name))
    units = data.get("units")
    if not isinstance(units, dict) or len(units) > MOST_KINDS:
        found.append(ArmyProblem("army-value-missing", name="[units]"))
    elif any(type(count) is not int or not 0 < count <= MOST_ALIKE for count in units.values()):
        wrong = [name for name, count in units.items() if type(count) is not int or not 0 < count <= MOST_ALIKE]
        found.append(ArmyProblem("army-no-number", units=", ".join(wrong)))
    if found:
        raise ArmyError(found)
    return Army(data["army"], data["size"], dict(data["units"]))
