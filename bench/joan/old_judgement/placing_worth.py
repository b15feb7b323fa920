"""What units are worth where they stand, for bots."""

from __future__ import annotations

from typing import Final

from bench.joan.old_judgement.worth import INFIRMARY, TOKENS, WAITING_SHARE, Worths
from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.board.tokens import can_pay
from timefront.games.joan_of_arc.content.geometry import FAR
from timefront.games.joan_of_arc.content.vocabulary import FIREPROOF
from timefront.games.joan_of_arc.rules.rounds.ransom import PRICE
from timefront.games.joan_of_arc.state import CAPTIVE, DISRUPTED, EXPERIENCE, WAITING, War, unit_side
from timefront.kernel.bits import members

APPROACH: Final = 0.05
"""What each step nearer to the enemy is worth to a unit of the side that must attack."""
LEISURE: Final = 0.015
"""The same for a side that must only hold out."""
FARTHEST: Final = 8
"""Steps beyond this make no difference."""
PULL: Final = 0.035
"""How much of a goal's points each step nearer to it is worth."""
SCORCHED: Final = 0.4
"""How much of a unit is lost in a fire."""
HOPE: Final = 0.1
"""How much of a captive is left to an owner who cannot pay for it."""
LIKELY_PAID: Final = 0.9
"""How much of what a ransom would bring counts before it is paid."""


def units_standing(s: War, worths: Worths, side: int) -> float:
    """All units of a side: what is left of them, and where they stand."""
    total = 0.0
    cards = s.setting.cards
    for unit in members(s.force[side]):
        place = s.place[unit]
        profile = s.profile[unit]
        worth = worths.profile[profile]
        if place >= 0:
            hp = cards.hp[profile]
            if hp > 1 and s.wounds[unit]:
                worth -= (worth + 0.5 * worths.loss[unit]) * s.wounds[unit] / (hp + 0.5)
            total += worth + place_worth(s, worths, unit, place)
        elif place == DISRUPTED:
            total += worth * INFIRMARY
        elif place == WAITING:
            total += worth * WAITING_SHARE
        elif place == CAPTIVE:
            total += captive_worth(s, unit, worth)
    return total


def captive_worth(s: War, unit: int, worth: float) -> float:
    """What a captive is still worth to its owner: what a ransom would leave of it, or some hope (JA-11.4)."""
    hope = HOPE * worth
    if not can_pay(s, s.owner[unit], PRICE, 0):
        return hope
    return max(hope, LIKELY_PAID * (worth * WAITING_SHARE - 2 * PRICE * TOKENS[EXPERIENCE]))


def place_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """What it is worth to a unit to stand in an area: near the enemy, near a goal, not in a fire."""
    board = s.setting.board
    side = unit_side(s, unit)
    ground = area if area < board.ground_count else board.surrounding[area]
    steps = min(FARTHEST, steps_to_enemy(s, ground, 1 - side))
    worth = (LEISURE if worths.holds_out[side] else APPROACH) * (FARTHEST - steps)
    best = 0.0
    row = ground * board.ground_count
    for goal in worths.goals[side]:
        if goal.cards >> s.profile[unit] & 1 and not s.scored >> goal.objective & 1:
            pull = goal.points * PULL * (FARTHEST - min(FARTHEST, board.steps[row + goal.area]))
            if pull > best:
                best = pull
    if fire_of(s, area) and not has_skill(s, unit, FIREPROOF):
        worth -= SCORCHED * (worths.profile[s.profile[unit]] + worths.loss[unit])
    return worth + best


def steps_to_enemy(s: War, ground: int, foe: int) -> int:
    """How many steps the nearest unit of a side is from a ground area."""
    board = s.setting.board
    row = ground * board.ground_count
    best = FAR
    force = s.force[foe]
    for other in range(board.ground_count):
        if s.here[other] & force and board.steps[row + other] < best:
            best = board.steps[row + other]
    return best
