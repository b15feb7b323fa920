"""Parts of the campaign add up, continue where they stopped, and name their commit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.campaign.__main__ import PARTS, Part, main
from tools.campaign.results import MOST_TOLD, PAGE, RESULTS, ROOT, Portion, add, done, rows_in, write_page

FACTS = {
    "part",
    "portion",
    "commit",
    "date",
    "machine",
    "seconds",
    "count",
    "counts",
    "worst_wait_ms",
    "findings",
    "told",
}


class Doing:
    """A part that only counts what it was asked to do."""

    def __init__(self, findings: list[str]) -> None:
        self.wishes: list[tuple[int, int]] = []
        self.findings = findings

    def __call__(self, folder: Path, seed: int, count: int) -> Portion:
        assert not [*folder.iterdir()]
        self.wishes.append((seed, count))
        return Portion(count, {"moves": 7}, self.findings)


def test_portions_add_up_and_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    doing = Doing([])
    parts = {"kills": Part(doing, goal=25, portion=10)}
    assert main(["kills", "--portions", "1"], results, parts) == 0
    assert done(rows_in(results), "kills") == 10
    assert main([], results, parts) == 0
    assert done(rows_in(results), "kills") == 25
    assert doing.wishes == [(1, 10), (2, 10), (3, 5)]
    assert main([], results, parts) == 0
    assert len(doing.wishes) == 3


def test_portions_of_one_part_are_done_after_its_goal_too(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    doing = Doing([])
    parts = {"kills": Part(doing, goal=10, portion=10)}
    for _ in range(2):
        assert main(["kills", "--portions", "1"], results, parts) == 0
    assert doing.wishes == [(1, 10), (2, 10)]
    assert main(["kills"], results, parts) == main(["--portions", "1"], results, parts) == 0
    assert len(doing.wishes) == 2


def test_a_portion_in_which_something_was_found_does_not_count(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    assert main(["--portions", "1"], results, {"kills": Part(Doing(["lost"]), goal=20, portion=10)}) == 1
    assert done(rows_in(results), "kills") == 0
    doing = Doing([])
    assert main([], results, {"kills": Part(doing, goal=20, portion=10)}) == 0
    assert doing.wishes == [(2, 10), (3, 10)]


def test_a_portion_that_was_broken_off_is_done_anew(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    doing = Doing([])

    def breaking(folder: Path, seed: int, count: int) -> Portion:
        doing(folder, seed, count)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        main([], results, {"kills": Part(breaking, 20, 20)})
    assert rows_in(results) == []
    main([], results, {"kills": Part(doing, 20, 20)})
    assert doing.wishes == [(1, 20), (1, 20)]


def test_the_part_that_is_furthest_from_its_goal_comes_first(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    one, two = Doing([]), Doing([])
    parts = {"one": Part(one, 100, 10), "two": Part(two, 20, 10)}
    main(["--portions", "5"], results, parts)
    assert len(one.wishes) == 4
    assert len(two.wishes) == 1


def counted(folder: Path, seed: int, count: int) -> Portion:
    """A part that workers can do."""
    return Portion(count, {"seed": seed})


def test_portions_that_are_done_side_by_side_are_the_same(tmp_path: Path) -> None:
    kept = []
    for workers in ("1", "3"):
        results = tmp_path / f"{workers}.jsonl"
        assert main(["--workers", workers], results, {"kills": Part(counted, 25, 4), "power": Part(counted, 6, 2)}) == 0
        kept.append([(row["part"], row["portion"], row["counts"], row["count"]) for row in rows_in(results)])
    assert kept[0] == kept[1]
    assert len(kept[0]) == 10


def test_a_finding_is_told_and_remembered(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    doing = Doing([f"lost {number} in {ROOT}/src/a.py" for number in range(30)])
    assert main(["--count", "4", "--portions", "1"], results, {"kills": Part(doing, 10, 5)}) == 1
    (row,) = rows_in(results)
    assert set(row) == FACTS
    assert (row["count"], row["findings"], len(row["told"])) == (4, 30, MOST_TOLD)
    assert row["told"][0] == "lost 0 in src/a.py"
    doing.findings = []
    assert main([], results, {"kills": Part(doing, 10, 5)}) == 0
    assert [row["findings"] for row in rows_in(results)] == [30, 0, 0], "an old finding stays in its row"


def test_the_page_sums_up(tmp_path: Path) -> None:
    results, page = tmp_path / "results.jsonl", tmp_path / "page.md"
    page.write_text("before\n<!-- campaign -->\n<!-- /campaign -->\nafter\n")
    add(results, "kills", Portion(1200, findings=["x"]), 1.0)
    add(results, "kills", Portion(300, worst_wait_ms=81.6), 1.0)
    write_page(rows_in(results), {"kills": 2000, "power": 300}, page)
    lines = page.read_text().splitlines()
    assert any(line.startswith("| kills | 300 | 2,000 | 2 |") and line.endswith("| 1 | 82 ms |") for line in lines)
    assert "| power | 0 | 300 | 0 |  | 0 |  |" in lines


def test_the_page_says_what_the_results_say(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text())
    write_page(rows_in(RESULTS), {name: part.goal for name, part in PARTS.items()}, page)
    assert page.read_text() == PAGE.read_text()
    for line in RESULTS.read_text().splitlines():
        assert set(json.loads(line)) == FACTS
