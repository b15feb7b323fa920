"""How a process reviews a finished match, a slice at a time, from its journal, which no longer has secrets."""

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
"""How many positions are searched for all choices of a match together, if each gets at least `LEAST`."""
LEAST, MOST = 4 * PARTS, 100
"""The fewest and the most positions searched for a choice: with fewer a search says nothing, more take too long."""
STORIES_KEPT = 2


class LookBack(Struct, frozen=True):
    """Continue judging the choices of a match for this many seconds; with 0, find only the course of the chances."""

    journal: bytes
    """JSON of the lines of `matches.lines.export`."""
    losses: list[Mistake]
    """The choices that are already judged, in order."""
    seconds: float


class LookedBack(Struct, frozen=True):
    """How many choices there are, those judged so far, and the review if it was asked for or is complete."""

    of: int
    losses: list[Mistake]
    review: Review | None
    words: ReviewWords | None


class Story(Struct):
    """A match, the course of its chances, and the positions with a real choice."""

    match: Match
    start: list[float]
    moments: list[Moment]
    decisions: list[tuple[int, State]]


def look_back(data: bytes) -> bytes:
    """Do a task; both are bytes. This is what the process runs."""
    return msgspec.msgpack.encode(do_look_back(msgspec.msgpack.decode(data, type=LookBack)))


def do_look_back(task: LookBack) -> LookedBack:
    """Do a task; at least one choice is judged if there is any time at all."""
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
    """How many positions to search for each of this many choices: the more choices, the fewer."""
    return max(LEAST, min(MOST, IN_ALL // max(1, decisions)))


@lru_cache(STORIES_KEPT)
def story_in(journal: bytes) -> Story:
    """The story of a match, cached for the next slice."""
    match = load_match(msgspec.json.decode(journal), GAMES)
    start, moments = story_of(match)
    return Story(match, start, moments, [*decisions_of(match, moments)])
