"""Switching the language during a match translates everything, including the whole log."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import (
    BATTLE,
    DUEL,
    NAMES,
    BattleBoard,
    DuelBoard,
    Ear,
    Hand,
    Made,
    asked,
    play,
    press_beside_stage,
    shelf,
)
from tests.browser.server import Site
from timefront.games.registry import GAMES
from timefront.texts.phrasing import Phrase, chosen_names, named


def said(ear: Ear, game: str, language: str) -> list[str]:
    """The log as Python says it, with the name of the player in the first seat."""
    voice = shelf(game, language)
    called = chosen_names(GAMES[game].seat_names(2), [NAMES[0], ""])
    lines = []
    for line in ear.log():
        sentence = voice.say(named(msgspec.convert(line["phrase"], Phrase), called))
        forced = Phrase("table-forced", {"sentence": sentence})
        lines.append(voice.say(forced) if line.get("is_forced") else sentence)
    return lines


@pytest.mark.parametrize(
    ("game", "hand", "answers"),
    [(DUEL, DuelBoard(Random(7)), 3), pytest.param(BATTLE, BattleBoard(), 9, marks=pytest.mark.long)],
)
def test_a_switch_in_mid_game_says_everything_anew(page: Page, site: Site, game: str, hand: Hand, answers: int) -> None:
    ear = Ear(page)
    Made(site, game, "human easy").sit().open(page, 0)
    play(page, hand, most=answers)
    asked(page)
    expect(page.locator(".board [inert]")).to_have_count(0)  # what is fading out is read, too
    seen: list[tuple[str, ...]] = []
    for language in ("en", "de", "es", "en"):
        press_beside_stage(page, page.locator(f"header button[lang={language}]"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        lines = said(ear, game, language)
        assert len(lines) > 10
        expect(page.locator("#panel .told")).to_have_text(lines)
        parts = ".board", ".bar .sentence", ".offers", ".tools", "[role=tablist]", ".players"
        seen.append(tuple(page.locator(part).first.inner_text() for part in parts))
    first, german, spanish, again = seen
    assert first == again
    for english, *others in zip(first[:-1], german, spanish, strict=False):
        assert len({english, *others}) == 3, english


def test_a_known_line_is_said_in_three_languages(page: Page, site: Site) -> None:
    Made(site, DUEL, "human easy").sit().open(page, 0)
    line = page.locator("#panel .told", has_text="Turn 1:")
    expect(line).to_have_text("Turn 1: Yellow plays." if "Yellow" in line.inner_text() else "Turn 1: Red plays.")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("#panel .told", has_text="Zug 1")).to_have_count(1)
    page.get_by_role("button", name="Español").click()
    expect(page.locator("#panel .told", has_text="Turno 1")).to_have_count(1)
