"""Reviews of finished matches: how the chances changed, what was luck, what was choice, and what was a mistake.

The chances to win are the game's own judgement of the real positions. From one answer to the next they change by luck,
if a draw went better or worse than expected, and otherwise by choice. Luck and choices add up to the whole change from
the first position to the end.

A choice is judged by what its seat knew at the time: a search compares it with the best one before chance answers, so
bad dice are not a mistake. Neither is a choice that the search cannot tell from the best one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, sqrt
from random import Random
from statistics import fmean, harmonic_mean, pstdev
from typing import Any, Final, Literal, get_args

from msgspec import Struct

from timefront.bots.bot import Knowledge
from timefront.bots.mcts import MctsBot, TreeSearch
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.lab.luck import judgement_of, luck_of_result
from timefront.matches.journal import CHANCE_DRAW, CHOICE, Entry
from timefront.matches.match import Match
from timefront.matches.stepping import step

POSITIONS: Final = 400
"""How many positions a search looks at for one choice, by default."""
PARTS: Final = 8
"""The search for a choice is split into this many parts; their spread shows how certain it is."""
SURE: Final = 2.0
"""How many standard errors a difference must have to count as a mistake."""
MOST_MISTAKES: Final = 5
MOST_KEY_MOMENTS: Final = 5
KEY: Final = 0.05
"""The change of chances from which a moment can be a key moment."""

INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.15
"""The loss of chances from which a choice is called a blunder."""
Weight = Literal["fine", "inaccuracy", "mistake", "blunder"]
"""The name for a choice, by what it lost."""


class Moment(Struct):
    """One answer of the match, by a seat or by chance, and the chances after it."""

    entry: int
    """Its number in the journal."""
    seat: int
    """The seat that chose, or CHANCE."""
    purpose: str
    """What chance was asked for; empty for a choice."""
    choice: list[str | int]
    shares: list[float]
    """By seat, the chance to win, from 0 to 1."""
    luck: list[float]
    """For each seat, how much of the change was luck."""
    is_decision: bool
    """Whether there was a real choice."""


class Mistake(Struct):
    """A choice by which a seat knowingly gave up some of its chances."""

    moment: int
    """Its place among the moments."""
    entry: int
    seat: int
    choice: list[str | int]
    better: list[str | int]
    loss: float
    """The loss of chances, by the search."""
    weight: Weight
    """The name for such a loss."""


class KeyMoment(Struct):
    """A moment that changed the chances a lot."""

    moment: int
    """Its place among the moments."""
    entry: int
    seat: int
    """Who caused it: CHANCE if it was mainly luck, otherwise the seat that chose last."""
    change: list[float]
    """For each seat, the change of its chances."""


class SeatReview(Struct):
    """The review of one seat."""

    start: float
    end: float
    luck: float
    """What chance brought it."""
    own: float
    """What its own choices brought it."""
    others: float
    """What the choices of the others brought it."""
    lucky: float
    unlucky: float
    """Its good luck and its bad luck."""
    decisions: int
    accuracy: float | None
    """From 0 to 100; None if it made no choices or they were not judged."""
    mistakes: list[Mistake]
    """The biggest first."""
    weights: dict[Weight, int]
    """How many of its choices have each name; all 0 if they were not judged."""


class Review(Struct):
    """The review of a match."""

    start: list[float]
    moments: list[Moment]
    seats: list[SeatReview]
    key_moments: list[KeyMoment]
    """The moments that changed the chances most, in order."""
    positions: int
    """How many positions a search looked at for one choice; 0 if choices were not judged."""


class NotOver(Exception):
    """A match that is still going on cannot be reviewed: that would reveal secrets."""


def review(
    match: Match, positions: int = POSITIONS, progress: Callable[[int, int], None] = lambda done, of: None
) -> Review:
    """Review a finished match; with 0 positions, choices are not judged. `NotOver` if the match goes on."""
    start, moments = story_of(match)
    losses: list[Mistake] = []
    if positions:
        count = sum([moment.is_decision for moment in moments])
        for number, s in decisions_of(match, moments):
            losses.append(judge_choice(match.game, s, moments[number], number, positions))
            progress(len(losses), count)
    return review_of(match, start, moments, losses, positions)


def review_of(match: Match, start: list[float], moments: list[Moment], losses: list[Mistake], positions: int) -> Review:
    """Put together the review of a finished match from its moments and the losses of its choices."""
    outcome = match.outcome()
    assert outcome is not None
    end = [outcome.share(seat) for seat in range(match.setting.seats)]
    seats = [_seat_review(seat, start, end, moments, losses) for seat in range(match.setting.seats)]
    return Review(start, moments, seats, key_moments_of(start, moments), positions)


def positions_of(match: Match) -> Iterator[tuple[Entry, State]]:
    """Every answer that was not taken back, with the position before it, which callers must not change."""
    s = match.game.blank(match.setting) if match.start is None else match.start.clone()
    for entry in match.line:
        yield entry, s
        s = s.clone()
        step(s, entry)


def story_of(match: Match) -> tuple[list[float], list[Moment]]:
    """The chances in a finished match before the first answer and after each answer; `NotOver` if it goes on."""
    if match.outcome() is None:
        raise NotOver
    judgement = judgement_of(match.game.judge)
    start: list[float] = []
    moments: list[Moment] = []
    for entry, s in positions_of(match):
        if entry.kind not in (CHANCE_DRAW, CHOICE):
            continue
        start = start or judgement(s)
        luck = [0.0] * match.setting.seats
        if entry.kind == CHANCE_DRAW:
            luck = luck_of_result(judgement, s, entry.result, Random(entry.number))
        after = s.clone()
        step(after, entry)
        is_decision = entry.kind == CHOICE and len(s.offer()) > 1
        seat = CHANCE if entry.kind == CHANCE_DRAW else entry.seat
        choice = [*entry.choice]
        moments.append(Moment(entry.number, seat, entry.purpose, choice, judgement(after), luck, is_decision))
    return start, moments


def decisions_of(match: Match, moments: list[Moment]) -> Iterator[tuple[int, State]]:
    """The numbers of the moments with a real choice, and the positions before them."""
    numbers = {moment.entry: number for number, moment in enumerate(moments) if moment.is_decision}
    for entry, s in positions_of(match):
        if entry.number in numbers:
            yield numbers[entry.number], s


def judge_choice(game: Game[Any], s: State, moment: Moment, number: int, positions: int) -> Mistake:
    """What a choice lost against the best one, by what its seat knew; zero if the search cannot tell them apart."""
    knowledge = Knowledge(game, s, moment.seat)
    choice: Choice = tuple(moment.choice)
    best = MctsBot(positions).hint(knowledge, Random(moment.entry))[0].choice
    if best == choice:
        return _mistake(moment, number, best, 0.0)
    worth = [search_shares(game, s, moment.seat, offer, positions, moment.entry) for offer in (best, choice)]
    loss = fmean(worth[0]) - fmean(worth[1])
    error = sqrt((pstdev(worth[0]) ** 2 + pstdev(worth[1]) ** 2) / (PARTS - 1))
    return _mistake(moment, number, best, loss if loss > SURE * error else 0.0)


def _mistake(moment: Moment, number: int, better: Choice, loss: float) -> Mistake:
    return Mistake(number, moment.entry, moment.seat, moment.choice, [*better], loss, weight_of(loss))


def weight_of(loss: float) -> Weight:
    """The name for a choice with this loss."""
    if loss < INACCURACY:
        return "fine"
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "inaccuracy"


def search_shares(game: Game[Any], s: State, seat: int, choice: Choice, positions: int, seed: int) -> list[float]:
    """The seat's share after a choice, from each part of a search."""
    knowledge = Knowledge(game, s, seat)
    shares = []
    for part in range(PARTS):
        search = TreeSearch(knowledge, Random(f"{seed}/{part}"), first=choice)
        for _ in range(max(1, positions // PARTS)):
            search.iterate()
        shares.append(search.root.shares[seat] / search.root.visits)
    return shares


def key_moments_of(start: list[float], moments: list[Moment]) -> list[KeyMoment]:
    """The moments that changed any seat's chances most, and who caused them."""
    found: list[KeyMoment] = []
    before = start
    chooser = CHANCE
    for number, moment in enumerate(moments):
        if moment.seat != CHANCE:
            chooser = moment.seat
        change = [after - share for after, share in zip(moment.shares, before, strict=True)]
        before = moment.shares
        most = max(range(len(change)), key=lambda seat: abs(change[seat]))
        if abs(change[most]) >= KEY:
            is_luck = 2 * abs(moment.luck[most]) > abs(change[most])
            found.append(KeyMoment(number, moment.entry, CHANCE if is_luck else chooser, change))
    found.sort(key=lambda one: (-max([abs(share) for share in one.change]), one.moment))
    return sorted(found[:MOST_KEY_MOMENTS], key=lambda one: one.moment)


def _seat_review(
    seat: int, start: list[float], end: list[float], moments: list[Moment], losses: list[Mistake]
) -> SeatReview:
    """Review a seat: where the change of its chances came from, and its choices."""
    own = others = 0.0
    lucks: list[float] = []
    before = start[seat]
    chooser = seat
    for moment in moments:
        change = moment.shares[seat] - before
        before = moment.shares[seat]
        if moment.seat == CHANCE:
            lucks.append(moment.luck[seat])
        else:
            chooser = moment.seat
        # What a draw changes on average was caused by the last choice: the judgement only sees it now.
        chosen = change - moment.luck[seat]
        own, others = (own + chosen, others) if chooser == seat else (own, others + chosen)
    others += end[seat] - before  # a resignation ends a match that was not decided
    own_losses = [loss for loss in losses if loss.seat == seat]
    mistakes = [loss for loss in own_losses if loss.weight != "fine"]
    judged_losses = [max(0.0, loss.loss) for loss in own_losses]
    curve = [start[seat], *[moment.shares[seat] for moment in moments]]
    return SeatReview(
        start[seat],
        end[seat],
        sum(lucks),
        own,
        others,
        sum([luck for luck in lucks if luck > 0]),
        sum([luck for luck in lucks if luck < 0]),
        sum([moment.is_decision and moment.seat == seat for moment in moments]),
        accuracy(judged_losses, curve) if judged_losses else None,
        sorted(mistakes, key=lambda one: (-one.loss, one.entry))[:MOST_MISTAKES],
        {weight: sum([loss.weight == weight for loss in own_losses]) for weight in get_args(Weight)},
    )


def accuracy(losses: list[float], curve: list[float]) -> float:
    """How well a seat chose, from 0 to 100: half a mean weighted by how open the match was, half a harmonic mean.

    After lichess: a choice that loses d percent of the chances has an accuracy of about exp(-0.0435 d).
    """
    each = [accuracy_of_choice(100 * loss) for loss in losses]
    window = max(2, min(8, len(curve) // 10))
    openness = max(0.5, min(12.0, 100 * fmean([pstdev(curve[i : i + window]) for i in range(len(curve) - window + 1)])))
    weights = [openness + 100 * loss for loss in losses]
    weighted = sum([one * weight for one, weight in zip(each, weights, strict=True)]) / sum(weights)
    return (weighted + harmonic_mean([max(one, 1.0) for one in each])) / 2


def accuracy_of_choice(loss: float) -> float:
    """The accuracy of one choice that loses this many percent."""
    if loss <= 0:
        return 100.0
    return max(0.0, min(100.0, 103.1668100711649 * exp(-0.04354415386753951 * loss) - 3.166924740191411 + 1))
