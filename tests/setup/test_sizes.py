"""Small modules, small functions, small folders, no import cycles, no `Any` in the public signatures of games.

Every excepted line has its reason. Tests have one module per chapter or part, as long as it needs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from timefront.games.registry import GAMES
from tools.columns import FIRST, LAST

ROOT = Path(__file__).parents[2]
MOST_LINES = 400
MOST_STATEMENTS = 40
"""Lines of a function's body that are neither blank, comments nor docstrings."""
MOST_MODULES = 20

PYTHON = [path for top in ("src", "tools", "bench") for path in sorted((ROOT / top).rglob("*.py"))]
GENERATED = {ROOT / "web" / "src" / "wire" / "types.ts", *(ROOT / "web" / "src" / "games").glob("*/records.ts")}
"""Written by tools/wire_types.py, as long as it takes."""
WEB = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]
WEB = [path for path in WEB if path not in GENERATED]

LONG_FUNCTIONS = {
    "src/timefront/server/store/migrations/versions/first_tables.py": "a migration: what a database was made by stays",
}


def named(path: Path) -> str:
    """A path relative to the root."""
    return path.relative_to(ROOT).as_posix()


# Modules and folders


def test_no_module_is_long() -> None:
    found = {named(path) for path in (*PYTHON, *WEB) if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES}
    assert found == set()


def test_no_folder_is_crowded() -> None:
    modules: dict[str, int] = {}
    for path in (*PYTHON, *WEB):
        if path.name != "__init__.py" and path.suffix != ".css":
            modules[named(path.parent)] = modules.get(named(path.parent), 0) + 1
    assert {folder for folder, count in modules.items() if count > MOST_MODULES} == set()


# Functions

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """A module's syntax tree, read once."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def functions_of(path: Path) -> Iterator[Function]:
    """All functions and methods of a module."""
    return (node for node in nodes_of(path) if isinstance(node, Function))


def statements_of(function: Function, lines: list[str]) -> int:
    """How many lines the body has, not counting docstrings and comments."""
    words: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            words |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    body = range(function.body[0].lineno, (function.end_lineno or function.lineno) + 1)
    texts = [lines[number - 1].strip() for number in body if number not in words]
    return sum(bool(text) and not text.startswith("#") for text in texts)


def written_by_hand(path: Path, lines: list[str]) -> Iterator[Function]:
    """The functions of a module without those that `make columns` writes, which have a line for each column."""
    first, last = (next((n for n, line in enumerate(lines, 1) if line == mark), 0) for mark in (FIRST, LAST))
    for function in functions_of(path):
        if not first < function.lineno < last:
            yield function


def test_no_function_is_long() -> None:
    found: dict[str, list[str]] = {}
    for path in PYTHON:
        lines = path.read_text(encoding="utf-8").splitlines()
        long = [
            one.name
            for one in written_by_hand(path, lines)
            if len(range(one.lineno, one.end_lineno or 0)) >= MOST_STATEMENTS
            and statements_of(one, lines) > MOST_STATEMENTS
        ]
        if long and named(path) not in LONG_FUNCTIONS:
            found[named(path)] = long
    assert found == {}


@pytest.mark.parametrize(("statements", "is_long"), [(40, False), (41, True)])
def test_words_and_blank_lines_do_not_count(statements: int, is_long: bool) -> None:
    source = [
        "def act():",
        '    """What it does.',
        "",
        '    At length."""',
        *["    x = (", "", "        1)  # one"] * 20,
    ]
    source += ["    # why", *["    y = 2"] * (statements - 40)]
    (function,) = [node for node in ast.walk(ast.parse("\n".join(source))) if isinstance(node, Function)]
    assert (statements_of(function, source) > MOST_STATEMENTS) is is_long


# Circles


def imports_of(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of this project that a module imports, anywhere in it."""
    found: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & set(known) or {node.module}
    return found & set(known)


def circles_in(graph: dict[str, set[str]]) -> set[tuple[str, ...]]:
    """The groups of modules that import each other, directly or indirectly."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = list(graph[start])
        while waiting:
            module = waiting.pop()
            if module not in seen:
                seen.add(module)
                waiting += graph[module]
        reached[start] = seen
    mutual = {start: {other for other in seen if start in reached[other]} for start, seen in reached.items()}
    return {tuple(sorted(circle)) for circle in mutual.values() if circle}


def test_no_module_imports_itself_by_way_of_others() -> None:
    known: dict[str, Path] = {}
    for path in PYTHON:
        parts = path.relative_to(ROOT).with_suffix("").parts
        parts = parts[1:] if parts[0] == "src" else parts
        known[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    graph = {name: imports_of(path, known) - {name} for name, path in known.items()}
    assert circles_in(graph) == set()


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"f"}, "f": {"g"}, "g": {"e"}}
    assert circles_in(graph) == {("b", "c"), ("e", "f", "g")}


# Public signatures of games


def test_games_speak_in_types() -> None:
    """`Any` is in no public signature."""
    found: list[str] = []
    for path in sorted((ROOT / "src" / "timefront" / "games").rglob("*.py")):
        for function in functions_of(path):
            arguments = function.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
            types = [ast.unparse(one.annotation) for one in every if one is not None and one.annotation is not None]
            types += [ast.unparse(function.returns)] if function.returns is not None else []
            if not function.name.startswith("_") and any("Any" in one for one in types):
                found.append(f"{named(path)}: {function.name}")
    assert found == []


BOARD_FILES = {
    *("board.svelte", "controls.ts", "icons.ts", "index.ts", "lighting.ts"),
    *("position.ts", "position_text.svelte", "records.ts", "words.ts"),
}


@pytest.mark.parametrize("game", GAMES)
def test_files_of_one_purpose_have_one_name_in_every_board_folder(game: str) -> None:
    assert {path.name for path in (ROOT / "web" / "src" / "games" / game).iterdir()} >= BOARD_FILES


BOARD_ROOMS = {"field", "pieces", "players", "turn"}


@pytest.mark.parametrize("game", GAMES)
def test_every_board_folder_has_the_same_rooms(game: str) -> None:
    found = {path.name for path in (ROOT / "web" / "src" / "games" / game).iterdir() if path.is_dir()}
    assert found == BOARD_ROOMS
