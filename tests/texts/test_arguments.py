"""The arguments of sentences: names and their forms, lists, and nothing for nobody."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, final

import pytest

from timefront.kernel.events import Event
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Kind, Refusal
from timefront.kernel.setting import Setting
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import TextError

TOWN = Kind("town", lambda s: range(3), lambda setting, town: f"town-{town}")
LORD = Kind("lord", lambda s: range(3), lambda setting, lord: f"lord-{lord}", nobody="no-lord")


@final
@dataclass
class TownsFell(Event):
    """Towns fell."""

    towns: list[int]
    losses: list[int]
    kinds: ClassVar[dict[str, Kind]] = {"towns": TOWN, "town": TOWN}


@final
@dataclass
class LordsCame(Event):
    """A lord came, and others went."""

    lord: int
    others: list[int]
    kinds: ClassVar[dict[str, Kind]] = {"lord": LORD, "others": LORD}


@final
class Siege(Game[Any]):
    """A game that has only words."""

    def __init__(self, folder: Path) -> None:
        self.name = f"siege-{folder.name}"
        self.folder = folder
        self.events = (TownsFell, LordsCame)
        self.options = ()
        self.seat_counts = (2,)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ("north", "south")


SETTING = Setting(PackFiles({}), "", {}, 2)


@pytest.fixture
def table(tmp_path: Path) -> Catalogue:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "es.ftl").write_text(
        """
seat-north = Norte
seat-south = Sur
town-0 = Burgos
town-1 = Irún
    .to = a la ciudad de Irún
town-2 = Toledo
event-towns-fell =
    { $towns_count ->
        [one] Cae { $towns }.
       *[other] Caen { $towns_count } ciudades: { $towns }. Bajas: { $losses }.
    }
no-lord = nadie
lord-1 = Rodrigo
event-lords-came = Llega { $lord }, se van { $others }.
refusal-too-far = { $seat } no llega { $town_to }.
refusal-nobody = Nadie: { $seat }.
""",
        encoding="utf-8",
    )
    return Catalogue(Siege(tmp_path), PackFiles({}), "es")


def test_lists_are_joined_and_counted(table: Catalogue) -> None:
    fell = TownsFell([0, 1], [4, 2]).visible_to(None)
    assert fell is not None
    assert table.event(SETTING, fell) == "Caen 2 ciudades: Burgos e Irún. Bajas: 4 y 2."
    alone = TownsFell([2], []).visible_to(0)
    assert alone is not None
    assert table.event(SETTING, alone) == "Cae Toledo."


def test_a_name_brings_its_other_forms(table: Catalogue) -> None:
    assert table.refusal(SETTING, Refusal("", "too-far", seat=0, town=1)) == "Norte no llega a la ciudad de Irún."


def test_nobody_has_no_name(table: Catalogue) -> None:
    with pytest.raises(TextError, match="seat"):
        table.refusal(SETTING, Refusal("", "nobody", seat=-1))


def test_nobody_has_a_name_where_its_kind_has_one(table: Catalogue) -> None:
    came = LordsCame(-1, [1, -1]).visible_to(None)
    assert came is not None
    assert table.event(SETTING, came) == "Llega nadie, se van Rodrigo y nadie."
