"""How a process looks back on a finished match, a slice at a time: it is given the journal, which hides nothing."""

from __future__ import annotations

import time
from functools import lru_cache
from itertools import islice

import msgspec
from msgspec import Struct

from timefront.games.registry import GAMES
from timefront.kernel.flow import State
from timefront.lab.review_words import ReviewWords, words_of
from timefront.lab.reviewing import PARTS, Mistake, Moment, Review, decisions_of, judge_choice, review_of, story_of
from timefront.matches.match import Match
from timefront.matches.opening import load_match

IN_ALL = 8_000
"""So many positions are looked at for all choices of a match together, as far as each gets its least."""
LEAST, MOST = 4 * PARTS, 100
"""How many positions are looked at for a choice: of fewer, a search can tell nothing, and with more, people wait."""
STORIES_KEPT = 2


class LookBack(Struct, frozen=True):
    """Go on judging the choices of a match for so many seconds; 0 for how the chances went alone."""

    journal: bytes
    """JSON of the lines of `matches.lines.export`."""
    losses: list[Mistake]
    """The choices that are judged already, in their order."""
    seconds: float


class LookedBack(Struct, frozen=True):
    """How many choices there are, those that are judged by now, and the review where it is asked for or complete."""

    of: int
    losses: list[Mistake]
    review: Review | None
    words: ReviewWords | None


class Story(Struct):
    """A match, how its chances went, and the positions at which there was something to choose from."""

    match: Match
    start: list[float]
    moments: list[Moment]
    decisions: list[tuple[int, State]]


def look_back(data: bytes) -> bytes:
    """What a task asks for, both as bytes: what the process runs."""
    return msgspec.msgpack.encode(looked_back(msgspec.msgpack.decode(data, type=LookBack)))


def looked_back(task: LookBack) -> LookedBack:
    """What a task asks for; at least one choice is judged where there is time at all."""
    story = story_in(task.journal)
    losses, positions = [*task.losses], positions_for(len(story.decisions))
    until = time.monotonic() + task.seconds
    for number, s in islice(story.decisions, len(losses), None):
        if not task.seconds or (len(losses) > len(task.losses) and time.monotonic() > until):
            break
        losses.append(judge_choice(story.match.game, s, story.moments[number], number, positions))
    if len(losses) < len(story.decisions) and task.seconds:
        return LookedBack(len(story.decisions), losses, None, None)
    is_judged = len(losses) == len(story.decisions)
    found = review_of(story.match, story.start, story.moments, losses, positions if is_judged else 0)
    return LookedBack(len(story.decisions), losses, found, words_of(story.match, found))


def positions_for(decisions: int) -> int:
    """How many positions are looked at for each of so many choices: fewer where there are many."""
    return max(LEAST, min(MOST, IN_ALL // max(1, decisions)))


@lru_cache(STORIES_KEPT)
def story_in(journal: bytes) -> Story:
    """The story of a match; the next slice needs it again."""
    match = load_match(msgspec.json.decode(journal), GAMES)
    start, moments = story_of(match)
    return Story(match, start, moments, [*decisions_of(match, moments)])
