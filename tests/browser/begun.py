"""A table that continues a match, so that a page need not be played to the moment a test is about."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.playing import NAMES, asked, listen, remember
from tests.browser.server import Site
from timefront.games.registry import GAMES
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.positions import read_position
from timefront.server.lobby.rest import JOURNAL


def begun_from(text: str) -> Match:
    """A match that begins from a position."""
    at = read_position(text, GAMES, None)
    return new_match(at.game, at.setting, seed="begun", start=at.state)


def open_match(page: Page, site: Site, match: Match, folder: Path, **settings: bool) -> Page:
    """All seats are taken by people; the page belongs to the first, who is asked."""
    path = folder / "begun.match"
    MatchFile.create(path, match).close()
    with urlopen(Request(f"{site.address}/api/journals", path.read_bytes(), {"Content-Type": JOURNAL})) as answer:
        made = json.load(answer)
    for key in made["seats"]:
        joining = f"/api/tables/{made['table']}/seats/{key['seat']}/join"
        site.ask(joining, {"name": NAMES[key["seat"]]}, key["token"])
    own = {**made["seats"][0], "name": NAMES[0]}
    kept = {"table": made["table"], "game": match.game.name, "title": "", "seats": [own], "watch": "", "at": 1}
    chosen = {"asksBeforeSealing": False, "passesAlone": False, **settings}
    guide = {f"timefront.guide.{match.game.name}": json.dumps({"wish": "off", "done": []})}
    remember(page, {"timefront.tables": json.dumps([kept]), "timefront.settings": json.dumps(chosen), **guide})
    listen(page)
    page.goto(f"{site.address}/table/{made['table']}#{own['token']}")
    asked(page)
    return page
