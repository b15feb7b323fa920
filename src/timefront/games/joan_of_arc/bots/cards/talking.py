"""What discussions can be expected to bring, for bots (JA-8.1)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.worth import POINT
from timefront.games.joan_of_arc.content.vocabulary import PERSUADE
from timefront.games.joan_of_arc.rules.effects.talk import refuse_speaker, refuse_talking
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members

TALK: Final = 0.4
"""What a discussion can be expected to bring besides points."""


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
