"""What the rewards of a battle promise: the next relic of a set, the better of two prowess tokens."""

from __future__ import annotations

from typing import Final

from timefront.games.battle_through_history.content.pack import ERAS, PROWESS
from timefront.games.battle_through_history.rules.rewards import ProwessReward, prowess_value
from timefront.games.battle_through_history.rules.scoring import RELIC_POINTS
from timefront.games.battle_through_history.state import UNSEEN, Campaign

SET_HOPE: Final = 0.35
"""How much of the relic step after the next one counts already."""
SECOND_LOOK: Final = 1.0
"""How much more than their mean the better of two prowess tokens is worth."""


def relic_step(s: Campaign, seat: int, era: int) -> float:
    """What one more relic of an era adds, and what it brings closer."""
    held = (s.relics[seat] & s.setting.era_relics[era]).bit_count()
    if held >= 5:
        return 0.0
    step = float(RELIC_POINTS[held + 1] - RELIC_POINTS[held])
    if held < 4:
        step += SET_HOPE * (RELIC_POINTS[held + 2] - RELIC_POINTS[held + 1] - step)
    return step


def best_of(s: Campaign, seat: int, pile: int, seen: int) -> float:
    """What the best of some relics drawn from a pile adds for a seat, on average."""
    total = pile.bit_count()
    if not total:
        return 0.0
    steps = [(relic_step(s, seat, era), (pile & s.setting.era_relics[era]).bit_count()) for era in range(ERAS)]
    steps.sort(reverse=True)
    mean = 0.0
    beyond = 1.0
    behind = total
    for step, count in steps:
        behind -= count
        none_left = 1.0
        for draw in range(seen):
            none_left *= max(0, behind - draw) / max(1, total - draw)
        mean += (beyond - none_left) * step
        beyond = none_left
    return mean


def best_relic_of(s: Campaign, seat: int, rival: int, seen: int) -> float:
    """The best of this many relics of a defeated player."""
    relics = s.relics[rival]
    return best_of(s, seat, relics, min(seen, relics.bit_count())) if seen and relics else 0.0


def prowess_hope(s: Campaign, loser: int) -> float:
    """What the better of two prowess tokens of a loser is worth, on average."""
    places = range(loser * PROWESS, loser * PROWESS + PROWESS)
    tokens = s.setting.prowess[s.sabaton[loser]]
    seen = [s.prowess[number] for number in places]
    unseen = [tokens[token] for token in range(PROWESS) if token not in seen]
    mean = sum(unseen) / len(unseen) if unseen else 0.0
    worths: list[float] = []
    for number in places:
        if s.prowess_holder[number] == loser:
            worths.append(mean if s.prowess[number] == UNSEEN else float(prowess_value(s, number)))
    worths.sort(reverse=True)
    if len(worths) < 2:
        return worths[0] if worths else 0.0
    return (worths[0] + worths[1]) / 2 + SECOND_LOOK


def prowess_in_sight(s: Campaign, frame: ProwessReward) -> float:
    """The best token that the winner looks at, or may still look at."""
    if frame.at != "kept":
        return prowess_hope(s, frame.loser)
    return float(max([prowess_value(s, frame.loser * PROWESS + place) for place in frame.picked]))
