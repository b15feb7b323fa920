"""Every command: what it prints, what it answers to nonsense, and how it ends."""

from __future__ import annotations

import copy
import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, final

import msgspec
import pytest

from tests.match.matches import DUEL, a_duel, play_on
from tests.match.parley import PARLEY
from timefront import coverage
from timefront.cli import run
from timefront.games.registry import GAMES
from timefront.kernel.match import Match
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.storage import MatchFile, export, read_lines, replayed
from timefront.texts.catalogue import Catalogue


@final
@dataclass
class Ran:
    """How a command ended."""

    status: int
    out: str
    err: str


Runs = Callable[..., Ran]
"""Runs a command, given as its words."""


@pytest.fixture
def timefront(capsys: pytest.CaptureFixture[str]) -> Runs:
    """Runs a command."""

    def ran(*words: str | Path) -> Ran:
        capsys.readouterr()
        status = run([str(word) for word in words])
        heard = capsys.readouterr()
        return Ran(status, heard.out, heard.err)

    return ran


def is_one_sentence(ran: Ran) -> bool:
    """Whether a command failed as it should: one line on stderr, nothing else."""
    return (ran.status, ran.out, ran.err.count("\n"), ran.err[-1:]) == (2, "", 1, "\n") and len(ran.err) > 10


def kept(path: Path, match: Match) -> Path:
    """The path, after the match was stored there."""
    MatchFile.create(path, match).close()
    return path


# games


def test_games_lists_scenarios_and_options(timefront: Runs) -> None:
    ran = timefront("games")
    assert (ran.status, ran.err) == (0, "")
    for word in ("duel_of_time: ", "beacons", "breakthrough", "facing = near | far | free"):
        assert word in ran.out


def test_games_as_json_says_the_same(timefront: Runs) -> None:
    rows = json.loads(timefront("games", "--json").out)
    row = next(row for row in rows if row["name"] == "duel_of_time")
    assert row["scenarios"] == list(DUEL.scenarios(DUEL.built_in_pack()))
    assert row["options"] == {"facing": ["near", "far", "free"]}
    assert (row["seats"], row["rules_version"]) == ([2], DUEL.version)


# simulate


def simulated(timefront: Runs, *words: str) -> dict[str, Any]:
    """The report of a small study without its speed."""
    ran = timefront("simulate", "duel_of_time", "--json", *words)
    assert (ran.status, ran.err) == (0, "")
    report: dict[str, Any] = json.loads(ran.out)
    assert set(report.pop("speed")) == {"seconds", "games_per_second", "decisions_per_second", "moves_per_second"}
    return report


def test_simulate_gives_the_same_results_for_any_number_of_workers(timefront: Runs) -> None:
    reports = [simulated(timefront, "--games", "120", "--workers", workers) for workers in ("1", "2", "3")]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["games"] == 120
    assert sum(reports[0]["win_rates"].values()) == pytest.approx(1)


def test_simulate_depends_on_the_seed_alone(timefront: Runs) -> None:
    first, again, other = (simulated(timefront, "--games", "30", "--seed", seed) for seed in ("7", "7", "8"))
    assert first == again != other


def test_simulate_knows_bots_scenarios_options_and_packs(timefront: Runs) -> None:
    plain = simulated(timefront, "--games", "30")
    assert simulated(timefront, "--games", "30", "--scenario", "levy") != plain
    assert simulated(timefront, "--games", "30", "--option", "facing=free") != plain
    assert simulated(timefront, "--games", "30", "--pack", str(DUEL.folder / "pack")) == plain
    assert simulated(timefront, "--games", "10", "--bots", "random,greedy:10")["win_rates"]["red"] > 0.5


def test_simulate_prints_a_report_for_people(timefront: Runs) -> None:
    ran = timefront("simulate", "duel_of_time", "--games", "10", "--bots", "random")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("10 games, ")
    assert [line.split()[:2] for line in lines[1:3]] == [["yellow", "random"], ["red", "random"]]
    assert "games/s" in lines[-1]


WRONG_STUDIES = [
    "chess",
    "duel",
    "duel_of_time --games 0",
    "duel_of_time --games -3",
    "duel_of_time --games many",
    "duel_of_time --workers 0",
    "duel_of_time --workers -1",
    "duel_of_time --bots chess",
    "duel_of_time --bots mcts:0",
    "duel_of_time --bots mcts:-1",
    "duel_of_time --bots greedy:lots",
    "duel_of_time --bots random,random,random",
    "duel_of_time --bots random,",
    "duel_of_time --scenario nowhere",
    "duel_of_time --option facing",
    "duel_of_time --option =",
    "duel_of_time --option facing=up",
    "duel_of_time --option colour=red",
    "duel_of_time --pack nowhere",
    "duel_of_time --colour red",
    "duel_of_time extra",
    "",
]


@pytest.mark.parametrize("words", WRONG_STUDIES)
def test_a_study_that_cannot_be_gets_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("simulate", *words.split(), *(["--games", "2"] if "--games" not in words else [])))


def test_a_name_that_is_nearly_right_gets_a_suggestion(timefront: Runs) -> None:
    assert "did you mean duel_of_time?" in timefront("simulate", "dual_of_time").err
    assert "beacons" in timefront("simulate", "duel_of_time", "--scenario", "becons").err
    assert "near, far, free" in timefront("simulate", "duel_of_time", "--option", "facing=up").err


# arena


def test_arena_gives_the_same_standing_for_any_number_of_workers(timefront: Runs) -> None:
    words = ("arena", "duel_of_time", "greedy:10", "random", "--games", "11", "--json")
    standings = [timefront(*words, "--workers", workers) for workers in ("1", "2")]
    assert (standings[0].status, standings[0].err) == (0, "")
    assert standings[0].out == standings[1].out
    standing = json.loads(standings[0].out)
    assert (standing["games"], standing["first"], standing["second"]) == (12, "greedy:10", "random")
    low, high = standing["interval"]
    assert 0 <= low <= standing["rate"] <= high <= 1


def test_arena_prints_a_standing_for_people(timefront: Runs) -> None:
    ran = timefront("arena", "duel_of_time", "random", "random", "--games", "6", "--seed", "3", "--scenario", "levy")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("random against random, 6 games in pairs, ")
    assert re.search(r"random wins \d+\.\d% \(95 % interval \d+\.\d% to \d+\.\d%; draws count half\)", ran.out)


@pytest.mark.parametrize(
    "words",
    [
        "chess random random",
        "duel_of_time random",
        "duel_of_time random chess",
        "duel_of_time random random --games 0",
        "duel_of_time random random --workers 0",
        "duel_of_time random random --seats 3",
        "duel_of_time random random --seats -2",
        "duel_of_time random random --scenario nowhere",
        "duel_of_time random random --option facing=up",
        "duel_of_time random random --pack nowhere",
        "duel_of_time random random random",
    ],
)
def test_a_contest_that_cannot_be_gets_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("arena", *words.split()))


# Several numbers of players


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game for two, three or four is there, too."""
    monkeypatch.setitem(GAMES, "parley", PARLEY)


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("", 2),
        ("--seats 3", 3),
        ("--seats 4 --bots random", 4),
        ("--bots random,random,random", 3),
        ("--seats 4 --bots random,random,random,random --option sides=pairs", 4),
    ],
)
def test_simulate_seats_as_many_bots_as_wished(words: str, seats: int, timefront: Runs) -> None:
    ran = timefront("simulate", "parley", "--games", "8", "--json", *words.split())
    assert (ran.status, ran.err) == (0, "")
    assert list(json.loads(ran.out)["win_rates"]) == ["north", "east", "south", "west"][:seats]


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_arena_swaps_two_bots_over_all_seats(seats: str, timefront: Runs) -> None:
    ran = timefront("arena", "parley", "random", "random", "--games", "8", "--seats", seats)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("random against random, 8 games in pairs, ")


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("seats", ["0", "1", "5", "-2"])
def test_a_number_of_seats_that_the_game_does_not_have_gets_one_sentence(
    seats: str, timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path))
    for words in ("simulate parley --games 2", "arena parley random random --games 2", "play parley --lang en"):
        ran = timefront(*words.split(), f"--seats={seats}")
        assert is_one_sentence(ran)
        assert ran.err.endswith("Possible: 2, 3, 4.\n")


@pytest.mark.usefixtures("parley")
def test_other_than_a_bot_for_every_seat_gets_one_sentence(timefront: Runs) -> None:
    ran = timefront("simulate", "parley", "--bots", "random,random", "--seats", "3")
    assert is_one_sentence(ran)
    assert ran.err.startswith("There are 2 bots for 3 seats")


# Packs of one's own


def test_play_simulate_and_arena_take_a_pack(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    scenarios = (pack / "scenarios.toml").read_text(encoding="utf-8")
    (pack / "scenarios.toml").write_text(scenarios.replace('key = "levy"', 'key = "muster"'), encoding="utf-8")
    for file in (pack / "texts").iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace("scenario-levy", "scenario-muster"), encoding="utf-8")
    seats = ("--seat", "yellow=bot:random", "--seat", "red=bot:random", "--file", tmp_path / "a.match")
    for words in (("play", *seats), ("simulate", "--games", "2"), ("arena", "random", "random", "--games", "2")):
        command, rest = words[0], [str(word) for word in words[1:]]
        ran = timefront(command, "duel_of_time", *rest, "--scenario", "muster", "--pack", pack)
        assert (ran.status, ran.err) == (0, "")
        (tmp_path / "a.match").unlink(missing_ok=True)
        assert is_one_sentence(timefront(command, "duel_of_time", *rest, "--scenario", "muster"))


# rules


def test_rules_prints_every_paragraph_in_three_languages(timefront: Runs) -> None:
    texts = {}
    for language in LANGUAGES:
        ran = timefront("rules", "duel_of_time", "--lang", language)
        assert (ran.status, ran.err) == (0, "")
        texts[language] = dict(line.split("  ", 1) for line in ran.out.splitlines())
        assert list(texts[language]) == list(DUEL.rulebook().entries)
        assert all(text.strip() for text in texts[language].values())
    for rule_id in texts["en"]:
        assert len({texts[language][rule_id] for language in LANGUAGES}) == 3


def test_rules_without_a_game_prints_all_games(timefront: Runs) -> None:
    assert set(timefront("rules", "duel_of_time").out.splitlines()) <= set(timefront("rules").out.splitlines())


def record(folder: Path, *without: str) -> None:
    """Leave the record of a test run that proved every rule but some."""
    path = folder / coverage.RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    proved = {rule_id: ["tests/a.py::test_it"] for rule_id in DUEL.rulebook().entries if rule_id not in without}
    path.write_text(json.dumps(proved), encoding="utf-8")


def test_rules_coverage_succeeds_when_every_rule_is_covered(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path)
    ran = timefront("rules", "duel_of_time", "--coverage")
    assert (ran.status, ran.err) == (0, "")
    count = len(DUEL.rulebook().entries)
    assert ran.out.endswith(f"duel_of_time: {count} of {count} rules covered\n")


def test_rules_coverage_fails_and_names_what_is_not_covered(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path, "DT-3.2", "DT-4.1")
    ran = timefront("rules", "duel_of_time", "--coverage")
    assert ran.status == 1
    assert ran.out.endswith("not covered: DT-3.2, DT-4.1\n")
    rows = {row["id"]: row for row in json.loads(timefront("rules", "duel_of_time", "--json").out)["duel_of_time"]}
    assert [rows[rule_id]["covered"] for rule_id in ("DT-3.1", "DT-3.2")] == [True, False]
    assert rows["DT-3.2"]["carriers"]
    for row in rows.values():
        assert ("pack check" in row["carriers"]) == (row["kind"] == "content")
    assert timefront("rules", "duel_of_time", "--coverage", "--json").status == 1


def test_rules_coverage_without_a_record_says_how_to_make_one(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = timefront("rules", "--coverage")
    assert is_one_sentence(ran)
    assert "make test" in ran.err


@pytest.mark.parametrize("words", ["chess", "--lang fr", "--lang ../en", "duel_of_time more"])
def test_rules_that_are_not_there_get_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("rules", *words.split()))


# pack check


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack."""
    shutil.copytree(DUEL.folder / "pack", tmp_path / "pack")
    return tmp_path / "pack"


def test_a_sound_pack_is_called_sound(timefront: Runs, pack: Path) -> None:
    ran = timefront("pack", "check", pack)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The pack is sound: 5 files, scenarios beacons, ")


def test_everything_wrong_with_a_pack_is_listed_at_once(timefront: Runs, pack: Path) -> None:
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(cards.replace('first = "push"', 'first = "shove"', 1), encoding="utf-8")
    scenarios = (pack / "scenarios.toml").read_text(encoding="utf-8")
    (pack / "scenarios.toml").write_text(re.sub(r"points = \d+", "points = 400", scenarios, count=1), encoding="utf-8")
    texts = (pack / "texts" / "de.ftl").read_text(encoding="utf-8")
    gone = next(line for line in texts.splitlines() if line.startswith("card-"))
    (pack / "texts" / "de.ftl").write_text(texts.replace(gone, ""), encoding="utf-8")
    ran = timefront("pack", "check", pack)
    assert (ran.status, ran.out) == (2, "")
    for word in ("cards.toml: ", "'shove' is not known", "beacons.points", "not 400", gone.split(" ")[0]):
        assert word in ran.err
    assert len(ran.err.splitlines()) == 3


def test_a_pack_that_is_not_there_gets_one_sentence(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    assert is_one_sentence(timefront("pack", "check", tmp_path / "nowhere"))
    assert is_one_sentence(timefront("pack", "check", pack / "cards.toml"))
    assert is_one_sentence(timefront("pack", "check", pack, "--game", "chess"))
    assert is_one_sentence(timefront("pack", "check"))
    assert is_one_sentence(timefront("pack", "mend", pack))


def test_a_pack_is_recognised_by_its_files(timefront: Runs, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "parley", PARLEY)
    assert timefront("pack", "check", pack).status == 0
    for file in pack.glob("*.toml"):
        file.unlink()
    ran = timefront("pack", "check", pack)
    assert is_one_sentence(ran)
    assert "--game duel_of_time|" in ran.err
    assert len(timefront("pack", "check", pack, "--game", "duel_of_time").err.splitlines()) > 1


def test_pack_check_as_json_says_the_same(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    ran = timefront("pack", "check", pack, "--json")
    assert (ran.status, ran.err) == (0, "")
    scenarios = list(DUEL.scenarios(DUEL.built_in_pack()))
    sound = {"game": "duel_of_time", "sound": True, "scenarios": scenarios, "problems": []}
    assert json.loads(ran.out) == sound
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(cards.replace('first = "push"', 'first = "pusch"', 1), encoding="utf-8")
    ran = timefront("pack", "check", pack, "--json")
    assert (ran.status, ran.err) == (2, "")
    problem = {"file": "cards.toml", "key": "push_sabotage.first"}
    problem |= {"message": "'pusch' is not known", "suggestion": "did you mean push?"}
    assert json.loads(ran.out) == sound | {"sound": False, "scenarios": [], "problems": [problem]}
    nowhere = json.loads(timefront("pack", "check", tmp_path / "nowhere", "--json").out)
    assert (nowhere["game"], nowhere["sound"], len(nowhere["problems"])) == ("", False, 1)


# pack new


@pytest.mark.parametrize("game", [game.name for game in GAMES.values()])
def test_a_new_pack_is_the_built_in_one_with_its_comments_and_sound(game: str, timefront: Runs, tmp_path: Path) -> None:
    folder = tmp_path / "some where" / "mine"
    ran = timefront("pack", "new", game, folder)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(f"then check them: timefront pack check '{folder}'\n")
    source = GAMES[game].folder / "pack"
    written = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written == {path.relative_to(source): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    assert all(content.startswith(b"#") for content in written.values())
    assert timefront("pack", "check", folder).status == 0


def test_a_new_pack_may_fill_an_empty_folder_and_is_told_as_json(timefront: Runs, tmp_path: Path) -> None:
    told = json.loads(timefront("pack", "new", "duel_of_time", tmp_path, "--json").out)
    assert told["folder"] == str(tmp_path)
    assert told["files"] == list(DUEL.built_in_pack().files)
    assert told["next"] == f"timefront pack check {tmp_path}"


def test_a_pack_that_cannot_be_written_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "kept.toml").write_text("mine")
    for words in (["chess", tmp_path / "a"], ["duel_of_time"], ["duel_of_time", tmp_path / "full"]):
        assert is_one_sentence(timefront("pack", "new", *words))
    for place in (tmp_path / "full" / "kept.toml", tmp_path / "full" / "kept.toml" / "below", Path("/proc/mine")):
        assert is_one_sentence(timefront("pack", "new", "duel_of_time", place))
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["kept.toml"]
    assert (tmp_path / "full" / "kept.toml").read_text() == "mine"


# replay


def test_replay_tells_a_finished_match_whole_in_every_language(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(1))
    path = kept(tmp_path / "a.match", match)
    told = {language: timefront("replay", path, "--lang", language) for language in LANGUAGES}
    assert {ran.status for ran in told.values()} == {0}
    lines = told["en"].out.splitlines()
    assert len(lines) == sum(map(len, match.facts.values()))
    assert len({ran.out for ran in told.values()}) == 3
    drawn = [entry.result[0] for entry in match.entries if entry.purpose.startswith("draw-")]
    texts = Catalogue(DUEL, DUEL.built_in_pack(), "en")
    keys = [f"card-{card.key}" for card in match.setting.cards]  # type: ignore[attr-defined]
    assert all(texts.message(keys[card]) in told["en"].out for card in drawn)


def test_replay_to_a_number_stops_there(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(1))
    path = kept(tmp_path / "a.match", match)
    whole = timefront("replay", path).out.splitlines()
    for number in (0, 9, 20, len(match.entries) - 1):
        part = timefront("replay", path, "--to", str(number)).out.splitlines()
        assert part == [line for line in whole if int(line[:4]) <= number]
    assert timefront("replay", path, "--to", "9999").out.splitlines() == whole
    data = json.loads(timefront("replay", path, "--to", "9", "--json").out)
    assert data["view"] == msgspec.to_builtins(DUEL.view(replayed(match, 9).state, None))


def test_replay_of_a_match_that_goes_on_shows_no_hidden_card(timefront: Runs, tmp_path: Path) -> None:
    match = a_duel()
    path = kept(tmp_path / "a.match", match)
    texts = Catalogue(DUEL, DUEL.built_in_pack(), "en")
    names = [texts.message(f"card-{card.key}") for card in match.setting.cards]  # type: ignore[attr-defined]
    ran = timefront("replay", path)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 8
    assert not any(name in ran.out for name in names)
    data = json.loads(timefront("replay", path, "--json").out)
    drawn = [told for _, told in data["log"] if told["event"] == "card-drawn"]
    assert [told["card"] for told in drawn] == [None] * 6
    assert [player["hand"] for player in data["view"]["players"]] == [None, None]
    for output in (ran.out, timefront("replay", path, "--json").out):
        assert match.fairness.key.hex() not in output


def test_replay_of_an_early_part_of_a_match_that_goes_on_hides_as_much(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(3), moves=12)
    path = kept(tmp_path / "a.match", match)
    for number in ("8", "15"):
        data = json.loads(timefront("replay", path, "--to", number, "--json").out)
        assert {told["card"] for _, told in data["log"] if told["event"] == "card-drawn"} == {None}


def test_replay_of_a_journal_that_does_not_fit_stops_and_says_so(timefront: Runs, tmp_path: Path) -> None:
    lines = read_lines(kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8))).lines
    entries = lines[1]["entries"]
    other = next(entry for entry in entries if entry["kind"] == "choice")
    other["seat"] = 1 - other["seat"]
    write_lines(tmp_path / "b.match", lines)
    ran = timefront("replay", tmp_path / "b.match")
    assert ran.status == 1
    assert ran.err == f"The journal does not fit these rules: entry {other['number']}: DT-2.2 not-asked\n"


def write_lines(path: Path, lines: list[dict[str, Any]]) -> None:
    """A match file of these lines."""
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def test_replay_of_no_match_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    (tmp_path / "b.match").write_bytes(b"hello\n")
    for words in ([tmp_path / "none"], [tmp_path], [tmp_path / "b.match"], [], [tmp_path / "b.match", "--to", "end"]):
        assert is_one_sentence(timefront("replay", *words))


# verify


def test_verify_passes_a_sound_match_and_finds_an_altered_one(timefront: Runs, tmp_path: Path) -> None:
    lines = msgspec.json.decode(msgspec.json.encode(export(play_on(a_duel(), Random(1)), None)))
    write_lines(tmp_path / "a.match", lines)
    ran = timefront("verify", tmp_path / "a.match")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("0 problems: all sound\n")
    altered = copy.deepcopy(lines)
    draw = next(entry for entry in altered[1]["entries"] if entry["kind"] == "chance")
    draw["result"] = [99]
    write_lines(tmp_path / "b.match", altered)
    assert timefront("verify", tmp_path / "b.match").status == 1
    assert is_one_sentence(timefront("verify", tmp_path / "none"))
    assert is_one_sentence(timefront("verify"))


# doctor


def test_doctor_finds_nothing_wrong_with_sound_matches(timefront: Runs, tmp_path: Path) -> None:
    kept(tmp_path / "finished.match", play_on(a_duel(), Random(1)))
    kept(tmp_path / "running.match", play_on(a_duel(), Random(1), moves=5))
    (tmp_path / "notes.txt").write_text("no match")
    ran = timefront("doctor", tmp_path)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("Timefront ")
    assert any(line.startswith("duel_of_time: rules version ") for line in lines)
    assert lines[-3].startswith("finished.match: finished, ")
    assert lines[-2].startswith("running.match: goes on, ")
    assert lines[-1] == "2 matches, 0 unsound"


def test_doctor_finds_damaged_and_diverging_matches(timefront: Runs, tmp_path: Path) -> None:
    lines = read_lines(kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8))).lines
    whole = (tmp_path / "a.match").read_bytes()
    (tmp_path / "damaged.match").write_bytes(b"x" + whole)
    (tmp_path / "empty.match").write_bytes(b"")
    (tmp_path / "torn.match").write_bytes(whole + b'{"entries":')
    choice = next(entry for entry in lines[1]["entries"] if entry["kind"] == "choice")
    choice["seat"] = 1 - choice["seat"]
    write_lines(tmp_path / "other.match", lines)
    ran = timefront("doctor", tmp_path, "--json")
    report = json.loads(ran.out)
    assert ran.status == 1
    assert {row["file"]: row["sound"] for row in report["matches"]} == {
        "a.match": True,
        "damaged.match": False,
        "empty.match": False,
        "other.match": False,
        "torn.match": True,
    }
    assert report["unsound"] == 3
    states = {row["file"]: row["state"] for row in report["matches"]}
    assert states["other.match"] == f"read-only: entry {choice['number']}: DT-2.2 not-asked"
    assert timefront("doctor", tmp_path).out.endswith("5 matches, 3 unsound\n")


def test_doctor_changes_no_file(timefront: Runs, tmp_path: Path) -> None:
    whole = kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8)).read_bytes() + b'{"entries":'
    (tmp_path / "a.match").write_bytes(whole)
    assert timefront("doctor", tmp_path).status == 0
    assert (tmp_path / "a.match").read_bytes() == whole


def test_doctor_looks_where_play_saves(timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path / "saved"))
    assert timefront("doctor").out.endswith("0 matches, 0 unsound\n")
    kept(tmp_path / "saved" / "a.match", a_duel())
    assert timefront("doctor").out.endswith("1 matches, 0 unsound\n")


def test_doctor_in_a_folder_that_is_not_there_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    assert is_one_sentence(timefront("doctor", tmp_path / "nowhere"))


# Help and nonsense

COMMANDS = [
    "",
    "games",
    "play",
    "simulate",
    "arena",
    "rules",
    "pack",
    "pack new",
    "pack check",
    "replay",
    "verify",
    "doctor",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, timefront: Runs) -> None:
    ran = timefront(*command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: timefront {command}".rstrip())
    assert len(ran.out.splitlines()) > 3


def test_without_a_command_the_help_is_shown(timefront: Runs) -> None:
    assert timefront().out == timefront("--help").out
    assert all(command.split()[0] in timefront().out for command in COMMANDS if command)


@pytest.mark.parametrize("words", ["fly", "--fly", "games --fly", "games 1", "games --json=maybe", "'; rm", "-", "--"])
def test_nonsense_gets_one_sentence(words: str, timefront: Runs) -> None:
    ran = timefront(*words.split())
    assert is_one_sentence(ran) or (words in ("--", "-") and ran.status in (0, 2))
