"""Opening a stored match: from a snapshot under the same rules, by replay under others, and never with a crash."""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.match.matches import ALL_GAMES, DUEL, a_duel, a_parley, picture, play_on, said, stored
from tests.match.parley import HIDE, NOD, PARLEY, PASS, SHOW, TOSS, Talking, Talks
from timefront.kernel.chance import Chance, Factor, one_of
from timefront.kernel.flow import dumps
from timefront.kernel.narrator import parts_of
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Illegal, Refusal
from timefront.kernel.rulebook import WITNESS
from timefront.matches.errors import MatchFileError
from timefront.matches.files import SNAPSHOT_EVERY, MatchFile
from timefront.matches.lines import read_lines
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import load_match, replayed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the match of a test is stored."""
    return tmp_path / "a.match"


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that the rules executed, in order."""
    steps: list[str] = []
    monkeypatch.setattr(WITNESS, "listener", lambda rule_id, where: steps.append(where))
    return steps


def answers(heard: list[str]) -> int:
    """How often a speaker of a parley was heard; clears the list."""
    count = sum(where.startswith("parley.Talking.act ") for where in heard)
    heard.clear()
    return count


def kept(path: Path, match: Match) -> Path:
    """Store a match; returns the path."""
    MatchFile.create(path, match).close()
    return path


# Snapshots


def test_a_snapshot_spares_the_replay_of_what_came_before(path: Path, heard: list[str]) -> None:
    match = a_parley(*[NOD()] * 20)
    file = MatchFile.create(path, match)
    file.snapshot()
    said(match, HIDE(1), SHOW())
    file.close()
    answers(heard)
    again = stored(path)
    assert answers(heard) == 2
    assert dumps(again.state) == dumps(match.state)
    assert again.log(1) == match.log(1)


MISFITS: dict[str, Callable[[dict[str, Any]], object]] = {
    "a column that is gone": lambda line: line["state"]["fields"].pop("words"),
    "a new column": lambda line: line["state"]["fields"].update(extra=1),
    "a step that is gone": lambda line: line["state"]["stack"][0].__setitem__(1, "gone"),
    "a procedure that is gone": lambda line: line["state"]["stack"][0].__setitem__(0, "parley.Gone"),
    "no state": lambda line: line.update(state=None),
    "a list": lambda line: line.update(state=[1]),
    "no number": lambda line: line.pop("after"),
    "a number of another kind": lambda line: line.update(after="x"),
    "a position in which all is said": lambda line: line["state"].update(seat=-2, stack=[]),
}


@pytest.mark.parametrize("misfit", MISFITS)
def test_a_snapshot_that_no_longer_fits_is_replayed_from_the_journal(path: Path, misfit: str) -> None:
    match = a_parley(*[NOD()] * 20)
    file = MatchFile.create(path, match)
    file.snapshot()
    said(match, HIDE(1), SHOW())
    file.close()
    lines = read_lines(path).lines
    MISFITS[misfit](next(line for line in lines if "state" in line))
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    again = stored(path)
    assert again.read_only == ""
    assert picture(again) | {"snapshots": []} == picture(match) | {"snapshots": []}
    said(again, NOD())


def test_without_a_snapshot_everything_is_replayed(path: Path, heard: list[str]) -> None:
    kept(path, a_parley(*[NOD()] * 20))
    answers(heard)
    stored(path)
    assert answers(heard) == 20


def test_the_last_snapshot_counts(path: Path, heard: list[str]) -> None:
    match = a_parley(NOD())
    file = MatchFile.create(path, match)
    for _ in range(3):
        said(match, *[NOD()] * 4)
        file.snapshot()
    said(match, NOD())
    file.close()
    answers(heard)
    assert dumps(stored(path).state) == dumps(match.state)
    assert answers(heard) == 1


def test_closing_stores_a_snapshot_when_it_is_worth_it(path: Path) -> None:
    def snapshots() -> int:
        return sum("state" in line for line in read_lines(path).lines)

    match = a_parley()
    file = MatchFile.create(path, match)
    file.close()
    file = MatchFile.open(path, ALL_GAMES)
    said(file.match, *[NOD()] * (SNAPSHOT_EVERY - 1))
    file.close()
    assert snapshots() == 0
    file = MatchFile.open(path, ALL_GAMES)
    said(file.match, *[NOD()] * SNAPSHOT_EVERY)
    file.close()
    assert snapshots() == 1


def test_what_a_snapshot_holds_can_still_be_taken_back(path: Path) -> None:
    match = a_parley(HIDE(1), HIDE(2))
    file = MatchFile.create(path, match)
    file.snapshot()
    file.close()
    again = stored(path)
    again.undo(0)
    again.undo(0)
    assert isinstance(again.state, Talks)
    assert again.state.hidden == [0, 0]


def test_a_snapshot_of_what_was_taken_back_is_not_used(path: Path) -> None:
    match = a_parley(HIDE(1), HIDE(2))
    file = MatchFile.create(path, match)
    file.snapshot()
    match.undo(0)
    file.close()
    assert dumps(stored(path).state) == dumps(match.state)
    file = MatchFile.open(path, ALL_GAMES)
    said(file.match, NOD())
    file.close()
    assert dumps(stored(path).state) == dumps(file.match.state)


# Other rules


def test_under_another_version_the_whole_match_is_replayed(
    path: Path, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_parley(*[NOD()] * 20, TOSS(), HIDE(1), HIDE(2))
    match.undo(0)
    file = MatchFile.create(path, match)
    file.snapshot()
    file.close()
    monkeypatch.setattr(PARLEY, "version", 2)
    answers(heard)
    again = stored(path)
    assert answers(heard) >= 23
    assert again.read_only == ""
    assert picture(again) | {"snapshots": []} == picture(match) | {"snapshots": []}
    said(again, TOSS())
    assert again.entries[-1].draw == 1


def test_a_pack_that_is_not_the_one_named_is_a_reason_to_replay(path: Path, heard: list[str]) -> None:
    match = a_parley(*[NOD()] * 20)
    file = MatchFile.create(path, match)
    file.snapshot()
    file.close()
    lines = read_lines(path).lines
    lines[0]["pack"] = "0" * 64
    answers(heard)
    assert dumps(load_match(lines, ALL_GAMES).state) == dumps(match.state)
    assert answers(heard) == 20


def refuse_showing(self: Talking, s: Talks, choice: Any) -> Refusal | None:
    """Rules that no longer allow showing."""
    return Refusal("PA-1.3", "showing-is-rude") if choice == SHOW() else None


def gold_coin(self: Talking, s: Talks) -> Chance:
    """A toss for another purpose."""
    return one_of("gold-coin", [0, 1])


def crooked_coin(self: Talking, s: Talks) -> Chance:
    """A toss with other odds."""
    return Chance("coin", [Factor([0, 1], [2, 1])])


def three_sided_coin(self: Talking, s: Talks) -> Chance:
    """A toss with other values."""
    return one_of("coin", [0, 1, 2])


DIVERGENCES: list[tuple[str, Any, str]] = [
    ("refuse_act", refuse_showing, "entry 4: PA-1.3 showing-is-rude"),
    ("chance_coin", gold_coin, "entry 3: chance is asked for gold-coin, not coin"),
    ("chance_coin", crooked_coin, "entry 3: the draw for coin has other odds"),
    ("chance_coin", three_sided_coin, "entry 3: the draw for coin has other odds"),
]


@pytest.mark.parametrize(("step", "other", "why"), DIVERGENCES, ids=[other.__name__ for _, other, _ in DIVERGENCES])
def test_rules_that_do_not_fit_open_the_match_read_only_at_the_last_sound_entry(
    step: str, other: Any, why: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_parley(HIDE(2), TOSS(), SHOW(), PASS())
    kept(path, match)
    whole = path.read_bytes()
    sound = int(why.split()[1].rstrip(":")) - 1
    position = dumps(replayed(match, sound).state)
    monkeypatch.setattr(PARLEY, "version", 2)
    monkeypatch.setattr(Talking, step, other)
    file = MatchFile.open(path, ALL_GAMES)
    opened = file.match
    assert opened.read_only == why
    assert [entry.number for entry in opened.entries] == list(range(sound + 1))
    assert dumps(opened.state) == position
    acts: list[Callable[[], object]] = [
        lambda: opened.play(0, NOD()),
        lambda: opened.resign(0),
        lambda: opened.ask_undo(0),
    ]
    for act in acts:
        with pytest.raises(Illegal) as refused:
            act()
        assert refused.value.refusal == Refusal("", "read-only", why=why)
    assert opened.barrier(0).reason == "undo-read-only"
    file.close()
    assert path.read_bytes() == whole


TAMPERINGS: list[tuple[str, Callable[[list[dict[str, Any]]], None], str]] = [
    ("a result that cannot be", lambda entries: entries[3].update(result=[5]), "the result of coin is impossible"),
    ("a result too many", lambda entries: entries[3].update(result=[1, 1]), "the result of coin is impossible"),
    ("a choice in place of chance", lambda entries: entries[3].update(kind="choice"), "somebody else is asked"),
    ("chance in place of a choice", lambda entries: entries[2].update(kind="chance"), "somebody else is asked"),
    ("a choice of somebody else", lambda entries: entries[1].update(seat=1), "PA-1.1 not-asked"),
    ("an unknown choice", lambda entries: entries[1].update(choice=["fly"]), "PA-1.1 verb-not-asked"),
    ("an impossible choice", lambda entries: entries[1].update(choice=["hide", 7]), "PA-1.2 malformed"),
    ("a second beginning", lambda entries: entries[1].update(kind="begun"), "the match begins with it alone"),
    ("no beginning", lambda entries: entries[0].update(kind="choice"), "the match begins with it alone"),
    ("weights without values", lambda entries: entries[3].update(values=[]), "the rules failed on it"),
]


@pytest.mark.parametrize(("tamper", "why"), [case[1:] for case in TAMPERINGS], ids=[case[0] for case in TAMPERINGS])
def test_a_tampered_journal_is_found_out_by_replay(
    tamper: Callable[[list[dict[str, Any]]], None], why: str, path: Path
) -> None:
    lines = read_lines(kept(path, a_parley(HIDE(2), TOSS(), SHOW()))).lines
    lines[0]["rules"] = 0
    tamper(lines[1]["entries"])
    match = load_match(lines, ALL_GAMES)
    assert why in match.read_only
    assert match.read_only.startswith(f"entry {len(match.entries)}: ")


# Packs and keys


def test_a_pack_of_ones_own_lives_on_in_the_match(tmp_path: Path, path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(DUEL.folder / "pack", folder)
    scenarios = (folder / "scenarios.toml").read_text(encoding="utf-8")
    scenarios = re.sub(r"starter_bonus = \d+", "starter_bonus = 7", scenarios)
    (folder / "scenarios.toml").write_text(scenarios, encoding="utf-8")
    setting = DUEL.setting(PackFiles.from_folder(folder), "crossroads", {"facing": "free"}, 2)
    match = new_match(DUEL, setting, seed="own pack")
    file = MatchFile.create(path, match)
    shutil.rmtree(folder)
    play_on(match, Random(1), moves=8)
    file.close()
    file = MatchFile.open(path, ALL_GAMES)
    assert file.match.setting.pack.files == setting.pack.files != DUEL.built_in_pack().files
    assert (file.match.setting.scenario, file.match.setting.options) == (
        "crossroads",
        {"facing": "free", "last_space_push": "allowed"},
    )
    play_on(file.match, Random(2))
    file.close()
    players = parts_of(stored(path).view(None))["players"]
    assert sorted(player.starter_bonus for player in players) == [0, 7]


def test_a_pack_that_is_no_longer_valid_is_named(path: Path) -> None:
    lines = read_lines(kept(path, a_duel())).lines
    del lines[0]["pack_files"]["cards.toml"]
    with pytest.raises(MatchFileError, match=r"match-pack: .*cards\.toml"):
        load_match(lines, ALL_GAMES)


def test_a_wrong_key_is_refused(path: Path) -> None:
    lines = read_lines(kept(path, a_parley())).lines
    lines[0]["fair"]["key"] = "00" * 32
    with pytest.raises(MatchFileError, match="not the one that was committed to"):
        load_match(lines, ALL_GAMES)


def test_a_game_that_is_not_known_here_is_named(path: Path) -> None:
    kept(path, a_parley())
    with pytest.raises(MatchFileError, match=r"unknown-game: .*parley"):
        MatchFile.open(path, {DUEL.name: DUEL})


def test_a_file_that_cannot_be_read_is_named(path: Path) -> None:
    for place in (path, path.parent):
        with pytest.raises(MatchFileError, match="no-such-file"):
            MatchFile.open(place, ALL_GAMES)
        with pytest.raises(MatchFileError, match="file-unreadable"):
            read_lines(place)


@pytest.mark.parametrize("form", [0, 1, 3, 2**70])
def test_a_match_of_another_format_is_refused_by_its_number(path: Path, form: int) -> None:
    whole = kept(path, a_parley()).read_bytes()
    path.write_bytes(whole.replace(b'{"timefront":2,', b'{"timefront":%d,' % form))
    with pytest.raises(MatchFileError) as refused:
        MatchFile.open(path, ALL_GAMES)
    assert (refused.value.key, refused.value.about["format"]) == ("other-format", str(form))


# Nonsense

NONSENSE: list[Any] = [None, True, -1, 2, 2**70, 1.5, "", "x", [], [1], ["x"], [[]], {}, {"x": 1}]
HEADER = ["timefront", "game", "rules", "pack", "pack_files", "scenario", "options", "seats", "fair"]
FAIR = ["match", "commitment", "nonces", "key"]
MUST_BE_RIGHT = ["timefront", "game", "pack_files", "fair", "commitment", "key"]


@pytest.mark.parametrize("name", [*HEADER, *FAIR])
def test_a_header_of_nonsense_is_a_sentence_and_never_a_crash(name: str, path: Path) -> None:
    lines = read_lines(kept(path, a_duel())).lines
    for nonsense in NONSENSE:
        changed = copy.deepcopy(lines)
        place = changed[0]["fair"] if name in FAIR else changed[0]
        if nonsense == place[name]:
            continue
        place[name] = nonsense
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in changed))
        assert opens(path) is False or name not in MUST_BE_RIGHT
        del place[name]
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in changed))
        assert opens(path) is False


def opens(path: Path) -> bool:
    """Whether a file can be opened; anything other than a match or a sentence fails the test."""
    try:
        MatchFile.open(path, ALL_GAMES).close()
    except MatchFileError:
        return False
    return True


def mutated(whole: bytes, rng: Random) -> bytes:
    """The bytes with one random change, more often in the journal than in the header with its long pack."""
    head = whole.index(b"\n") if rng.random() < 0.8 else 0
    place = rng.randrange(head, len(whole))
    lines = whole.splitlines(keepends=True)
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(7):
        case 0:
            return whole[:place] + bytes([rng.randrange(256)]) + whole[place + 1 :]
        case 1:
            digits = [at for at in range(head, len(whole)) if whole[at : at + 1].isdigit()]
            place = rng.choice(digits)
            return whole[:place] + b"%d" % rng.randrange(10) + whole[place + 1 :]
        case 2:
            return whole[:place] + whole[place + rng.randrange(1, 40) :]
        case 3:
            return whole[:place] + bytes(rng.choices(b'0123456789{}[]",:-', k=3)) + whole[place:]
        case 4:
            return b"".join(lines[:first] + lines[first + 1 :])
        case 5:
            return b"".join([*lines[:first], lines[second], *lines[first:]])
        case _:
            lines[first], lines[second] = lines[second], lines[first]
            return b"".join(lines)


@pytest.mark.slow
def test_accidents_to_a_file_are_a_match_or_a_sentence(path: Path) -> None:
    match = a_duel()
    file = MatchFile.create(path, match)
    play_on(match, Random(1), moves=15)
    file.snapshot()
    play_on(match, Random(2), moves=5)
    file.close()
    whole = path.read_bytes()
    opened = 0
    for number in range(300):
        path.write_bytes(mutated(whole, Random(number)))
        opened += opens(path)
    assert 0 < opened < 200
