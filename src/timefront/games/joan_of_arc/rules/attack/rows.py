"""7. The dice of an attack: one row of six columns for each die, with its fate (JA-7.1, JA-2.5).

A die is identified by its number. `die_marks` holds, from the lowest bit: the side, where the die comes from (4 bits),
whether it strikes back from a hill, by what it was rerolled (10 bits), and the unit from which a bodyguard took over
the result, plus 1.
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import powers_with
from timefront.games.joan_of_arc.board.piles import drawable_cards
from timefront.games.joan_of_arc.board.same_kind import alike
from timefront.games.joan_of_arc.content.dice import (
    BLANK,
    CARD,
    DISRUPT,
    EXPERIENCE,
    KILL,
    LEGEND,
    PUSH,
    SHIELD,
    TRAMPLE,
)
from timefront.games.joan_of_arc.content.vocabulary import DAMAGE_BUILDING, EXTRA_WOUND, SLAYER, TARGETING
from timefront.games.joan_of_arc.events.attacks import CardRolled, TokenRolled
from timefront.games.joan_of_arc.rules.attack.muster import attacking_seat, defending_seat, fights_with, way_of
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE, Pool, cite_origins
from timefront.games.joan_of_arc.state import EXPERIENCE as EXPERIENCE_TOKEN
from timefront.games.joan_of_arc.state import LEGEND as LEGEND_TOKEN
from timefront.games.joan_of_arc.state import TOKEN_KINDS, War, fights_alone
from timefront.kernel.chance import Factor
from timefront.kernel.flow import NOBODY

ATTACK: Final = 0
DEFENCE_SIDE: Final = 1
"""Which roll a die belongs to."""

FIRST_ORIGIN: Final = 1
ORIGIN_BITS: Final = 15
FROM_HILL: Final = 1 << 5
FIRST_REROLL: Final = 6
REROLL_BITS: Final = 1023
FIRST_GUARDED: Final = 16
"""Where the parts of a die's marks begin, and how wide they are."""

UNROLLED: Final = -1
NO_DIE: Final = -1
"""The colour of a result that came without a roll."""
NOBODY_ELSE: Final = -1

IN_PLAY: Final = 0
TAKEN_OUT: Final = 1
DROPPED: Final = 2
WITHDRAWN: Final = 3
TAKEN_AWAY: Final = 4
DISCARDED: Final = 5
SPENT: Final = 6
ALLOCATED: Final = 7
LOST: Final = 8
RETALIATES: Final = 9
HELD_BACK: Final = 10
FATES: Final[list[str]] = [
    *("in_play", "taken_out", "dropped", "withdrawn", "taken_away"),
    *("discarded", "spent", "allocated", "lost", "retaliates", "held_back"),
]
"""What became of a die: not rolled after all; shows nothing that counts; its unit dodged; cancelled by a power or the
swamp; discarded by a shield (its mate is that die); a shield spent (on that die); allocated to a unit (its mate is that
unit); nobody could take it; it strikes back (at that unit); its owner does not want it to."""

TOKEN_FACES: Final[list[int]] = [LEGEND, EXPERIENCE, CARD]
"""JA-2.5: what a changed face may bring besides its result."""
HITS: Final[list[int]] = [KILL, DISRUPT, PUSH]
"""JA-7.3: the results that hurt, worst first."""


def add_die(s: War, side: int, unit: int, kind: int, origin: int) -> int:
    """Add a row for one more die; returns its number."""
    s.die_unit.append(unit)
    s.die_kind.append(kind)
    s.die_result.append(~kind if kind < 0 else UNROLLED)
    s.die_fate.append(IN_PLAY)
    s.die_mate.append(NOBODY_ELSE)
    s.die_marks.append(side | origin << FIRST_ORIGIN)
    return len(s.die_unit) - 1


def add_pool(s: War, side: int, pool: Pool) -> None:
    """Add rows for the dice of a side."""
    cite_origins(pool)
    s.die_unit += pool.units
    s.die_kind += pool.dice
    s.die_result += [~kind if kind < 0 else UNROLLED for kind in pool.dice]
    s.die_fate += [IN_PLAY] * len(pool.units)
    s.die_mate += [NOBODY_ELSE] * len(pool.units)
    s.die_marks += [side | origin << FIRST_ORIGIN for origin in pool.origins]


def seal(s: War, die: int, fate: int, mate: int = NOBODY_ELSE) -> None:
    """Set the fate of a die."""
    s.die_fate[die] = fate
    s.die_mate[die] = mate


# One die


def seat_of_die(s: War, die: int) -> int:
    """Whose die it is: its unit's owner's; the side's leader's for a die of no unit or of a neutral civilian."""
    unit = s.die_unit[die]
    if unit >= 0 and s.owner[unit] != NOBODY:
        return s.owner[unit]
    return attacking_seat(s) if side_of_die(s, die) == ATTACK else defending_seat(s)


def dice_of_seat(s: War, dice: list[int], seat: int) -> list[int]:
    """Ruling J-76: those of a side's dice that belong to one of its seats."""
    return dice if fights_alone(s, seat) else [die for die in dice if seat_of_die(s, die) == seat]


def side_of_die(s: War, die: int) -> int:
    """`ATTACK` or `DEFENCE_SIDE`."""
    return s.die_marks[die] & 1


def origin_of(s: War, die: int) -> int:
    """Where a die comes from: a number of `ORIGINS`."""
    return s.die_marks[die] >> FIRST_ORIGIN & ORIGIN_BITS


def set_origin(s: War, die: int, origin: int) -> None:
    """Treat a die as one that comes from elsewhere."""
    s.die_marks[die] = s.die_marks[die] & ~(ORIGIN_BITS << FIRST_ORIGIN) | origin << FIRST_ORIGIN


def rerolled_by(s: War, die: int) -> int:
    """JA-7.2: by what a die was rerolled, as bits of `REROLLS`."""
    return s.die_marks[die] >> FIRST_REROLL & REROLL_BITS


def is_from_hill(s: War, die: int) -> bool:
    """JA-10.1: whether a die was chosen to strike back from a hill."""
    return bool(s.die_marks[die] & FROM_HILL)


def guarded_by(s: War, die: int) -> int:
    """JA-9.bodyguard: the unit from which a bodyguard took over the result, or -1."""
    return (s.die_marks[die] >> FIRST_GUARDED) - 1


def colour(s: War, die: int) -> int:
    """The colour of a die, `NO_DIE` for a result without a roll."""
    kind = s.die_kind[die]
    return s.setting.die_colour[kind] if kind >= 0 else NO_DIE


def faces(s: War, die: int) -> list[int]:
    """The results of a die's faces."""
    kind = s.die_kind[die]
    return s.setting.die_faces[6 * kind : 6 * kind + 6]


def throws(s: War, dice: list[int]) -> list[Factor]:
    """What dice can show when they are thrown."""
    return [s.setting.die_throws[s.die_kind[die]] for die in dice]


def is_blank(s: War, die: int) -> bool:
    """JA-2.5: whether a die shows a blank; a blank that brings a token is still a blank."""
    if s.die_result[die] not in TOKEN_FACES or s.die_kind[die] < 0:
        return s.die_result[die] == BLANK
    printed = s.setting.dice[s.setting.die_colour[s.die_kind[die]]].faces
    return BLANK in printed and BLANK not in faces(s, die)


# Several dice


def all_dice(s: War) -> range:
    """The dice of both sides, whatever became of them."""
    return range(len(s.die_unit))


def in_play(s: War, side: int) -> list[int]:
    """The dice of a side that still count."""
    marks = s.die_marks
    return [die for die, fate in enumerate(s.die_fate) if fate == IN_PLAY and marks[die] & 1 == side]


def rolled_dice(s: War, side: int) -> list[int]:
    """The dice of a side that are rolled, without the results that need no roll."""
    marks, kinds = s.die_marks, s.die_kind
    return [
        die for die, fate in enumerate(s.die_fate) if fate == IN_PLAY and kinds[die] >= 0 and marks[die] & 1 == side
    ]


def dice_of(s: War, unit: int, side: int) -> list[int]:
    """The dice of a unit that still count."""
    return [die for die in in_play(s, side) if s.die_unit[die] == unit]


def showing(s: War, side: int, result: int) -> list[int]:
    """The dice of a side that still count and show a given result."""
    results, marks = s.die_result, s.die_marks
    return [
        die
        for die, fate in enumerate(s.die_fate)
        if fate == IN_PLAY and results[die] == result and marks[die] & 1 == side
    ]


def worst_result(s: War, side: int) -> int:
    """JA-7.3: the worst result among a side's dice that still count, `BLANK` if none hurts."""
    shown, marks = s.die_result, s.die_marks
    results = [shown[die] for die, fate in enumerate(s.die_fate) if fate == IN_PLAY and marks[die] & 1 == side]
    for hit in HITS:
        if hit in results:
            return hit
    return BLANK


def held_by(s: War, unit: int) -> list[int]:
    """The dice whose results a unit must suffer."""
    fates = s.die_fate
    return [die for die, mate in enumerate(s.die_mate) if mate == unit and fates[die] in (ALLOCATED, RETALIATES)]


def holders(s: War) -> list[int]:
    """The units that must suffer results, once for each."""
    mates = s.die_mate
    return [mates[die] for die, fate in enumerate(s.die_fate) if fate in (ALLOCATED, RETALIATES)]


def has_shown(s: War, unit: int, result: int) -> bool:
    """Whether a die of an attacker ended on a result, whatever became of it."""
    return any(
        s.die_unit[die] == unit
        and s.die_result[die] == result
        and side_of_die(s, die) == ATTACK
        and s.die_fate[die] != TAKEN_OUT
        for die in all_dice(s)
    )


def settle(s: War, side: int) -> list[int]:
    """JA-7.2, JA-2.5: pay out the faces that bring tokens; drop blanks, and the shields of an attack.

    Returns the seats that are to draw a legend card, once for each face that brings one.
    """
    drawing: list[int] = []
    for die in in_play(s, side):
        result = s.die_result[die]
        if result == CARD and len(drawing) < drawable_cards(s):
            drawing.append(seat_of_die(s, die))
            s.emit(CardRolled, seat_of_die(s, die), s.die_unit[die])
        if result in (LEGEND, EXPERIENCE):
            seat, token = seat_of_die(s, die), LEGEND_TOKEN if result == LEGEND else EXPERIENCE_TOKEN
            s.tokens[seat * TOKEN_KINDS + token] += 1
            s.emit(TokenRolled, seat, s.die_unit[die], token)
        if (result == BLANK or result > SHIELD or (result == SHIELD and side == ATTACK)) and result != TRAMPLE:
            seal(s, die, DROPPED)
    return drawing


# Interchangeable units and dice: the first represents all


def distinct_units(s: War, units: list[int]) -> list[int]:
    """The first unit of each kind; attackers also differ by how they came to the melee."""
    if len(units) < 2:
        return units[:]
    seen: list[tuple[int, ...]] = []
    first: list[int] = []
    for unit in units:
        held = sorted([hit_key(s, die) for die in held_by(s, unit)])
        sort = (*alike(s, unit), -1, way_of(s, unit), *[number for hit in held for number in (*hit, -1)])
        if sort not in seen:
            seen.append(sort)
            first.append(unit)
    return first


def distinct_hits(s: War, dice: list[int]) -> list[int]:
    """The first die of each kind of result: results differ if something else depends on them."""
    if len(dice) < 2:
        return dice[:]
    seen: list[tuple[int, ...]] = []
    first: list[int] = []
    for die in dice:
        sort = hit_key(s, die)
        if sort not in seen:
            seen.append(sort)
            first.append(die)
    return first


def hit_key(s: War, die: int) -> tuple[int, ...]:
    """The result, and its unit if that unit can do more with it than others."""
    unit = s.die_unit[die]
    if side_of_die(s, die) != ATTACK or unit < 0:
        return (s.die_result[die],)
    ever = s.setting.ever_has_power
    is_special = (
        fights_with(s, unit, SLAYER)
        or fights_with(s, unit, TARGETING)
        or (ever[EXTRA_WOUND] and bool(powers_with(s, unit, EXTRA_WOUND)))
        or (ever[DAMAGE_BUILDING] and bool(powers_with(s, unit, DAMAGE_BUILDING)))
    )
    if is_special or origin_of(s, die) == FROM_SIZE:
        return (s.die_result[die], unit, origin_of(s, die) == FROM_SIZE)
    return (s.die_result[die],)


def first_of_each_kind(s: War, dice: list[int]) -> list[int]:
    """The first die of each kind."""
    kinds = [s.die_kind[die] for die in dice]
    return [die for place, die in enumerate(dice) if kinds.index(kinds[place]) == place]


def distinct_dice(s: War, dice: list[int]) -> list[int]:
    """The first die of each kind, result and reroll history, for each kind of unit."""
    if len(dice) < 2:
        return dice[:]
    seen: list[tuple[int, ...]] = []
    first: list[int] = []
    for die in dice:
        sort = die_key(s, die)
        if sort not in seen:
            seen.append(sort)
            first.append(die)
    return first


def die_key(s: War, die: int) -> tuple[int, ...]:
    """What distinguishes a die from others."""
    unit = s.die_unit[die]
    own = (s.die_kind[die], s.die_result[die], rerolled_by(s, die))
    if unit < 0:
        return own
    past = 0
    others: list[int] = []
    for row in all_dice(s):
        if s.die_unit[row] == unit and side_of_die(s, row) == side_of_die(s, die):
            past |= rerolled_by(s, row)
            others.append(s.die_kind[row] * 16 + s.die_result[row] + 1)
    return (*own, past, way_of(s, unit), *sorted(others), *alike(s, unit))
