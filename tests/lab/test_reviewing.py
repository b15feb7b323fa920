"""Reviewing a match: the figures add up, mistakes are judged by what the seat knew, nothing before the end."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.contract.conftest import settings_of
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, State
from timefront.lab.reviewing import (
    BLUNDER,
    INACCURACY,
    KEY,
    MISTAKE,
    MOST_KEY_MOMENTS,
    MOST_MISTAKES,
    Moment,
    NotOver,
    Review,
    accuracy,
    accuracy_of_choice,
    key_moments_of,
    review,
    search_shares,
    story_of,
    weight_of,
)
from timefront.lab.storing import match_of
from timefront.matches.making import new_match
from timefront.matches.match import Match

DUEL = GAMES["duel_of_time"]


def played(game: str, bots: list[str], which: int = 0) -> Match:
    chosen = GAMES[game]
    setting = settings_of(chosen)[which]
    names = [bots[seat % len(bots)] for seat in range(setting.seats)]
    return match_of(chosen, setting, [bot_named(name) for name in names], "review", [*range(setting.seats)])


@pytest.mark.parametrize("game", GAMES)
def test_start_luck_and_choices_add_up_to_the_end(game: str) -> None:
    match = played(game, ["greedy:4", "random"], -1)
    found = review(match, 0)
    outcome = match.outcome()
    assert outcome is not None
    for seat, row in enumerate(found.seats):
        assert row.end == outcome.share(seat)
        assert row.start + row.luck + row.own + row.others == pytest.approx(row.end)
        assert row.lucky + row.unlucky == pytest.approx(row.luck)
        assert row.lucky >= 0 >= row.unlucky
        assert row.accuracy is None
    assert sum(row.start for row in found.seats) == pytest.approx(1)
    assert sum(row.luck for row in found.seats) == pytest.approx(0, abs=1e-9)
    assert found.moments[-1].shares == pytest.approx([outcome.share(seat) for seat in range(match.setting.seats)])


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_was_no_must_is_a_moment(game: str) -> None:
    match = played(game, ["random"])
    _, moments = story_of(match)
    wanted = [entry.number for entry in match.line if entry.kind in ("choice", "chance")]
    assert [moment.entry for moment in moments] == wanted
    assert all(any(moment.luck) <= (moment.seat == CHANCE) for moment in moments)
    assert any(moment.is_decision for moment in moments)


def test_a_match_that_goes_on_is_not_looked_back_on() -> None:
    with pytest.raises(NotOver):
        review(new_match(DUEL, settings_of(DUEL)[0], seed="going on"))


def test_who_gives_up_ends_the_match_by_choice() -> None:
    match = new_match(DUEL, settings_of(DUEL)[0], seed="giving up")
    match.resign(1 - match.state.seat if match.state.seat >= 0 else 0)
    found = review(match, 0)
    for row in found.seats:
        assert row.start + row.luck + row.own + row.others == pytest.approx(row.end)
    assert sorted(row.end for row in found.seats) == [0, 1]


@pytest.fixture(scope="module")
def duel() -> tuple[Match, Review]:
    """A duel of a better bot against a random one, with its choices judged."""
    match = played("duel_of_time", ["greedy:60", "random"])
    return match, review(match, 64)


@pytest.mark.slow
def test_the_random_bot_makes_the_bigger_mistakes(duel: tuple[Match, Review]) -> None:
    _, found = duel
    careful, random = found.seats
    assert careful.accuracy is not None
    assert random.accuracy is not None
    assert careful.accuracy > random.accuracy
    assert sum(one.loss for one in random.mistakes) > sum(one.loss for one in careful.mistakes)
    for row in found.seats:
        assert len(row.mistakes) <= MOST_MISTAKES
        losses = [one.loss for one in row.mistakes]
        assert losses == sorted(losses, reverse=True)
        assert all(loss >= INACCURACY for loss in losses)
        assert all(one.better != one.choice for one in row.mistakes)


@pytest.mark.slow
def test_the_same_match_gets_the_same_review(duel: tuple[Match, Review]) -> None:
    match, found = duel
    assert msgspec.json.encode(review(match, 64)) == msgspec.json.encode(found)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_choice_is_judged_by_what_the_seat_knew() -> None:
    """The search only sees samples: for a position that the seat cannot tell from the real one, it says the same."""
    match = played("duel_of_time", ["random"])
    entry = next(entry for entry in match.line if entry.kind == "choice" and entry.number > 20)
    s = match.position_after(entry.number - 1)
    twin: State = DUEL.determinize(s, entry.seat, Random(99))
    by_real, by_twin = (search_shares(DUEL, position, entry.seat, entry.choice, 16, 1) for position in (s, twin))
    assert by_real == by_twin


def test_accuracy_is_full_without_losses_and_falls_with_them() -> None:
    curve = [0.5, 0.6, 0.4, 0.5, 0.7, 1.0]
    assert accuracy([0.0, 0.0], curve) == 100
    assert 100 > accuracy([0.0, 0.05], curve) > accuracy([0.0, 0.3], curve) > accuracy([0.5, 0.5], curve) > 0
    assert accuracy_of_choice(0) == 100
    assert accuracy_of_choice(100) == 0


def test_a_choice_is_called_by_what_it_lost() -> None:
    called = [weight_of(loss) for loss in (-0.1, 0.04, INACCURACY, 0.09, MISTAKE, 0.14, BLUNDER, 0.9)]
    assert called == ["fine", "fine", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]


def moment(entry: int, seat: int, share: float, luck: float = 0.0) -> Moment:
    return Moment(entry, seat, "dice" if seat == CHANCE else "", [], [share, 1 - share], [luck, -luck], seat != CHANCE)


def test_key_moments_are_the_biggest_changes_in_their_order_with_whose_doing_they_were() -> None:
    story = [moment(1, 0, 0.52), moment(2, CHANCE, 0.72, 0.19), moment(4, 1, 0.6), moment(5, CHANCE, 0.4, 0.02)]
    found = key_moments_of([0.5, 0.5], story)
    assert [(one.moment, one.entry, one.seat) for one in found] == [(1, 2, CHANCE), (2, 4, 1), (3, 5, 1)]
    assert found[0].change == pytest.approx([0.2, -0.2])
    swings = [moment(number, number % 2, 0.5 + (-1) ** number * 0.01 * number) for number in range(30)]
    most = key_moments_of([0.5, 0.5], swings)
    assert [one.moment for one in most] == [*range(30 - MOST_KEY_MOMENTS, 30)]
    assert all(abs(one.change[0]) >= KEY for one in most)


def test_every_judged_choice_is_counted_by_its_weight(duel: tuple[Match, Review]) -> None:
    _, found = duel
    for row in found.seats:
        assert sum(row.weights.values()) == row.decisions
        assert sum(row.weights.values()) - row.weights["fine"] >= len(row.mistakes)
        assert [one.weight for one in row.mistakes] == [weight_of(one.loss) for one in row.mistakes]
