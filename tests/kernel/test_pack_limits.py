"""Packs from outside: whatever they contain, they are read quickly and the list of problems is short."""

from __future__ import annotations

import time
from typing import Any

import pytest

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import MOST_PROBLEMS, PackError, PackFiles
from timefront.kernel.toml_texts import MOST_TABLES

SECONDS = 20.0
"""Far more than any of these needs, and far less than quadratic time takes."""
HOSTILE = {
    "20,000 empty tables": "[[card]]\n" * 20_000,
    "20,000 tables with an unknown key each": "".join(f"[[card]]\nx{number} = 1\n" for number in range(20_000)),
    "a key of 450,000 dots": "a" + ".a" * 450_000 + " = 1\n",
    "a header of 400,000 parts": "[" + "a." * 400_000 + "a]\n",
    "60,000 unknown keys": "".join(f"k{number} = 1\n" for number in range(60_000)),
    "keys of many parts": "".join("a." * 400 + f"b{number} = 1\n" for number in range(1000)),
    "nested arrays": "card = " + "[" * 400 + "]" * 400 + "\n",
    "nested tables": "card = " + "{a = " * 150 + "1" + "}" * 150 + "\n",
    "200,000 numbers": "card = [" + "1,\n" * 200_000 + "]\n",
    "a number of 900 digits": "[[card]]\nkey = " + "9" * 900 + "\n",
    "a hexadecimal number of 900 digits": "[[card]]\nkey = 0x" + "f" * 900 + "\n",
    "a value of 900,000 letters": '[[card]]\nkey = "' + "x" * 900_000 + '"\n',
    "one long line of nothing": " " * 900_000,
    "a broken text": "[[card]\n" * 50_000,
}


def refusal_of(game: Game[Any], files: dict[str, str]) -> list[str]:
    with pytest.raises(PackError) as refused:
        game.scenarios(PackFiles(files))
    return [str(problem) for problem in refused.value.problems]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_toml_is_refused_in_a_moment(name: str) -> None:
    for game in GAMES.values():
        files = game.built_in_pack().files
        toml = next(file for file in files if file.endswith("s.toml") and "/" not in file)
        began = time.process_time()
        problems = refusal_of(game, {**files, toml: HOSTILE[name].replace("card", toml[:-6])})
        assert time.process_time() - began < SECONDS
        assert 0 < len(problems) <= MOST_PROBLEMS + 1
        assert max(map(len, problems)) < 1000


def test_hostile_texts_are_refused_in_a_moment() -> None:
    game = GAMES["duel_of_time"]
    files = game.built_in_pack().files
    for text in ("= nonsense\n" * 20_000, "a = { " * 200 + "\n", "".join(f"m{number} =\n" for number in range(20_000))):
        began = time.process_time()
        problems = refusal_of(game, {**files, "texts/en.ftl": text})
        assert time.process_time() - began < SECONDS
        assert len(problems) <= MOST_PROBLEMS + 1


def test_as_many_problems_as_fit_are_told_and_that_there_are_more() -> None:
    pack = PackFiles({})
    for number in range(MOST_PROBLEMS):
        pack.report("a.toml", str(number), "is wrong")
        pack.report("a.toml", str(number), "is wrong")
    assert len(pack.problems) == MOST_PROBLEMS
    with pytest.raises(PackError) as refused:
        pack.report("a.toml", "another", "is wrong")
    assert len(refused.value.problems) == MOST_PROBLEMS + 1
    assert "more" in str(refused.value.problems[-1])


def test_a_problem_is_told_once_and_again_after_the_list_begins_anew() -> None:
    pack = PackFiles({})
    pack.report("a.toml", "key", "is wrong")
    pack.report("a.toml", "key", "is wrong")
    assert len(pack.problems) == 1
    pack.begin()
    assert pack.problems == []
    pack.report("a.toml", "key", "is wrong")
    assert len(pack.problems) == 1


def test_a_file_at_the_limit_is_read() -> None:
    rows = "".join(f'[[row]]\nkey = "k{number}"\n' for number in range(MOST_TABLES))
    pack = PackFiles({"a.toml": rows, "b.toml": rows + '[[row]]\nkey = "more"\n'})
    assert len(pack.tables("a.toml", "row")) == MOST_TABLES
    assert pack.problems == []
    assert pack.tables("b.toml", "row") == []
    assert "tables" in str(pack.problems[0])


def test_too_many_files_are_refused() -> None:
    assert "files" in refusal_of(GAMES["duel_of_time"], {f"{number}.toml": "" for number in range(10_000)})[0]
