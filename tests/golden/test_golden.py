"""Golden journals: the same journal leads to the same position, as long as the rules version is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel import skirmish
from timefront import verify
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.matches.journal import UNDO, UNDO_GRANTED
from timefront.matches.lines import read_lines
from timefront.matches.opening import load_match
from tools import golden

FOLDER = Path(__file__).parent
STORED = sorted(path.name for path in FOLDER.glob("*.match"))
PRESENT = [name for name in STORED for game in GAMES.values() if name.startswith(f"{game.name}-v{game.version}-")]
OLDER = [
    name
    for name in STORED
    for game in GAMES.values()
    for version in game.older_versions
    if name.startswith(f"{game.name}-v{version}-")
]
PASSED = [
    name
    for name in STORED
    for game in GAMES.values()
    for version in range(1, game.version)
    if version not in game.older_versions and name.startswith(f"{game.name}-v{version}-")
]
"""Journals of rules versions that are no longer in use."""
DEMAND = "a changed hash demands a rules version bump and a CHANGELOG line"


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESENT)
def test_a_journal_of_the_present_rules_leads_where_it_always_did(name: str) -> None:
    assert golden.fingerprint(FOLDER / name, GAMES) == golden.known_hashes(FOLDER)[name], DEMAND


@pytest.mark.slow
@pytest.mark.parametrize("name", OLDER)
def test_a_journal_of_older_rules_that_are_still_played_leads_where_it_always_did(name: str) -> None:
    """The expected result was recorded by those rules themselves."""
    assert golden.fingerprint(FOLDER / name, GAMES) == golden.known_hashes(FOLDER)[name]


def test_journals_of_older_rules_are_there() -> None:
    versions = {f"{game.name}-v{version}" for game in GAMES.values() for version in game.older_versions}
    assert {"-".join(name.split("-")[:2]) for name in OLDER} == versions


@pytest.mark.slow
@pytest.mark.parametrize("name", PASSED)
def test_a_journal_of_rules_that_are_not_played_any_more_leads_as_far_as_it_fits(name: str) -> None:
    """To its end, or to a position that can be shown, with a sentence that names the entry that does not fit."""
    then, now = golden.known_hashes(FOLDER)[name], golden.fingerprint(FOLDER / name, GAMES)
    if now["read_only"]:
        assert now["entries"] < then["entries"]
        assert now["read_only"].startswith("entry ")
    else:
        assert (now["entries"], now["outcome"]) == (then["entries"], then["outcome"])


@pytest.mark.parametrize("game", GAMES)
def test_the_present_rules_have_all_their_journals(game: str) -> None:
    assert {name for name, _ in golden.golden_settings(GAMES[game])} <= {*STORED}


@pytest.mark.parametrize("name", STORED)
def test_a_journal_of_any_version_opens_and_its_draws_are_sound(name: str, tmp_path: Path) -> None:
    lines = golden.journal(FOLDER / name)
    load_match(lines, GAMES)
    (tmp_path / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert verify.main([str(tmp_path / name)]) == 0


def test_every_pack_is_that_of_some_journal() -> None:
    packs = {read_lines(FOLDER / name).lines[0]["pack"] for name in STORED}
    assert {path.stem for path in (FOLDER / golden.PACKS).iterdir()} <= packs


def test_every_golden_journal_has_a_hash_and_is_small() -> None:
    assert sorted(golden.known_hashes(FOLDER)) == STORED
    assert max((FOLDER / name).stat().st_size for name in STORED) < 300_000


def test_the_journals_know_undo_and_requests() -> None:
    kinds = {
        entry["kind"] for name in PRESENT for line in read_lines(FOLDER / name).lines[1:] for entry in line["entries"]
    }
    assert {UNDO, UNDO_GRANTED} <= kinds


# The tool

GAME: dict[str, Game[Any]] = {skirmish.SKIRMISH.name: skirmish.SKIRMISH}


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_tool_writes_every_scenario_and_option_and_always_the_same(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        written = golden.write(tmp_path / name, GAME, replace=False)
        assert sorted(written) == [
            *("skirmish-v1-fog-usual.match", "skirmish-v1-meadow-length-long.match", "skirmish-v1-meadow-usual.match")
        ]
    assert contents(tmp_path / "one") == contents(tmp_path / "other")
    assert sorted(golden.known_hashes(tmp_path / "one")) == sorted(written)


def test_the_tool_keeps_what_is_there_unless_told_to_replace_it(tmp_path: Path) -> None:
    golden.write(tmp_path, GAME, replace=False)
    before = contents(tmp_path)
    name = "skirmish-v1-fog-usual.match"
    (tmp_path / name).write_bytes(b"kept")
    hashes = golden.known_hashes(tmp_path)
    assert golden.write(tmp_path, GAME, replace=False) == []
    assert (tmp_path / name).read_bytes() == b"kept"
    assert golden.known_hashes(tmp_path) == hashes
    (tmp_path / golden.PACKS / "of_no_journal.json").write_text("{}", encoding="utf-8")
    (tmp_path / "skirmish-v1-meadow-of_no_setting.match").write_bytes(b"stale")
    assert len(golden.write(tmp_path, GAME, replace=True)) == 3
    assert contents(tmp_path) == before


def test_a_new_rules_version_gets_new_journals_and_the_old_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden.write(tmp_path, GAME, replace=False)
    before = contents(tmp_path)
    monkeypatch.setattr(skirmish.SKIRMISH, "version", 2)
    assert all("-v2-" in name for name in golden.write(tmp_path, GAME, replace=True))
    after = contents(tmp_path)
    assert {name: after[name] for name in before if name != golden.HASHES} == {
        name: before[name] for name in before if name != golden.HASHES
    }
    assert len(golden.known_hashes(tmp_path)) == 6


def points_by_losses(s: skirmish.Meadow, seat: int) -> int:
    """Changed rules: the player who lost the fewest troops wins."""
    return len(skirmish.living(s, seat)) - 3


@pytest.mark.parametrize(("name", "other"), [("points_of", points_by_losses), ("ROUNDS", {"short": 1, "long": 2})])
def test_other_rules_without_a_new_version_are_noticed(
    name: str, other: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden.write(tmp_path, GAME, replace=False)
    known = golden.known_hashes(tmp_path)
    assert all(golden.fingerprint(tmp_path / file, GAME) == known[file] for file in known)
    monkeypatch.setattr(skirmish, name, other)
    assert any(golden.fingerprint(tmp_path / file, GAME) != known[file] for file in known)


def test_nonsense_arguments_get_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--force"]) == 2
    assert capsys.readouterr().err == f"usage: golden.py [--replace] [GAME ...], of {', '.join(GAMES)}\n"


def test_the_tool_writes_the_journals_of_the_named_games_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[list[str], bool]] = []

    def write(folder: Path, games: dict[str, Game[Any]], *, replace: bool) -> list[str]:
        asked.append((list(games), replace))
        return ["one.match"]

    monkeypatch.setattr(golden, "write", write)
    assert golden.main(["--replace", "duel_of_time"]) == 0
    assert golden.main([]) == 0
    assert asked == [(["duel_of_time"], True), (list(GAMES), False)]
    assert capsys.readouterr().out == "written: one.match\n" * 2
