"""The check finds what is wrong with catalogues, and nothing is wrong with ours."""

from __future__ import annotations

import copy
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, final

import pytest

from timefront.games.registry import GAMES
from timefront.texts.check import check, main
from timefront.texts.shelf import FOLDER
from timefront.texts.sources import CatalogueFile, keys_in_calls


@final
class Desk:
    """Copies of the catalogues, to plant defects in."""

    def __init__(self, folder: Path) -> None:
        self.shared = folder / "shared"
        shutil.copytree(FOLDER, self.shared)
        self.game = copy.copy(GAMES["duel_of_time"])
        self.game.folder = folder / "duel_of_time"
        shutil.copytree(GAMES["duel_of_time"].folder, self.game.folder)

    def edit(self, file: str, pattern: str, replacement: str) -> None:
        """Change a copy; the pattern must occur."""
        path = self.shared / file.removeprefix("shared/") if file.startswith("shared/") else self.game.folder / file
        text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
        assert count == 1, f"{pattern} is not in {file}"
        path.write_text(text, encoding="utf-8")

    def problems(self) -> list[str]:
        return check(self.shared, [self.game])


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.mark.long  # `make check` also checks all texts
def test_nothing_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    assert capsys.readouterr().out == ""


@pytest.mark.long
def test_the_command_runs() -> None:
    done = subprocess.run([sys.executable, "-m", "timefront.texts.check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.long
def test_a_problem_is_one_line_and_an_exit_status(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.edit("shared/terminal/es.ftl", r"^table-farewell = .*\n", "")
    monkeypatch.setattr("timefront.texts.check.FOLDER", desk.shared)
    assert main() == 1
    assert capsys.readouterr().out == "terminal/es.ftl: table-farewell: is missing, terminal/en.ftl has it\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "pattern", "replacement", "problem"),
    [
        ("texts/de.ftl", r"^event-card-drawn = .*\n", "", "duel_of_time/de.ftl: event-card-drawn: is missing"),
        ("texts/en.ftl", r"^seat-red = .*\n", "", "duel_of_time: seat-red: the message is missing"),
        (
            "texts/es.ftl",
            r"    \.beside = junto a la base de R.*\n",
            "",
            "duel_of_time/es.ftl: space-4.beside: is miss",
        ),
        ("texts/de.ftl", r"^seat-red = Rot", "seat-red = Rot\nnew = Neu", "duel_of_time/de.ftl: new: is missing in"),
        ("texts/de.ftl", r"\$card }\.", "$karte }.", "event-card-drawn: uses $karte, $seat, but $card, $seat in"),
        ("texts/de.ftl", r"\$owner }\.", "$owner_under }.", "event-unit-charged: uses $ahead_to, $owner_own, $owner_u"),
        ("texts/es.ftl", r"DT-1.9\)", "DT-1.9)\n\n= what", "duel_of_time/es.ftl: = what: is no valid Fluent"),
        ("texts/es.ftl", r"^seat-red = Rojo", "seat-red = Rojo\nseat-red = R", "es.ftl: seat-red: is written twice"),
        ("texts/en.ftl", r"\{ \$bonus } extra", "{ NUMBER($bonus) } extra", "en.ftl: scenario-bonus: NUMBER() gives"),
        ("shared/en.ftl", r"^score = \{ \$", "score = { DATETIME($seat) } { $", "en.ftl: score: DATETIME() gives"),
        ("shared/en.ftl", r"^error-no-match = .*\n", "", "duel_of_time: error-no-match: the message is missing"),
        ("pack/texts/de.ftl", r"^leader-shaka = .*\n", "", "duel_of_time/pack: texts/de.ftl: leader-shaka: the text"),
        ("pack/texts/de.ftl", r"\$points", "$punkte", "pack/de.ftl: scenario-beacons-text: uses $points, $punkte, but"),
        ("rulebook/de.toml", r'^"DT-3.1" = .*\n', "", "duel_of_time/rulebook/de.toml: DT-3.1: the paragraph is miss"),
        (
            "rulebook/chapters.toml",
            r'^2 = "A turn"\n',
            "",
            "rulebook/chapters.toml: en: chapter 2 has no title",
        ),
        ("rulebook/chapters.toml", r"^5 =", "7 =", "duel_of_time/rulebook/chapters.toml: en: there is no chapter 7"),
        ("rulebook/rulings.de.toml", r'^"M-3" = .*\n', "", "rulebook/rulings.de.toml: M-3: the ruling is missing"),
        (
            "rulebook/rulings.es.toml",
            r'^"M-3"',
            '"M-99"',
            "rulebook/rulings.es.toml: M-99: no rule of index",
        ),
        ("texts/de.ftl", r"^chance-starter = .*\n", "", "duel_of_time/de.ftl: chance-starter: is missing"),
        ("rulebook/es.toml", r'^"DT-3.1"', '"DT-9.9"', "duel_of_time/rulebook/es.toml: DT-9.9: is not a rule of index"),
    ],
)
def test_a_planted_defect_is_found(desk: Desk, file: str, pattern: str, replacement: str, problem: str) -> None:
    desk.edit(file, pattern, replacement)
    found = desk.problems()
    assert any(problem in line for line in found), found
    assert all("\n" not in line for line in found)


def everywhere(desk: Desk, place: str, pattern: str, replacement: str) -> list[str]:
    for language in ("en", "de", "es"):
        desk.edit(f"{place}/{language}.ftl", pattern, replacement)
    return desk.problems()


@pytest.mark.slow
@pytest.mark.parametrize(
    "key",
    [
        "prompt-push-pushed",
        "choice-rally",
        "event-card-drawn-hidden",
        "event-card-played",
        "refusal-card-not-in-hand",
        "option-facing",
        "option-facing-far-help",
        "command-rally",
        "game-title",
    ],
)
def test_a_message_that_no_language_has_is_missed(desk: Desk, key: str) -> None:
    assert everywhere(desk, "texts", rf"^{key} = .*\n", "") == [f"duel_of_time: {key}: the message is missing"]


@pytest.mark.slow
@pytest.mark.parametrize("key", ["refusal-undo-other", "refusal-not-asked", "error-unknown-option", "outcome-draw"])
def test_a_shared_message_that_no_language_has_is_missed(desk: Desk, key: str) -> None:
    assert everywhere(desk, "shared", rf"^{key} = .*\n", "") == [f"duel_of_time: {key}: the message is missing"]


@pytest.mark.slow
@pytest.mark.parametrize("place", ["shared", "shared/terminal", "texts", "pack/texts"])
def test_a_message_that_nobody_says_is_found(desk: Desk, place: str) -> None:
    found = everywhere(desk, place, r"\Z", "\ntable-of-yore = Once upon a time.\n")
    assert [line for line in found if "table-of-yore: is used nowhere" in line] == found
    assert len(found) == 1


def test_a_message_in_two_places_is_found(desk: Desk) -> None:
    found = everywhere(desk, "texts", r"\Z", "\nrefusal-not-asked = { $seat }!\n")
    assert found == ["duel_of_time/en.ftl: refusal-not-asked: stands in shared/en.ftl already"]


@pytest.mark.slow
def test_what_a_page_or_the_server_says_does_not_lie_with_the_terminal(desk: Desk) -> None:
    """A browser is not sent what only the terminal says."""
    for key, said in (("table-searching", "…"), ("table-bot-easy", "bot"), ("table-undone", "{ $seat }")):
        everywhere(desk, "shared", rf"^{key} = .*\n", "")
        found = everywhere(desk, "shared/terminal", r"\Z", f"\n{key} = {said}\n")
        assert f"terminal/en.ftl: {key}: is said outside the terminal too" in found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "variable"),
    [
        ("event-card-drawn-hidden", "card"),
        ("event-half-covered", "space_under"),
        ("refusal-rally-from-elsewhere", "space"),
        ("prompt-turn-placement", "card"),
        ("game-title", "seat"),
    ],
)
def test_a_variable_that_nobody_gives_is_found(desk: Desk, key: str, variable: str) -> None:
    found = everywhere(desk, "texts", rf"^{key} = ", f"{key} = {{ ${variable} }} ")
    assert len(found) == 1
    assert found[0].startswith(f"duel_of_time/en.ftl: {key}: nobody gives it ${variable}, only ")


def test_a_missing_file_is_a_list_of_missing_messages(desk: Desk) -> None:
    (desk.game.folder / "texts" / "es.ftl").unlink()
    assert "duel_of_time/es.ftl: seat-red: is missing, duel_of_time/en.ftl has it" in desk.problems()


def test_keys_are_read_from_calls(tmp_path: Path) -> None:
    source = """
Refusal("R", "plain", seat=1, space=2)
Refusal("R", "plain", seat=1)
Refusal("R", "one" if x else "other", count=1)
Refusal("R", key)
Refusal("R", "open", **about)
table.message("attribute", a=1)
"""
    (tmp_path / "code.py").write_text(source)
    expected: dict[str, Any] = {"plain": {"seat"}, "one": {"count"}, "other": {"count"}, "open": None}
    assert keys_in_calls(tmp_path.glob("*.py"), "Refusal", 1) == expected
    assert keys_in_calls(tmp_path.glob("*.py"), "message", 0) == {"attribute": {"a"}}


def test_variables_are_read_from_selectors_and_attributes() -> None:
    text = "-term = T\na = { $n ->\n [one] { $b }\n *[other] { -term }\n }\n    .x = { $c }\n"
    file = CatalogueFile("here", text)
    assert file.variables == {"a": {"n", "b"}, "a.x": {"c"}}
    assert file.uses("a") == {"n", "b", "c"}
    assert file.forms("a") == {"x"}
    assert file.problems == []
