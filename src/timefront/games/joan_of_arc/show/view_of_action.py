"""What is going on, for a view: activations with their declarations, the attack, the discussion, the doom die."""

from __future__ import annotations

from msgspec.structs import replace

from timefront.games.joan_of_arc.content.cards.talks import LETTERS, TalkQuestion
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import ORDERS, ROLLS
from timefront.games.joan_of_arc.rules.activation.actions import DEEDS, DONE, PLAIN, way_areas
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.gigantic.assault import UNASSIGNED, Assault
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKED,
    FRIGHTENED,
    attacked,
    attackers,
    attacking_seat,
    defenders,
    defending_seat,
    hex_of_fight,
    is_assault,
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
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.card_records import TalkQuestionView, TalkView
from timefront.games.joan_of_arc.show.records import (
    ActivationView,
    AssaultedArea,
    AttackView,
    Declared,
    DieView,
    DoomView,
)
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import REROLLS
from timefront.kernel.bits import members


def activations_of(s: War) -> list[ActivationView]:
    """The activations in progress; one through command comes after that of its commander."""
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
                    has_declared=frame.has_declared,
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
    """What units have declared so far and not resolved yet, in unit order."""
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
    """The attack being resolved: who fights, and a row for each die; none once the war is over."""
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
        assault=_assaulted_areas(s) if is_assault(s) else [],
    )


def _assaulted_areas(s: War) -> list[AssaultedArea]:
    """JA-12.7: the areas of the hex; before the dice are assigned all enemies there are hit."""
    frame = next((frame for frame in s.stack if isinstance(frame, Assault)), None)
    areas = hex_of_fight(s)
    if frame is None:
        return [
            AssaultedArea(area=area, result=None, units=members(s.here[area] & s.fight[ATTACKED])) for area in areas
        ]
    return [
        AssaultedArea(
            area=area,
            result=None if frame.results[place] == UNASSIGNED else RESULTS[frame.results[place]],
            units=members(frame.targets[place]),
        )
        for place, area in enumerate(areas)
    ]


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
    """The unit whose doom die is rolled, and what it shows once rolled (JA-4.8)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Casualties) or not frame.doomed:
        return None
    return DoomView(
        unit=frame.doomed[0], result=RESULTS[frame.result] if frame.at in ("reroll", "doom_settled") else None
    )


def talk_of(s: War) -> TalkView | None:
    """JA-8.1: the discussion in progress with its questions, but no answers."""
    frame = next((frame for frame in reversed(s.stack) if isinstance(frame, Talk)), None)
    if frame is None:
        return None
    card = frame.card(s) if frame.topic >= 0 else None
    return TalkView(
        seat=frame.seat,
        unit=frame.unit,
        speaker=frame.speaker,
        card=None if card is None else card.key,
        questions=[] if card is None else [_question(s, frame, one) for one in card.questions],
        asked=LETTERS[frame.letter] if frame.letter >= 0 else None,
    )


def _question(s: War, frame: Talk, asked: TalkQuestion) -> TalkQuestionView:
    return TalkQuestionView(
        letter=LETTERS[asked.letter],
        banner=s.setting.content.factions[asked.banner] if asked.banner >= 0 else None,
        is_risky=asked.is_risky,
        is_open=frame.refuse_letter(s, asked) is None,
    )
