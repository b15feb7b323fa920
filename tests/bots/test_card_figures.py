"""What the measurements of legend cards count, and that measuring their worth continues where it was stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bench.joan.card_worth import (
    HOMES,
    Measured,
    Portion,
    cards_of,
    is_of,
    lines_of,
    planned,
    read,
    with_card,
    with_empty_hands,
    worth,
)
from bench.joan.cards import lines_of as lines_of_use
from bench.joan.dealing import CARDS, GAME, HAND, deal, drawn, setting_with
from bench.joan.hands import CARDS as WITH_CARDS
from bench.joan.hands import PLAIN, is_pause, position
from bench.joan.paired import CountingBot, abstaining_bot, judged
from bench.joan.with_cards import KINDS
from tests.games.joan_of_arc.acting import FRENCH
from tests.games.joan_of_arc.legend import card, give, scene
from timefront.bots.bot import Knowledge
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.kernel.chance import Chance, Factor

MINE = next(number for number, card in enumerate(CARDS) if card.key == "mine_under_the_wall")


def portion(draws: int, gained: float, squares: float, card: str = "caltrops") -> Portion:
    return Portion(
        deck="tactics",
        card=card,
        scenario="patay",
        portion=0,
        play="0",
        commit="abc",
        draws=draws,
        gained=gained,
        squares=squares,
    )


def test_the_worth_of_a_card_is_the_mean_of_all_its_portions() -> None:
    pairs, mean, half = worth([portion(20, 2.0, 4.0), portion(20, 0.0, 4.0)])
    assert pairs == 80
    assert mean == pytest.approx(5.0)
    assert half == pytest.approx(196 * ((0.2 - 0.0025) / 39) ** 0.5)


def test_the_card_with_the_fewest_portions_has_its_turn_next(tmp_path: Path) -> None:
    assert planned([2, 1, 1], 4) == [(1, 1), (2, 1), (0, 2), (1, 2)]
    assert planned([24, 25], 10) == [(0, 24)], "nothing is played beyond what a verdict needs"
    file = tmp_path / "cards.jsonl"
    assert read(file) == []
    file.write_text('{"card": "caltrops"}\n{"card": "cut o', encoding="utf-8")
    assert [row["card"] for row in read(file)] == ["caltrops"]


def test_only_portions_of_the_card_as_it_is_now_are_added_up() -> None:
    measured = next(one for one in cards_of(["tactics"], "") if one.key == "caltrops")
    assert is_of(portion(10, 0.0, 0.0), measured, "0")
    assert not is_of(portion(10, 0.0, 0.0), measured, "1")
    assert not is_of(portion(10, 0.0, 0.0, card="hold_the_line"), measured, "0")
    assert not is_of(portion(10, 0.0, 0.0), Measured("tactics", measured.card, "crecy"), "0")


def test_the_hash_of_a_card_changes_with_the_card_though_it_is_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Measured("tactics", MINE, "foragers")
    before = mine.play_hash()
    assert mine.play_hash() == before
    monkeypatch.setitem(CARDS[MINE].table.row, "cost", 3)
    assert mine.play_hash() != before


def test_a_verdict_needs_all_pairs() -> None:
    def told(draws: int, gained: float) -> str:
        return "\n".join(lines_of([portion(draws, gained, 50.0)]))

    assert "hold" not in told(240, 25.0).lower()
    assert "| 500 | +10.0 ± 5.4 | DOES NOT HOLD" in told(250, 25.0)
    assert "| holds |" in told(250, 5.0)
    assert "Of the 1 cards of tactics, 0 are worth less than 0: holds." in told(250, 5.0)
    assert "1 are worth less than 0: DOES NOT HOLD." in told(250, -5.0)


def test_nobody_has_a_card_but_the_one_that_is_measured() -> None:
    for deck, scenario in HOMES.items():
        s = with_empty_hands(scenario, deck)
        assert s.piles[LEGEND_DECK].bit_count() == 16


def test_what_both_players_win_with_a_card_that_has_no_use_sums_up_to_one() -> None:
    start = with_empty_hands("foragers", "tactics")
    assert sum(with_card(start, seat, MINE, "1") for seat in range(2)) == 1.0


def test_one_value_less_changes_a_draw_only_if_it_was_that_value() -> None:
    whole, less = Chance("draw", [Factor([1, 2, 3, 4])]), Chance("draw", [Factor([1, 2, 4])])
    counts = Counter[int]()
    for number in range(400):
        (value,) = drawn(whole, f"{number}")
        counts[value] += 1
        assert value == 3 or drawn(less, f"{number}") == (value,)
    assert min(counts[value] for value in (1, 2, 3, 4)) > 70


def test_weights_decide_how_often_a_value_is_drawn() -> None:
    coins = Chance("toss", [Factor([0, 1], [1, 3]), Factor([0, 1, 2], [1, 1, 0])])
    results = [drawn(coins, f"{number}") for number in range(400)]
    assert 270 < sum(first for first, _ in results) < 330
    assert 160 < sum(second for _, second in results) < 240


def test_a_card_that_nobody_plays_is_found() -> None:
    own = [number for number, card in enumerate(CARDS) if card.deck == CARDS[0].deck]
    deck = "myth" if CARDS[0].key == "voices_in_the_garden" else "tactics"
    lines, are_played = lines_of_use(deck, [{"held": own, "played": own}])
    assert are_played
    assert len(lines) == len(own)
    assert not lines_of_use(deck, [{"held": own, "played": own[1:]}])[1]


def test_hands_are_full_with_any_deck() -> None:
    for deck in ("myth", "tactics"):
        s = GAME.new(setting_with("patay", deck))
        deal(s, Random(1))
        assert [s.piles[FIRST_HAND + seat].bit_count() for seat in range(2)] == [HAND, HAND]


def test_a_pause_is_counted_though_there_is_but_one_answer() -> None:
    made = give(scene("tactics"), FRENCH, "hold_the_line").start(OrderPhase(FRENCH))
    assert made.asked() == "OrderPhase.order_or_card"
    assert is_pause(made.s, [("end-turn",)])
    assert is_pause(made.s, [("end-turn",), ("order", 0, 0)])
    assert position(WITH_CARDS, Random(1)).piles[FIRST_HAND]
    plain = position(PLAIN, Random(1))
    assert len(plain.piles) <= FIRST_HAND or not plain.piles[FIRST_HAND]


def test_the_bot_without_cards_never_plays_one() -> None:
    made = give(scene("myth"), FRENCH, "voices_in_the_garden").start(OrderPhase(FRENCH))
    assert GAME.judge.habit(made.s) == ("play-card", card("voices_in_the_garden"))
    assert abstaining_bot(KINDS).choose(Knowledge(GAME, made.s, FRENCH), Random(1))[0] != "play-card"
    with_cards = CountingBot(KINDS)
    assert with_cards.choose(Knowledge(GAME, made.s, FRENCH), Random(1))[0] == "play-card"
    assert with_cards.counts == {"cards": 1}


def test_the_promise_is_judged_by_the_share_of_all_pairs() -> None:
    line, holds = judged(
        "patay", [{"share": 0.5, "counts": {"cards": 4}}, {"share": 1.0, "counts": {"cards": 2}}], "abc"
    )
    assert holds
    assert "75.0%" in line
    assert "| 1.50 |" in line
    assert not judged("patay", [{"share": 0.5, "counts": {"cards": 4}}] * 2, "abc")[1]
