"""What is going on, as a view tells it: activations with what was declared, the attack with its dice, the doom die."""

from __future__ import annotations

from msgspec.structs import replace

from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import ORDERS, ROLLS
from timefront.games.joan_of_arc.rules.activation.actions import DEEDS, DONE, PLAIN, way_areas
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.muster import (
    FRIGHTENED,
    attacked,
    attackers,
    attacking_seat,
    defenders,
    defending_seat,
    kind_of_roll,
    target_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import ORIGINS
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    FATES,
    NO_DIE,
    UNROLLED,
    all_dice,
    colour,
    guarded_by,
    origin_of,
    rerolled_by,
    side_of_die,
)
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.records import ActivationView, AttackView, Declared, DieView, DoomView
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import REROLLS
from timefront.kernel.bits import members


def activations_of(s: War) -> list[ActivationView]:
    """The activations in progress; one through command stands behind that of its commander."""
    found: list[ActivationView] = []
    for frame in s.stack:
        if isinstance(frame, Activation):
            found.append(
                ActivationView(
                    seat=frame.seat,
                    area=frame.area,
                    units=list(frame.units),
                    order="plain" if frame.mode == PLAIN else ORDERS[frame.mode],
                    is_commanded=frame.is_commanded,
                    declared=_declared(frame.units, frame.deeds, frame.aims, frame.ways, frame.strikes),
                )
            )
        elif isinstance(frame, Declaration) and found:
            declared = _declared(frame.units, frame.deeds, frame.aims, frame.ways, frame.strikes)
            found[-1] = replace(found[-1], declared=declared)
    return found


def _declared(
    units: list[int], deeds: list[int], aims: list[int], ways: list[int], strikes: list[int]
) -> list[Declared]:
    """What units have declared so far and not resolved yet, in the order of the units."""
    return [
        Declared(
            unit=unit,
            deed=DEEDS[deed],
            aim=aim if aim >= 0 else None,
            way=way_areas(way),
            strike=strike if strike >= 0 else None,
        )
        for unit, deed, aim, way, strike in sorted(zip(units, deeds, aims, ways, strikes, strict=False))
        if deed != DONE
    ]


def attack_of(s: War) -> AttackView | None:
    """The attack that is being resolved: who fights, and a row for each die; none once the war is over."""
    if not s.fight or not s.stack:
        return None
    foe = defending_seat(s)
    return AttackView(
        seat=attacking_seat(s),
        foe=foe if foe >= 0 else None,
        target=target_of(s),
        roll=ROLLS[kind_of_roll(s)],
        attackers=attackers(s),
        defenders=defenders(s),
        attacked=attacked(s),
        frightened=members(s.fight[FRIGHTENED]),
        dice=[_die(s, die) for die in all_dice(s)],
    )


def _die(s: War, die: int) -> DieView:
    """One die: whose it is, what it shows, and what became of it."""
    unit, kind, result, mate = s.die_unit[die], s.die_kind[die], s.die_result[die], s.die_mate[die]
    past, guarded = rerolled_by(s, die), guarded_by(s, die)
    return DieView(
        is_attack=side_of_die(s, die) == ATTACK,
        unit=unit if unit >= 0 else None,
        kind=kind if kind >= 0 else None,
        colour=None if colour(s, die) == NO_DIE else COLOURS[colour(s, die)],
        origin=ORIGINS[origin_of(s, die)],
        result=None if result == UNROLLED else RESULTS[result],
        rerolled=[name for bit, name in enumerate(REROLLS) if past >> bit & 1],
        fate=FATES[s.die_fate[die]],
        partner=mate if mate >= 0 else None,
        guarded=guarded if guarded >= 0 else None,
    )


def doom_of(s: War) -> DoomView | None:
    """The unit whose doom die is rolled, and what it shows once it lies (JA-4.8)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Casualties) or not frame.doomed:
        return None
    return DoomView(
        unit=frame.doomed[0], result=RESULTS[frame.result] if frame.at in ("reroll", "doom_settled") else None
    )
