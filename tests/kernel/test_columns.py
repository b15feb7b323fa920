"""The constructor and copy of a state are written by tools/columns.py, and a stale block is noticed."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from timefront.games.registry import GAMES
from tools import columns

STATES = sorted(path.parent.name for path in columns.SOURCES.glob("games/*/state.py"))
PLAIN = '''"""A position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.kernel.flow import State
from timefront.kernel.game import Setting

NONE = -1


@final
@dataclass(init=False)
class Siege(State):
    """A siege."""

    setting: Setting
    towers: list[int]
    names: list[str]
    """Of the towers."""
    breach: int = NONE
    """The tower that has fallen."""
    is_stormed: bool = False

    def fallen(self) -> str:
        return self.names[self.breach]
'''


@pytest.mark.parametrize("game", STATES)
def test_what_stands_in_a_state_fits_its_fields(game: str) -> None:
    text = (columns.SOURCES / "games" / game / "state.py").read_text(encoding="utf-8")
    assert columns.FIRST in text
    assert columns.with_columns(text) == text, "run `make columns`"


def test_every_game_has_such_a_state() -> None:
    assert sorted(GAMES) == STATES


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("    turn: int = 0\n", "    turn: int = 0\n    night: int = 7\n"),
        ("    turn: int = 0\n", "    turn: int = 1\n"),
        ("    white: list[int]\n", "    pale: list[int]\n"),
        ("    white: list[int]\n", ""),
        ("            self.white[:],\n", "            self.white,\n"),
    ],
    ids=["added", "other default", "renamed", "removed", "block changed"],
)
def test_a_stale_block_is_reported_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str
) -> None:
    source = (columns.SOURCES / "games" / "duel_of_time" / "state.py").read_text(encoding="utf-8")
    path = tmp_path / "state.py"
    path.write_text(source.replace(before, after, 1), encoding="utf-8")
    stale = path.read_text(encoding="utf-8")
    assert stale != source
    assert columns.main(["--check", str(tmp_path)]) == 1
    assert "make columns" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == stale
    assert columns.main([str(tmp_path)]) == 0
    assert columns.main(["--check", str(tmp_path)]) == 0
    assert path.read_text(encoding="utf-8") != stale


def test_a_state_without_a_block_gets_one_behind_its_fields(tmp_path: Path) -> None:
    path = tmp_path / "siege.py"
    path.write_text(PLAIN, encoding="utf-8")
    assert columns.main([str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    block = written[written.index(columns.FIRST) : written.index(columns.LAST)]
    assert written.replace(f"{block}{columns.LAST}\n\n", "") == PLAIN
    assert columns.with_columns(written) == written


def test_the_constructor_takes_the_defaults_and_a_copy_is_independent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "siege_of_orleans.py").write_text(columns.with_columns(PLAIN), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    setting = object()
    siege = importlib.import_module("siege_of_orleans").Siege(setting, [3, 1], ["north", "south"])
    assert (siege.breach, siege.is_stormed) == (-1, False)
    siege.breach = 1
    copy = siege.copy_columns()
    copy.towers[0] = 9
    copy.names.append("east")
    copy.is_stormed = True
    assert (siege.towers, siege.names, siege.breach, siege.is_stormed) == ([3, 1], ["north", "south"], 1, False)
    assert (copy.towers, copy.breach, copy.fallen()) == ([9, 1], 1, "south")
    assert copy.setting is setting
