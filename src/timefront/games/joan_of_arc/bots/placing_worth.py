"""What units are worth where they are, for bots."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.board.sky import flies
from timefront.games.joan_of_arc.board.tokens import can_pay
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.worth import INFIRMARY, TOKENS, WAITING_SHARE, Goal, Worths
from timefront.games.joan_of_arc.content.geometry import FAR
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, FIREPROOF, PERSUADE
from timefront.games.joan_of_arc.rules.rounds.ransom import PRICE
from timefront.games.joan_of_arc.state import CAPTIVE, DISRUPTED, EXPERIENCE, WAITING, War, unit_side
from timefront.kernel.bits import members

APPROACH: Final = 0.05
"""What each step closer to the enemy is worth to a unit of the side that must attack."""
LEISURE: Final = 0.015
"""The same for a side that only has to hold out."""
FARTHEST: Final = 8
"""Steps beyond this do not matter."""
ALOFT: Final = 2
"""JA-12.3: a unit in the sky can land next to anybody; on the ground it has to rise first."""
PULL: Final = 0.035
"""How much of a goal's points each step closer to it is worth."""
TALK_PULL: Final = 0.03
"""What each step closer to a unit that talks is worth to a character."""
SCORCHED: Final = 0.4
"""How much of a unit is lost if it stays in a fire."""
HOPE: Final = 0.1
"""How much of a captive is left to an owner who cannot pay for it."""
LIKELY_PAID: Final = 0.9
"""How much of a ransom's benefit counts before it is paid."""
MOST_POSITIONS: Final = 400
"""For how many positions it is kept what places are worth."""


def units_left(s: War, worths: Worths, side: int) -> float:
    """All units of a side: what is left of them."""
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
            total += worth
        elif place == DISRUPTED:
            total += worth * INFIRMARY
        elif place == WAITING:
            total += worth * WAITING_SHARE
        elif place == CAPTIVE:
            total += captive_worth(s, unit, worth)
    return total


def places_worth(s: War, worths: Worths, side: int, posture: Posture) -> float:
    """What it is worth to a side that its units are, or will be, where they are."""
    total = 0.0
    known = known_places(s, worths)
    for unit in members(s.force[side]):
        place = posture.places[unit]
        if place >= 0:
            total += worth_there(s, worths, unit, place, known)
    return total


def known_places(s: War, worths: Worths) -> dict[int, float]:
    """What was worked out so far about areas, for a position with all units in the same places."""
    key = (tuple(s.place), s.force[0], s.force[1], s.scored)
    known = worths.places.get(key)
    if known is None:
        if len(worths.places) >= MOST_POSITIONS:
            worths.places.clear()
        known = worths.places[key] = {}
    return known


def place_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """What it is worth to a unit to be in an area."""
    return worth_there(s, worths, unit, area, known_places(s, worths))


def worth_there(s: War, worths: Worths, unit: int, area: int, known: dict[int, float]) -> float:
    """The same, where what does not depend on fires is worked out once for each side and kind of unit."""
    board = s.setting.board
    key = (2 * s.profile[unit] + unit_side(s, unit)) * board.area_count + area
    worth = known.get(key)
    if worth is None:
        worth = known[key] = worth_of_nearness(s, worths, unit, area)
    if area < board.first_sky and fire_of(s, area) and not has_skill(s, unit, FIREPROOF):
        return worth - SCORCHED * (worths.profile[s.profile[unit]] + worths.loss[unit])
    return worth


def captive_worth(s: War, unit: int, worth: float) -> float:
    """What a captive is still worth to its owner: what a ransom would leave of it, or some hope (JA-11.4)."""
    hope = HOPE * worth
    if not can_pay(s, s.owner[unit], PRICE, 0):
        return hope
    return max(hope, LIKELY_PAID * (worth * WAITING_SHARE - 2 * PRICE * TOKENS[EXPERIENCE]))


def worth_of_nearness(s: War, worths: Worths, unit: int, area: int) -> float:
    """What it is worth to a unit to be in an area: near the enemy, near a goal, near somebody to talk to."""
    board = s.setting.board
    side = unit_side(s, unit)
    if area >= board.first_sky:
        approach = (LEISURE if worths.holds_out[side] else APPROACH) * (FARTHEST - ALOFT)
        return approach + pull_of_goals(s, worths, unit, area, -1, ALOFT - 1)
    ground = area if area < board.ground_count else board.surrounding[area]
    farthest = ALOFT + 1 if s.setting.has_sky and flies(s, unit) else FARTHEST
    steps = min(farthest, steps_to_enemy(s, worths, ground, 1 - side))
    worth = (LEISURE if worths.holds_out[side] else APPROACH) * (FARTHEST - steps)
    best = pull_of_goals(s, worths, unit, area, ground, farthest if farthest == FARTHEST else ALOFT)
    if worths.talkers and s.setting.cards.kind[s.profile[unit]] == CHARACTER:
        worth += TALK_PULL * (FARTHEST - min(FARTHEST, steps_to_talk(s, worths, area, ground, side)))
    return worth + best


def pull_of_goals(s: War, worths: Worths, unit: int, area: int, ground: int, farthest: int) -> float:
    """What it is worth to a unit in an area on this ground to be near a goal; beyond `farthest` all are equally far.

    In the sky there is no ground, and all goals are equally far.
    """
    board, best = s.setting.board, 0.0
    for goal in worths.goals[unit_side(s, unit)]:
        if goal.cards >> s.profile[unit] & 1 and is_open_goal(s, goal):
            steps = farthest
            if ground >= 0:
                inside = place_of_talk(s, goal)
                steps = board.steps[ground * board.ground_count + goal.area] + steps_out(area, ground, inside)
            best = max(best, goal.points * PULL * (FARTHEST - min(farthest, steps)))
    return best


def steps_out(area: int, ground: int, wanted: int) -> int:
    """JA-6.3: from inside a building it is one more step to everything outside."""
    return int(area not in (ground, wanted))


def place_of_talk(s: War, goal: Goal) -> int:
    """Where the unit is that a goal asks to talk to; nowhere for other goals."""
    return s.place[s.setting.plan.objectives[goal.objective].unit] if goal.kind == PERSUADE else -1


def is_open_goal(s: War, goal: Goal) -> bool:
    """Whether the points of a goal can still be scored: a unit that was talked to has left."""
    if s.scored >> goal.objective & 1:
        return False
    return goal.kind != PERSUADE or place_of_talk(s, goal) >= 0


def steps_to_enemy(s: War, worths: Worths, ground: int, foe: int) -> int:
    """How many steps the nearest unit of a side is from a ground area."""
    force = s.force[foe]
    for other in worths.nearest[ground]:
        if s.here[other] & force:
            return s.setting.board.steps[ground * s.setting.board.ground_count + other]
    return FAR


def steps_to_talk(s: War, worths: Worths, area: int, ground: int, side: int) -> int:
    """How many steps it is from an area to the nearest unit that would talk to a character of a side (JA-8.1)."""
    board, best = s.setting.board, FAR
    for speaker in worths.talkers:
        place = s.place[speaker]
        if place >= 0 and not s.force[1 - side] >> speaker & 1:
            at = place if place < board.ground_count else board.surrounding[place]
            best = min(best, board.steps[ground * board.ground_count + at] + steps_out(area, ground, place))
    return best
