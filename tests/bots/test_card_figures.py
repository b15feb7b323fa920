"""What the measurements of Joan's cards count, and that measuring their worth continues where it was stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.joan import measured
from bench.joan.card_worth import Portion, is_of, lines_of, planned, played, read, worth
from bench.joan.cards import lines_of as lines_of_use
from bench.joan.dealing import CARDS, EQUIPMENT, GAME, HAND, deal, drawn, play, setting_with
from bench.joan.hands import CARDS as WITH_CARDS
from bench.joan.hands import PLAIN, is_pause, position
from bench.joan.measured import EQUIPMENT_DECKS, LegendCard, Measured, Piece, cards_of
from bench.joan.paired import CountingBot, abstaining_bot, judged
from bench.joan.with_cards import KINDS
from tests.games.joan_of_arc.acting import FRENCH
from tests.games.joan_of_arc.legend import card, give, scene
from timefront.bots.bot import Knowledge
from timefront.bots.playing import Watcher
from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.board.gear import IN_DECK, NOT_ON, bearer_of
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.vocabulary import GRANT_SKILL
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.kernel.chance import Chance, Factor
from timefront.kernel.flow import State
from timefront.kernel.questions import Choice

MINE = next(number for number, card in enumerate(CARDS) if card.key == "mine_under_the_wall")


def piece(key: str, scenario: str = "") -> Measured:
    return next(one for one in cards_of(EQUIPMENT_DECKS, scenario) if one.key == key)


def dealt(one: Measured, seat: int) -> Any:
    s = one.start()
    one.deal(s, seat)
    return s


class Choices(Watcher):
    """Writes down every choice and draw, and whose it was."""

    def __init__(self) -> None:
        self.made: list[tuple[int, Choice]] = []

    def see(self, s: State, answer: Choice) -> None:
        self.made.append((s.seat, answer))


def portion(draws: int, gained: float, squares: float, card: str = "caltrops", deck: str = "tactics") -> Portion:
    return Portion(
        deck=deck,
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
    caltrops = next(one for one in cards_of(["tactics"], "") if one.key == "caltrops")
    assert is_of(portion(10, 0.0, 0.0), caltrops, "0")
    assert not is_of(portion(10, 0.0, 0.0), caltrops, "1")
    assert not is_of(portion(10, 0.0, 0.0, card="hold_the_line"), caltrops, "0")
    assert not is_of(portion(10, 0.0, 0.0), LegendCard("tactics", caltrops.card, "crecy"), "0")


def test_the_hash_of_a_card_changes_with_the_card_though_it_is_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = LegendCard("tactics", MINE, "foragers")
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
    for deck in DECKS:
        first = cards_of([deck], "")[0]
        assert first.start().piles[LEGEND_DECK].bit_count() == 16
        assert dealt(first, 1).piles[FIRST_HAND : FIRST_HAND + 2] == [0, 1 << first.card]


def test_what_both_players_win_with_a_card_that_has_no_use_sums_up_to_one() -> None:
    mine = LegendCard("tactics", MINE, "foragers")
    assert sum(mine.share(mine.start(), seat, "1") for seat in range(2)) == 1.0


def test_every_piece_of_equipment_begins_in_a_bag_and_brings_its_bearer_something_new() -> None:
    every = cards_of(EQUIPMENT_DECKS, "")
    assert sorted(one.card for one in every) == list(range(len(EQUIPMENT)))
    for one in every:
        s = one.start()
        assert not any(s.gear)
        for seat in range(2):
            one.deal(s, seat)
            bearer = bearer_of(s, one.card)
            assert s.owner[bearer] == seat
            assert s.gear[one.card] & NOT_ON
            assert s.gear.count(IN_DECK) == len(EQUIPMENT) - 1
            own = s.setting.cards.skill[s.profile[bearer] * SKILL_COUNT :][:SKILL_COUNT]
            skills = [effect.skill for effect in EQUIPMENT[one.card].effects if effect.effect == GRANT_SKILL]
            assert not any(own[skill] for skill in skills), one.key


def test_equipment_is_measured_at_its_home_or_where_it_is_told_to_be() -> None:
    assert piece("siege_ladders").scenario == "tourelles"
    assert piece("black_mirror").scenario == "night_of_the_wolf"
    assert piece("vial_of_holy_oil").scenario == "tourelles"
    assert piece("vial_of_holy_oil", "chinon").scenario == "chinon"
    with pytest.raises(SystemExit, match="patay has no equipment"):
        piece("vial_of_holy_oil", "patay").start()


def test_joan_who_is_tough_leaves_the_relic_to_another_character() -> None:
    relic, ladders = piece("relic_of_saint_denis", "fierbois"), piece("siege_ladders", "fierbois")
    joan = bearer_of(dealt(ladders, 0), ladders.card)
    assert bearer_of(dealt(relic, 0), relic.card) != joan
    s = dealt(ladders, 1)
    assert s.owner[bearer_of(s, ladders.card)] == 1, "the only character of the English has it though he is an engineer"


@pytest.mark.slow
def test_a_game_with_a_piece_is_the_same_as_without_until_its_owner_makes_something_of_it() -> None:
    mirror, plain, with_mirror = piece("black_mirror", "chinon"), Choices(), Choices()
    play(mirror.start(), "1", plain)
    mirror.share(mirror.start(), 1, "1", with_mirror)
    both = enumerate(zip(plain.made, with_mirror.made, strict=False))
    number, (before, after) = next((number, pair) for number, pair in both if pair[0] != pair[1])
    assert number > 10
    assert before[0] == after[0] == 1


def test_a_portion_of_a_piece_says_what_it_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {0: 1.0, 1: 0.5}
    seeds = []

    def share(one: Piece, start: object, seat: int, seed: str) -> float:
        seeds.append(seed)
        return shares[seat]

    monkeypatch.setattr(Piece, "share", share)
    ladders = piece("siege_ladders")
    row = played([ladders], [(0, 2)], ["hash"], "abc", 0, 1)
    assert (row["deck"], row["card"], row["scenario"]) == ("tactics_equipment", "siege_ladders", "tourelles")
    assert (row["portion"], row["play"], row["commit"]) == (2, "hash", "abc")
    assert (row["draws"], row["gained"], row["squares"]) == (10, 2.5, 0.625)
    luck = [f"worth of a card/tourelles/tactics_equipment/{number}" for number in range(120, 130)]
    assert seeds == sorted(luck * 2), "both players have the same luck"
    assert is_of(row, ladders, "hash")


def test_the_hash_of_a_piece_changes_with_the_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "HASHED", 0)
    mirror = piece("black_mirror")
    before = mirror.play_hash()
    assert piece("black_mirror").play_hash() == before != piece("wolfskin").play_hash()
    monkeypatch.setitem(EQUIPMENT[mirror.card].table.row, "one_time", True)
    assert mirror.play_hash() != before


def test_equipment_is_summed_up_like_other_decks() -> None:
    rows = [portion(250, gained, 50.0, card, "myth_equipment") for card, gained in [("wolfskin", 25.0), ("ring", -1.0)]]
    text = "\n".join(lines_of(rows))
    assert "| myth_equipment | wolfskin | patay | 500 | +10.0 ± 5.4 | DOES NOT HOLD | abc |" in text
    assert "Of the 2 cards of myth_equipment, 1 are worth less than 0: DOES NOT HOLD." in text


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
