"""What a player may see: all but the legend cards of others (JA-3.4); the order of decks is not decided yet."""

from __future__ import annotations

from typing import Any, Literal, final

from timefront.games.joan_of_arc.board.areas import is_inside
from timefront.games.joan_of_arc.board.boons import NUMBERS_OF_A_BOON, UNIT
from timefront.games.joan_of_arc.board.cargo import carrier_of, is_passenger
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, orders_against
from timefront.games.joan_of_arc.board.morale import breaking_point, lost_morale, total_morale
from timefront.games.joan_of_arc.board.piles import COUNCIL_DECK, COUNCIL_DISCARD, RIVER
from timefront.games.joan_of_arc.board.sky import is_sky, tile_of
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.content.sky.tiles import SKY_EFFECTS
from timefront.games.joan_of_arc.content.vocabulary import ORDERS
from timefront.games.joan_of_arc.rules.buildings import fire_limit
from timefront.games.joan_of_arc.rules.deployment import is_deploying
from timefront.games.joan_of_arc.show.card_records import CouncilView
from timefront.games.joan_of_arc.show.records import (
    AreaView,
    BorderView,
    BuildingView,
    CardView,
    DieFaces,
    EdgeView,
    ElementView,
    GroundView,
    HexView,
    MoraleView,
    ObjectiveView,
    PlayerView,
    RallyPointView,
    RoundView,
    UnitView,
    VictoryView,
    WarView,
)
from timefront.games.joan_of_arc.show.view_of_action import activations_of, attack_of, doom_of, talk_of
from timefront.games.joan_of_arc.show.view_of_cards import (
    intrigue_event,
    legend_of,
    piece_of,
    printed_card,
    printed_legend,
)
from timefront.games.joan_of_arc.state import (
    CAPTIVE,
    CHOSE_HOLY,
    CHOSE_UNHOLY,
    DISRUPTED,
    DRAW,
    FIRST_POWER,
    GONE,
    GRAVEYARD,
    HAS_FLOWN,
    OPEN,
    ORDER_KINDS,
    SIDES,
    STAKES_OF,
    TOKEN_KINDS,
    UNDECIDED,
    WAITING,
    War,
)
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.recent import Recent
from timefront.kernel.rulebook import WITNESS

BESIDE_THE_BOARD = {
    RESERVE: "reserve",
    DISRUPTED: "disrupted",
    WAITING: "waiting",
    GRAVEYARD: "graveyard",
    GONE: "gone",
    CAPTIVE: "captive",
}
TOKEN_NAMES = ("experience", "legend", "intrigue", "reroll", "stakes")
MARKS = ("gigantic_die", "commanded_this_turn", "moved", "reroll", "commanded")
"""What a unit may have used up, by the bits of its column."""
OTHER_MARKS = ((CHOSE_HOLY, "chose_holy"), (CHOSE_UNHOLY, "chose_unholy"), (HAS_FLOWN, "flown"))
"""JA-8.4, JA-12.3: the side chosen for a unit for the whole game, and whether it has changed its level."""
PRINTED = (
    *("sides", "factions", "hexes", "areas", "borders", "rounds", "objectives", "victories", "dice", "cards"),
    *("legend_cards", "sky_effects"),
)


def view_of(s: War, seat: int | None) -> WarView:
    """JA-2.6: the position as a player sees it, or a spectator for None."""
    return _whole_view(s, seat, s.setting, scenery_of(s.setting))


def _whole_view(s: War, seat: int | None, setting: JoanSetting, scenery: Scenery) -> WarView:
    return WarView(
        viewer=seat,
        scenario=setting.plan.key,
        options=dict(setting.options),
        round=s.round,
        round_card=s.round_card if s.round_card >= 0 else None,
        deck=sorted(setting.content.rounds[setting.plan.rounds[card]].key for card in members(s.deck)),
        council=_council(s) if s.setting.council else None,
        legend=legend_of(s, seat),
        talk=talk_of(s),
        equipment=[piece_of(s, card) for card in range(len(s.gear))],
        first_player=s.first_player,
        active=s.active if s.active >= 0 else None,
        played=s.played,
        points=list(s.points),
        scored=members(s.scored),
        verdict=_verdict(s),
        players=[_player(s, owner, seat) for owner in range(setting.seats)],
        ground=[_ground(s, area) for area in range(setting.board.area_count)],
        edges=[_edge(s, edge) for edge in range(len(s.edges))],
        buildings=[_building(s, building) for building in range(len(setting.building_area))],
        elements=[_element(s, element) for element in range(len(setting.element_area))],
        rally_points=_rally_points(s),
        units=[_unit(s, unit) for unit in range(setting.unit_count)],
        boons=_boons(s),
        activations=activations_of(s),
        attack=attack_of(s),
        doom=doom_of(s),
        cards=printed_cards(setting),
        legend_cards=scenery.legend_cards,
        sides=scenery.sides,
        factions=scenery.factions,
        hexes=scenery.hexes,
        areas=scenery.areas,
        borders=scenery.borders,
        rounds=scenery.rounds,
        objectives=scenery.objectives,
        victories=scenery.victories,
        **scenery.sky_and_dice,
    )


_cards: Recent[dict[int, CardView]] = Recent()
_printed: Recent[Scenery] = Recent()


def printed_cards(setting: JoanSetting) -> dict[str, CardView]:
    """The unit cards that can be in play, including level 2."""
    known = _cards.get(setting.pack.hash)
    if known is None:
        known = _cards.keep(setting.pack.hash, {})
    found: dict[str, CardView] = {}
    for profile in setting.unit_profile:
        for card in (profile, *setting.cards.level_two[profile]):
            if card not in known:
                known[card] = printed_card(setting.content, card)
            found[setting.cards.keys[card]] = known[card]
    return found


def scenery_of(setting: JoanSetting) -> Scenery:
    """JA-2.6: what a scenario sets out, created once for all its views."""
    WITNESS.cite(("JA-2.6",), "view")
    return _printed.made(f"{setting.pack.hash} {setting.plan.key}", Scenery, setting)


@final
class Scenery:
    """The board and the objectives of a scenario, the same for every view of a match."""

    def __init__(self, setting: JoanSetting) -> None:
        plan, board, content = setting.plan, setting.board, setting.content
        self.sides = list(plan.sides)
        self.factions = list(content.factions)
        self.hexes = [
            HexView(
                name=board.hex_names[one],
                q=board.hex_q[one],
                r=board.hex_r[one],
                areas=board.hex_areas[one],
                is_sky=one >= board.ground_hexes,
            )
            for one in range(board.hex_count)
        ]
        self.areas = [_area(setting, area) for area in range(board.area_count)]
        self.borders = [
            BorderView(areas=areas, edges=edges)
            for areas, edges in zip(board.border_areas, board.border_edges, strict=True)
        ]
        cards = [content.rounds[card] for card in plan.rounds]
        self.rounds = [RoundView(key=card.key, command=card.command) for card in cards]
        self.objectives = [ObjectiveView(name=aim.name, side=aim.side, points=aim.points) for aim in plan.objectives]
        self.victories = [
            VictoryView(side=one.side, condition=one.condition, count=one.count, moment=one.moment)
            for one in plan.victories
        ]
        self.legend_cards = printed_legend(setting)
        effects = {tile.key: SKY_EFFECTS[tile.effect] for tile in content.sky} if setting.has_sky else {}
        dice = [
            DieFaces(colour=COLOURS[die.colour], faces=[RESULTS[face] for face in die.faces]) for die in setting.dice
        ]
        self.sky_and_dice: dict[str, Any] = {"sky_effects": effects, "dice": dice}


def _area(setting: JoanSetting, area: int) -> AreaView:
    board = setting.board
    return AreaView(
        name=board.area_names[area],
        hex=board.area_hex[area],
        edges=board.area_edges[area],
        terrain=_terrain(setting, area),
        capacity=board.capacity[area],
        surrounding=board.surrounding[area] if board.surrounding[area] >= 0 else None,
    )


def _terrain(setting: JoanSetting, area: int) -> str | None:
    """The terrain of an area; inside buildings there is none (ruling J-22)."""
    terrain = setting.board.area_terrain[area]
    if terrain >= 0:
        return setting.content.terrains[terrain].key
    return "sky" if area >= setting.board.first_sky else None


def _tile(s: War, area: int) -> str | None:
    """JA-12.1: the face-up tile of a sky area."""
    tile = tile_of(s, s.setting.board.area_hex[area] - s.setting.board.ground_hexes)
    return s.setting.content.sky[tile].key if tile >= 0 else None


def _verdict(s: War) -> int | Literal["draw"] | None:
    """The side that has won, or a draw."""
    if s.verdict == UNDECIDED:
        return None
    return "draw" if s.verdict == DRAW else s.verdict


def _player(s: War, seat: int, viewer: int | None) -> PlayerView:
    orders = s.orders[seat * ORDER_KINDS : seat * ORDER_KINDS + ORDER_KINDS]
    tokens = s.tokens[seat * TOKEN_KINDS : seat * TOKEN_KINDS + TOKEN_KINDS]
    return PlayerView(
        side=s.setting.seat_side[seat],
        orders=dict(zip(ORDERS, orders, strict=True)),
        tokens=dict(zip(TOKEN_NAMES, tokens, strict=True)),
        morale=_morale(s, s.setting.seat_side[seat]),
        intrigue=[intrigue_event(s, seat, event, viewer) for event in s.setting.intrigue[seat]],
    )


def _ground(s: War, area: int) -> GroundView:
    """What is in an area; inside a building each side has its own orders (ruling J-22)."""
    barricade, fire = barricade_of(s, area), fire_of(s, area)
    return GroundView(
        room=s.room[area],
        units=members(s.here[area]),
        orders=[orders_against(s, area, side) for side in range(SIDES if is_inside(s, area) else 1)],
        barricade=barricade - 1 if barricade else None,
        fire=fire - 1 if fire else None,
        tile=_tile(s, area) if is_sky(s, area) else None,
    )


def _edge(s: War, edge: int) -> EdgeView | None:
    standing = s.edges[edge]
    if standing == OPEN:
        return None
    if standing >= STAKES_OF:
        return EdgeView(kind="stakes", side=standing - STAKES_OF)
    return EdgeView(kind="wall", side=None)


def _building(s: War, building: int) -> BuildingView:
    setting = s.setting
    return BuildingView(
        kind=setting.content.buildings[setting.plan.building_kinds[building]].key,
        area=setting.building_area[building],
        inside=setting.board.ground_count + building,
        size=setting.building_size[building],
        resistance=fire_limit(setting, building),
        damage=s.damage[building],
        is_rubble=bool(s.rubble >> building & 1),
        is_razed=bool(s.razed >> building & 1),
    )


def _element(s: War, element: int) -> ElementView:
    setting = s.setting
    return ElementView(
        kind=setting.content.elements[setting.plan.element_kinds[element]].key,
        area=setting.element_area[element],
        stands=bool(s.elements >> element & 1),
    )


def _rally_points(s: War) -> list[RallyPointView]:
    places = zip(s.setting.plan.rally_sides, s.rally, strict=True)
    return [RallyPointView(side=side, area=area) for side, area in places]


def _morale(s: War, side: int) -> MoraleView | None:
    """JA-13.3: how close an army is to breaking; it has lost nothing before it is deployed."""
    setting = s.setting
    if not setting.army[side]:
        return None
    lost = 0 if is_deploying(s) else lost_morale(s, side)
    return MoraleView(lost=lost, breaks=breaking_point(setting, side), total=total_morale(setting, side))


def _council(s: War) -> CouncilView:
    """JA-4.3: the open part of the war council."""
    cards, kinds = s.setting.content.council, s.setting.council
    river, discard = ([cards[kinds[card]].key for card in members(s.piles[pile])] for pile in (RIVER, COUNCIL_DISCARD))
    return CouncilView(river=river, deck=s.piles[COUNCIL_DECK].bit_count(), discard=discard)


def _boons(s: War) -> list[tuple[int, int]]:
    """The lasting powers of the present cards: the unit, and the number of the power on its card."""
    return [
        (unit, number)
        for effect, unit in zip(s.boons[::NUMBERS_OF_A_BOON], s.boons[UNIT::NUMBERS_OF_A_BOON], strict=True)
        for number, power in enumerate(s.setting.cards.powers[s.profile[unit]])
        if unit != NOBODY and power.id == effect
    ]


def _unit(s: War, unit: int) -> UnitView:
    place, used, powers = s.place[unit], s.used[unit], s.setting.cards.powers[s.profile[unit]]
    return UnitView(
        card=s.setting.cards.keys[s.profile[unit]],
        owner=s.owner[unit] if s.owner[unit] >= 0 else None,
        area=place if place >= 0 else None,
        beside=BESIDE_THE_BOARD.get(place),
        wounds=s.wounds[unit],
        sent_by=s.sent_by[unit] if s.sent_by[unit] >= 0 else None,
        used=[
            *[mark for bit, mark in enumerate(MARKS) if used >> bit & 1],
            *[choice for bit, choice in OTHER_MARKS if used & bit],
        ],
        carrier=carrier_of(s, unit) if is_passenger(s, unit) else None,
        powers_used=[n for n, power in enumerate(powers) if used >> (FIRST_POWER + power.slot) & 1],
    )
