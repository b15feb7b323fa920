"""Several humans at one screen: what one may see is never shown to another."""

from __future__ import annotations

import io
import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.terminal.stage import GAME, PROMPT, Keyboard, Stage, always_one
from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.terminal.desk import Desk
from timefront.terminal.screen import SEPARATOR, Screen
from timefront.terminal.seating import Seating
from timefront.terminal.table import Table


class Watcher:
    """Looks at every screen as the player in front of it: nothing there may reveal the other's hand."""

    def __init__(self, desk: Desk, screen: io.StringIO) -> None:
        self.desk = desk
        self.screen = screen
        self.screens = 0
        self._typed: list[str] = []
        texts = desk.texts
        self.cards = [texts.message(f"card-{card.key}") for card in desk.match.setting.cards]  # type: ignore[attr-defined]

    def __call__(self, shown: str) -> str:
        if not PROMPT.search(shown):
            return "\n"
        match = self.desk.match
        seat = match.state.seat
        assert self.desk.looking == seat
        since_curtain = self.screen.getvalue().rpartition(SEPARATOR)[2]
        known = self.known(seat)
        told = {card for card in self.cards if card in since_curtain}
        assert told <= known, (seat, told - known)
        other = match.game.seat_names(2)[1 - seat]
        name = self.desk.texts.message(f"seat-{other}")
        for card in self.cards:
            drawn = self.desk.texts.message("event-card-drawn", seat=name, card=card)
            assert drawn not in since_curtain
        self.screens += 1
        return "log\n" if self._say_once(f"log {seat} {len(match.entries)}") else "1\n"

    def _say_once(self, what: str) -> bool:
        if what in self._typed:
            return False
        self._typed.append(what)
        return True

    def known(self, seat: int) -> set[str]:
        """The names of the cards that a seat has seen: its own and those that were played."""
        match = self.desk.match
        seen: set[str] = set()
        for _, told in match.log(seat):
            if told["event"] in ("card-drawn", "card-played") and told["card"] is not None:
                seen.add(self.cards[told["card"]])
        return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_shows_the_other_player_s_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    match = new_match(GAME, GAME.setting(GAME.built_in_pack(), "", {}, 2), seed=f"curtain {language}")
    file = MatchFile.create(tmp_path / "a.match", match)
    shown = io.StringIO()
    desk = Desk(file, Seating(["human", "human"]), Screen(), language)
    watcher = Watcher(desk, shown)
    monkeypatch.setattr(sys, "stdout", shown)
    monkeypatch.setattr(sys, "stdin", Keyboard(watcher, shown))
    Table(desk, 0).play()
    assert match.outcome() is not None
    assert watcher.screens > 30
    file.close()
    public = shown.getvalue().rpartition(SEPARATOR)[2]
    for seat in (0, 1):
        for card in watcher.cards:
            name = desk.texts.seat(match.setting, seat)
            assert desk.texts.message("event-card-drawn", seat=name, card=card) not in public


def test_the_curtain_names_the_next_player_and_stands_before_every_change(stage: Stage) -> None:
    shown = stage.play(always_one, players={"yellow": "human", "red": "human"})
    curtains = re.findall(r"Pass the screen to (\w+), then press Enter\.", shown)
    assert {*curtains} == {"Yellow", "Red"}
    assert all(one != other for one, other in pairwise(curtains))
    first_page = shown.index("Duel of Time:")
    assert shown.index(f"Pass the screen to {curtains[0]}") < first_page


def test_a_single_human_sees_no_curtain(stage: Stage) -> None:
    assert "Pass the screen" not in stage.play(always_one)


def test_one_can_leave_at_the_curtain(stage: Stage) -> None:
    shown = stage.play(["q"], players={"yellow": "human", "red": "human"})
    assert "The match is saved." in shown
    assert "Duel of Time:" not in shown


def test_a_bot_s_cards_are_never_shown(stage: Stage) -> None:
    def reader(shown: str) -> str:
        assert not re.search(r"Red draws \w+ /", shown)
        asked.append(shown)
        return "log\n" if len(asked) % 2 else "1\n"

    asked: list[str] = []
    stage.play(reader)
    assert len(asked) > 16
