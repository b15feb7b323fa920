"""Playing at a table as people do: with the mouse, with a finger, with keys. Nothing in this module knows the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, final

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tests.browser.server import Site
from tests.server.served import Seat, Table
from timefront.games.registry import GAMES
from timefront.texts.shelf import Shelf, catalogue_sources

DUEL, BATTLE, JOAN = "duel_of_time", "battle_through_history", "joan_of_arc"
NAMES = ("Jeanne", "Talbot", "Saladin", "Burgundy")
LISTEN = """(() => {
  if (window.heard) return;
  window.heard = { number: -1, question: '', ended: false, at: 0 };
  window.answers = [];
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { type, situation } = JSON.parse(data);
        if (type !== 'update' || !situation) return;
        const question = situation.prompt?.question ?? '';
        window.heard = { number: situation.number, question, ended: !!situation.ended, at: performance.now() };
      });
    }
    send(message) {
      window.sent = message;
      window.answers.push({ message, after: performance.now() - window.heard.at });
      super.send(message);
    }
  };
})()"""
"""Lets a test know the last position the page received, so that it need not guess how long to wait, and what the
page sent last, so that a test can tell a lost click from a slow server; also how long after the position each
message was sent."""
SMALL = """() => [...document.querySelectorAll('button, [role=button], .button, select, summary, input')]
  .filter((thing) => !thing.matches('[type=radio], [type=checkbox], [type=file]') && thing.checkVisibility())
  .filter((thing) => !thing.closest('.unseen, [hidden]'))
  .map((thing) => [thing.getBoundingClientRect(), thing])
  .filter(([box]) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
  .map(([box, thing]) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${thing.outerHTML.slice(0, 200)}`)"""


@final
class Made:
    """A table with all its players, and the secrets of its seats."""

    def __init__(self, site: Site, game: str, seats: str, **wish: Any) -> None:
        self.site, self.game = site, game
        wishes = [{"kind": "human"} if seat == "human" else {"kind": "bot", "level": seat} for seat in seats.split()]
        made = site.ask("/api/tables", {"game": game, "seats": wishes, **wish})
        self.table = Table(made)
        self.id, self.watch, self.tokens = self.table.id, self.table.watch, self.table.tokens

    def sit(self, *seats: int) -> Made:
        """Take these seats, or all, without a page."""
        for seat in seats or self.tokens:
            wish = {"name": NAMES[seat]}
            self.site.ask(f"/api/tables/{self.id}/seats/{seat}/join", wish, self.tokens[seat])
        return self

    def finish(self, seed: int = 1) -> Made:
        """Play the only seat of a person to the end, without a page."""
        seat = Seat(self.site.served.port, self.table, 0)
        rng = Random(seed)
        while not seat.is_over:
            if seat.is_asked:
                seat.play(rng)
            else:
                seat.hear_until(lambda: seat.is_asked or seat.is_over)
        seat.close()
        return self

    def link(self, seat: int | None) -> str:
        token = self.watch if seat is None else self.tokens[seat]
        return f"{self.site.address}/table/{self.id}#{token}"

    def remembered(self, *seats: int) -> str:
        """What the browser of the player in these seats remembers of the table."""
        own = [{"seat": seat, "token": self.tokens[seat], "name": NAMES[seat]} for seat in seats]
        kept = {"table": self.id, "game": self.game, "title": "", "seats": own, "watch": self.watch, "at": 1}
        return json.dumps([kept])

    def open(self, page: Page, *seats: int, guide: str = "off", asks: bool = False) -> Page:
        """Open the table at one or several seats of this browser, or as a spectator; by default without the questions
        that a browser asks only once."""
        remember(
            page,
            {
                "timefront.tables": self.remembered(*seats),
                f"timefront.guide.{self.game}": json.dumps({"wish": guide, "done": []}),
                "timefront.settings": json.dumps({"asksBeforeSealing": asks, "passesAlone": False}),
            },
        )
        listen(page)
        page.goto(self.link(seats[0] if seats else None))
        expect(page.locator(".room, #curtain")).to_be_visible()
        return page


def remember(page: Page, kept: dict[str, str]) -> None:
    """What the browser remembers from before; what it stores later stays."""
    page.add_init_script(
        f"""for (const [key, value] of Object.entries({json.dumps(kept)}))
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"""
    )


def listen(page: Page) -> None:
    page.add_init_script(LISTEN)


@cache
def shelf(game: str, language: str) -> Shelf:
    """What Python says about a game."""
    played = GAMES[game]
    return Shelf(language, catalogue_sources(played, played.built_in_pack(), language))


@final
class Ear:
    """Hears everything the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]

    def views(self) -> list[dict[str, Any]]:
        """The positions that were sent before the end."""
        situations = [message["situation"] for message in self.told("update") if message["situation"]]
        return [situation["view"] for situation in situations if "ended" not in situation]

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log."""
        return [line for message in self.told("update") for line in message["log"]]


# Waiting


def heard(page: Page) -> dict[str, Any]:
    """The position the page received last: its number, what is asked here, whether it is the end."""
    told: dict[str, Any] = page.evaluate("window.heard")
    return told


def asked(page: Page, after: int = -1) -> dict[str, Any]:
    """Wait until this page is asked something after a position, or the match is over, and shows it."""
    told = page.wait_for_function(
        """(after) => heard.number > after && (heard.ended ? document.querySelector('#ending')
            : heard.question && document.querySelector('.bar.isMine')) && heard""",
        arg=after,
    )
    found: dict[str, Any] = told.json_value()
    return found


def question_is(page: Page, question: str) -> None:
    page.wait_for_function("(question) => heard.question === question", arg=question)


def happened(page: Page, after: int, otherwise: str) -> str:
    """Wait until there is a new position, or else something on the page; returns the role of the latter."""
    try:
        found: str = page.wait_for_function(
            """([after, otherwise]) => {
                const found = document.querySelector(otherwise);
                return heard.number > after ? { role: '' } : found && { role: found.getAttribute('role') ?? 'button' };
            }""",
            arg=[after, otherwise],
        ).json_value()["role"]
    except TimeoutError as late:
        bar = page.locator(".bar").inner_text()
        raise AssertionError(f"nothing after {after}; sent last: {page.evaluate('window.sent')}; {bar}") from late
    return found


Hand = Callable[[Page, str], None]
"""Answers what a page is asked."""


def do_it(page: Page) -> None:
    """The confirmation before a choice that cannot be taken back: confirm, and do not ask again."""
    page.get_by_role("button", name="Do it").click()


def play(page: Page, hand: Hand, until: str = "", confirm: Callable[[Page], None] = do_it, most: int = 1000) -> int:
    """Answer until the match is over, a question is asked, or the limit is reached; returns the number of answers."""
    after = -1
    for answers in range(most):
        told = asked(page, after)
        if told["ended"] or told["question"] == until:
            return answers
        after = told["number"]
        hand(page, told["question"])
        if happened(page, after, "dialog .primary"):
            confirm(page)
    return most


# Hands


@final
class DuelBoard:
    """Plays Duel of Time on the board, with the mouse or with a finger."""

    def __init__(self, rng: Random, touch: bool = False) -> None:
        self.rng, self.touch = rng, touch

    def __call__(self, page: Page, question: str) -> None:
        board = page.locator(".duel")
        if question == "Turn.placement":
            if not board.locator(".card.picked").count():
                self._press(self._any(board.locator(".card.playable")))
            ghost = self._any(board.locator("[data-ghost]"))
            self._press(ghost)
            if self.touch:
                self._press(board.locator(".confirming button"))
            return
        board.locator(".counting .confirm, .grip.possible, .others button").first.wait_for()
        if board.locator(".counting").count():
            self._press(board.locator(".counting .confirm"))
        else:
            self._press(self._any(board.locator(".grip.possible, .others button")))

    def _any(self, things: Locator) -> Locator:
        things.first.wait_for()
        return things.nth(self.rng.randrange(things.count()))

    def _press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()


OPEN = ".board [data-open=true]:not([inert] *)"
"""What can be chosen on the board; what is fading out cannot."""
WANTED = ("era", "insert", "arrow", "gear", "space", "run", "seat", "unit", "slot", "relic", "place", "sabaton")
"""Kinds of controls in the order in which a player in a hurry takes them."""


Press = Callable[..., None]
"""Presses something, with the mouse or with a finger, within a number of milliseconds if one is given."""


def leave_stage(page: Page, press: Press = Locator.click) -> None:
    """Continue from a staged battle: to its result, if it is not over yet, then back to the board."""
    while page.locator("dialog.stage").count():
        press(page.locator("dialog.stage .primary"))


def press_beside_stage(page: Page, control: Locator, press: Press = Locator.click) -> None:
    """Press, after leaving the stage that may have appeared just before."""
    try:
        press(control, timeout=5_000)
    except TimeoutError:
        leave_stage(page, press)
        press(control)


@final
class BattleBoard:
    """Plays A Battle Through History on the board: travels at once, conquers what it can, with three units."""

    def __init__(self, press: Press = Locator.click) -> None:
        self.press = press
        self.done: list[str] = []

    def __call__(self, page: Page, question: str) -> None:
        leave_stage(page, self.press)
        number = heard(page)["number"]
        control = self.wanted(page, question)
        press_beside_stage(page, page.locator(f"{OPEN}[data-control={control}]").first, self.press)
        if happened(page, number, ".board [role=menuitem], dialog .primary") == "menuitem":
            self.press(page.get_by_role("menuitem").first)

    def wanted(self, page: Page, question: str) -> str:
        """The control of the board to press next."""
        open_now: list[str] = page.evaluate(
            "(open) => [...document.querySelectorAll(open)].map((one) => one.dataset.control)", OPEN
        )
        control = min(open_now, key=lambda one: self._rank(one, question))
        self.done.append(f"{question} {control}")
        return control

    def _rank(self, control: str, question: str) -> int:
        if control == "ready":
            return 0 if all(one.startswith("Deployment.unit unit") for one in self.done[-3:]) else 50
        kind = control.partition("-")[0]
        return WANTED.index(kind) if kind in WANTED else 40


@final
class BattleKeys:
    """Plays A Battle Through History with keys alone, in the same way as `BattleBoard`."""

    def __init__(self) -> None:
        self.hand = BattleBoard()

    def __call__(self, page: Page, question: str) -> None:
        leave_stage_by_key(page)
        number = heard(page)["number"]
        control = self.hand.wanted(page, question)
        page.keyboard.press("b")
        reach(page, f"{OPEN}[data-control={control}]")
        page.keyboard.press("Enter")
        if happened(page, number, ".board [role=menuitem], dialog .primary") == "menuitem":
            expect(page.locator("[role=menuitem]:focus")).to_have_count(1)
            page.keyboard.press("Enter")


def leave_stage_by_key(page: Page) -> None:
    """Continue from a staged battle with Enter alone: the next button has the focus."""
    while page.locator("dialog.stage").count():
        expect(page.locator("dialog.stage .primary:focus")).to_have_count(1)
        page.keyboard.press("Enter")


@final
class DuelKeys:
    """Plays Duel of Time with keys alone: mostly on the board, sometimes by the number of a choice."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.answers = 0

    def __call__(self, page: Page, question: str) -> None:
        self.answers += 1
        if self.answers % 4 == 0:
            page.keyboard.press("1")
        elif question == "Turn.placement":
            page.keyboard.press("b")
            reach(page, ".card.playable")
            page.keyboard.press("Enter")
            expect(page.locator("[data-ghost]:focus")).to_have_count(1)
            page.keyboard.press(self.rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft")))
            reach(page, "[data-ghost]")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("b")
            reach(page, ".counting .confirm", ".grip.possible, .others button")
            page.keyboard.press("Enter")


ROUND_ABOUT = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def reach(page: Page, *targets: str) -> None:
    """Go to the first of these that is on the page: with Tab, and inside a region of the board with the arrows that
    lead towards it, but sometimes another way, like a person who is stuck."""
    path: list[str] = []
    for step in range(120):
        path.append(page.evaluate(WHERE))
        key: str = page.evaluate(TOWARDS, targets)
        if not key:
            return
        is_stuck = key != "Tab" and step % 6 == 5
        page.keyboard.press(ROUND_ABOUT[step // 6 % 4] if is_stuck else "Tab" if step % 24 == 23 else key)
    there = [page.locator(target).count() for target in targets]
    bar = page.locator(".bar").inner_text()
    raise AssertionError(f"{targets} cannot be reached with keys; so many are there: {there}; {bar}; by {path}")


WHERE = "document.activeElement?.outerHTML.slice(0, 90)"
TOWARDS = """(targets) => {
    const target = targets.find((one) => document.querySelector(one)) ?? targets[0];
    const here = document.activeElement;
    if (here?.matches(target)) return '';
    const near = here?.closest('[data-region]')?.querySelector(target);
    if (!near) return 'Tab';
    const middle = (thing) => {
        const box = thing.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(near).map((value, axis) => value - middle(here)[axis]);
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    return y > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
"""The key that leads from the focus towards a target, or nothing if it is already there."""
