"""3. The position in which a scenario begins (JA-3.1)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.sky import packed_tiles
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import FORTIFICATIONS, ORDERS
from timefront.games.joan_of_arc.state import OPEN, ORDER_KINDS, SIDES, STAKES_OF, WALL, War
from timefront.kernel.flow import NOBODY


def starting_piles(setting: JoanSetting) -> list[int]:
    """JA-3.2: full decks, no discards, an empty river and empty hands; no piles that the scenario does not use."""
    council = [(1 << len(setting.council)) - 1, 0, 0]
    if setting.legend:
        return [*council, setting.legend, 0, *[0] * setting.seats]
    return council if setting.council else []


def starting_position(setting: JoanSetting) -> War:
    """JA-3.1: the position that a scenario's set-up describes, before the first round."""
    plan, board = setting.plan, setting.board
    units, areas = setting.unit_count, board.area_count
    s = War(
        setting,
        profile=setting.unit_profile[:],
        place=setting.unit_start[:],
        owner=setting.unit_seat[:],
        wounds=[0] * units,
        sent_by=[NOBODY] * units,
        used=[0] * units,
        here=[0] * areas,
        room=board.capacity[:],
        laid=[0] * areas,
        edges=[OPEN] * len(board.edge_border),
        damage=[0] * len(setting.building_area),
        orders=[count for player in plan.players for count in player.orders],
        tokens=[],
        points=[0] * SIDES,
        force=[0] * SIDES,
        rally=plan.rally_areas[:],
        piles=starting_piles(setting),
        cargo=[],
        gear=[0] * len(setting.equipment),
        ledger=[0] * setting.seats if any(setting.intrigue) else [],
        boons=[],
        fight=[],
        die_unit=[],
        die_kind=[],
        die_result=[],
        die_fate=[],
        die_mate=[],
        die_marks=[],
        deck=(1 << len(plan.rounds)) - 1,
        first_player=plan.first_player,
        active=plan.first_player,
    )
    _set_up_pieces(s)
    assert len(ORDERS) == ORDER_KINDS
    return s


def _set_up_pieces(s: War) -> None:
    """Place what the players start with, and units, stakes, walls, buildings and elements as the scenario says."""
    setting = s.setting
    s.elements = (1 << len(setting.element_area)) - 1
    s.sky = packed_tiles(setting.plan.sky.tiles)
    for seat, player in enumerate(setting.plan.players):
        s.tokens += [player.experience, player.legend, player.intrigue, player.reroll, setting.seat_stakes[seat]]
    for unit, area in enumerate(setting.unit_start):
        if area >= 0 and setting.giants >> unit & 1:
            for each in setting.board.hex_areas[setting.board.area_hex[area]]:
                s.here[each] |= 1 << unit
                s.room[each] -= setting.board.capacity[each]
        elif area >= 0:
            s.here[area] |= 1 << unit
            s.room[area] -= setting.cards.size[setting.unit_profile[unit]]
        if setting.unit_side[unit] != NOBODY:
            s.force[setting.unit_side[unit]] |= 1 << unit
    for kind, edge, side in setting.plan.fortified:
        s.edges[edge] = WALL if FORTIFICATIONS[kind] == "wall" else STAKES_OF + side
    for building, area in enumerate(setting.building_area):
        s.room[area] -= setting.building_size[building]
        s.with_building |= 1 << area
    for element, area in enumerate(setting.element_area):
        s.room[area] -= setting.element_size[element]
        if setting.element_is_tree[element]:
            s.with_tree |= 1 << area
