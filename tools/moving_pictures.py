"""Moving pictures of the games for README and docs: somebody plays some moves against a bot.

    python -m tools.moving_pictures [GAME ...]

Recorded from a real server and a real Chromium, and written to docs/pictures/GAME-moving.webp. As in the tests, the
same choices get the same dice.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, final

from PIL import Image
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import SLOW, found_chromium
from tests.browser.playing import BATTLE, DUEL, JOAN, BattleBoard, DuelBoard, Hand, Made, asked, play
from tests.browser.server import Site
from tests.browser.test_joan import JoanBoard
from tests.server.served import Served

DOCS = Path(__file__).parents[1] / "docs" / "pictures"
WINDOW: Final = ViewportSize(width=1366, height=768)
SIZE: Final = (854, 480)
QUALITY: Final = 55
LEAST: Final = 0.16
"""The least seconds between two frames: six per second show a move well enough."""
LOOK: Final = 900
"""Milliseconds to read each question before it is answered."""
LAST: Final = 2500
"""Milliseconds for which the last frame is shown."""

SCENARIOS: Final = {DUEL: "beacons", BATTLE: "", JOAN: "patay"}
ANSWERS: Final = {DUEL: 6, BATTLE: 16, JOAN: 12}


def file_of(game: str) -> Path:
    """The moving picture of a game."""
    return DOCS / f"{game}-moving.webp"


def hand_of(game: str) -> Hand:
    """What plays the game on its board."""
    hands: dict[str, Hand] = {DUEL: DuelBoard(Random(5)), BATTLE: BattleBoard(), JOAN: JoanBoard(Random(5))}
    return hands[game]


@final
class Film:
    """The frames of a page as Chromium paints them, each with its time in seconds."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._add)
        self.session.send("Page.startScreencast", {"format": "png"})

    def _add(self, frame: dict[str, Any]) -> None:
        at = float(frame["metadata"]["timestamp"])
        if not self.frames or at - self.frames[-1][0] >= LEAST:
            self.frames.append((at, base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def write(self, path: Path) -> None:
        """Write all frames as one file."""
        self.session.send("Page.stopScreencast")
        pictures = [Image.open(BytesIO(data)).convert("RGB").resize(SIZE) for _, data in self.frames]
        times = [at for at, _ in self.frames]
        lengths = [round(1000 * (after - at)) for at, after in pairwise(times)]
        pictures[0].save(
            path,
            save_all=True,
            append_images=pictures[1:],
            duration=[*(min(length, LAST) for length in lengths), LAST],
            loop=0,
            quality=QUALITY,
            method=6,
        )


def take(page: Page, site: Site, game: str) -> Film:
    """Record some answers of a first seat as a film."""
    scenario = SCENARIOS[game]
    made = Made(site, game, "human easy", **({"scenario": scenario} if scenario else {})).sit()
    made.open(page, 0)
    asked(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(LOOK)
    hand = hand_of(game)
    film = Film(page)

    def look_and_answer(page: Page, question: str) -> None:
        page.wait_for_timeout(LOOK)
        hand(page, question)

    play(page, look_and_answer, most=ANSWERS[game])
    page.wait_for_timeout(LOOK)
    return film


def main(games: list[str]) -> int:
    """Record the films of all games, or of the named ones."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            Served(f"sqlite:///{folder / 'server.db'}", folder / "log") as served,
            found_chromium().started() as browser,
        ):
            for game in games or list(SCENARIOS):
                context = browser.new_context(viewport=WINDOW, locale="en", color_scheme="dark")
                context.set_default_timeout(SLOW)
                path = file_of(game)
                take(context.new_page(), Site(served), game).write(path)
                print(f"{path.name}: {path.stat().st_size / 1000:.0f} KB")
                context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
