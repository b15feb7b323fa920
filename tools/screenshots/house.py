"""A server with tables at positions that bots reached with fixed seeds: a picture changes only when a page does."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, final

from playwright.sync_api import Page

from tests.browser.playing import NAMES, Made
from tests.browser.server import Site
from tests.server.served import Served
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import CarelessBot
from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.registry import GAMES
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.server.lobby.rest import JOURNAL

Until = Callable[[Match], bool]
Act = Callable[[Page], None]


def asked(question: str, **since: int) -> Until:
    """Whether the first seat is asked this question, from a `turn` or a `round` on."""

    def is_asked(match: Match) -> bool:
        state: Any = match.state
        if state.seat != 0 or state.question_name() != question:
            return False
        return all(getattr(state, name) >= number for name, number in since.items())

    return is_asked


def offered(verb: str, question: str) -> Until:
    """Whether the first seat is asked this question and could answer with the verb."""
    is_asked = asked(question)
    return lambda match: is_asked(match) and any(choice[0] == verb for choice in match.offer(0))


def deployed(count: int) -> Until:
    """Whether the first seat, as attacker, has this many units on the battlefield and may deploy another."""
    is_deploying = asked("Deployment.unit")

    def is_deployed(match: Match) -> bool:
        view = match.view(0)
        assert isinstance(view, BattleView)
        return is_deploying(match) and view.active == 0 and len(view.battle.sides[0].units) == count

    return is_deployed


@final
class Scene:
    """A screen: its address, what the browser remembers, and what is done there before the picture is taken."""

    def __init__(self, name: str, address: str, kept: dict[str, str] | None = None, act: Act | None = None) -> None:
        self.name, self.address, self.kept, self.act = name, address, kept or {}, act


@final
class House:
    """A server with tables."""

    def __init__(self, served: Served, folder: Path) -> None:
        self.site, self.folder = Site(served), folder

    def made(self, game: str, *kinds: str, **wish: Any) -> dict[str, Any]:
        """A table that waits for its players."""
        made: dict[str, Any] = self.site.ask(
            "/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds], **wish}
        )
        return made

    def played(self, game: str, scenario: str, seed: str, wanted: dict[str, Until]) -> dict[str, bytes]:
        """The journals of one match between bots, each at its wanted position; those that never come are left out."""
        game_ = GAMES[game]
        pack = game_.built_in_pack()
        seats = game_.scenario_seats(pack, scenario)[0]
        match = new_match(game_, game_.setting(pack, scenario, {}, seats), seed=seed)
        rng, bot = Random(seed), CarelessBot()
        found: dict[str, bytes] = {}
        while match.outcome() is None and len(found) < len(wanted):
            for name, until in wanted.items():
                if name not in found and until(match):
                    found[name] = self._journal(match, name)
            seat = match.state.seat
            match.play(seat, bot.choose(Knowledge(game_, match.state, seat), rng))
        return found

    def _journal(self, match: Match, name: str) -> bytes:
        path = self.folder / f"{name}.match"
        path.unlink(missing_ok=True)
        MatchFile.create(path, match).close()
        return path.read_bytes()

    def table(self, content: bytes) -> dict[str, Any]:
        """A table from a journal, with all players seated."""
        request = urllib.request.Request(f"{self.site.address}/api/journals", content, {"Content-Type": JOURNAL})
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        for key in made["seats"]:
            path = f"/api/tables/{made['table']}/seats/{key['seat']}/join"
            self.site.ask(path, {"name": NAMES[key["seat"]]}, key["token"])
        return made

    def finished(self, name: str, game: str, scenario: str = "", act: Act | None = None) -> Scene:
        """A table after the end, as one of its players sees it."""
        wish = {"scenario": scenario} if scenario else {}
        made = Made(self.site, game, "human easy", **wish).sit().finish(3)
        kept = {**quiet(game), "timefront.tables": made.remembered(0)}
        return Scene(name, f"/table/{made.id}#{made.tokens[0]}", kept, act)


def quiet(game: str) -> dict[str, str]:
    """What a browser remembers so that the page asks nothing and shows no guide."""
    return {
        f"timefront.guide.{game}": json.dumps({"wish": "off", "done": []}),
        "timefront.settings": json.dumps({"asksBeforeSealing": False, "passesAlone": False}),
    }
