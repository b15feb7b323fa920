"""Explanations at the prompt: the question, why not, the rulebook, a hint."""

from __future__ import annotations

import re

import pytest

from tests.terminal.stage import GAME, Stage, first_that
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.terminal.explaining import first_sentence
from timefront.texts.catalogue import Catalogue


def paragraph(rule: str, language: str = "en") -> str:
    return f"{rule}: {GAME.rulebook().paragraph(rule, language)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_quotes_the_rules_of_the_question(stage: Stage, language: str) -> None:
    shown = stage.play(["?"], language=language)
    for rule in ("DT-2.2", "DT-2.3", "DT-2.4"):
        assert shown.count(paragraph(rule, language)) == 1


def test_a_question_mark_quotes_first_what_is_asked_about_and_only_what_is_possible(stage: Stage) -> None:
    """Units declare, and none of them can heal."""
    players = {"first": "human", "second": "bot:random"}
    shown = stage.play(["1", "?"], game=GAMES["joan_of_arc"], scenario="foragers", seed="look", players=players)
    quoted = re.findall(r"^(JA-[\w.]+):", shown, re.MULTILINE)
    assert quoted[0] == "JA-6.1"
    assert "JA-6.2" in quoted
    assert "JA-9.heal" not in quoted


@pytest.mark.parametrize("language", LANGUAGES)
def test_DT_1_9_the_reference_card_is_one_word_away(stage: Stage, language: str) -> None:
    shown = stage.play(["reference"], language=language)
    texts = Catalogue(GAME, GAME.built_in_pack(), language)
    for name, line in GAME.narrator.reference(GAME.setting(GAME.built_in_pack(), "", {}, 2)):
        assert f"{texts.message(name)}: {texts.message(line)}" in shown


def missing_card(stage: Stage) -> int:
    """A card that is not in Yellow's hand."""
    stage.play([])
    hand = {choice[1] for choice in stage.stored().offer(0)}
    return min(set(range(8)) - hand)


@pytest.mark.parametrize(
    "spelling", ["why play {} 0 1", "w ('play', {}, 0, 1)", 'why ["play",{},0,1]', "WHY Play {} 0 1"]
)
def test_why_tells_the_reason_and_quotes_its_rule(stage: Stage, spelling: str) -> None:
    shown = stage.play([spelling.format(missing_card(stage))], game=None)
    assert "That card is not in your hand. Play one that is." in shown
    assert paragraph("DT-2.2") in shown


def test_why_knows_other_reasons(stage: Stage) -> None:
    shown = stage.play(["why move 9", "why play 99 0 0", "why play 1", "why abc", "why play 0 0 -1"])
    assert shown.count("That cannot be done now.") == 2
    assert shown.count("That choice is incomplete or names something that does not exist.") == 3


def test_why_a_possible_choice_names_its_number(stage: Stage) -> None:
    stage.play([])
    match = stage.stored()
    choice = match.offer(0)[4]
    written = " ".join(str(part) for part in choice)
    shown = stage.play([f"why {written}", "why 5", "why 99"], game=None)
    sentence = Catalogue(GAME, match.setting.pack, "en").choice(match.state, choice)
    assert shown.count(f"5 is possible: {sentence}") == 2
    assert "There is no choice 99: they run from 1 to 24." in shown


def test_why_alone_shows_how_choices_are_written(stage: Stage) -> None:
    shown = stage.play(["why"])
    assert "play <card> <position> <turn>" in shown
    assert "<card>: 0 = Deploy / Push, 1 = Deploy / Charge" in shown
    assert "<turn>: 0-3" in shown


def test_rules_are_quoted_by_id_number_and_chapter(stage: Stage) -> None:
    shown = stage.play(["rules DT-3.2"])
    assert paragraph("DT-3.2") in shown
    assert paragraph("DT-3.2") in stage.play(["r 3.2"], game=None)
    shown = stage.play(["rules 4"], game=None)
    assert all(paragraph(rule) in shown for rule in GAME.rulebook().entries if rule.startswith("DT-4."))
    assert paragraph("DT-3.2") not in shown


def test_a_rule_is_quoted_with_what_was_ruled_about_it(stage: Stage) -> None:
    shown = stage.play(["rules DT-2.4"])
    assert f"M-3: {GAME.rulebook().ruling('M-3', 'en')}" in shown
    assert "M-4" not in shown


def test_rules_alone_lists_them_all(stage: Stage) -> None:
    shown = stage.play(["rules", "rules 99.1"])
    assert all(f"\n{rule}: " in shown for rule in GAME.rulebook().entries)
    assert "There is no rule “99.1”. The rules run from DT-1.1 to" in shown


def test_a_first_sentence_ends_at_its_full_stop() -> None:
    assert first_sentence("Move: go 1. Then stop. Now.") == "Move: go 1. Then stop."
    assert first_sentence("One. Ärger.") == "One."
    assert first_sentence("Only one, e.g. this.") == "Only one, e.g. this."


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_choices_by_their_numbers(stage: Stage, language: str) -> None:
    shown = stage.play(["hint"], language=language)
    lines = re.findall(r"^(\d+): .*?(\d+) ?%.*?: (.*)$", shown, re.MULTILINE)
    assert len(lines) == 5
    match = stage.stored()
    texts = Catalogue(GAME, match.setting.pack, language)
    for number, share, choice in lines:
        assert choice == texts.choice(match.state, match.offer(0)[int(number) - 1])
        assert 0 <= int(share) <= 100


def test_the_log_tells_everything_and_the_board_the_position(stage: Stage) -> None:
    shown = stage.play(["log", "board"])
    assert shown.count("The scenario is “") == 2
    assert shown.count("Turn 1/16") == 2
    assert shown.count("The match so far") == 1


# Odds


@pytest.mark.slow
def test_odds_of_a_place_or_a_choice_are_told_before_it_is_declared(stage: Stage) -> None:
    commands = ["", "order", "odds d3b", "charge", "odds 999", "odds b3", "odds nowhere"]
    said: list[str] = []
    charge = ""

    def answer(shown: str) -> str:
        nonlocal charge
        said.append(shown)
        charge = charge or first_that(shown, lambda line: "charge to C" in line)
        if len(said) > len(commands):
            return ""
        command = commands[len(said) - 1].replace("charge", f"odds {charge}")
        return command.replace("order", first_that(shown, lambda line: line.startswith("Charge order on B3"))) + "\n"

    stage.play(answer, game=GAMES["joan_of_arc"], scenario="foragers", seed="x", players={"second": "human"})
    assert "D3b by a charge to " in said[3]
    assert re.search(r"area cleared: (about )?\d+%", said[3])
    assert "by a charge to " in said[4]
    assert "There is no choice 999" in said[5]
    assert "There is no battle about to be fought" in said[6]
    assert "There is no battle about to be fought" in said[7]
