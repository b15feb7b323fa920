"""Match files: what was acknowledged stays, whatever happens to the disk, the process or the file."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.match.matches import ALL_GAMES, a_duel, a_parley, picture, play_on, said, stored
from tests.match.parley import HIDE, NOD, PASS, SHOW, TOSS
from timefront.matches.errors import MatchFileError
from timefront.matches.files import MatchFile
from timefront.matches.journal import CHOICE
from timefront.matches.match import Match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the match of a test is stored."""
    return tmp_path / "matches" / "a.match"


def kept(path: Path, match: Match) -> Path:
    """Store a match; returns the path."""
    MatchFile.create(path, match).close()
    return path


def test_a_new_file_holds_all_that_was_played_before(path: Path) -> None:
    match = a_parley(NOD(), TOSS(), HIDE(1))
    match.undo(0)
    assert picture(stored(kept(path, match))) == picture(match)


def test_nobody_else_can_read_a_match_and_an_old_file_is_mended(path: Path) -> None:
    kept(path, a_parley(NOD()))
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    path.chmod(0o664)
    MatchFile.open(path, ALL_GAMES).close()
    assert path.stat().st_mode & 0o777 == 0o600


def test_every_move_is_in_the_file_when_it_is_acknowledged(path: Path) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    for choice in (NOD(), TOSS(), HIDE(2), SHOW(), PASS()):
        said(match, choice)
        assert picture(stored(path)) == picture(match)
    file.close()


@pytest.mark.slow
@pytest.mark.parametrize("last", [NOD(), TOSS(), SHOW()], ids=["choice", "chance", "fact"])
def test_a_last_line_cut_anywhere_loses_the_unacknowledged_move_alone(path: Path, last: tuple[str]) -> None:
    match = a_parley(HIDE(2))
    file = MatchFile.create(path, match)
    said(match, TOSS())
    before, whole_before = picture(match), path.read_bytes()
    said(match, last)
    after, whole = picture(match), path.read_bytes()
    file.close()
    assert whole.startswith(whole_before)
    for length in range(len(whole_before), len(whole)):
        path.write_bytes(whole[:length])
        file = MatchFile.open(path, ALL_GAMES)
        assert picture(file.match) == before
        assert path.read_bytes() == whole_before
        said(file.match, last)
        file.close()
        assert path.read_bytes() == whole
        assert picture(stored(path)) == after


def test_a_file_cut_in_the_middle_of_its_first_line_is_no_match(path: Path) -> None:
    whole = kept(path, a_parley()).read_bytes()
    for length in (0, 1, whole.index(b"\n")):
        path.write_bytes(whole[:length])
        with pytest.raises(MatchFileError, match="no-match"):
            MatchFile.open(path, ALL_GAMES)
        assert path.read_bytes() == whole[:length]


@pytest.mark.parametrize("damage", [b"x", b"[1]", b"null", b"\xff\xfe", b"{", b""])
def test_a_damaged_line_in_the_middle_is_named_and_nothing_is_changed(path: Path, damage: bytes) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    said(match, NOD(), TOSS())
    file.close()
    lines = path.read_bytes().splitlines()
    damaged = b"\n".join([*lines[:2], damage, *lines[3:], b""])
    path.write_bytes(damaged)
    with pytest.raises(MatchFileError, match=r"line-damaged: .*'line': 3"):
        MatchFile.open(path, ALL_GAMES)
    assert path.read_bytes() == damaged


def test_a_line_that_is_missing_twice_or_out_of_order_is_found(path: Path) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    said(match, NOD(), HIDE(1), SHOW())
    file.close()
    head, begun, nod, hide, show = path.read_bytes().splitlines(keepends=True)
    for lines in ([begun, hide, show], [begun, nod, nod, hide], [nod, begun], [begun, hide, nod]):
        path.write_bytes(b"".join([head, *lines]))
        with pytest.raises(MatchFileError, match="match-out-of-order"):
            stored(path)


def test_two_cannot_play_the_same_file(path: Path) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    with pytest.raises(MatchFileError, match="match-in-use"):
        MatchFile.open(path, ALL_GAMES)
    said(match, NOD())
    assert picture(stored(path)) == picture(match)
    file.close()
    MatchFile.open(path, ALL_GAMES).close()


def test_another_process_cannot_play_the_same_file(path: Path) -> None:
    file = MatchFile.create(path, a_duel())
    script = (
        "import sys; from pathlib import Path\n"
        "from timefront.games.registry import GAMES\n"
        "from timefront.matches.errors import MatchFileError\n"
        "from timefront.matches.files import MatchFile\n"
        "try: MatchFile.open(Path(sys.argv[1]), GAMES)\n"
        "except MatchFileError as error: print(error.key)"
    )
    other = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, check=True)
    assert other.stdout == "match-in-use\n"
    file.close()


def test_a_new_match_never_takes_the_place_of_another(path: Path) -> None:
    before = kept(path, a_parley(NOD())).read_bytes()
    with pytest.raises(MatchFileError, match="file-exists"):
        MatchFile.create(path, a_parley())
    assert path.read_bytes() == before


def no_space(_: int) -> None:
    """What a full disk raises."""
    raise OSError(28, "No space left on device")


def test_a_disk_that_fails_leaves_match_and_file_as_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    said(match, TOSS())
    acts: list[Callable[[], object]] = [
        lambda: match.play(0, TOSS()),
        lambda: match.undo(0),
        lambda: match.resign(0),
    ]
    for act in acts:
        said(match, NOD())
        before, whole = picture(match), path.read_bytes()
        for _ in range(3):
            with monkeypatch.context() as broken:
                broken.setattr(os, "fsync", no_space)
                with pytest.raises(OSError, match="No space left"):
                    act()
            assert picture(match) == before
            assert path.read_bytes() == whole
    said(match, TOSS(), SHOW())
    file.close()
    assert picture(stored(path)) == picture(match)


def test_a_disk_that_fails_after_a_torn_line_was_cut_off_leaves_the_rest(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = kept(path, a_parley(NOD())).read_bytes()
    path.write_bytes(whole + b'{"entries":[{"number":2')
    file = MatchFile.open(path, ALL_GAMES)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", no_space)
        with pytest.raises(OSError, match="No space left"):
            said(file.match, TOSS())
    assert path.read_bytes() == whole
    said(file.match, TOSS())
    file.close()
    assert picture(stored(path)) == picture(file.match)


def test_a_disk_that_takes_half_a_line_gives_it_back(path: Path) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    before, whole = picture(match), path.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 10, limits[1]))
        for _ in range(2):
            with pytest.raises(OSError, match="File too large"):
                said(match, TOSS())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, ignored)
    assert picture(match) == before
    assert path.read_bytes() == whole
    said(match, HIDE(1))
    file.close()
    assert picture(stored(path)) == picture(match)


def test_a_closed_file_no_longer_stores(path: Path) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    file.close()
    whole = path.read_bytes()
    said(match, NOD())
    assert path.read_bytes() == whole


def test_a_move_is_synced_before_it_is_acknowledged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley()
    file = MatchFile.create(path, match)
    synced: list[int] = []

    def note(_: int) -> None:
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", note)
    said(match, NOD())
    assert synced == [path.stat().st_size]
    file.close()


def test_a_whole_duel_comes_back_with_undo_requests_and_draws(path: Path) -> None:
    match = a_duel()
    file = MatchFile.create(path, match)
    rng = Random(8)
    while match.outcome() is None:
        seat = match.state.seat
        play_on(match, rng, moves=1)
        if match.barrier(seat).to >= 0 and rng.random() < 0.3:
            match.undo(seat)
        if rng.random() < 0.3:
            file.close()
            file = MatchFile.open(path, ALL_GAMES)
            there, here = picture(file.match), picture(match)
            there["snapshots"] = here["snapshots"] = []
            assert there == here
            match = file.match
    file.close()
    assert sum(entry.kind == CHOICE for entry in match.entries) > 16
