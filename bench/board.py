"""How long the board of Joan of Arc takes for an update with sixty units on it, in a real Chromium on this machine.

    python -m bench.board [--updates N] [--write]

The median time of script, style and layout together, from a click until the new position is drawn. Exit status 1 if it
is more than promised, which can happen on a busy machine. `--write` puts the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import CDPSession, Page

from bench.pages import commit, put
from tests.browser.conftest import SIZES, found_chromium
from tests.browser.playing import Made, heard
from tests.browser.server import Site
from tests.browser.test_joan import JOAN
from tests.server.served import Seat, Served
from timefront.games.registry import GAMES

MOST_MILLISECONDS = 50
"""Script, style and layout of an update."""
PARTS = {"ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
PAUSE = 50
"""Milliseconds between two looks at the page."""
TAKE = """(part) => {
    const choices = document.querySelectorAll('.offers button');
    choices[Math.floor(part * choices.length)].click();
}"""
UNITS = "[...document.querySelectorAll('[data-units]')].flatMap((one) => one.dataset.units.split(' ')).length"
SCENARIO = "scenarios/patay.toml"
MORE = """units = [
    { unit = "sergeants_at_arms", player = 1, at = "A1", count = 8 },
    { unit = "crossbowmen", player = 1, at = "B1a", count = 4 },
    { unit = "crossbowmen", player = 1, at = "B3b", count = 4 },
    { unit = "provincial_militia", player = 2, at = "E3", count = 6 },
    { unit = "bowmen", player = 2, at = "E1b", count = 4 },
    { unit = "halberdiers", player = 2, at = "D2a", count = 4 },
    { unit = "pikemen", player = 2, at = "D3b", count = 2 },
"""
"""In addition to the 28 units of the field battle on its board."""


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure an update of the board of Joan of Arc.")
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'server.db'}"
        with Served(database, folder / "log") as served, found_chromium().started() as browser:
            width, height = SIZES["laptop"]
            page = browser.new_context(viewport={"width": width, "height": height}, locale="en").new_page()
            units, rows = measure(page, Site(served), arguments.updates)
    parts = {part: median(row[part] for row in rows) for part in PARTS.values()}
    whole = median(sum(row.values()) for row in rows)
    lines = [f"| {' | '.join(parts)} | together | promised |", "|---:|---:|---:|---:|---:|"]
    lines.append(f"| {' | '.join(f'{part:.1f}' for part in parts.values())} | {whole:.1f} | {MOST_MILLISECONDS} |")
    print("\n".join(lines))
    if arguments.write:
        note = f"`python -m bench.board` at commit {commit()}: milliseconds of an update of Joan of Arc's board"
        put("board", f"{note} with {units} units, median of {len(rows)}:", lines)
    return 0 if whole < MOST_MILLISECONDS else 1


def measure(page: Page, site: Site, updates: int) -> tuple[int, list[dict[str, float]]]:
    """The number of units on the board, and for every update the milliseconds of its parts."""
    files = dict(GAMES[JOAN].built_in_pack().files)
    files[SCENARIO] = files[SCENARIO].replace("units = [\n", MORE, 1)
    pack = site.ask("/api/packs", {"game": JOAN, "files": files})["pack"]
    made = Made(site, JOAN, "human human", scenario="patay", pack=pack).sit()
    made.open(page, 0)
    other = Seat(site.served.port, made.table, 1)
    rng = Random(1)
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable")
    rows: list[dict[str, float]] = []
    while len(rows) < updates:
        let_play(page, other, rng)
        before, spent = heard(page)["number"], durations(meter)
        page.evaluate(TAKE, rng.random())
        while heard(page)["number"] == before:  # seldom: constant asking would slow the page down
            page.wait_for_timeout(PAUSE)
        page.wait_for_timeout(PAUSE)
        after = durations(meter)
        rows.append({part: (after[part] - spent[part]) * 1000 for part in after})
    units: int = page.evaluate(UNITS)
    return units, rows


def let_play(page: Page, other: Seat, rng: Random) -> None:
    """Let the other seat make random choices until the page is asked."""
    while not heard(page)["question"]:
        if other.is_asked:
            other.play(rng)
        else:
            other.hear_until(lambda: other.is_asked or other.number >= heard(page)["number"])
            page.wait_for_timeout(PAUSE)
    page.locator(".bar.isMine").wait_for()


def durations(meter: CDPSession) -> dict[str, float]:
    """The seconds that the page has spent on each part so far."""
    metrics = {one["name"]: one["value"] for one in meter.send("Performance.getMetrics")["metrics"]}
    return {part: metrics[name] for name, part in PARTS.items()}


if __name__ == "__main__":
    sys.exit(main())
