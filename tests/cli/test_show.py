"""show, and play from a position: what is printed, what stays hidden, and the answers to nonsense."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL, a_duel, play_on
from timefront.games.registry import GAMES
from timefront.kernel.flow import dumps
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.notation import text_for, whole_text
from timefront.matches.opening import open_file

FIRST = "timefront position 1\n"


@pytest.fixture
def match() -> Match:
    """An unfinished duel."""
    return play_on(a_duel(), Random(3), moves=6)


@pytest.fixture
def path(tmp_path: Path, match: Match) -> Path:
    """Its file."""
    MatchFile.create(tmp_path / "a.match", match).close()
    return tmp_path / "a.match"


def text_in(out: str) -> str:
    """The position at the end of the output."""
    assert FIRST in out
    return FIRST + out.partition(FIRST)[2]


def test_the_board_is_shown_in_every_language_without_a_text(timefront: Runs, path: Path) -> None:
    shown = [timefront("show", path, "--lang", language) for language in LANGUAGES]
    assert {ran.status for ran in shown} == {0}
    assert len({ran.out for ran in shown}) == 3
    assert FIRST not in "".join(ran.out for ran in shown)


@pytest.mark.parametrize(("words", "seat"), [([], None), (["--seat", "yellow"], 0), (["--seat", "RED"], 1)])
def test_the_text_has_what_the_one_who_looks_knows(
    timefront: Runs, path: Path, match: Match, words: list[str], seat: int | None
) -> None:
    ran = timefront("show", path, "--notation", *words)
    assert ran.status == 0
    assert text_in(ran.out) == text_for(DUEL, match.setting, match.state, seat)
    data = json.loads(timefront("show", path, "--json", *words).out)
    assert data["position"] == text_in(ran.out)
    assert data["view"] == json.loads(msgspec.json.encode(DUEL.view(match.state, seat)))


def test_everything_is_written_for_who_asks_for_it_and_after_the_end(
    timefront: Runs, path: Path, match: Match, tmp_path: Path
) -> None:
    assert text_in(timefront("show", path, "--whole").out) == whole_text(DUEL, match.setting, match.state)
    over = play_on(match, Random(4))
    MatchFile.create(tmp_path / "over.match", over).close()
    early = timefront("show", tmp_path / "over.match", "--at", "12", "--notation")
    assert text_in(early.out) == whole_text(DUEL, over.setting, over.position_after(12))
    of_seat = timefront("show", tmp_path / "over.match", "--at", "12", "--notation", "--seat", "red")
    assert text_in(of_seat.out) == text_for(DUEL, over.setting, over.position_after(12), 1)


def test_what_was_printed_can_be_shown_again_from_a_file_or_the_standard_input(
    timefront: Runs, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = timefront("show", path, "--notation", "--seat", "red").out
    (tmp_path / "red.txt").write_text(first)
    assert timefront("show", tmp_path / "red.txt", "--notation").out == first
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(first.encode())))
    assert timefront("show", "-", "--notation").out == first


def test_what_one_seat_knows_is_shown_to_no_other(timefront: Runs, path: Path, tmp_path: Path) -> None:
    (tmp_path / "red.txt").write_text(timefront("show", path, "--notation", "--seat", "red").out)
    for words in (["--seat", "yellow"], ["--seat", "spectator"], ["--whole"]):
        for language in LANGUAGES:
            ran = timefront("show", tmp_path / "red.txt", *words, "--lang", language)
            assert is_one_sentence(ran)


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe\0", b"{}\n", FIRST.encode(), FIRST.encode() + b"game: x"]
)
def test_nonsense_gets_one_sentence(timefront: Runs, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.txt").write_bytes(content)
    for words in (["show", tmp_path / "x.txt"], ["play", "--position", tmp_path / "x.txt"]):
        assert is_one_sentence(timefront(*words))


def test_wrong_words_get_one_sentence(timefront: Runs, path: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(timefront("show", path, "--whole").out)
    for words in (
        ["show", path, "--at", "9999"],
        ["show", path, "--at", "-1"],
        ["show", path, "--seat", "blue"],
        ["show", tmp_path / "none.txt"],
        ["show", tmp_path],
        ["play", "duel_of_time", "--position", tmp_path / "a.txt"],
        ["play", "--position", tmp_path / "a.txt", "--seats", "2"],
        ["play", "--position", tmp_path / "a.txt", "--scenario", "levy"],
        ["play", "--position", tmp_path / "a.txt", "--file", path],
    ):
        assert is_one_sentence(timefront(*words))


BOTS = ("--seat", "yellow=bot:random", "--seat", "red=bot:random")


def test_a_match_begins_from_a_position_and_is_played_to_its_end(
    timefront: Runs, path: Path, match: Match, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text(timefront("show", path, "--whole").out)
    ran = timefront("play", "--position", tmp_path / "a.txt", *BOTS, "--file", tmp_path / "b.match")
    assert ran.status == 0
    played = open_file(tmp_path / "b.match", GAMES)
    assert played.start is not None
    assert dumps(played.start) == dumps(match.state)
    assert played.outcome() is not None


def test_what_is_unknown_is_drawn_from_a_seed_and_nothing_else(
    timefront: Runs, path: Path, match: Match, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text(timefront("show", path, "--notation", "--seat", "yellow").out)
    assert is_one_sentence(timefront("play", "--position", tmp_path / "a.txt", *BOTS))
    starts = []
    for number, seed in enumerate(("one", "one", "two", "three")):
        file = tmp_path / f"{number}.match"
        assert timefront("play", "--position", tmp_path / "a.txt", *BOTS, "--seed", seed, "--file", file).status == 0
        start = open_file(file, GAMES).start
        assert start is not None
        assert text_for(DUEL, match.setting, start, 0) == text_for(DUEL, match.setting, match.state, 0)
        starts.append(dumps(start))
    assert starts[0] == starts[1]
    assert len({*starts}) > 1


def test_a_game_that_is_over_is_not_played_on(timefront: Runs, tmp_path: Path) -> None:
    over = play_on(a_duel(), Random(4))
    (tmp_path / "a.txt").write_text(whole_text(DUEL, over.setting, over.state))
    assert timefront("show", tmp_path / "a.txt").status == 0
    assert is_one_sentence(timefront("play", "--position", tmp_path / "a.txt"))


def test_a_position_of_an_own_pack_needs_that_pack(timefront: Runs, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    assert timefront("pack", "new", "duel_of_time", folder).status == 0
    scenarios = folder / "scenarios.toml"
    scenarios.write_text(scenarios.read_text() + "\n# mine\n")
    pack = PackFiles.from_folder(folder)
    match = new_match(DUEL, DUEL.setting(pack, "", {}, 2), seed="x")
    (tmp_path / "a.txt").write_text(whole_text(DUEL, match.setting, match.state))
    assert is_one_sentence(timefront("show", tmp_path / "a.txt"))
    assert timefront("show", tmp_path / "a.txt", "--pack", folder).status == 0
