"""What must hold in every position: units are where the columns say, and spaces add up when counted again."""

from __future__ import annotations

from collections import Counter

from timefront.games.joan_of_arc.board.areas import is_inside, size_of
from timefront.games.joan_of_arc.board.gear import DISCARDED, IN_DECK, MOST_PIECES, bearer_of, bearers, is_character
from timefront.games.joan_of_arc.board.giants import areas_of, is_giant
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK, RIVER, kinds_in
from timefront.games.joan_of_arc.board.sky import is_sky, tile_of
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.content.vocabulary import CIVILIAN, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKERS,
    BY_COMMAND,
    CHARGERS,
    DYING,
    FIELD_CHARGERS,
    FOE,
    NUMBERS_OF_A_FIGHT,
    ROLL,
    SEAT,
    TARGET,
)
from timefront.games.joan_of_arc.rules.attack.pool import ORIGINS
from timefront.games.joan_of_arc.rules.attack.rows import FATES, UNROLLED, all_dice, origin_of
from timefront.games.joan_of_arc.rules.effects.equipment import GainEquipment
from timefront.games.joan_of_arc.rules.effects.playing import PlayCard
from timefront.games.joan_of_arc.rules.rounds.council import CouncilPhase
from timefront.games.joan_of_arc.rules.rounds.sallies import Sally
from timefront.games.joan_of_arc.rules.rounds.war_council import WarCouncil
from timefront.games.joan_of_arc.state import CAPTIVE, GONE, GRAVEYARD, OFF_BOARD, SIDES, STAKES_OF, War
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY


def check(s: War) -> list[str]:
    """Everything that is wrong, in words."""
    found: list[str] = []
    check_units(found, s)
    check_sides(found, s)
    check_room(found, s)
    check_standing(found, s)
    check_stocks(found, s)
    check_piles(found, s)
    check_gear(found, s)
    check_ledger(found, s)
    check_sky(found, s)
    check_seats(found, s)
    check_declared(found, s)
    check_fight(found, s)
    check_dice(found, s)
    check_council(found, s)
    return found


def check_units(found: list[str], s: War) -> None:
    """Every unit is in the area that lists it, or off the board."""
    for unit, place in enumerate(s.place):
        if place < 0 and place not in OFF_BOARD:
            found.append(f"unit {unit} is nowhere: {place}")
        if place >= 0 and is_giant(s, unit) and place != areas_of(s, unit)[0]:
            found.append(f"unit {unit} is not in the first area of its hex")
    if units_by_area(s) != s.here:
        found.append("units stand in areas that do not hold them")
    for unit, seat in enumerate(s.owner):
        if seat != s.setting.unit_seat[unit] and s.setting.cards.kind[s.profile[unit]] != CIVILIAN:
            found.append(f"unit {unit} has changed its owner")
        hp = s.setting.cards.hp[s.profile[unit]]
        if s.place[unit] >= 0 and (s.wounds[unit] >= hp if hp else s.wounds[unit]) and not is_dying(s, unit):
            found.append(f"unit {unit} lives with {s.wounds[unit]} wounds")
        if s.place[unit] == CAPTIVE and NOBODY in (seat, s.sent_by[unit]):
            found.append(f"unit {unit} is a captive of nobody, or nobody's")
    if units_by_side(s) != s.force:
        found.append("the forces of the sides are not those of the owners")


def is_dying(s: War, unit: int) -> bool:
    """JA-11.4: whether a unit has its final wound and the attacker is deciding its fate."""
    return len(s.fight) == NUMBERS_OF_A_FIGHT and bool(s.fight[DYING] >> unit & 1)


def units_by_area(s: War) -> list[int]:
    """The units in each area, from their places."""
    here = [0] * s.setting.board.area_count
    for unit, place in enumerate(s.place):
        for area in areas_of(s, unit) if place >= 0 else []:
            here[area] |= 1 << unit
    return here


def units_by_side(s: War) -> list[int]:
    """The units of each side, from their owners."""
    force = [0] * SIDES
    for unit, seat in enumerate(s.owner):
        if seat != NOBODY:
            force[s.setting.seat_side[seat]] |= 1 << unit
    return force


def check_sides(found: list[str], s: War) -> None:
    """JA-1.4: no ground area holds units of both sides."""
    for area in range(s.setting.board.area_count):
        if not is_inside(s, area) and s.here[area] & s.force[0] and s.here[area] & s.force[1]:
            found.append(f"area {area} holds both sides")


def check_room(found: list[str], s: War) -> None:
    """JA-1.2: the free spaces, counted again; only rubble may hold too many (JA-10.4)."""
    for area, free in enumerate(free_spaces(s)):
        if free != s.room[area]:
            found.append(f"area {area} has {free} free spaces, not {s.room[area]}")
        if free < 0 and not is_rubble(s, area):
            found.append(f"area {area} is overfull")


def free_spaces(s: War) -> list[int]:
    """The spaces of each area that nothing takes."""
    setting, board = s.setting, s.setting.board
    room = board.capacity[:]
    for unit, place in enumerate(s.place):
        for area in areas_of(s, unit) if place >= 0 else []:
            room[area] -= board.capacity[area] if is_giant(s, unit) else size_of(s, unit)
    for building, area in enumerate(setting.building_area):
        if s.razed >> building & 1:
            room[board.ground_count + building] -= board.capacity[board.ground_count + building]
        else:
            room[area] -= 1 if s.rubble >> building & 1 else setting.building_size[building]
    for element in members(s.elements):
        room[setting.element_area[element]] -= setting.element_size[element]
    for area in range(board.area_count):
        room[area] -= barricade_of(s, area) > 0
    return room


def is_rubble(s: War, area: int) -> bool:
    """Whether an area is the inside of a collapsed building."""
    return is_inside(s, area) and bool(s.rubble >> (area - s.setting.board.ground_count) & 1)


def check_standing(found: list[str], s: War) -> None:
    """The areas with trees and buildings, counted again."""
    if min(s.damage, default=0) < 0:
        found.append("a building has less than no damage")
    if areas_with_cover(s) != (s.with_tree, s.with_building):
        found.append("trees or buildings stand where there are none")


def areas_with_cover(s: War) -> tuple[int, int]:
    """The areas with a tree, and those with a building."""
    setting = s.setting
    with_tree = with_building = 0
    for element in members(s.elements):
        if setting.element_is_tree[element]:
            with_tree |= 1 << setting.element_area[element]
    for building, area in enumerate(setting.building_area):
        if not s.rubble >> building & 1:
            with_building |= 1 << area
    return with_tree, with_building


def check_stocks(found: list[str], s: War) -> None:
    """No seat has a negative amount of anything; tokens on the board belong to a seat or side."""
    if min(s.orders + s.tokens + s.laid, default=0) < 0:
        found.append("fewer than no orders or tokens")
    if any(fire_of(s, area) > s.setting.seats for area in range(len(s.laid))):
        found.append("a fire of nobody")
    if any(not 0 <= edge < STAKES_OF + SIDES for edge in s.edges):
        found.append("an edge with unknown things on it")
    if any(barricade_of(s, area) > SIDES for area in range(len(s.laid))):
        found.append("a barricade of nobody")


def check_piles(found: list[str], s: War) -> None:
    """JA-4.3: every war council card is in one pile, and the river holds no two of a kind."""
    check_legend(found, s)
    if not s.setting.council:
        return
    count, council = len(s.setting.council), s.piles[:LEGEND_DECK]
    if sum(council) != (1 << count) - 1 or sum([pile.bit_count() for pile in council]) != count:
        found.append("a war council card is missing, or lies in two piles")
    elif max(kinds_in(s, RIVER).values(), default=1) > 1:
        found.append("the river holds two cards of a kind")


def check_legend(found: list[str], s: War) -> None:
    """JA-8.5: every legend card is in one pile, except for one being played."""
    if not s.setting.legend:
        return
    piles = [
        *s.piles[LEGEND_DECK:],
        *[1 << frame.card for frame in s.stack if isinstance(frame, (PlayCard, Sally)) and frame.card >= 0],
    ]
    if sum(piles) != s.setting.legend or sum([pile.bit_count() for pile in piles]) != s.setting.legend.bit_count():
        found.append("a legend card is missing, or lies in two piles")
    if (s.stale | s.stale_older) & ~sum(s.piles[FIRST_HAND:]) or s.stale & s.stale_older:
        found.append("a legend card is in no hand, though it was when the discards were shuffled")


def check_gear(found: list[str], s: War) -> None:
    """JA-8.3: only characters who are not lost have equipment: two pieces, or three while one has to be discarded."""
    for card, where in enumerate(s.gear):
        bearer = bearer_of(s, card)
        if bearer >= 0 and (not is_character(s, bearer) or s.place[bearer] in (GRAVEYARD, GONE)):
            found.append(f"equipment {card} lies on nobody who can bear it")
        elif bearer < 0 and where not in (IN_DECK, DISCARDED):
            found.append(f"equipment {card} is nowhere: {where}")
    pieces = Counter(bearers(s))
    full = {unit: count for unit, count in pieces.items() if unit >= 0 and count > MOST_PIECES}
    top = s.stack[-1] if s.stack else None
    if isinstance(top, GainEquipment) and top.at == "surplus" and full.pop(top.unit, 0) != MOST_PIECES + 1:
        found.append(f"unit {top.unit} has not one piece of equipment too many")
    found += [f"unit {unit} has more than {MOST_PIECES} pieces of equipment" for unit in sorted(full)]


def check_ledger(found: list[str], s: War) -> None:
    """JA-8.6: players have triggered only events of their own intrigue card."""
    for seat, triggered in enumerate(s.ledger):
        if any(event not in s.setting.intrigue[seat] for event in members(triggered)):
            found.append(f"seat {seat} has triggered events of another intrigue card")


def check_sky(found: list[str], s: War) -> None:
    """JA-12.1, JA-9.carrier: tiles exist; a passenger is in the sky with its carrier, and nobody is in two pairs."""
    if any(tile_of(s, number) >= len(s.setting.content.sky) for number in range(s.setting.plan.sky.count)):
        found.append("a sky tile that there is not")
    pairs = [*zip(s.cargo[::2], s.cargo[1::2], strict=False)]
    if len(s.cargo) % 2 or len(set(s.cargo)) != len(s.cargo):
        found.append("passengers and carriers are no pairs")
    for carrier, passenger in pairs:
        if s.place[carrier] != s.place[passenger] or not is_sky(s, s.place[carrier]):
            found.append(f"unit {passenger} is not in the sky with its carrier")


def check_seats(found: list[str], s: War) -> None:
    """JA-4.4: every procedure is somebody's but those of the council, before the first player acts."""
    for frame in s.stack:
        if getattr(frame, "seat", 0) == NOBODY and not isinstance(frame, (CouncilPhase, WarCouncil)):
            found.append("nobody acts")


def check_declared(found: list[str], s: War) -> None:
    """JA-4.5: there is one complete row for each declaration."""
    for frame in s.stack:
        if isinstance(frame, (Activation, Declaration)):
            rows = {len(column) for column in (frame.deeds, frame.aims, frame.ways, frame.strikes)}
            if len(rows) > 1 or max(rows) > len(frame.units):
                found.append("actions are declared in part")
        if isinstance(frame, Activation) and frame.has_declared and len(frame.deeds) != len(frame.units):
            found.append("not all who were activated have declared")
        if isinstance(frame, Activation) and len(frame.spent) not in (0, len(frame.units)):
            found.append("actions are declared of other units")
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        if (
            isinstance(below, Activation)
            and isinstance(frame, Declaration)
            and sorted(below.units) != sorted(frame.units)
        ):
            found.append("others declare than were activated")


def check_fight(found: list[str], s: War) -> None:
    """JA-7.1: the attack being resolved has an existing seat, area and units."""
    if not s.fight:
        return
    if len(s.fight) != NUMBERS_OF_A_FIGHT:
        found.append("an attack is known in part")
        return
    known = (
        0 <= s.fight[SEAT] < s.setting.seats
        and NOBODY <= s.fight[FOE] < s.setting.seats
        and 0 <= s.fight[TARGET] < s.setting.board.area_count
        and s.fight[ROLL] in (MELEE, SHOOTING)
        and s.fight[BY_COMMAND] in (0, 1)
        and all(0 <= group < 1 << s.setting.unit_count for group in s.fight[ATTACKERS:])
    )
    if not known:
        found.append("an attack by nobody, or on nothing")
    if (s.fight[CHARGERS] | s.fight[FIELD_CHARGERS]) & ~s.fight[ATTACKERS]:
        found.append("somebody charged who does not attack")


def check_dice(found: list[str], s: War) -> None:
    """JA-7.1: the dice of an attack are complete rows, and each result and fate exists."""
    if s.die_unit and not s.fight:
        found.append("dice lie there though nobody attacks")
    rows = (s.die_kind, s.die_result, s.die_fate, s.die_mate, s.die_marks)
    if any(len(row) != len(s.die_unit) for row in rows):
        found.append("the dice of an attack are there in part")
        return
    known = (
        all(~len(RESULTS) < kind < len(s.setting.die_colour) for kind in s.die_kind)
        and all(0 <= origin_of(s, die) < len(ORIGINS) for die in all_dice(s))
        and all(UNROLLED <= result < len(RESULTS) for result in s.die_result)
        and all(0 <= fate < len(FATES) for fate in s.die_fate)
        and all(unit < s.setting.unit_count for unit in s.die_unit)
    )
    if not known:
        found.append("a die of an attack shows nothing that there is")


def check_council(found: list[str], s: War) -> None:
    """JA-4.3: the player asked for a card of the river is the one who gets its effects."""
    if s.stack and isinstance(s.stack[-1], WarCouncil) and s.seat >= 0 and s.stack[-1].seat != s.seat:
        found.append("somebody else chooses in the war council")
