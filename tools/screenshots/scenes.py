"""The screens: the pages before a table, and each game's board in every notable phase."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.playing import BATTLE, DUEL, JOAN, NAMES
from tools.screenshots.house import Act, House, Scene, Until, asked, deployed, offered, quiet

Wanted = dict[str, tuple[Until, Act | None]]
"""Scenes of one match by name: when, and what is done before the picture is taken."""

MOST_MATCHES = 20
"""How many matches are played until one has all scenes."""


def scenes(house: House, beginnings: tuple[str, ...] = ("",)) -> Iterator[Scene]:
    """All scenes, or those whose names begin with one of these; matches that are not needed are not played."""
    for scene in before_a_table(house):
        if scene.name.startswith(beginnings):
            yield scene
    for game, scenario, seed, wanted in MATCHES:
        yield from of_a_match(house, game, scenario, seed, wanted, beginnings)
    for name, (game, scenario, act) in ENDS.items():
        if name.startswith(beginnings):
            yield house.finished(name, game, scenario, act)


def before_a_table(house: House) -> Iterator[Scene]:
    """Lobby, set-up, invitations, sitting down, waiting, and the other pages."""
    public = house.made(BATTLE, "human", "open", "bot", is_public=True, title="Friday evening")
    token = public["seats"][0]["token"]
    house.site.ask(f"/api/tables/{public['table']}/seats/0/join", {"name": "Saladin"}, token)
    private = house.made(DUEL, "human", "human")
    kept = {"table": private["table"], "game": DUEL, "title": "", "watch": private["watch"], "at": 1}
    own = {"seats": [{**private["seats"][0], "name": NAMES[0]}], "links": [private["seats"][1]]}
    remembered = {"timefront.tables": json.dumps([kept | own])}
    yield Scene("lobby", "/")
    yield Scene("lobby-returning", "/", remembered)
    for game in (DUEL, BATTLE, JOAN):
        yield Scene(f"new-{game.partition('_')[0]}", f"/new/{game}")
    yield Scene("new-gallery", f"/new/{JOAN}", act=look_at_the_gallery)
    yield Scene("new-army", f"/new/{JOAN}", act=buy_an_army)
    yield Scene("new-army-refused", f"/new/{JOAN}", act=buy_too_much)
    yield Scene("credits", "/credits")
    yield Scene("nowhere", "/nowhere")
    yield Scene("join", f"/table/{private['table']}#{private['seats'][0]['token']}")
    yield Scene("invite", f"/invite/{private['table']}", remembered)
    yield Scene("waiting", f"/table/{public['table']}#{token}", quiet(BATTLE))
    shared = house.made(DUEL, "human", "human")
    for key in shared["seats"]:
        path = f"/api/tables/{shared['table']}/seats/{key['seat']}/join"
        house.site.ask(path, {"name": NAMES[key["seat"]]}, key["token"])
    both = {"seats": [{**key, "name": NAMES[key["seat"]]} for key in shared["seats"]], "links": []}
    at_one_screen = {"timefront.tables": json.dumps([kept | both | {"table": shared["table"]}])}
    yield Scene("curtain", f"/table/{shared['table']}#{shared['seats'][0]['token']}", at_one_screen)


def of_a_match(
    house: House, game: str, scenario: str, seed: str, all_scenes: Wanted, beginnings: tuple[str, ...]
) -> Iterator[Scene]:
    """The scenes of one match between bots, seen from the first seat: of the first match that has all of them."""
    wanted = {name: scene for name, scene in all_scenes.items() if name.startswith(beginnings)}
    moments = {name: until for name, (until, _) in wanted.items()}
    for attempt in range(MOST_MATCHES):
        journals = house.played(game, scenario, f"{seed} {attempt}" if attempt else seed, moments)
        if journals.keys() == wanted.keys():
            break
    else:
        raise AssertionError(f"never came: {wanted.keys() - journals.keys()}")
    for name, (_, act) in wanted.items():
        made = house.table(journals[name])
        kept = {} if name.endswith("-guide") else quiet(game)
        yield Scene(name, f"/table/{made['table']}#{made['seats'][0]['token']}", kept, act)


# What is done before the picture is taken; none of it changes the match


def press(key: str, then: str) -> Act:
    """Press a key and wait for the result."""

    def pressed(page: Page) -> None:
        page.locator("section.bar").wait_for()
        page.keyboard.press(key)
        page.locator(then).first.wait_for()

    return pressed


def click(name: str, then: str) -> Act:
    """Press a button and wait for the result."""

    def clicked(page: Page) -> None:
        page.get_by_role("button", name=name).first.click()
        page.locator(then).first.wait_for()
        page.locator(then).first.scroll_into_view_if_needed()

    return clicked


open_rules, open_reference, open_help = press("r", ".book"), press("f", "dialog"), press("?", "dialog")
open_menu, ask_hint = click("Menu", "dialog"), click("Hint", ".hint ol")


def look_at_the_gallery(page: Page) -> None:
    page.get_by_label("Patay").check()
    page.locator(".step").nth(2).evaluate("step => step.scrollIntoView()")


def buy_an_army(page: Page) -> None:
    page.get_by_label("Free battle").check()
    page.get_by_role("button", name="Suggest an army").click()
    expect(page.get_by_text("ready for battle")).to_be_visible()
    page.locator("#armies").evaluate("heading => heading.scrollIntoView()")


def buy_too_much(page: Page) -> None:
    buy_an_army(page)
    for _ in range(2):
        page.get_by_role("button", name="One more").first.click()
    expect(page.locator(".verdict li").first).to_be_visible()
    page.locator(".verdict").evaluate("verdict => verdict.scrollIntoView({ block: 'center' })")


def point_at_a_place(page: Page) -> None:
    page.locator(".card.playable").first.click()
    page.locator("[data-ghost]").nth(2).hover()


def tap_a_place(page: Page) -> None:
    """Show what a touch shows before it is confirmed."""
    page.locator(".card.playable").first.click()
    page.locator("[data-ghost]").nth(2).tap()
    page.locator(".confirming").wait_for()


def look_back(page: Page) -> None:
    """Open the review, and wait until every choice is judged."""
    page.locator("#ending").wait_for()
    page.get_by_role("button", name="Review", exact=True).first.click()
    page.locator("#review-accuracy").wait_for(timeout=600_000)


def travel(page: Page) -> None:
    page.locator("#panel .told").nth(-30).click()
    expect(page.locator(".travel")).to_be_visible()


def verify(page: Page) -> None:
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("draws were checked")).to_be_visible()


def ask_odds(page: Page) -> None:
    page.get_by_text("Odds of what is about to be fought").click()
    expect(page.locator(".chances li").first).to_be_visible(timeout=30_000)
    page.locator(".chances").scroll_into_view_if_needed()


def watch(page: Page) -> None:
    """Show the verdict of the battle that was just fought."""
    page.get_by_role("button", name="Watch again").first.click()
    page.locator("dialog.stage .verdict").wait_for()


def watch_a_line(page: Page) -> None:
    """Show the first line of the same battle."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 2"))
    page.get_by_role("button", name="Watch again").first.click()
    page.clock.run_for(2600)
    page.wait_for_timeout(800)  # until the drawing stands still


def look_at_the_other(page: Page) -> None:
    page.locator(".status li button").filter(has_text=NAMES[1]).click()


def open_card(page: Page) -> None:
    """Open the card of Joan, who is the first unit."""
    page.locator(".map [data-units^='0']").first.click(button="right")
    page.locator(".unit-card").wait_for()


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.locator("#chat-line").scroll_into_view_if_needed()


DUELS: Wanted = {
    "duel-guide": (asked("Turn.placement"), None),
    "duel-start": (asked("Turn.placement"), None),
    "duel-placing": (asked("Turn.placement", turn=6), point_at_a_place),
    "duel-tapped": (asked("Turn.placement", turn=6), tap_a_place),
    "duel-rally": (asked("Rally.origin"), None),
    "duel-charge": (asked("Charge.victim"), None),
    "duel-command": (asked("Move.number", turn=3), None),
    "duel-hint": (asked("Turn.placement", turn=6), ask_hint),
    "duel-chat": (asked("Turn.placement", turn=6), open_chat),
    "duel-rules": (asked("Turn.placement", turn=4), open_rules),
    "duel-reference": (asked("Turn.placement", turn=4), open_reference),
    "duel-help": (asked("Turn.placement", turn=4), open_help),
    "duel-menu": (asked("Turn.placement", turn=4), open_menu),
}
BATTLES: Wanted = {
    "battle-guide": (asked("SetUp.sabaton"), None),
    "battle-sabatons": (asked("SetUp.sabaton"), None),
    "battle-gears": (asked("TimeTravel.gears", turn=2), None),
    "battle-eras": (asked("TheBattle.declaration", turn=4), None),
    "battle-deploying": (deployed(2), None),
    "battle-odds": (deployed(2), ask_odds),
    "battle-rewards": (asked("ConquestRewards.recruits"), None),
    "battle-stage": (asked("ConquestRewards.recruits"), watch_a_line),
    "battle-verdict": (asked("ConquestRewards.recruits"), watch),
    "battle-relics": (asked("ConquestRewards.kept"), None),
    "battle-other": (asked("TimeTravel.gears", turn=6), look_at_the_other),
    "battle-rules": (asked("TimeTravel.gears", turn=2), open_rules),
    "battle-reference": (asked("TimeTravel.gears", turn=2), open_reference),
}
CARDS: Wanted = {
    "joan-hand": (offered("play-card", "OrderPhase.order_or_card"), None),
    "joan-window": (offered("play-card", "CardWindow.card"), None),
    "joan-card": (asked("PlayCard.anchor"), None),
}
RAIDS: Wanted = {
    "joan-orders": (asked("OrderPhase.order", round=2), None),
    "joan-talk": (asked("Talk.question"), None),
    "joan-equipment": (offered("put-on", "Activation.resolve"), open_card),
    "joan-hint": (asked("OrderPhase.order", round=2), ask_hint),
    "joan-rules": (asked("OrderPhase.order", round=2), open_rules),
    "joan-reference": (asked("OrderPhase.order", round=2), open_reference),
}
PLOTS: Wanted = {
    "joan-intrigue": (offered("trigger", "Activation.resolve"), None),
}
WARS: Wanted = {
    "joan-guide": (asked("OrderPhase.order"), None),
    "joan-declare": (asked("Declaration.deed"), None),
    "joan-attack": (asked("Rework.token"), None),
    "joan-allocate": (asked("Allocation.allocation"), None),
    "joan-push": (asked("Pushes.push"), None),
}
HUNTS: Wanted = {
    "joan-giant": (asked("OrderPhase.order"), None),
}
APPARITIONS: Wanted = {
    "joan-sky": (asked("OrderPhase.order_or_card"), None),
}
FOUR_PLAYERS: Wanted = {
    "joan-four-players": (asked("OrderPhase.order_or_card"), None),
    "joan-lead-defender": (asked("Shields.shield"), None),
}
THREE_PLAYERS: Wanted = {
    "joan-three-players": (asked("OrderPhase.order_or_card"), None),
}
MATCHES = (
    (DUEL, "", "front", DUELS),
    (BATTLE, "", "gears", BATTLES),
    (JOAN, "fierbois", "raid12", RAIDS),
    (JOAN, "fierbois", "raid10", PLOTS),
    (JOAN, "patay", "stakes", WARS),
    (JOAN, "patay", "cards2", CARDS),
    (JOAN, "dragon_of_the_vosges", "hunt", HUNTS),
    (JOAN, "voices_at_domremy", "voices", APPARITIONS),
    (JOAN, "compiegne", "sortie", FOUR_PLAYERS),
    (JOAN, "brignais", "hill", THREE_PLAYERS),
)
ENDS: dict[str, tuple[str, str, Act | None]] = {
    "duel-over": (DUEL, "", verify),
    "duel-travel": (DUEL, "", travel),
    "battle-over": (BATTLE, "", None),
    "duel-review": (DUEL, "", look_back),
    "battle-travel": (BATTLE, "", travel),
    "joan-over": (JOAN, "patay", None),
    "joan-travel": (JOAN, "patay", travel),
}
"""Scenes after the end of their own matches: game, scenario, what is done."""
