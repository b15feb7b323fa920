"""How soon a page shows something, in a real Chromium with a real server on this machine.

    make bench                      (python -m bench.paint [--rounds N] [--write])

The median of some rounds for the pages before a table and for a table of each game. Exit status 1 if one is slower than
promised, which can happen on a busy machine. `--write` puts the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from bench.pages import commit, put
from tests.browser.conftest import SIZES, found_chromium
from tests.browser.playing import Made
from tests.browser.server import Site
from tests.server.served import Served
from timefront.games.registry import GAMES

MOST_MILLISECONDS = 1000
"""Until the first content of a page is painted."""
PAGES = ("/", "/new/battle_through_history", "/credits", "/nowhere")
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure how soon a page shows something.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'server.db'}"
        with Served(database, folder / "log") as served, found_chromium().started() as browser:
            rows = measure(browser, Site(served), arguments.rounds)
    lines = ["| page | first paint, ms | promised |", "|---|---:|---:|"]
    lines += [f"| {page} | {paint:.0f} | {MOST_MILLISECONDS} |" for page, paint in rows.items()]
    print("\n".join(lines))
    if arguments.write:
        put("paint", f"`python -m bench.paint` at commit {commit()}:", lines)
    return 0 if max(rows.values()) < MOST_MILLISECONDS else 1


def measure(browser: Browser, site: Site, rounds: int) -> dict[str, float]:
    """The median of the rounds for every page, in milliseconds."""
    addresses = {page: site.address + page for page in PAGES}
    addresses |= {f"a table of {game}": Made(site, game, "human easy").sit().link(0) for game in GAMES}
    return {page: median(first_paint(browser, address) for _ in range(rounds)) for page, address in addresses.items()}


def first_paint(browser: Browser, address: str) -> float:
    """Milliseconds until a browser with an empty cache shows something of the page."""
    width, height = SIZES["laptop"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    painted: float = page.evaluate(FIRST_PAINT)
    context.close()
    return painted


if __name__ == "__main__":
    sys.exit(main())
