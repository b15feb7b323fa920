"""Undo: at once, not at all, or with the other player's consent."""

from __future__ import annotations

from typing import final

from tests.terminal.stage import PROMPT, Stage, first_that

HUMANS = {"yellow": "human", "red": "human"}
SEALED = "(cannot be taken back)"


def open_choice(stage: Stage) -> str:
    """The number of a choice after which Yellow is asked again, with nothing learned in between."""
    stage.play([])
    match = stage.stored()
    for number, choice in enumerate(match.offer(0), 1):
        s = match.state.clone()
        s.answer(choice)
        if s.seat == 0 and not s.is_forced():
            return str(number)
    raise AssertionError("no choice of Yellow leads to another")


def sealed_then_undo(shown: str) -> str:
    """Make a choice that cannot be taken back, then try to take it back."""
    if "bots never agree" in shown:
        return ""
    if "Since your last choice" in shown:
        return "undo\n"
    return f"{first_that(shown, lambda line: line.endswith(SEALED))}\n"


def test_nothing_to_take_back(stage: Stage) -> None:
    assert "You have made no choice that could be taken back." in stage.play(["undo"])


def test_an_open_choice_is_taken_back_at_once(stage: Stage) -> None:
    number = open_choice(stage)
    before = stage.stored()
    shown = stage.play([number, "undo"], game=None)
    assert "Yellow has taken back the last choice." in shown
    after = stage.stored()
    assert after.entries[-1].kind == "undo"
    assert after.line == before.line
    assert after.offer(0) == before.offer(0)


def test_bots_never_agree_and_the_reason_is_told(stage: Stage) -> None:
    shown = stage.play(sealed_then_undo)
    reasons = ("has made a choice since yours.", "Chance has spoken since", "You have learned something new since")
    assert sum(reason in shown for reason in reasons) == 1
    assert "bots never agree" in shown
    assert "Ask them?" not in shown
    assert len(PROMPT.findall(shown)) == 3
    assert "undo" not in [entry.kind for entry in stage.stored().entries]


@final
class TwoPlayers:
    """Both take the first choice until Yellow's second card; then Yellow asks for an undo, and Red answers."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.cards = 0
        self.has_asked = False

    def __call__(self, shown: str) -> str:
        question = shown.rstrip().splitlines()[-1]
        if "press Enter" in question:
            return "\n"
        if "Ask them?" in question:
            return "y\n"
        if "Do you agree?" in question:
            return f"{self.answer}\n"
        if self.has_asked:
            return ""
        self.cards += "\nYellow: play a command card." in shown
        self.has_asked = self.cards == 2
        return "undo\n" if self.has_asked else "1\n"


def asked(stage: Stage, answer: str) -> str:
    """What is shown when Yellow asks and Red answers."""
    return stage.play(TwoPlayers(answer), players=HUMANS)


def test_a_human_may_agree(stage: Stage) -> None:
    shown = asked(stage, "y")
    assert "Yellow would take back:\nYellow plays" in shown
    assert "Yellow would like to take back the last choice. Do you agree? (y/n)" in shown
    assert "Yellow has taken back the last choice." in shown
    kinds = [entry.kind for entry in stage.stored().entries]
    assert kinds[-3:] == ["undo-asked", "undo-granted", "undo"]
    assert stage.stored().state.seat == 0


def test_a_human_may_refuse(stage: Stage) -> None:
    shown = asked(stage, "n")
    assert "Red does not agree: the choice stands." in shown
    kinds = [entry.kind for entry in stage.stored().entries]
    assert kinds[-2:] == ["undo-asked", "undo-denied"]


def test_the_asked_player_does_not_see_the_asker_s_cards(stage: Stage) -> None:
    shown = asked(stage, "y")
    question = shown.index("Do you agree?")
    screen = shown[:question][shown[:question].rindex("press Enter") :]
    assert "Yellow draws a command card." in screen
    assert "1. " not in screen
