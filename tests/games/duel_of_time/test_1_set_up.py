"""1. Components and set-up."""

from __future__ import annotations

import pytest

from tests.games.duel_of_time.table import (
    ALL_EIGHT,
    AS_PRINTED,
    CHARGE_MOVE,
    DEPLOY_CHARGE,
    DEPLOY_MOVE,
    DEPLOY_PUSH,
    MIDDLE,
    MOVE_RALLY,
    PUSH_RALLY,
    PUSH_SABOTAGE,
    RED_BASE,
    RED_FIELD,
    TURNED,
    YELLOW_BASE,
    YELLOW_FIELD,
    Table,
    set_of,
)
from timefront.games.duel_of_time.content.geometry import FROM_BASE, RED, YELLOW
from timefront.games.duel_of_time.content.pack import CHARGE, COMMANDS, DEPLOY, MOVE, PUSH, RALLY, SABOTAGE, read_pack
from timefront.games.duel_of_time.events import (
    CardDrawn,
    CardPlayed,
    CommandLapsed,
    ScenarioChosen,
    StarterChosen,
    UnitsMoved,
    UnitsPlaced,
    WhiteCubesPlaced,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.rules.commands import Charge, Move, Procedure, Push
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.state import WHITE_CUBES, white_supply
from timefront.games.duel_of_time.verbs import MOVE_UNITS
from timefront.kernel.chance import EVERYONE
from timefront.kernel.flow import CHANCE
from timefront.kernel.packs import LANGUAGES


def test_DT_1_1_each_player_counts_the_five_spaces_from_the_own_base() -> None:
    table = Table.set_up("crossroads")
    assert [event.space for event in table.told(UnitsPlaced) if event.seat == YELLOW] == [
        YELLOW_BASE,
        YELLOW_FIELD,
        MIDDLE,
    ]
    assert [event.space for event in table.told(UnitsPlaced) if event.seat == RED] == [RED_BASE, RED_FIELD, MIDDLE]
    assert FROM_BASE[YELLOW] == tuple(reversed(FROM_BASE[RED]))
    assert len(table.yellow) == len(table.red) == 5


@pytest.mark.parametrize(
    ("seat", "space", "ahead"),
    [
        (YELLOW, YELLOW_BASE, YELLOW_FIELD),
        (YELLOW, YELLOW_FIELD, MIDDLE),
        (YELLOW, MIDDLE, RED_FIELD),
        (YELLOW, RED_FIELD, RED_BASE),
        (RED, RED_BASE, RED_FIELD),
        (RED, RED_FIELD, MIDDLE),
        (RED, MIDDLE, YELLOW_FIELD),
        (RED, YELLOW_FIELD, YELLOW_BASE),
    ],
)
def test_DT_1_2_ahead_is_the_adjacent_space_closer_to_the_opponent(seat: int, space: int, ahead: int) -> None:
    table = Table([2, 2, 2, 2, 2], [2, 2, 2, 2, 2]).run(Move(seat, space))
    table.choose(seat, MOVE_UNITS(1))
    assert table.events == [UnitsMoved(seat, space, ahead, 1)]


@pytest.mark.parametrize(("command", "number"), [(Move, MOVE), (Push, PUSH), (Charge, CHARGE)])
@pytest.mark.parametrize(("seat", "last"), [(YELLOW, RED_BASE), (RED, YELLOW_BASE)])
def test_DT_1_2_the_fifth_space_has_none_ahead(command: Procedure, number: int, seat: int, last: int) -> None:
    """DT-1.2 with the rulings M-10 (f), M-11 and M-15."""
    table = Table([2, 2, 2, 2, 2], [2, 2, 2, 2, 2]).run(command(seat, last))
    assert table.events == [CommandLapsed(seat, last, number)]
    assert table.is_over


def test_DT_1_3_cubes_off_the_board_are_in_the_supply() -> None:
    table = Table.set_up("beacons")
    assert sum(table.yellow) + table.supply[YELLOW] == 10
    assert sum(table.red) + table.supply[RED] == 10
    assert WHITE_CUBES == 10
    assert white_supply(table.s) == 10 - sum(table.s.white) == 0
    assert white_supply(Table.set_up("crossroads").s) == 10


def test_DT_1_3_cubes_of_a_colour_are_alike_so_choices_name_only_numbers() -> None:
    """DT-1.3, seen in the offers of DT-3.2: three units, three choices."""
    table = Table.set_up("crossroads").chance("starter", YELLOW)
    for purpose, cards in (
        ("draw-yellow", (DEPLOY_MOVE, DEPLOY_PUSH, MOVE_RALLY)),
        ("draw-red", (DEPLOY_MOVE, DEPLOY_PUSH, MOVE_RALLY)),
    ):
        for card in cards:
            table.chance(purpose, card)
    table.play(YELLOW, DEPLOY_MOVE, YELLOW_BASE, TURNED)
    assert table.offers == [MOVE_UNITS(1), MOVE_UNITS(2), MOVE_UNITS(3)]


def test_DT_1_4_three_three_and_two_units_from_the_own_base() -> None:
    """Ruling M-2: 3 on each of the two spaces, so 8 on the board and 2 in the supply."""
    table = Table.set_up("crossroads")
    assert table.yellow == [3, 3, 2, 0, 0]
    assert table.red == [0, 0, 2, 3, 3]
    assert table.supply == [2, 2]
    assert table.told(UnitsPlaced) == [
        UnitsPlaced(YELLOW, YELLOW_BASE, 3),
        UnitsPlaced(YELLOW, YELLOW_FIELD, 3),
        UnitsPlaced(YELLOW, MIDDLE, 2),
        UnitsPlaced(RED, RED_BASE, 3),
        UnitsPlaced(RED, RED_FIELD, 3),
        UnitsPlaced(RED, MIDDLE, 2),
    ]


def test_DT_1_5_the_scenario_card_is_one_of_five_at_random() -> None:
    """Ruling M-17: each of the five is equally likely, and everybody sees it."""
    table = Table.set_up()
    chance = table.s.chance()
    assert table.asked == CHANCE
    assert list(chance.results()) == [((card,), 1) for card in range(5)]
    assert chance.audience == EVERYONE
    table.chance("scenario", 4)
    assert table.s.card_in_force.key == "breakthrough"
    assert table.told(ScenarioChosen) == [ScenarioChosen(4)]
    assert table.s.chance().purpose == "starter"


def test_DT_1_5_an_agreed_scenario_is_not_drawn() -> None:
    table = Table.set_up("trophies")
    assert table.s.card_in_force.key == "trophies"
    assert table.told(ScenarioChosen) == [ScenarioChosen(1)]
    assert table.s.chance().purpose == "starter"


def test_DT_1_5_its_rules_change_the_set_up() -> None:
    table = Table.set_up("breakthrough")
    assert table.yellow == [2, 2, 4, 0, 0]
    assert table.red == [0, 0, 4, 2, 2]
    table = Table.set_up("beacons")
    assert table.s.white == [0, 3, 4, 3, 0]
    assert table.told(WhiteCubesPlaced) == [
        WhiteCubesPlaced(YELLOW_FIELD, 3),
        WhiteCubesPlaced(MIDDLE, 4),
        WhiteCubesPlaced(RED_FIELD, 3),
    ]


@pytest.mark.parametrize("starter", [YELLOW, RED])
def test_DT_1_6_the_starting_player_is_random(starter: int) -> None:
    """Ruling M-18."""
    table = Table.set_up("crossroads")
    assert list(table.s.chance().results()) == [((YELLOW,), 1), ((RED,), 1)]
    table.chance("starter", starter)
    assert table.told(StarterChosen) == [StarterChosen(starter)]
    assert table.s.starter == table.s.active == starter


def test_DT_1_6_each_player_draws_three_from_an_own_deck_of_eight() -> None:
    table = Table.set_up("crossroads").chance("starter", RED)
    assert table.deck(YELLOW) == table.deck(RED) == list(ALL_EIGHT)
    table.chance("draw-yellow", MOVE_RALLY)
    assert [result for result, _ in table.s.chance().results()] == [(card,) for card in ALL_EIGHT if card != MOVE_RALLY]
    table.chance("draw-yellow", DEPLOY_PUSH).chance("draw-yellow", PUSH_RALLY)
    table.chance("draw-red", PUSH_RALLY).chance("draw-red", MOVE_RALLY).chance("draw-red", CHARGE_MOVE)
    assert table.hand(YELLOW) == [DEPLOY_PUSH, PUSH_RALLY, MOVE_RALLY]
    assert table.hand(RED) == [PUSH_RALLY, CHARGE_MOVE, MOVE_RALLY]
    assert len(table.deck(YELLOW)) == len(table.deck(RED)) == 5
    assert [event.seat for event in table.told(CardDrawn)] == [YELLOW] * 3 + [RED] * 3
    assert table.asked == RED


def test_DT_1_7_a_card_carries_a_command_on_each_half_facing_opposite_ways() -> None:
    cards, _ = read_pack(DUEL_OF_TIME.built_in_pack())
    assert all(len(card.commands) == 2 for card in cards)
    for facing in ("near", "far", "free"):
        for number, card in enumerate(cards):
            table = Table(hands=([number], []), facing=facing).run(Turn())
            for choice in table.offers:
                other = Table(hands=([number], []), facing=facing).run(Turn()).choose(YELLOW, choice)
                played = other.told(CardPlayed)[0]
                assert {played.first, played.second} == set(card.commands)
                assert {played.first_seat, played.second_seat} == {YELLOW, RED}


def test_DT_1_8_both_decks_hold_these_eight_pairs() -> None:
    cards, _ = read_pack(DUEL_OF_TIME.built_in_pack())
    assert [card.commands for card in cards] == [
        (DEPLOY, PUSH),
        (DEPLOY, CHARGE),
        (DEPLOY, MOVE),
        (PUSH, SABOTAGE),
        (PUSH, RALLY),
        (CHARGE, MOVE),
        (CHARGE, SABOTAGE),
        (MOVE, RALLY),
    ]
    table = Table.set_up("crossroads")
    assert table.s.deck == [set_of(ALL_EIGHT)] * 2
    assert table.s.setting.cards[PUSH_SABOTAGE].key == "push_sabotage"
    assert table.s.setting.cards[DEPLOY_CHARGE].key == "deploy_charge"


def test_DT_1_8_the_halves_show_sixteen_leaders_of_history() -> None:
    pack = DUEL_OF_TIME.built_in_pack()
    cards, _ = read_pack(pack)
    leaders = {leader for card in cards for leader in card.leaders}
    assert len(leaders) == 16
    for language in LANGUAGES:
        texts = pack.messages()[language]
        assert all({f"leader-{leader}", f"leader-{leader}-note"} <= set(texts) for leader in leaders)


def test_DT_1_9_the_reference_card_lists_the_six_commands() -> None:
    card = DUEL_OF_TIME.narrator.reference(Table().s.setting)
    assert card[:6] == tuple((f"command-{name}", f"command-{name}-help") for name in COMMANDS)
    assert len(card) == 6 + 16, "and the leaders of the sixteen halves"
    rulebook = DUEL_OF_TIME.rulebook()
    paragraphs = ("DT-3.1", "DT-3.2", "DT-3.3", "DT-3.6", "DT-3.7", "DT-3.8")
    for name, rule_id in zip(COMMANDS, paragraphs, strict=True):
        assert rulebook.paragraph(rule_id, "en").lower().startswith(f"{name}: ")
        assert all(rulebook.paragraph(rule_id, language) for language in LANGUAGES)


def test_DT_1_9_the_row_names_the_command_at_each_space() -> None:
    table = Table(hands=([DEPLOY_CHARGE], [])).run(Turn()).play(YELLOW, DEPLOY_CHARGE, MIDDLE, AS_PRINTED)
    view = DUEL_OF_TIME.view(table.s, None)
    assert [space.command for space in view.spaces] == [None, None, "deploy", "charge", None]
