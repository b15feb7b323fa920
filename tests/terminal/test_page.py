"""The contents of a page, for every game and language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.text import Text

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.terminal.page import FEW, Offer, Page, last_choice, log_lines, position_page, question_page
from timefront.terminal.running_on import run_on, shared_words
from timefront.texts.catalogue import Catalogue

MARK = "(There was no other possibility.)"


def walk(game: Game[Any], seed: int) -> Match:
    """A match some choices after its start."""
    rng = Random(seed)
    pack = game.built_in_pack()
    match = new_match(game, game.setting(pack, "", {}, game.seat_counts[0]), seed=f"walk {seed}")
    for _ in range(seed):
        if match.outcome() is None:
            match.play(match.state.seat, rng.choice(match.offer(match.state.seat)))
    return match


def pages(game: Game[Any], seed: int, language: str) -> list[tuple[Match, Page]]:
    match = walk(game, seed)
    texts = Catalogue(game, match.setting.pack, language)
    shown = [(match, position_page(match, texts, seat)) for seat in (None, *range(match.setting.seats))]
    if match.outcome() is None:
        shown.append((match, question_page(match, texts, match.state.seat)))
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_tables_of_every_game_are_rectangles_with_headings(game: Game[Any], language: str) -> None:
    for seed in range(30):
        for _, page in pages(game, seed, language):
            assert page.tables
            for rows in page.tables:
                assert len({len(row) for row in rows}) == 1
                assert all(rows[0][1:])
                assert all(row[0] for row in rows[1:])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_choice_has_its_number_and_long_lists_are_sorted(game: Game[Any], language: str) -> None:
    for seed in range(30):
        match, page = pages(game, seed, language)[-1]
        seat = match.state.seat
        assert [offer.number for offer in page.offers] == list(range(1, len(match.offer(seat)) + 1))
        assert len({offer.sentence for offer in page.offers}) == len(page.offers)
        if len(page.offers) > FEW and page.offers[0].brief:
            brief = [offer for offer in page.offers if offer.brief]  # the others are below them as sentences
            assert len({(offer.heading, offer.label, offer.brief) for offer in brief}) == len(brief)
            assert all(offer.heading for offer in brief)


@pytest.mark.parametrize("language", LANGUAGES)
def test_placements_are_brief_below_their_card_and_beside_their_spaces(language: str) -> None:
    page = pages(GAMES["duel_of_time"], 0, language)[-1][1]
    assert len({offer.heading for offer in page.offers}) == 3
    assert len({offer.label for offer in page.offers}) == 4
    assert all(len(offer.brief) < 30 for offer in page.offers)


def test_what_had_to_be_is_marked_for_whom_it_concerns() -> None:
    for seed in range(30):
        match = walk(GAMES["duel_of_time"], seed)
        texts = Catalogue(match.game, match.setting.pack, "en")
        for seat in (0, 1):
            forced = [entry for entry in match.line if entry.kind == "forced" and entry.seat == seat]
            marked = [
                line for line in log_lines(match, texts, seat) if line.endswith("(There was no other possibility.)")
            ]
            assert len(marked) == len(forced)
        assert not any(line.endswith("possibility.)") for line in log_lines(match, texts, None))


def test_the_last_choice_is_the_last_in_force() -> None:
    match = walk(GAMES["duel_of_time"], 0)
    seat = match.state.seat
    assert last_choice(match, seat) == 0
    number = len(match.entries)
    match.play(seat, match.offer(seat)[0])
    assert last_choice(match, seat) == number


def test_marks_of_sealing_choices_are_explained() -> None:
    for seed in range(30):
        for _, page in pages(GAMES["duel_of_time"], seed, "en"):
            marks = [bool(offer.seals) for offer in page.offers]
            if any(marks):
                assert not all(marks)
                assert page.legend == "* cannot be taken back once made."
            else:
                assert page.legend in ("", "None of these can be taken back once made.")


def test_a_starters_bonus_is_shown_only_where_there_is_one() -> None:
    duel = GAMES["duel_of_time"]
    shown: set[bool] = set()
    for scenario in duel.scenarios(duel.built_in_pack()):
        setting = duel.setting(duel.built_in_pack(), scenario, {}, 2)
        bonus = duel.scenario_facts(setting.pack, scenario).get("bonus", 0)
        text = position_page(new_match(duel, setting, seed="x"), Catalogue(duel, setting.pack, "en"), 0).tables
        assert any("Start bonus" in table[0] for table in text) == (bonus > 0)
        shown.add(bonus > 0)
    assert shown


def test_what_choices_share_is_said_once() -> None:
    assert shared_words(["nach A2 ziehen", "nach A3 ziehen"]) == ("nach … ziehen", ["A2", "A3"])
    assert shared_words(["La Hire: warten", "Waffenknechte: warten"]) == ("… warten", ["La Hire", "Waffenknechte"])
    assert shared_words(["go", "stay"]) == ("", ["go", "stay"])
    assert shared_words(["go", "go on"]) == ("", ["go", "go on"])


def test_many_choices_run_on_below_their_headings_with_all_their_numbers() -> None:
    go = [Offer(number, "", "", "move", "Knights", "", f"go to C{number}") for number in range(1, 13)]
    stay = [Offer(13, "Knights: stay", "for good", "stay"), Offer(14, "End the turn", "", "end")]
    lines = [line.plain for line in run_on([*stay[:1], *go, *stay[1:]], 40, Text)]
    assert lines[0] == "  Knights: go to …: 1 C1 2 C2 3 C3 4 C4"
    assert max(map(len, lines)) <= 40
    assert lines[-1] == "  13*Knights: stay 14 End the turn"
