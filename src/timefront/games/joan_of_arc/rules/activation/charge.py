"""5, 9. The charge: one area, or two for cavalry, then an optional melee (JA-5.5, JA-9.charge)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, is_inside, steps_open_to
from timefront.games.joan_of_arc.board.boons import is_mired
from timefront.games.joan_of_arc.content.vocabulary import (
    CAVALRY,
    CHARGE,
    CHARGE_REROLL,
    CHARGING_SKILL,
    IGNORE_TERRAIN,
    STOPS_CHARGE,
)
from timefront.games.joan_of_arc.events.orders import UnitCharged
from timefront.games.joan_of_arc.rules.activation.moves import is_machine, march_along, refuse_step
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED, CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.state import War
from timefront.kernel.questions import Refusal
from timefront.kernel.rulebook import WITNESS

ON_FOOT: Final = 0
"""A unit came to its melee without a charge."""


def stops_charge(s: War, unit: int, area: int) -> bool:
    """JA-10.1, JA-8.5: whether the terrain of an area, or a card played there, ends a unit's charge."""
    if is_mired(s, area):
        return True
    if s.setting.cards.with_effect[IGNORE_TERRAIN] >> s.profile[unit] & 1:
        return False
    return has_terrain_effect(s, area, STOPS_CHARGE)


def refuse_mounting(s: War, unit: int, mode: int) -> Refusal | None:
    """JA-5.5: why a unit may not charge anywhere: it needs a charge order and the skill."""
    if mode != CHARGE:
        return Refusal("JA-5.5", "no-charge-order")
    if not has_skill(s, unit, CHARGING_SKILL):
        return Refusal("JA-9.charge", "lacks-skill")
    return Refusal("JA-12.9", "machine-is-slow") if is_machine(s, unit) else None


def areas_to_charge(s: War, unit: int, side: int, mode: int) -> list[int]:
    """JA-5.5: the first areas of a unit's charge; the same rule as `refuse_charge`, for all areas at once."""
    origin = s.place[unit]
    if refuse_mounting(s, unit, mode) is not None or is_inside(s, origin) or stops_charge(s, unit, origin):
        return []
    return [area for area in steps_open_to(s, unit, side) if not is_inside(s, area)]


def refuse_charge(s: War, unit: int, area: int, side: int, mode: int, coming: int) -> Refusal | None:
    """JA-5.5: not from an interior or a swamp, not into an interior."""
    refusal = refuse_mounting(s, unit, mode)
    if refusal is not None:
        return refusal
    origin = s.place[unit]
    if is_inside(s, origin) or is_inside(s, area):
        return Refusal("JA-5.5", "not-indoors")
    if stops_charge(s, unit, origin):
        return Refusal("JA-5.5", "no-charge-from-here")
    return refuse_step(s, unit, origin, area, side, coming)


def refuse_riding_on(s: War, unit: int, entered: list[int], area: int, side: int, coming: int) -> Refusal | None:
    """JA-5.5: the second area of cavalry; infantry and flying units have one, and a swamp is the end (J-50)."""
    if s.setting.cards.arm[s.profile[unit]] != CAVALRY:
        return Refusal("JA-5.5", "one-area-on-foot")
    if len(entered) > 1:
        return Refusal("JA-5.5", "two-areas-on-horseback")
    if stops_charge(s, unit, entered[-1]):
        return Refusal("JA-5.5", "charge-ends-here")
    if is_inside(s, area):
        return Refusal("JA-5.5", "not-indoors")
    return refuse_step(s, unit, entered[-1], area, side, coming)


def ride(s: War, unit: int, areas: list[int]) -> int:
    """JA-5.5: a unit makes its charge move; returns how it came to its melee, or `ON_FOOT` if it could not start."""
    origin = s.place[unit]
    entered = march_along(s, unit, areas)
    if not entered:
        return ON_FOOT
    WITNESS.cite(("JA-9.charge",), "unit charges")
    s.emit(UnitCharged, s.owner[unit], unit, s.place[unit])
    if s.setting.cards.arm[s.profile[unit]] != CAVALRY:
        return CHARGED
    over_fields = all(has_terrain_effect(s, area, CHARGE_REROLL) for area in [origin, *areas[:entered]])
    return CHARGED_OVER_FIELDS if over_fields else CHARGED
