"""Third-party bots at the terminal: they play like any other, and a bot that misbehaves loses."""

from __future__ import annotations

import json

import pytest

from tests.bots.test_outside import COMMANDS, WRONG, program
from tests.terminal.stage import Stage, always_one
from timefront.bots.outside.program import ProgramBot
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.terminal import seating

BOT = f"program:{COMMANDS['python']}"


def test_a_program_plays_a_whole_match(stage: Stage) -> None:
    shown = stage.play(always_one, players={"red": BOT})
    assert stage.stored().outcome() is not None
    assert not stage.stored().resigned
    assert f"Red: bot {BOT}" in shown


def test_a_program_stays_from_question_to_question_and_ends_with_the_match(stage: Stage) -> None:
    first = "import sys\nfor line in sys.stdin: print('{\"offer\": 0}', flush=True)"
    made: list[ProgramBot] = []

    def noted(name: str) -> ProgramBot:
        made.append(ProgramBot(name.removeprefix("program:")))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "outside_bot", noted)
        stage.play(always_one, players={"red": f"program:{program(first)}"})
    assert len(made) == 1
    assert not made[0].is_started()
    assert stage.stored().outcome() is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["ends", "answers nonsense", "never stops"])
def test_a_program_that_does_it_wrong_has_lost(stage: Stage, what: str, language: str) -> None:
    shown = stage.play(always_one, language=language, players={"red": f"program:{program(WRONG[what][0])}"})
    outcome = stage.stored().outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "resignation")
    assert {"en": "its bot failed (", "de": "Der Bot hat versagt (", "es": "su bot ha fallado ("}[language] in shown


def test_a_program_that_hangs_has_lost(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "outside_bot", lambda _: ProgramBot(program("import time; time.sleep(60)"), 0.2, 0.2))
    assert "no answer within 0.4 s" in stage.play(always_one, players={"red": "program:sleeper"})
    assert stage.stored().resigned == [1]


def test_among_three_the_match_goes_on_without_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "USUAL_BOT", "bot:random")
    players = {"first": "program:/nowhere/bot", "second": "bot:random", "third": "bot:random"}
    stage.play([], game=GAMES["battle_through_history"], seats=3, players=players)
    match = stage.stored()
    assert match.resigned == [0]
    assert match.outcome() is not None
    assert any(entry.kind == "choice" and entry.seat == 0 for entry in match.entries)


def test_a_stored_match_starts_no_program_by_itself(stage: Stage) -> None:
    left = stage.play(["q"], players={"red": BOT})
    assert f"--seat 'red={BOT}'" in left
    note = json.loads((stage.folder / "a.match.seats").read_bytes())
    assert note["players"] == ["human", BOT]
    assert "Red: bot, medium." in stage.play(["q"])
    assert f"Red: bot {BOT}" in stage.play(["q"], players={"red": BOT})
