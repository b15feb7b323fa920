"""8. What cards do in an area: skills, mist, caltrops, fire, barricades (JA-8.5, JA-8.1)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill, skill_value
from timefront.games.joan_of_arc.board.boons import grant, is_mired, is_veiled
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, light_fire, quench_fire, set_barricade
from timefront.games.joan_of_arc.content.cards.effect_numbers import DENY_SKILL, MIRE, VEIL
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import BARRICADE_HERE, GRANT_SKILL, REMOVE_FIRE, SET_FIRE
from timefront.games.joan_of_arc.events.spells import AreaMired, CardPutOutFire, HexVeiled, SkillDenied, SkillGranted
from timefront.games.joan_of_arc.events.talks import CardBuiltBarricade, CardSetFire
from timefront.games.joan_of_arc.rules.activation.engineer import gives_timber
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY

IN_AN_AREA: Final = frozenset([GRANT_SKILL, DENY_SKILL, VEIL, MIRE, SET_FIRE, REMOVE_FIRE, BARRICADE_HERE])
"""The effects that happen in an area."""


def would_mark(s: War, effect: Effect, seat: int, area: int) -> bool:
    """Whether an effect would change something about an area or the units in it."""
    kind, side = effect.effect, side_of(s, seat)
    if kind == SET_FIRE:
        return not fire_of(s, area)
    if kind == REMOVE_FIRE:
        return bool(fire_of(s, area))
    if kind == BARRICADE_HERE:
        return gives_timber(s, area) and not barricade_of(s, area) and s.room[area] > 0
    if kind == GRANT_SKILL:
        own = members(s.here[area] & s.force[side])
        return any(skill_value(s, unit, effect.skill) < effect.value for unit in own)
    if kind == DENY_SKILL:
        return any(has_skill(s, foe, effect.skill) for foe in members(s.here[area] & s.force[1 - side]))
    return not is_veiled(s, area) if kind == VEIL else not is_mired(s, area)


def mark(s: War, effect: Effect, seat: int, area: int) -> None:
    """Carry out an effect in an area."""
    kind = effect.effect
    if kind == SET_FIRE:
        light_fire(s, area, seat)
        s.emit(CardSetFire, seat, area)
    elif kind == REMOVE_FIRE:
        quench_fire(s, area)
        s.emit(CardPutOutFire, seat, area)
    elif kind == BARRICADE_HERE:
        set_barricade(s, area, side_of(s, seat))
        s.room[area] -= 1
        s.emit(CardBuiltBarricade, seat, area)
    elif kind in (VEIL, MIRE):
        grant(s, effect.id, NOBODY, area, effect.lasting)
        s.emit(HexVeiled if kind == VEIL else AreaMired, seat, area)
    else:
        is_grant, side = kind == GRANT_SKILL, side_of(s, seat)
        for unit in members(s.here[area] & s.force[side if is_grant else 1 - side]):
            grant(s, effect.id, NOBODY, unit, effect.lasting)
        s.emit(SkillGranted if is_grant else SkillDenied, seat, area, effect.skill)
