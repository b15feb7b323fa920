"""What README and docs say is true: links, file names, commands, examples, fields and words."""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App, MissingArgumentError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.docs.pages import PAGES, ROOT, Block, Page, fits, without_figures
from timefront.cli import app, run
from timefront.games.duel_of_time.content.pack import COMMANDS, EFFECTS, read_pack
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES, PackError, PackFiles
from timefront.matches import journal
from timefront.matches.files import MatchFile
from timefront.matches.journal import Entry
from timefront.matches.lines import read_lines
from timefront.matches.making import new_match
from timefront.matches.notation import text_for, whole_text
from timefront.matches.positions import read_position
from timefront.terminal.commands import WORDS
from timefront.terminal.seating import remember_players
from timefront.texts.catalogue import table_message

SOURCES = ROOT / "src" / "timefront"
COMMAND_LINE = PAGES["docs/command-line.md"]
PACKS = PAGES["docs/packs.md"]


def blocks(*kinds: str) -> list[Any]:
    """The fenced blocks of these kinds, as test parameters."""
    found = [block for page in PAGES.values() for block in page.blocks if block.kind in kinds]
    return [pytest.param(block, id=block.place) for block in found]


def pages() -> list[Any]:
    """All pages, as test parameters."""
    return [pytest.param(page, id=page.name) for page in PAGES.values()]


# Links and names


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: Page) -> None:
    broken: list[str] = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.prose):
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        path = (page.path.parent / target).resolve() if target else page.path
        if not path.exists() or (anchor and anchor not in Page(path).anchors()):
            broken.append(link)
    assert not broken


@pytest.mark.parametrize("page", pages())
def test_files_that_are_named_exist(page: Page) -> None:
    """Files of the repository by their whole path; those of the product also by their path in the package."""
    packages = "|".join(sorted(path.name for path in SOURCES.iterdir() if (path / "__init__.py").exists()))
    whole = re.findall(r"(?<![\w./-])(?:src|tests|tools|bench|docs|\.ci)/[\w./-]*\w", page.text)
    short = re.findall(rf"(?<![\w./-])(?:{packages})/[\w/-]+\.\w+", page.text)
    missing = [name for name in whole if not (ROOT / name).exists()]
    missing += [name for name in short if not (SOURCES / name).exists()]
    assert not missing


# Commands


def checked(words: list[str], *, may_lack_arguments: bool) -> str:
    """What is wrong with a command line; empty if nothing. Nothing is run."""
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except MissingArgumentError as error:
        return "" if may_lack_arguments else str(error)
    except Exception as error:
        return f"{' '.join(words)}: {error}"
    return ""


@pytest.mark.parametrize("page", pages())
def test_commands_that_are_named_exist_with_their_options(page: Page) -> None:
    """Examples in blocks are complete; in a sentence, a command may be named without its arguments."""
    wrong = [checked(words, may_lack_arguments=False) for words in page.command_lines() if words not in MISTAKES]
    mentions = re.findall(r"`timefront ([^`]+)`", page.prose)
    wrong += [checked(shlex.split(mention), may_lack_arguments=True) for mention in mentions]
    assert not [sentence for sentence in wrong if sentence]


MISTAKES = [["simulate", "duel_of_time", "--gmaes", "3"]]
"""Shown because of the sentences that answer them."""


def commands() -> Iterator[tuple[str, App]]:
    """Every command by its words."""
    for name in app:
        if not name.startswith("-"):
            inner = [more for more in app[name] if not more.startswith("-")]
            yield from ((f"{name} {more}", app[name][more]) for more in inner) if inner else ((name, app[name]),)


@pytest.mark.parametrize(("name", "command"), [pytest.param(*pair, id=pair[0]) for pair in commands()])
def test_every_command_is_described_with_its_arguments_and_no_others(name: str, command: App) -> None:
    """The first cells of its table, such as `GAME FIRST SECOND` or `--games N`."""
    cells = re.findall(r"^\| `([^`]+)` \|", COMMAND_LINE.section(name).partition("###")[0], re.MULTILINE)
    plain = [word for cell in cells if not cell.startswith("-") for word in cell.split()]
    described = {f"--{word.lower()}" for word in plain} | {cell.split()[0] for cell in cells if cell.startswith("-")}
    assert described == options_of(command)


def options_of(command: App) -> set[str]:
    """The arguments and options of a command; a `*` stands for those that commands share."""
    return {argument.names[0] for argument in command.assemble_argument_collection()} - {"*"}


# Examples


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to run examples in, with the sources, and the match and pack that the docs mention."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    plant_mistakes(tmp_path / "my" / "pack")
    return tmp_path


def plant_mistakes(pack: Path) -> None:
    """Put the mistakes of the table in packs.md into the pack."""
    shutil.copytree(GAMES["duel_of_time"].folder / "pack", pack)
    for language in LANGUAGES[1:]:
        (pack / "texts" / f"{language}.ftl").unlink()
    rows = re.findall(
        r"^\| `([\w./]+)` \| `(.+)` \| (?:`(.+)`|left out) \|$", PACKS.section("What the check says"), re.M
    )
    assert len(rows) > 5
    for name, right, planted in rows:
        text = (pack / name).read_text(encoding="utf-8")
        assert right in text
        (pack / name).write_text(text.replace(right, planted, 1), encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in pages() if any(b.kind == "console" for b in page.values[0].blocks)])
def test_examples_print_what_the_docs_say(page: Page, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In order, since later examples use the files of earlier ones. Figures of speed and strength may differ."""
    for block in page.blocks:
        for command, said in block.examples():
            run(shlex.split(command)[1:])
            heard = "".join(capsys.readouterr())
            if block.has_figures:
                heard, said = without_figures(heard), without_figures(said)
            assert fits(said, heard), f"{block.place}: {command}\n{heard}"


@pytest.mark.parametrize("block", blocks("python"))
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An indented block is an excerpt, and one with a path is part of something larger; both must only be Python."""
    monkeypatch.chdir(tmp_path)
    ast.parse(block.text)
    if not block.is_indented and not block.path and not block.is_research:
        exec(compile(block.text, block.place, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("block", blocks("toml", "ftl", "json"))
def test_data_is_valid(block: Block) -> None:
    if block.kind == "toml":
        tomllib.loads(block.text)
    elif block.kind == "json":
        json.loads(block.text)
    else:
        assert not [entry for entry in FluentParser().parse(block.text).body if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("block", blocks("position"))
def test_positions_can_be_read_and_are_written_as_they_stand(block: Block) -> None:
    """Except for the agreed settings, whose defaults may be left out."""
    position = read_position(block.text, GAMES, None)
    about = (position.game, position.setting, position.state)
    text = whole_text(*about) if position.is_whole else text_for(*about, position.viewer)
    assert [line for line in text.splitlines() if not line.startswith(AGREED)] == [
        line for line in block.text.splitlines() if not line.startswith(AGREED)
    ]


AGREED = ("rules: ", "pack: ", "agreed ")


# What is printed, stored and typed


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "simulate duel_of_time --games 2",
        "arena duel_of_time random random --games 2",
        "rules duel_of_time",
        "pack new duel_of_time mine",
        "pack check src/timefront/games/duel_of_time/pack",
        "show demo.match",
        "replay demo.match --to 3",
        "verify demo.match",
        "doctor .",
    ],
)
def test_every_field_of_json_is_described(command: str, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = ROOT / "tests" / "golden" / "duel_of_time-v1-crossroads-usual.match"
    shutil.copyfile(golden, desk / "demo.match")
    assert run([*shlex.split(command), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    name = " ".join(command.split()[: 2 if command.startswith("pack") else 1])
    options = {option.name for game in GAMES.values() for option in game.options}
    by_chance = {"rules": {*GAMES}, "simulate": {"yellow", "red"}, "games": options}
    if name == "show":
        printed["view"] = {}
    if name == "replay":
        printed = {**printed, "log": [{"event": 0, "rule": 0}], "view": {}}
    described = set(re.findall(r"`(\w+)`", COMMAND_LINE.section(name)))
    assert not fields_of(printed) - described - by_chance.get(name, set())


def test_every_command_but_play_and_serve_prints_json() -> None:
    without = [name for name, command in commands() if "--json" not in options_of(command)]
    assert without == ["play", "serve"]


def test_every_field_of_a_problem_with_a_pack_is_described(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check", "my/pack", "--json"]) == 2
    printed = json.loads(capsys.readouterr().out)
    assert printed["problems"]
    assert not fields_of(printed) - set(re.findall(r"`(\w+)`", COMMAND_LINE.section("pack check")))


def test_entries_that_are_shown_are_those_of_the_match_that_is_played(
    desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = next(
        command
        for page in PAGES.values()
        for block in page.blocks
        for command, _ in block.examples()
        if "demo.match" in command
    )
    run(shlex.split(played)[1:])
    head, *moves = read_lines(desk / "demo.match").lines
    entries = [entry for move in moves for entry in move.get("entries", ())]
    assert next(json.loads(block.text) for block in COMMAND_LINE.blocks if block.kind == "json") in moves
    fair = PAGES["docs/fair-dice.md"]
    assert next(json.loads(block.text) for block in fair.blocks if block.kind == "json") in entries
    assert all(word in fair.text for word in (head["fair"]["key"], head["fair"]["commitment"], *head["fair"]["nonces"]))


def fields_of(data: object) -> set[str]:
    """The names of all fields, including nested ones."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return {*(data if isinstance(data, dict) else ())}.union(*map(fields_of, inner))


def test_every_field_and_kind_of_a_match_file_is_described(tmp_path: Path) -> None:
    game = GAMES["duel_of_time"]
    match = new_match(game, game.setting(game.built_in_pack(), "", {}, 2), seed="docs")
    file = MatchFile.create(tmp_path / "docs.match", match)
    file.snapshot()
    file.close()
    remember_players(file.path, ["human", "bot:easy"], "en")
    head, move, snapshot = read_lines(file.path).lines
    beside = json.loads(next(tmp_path.glob("*.seats")).read_text(encoding="utf-8"))
    names = {*head, *head["fair"], *move, *snapshot, *snapshot["state"], *beside}
    names |= {field.name for field in fields(Entry)}
    names |= {value for name, value in vars(journal).items() if name.isupper() and isinstance(value, str)}
    assert not names - set(re.findall(r"`([\w-]+)`", COMMAND_LINE.section("The match file")))


def test_every_word_at_the_prompt_is_described_in_every_language() -> None:
    section = COMMAND_LINE.section("Words at the prompt")
    for word in WORDS:
        said = [table_message(language, word.key) for language in LANGUAGES]
        letter = f"`{word.letter}`" if word.letter else ""
        row = f"| `{word.name}` | {letter} | `{said[1]}` | `{said[2]}` |".replace("|  |", "| |")
        assert (row in section, said[0]) == (True, word.name)


def test_every_variable_of_the_environment_is_described() -> None:
    sources = [path.read_text(encoding="utf-8") for path in [*SOURCES.rglob("*.py"), ROOT / "tools" / "bootstrap.py"]]
    used = {name for text in sources for name in re.findall(r"""environ(?:\.get\(|\[)"(\w+)""", text)}
    used |= {name for text in sources for name in re.findall(r'"(TIMEFRONT_[A-Z]+)"', text)}
    assert used >= {"TIMEFRONT_HOME", "TIMEFRONT_PACE", "TIMEFRONT_VENV"}
    assert not [name for name in used if f"`{name}`" not in COMMAND_LINE.section("Environment")]


def described(key: str) -> str:
    """The row of a table in packs.md."""
    found = re.search(rf"^\| `{key}` \|.*$", PACKS.text, re.MULTILINE)
    assert found, key
    return found[0]


def test_the_keys_commands_and_effects_of_a_pack_are_described() -> None:
    pack = GAMES["duel_of_time"].built_in_pack()
    data = [tomllib.loads(text) for name, text in pack.files.items() if name.endswith(".toml")]
    words = {key for tables in data for rows in tables.values() for row in rows for key in row}
    assert words > {"first_leader", "starter_bonus"}
    assert not [word for word in words.union(COMMANDS, EFFECTS) if f"`{word}`" not in PACKS.text]


@pytest.mark.parametrize("key", ["units", "white", "deploys", "starter_bonus", "points"])
def test_bounds_and_defaults_of_a_pack_are_those_of_the_docs(key: str) -> None:
    low, high = re.findall(r"(\d+) to (\d+)", described(key))[0]
    default = re.findall(r"\| `?([^|`]+)`? \|$", described(key))[0]
    too_much = problems_with(key, [99] * 5 if key in ("units", "white") else 99)
    assert any(f" from {low} to {high}, not " in problem for problem in too_much)
    assert bool(problems_with(key, None)) == (default == "none")
    if default != "none":
        scenario = next(card for card in read_pack(a_pack(key, None))[1] if card.key == "levy")
        assert getattr(scenario, key) == json.loads(default)


def problems_with(key: str, value: object) -> list[str]:
    """What the check says if the scenario `levy` has this value, or for None lacks it."""
    try:
        GAMES["duel_of_time"].scenarios(a_pack(key, value))
    except PackError as error:
        return [str(problem) for problem in error.problems]
    return []


def a_pack(key: str, value: object) -> PackFiles:
    """The built-in pack, with another value in the scenario `levy`."""
    files = GAMES["duel_of_time"].built_in_pack().files
    rows = tomllib.loads(files["scenarios.toml"])["scenario"]
    for row in rows:
        if row["key"] == "levy":
            row[key] = value
    texts = [
        "\n".join(["[[scenario]]", *(f"{k} = {json.dumps(v)}" for k, v in row.items() if v is not None)])
        for row in rows
    ]
    return PackFiles({**files, "scenarios.toml": "\n".join(texts)})
