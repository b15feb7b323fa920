"""The phrases of a review: mistakes with the better choices, and what happened at the key moments."""

from __future__ import annotations

from msgspec import Struct

from timefront.lab.reviewing import KeyMoment, Mistake, Review
from timefront.matches.match import Match
from timefront.texts.phrasing import Phrase, Phrasing


class MistakeWords(Struct):
    """What was chosen, and what would have been better."""

    choice: Phrase
    better: Phrase


class ReviewWords(Struct):
    """The phrases of a review."""

    mistakes: list[list[MistakeWords]]
    """By seat, in the order of its mistakes."""
    key_moments: list[Phrase | None]
    """In order; None if nothing about a moment was public."""


def words_of(match: Match, found: Review) -> ReviewWords:
    """The phrases of the review of a match."""
    mistakes = [[mistake_words(match, mistake) for mistake in row.mistakes] for row in found.seats]
    return ReviewWords(mistakes, [key_moment_phrase(match, one) for one in found.key_moments])


def mistake_words(match: Match, mistake: Mistake) -> MistakeWords:
    """A choice and the better one, as they were offered to the seat."""
    s = match.position_after(mistake.entry - 1)
    return MistakeWords(*Phrasing(match.game).choices(s, [tuple(mistake.choice), tuple(mistake.better)]))


def key_moment_phrase(match: Match, one: KeyMoment) -> Phrase | None:
    """The first public fact about a moment."""
    for event in match.facts.get(one.entry, ()):
        told = event.visible_to(None)
        if told is not None:
            return Phrasing(match.game).event(match.setting, told)
    return None
