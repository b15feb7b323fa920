"""12. The gigantic dice of an assault: which units each one hits, and the fight in one area (JA-12.7, ruling J-67)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import troops_in
from timefront.games.joan_of_arc.board.giants import giant_in
from timefront.games.joan_of_arc.content.dice import BLANK, DISRUPT, GIGANTIC, KILL, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import MELEE
from timefront.games.joan_of_arc.rules.attack.dice import lay_defence_dice
from timefront.games.joan_of_arc.rules.attack.muster import (
    ASSAULT,
    ATTACKED,
    DEFENDERS,
    FOE,
    TARGET,
    WRECKED,
    attackers,
    clear_dice,
    defenders,
    muster,
)
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, TAKEN_OUT, add_die, all_dice, origin_of
from timefront.games.joan_of_arc.rules.attack.ruins import ruins_in, wrecks
from timefront.games.joan_of_arc.state import War, side_of


def muster_assault(s: War, seat: int, unit: int, area: int) -> None:
    """JA-12.7: a creature assaults a hex, named by its first area; all enemies on its ground defend."""
    areas = hex_areas(s, area)
    muster(s, seat, area, MELEE, [unit], [0], is_commanded=False)
    s.fight[ASSAULT] = len(areas)
    s.fight[DEFENDERS] = s.fight[ATTACKED] = sum([units_hit(s, each, 1 - side_of(s, seat)) for each in areas])
    s.fight[FOE] = s.owner[defenders(s)[0]]


def hex_areas(s: War, area: int) -> list[int]:
    """The areas of a hex by its first area; interiors do not count (JA-12.7)."""
    board = s.setting.board
    return board.hex_areas[board.area_hex[area]]


def units_hit(s: War, area: int, side: int) -> int:
    """JA-12.7, JA-12.8: the units of a side that a die on an area hits; another creature counts in its first area."""
    units = troops_in(s, area, side)
    giant = giant_in(s, area)
    return units & ~(1 << giant) if giant >= 0 and s.place[giant] != area else units


def gigantic_dice(s: War) -> list[int]:
    """The dice rolled for the hex, blanks included."""
    return [die for die in all_dice(s) if origin_of(s, die) == FROM_SIZE and s.die_fate[die] != TAKEN_OUT]


def is_worth_a_die(s: War, area: int, units: int) -> bool:
    """Whether a die on an area can do anything: there are enemies, or something it could wreck."""
    return bool(units) or bool(ruins_in(s, area))


def lay_on_area(s: War, area: int, result: int, units: int) -> None:
    """Continue the fight in one area of the hex, with its die and, unless that is a TRAMPLE, the defence dice.

    A unit that has left the area since the dice were assigned is not hit, but still counts (ruling J-67).
    """
    clear_dice(s)
    s.fight[TARGET] = area
    s.fight[ATTACKED] = units
    s.fight[DEFENDERS] = units & s.here[area]
    if not s.fight[DEFENDERS]:
        return
    s.fight[FOE] = s.owner[defenders(s)[0]]
    die = add_die(s, ATTACK, attackers(s)[0], GIGANTIC, FROM_SIZE)
    s.die_result[die] = result
    if result != TRAMPLE:
        lay_defence_dice(s)


def return_to_hex(s: War, area: int, units: int) -> None:
    """The last area is done: the fight concerns the whole hex again."""
    clear_dice(s)
    s.fight[TARGET] = area
    s.fight[ATTACKED] = units
    s.fight[DEFENDERS] = 0
    for each in hex_areas(s, area):
        s.fight[DEFENDERS] |= units & s.here[each]


def note_wreckage(s: War, number: int, result: int, units: int) -> None:
    """JA-12.7: note whether an area's die also wrecks something; a result on nobody is not cancelled."""
    is_uncancelled = wrecks(s, attackers(s)[0]) if units else result in (KILL, DISRUPT, TRAMPLE)
    if result != BLANK and is_uncancelled:
        s.fight[WRECKED] |= 1 << number
