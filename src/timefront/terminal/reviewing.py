"""A finished match looked back on, in sentences: chances, luck, choices, mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from timefront.lab.reviewing import Mistake, Review, SeatReview
from timefront.matches.match import Match
from timefront.texts.catalogue import Catalogue

STEPS = " ▁▂▃▄▅▆▇█"
"""How high a chance is drawn."""
WIDTH = 60
"""How many signs a curve has at most."""


def lines_of(match: Match, found: Review, texts: Catalogue) -> Iterator[str]:
    """What the terminal says about a review, line by line."""
    outcome = match.outcome()
    assert outcome is not None
    yield texts.outcome(match.setting, outcome)
    for seat, row in enumerate(found.seats):
        name = texts.seat(match.setting, seat)
        yield ""
        yield texts.message("table-review-curve", seat=name, curve=_curve(found, seat))
        yield texts.message("table-review-sum", **_points(row))
        yield texts.message("table-review-luck", lucky=_signed(row.lucky), unlucky=_signed(row.unlucky))
        if row.accuracy is not None:
            yield texts.message("table-review-accuracy", accuracy=round(row.accuracy), count=row.decisions)
            yield from _mistakes(match, row.mistakes, texts)
    yield ""
    yield texts.message("table-review-note")


def _mistakes(match: Match, mistakes: list[Mistake], texts: Catalogue) -> Iterator[str]:
    """The biggest mistakes, each with the better choice; that there is none is worth a line."""
    if not mistakes:
        yield texts.message("table-review-no-mistakes")
    for mistake in mistakes:
        s = match.position_after(mistake.entry - 1)
        yield "  " + texts.message(
            "table-review-mistake",
            entry=mistake.entry,
            choice=texts.choice(s, tuple(mistake.choice)),
            loss=_signed(-mistake.loss),
        )
        yield "    " + texts.message("table-review-better", better=texts.choice(s, tuple(mistake.better)))


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
    """Percentage points with their sign, a real minus."""
    return f"{round(100 * share):+d}".replace("-", "−")


def _curve(found: Review, seat: int) -> str:
    """The chances of a seat as a row of bars."""
    shares = [found.start[seat], *[moment.shares[seat] for moment in found.moments]]
    count = min(WIDTH, len(shares))
    picked = [shares[i * (len(shares) - 1) // max(1, count - 1)] for i in range(count)]
    return "".join([STEPS[round(share * (len(STEPS) - 1))] for share in picked])
