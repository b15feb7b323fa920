"""Taking back: at once, not at all, or with the other player's consent."""

from __future__ import annotations

from tests.terminal.stage import PROMPT, Stage, first_that

HUMANS = {"yellow": "human", "red": "human"}
SEALED = "(cannot be taken back)"


class Actor:
    """Plays by a script, one entry for each prompt or question; an entry may choose from the page it sees."""

    def __init__(self, *script: str) -> None:
        self.script = list(script)

    def __call__(self, shown: str) -> str:
        if "press Enter" in shown.rstrip().splitlines()[-1]:
            return "\n"
        if not self.script:
            return ""
        line = self.script.pop(0)
        if line == "OPEN":
            line = first_that(shown, lambda choice: not choice.endswith(SEALED))
        elif line == "SEALED":
            line = first_that(shown, lambda choice: choice.endswith(SEALED))
        assert line
        return f"{line}\n"


def numbers_of_choices(stage: Stage) -> list[int]:
    return [entry.number for entry in stage.stored().line if entry.kind == "choice"]


def test_nothing_to_take_back(stage: Stage) -> None:
    assert "You have made no choice that could be taken back." in stage.play(["undo"])


def test_an_open_choice_is_taken_back_at_once(stage: Stage) -> None:
    """A card whose first command asks the same player leaves the choice open."""
    stage.play([], seats=HUMANS)
    before = stage.stored()
    seeds = (f"seed {number}" for number in range(50))
    for seed in seeds:
        stage.file.unlink()
        shown = stage.play(Actor("OPEN", "undo"), seats=HUMANS, seed=seed)
        if "has taken back the last choice." in shown:
            break
    else:
        raise AssertionError("no seed leaves the choice with the same player")
    assert numbers_of_choices(stage) == []
    assert stage.stored().state.seat == stage.stored().entries[-1].seat
    assert before.game is stage.stored().game


def test_bots_never_agree(stage: Stage) -> None:
    shown = stage.play(Actor("SEALED", "undo"))
    assert "bots never agree" in shown
    assert "Ask them?" not in shown
    assert len(PROMPT.findall(shown)) == 3
    assert any(seat == 0 for seat, _ in stage.choices())


def test_the_reason_is_told(stage: Stage) -> None:
    shown = stage.play(Actor("SEALED", "undo"))
    reasons = ("has made a choice since yours.", "Chance has spoken since", "You have learned something new since")
    assert sum(reason in shown for reason in reasons) == 1


def asked(stage: Stage, answer: str) -> str:
    """Yellow plays a sealed card, Red anything until Yellow is asked again, who wants the last choice back."""
    script = ["SEALED", "1"] + ["1"] * 12

    def actor(shown: str) -> str:
        last = shown.rstrip().splitlines()[-1]
        if "press Enter" in last:
            return "\n"
        if "Ask them?" in last:
            return "y\n"
        if "Do you agree?" in last:
            return f"{answer}\n"
        is_yellow = "\nYellow: play a command card." in shown
        if is_yellow and any(seat == 0 for seat, _ in stage.choices()) and "undo" not in typed:
            typed.append("undo")
            return "undo\n"
        if typed:
            return ""
        return f"{first_that(shown, lambda line: script[0] == '1' or line.endswith(SEALED)) or 1}\n"

    typed: list[str] = []
    return stage.play(actor, seats=HUMANS)


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
