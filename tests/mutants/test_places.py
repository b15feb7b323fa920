"""Where a game's rules can be changed, and how the source reads then."""

from pathlib import Path

import pytest

from tests.marks import first_in_short
from tools.mutants.places import changes_of, modules_of

GAMES = Path(__file__).parents[2] / "src" / "timefront" / "games"


def ways(tmp_path: Path, source: str) -> list[list[str]]:
    """The whole source after each change, by place."""
    path = tmp_path / "rules.py"
    path.write_text(source)
    return [[way.apply(source.encode()).decode() for way in place] for place in changes_of(path)]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a == b", ["x = (a != b)"]),
        ("x = 3", ["x = (4)", "x = (2)"]),
        ("x = True", ["x = (False)"]),
        ("x = a and b", ["x = (a or b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = a << b", ["x = (a >> b)"]),
        ("x = a if b else c", ["x = (c if b else a)"]),
        ("x = min(a, b)", ["x = (max(a, b))"]),
        ("s[a] += b", ["s[a] -= b", "pass"]),
        ("s.emit(a)", ["pass"]),
        ("if a(): b = c", ["if (not a()): b = c"]),
        ("for a in b: continue", ["for a in b: break"]),
        ("x = 'ß', a < b", ["x = 'ß', (a <= b)"]),
    ],
)
def test_what_stands_there_instead(tmp_path: Path, source: str, changed: list[str]) -> None:
    assert ways(tmp_path, source) == [changed]


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 3 words."""',
        "x: tuple[int, ...] | None",
        "@rule('DT-1.1', 2)\ndef f(a: int | None) -> int | None: return a",
        "assert a < 3",
        "class A:\n    def __init__(self): self.a = 3",
        "x = f'{a + 1}'",
    ],
)
def test_what_decides_nothing_is_left_alone(tmp_path: Path, source: str) -> None:
    assert ways(tmp_path, source) == []


@pytest.mark.parametrize("game", first_in_short(["duel_of_time", "battle_through_history", "joan_of_arc"]))
def test_every_change_of_every_game_can_be_compiled(game: str) -> None:
    for module in modules_of(GAMES / game):
        source = module.read_bytes()
        for place in changes_of(module)[::20]:
            for change in place:
                compile(change.apply(source), str(module), "exec")


def test_rules_are_changed_and_bots_are_not() -> None:
    names = {path.relative_to(GAMES / "joan_of_arc").parts[0] for path in modules_of(GAMES / "joan_of_arc")}
    assert {"rules", "content", "events", "state.py"} <= names
    assert not names & {"bots", "odds", "show", "game.py"}
