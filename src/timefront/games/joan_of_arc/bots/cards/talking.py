"""What discussions can be expected to bring, for bots (JA-8.1)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.supplies import another_token
from timefront.games.joan_of_arc.bots.worth import POINT, worths_of
from timefront.games.joan_of_arc.content.vocabulary import PERSUADE
from timefront.games.joan_of_arc.rules.effects.talk import Talk, refuse_speaker, refuse_talking
from timefront.games.joan_of_arc.state import EXPERIENCE, INTRIGUE, LEGEND, TOKEN_KINDS, War, side_of
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY, RUNNING

TALK: Final = 0.4
"""What a discussion can be expected to bring besides points."""
USUAL: Final[list[int]] = [EXPERIENCE, LEGEND, INTRIGUE]
"""What answers usually bring."""


def of_talks(s: War, units: list[int]) -> float:
    """What activated units could gain by talking where they are, each to a different unit."""
    worth, asked = 0.0, 0
    for unit in units if s.setting.plan.has_talks else []:
        if s.place[unit] < 0 or s.owner[unit] < 0 or refuse_talking(s, unit) is not None:
            continue
        best, speaker = 0.0, -1
        for other in members(s.here[s.place[unit]] & ~asked):
            if refuse_speaker(s, unit, other) is None and talk_worth(s, unit, other) > best:
                best, speaker = talk_worth(s, unit, other), other
        if speaker >= 0:
            worth += best
            asked |= 1 << speaker
    return worth


def talk_worth(s: War, unit: int, speaker: int) -> float:
    """What a unit gains by talking to another: the points for persuading it, and an answer."""
    side, worth = side_of(s, s.owner[unit]), TALK
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == PERSUADE and aim.side == side and aim.unit == speaker and not s.scored >> number & 1:
            worth += POINT * aim.points
    return worth


def skips_answer(s: War) -> bool:
    """Go on from a question as if its answer were a usual one, which must not be known before (ruling J-78).

    A question that is not risky then brings the token that the asker has most use for.
    """
    frame = s.stack[-1]
    if not isinstance(frame, Talk) or frame.at != "answer":
        return False
    asked = frame.card(s).question(frame.letter)
    if asked is not None and not asked.is_risky:
        worths = worths_of(s.setting)
        gains = [another_token(s, worths, frame.seat, token) for token in USUAL]
        s.tokens[frame.seat * TOKEN_KINDS + USUAL[gains.index(max(gains))]] += 1
    frame.at = "answered"
    s.seat, s.result, s.returned = RUNNING, NOBODY, True
    s.run()
    return True
