"""2, 7. Wounds, the infirmary, the graveyard, and rewards for causing losses (JA-7.5 to JA-7.10)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.cargo import passenger_of
from timefront.games.joan_of_arc.board.placing import leave_board
from timefront.games.joan_of_arc.board.scoring import score_capture, score_destruction
from timefront.games.joan_of_arc.content.vocabulary import CIVILIAN, GIGANTIC_CREATURE, IMMORTAL, WAR_MACHINE
from timefront.games.joan_of_arc.events.pieces import (
    ImmortalSaved,
    RewardTaken,
    UnitCaptured,
    UnitDestroyed,
    UnitDisrupted,
    UnitWounded,
)
from timefront.games.joan_of_arc.state import (
    CAPTIVE,
    DISRUPTED,
    EXPERIENCE,
    GRAVEYARD,
    LEGEND,
    TOKEN_KINDS,
    War,
    side_of,
    unit_side,
)
from timefront.kernel.flow import NOBODY

NEVER_DISRUPTED: Final[list[int]] = [CIVILIAN, WAR_MACHINE, GIGANTIC_CREATURE]
"""Units that are destroyed instead, immortal or not."""


def hp_left(s: War, unit: int) -> int:
    """The hit points that a unit has left; 0 if it has none printed."""
    hp = s.setting.cards.hp[s.profile[unit]]
    return max(0, hp - s.wounds[unit]) if hp else 0


def kill(s: War, unit: int, by: int) -> None:
    """JA-7.5: a KILL takes a wound's worth of hit points; a unit without any goes to the graveyard."""
    if s.setting.cards.hp[s.profile[unit]]:
        wound(s, unit, by)
    else:
        destroy(s, unit, by)


def wound(s: War, unit: int, by: int) -> None:
    """JA-2.2: a wound token on the card; as many as its hit points destroy the unit."""
    if add_wound(s, unit):
        destroy(s, unit, by)


def add_wound(s: War, unit: int) -> bool:
    """JA-2.2: put a wound token on the card; returns whether it is the final one."""
    s.wounds[unit] += 1
    hp = s.setting.cards.hp[s.profile[unit]]
    s.emit(UnitWounded, unit, s.wounds[unit], hp)
    return s.wounds[unit] >= hp


def disrupt(s: War, unit: int, by: int) -> None:
    """JA-7.6, ruling J-32: a wound if more than 1 hit point is left, otherwise to the infirmary."""
    if hp_left(s, unit) > 1:
        wound(s, unit, by)
    else:
        send_to_infirmary(s, unit, by)


def send_to_infirmary(s: War, unit: int, by: int) -> None:
    """JA-2.3: the sender is remembered; civilians (JA-6.4), machines and creatures are destroyed instead (JA-12.8)."""
    if s.setting.cards.kind[s.profile[unit]] in NEVER_DISRUPTED:
        destroy(s, unit, by)
        return
    area = s.place[unit]
    s.sent_by[unit] = by
    lose_passenger(s, unit, by)
    leave_board(s, unit, DISRUPTED)
    s.emit(UnitDisrupted, unit, area)


def capture(s: War, unit: int, by: int) -> None:
    """JA-11.4: a character goes to the captor's player board; no reward for destroying it is paid."""
    area = s.place[unit]
    s.sent_by[unit] = by
    lose_passenger(s, unit, by)
    leave_board(s, unit, CAPTIVE)
    s.emit(UnitCaptured, by, unit, area)
    score_capture(s, unit)


def destroy(s: War, unit: int, by: int) -> None:
    """JA-7.5, JA-7.10: to the graveyard; score the scenario's points, and reward an enemy destroyer."""
    side = unit_side(s, unit)
    if bury(s, unit, by):
        score_destruction(s, unit, side)
        if by != NOBODY and side != side_of(s, by):
            reward(s, unit, by)


def bury(s: War, unit: int, by: int) -> bool:
    """Send a unit to the graveyard, or an immortal to the infirmary (ruling J-43); returns whether it is buried."""
    is_lasting = s.setting.cards.kind[s.profile[unit]] not in NEVER_DISRUPTED
    if s.place[unit] >= 0 and is_lasting and has_skill(s, unit, IMMORTAL):
        s.emit(ImmortalSaved, unit)
        send_to_infirmary(s, unit, by)
        return False
    area = max(s.place[unit], NOBODY)
    lose_passenger(s, unit, by)
    leave_board(s, unit, GRAVEYARD)
    s.emit(UnitDestroyed, unit, area)
    return True


def lose_passenger(s: War, carrier: int, by: int) -> None:
    """JA-9.carrier, ruling J-40: the passenger of a lost carrier is destroyed, immortal or not."""
    passenger = passenger_of(s, carrier) if s.cargo else NOBODY
    if passenger != NOBODY:
        destroy(s, passenger, by)


def reward(s: War, unit: int, seat: int) -> None:
    """JA-7.10: experience, legend tokens and points, as card and scenario say."""
    printed, bounty = s.setting.cards.rewards[s.profile[unit]], s.setting.unit_bounty[unit]
    experience, legend, points = [here + there for here, there in zip(printed, bounty, strict=True)]
    if experience or legend or points:
        s.tokens[seat * TOKEN_KINDS + EXPERIENCE] += experience
        s.tokens[seat * TOKEN_KINDS + LEGEND] += legend
        s.points[side_of(s, seat)] += points
        s.emit(RewardTaken, seat, unit, experience, legend, points)
