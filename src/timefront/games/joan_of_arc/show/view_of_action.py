"""What is going on, as a view tells it: activations with what was declared, the attack with its dice, the doom die."""

from __future__ import annotations

from msgspec.structs import replace

from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import ORDERS, ROLLS
from timefront.games.joan_of_arc.rules.activation.actions import DEEDS, DONE, PLAIN, way_areas
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.fight import ATTACK, FATES, NO_DIE, UNROLLED, Fight
from timefront.games.joan_of_arc.rules.attack.pool import ORIGINS
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.records import ActivationView, AttackView, Declared, DieView, DoomView
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import REROLLS


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
    """What units have declared so far and not resolved yet."""
    return [
        Declared(
            unit=unit,
            deed=DEEDS[deed],
            aim=aim if aim >= 0 else None,
            way=way_areas(way),
            strike=strike if strike >= 0 else None,
        )
        for unit, deed, aim, way, strike in zip(units, deeds, aims, ways, strikes, strict=False)
        if deed != DONE
    ]


def attack_of(s: War) -> AttackView | None:
    """The attack that is being resolved: who fights, and a row for each die."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fight):
            return AttackView(
                seat=frame.seat,
                foe=frame.foe if frame.foe >= 0 else None,
                target=frame.target,
                roll=ROLLS[frame.kind_of_roll],
                attackers=list(frame.attackers),
                defenders=list(frame.defenders),
                attacked=list(frame.attacked),
                frightened=list(frame.frightened),
                dice=[_die(s, frame, die) for die in range(len(frame.units))],
            )
    return None


def _die(s: War, fight: Fight, die: int) -> DieView:
    """One die: whose it is, what it shows, and what became of it."""
    colour = fight.colour(s, die)
    return DieView(
        is_attack=fight.rolls[die] == ATTACK,
        unit=fight.units[die] if fight.units[die] >= 0 else None,
        kind=fight.dice[die] if fight.dice[die] >= 0 else None,
        colour=None if colour == NO_DIE else COLOURS[colour],
        origin=ORIGINS[fight.origins[die]],
        result=None if fight.results[die] == UNROLLED else RESULTS[fight.results[die]],
        rerolled=[name for bit, name in enumerate(REROLLS) if fight.rerolled[die] >> bit & 1],
        fate=FATES[fight.fates[die]],
        partner=fight.partners[die] if fight.partners[die] >= 0 else None,
        guarded=fight.guarded[die] if fight.guarded[die] >= 0 else None,
    )


def doom_of(s: War) -> DoomView | None:
    """The unit whose doom die is rolled, and what it shows once it lies (JA-4.8)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Casualties) or not frame.doomed:
        return None
    return DoomView(unit=frame.doomed[0], result=RESULTS[frame.result] if frame.at == "reroll" else None)
