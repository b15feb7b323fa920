"""Make the pictures of docs/pictures: every screen at the widths of a phone, a laptop and a wide screen.

    python tools/screenshots.py [OUT]

A real server, a real Chromium, and matches with fixed seeds: a picture changes when a page does. The browser is the one
that `make setup` found.
"""

from __future__ import annotations

import json
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, final

from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import SIZES, found_chromium  # noqa: E402
from tests.browser.playing import NAMES, remember  # noqa: E402
from tests.server.served import Served  # noqa: E402
from timefront.bots.bot import Knowledge  # noqa: E402
from timefront.bots.greedy import CarelessBot  # noqa: E402
from timefront.games.battle_through_history.show.records import BattleView  # noqa: E402
from timefront.games.registry import GAMES  # noqa: E402
from timefront.matches.files import MatchFile  # noqa: E402
from timefront.matches.making import new_match  # noqa: E402
from timefront.matches.match import Match  # noqa: E402
from timefront.server.lobby.rest import JOURNAL  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DUEL, BATTLE, JOAN = "duel_of_time", "battle_through_history", "joan_of_arc"
QUALITY = {"phone": 52, "laptop": 60, "wide": 50}
Until = Callable[[Match], bool]
Act = Callable[[Page], None]


# Positions


def asked(question: str, turn: int = 0) -> Until:
    """Whether the first seat is asked this, from a turn on."""

    def is_asked(match: Match) -> bool:
        state: Any = match.state
        return bool(state.seat == 0 and state.question_name() == question and state.turn >= turn)

    return is_asked


def deployed(count: int) -> Until:
    """Whether the first seat, as attacker, has so many units on the battlefield and may deploy another."""
    is_deploying = asked("Deployment.unit")

    def is_deployed(match: Match) -> bool:
        view = match.view(0)
        assert isinstance(view, BattleView)
        return is_deploying(match) and view.active == 0 and len(view.battle.sides[0].units) == count

    return is_deployed


def in_round(question: str, number: int) -> Until:
    """Whether the first seat is asked this, from a round on."""

    def is_asked(match: Match) -> bool:
        state: Any = match.state
        return bool(state.seat == 0 and state.question_name() == question and state.round >= number)

    return is_asked


def journal(game: str, scenario: str, seed: str, until: Until | None, folder: Path) -> bytes:
    """The journal of a match that bots have played up to a position, or to the end."""
    played = GAMES[game]
    match = new_match(played, played.setting(played.built_in_pack(), scenario, {}, 2), seed=seed)
    rng, bot = Random(seed), CarelessBot()
    while match.outcome() is None and not (until and until(match)):
        seat = match.state.seat
        match.play(seat, bot.choose(Knowledge(played, match.state, seat), rng))
    path = folder / f"{game}-{seed}.match"
    path.unlink(missing_ok=True)
    MatchFile.create(path, match).close()
    return path.read_bytes()


@final
class Scene:
    """A screen: where it is, and what is done there before the picture is taken."""

    def __init__(self, name: str, address: str, kept: dict[str, str] | None = None, act: Act | None = None) -> None:
        self.name, self.address, self.kept, self.act = name, address, kept or {}, act


@final
class House:
    """A server, and tables at it."""

    def __init__(self, served: Served, folder: Path) -> None:
        self.served, self.folder = served, folder
        self.address = f"http://127.0.0.1:{served.port}"
        self.known: dict[bytes, dict[str, Any]] = {}

    def made(self, game: str, *kinds: str, **wish: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.served.ask(
            "/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds], **wish}
        )
        return made

    def brought(self, content: bytes, seats: range) -> dict[str, Any]:
        if content in self.known:
            return self.known[content]
        request = urllib.request.Request(f"{self.address}/api/journals", content, {"Content-Type": JOURNAL})
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        self.known[content] = made
        for key in made["seats"][: len(seats)]:
            path = f"/api/tables/{made['table']}/seats/{key['seat']}/join"
            self.served.ask(path, {"name": NAMES[key["seat"]]}, key["token"])
        return made

    def at(
        self, name: str, game: str, seed: str, until: Until | None, act: Act | None = None, scenario: str = ""
    ) -> Scene:
        """A table at a position, seen from the first seat; after the end as a spectator."""
        made = self.brought(journal(game, scenario, seed, until, self.folder), range(2 if until else 0))
        token = made["seats"][0]["token"] if until else made["watch"]
        kept = {
            f"timefront.guide.{game}": json.dumps({"wish": "off", "done": []}),
            "timefront.settings": json.dumps({"asksBeforeSealing": False}),
        }
        return Scene(name, f"/table/{made['table']}#{token}", kept, act)


# Scenes


def scenes(house: House) -> Iterator[Scene]:
    yield from lobby_scenes(house)
    yield from duel_scenes(house)
    yield from battle_scenes(house)
    yield from war_scenes(house)


def lobby_scenes(house: House) -> Iterator[Scene]:
    public = house.made(BATTLE, "human", "open", "bot", is_public=True, title="Friday evening")
    house.served.ask(f"/api/tables/{public['table']}/seats/0/join", {"name": "Saladin"}, public["seats"][0]["token"])
    private = house.made(DUEL, "human", "human")
    yield Scene("lobby", "/")
    yield Scene("new-table", f"/new/{DUEL}")
    yield Scene("credits", "/credits")
    yield Scene("join", f"/table/{private['table']}#{private['seats'][0]['token']}")
    kept = {"table": private["table"], "game": DUEL, "title": "", "watch": private["watch"], "at": 1}
    kept |= {"seats": [{**private["seats"][0], "name": "Jeanne"}], "links": [private["seats"][1]]}
    yield Scene("invite", f"/invite/{private['table']}", {"timefront.tables": json.dumps([kept])})


def open_rules(page: Page) -> None:
    """The rulebook, once it has come."""
    page.keyboard.press("r")
    page.locator(".book").wait_for()


def duel_scenes(house: House) -> Iterator[Scene]:
    yield house.at("duel-start", DUEL, "front", asked("Turn.placement"))
    yield house.at("duel-placing", DUEL, "front", asked("Turn.placement", 6), point_at_a_place)
    yield house.at("duel-command", DUEL, "front", asked("Move.number", 3))
    yield house.at("duel-travel", DUEL, "front", None, travel)
    yield house.at("duel-rules", DUEL, "front", asked("Turn.placement", 4), open_rules)
    yield house.at("duel-over", DUEL, "front", None, verify)


def battle_scenes(house: House) -> Iterator[Scene]:
    yield house.at("battle-sabatons", BATTLE, "gears", asked("SetUp.sabaton"))
    yield house.at("battle-gears", BATTLE, "gears", asked("TimeTravel.gears", 2))
    yield house.at("battle-eras", BATTLE, "gears", asked("TheBattle.declaration", 4))
    yield house.at("battle-deploying", BATTLE, "gears", deployed(2))
    yield house.at("battle-odds", BATTLE, "gears", deployed(2), odds)
    yield house.at("battle-fought", BATTLE, "gears", deployed(3), fight)
    yield house.at("battle-rewards", BATTLE, "gears", asked("ConquestRewards.recruits"))
    yield house.at("battle-relics", BATTLE, "gears", asked("ConquestRewards.kept"))
    yield house.at("battle-over", BATTLE, "gears", None)


def war_scenes(house: House) -> Iterator[Scene]:
    yield house.at("joan-orders", JOAN, "hexes", in_round("OrderPhase.order", 2), scenario="fierbois")
    yield house.at("joan-attack", JOAN, "hexes", in_round("Attack.token", 1), scenario="patay")
    yield house.at("joan-over", JOAN, "hexes", None, scenario="patay")


def point_at_a_place(page: Page) -> None:
    page.locator(".card.playable").first.click()
    page.locator("[data-ghost]").nth(2).hover()


def travel(page: Page) -> None:
    page.locator("#panel .told").nth(-40).click()
    expect(page.locator(".travel")).to_be_visible()


def verify(page: Page) -> None:
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("draws were checked")).to_be_visible()


def fight(page: Page) -> None:
    """Roll the dice, which nobody can foresee; for the next size they have been rolled."""
    ready = page.locator("[data-control=ready][data-open=true]")
    if ready.count():
        ready.click()
    expect(page.get_by_text("The dice:").first).to_be_attached()


def odds(page: Page) -> None:
    page.get_by_role("tab", name="Odds").click()
    expect(page.locator(".odds li").first).to_be_visible(timeout=30_000)
    page.locator(".odds").scroll_into_view_if_needed()


# Pictures


def take(browser: Browser, house: House, scene: Scene, size: str, out: Path) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce", has_touch=size == "phone"
    )
    page = context.new_page()
    remember(page, scene.kept)
    page.goto(house.address + scene.address, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    if scene.act:
        scene.act(page)
    page.wait_for_load_state("networkidle")
    is_whole = size == "phone" and scene.act is None
    page.screenshot(
        path=out / f"{scene.name}-{width}.jpg", type="jpeg", quality=QUALITY[size], scale="css", full_page=is_whole
    )
    context.close()


def main(arguments: list[str]) -> int:
    """Take all pictures into a folder."""
    out = Path(arguments[0]) if arguments else PICTURES
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            Served(f"sqlite:///{folder / 'server.db'}", folder / "log") as served,
            found_chromium().started() as browser,
        ):
            house = House(served, folder)
            for scene in scenes(house):
                for size in SIZES:
                    take(browser, house, scene, size, out)
                print(scene.name, flush=True)
    pictures = [*out.glob("*.jpg")]
    print(f"{len(pictures)} pictures, {sum(picture.stat().st_size for picture in pictures) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
