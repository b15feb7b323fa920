"""The card and the scenario that the docs add to Joan of Arc can be added as described, and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import PAGES
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.cli import run
from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles

JOAN = GAMES["joan_of_arc"]


@pytest.fixture
def pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A copy of the built-in pack, with English texts only."""
    assert run(["pack", "new", "joan_of_arc", str(tmp_path / "joan")]) == 0
    for language in ("de", "es"):
        (tmp_path / "joan" / "texts" / f"{language}.ftl").unlink()
    capsys.readouterr()
    return tmp_path / "joan"


def add(page: str, pack: Path) -> None:
    """Append every block of the page that names a file to that file."""
    blocks = [block for block in PAGES[page].blocks if block.path]
    assert len(blocks) == 2
    for block in blocks:
        with (pack / block.path).open("a", encoding="utf-8") as file:
            file.write(f"\n{block.text}")


def must_be_sound(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that the pack check finds nothing wrong."""
    assert run(["pack", "check", str(pack)]) == 0, capsys.readouterr()


def test_the_scenario_is_added_and_played_to_its_end(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add("docs/add-a-scenario.md", pack)
    must_be_sound(pack, capsys)
    setting = JOAN.setting(PackFiles.from_folder(pack), "ford", {}, 2)
    played = play_game(JOAN, setting, [bot_named("random"), bot_named("random")], "ford", [0, 1])
    assert played.outcome.share(0) + played.outcome.share(1) == 1
    assert run(["simulate", "joan_of_arc", "--pack", str(pack), "--scenario", "ford", "--games", "1"]) == 0


def test_a_mistake_in_the_scenario_is_told_with_what_was_meant(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add("docs/add-a-scenario.md", pack)
    scenario = pack / "scenarios" / "ford.toml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace('at = "D3", c', 'at = "D3b", c'), encoding="utf-8")
    assert run(["pack", "check", str(pack)]) == 2
    assert "did you mean D3?" in "".join(capsys.readouterr())


def test_the_card_is_added(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add("docs/add-a-card.md", pack)
    must_be_sound(pack, capsys)
