"""3. Whether a scenario can be played: room for everything, sides apart, resources, and an attainable victory."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.cards.legend import LEGEND_FILE, NO_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.cards.talks import check_talkers, deck_of
from timefront.games.joan_of_arc.content.geometry import neighbours_of
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.reading import UNNAMED
from timefront.games.joan_of_arc.content.scenarios import Objective, Scenario, Victory
from timefront.games.joan_of_arc.content.vocabulary import (
    CAPTURE,
    CHARACTER,
    COLLAPSE,
    DAMAGES_BUILDINGS,
    DESTROY,
    DESTROY_UNITS,
    ENTER,
    FLYING,
    GIGANTIC_CREATURE,
    HOLD,
    HOLD_AREAS,
    IGNORE_TERRAIN,
    INFANTRY,
    KINDS,
    MORE_POINTS,
    PERSUADE,
    POINTS,
    RANSOM,
    SKILLS,
    SLAY,
)
from timefront.kernel.bits import mask_of
from timefront.kernel.flow import NOBODY
from timefront.kernel.packs import Table

ENTRY_INFANTRY: Final = 1
ENTRY_NOBODY: Final = 2
ENGINEER: Final = SKILLS.index("engineer")
REWARDED_POINTS: Final = 2
"""JA-7.10: the index of the victory points among rewards."""


def check_scenario(scenario: Scenario) -> None:
    """Report everything that makes a scenario unplayable."""
    check_players(scenario)
    check_legend(scenario)
    if not scenario.has_whole_map:
        return  # everything else would only repeat the problems of the map
    check_owners(scenario)
    check_map(scenario)
    check_room(scenario)
    check_sides_apart(scenario)
    check_rally_points(scenario)
    check_names(scenario)
    if scenario.has_talks:
        units = [scenario.profile_of(number) for number in range(len(scenario.units))]
        check_talkers(scenario.table, units, scenario.stock.talks)
    reach = [reachable(scenario, side) for side in range(len(scenario.sides))]
    for objective in scenario.objectives:
        check_objective(scenario, objective, reach)
    check_victories(scenario, reach)


def check_players(scenario: Scenario) -> None:
    """JA-3.1, JA-4.1: two to four players; the sides alternate as far as their numbers allow."""
    table = scenario.table
    seats = [player.side for player in scenario.players]
    if not 2 <= len(seats) <= 4:
        table.report("players", f"are {len(seats)}", "2 to 4 people play (JA-3.1)")
        return
    for number, side in enumerate(scenario.sides):
        if number not in seats:
            table.report("players", f"nobody plays {side}", "each side has a player (JA-3.1)")
    together = sum(seats[number] == seats[number - 1] for number in range(len(seats)))
    if len(set(seats)) == 2 and together > abs(seats.count(0) - seats.count(1)):
        table.report("players", "of one side sit together", "let the sides alternate (JA-4.1)")


def check_legend(scenario: Scenario) -> None:
    """JA-3.1, JA-3.2: legend cards are drawn from the scenario's deck, which must hold enough of them."""
    drawn = sum(player.legend_cards for player in scenario.players)
    if scenario.legend_deck == NO_DECK:
        if drawn:
            scenario.table.report(
                "players", f"draw {drawn} legend cards", f"name a legend_deck: {' or '.join(DECKS)} (JA-3.1)"
            )
        return
    cards = sum(card.deck == scenario.legend_deck for card in scenario.stock.legend)
    if not cards:
        scenario.table.report("legend_deck", "the pack has no cards of it", f"put some into {LEGEND_FILE} (JA-3.2)")
    elif cards < drawn:
        scenario.table.report("players", f"draw {drawn} legend cards", f"the deck holds {cards} (JA-3.1)")


def check_owners(scenario: Scenario) -> None:
    """JA-3.1: each player has units."""
    for seat in range(len(scenario.players)):
        if scenario.stock.unit_keys and not any(unit.seat == seat for unit in scenario.units):
            scenario.table.report("units", f"player {seat + 1} has none", "each player has units (JA-3.1)")


def check_map(scenario: Scenario) -> None:
    """JA-1.3: the map is connected."""
    board = scenario.board
    if any(steps > board.ground_count for steps in board.steps):
        scenario.table.report("tiles", "do not hang together", "every hex lies beside another one (JA-1.3)")


def check_room(scenario: Scenario) -> None:
    """JA-1.2: units, civilians, buildings and elements fit into their areas; JA-1.8, JA-6.3: and may be there."""
    board, stock = scenario.board, scenario.stock
    taken = [0] * board.area_count
    for area, kind in zip(scenario.building_areas, scenario.building_kinds, strict=True):
        taken[area] += stock.buildings[kind].size
    for area, kind in zip(scenario.element_areas, scenario.element_kinds, strict=True):
        taken[area] += stock.elements[kind].size
    for number, unit in enumerate(scenario.units):
        profile = scenario.profile_of(number)
        if unit.area < 0:
            continue
        areas = board.hex_areas[board.area_hex[unit.area]] if profile.kind == GIGANTIC_CREATURE else [unit.area]
        for area in areas:
            taken[area] += board.capacity[area] if profile.kind == GIGANTIC_CREATURE else profile.size
        if not all(can_be_in(scenario, profile, area) for area in areas):
            in_sky = unit.area >= board.first_sky
            rule = "JA-12.2" if in_sky else "JA-1.8" if unit.area < board.ground_count else "JA-6.3"
            wrong = f"{profile.key} cannot stand in {board.area_names[unit.area]}"
            scenario.table.report("units", wrong, f"see {rule}")
    for area, spaces in enumerate(taken):
        if spaces > board.capacity[area]:
            wrong = f"{board.area_names[area]} holds {spaces} spaces of pieces"
            scenario.table.report("units", wrong, f"its capacity is {board.capacity[area]} (JA-1.1)")


def can_be_in(scenario: Scenario, profile: Profile, area: int) -> bool:
    """Whether a unit of a card may ever be in an area: by its arm, or anywhere if it ignores terrain."""
    ignores = any(power.effect == IGNORE_TERRAIN for power in profile.powers)
    return (ignores and area < scenario.board.ground_count) or may_stand(scenario, profile, area)


def may_stand(scenario: Scenario, profile: Profile, area: int) -> bool:
    """JA-1.8, JA-6.3: whether a card's arm may be in an area, apart from powers."""
    board = scenario.board
    if area >= board.first_sky:
        return profile.arm == FLYING
    if area >= board.ground_count:
        return profile.can_enter_buildings
    terrain = board.area_terrain[area]
    entry = scenario.stock.terrains[terrain].entry if terrain >= 0 else 0
    return entry != ENTRY_NOBODY and (entry != ENTRY_INFANTRY or profile.arm == INFANTRY)


def check_sides_apart(scenario: Scenario) -> None:
    """JA-1.4: no area of the ground or the sky holds units of both sides."""
    board = scenario.board
    here: list[set[int]] = [set() for _ in range(board.area_count)]
    for number, unit in enumerate(scenario.units):
        is_inside = board.ground_count <= unit.area < board.first_sky
        if unit.area >= 0 and not is_inside and unit.seat != NOBODY:
            here[unit.area].add(scenario.side_of(number))
    for area, sides in enumerate(here):
        if len(sides) > 1:
            wrong = f"both sides stand in {scenario.board.area_names[area]}"
            scenario.table.report("units", wrong, "an area holds one side (JA-1.4)")


def check_rally_points(scenario: Scenario) -> None:
    """JA-4.8, JA-4.10: each side has a rally point, not in an enemy area, where some unit of the side can be."""
    for side, name in enumerate(scenario.sides):
        if side not in scenario.rally_sides:
            scenario.table.report("rally_points", f"{name} has none", "each side has one at least (JA-4.8)")
    for side, area in zip(scenario.rally_sides, scenario.rally_areas, strict=True):
        foes = [
            number
            for number, unit in enumerate(scenario.units)
            if unit.area == area and scenario.side_of(number) not in (side, NOBODY)
        ]
        if foes:
            wrong = f"{scenario.board.area_names[area]} is an enemy area of {scenario.sides[side]}"
            scenario.table.report("rally_points", wrong, "lay it elsewhere (JA-4.10)")
        own = [unit for unit in range(scenario.player_units) if scenario.side_of(unit) == side]
        cards = [card for unit in own for card in cards_of(scenario, unit)]
        if cards and not any(can_be_in(scenario, card, area) for card in cards):
            wrong = f"no unit of {scenario.sides[side]} can stand in {scenario.board.area_names[area]}"
            scenario.table.report("rally_points", wrong, "lay it elsewhere (JA-4.10)")


def cards_of(scenario: Scenario, unit: int) -> list[Profile]:
    """JA-8.4: the cards that a unit can have in play: its own and its level-2 cards."""
    card = scenario.profile_of(unit)
    return [card, *(other for other in scenario.stock.profiles if other.upgrades == card.key)]


def check_names(scenario: Scenario) -> None:
    """Names of units, buildings and objectives are used once."""
    names = [
        *(unit.name for unit in scenario.units if unit.name),
        *(name for name in scenario.building_names if name != UNNAMED),
        *(objective.name for objective in scenario.objectives),
    ]
    for name in sorted({name for name in names if names.count(name) > 1}):
        scenario.table.report("name", f"{name} is used twice", "every name is used once in a scenario")


# Reach


def reachable(scenario: Scenario, side: int) -> int:
    """The areas that some unit of a side can reach, if nobody stops it, as a mask."""
    reached = 0
    for number in range(scenario.player_units):
        if scenario.side_of(number) == side:
            reached |= reach_of(scenario, number)
    return reached


def reach_of(scenario: Scenario, unit: int) -> int:
    """The areas that a unit can reach by moves, including interiors."""
    board, profile = scenario.board, scenario.profile_of(unit)
    open_to = sum([1 << area for area in range(board.area_count) if can_be_in(scenario, profile, area)])
    area = scenario.units[unit].area
    if profile.arm == FLYING:
        return open_to & (board.ground | board.sky)
    start = board.surrounding[area] if area >= board.ground_count else area
    reached = 1 << start if start >= 0 else 0
    if scenario.units[unit].is_deployed:
        reached = mask_of([each for each in scenario.zones[scenario.units[unit].seat] if open_to >> each & 1])
    while True:
        wider = reached | neighbours_of(board, reached) & open_to
        if wider == reached:
            break
        reached = wider
    for room in range(board.ground_count, board.first_sky):
        if open_to >> room & 1 and reached >> board.surrounding[room] & 1:
            reached |= 1 << room
    return reached


def check_objective(scenario: Scenario, objective: Objective, reach: list[int]) -> None:
    """What gives points exists, and some unit of the side can reach it."""
    side, table, board = objective.side, objective.table, scenario.board
    if side < 0:
        return
    if objective.kind == HOLD:
        check_areas(scenario, objective.areas, side, reach, objective.table.key)
    elif objective.building >= 0:
        room = board.ground_count + objective.building
        goal = room if objective.kind == ENTER else board.surrounding[room]
        if not reach[side] >> goal & 1:
            table.report("building", f"no unit of {scenario.sides[side]} gets there", "the victory must be in reach")
        if objective.kind == COLLAPSE and not has_wreckers(scenario, side):
            table.report("building", f"{scenario.sides[side]} can damage no building", "give it an engineer (JA-8.8)")
    elif objective.kind in (DESTROY, CAPTURE) and objective.unit >= 0:
        check_victim(scenario, objective.unit, side, reach, objective)
    elif objective.kind == PERSUADE and objective.unit >= 0:
        check_listener(scenario, objective.unit, side, reach, table)
    elif objective.kind == SLAY and not victims(scenario, objective):
        wrong = f"{scenario.sides[side]} meets no {KINDS[objective.slain]}"
        table.report("of", wrong, "the victory must be in reach")


def check_listener(scenario: Scenario, unit: int, side: int, reach: list[int], table: Table) -> None:
    """JA-8.1: a unit to be talked to has something to say, and a character of the side can reach it."""
    if not scenario.has_talks or not deck_of(scenario.profile_of(unit)):
        table.report("unit", "says nothing", "name a unit that talks, and write talks = true (JA-8.1)")
    elif not reach_of(scenario, unit) & reach[side]:
        table.report("unit", f"no unit of {scenario.sides[side]} gets near", "the victory must be in reach")


def check_victim(scenario: Scenario, unit: int, side: int, reach: list[int], objective: Objective) -> None:
    """A unit to be destroyed belongs to others and can be reached."""
    if scenario.side_of(unit) == side:
        objective.table.report("unit", f"belongs to {scenario.sides[side]} itself", "name an enemy or a civilian")
    elif not can_meet(scenario, unit, side, reach):
        objective.table.report("unit", f"no unit of {scenario.sides[side]} gets near", "the victory must be in reach")
    elif objective.kind == CAPTURE and not can_be_captive(scenario, unit):
        objective.table.report("unit", "can never be captured", "name a character with hit points (JA-11.4)")
    elif objective.kind == CAPTURE and RANSOM not in scenario.optional_rules:
        objective.table.report("kind", "nobody is captured", f'write optional_rules = ["{RANSOM}"] (JA-11.4)')


def can_be_captive(scenario: Scenario, unit: int) -> bool:
    """JA-11.4: whether a unit is a character that can suffer a final wound."""
    cards = cards_of(scenario, unit)
    return cards[0].kind == CHARACTER and any(card.hp and not card.has_skill("immortal") for card in cards)


def can_meet(scenario: Scenario, unit: int, side: int, reach: list[int]) -> bool:
    """Whether units of a side can get next to any place that the unit can reach."""
    near = reach_of(scenario, unit) & scenario.board.ground
    return bool(reach[side] & (near | neighbours_of(scenario.board, near)))


def has_wreckers(scenario: Scenario, side: int) -> bool:
    """Whether a side can damage buildings: by fire, by shots, or as a gigantic or big creature."""
    for number in range(scenario.player_units):
        profile = scenario.profile_of(number)
        skilled = any(skill.skill == ENGINEER for skill in profile.skills) or profile.has_skill("big")
        damaging = DAMAGES_BUILDINGS in profile.tags or profile.kind == GIGANTIC_CREATURE
        if scenario.side_of(number) == side and (skilled or damaging):
            return True
    return False


def check_areas(scenario: Scenario, areas: list[int], side: int, reach: list[int], place: str) -> None:
    """Areas to be held can be reached."""
    for area in areas:
        if not reach[side] >> area & 1:
            wrong = f"no unit of {scenario.sides[side]} gets to {scenario.board.area_names[area]}"
            scenario.table.pack.report(scenario.table.file, f"{place}.areas", wrong, "the victory must be in reach")


def check_victories(scenario: Scenario, reach: list[int]) -> None:
    """JA-4.12: each side has a victory condition that it can meet."""
    for side, name in enumerate(scenario.sides):
        if not any(victory.side == side for victory in scenario.victories):
            scenario.table.report("victories", f"{name} cannot win", "give each side a condition (JA-4.12)")
    for victory in scenario.victories:
        if victory.side >= 0:
            check_victory(scenario, victory, reach)


def check_victory(scenario: Scenario, victory: Victory, reach: list[int]) -> None:
    """A condition refers to things that exist, in sufficient number."""
    side, table = victory.side, victory.table
    if victory.condition in (POINTS, MORE_POINTS):
        most = most_points(scenario, side)
        if victory.count > most:
            table.report("count", f"is {victory.count}, but there are {most} points", "ask for less (JA-4.12)")
    elif victory.condition == HOLD_AREAS:
        check_areas(scenario, victory.areas, side, reach, table.key)
        if victory.count > len(victory.areas):
            table.report("count", f"is {victory.count} of {len(victory.areas)} areas", "ask for less (JA-4.12)")
    elif victory.condition == DESTROY_UNITS:
        foes = [unit for unit in range(scenario.player_units) if scenario.side_of(unit) not in (side, NOBODY)]
        named = victory.units or foes
        own = [scenario.unit_names[unit] for unit in victory.units if scenario.side_of(unit) == side]
        if own:
            table.report("units", f"{own[0]} belongs to {scenario.sides[side]} itself", "name enemies or civilians")
        if victory.count > len(named):
            table.report("count", f"is {victory.count} of {len(named)} units", "ask for less (JA-4.12)")
        if not any(can_meet(scenario, unit, side, reach) for unit in named):
            table.report("condition", f"no unit of {scenario.sides[side]} gets near", "the victory must be in reach")


def most_points(scenario: Scenario, side: int) -> int:
    """The most points that a side can score: for objectives, and for all units that it can destroy (JA-7.10)."""
    points = sum([bounty(scenario, unit) for unit in others(scenario, side)])
    for objective in scenario.objectives:
        if objective.side == side:
            times = victims(scenario, objective) if objective.kind == SLAY else 1
            points += objective.points * times
    return points


def victims(scenario: Scenario, objective: Objective) -> int:
    """How many units of a kind the other side has or, for civilians, can recruit (JA-6.4)."""
    return sum([scenario.profile_of(unit).kind == objective.slain for unit in others(scenario, objective.side)])


def bounty(scenario: Scenario, unit: int) -> int:
    """JA-7.10: the victory points for destroying a unit, by the better of its cards and by the scenario."""
    printed = max([card.rewards[REWARDED_POINTS] for card in cards_of(scenario, unit)])
    return printed + scenario.units[unit].rewards[REWARDED_POINTS]


def others(scenario: Scenario, side: int) -> list[int]:
    """The units that are not of a side: its enemies and the civilians."""
    return [unit for unit in range(len(scenario.units)) if scenario.side_of(unit) != side]
