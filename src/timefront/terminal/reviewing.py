"""The review of a finished match in sentences: chances, luck, choices, mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from timefront.kernel.flow import CHANCE
from timefront.lab.review_words import MistakeWords, words_of
from timefront.lab.reviewing import KeyMoment, Mistake, Review, SeatReview, Weight
from timefront.matches.match import Match
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import Argument, Phrase

STEPS = " ▁▂▃▄▅▆▇█"
"""The bars for chances, from low to high."""
WIDTH = 60
"""The most characters in a curve."""
WEIGHTS: Final[tuple[Weight, ...]] = ("inaccuracy", "mistake", "blunder")


def lines_of(match: Match, found: Review, texts: Catalogue) -> Iterator[str]:
    """What the terminal says about a review, line by line."""
    outcome = match.outcome()
    assert outcome is not None
    words = words_of(match, found)
    yield texts.outcome(match.setting, outcome)
    for seat, row in enumerate(found.seats):
        name = texts.seat(match.setting, seat)
        yield ""
        yield texts.message("table-review-curve", seat=name, curve=_curve(found, seat))
        yield texts.message("table-review-sum", **_points(row))
        yield texts.message("table-review-luck", lucky=_signed(row.lucky), unlucky=_signed(row.unlucky))
        if row.accuracy is not None:
            yield texts.message("table-review-accuracy", accuracy=round(row.accuracy), count=row.decisions)
            yield texts.message("table-review-weights", **{weight: row.weights[weight] for weight in WEIGHTS})
            yield from _mistakes(row.mistakes, words.mistakes[seat], texts)
    yield ""
    if found.key_moments:
        yield texts.message("table-review-key-moments")
        for one, phrase in zip(found.key_moments, words.key_moments, strict=True):
            yield "  " + _key_moment(match, one, phrase, texts)
        yield ""
    yield texts.message("table-review-note")


def _mistakes(mistakes: list[Mistake], words: list[MistakeWords], texts: Catalogue) -> Iterator[str]:
    """The biggest mistakes, each with the better choice, or a line that there is none."""
    if not mistakes:
        yield texts.message("table-review-no-mistakes")
    for mistake, named in zip(mistakes, words, strict=True):
        yield "  " + texts.message(
            "table-review-mistake",
            entry=mistake.entry,
            weight=mistake.weight,
            choice=texts.say(named.choice),
            loss=_signed(-mistake.loss),
        )
        yield "    " + texts.message("table-review-better", better=texts.say(named.better))


def _key_moment(match: Match, one: KeyMoment, phrase: Phrase | None, texts: Catalogue) -> str:
    """Who caused a moment, the seat whose chances it changed most, and what happened."""
    seat = max(range(len(one.change)), key=lambda seat: abs(one.change[seat]))
    told: dict[str, Argument] = {
        "entry": one.entry,
        "seat": texts.seat(match.setting, seat),
        "change": _signed(one.change[seat]),
    }
    if one.seat == CHANCE:
        line = texts.message("table-review-key-chance", **told)
    else:
        line = texts.message("table-review-key-choice", who=texts.seat(match.setting, one.seat), **told)
    return line if phrase is None else f"{line} {texts.say(phrase)}"


def _points(row: SeatReview) -> dict[str, str | int]:
    """Where the chances of a seat came from, in percentage points."""
    return {
        "start": round(100 * row.start),
        "luck": _signed(row.luck),
        "own": _signed(row.own),
        "others": _signed(row.others),
        "end": round(100 * row.end),
    }


def _signed(share: float) -> str:
    """Percentage points with a sign, using a real minus."""
    return f"{round(100 * share):+d}".replace("-", "−")


def _curve(found: Review, seat: int) -> str:
    """The chances of a seat as a row of bars."""
    shares = [found.start[seat], *[moment.shares[seat] for moment in found.moments]]
    count = min(WIDTH, len(shares))
    picked = [shares[i * (len(shares) - 1) // max(1, count - 1)] for i in range(count)]
    return "".join([STEPS[round(share * (len(STEPS) - 1))] for share in picked])
