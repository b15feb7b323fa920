"""5. The scenario cards: what fulfils each one's condition during play, and what it gives at the end."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import FROM_BASE, MIDDLE, at
from timefront.games.duel_of_time.content.pack import EFFECTS
from timefront.games.duel_of_time.events import WhiteCubeTaken
from timefront.games.duel_of_time.rules.control import controller
from timefront.games.duel_of_time.state import UNITS, Duel, white_supply

BEACONS, TROPHIES, CROSSROADS, RESERVES, BREAKTHROUGH, MUSTER, SUPERIORITY = range(len(EFFECTS))


def after_turn(s: Duel) -> None:
    """DT-5.2: conditions are checked after all commands of a turn, most of them for the player whose turn it was."""
    effect = s.card_in_force.effect
    if effect == BEACONS:
        _light_a_beacon(s)
    elif effect == BREAKTHROUGH:
        _stand_in_the_enemy_base(s)
    elif effect == SUPERIORITY:
        _outnumber_the_enemy(s)


def _light_a_beacon(s: Duel) -> None:
    """Beacons: take one white cube from the farthest space you control that holds one."""
    for space in reversed(FROM_BASE[s.active]):
        if s.white[space] and controller(s, space) == s.active:
            s.white[space] -= 1
            take_white_cube(s, s.active)
            return


def _stand_in_the_enemy_base(s: Duel) -> None:
    """Breakthrough: take a white cube if you have a unit in the enemy's base."""
    if s.units[at(s.active, FROM_BASE[s.active][-1])] and white_supply(s):
        take_white_cube(s, s.active)


def _outnumber_the_enemy(s: Duel) -> None:
    """Superiority: at the end of the enemy's turn, take a white cube if you have more units on the board."""
    waiting = 1 - s.active
    if s.supply[waiting] < s.supply[s.active] and white_supply(s):
        take_white_cube(s, waiting)


def after_destruction(s: Duel, seat: int, owner: int) -> None:
    """Trophies: destroying an enemy unit gives a white cube, while there are any."""
    if s.card_in_force.effect == TROPHIES and owner != seat and white_supply(s):
        take_white_cube(s, seat)


def take_white_cube(s: Duel, seat: int) -> None:
    """DT-4.6: taken white cubes record the points earned during the game."""
    s.taken[seat] += 1
    s.emit(WhiteCubeTaken, seat, s.card_in_force.points)


def scenario_points(s: Duel, seat: int) -> int:
    """DT-4.4: what the scenario gives a player in total, without the starter's bonus."""
    card = s.card_in_force
    if card.effect == CROSSROADS:
        return card.points if controller(s, MIDDLE) == seat else 0
    if card.effect == RESERVES:
        return card.points * s.supply[seat]
    if card.effect == MUSTER:
        return card.points * (UNITS - s.supply[seat])
    return card.points * s.taken[seat]


def starter_bonus(s: Duel, seat: int) -> int:
    """DT-5.3: the points that make up for the disadvantage of starting."""
    return s.card_in_force.starter_bonus if seat == s.starter else 0
