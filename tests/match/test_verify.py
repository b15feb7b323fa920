"""The script that checks draws: sound matches pass, every alteration is found, and it needs nothing of the package."""

from __future__ import annotations

import ast
import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.match.matches import a_duel, a_parley, a_skirmish, play_on, said
from tests.match.parley import LEAVE, NOD, TOSS
from timefront import verify
from timefront.matches import journal
from timefront.matches.fairness import Fairness
from timefront.matches.files import MatchFile
from timefront.matches.journal import UNDO_GRANTED, chance_entry, load_entry, recorded_chance
from timefront.matches.lines import export
from timefront.matches.match import Match

SCRIPT = Path(verify.__file__)
Lines = list[dict[str, Any]]
Entries = list[dict[str, Any]]


def run_alone(path: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the script as anybody would: isolated, without installed packages, somewhere else."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=20)


def exported(match: Match) -> Lines:
    """What is exported of a match, as it would be read from a file."""
    lines: Lines = msgspec.json.decode(msgspec.json.encode(export(match, None)))
    return lines


def written(path: Path, lines: Lines) -> Path:
    """Write lines to a path; returns the path."""
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def a_match_with_undone_draws() -> Match:
    """A finished parley in which some draws were taken back by request."""
    match = a_parley(NOD(), TOSS(), TOSS())
    for _ in range(3):
        match.ask_undo(0)
        match.answer_undo(1, UNDO_GRANTED)
        said(match, TOSS(), TOSS())
    return said(match, LEAVE())


@pytest.fixture(scope="module", params=range(5))
def sound(request: pytest.FixtureRequest) -> Lines:
    """Finished skirmishes of any seeds: dice pools, weights, cards for several audiences."""
    return exported(play_on(a_skirmish(f"verify {request.param}"), Random(request.param)))


@pytest.mark.parametrize("make", [a_duel, a_skirmish, a_match_with_undone_draws], ids=["duel", "skirmish", "undone"])
def test_a_finished_match_is_sound_for_a_script_on_its_own(make: Callable[[], Match], tmp_path: Path) -> None:
    match = make()
    lines = exported(play_on(match, Random(1)))
    run = run_alone(written(tmp_path / "a.match", lines), tmp_path)
    draws = sum(entry.kind == "chance" for entry in match.entries)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == f"{draws} draws, 0 problems: all sound"
    assert draws >= 8


def test_a_stored_match_file_is_sound_too_with_its_snapshots_and_a_torn_last_line(tmp_path: Path) -> None:
    match = a_duel()
    file = MatchFile.create(tmp_path / "a.match", match)
    play_on(match, Random(1), moves=10)
    file.snapshot()
    play_on(match, Random(2))
    file.close()
    with (tmp_path / "a.match").open("ab") as torn:
        torn.write(b'{"entries":[{"num')
    run = run_alone(tmp_path / "a.match", tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("0 problems: all sound\n")


def test_the_script_imports_the_standard_library_alone() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    imported: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(node.module or "")
    assert imported
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


# Alterations


def chances(entries: Entries) -> list[int]:
    """Where the draws are."""
    return [index for index, entry in enumerate(entries) if entry["kind"] == "chance"]


def alterations(lines: Lines) -> Iterator[tuple[str, Lines]]:
    """Every way of altering one thing that is in the formula, draw by draw."""
    for index in chances(lines[1]["entries"]):
        draw = lines[1]["entries"][index]
        for name, altered in altered_draws(draw):
            changed = copy.deepcopy(lines)
            changed[1]["entries"][index] = altered
            yield f"{name} of entry {index}", changed
    for name, value in (
        ("key", "00" * 32),
        ("commitment", "0" * 64),
        ("match", "another match"),
        ("nonces", ["a", "b", "c"]),
        ("nonces", lines[0]["fair"]["nonces"][::-1]),
        ("nonces", lines[0]["fair"]["nonces"][:2]),
        ("nonces", []),
        ("form", 1),
        ("fixed", [None, *lines[0]["fair"]["nonces"][1:]]),
        ("fixed", [None, None, None]),
        ("fixed", []),
    ):
        changed = copy.deepcopy(lines)
        changed[0]["fair"][name] = value
        yield f"{name} {value}", changed


def altered_draws(draw: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A draw with one alteration that must be found."""
    for factor, drawn in enumerate(draw["result"]):
        for other in (*draw["values"][factor], 99, bool(drawn), float(drawn), str(drawn)):
            if type(other) is not int or other != drawn:
                yield "result", draw | {"result": replaced(draw["result"], factor, other)}
        for index, value in enumerate(draw["values"][factor]):
            values = replaced(draw["values"][factor], index, value + 1)
            yield "value", draw | {"values": replaced(draw["values"], factor, values)}
        yield "order of values", draw | {"values": replaced(draw["values"], factor, draw["values"][factor][::-1])}
        weights = draw["weights"][factor]
        for index, weight in enumerate(weights):
            for other in (weight + 1, weight - 1, 10**80):
                altered = replaced(weights, index, other)
                yield "weight", draw | {"weights": replaced(draw["weights"], factor, altered)}
        yield "all weights", draw | {"weights": replaced(draw["weights"], factor, [2 * weight for weight in weights])}
        yield "no weight", draw | {"weights": replaced(draw["weights"], factor, [0] * len(weights))}
        yield "missing weight", draw | {"weights": replaced(draw["weights"], factor, weights[:-1])}
    yield "factor too many", draw | {"values": [*draw["values"], [1]], "weights": [*draw["weights"], [1]]}
    yield "values without weights", draw | {"values": [*draw["values"], [1]]}
    yield "lost factor", draw | {"values": draw["values"][1:], "weights": draw["weights"][1:]}
    yield "result too many", draw | {"result": [*draw["result"], 0]}
    yield "no result", draw | {"result": []}
    yield "draw", draw | {"draw": draw["draw"] + 1}
    yield "draw", draw | {"draw": -1}
    yield "purpose", draw | {"purpose": "another purpose"}
    yield "purpose", draw | {"purpose": draw["purpose"] + " "}
    yield "audience", draw | {"audience": draw["audience"] ^ 1}
    yield "proof", draw | {"proof": draw["proof"][::-1]}
    yield "proof", draw | {"proof": draw["proof"].upper() + "0"}
    yield "proof", draw | {"proof": ""}
    yield "number", draw | {"number": draw["number"] + 1}


def replaced(row: list[Any], index: int, value: Any) -> list[Any]:
    """The row with another value at one place."""
    return [*row[:index], value, *row[index + 1 :]]


@pytest.mark.slow
def test_every_alteration_of_a_draw_or_of_what_was_agreed_is_found(sound: Lines) -> None:
    assert verify.check(sound[0], sound[1]["entries"]) == []
    seen = 0
    for name, changed in alterations(sound):
        assert verify.check(changed[0], changed[1]["entries"]), name
        seen += 1
    assert seen > 600


@pytest.mark.slow
def test_one_altered_draw_is_one_problem(sound: Lines) -> None:
    """A draw under another purpose is missing under its own."""
    entries = sound[1]["entries"]
    for index in chances(entries):
        for name, altered in altered_draws(entries[index]):
            problems = verify.check(sound[0], replaced(entries, index, altered))
            assert len(problems) == 1 or name == "purpose", problems


def test_a_missing_or_added_entry_is_found(sound: Lines) -> None:
    entries = sound[1]["entries"]
    for index in chances(entries):
        assert verify.check(sound[0], entries[:index] + entries[index + 1 :]) or index == len(entries) - 1
        assert verify.check(sound[0], [*entries[:index], entries[index], *entries[index:]])
        assert verify.check(sound[0], entries[:index] + entries[index + 1 :] + [entries[index]])


def test_a_draw_left_out_and_the_rest_numbered_anew_is_found(sound: Lines) -> None:
    """Unless it was the last of its purpose: then only the rules could miss it."""
    entries = sound[1]["entries"]
    later = {entries[index]["purpose"]: index for index in chances(entries)}
    for index in chances(entries):
        rest = [entry | {"number": at} for at, entry in enumerate(entries[:index] + entries[index + 1 :])]
        assert bool(verify.check(sound[0], rest)) == (index != later[entries[index]["purpose"]])


def test_other_odds_for_all_draws_are_found(sound: Lines) -> None:
    for odds in (lambda weights: [weight + 1 for weight in weights], lambda weights: weights[::-1]):
        entries = [
            entry | {"weights": [odds(weights) for weights in entry["weights"]]} if "weights" in entry else entry
            for entry in sound[1]["entries"]
        ]
        assert verify.check(sound[0], entries)


def test_what_is_wrong_is_said_and_the_status_is_one(
    sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = copy.deepcopy(sound)
    index = chances(changed[1]["entries"])[4]
    entry = changed[1]["entries"][index]
    was = entry["result"][:]
    entry["result"] = [99]
    assert verify.main([str(written(tmp_path / "a.match", changed))]) == 1
    heard = capsys.readouterr()
    draws = len(chances(sound[1]["entries"]))
    first, *_, last = heard.out.splitlines()
    assert first == f"Entry {index}: {entry['purpose']} gave [99], the key says {was}."
    assert last == f"{draws} draws, 1 problem: not sound"


def test_what_is_wrong_can_be_read_by_programs(
    sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draws = len(chances(sound[1]["entries"]))
    assert verify.main(["--json", str(written(tmp_path / "a.match", sound))]) == 0
    heard = json.loads(capsys.readouterr().out)
    assert len(heard.pop("not_checked")) == 4
    commitment = sound[0]["fair"]["commitment"]
    assert heard == {"form": 2, "commitment": commitment, "draws": draws, "sound": True, "problems": []}
    changed = copy.deepcopy(sound)
    changed[1]["entries"][chances(changed[1]["entries"])[0]]["proof"] = ""
    assert verify.main([str(written(tmp_path / "a.match", changed)), "--json"]) == 1
    heard = json.loads(capsys.readouterr().out)
    assert (heard["draws"], heard["sound"], len(heard["problems"])) == (draws, False, 1)


def test_a_forger_with_the_key_must_take_what_it_gives(sound: Lines) -> None:
    """Altering the odds and making a new proof gives another draw, seldom with the old result (replay finds those)."""
    fair = sound[0]["fair"]
    found = 0
    for index in chances(sound[1]["entries"]):
        entries = copy.deepcopy(sound[1]["entries"])
        entry = entries[index]
        entry["weights"] = [[3 * weight for weight in weights] for weights in entry["weights"]]
        words = [fair["match"], fair["nonces"], *(entry[name] for name in ("purpose", "draw", "values", "weights"))]
        entry["proof"] = verify.digest(bytes.fromhex(fair["key"]), [*words, entry["audience"]]).hex()
        found += bool(verify.check(sound[0], entries))
    assert found


# What the commitment covers


def again(lines: Lines, nonces: list[str], fixed: list[str | None] | None) -> Lines:
    """The same match as a house that had agreed on this would write it."""
    header, moves = copy.deepcopy(lines)
    old = header["fair"]
    fair = Fairness(old["match"], bytes.fromhex(old["key"]), nonces, fixed)
    for entry in moves["entries"]:
        if entry["kind"] == "chance":
            chance = recorded_chance(load_entry(entry))
            drawn = chance_entry(entry["number"], chance, entry["draw"], fair.proof(chance, entry["draw"]))
            entry |= {"proof": drawn.proof, "result": [*drawn.result]}
    return [header | {"fair": fair.disclosed()}, moves]


def test_the_nonces_of_players_are_not_fixed_and_an_empty_one_is_told(
    sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = again(sound, ["a1", "b2", ""], [None, "b2", None])
    assert verify.main([str(written(tmp_path / "a.match", lines))]) == 0
    assert "fixed with the commitment 1; given afterwards 0; none 2." in capsys.readouterr().out


def test_a_house_that_chose_the_nonce_of_its_bot_afterwards_is_found(sound: Lines) -> None:
    """The house has the key and can make every proof; only the commitment gives it away."""
    honest = again(sound, ["a1", "b2", "c3"], [None, "b2", None])
    pretended: list[list[str | None]] = [[None, "b2", None], [None, "00", None], [None, None, None]]
    for fixed in pretended:
        cheated = again(sound, ["a1", "00", "c3"], fixed)
        cheated[0]["fair"]["commitment"] = honest[0]["fair"]["commitment"]
        assert verify.check(cheated[0], cheated[1]["entries"])


def test_a_nonce_for_no_seat_is_found(sound: Lines) -> None:
    cheated = again(sound, ["a1", "b2", "c3", "chosen last"], [None, "b2", None, None])
    assert verify.check(cheated[0], cheated[1]["entries"]) == ["There are not as many nonces as seats."]
    cheated = again(sound, ["a1", "b2", "c3", "chosen last"], None)
    assert verify.check(cheated[0], cheated[1]["entries"]) == ["There are not as many nonces as seats."]


def test_a_commitment_opens_in_one_form_only(sound: Lines) -> None:
    """If keys could have any length, the hashed text could serve as the key of the old form."""
    fair = sound[0]["fair"]
    words = [verify.DOMAIN, fair["match"], fair["key"], fair["fixed"]]
    other = Fairness(fair["match"], verify.written(words), fair["nonces"])
    assert other.commitment == fair["commitment"]
    assert verify.check_commitment(other.key, other.disclosed()) == ["key"]
    with pytest.raises(ValueError, match="committed to"):
        Fairness.from_disclosed(other.disclosed())


def test_a_match_of_the_old_form_is_still_sound_and_what_that_leaves_open_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = Path(__file__).parents[1] / "golden" / "duel_of_time-v1-crossroads-usual.match"
    assert verify.main([str(old)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The commitment has the old form 1: it covers the key alone.\n")
    assert "nonces of its bots after it knew the others" in said
    assert verify.main([str(old), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["form"] == 1


@pytest.mark.parametrize("form", [0, 3, "2", None, True, 2.0])
def test_an_unknown_form_is_refused(
    form: object, sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = [sound[0] | {"fair": sound[0]["fair"] | {"form": form}}, *sound[1:]]
    assert verify.main([str(written(tmp_path / "a.match", changed))]) == 2
    assert f"the form {form}, which this script does not know" in capsys.readouterr().err
    with pytest.raises(ValueError, match="unknown form"):
        Fairness.from_disclosed(changed[0]["fair"])


# Rows of other kinds


@pytest.mark.parametrize(
    "change",
    [{"kind": "chanse"}, {"kind": "Chance"}, {"kind": ""}, {"kind": None}, {"also": 1}],
    ids=["misspelt", "capital", "empty", "none", "field"],
)
def test_an_entry_of_another_kind_is_refused(change: dict[str, Any], sound: Lines) -> None:
    entries = sound[1]["entries"]
    last = max(chances(entries))
    changed = [*entries[:last], entries[last] | change, *entries[last + 1 :]]
    assert f"Entry {last} is of no known kind." in verify.check(sound[0], changed)


def test_the_kinds_and_fields_are_those_of_the_journal() -> None:
    kinds = {value for name, value in vars(journal).items() if name.isupper() and isinstance(value, str)}
    assert kinds == verify.KINDS
    assert {field.name for field in fields(journal.Entry)} == verify.FIELDS | verify.FIELDS_OF_CHANCE


@pytest.mark.parametrize("line", [{}, {"entry": []}, {"entries": [], "more": []}, {"number": 3, "told": {}}])
def test_a_line_of_another_kind_is_refused(
    line: dict[str, Any], sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify.main([str(written(tmp_path / "a.match", [*sound, line]))]) == 1
    assert capsys.readouterr().out.startswith("Line 3 is of no known kind.\n")


def test_a_name_that_stands_twice_is_refused(sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One reader would take the first, another the last."""
    path = written(tmp_path / "a.match", sound)
    path.write_text(path.read_text().replace('"result":', '"result":[9],"result":', 1))
    assert verify.main([str(path)]) == 2
    assert "result stands twice" in capsys.readouterr().err


def test_what_is_not_checked_is_told(sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "a.match", sound)
    assert verify.main([str(path)]) == 0
    usual = capsys.readouterr().out
    assert f"- whether {sound[0]['fair']['commitment']} is the commitment that was shown" in usual
    for what in ("who knew the key played", "timefront replay tells", "stored beside the entries"):
        assert what in usual
    assert "torn" not in usual
    assert "started from" not in usual
    written(path, [sound[0] | {"start": {}}, *sound[1:]])
    with path.open("ab") as torn:
        torn.write(b'{"entries":[{"num')
    assert verify.main([str(path)]) == 0
    special = capsys.readouterr().out
    assert "torn" in special
    assert "started from" in special


# Not a match

NO_MATCH: list[tuple[str, bytes]] = [
    ("no JSON", b"hello\n"),
    ("an empty line", b"\n"),
    ("another JSON", b"[]\n"),
    ("a number", b"3\n"),
    ("no UTF-8", b"\xff\xfe\n"),
    ("an empty object", b"{}\n"),
    ("another format", b'{"timefront":1,"fair":{"key":""}}\n'),
    ("nothing fair", b'{"timefront":2}\n'),
    ("unfair", b'{"timefront":2,"fair":3}\n'),
    ("no key yet", b'{"timefront":2,"fair":{"commitment":"00"}}\n'),
]


@pytest.mark.parametrize("content", [content for _, content in NO_MATCH], ids=[name for name, _ in NO_MATCH])
def test_what_is_no_finished_match_gets_a_sentence_and_status_two(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.match").write_bytes(content)
    assert verify.main([str(tmp_path / "a.match")]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("This is no finished Timefront match: ")
    assert heard.err.count("\n") == 1


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    run = run_alone(tmp_path / "none.match", tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("This is no finished Timefront match: ")
    assert run.stderr.count("\n") == 1


def test_a_match_that_goes_on_has_nothing_to_verify(tmp_path: Path) -> None:
    lines = exported(play_on(a_duel(), Random(1), moves=4))
    run = run_alone(written(tmp_path / "a.match", lines), tmp_path)
    assert run.returncode == 2
    assert "the key is disclosed after the end" in run.stderr


def test_other_than_one_file_gets_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["a", "b"], ["--json"], ["--json", "a", "b"], ["--json", "a", "--json"]):
        assert verify.main(arguments) == 2
        assert capsys.readouterr().err == "usage: verify.py [--json] [--lang en|de|es] MATCH_FILE\n"


@pytest.mark.parametrize(
    ("language", "whole", "broken"),
    [
        ("en", "draws, 0 problems: all sound", "1 problem: not sound"),
        ("de", "Ziehungen, 0 Fehler: alles in Ordnung", "1 Fehler: nicht in Ordnung"),
        ("es", "tiradas, 0 problemas: todo correcto", "1 problema: no es correcto"),
    ],
)
def test_it_speaks_three_languages_and_counts_one_as_one(
    sound: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, whole: str, broken: str
) -> None:
    assert verify.main(["--lang", language, str(written(tmp_path / "a.match", sound))]) == 0
    assert capsys.readouterr().out.endswith(f"{whole}\n")
    changed = copy.deepcopy(sound)
    changed[1]["entries"][chances(changed[1]["entries"])[0]]["result"] = [99]
    assert verify.main([str(written(tmp_path / "b.match", changed)), "--lang", language]) == 1
    assert capsys.readouterr().out.endswith(f"{broken}\n")


def test_every_language_says_the_same_things() -> None:
    places = re.compile(r"{\w+}")
    for words in verify.WORDS.values():
        assert words.keys() == verify.WORDS["en"].keys()
        for what, text in words.items():
            assert sorted(places.findall(text)) == sorted(places.findall(verify.WORDS["en"][what]))
