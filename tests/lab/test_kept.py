"""Results that are kept while a long measurement runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from timefront.bots.pools import Pool
from timefront.lab.kept import ResultStore


def squares(first: int, last: int) -> list[int]:
    return [number * number for number in range(first, last)]


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "build" / "kept.jsonl"
    ResultStore(file).add("squares", [0, 1, 4])
    with file.open("a") as cut_off:
        cut_off.write('{"series": "squares", "res')
    kept = ResultStore(file)
    assert kept.complete("squares", squares, 5, 1) == [0, 1, 4, 9, 16]
    assert kept.complete("squares", squares, 2, 1) == [0, 1]
    assert kept.complete("others", squares, 2, 2, Pool(2)) == [0, 1]
    assert ResultStore(file).first("squares", 9) == [0, 1, 4, 9, 16]
    assert ResultStore().complete("squares", squares, 3, 2) == [0, 1, 4]


def test_what_was_done_before_an_end_is_kept_and_counted(tmp_path: Path) -> None:
    file, told = tmp_path / "kept.jsonl", list[int]()

    def stopped(first: int, last: int) -> list[int]:
        if last > 4:
            raise KeyboardInterrupt
        return squares(first, last)

    with pytest.raises(KeyboardInterrupt):
        ResultStore(file).complete("squares", stopped, 6, 2)
    assert ResultStore(file).complete("squares", squares, 6, 2, progress=told.append) == [0, 1, 4, 9, 16, 25]
    assert told == [4, 2]
