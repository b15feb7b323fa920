"""2. A turn: play a command card, execute the five spaces, draw."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.duel_of_time.table import (
    ALL_EIGHT,
    AS_PRINTED,
    AS_PRINTED_OTHER_WAY,
    CHARGE_MOVE,
    CHARGE_SABOTAGE,
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
    TURNED_OTHER_WAY,
    YELLOW_BASE,
    YELLOW_FIELD,
    Table,
)
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import CHARGE, DEPLOY, MOVE, PUSH, RALLY, SABOTAGE
from timefront.games.duel_of_time.events import (
    CardDrawn,
    CardPlayed,
    CommandLapsed,
    HalfCovered,
    TurnBegan,
    UnitCharged,
    UnitRallied,
    UnitSabotaged,
    UnitsDeployed,
    UnitsMoved,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.rules.commands import Charge, Move, Push, Sabotage
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.state import EMPTY
from timefront.games.duel_of_time.verbs import CHARGE_AT, MOVE_UNITS, PLAY, PUSH_UNITS, RALLY_FROM, SABOTAGE_UNIT
from timefront.kernel.flow import CHANCE, NOBODY
from timefront.kernel.questions import Refusal


@pytest.mark.parametrize("starter", [YELLOW, RED])
def test_DT_2_1_players_alternate_from_the_starting_player(starter: int) -> None:
    other = 1 - starter
    hand = [DEPLOY_PUSH, DEPLOY_CHARGE]
    table = Table(hands=(hand, hand), starter=starter, active=starter, turn=0).run(Turn())
    for seat, card in ((starter, DEPLOY_PUSH), (other, DEPLOY_PUSH), (starter, DEPLOY_CHARGE)):
        assert table.asked == seat
        table.play(seat, card, MIDDLE)
    assert table.told(TurnBegan) == [
        TurnBegan(starter, 1),
        TurnBegan(other, 2),
        TurnBegan(starter, 3),
        TurnBegan(other, 4),
    ]


def test_DT_2_1_only_the_player_whose_turn_it_is_plays() -> None:
    table = Table(hands=([DEPLOY_PUSH], [DEPLOY_PUSH])).run(Turn())
    assert table.refusal(RED, PLAY(DEPLOY_PUSH, 0, 0)) == Refusal("DT-2.2", "not-asked", seat=YELLOW)


def test_DT_2_2_one_card_from_hand_beside_two_neighbouring_spaces() -> None:
    table = Table(hands=([DEPLOY_MOVE, PUSH_RALLY], [])).run(Turn())
    assert {choice[1:3] for choice in table.offers} == {
        (card, position) for card in (DEPLOY_MOVE, PUSH_RALLY) for position in range(4)
    }
    table.play(YELLOW, DEPLOY_MOVE, RED_FIELD)
    assert table.hand(YELLOW) == [PUSH_RALLY]
    assert table.row == {RED_FIELD: ("deploy", YELLOW), RED_BASE: ("move", RED)}
    assert table.told(CardPlayed) == [CardPlayed(YELLOW, DEPLOY_MOVE, RED_FIELD, AS_PRINTED, DEPLOY, YELLOW, MOVE, RED)]


def test_DT_2_2_a_card_never_sticks_out() -> None:
    """Ruling M-4: there are four positions, and a fifth does not exist."""
    table = Table(hands=([DEPLOY_MOVE], [])).run(Turn())
    for position in (-1, RED_BASE):
        choice = PLAY(DEPLOY_MOVE, position, AS_PRINTED)
        assert table.refusal(YELLOW, choice) == Refusal("DT-2.2", "malformed", verb="play")


def test_DT_2_2_nobody_passes() -> None:
    """Ruling M-14."""
    table = Table(hands=([DEPLOY_MOVE], [])).run(Turn())
    assert {choice[0] for choice in table.offers} == {"play"}
    assert table.refusal(YELLOW, ("pass",)) == Refusal("DT-2.2", "verb-not-asked")
    assert table.refusal(YELLOW, ()) == Refusal("DT-2.2", "verb-not-asked")


def test_DT_2_2_only_a_card_in_hand_can_be_played() -> None:
    table = Table(hands=([DEPLOY_MOVE], [PUSH_RALLY]), decks=([CHARGE_MOVE], [])).run(Turn())
    for card in (PUSH_RALLY, CHARGE_MOVE, MOVE_RALLY):
        choice = PLAY(card, MIDDLE, AS_PRINTED)
        assert table.refusal(YELLOW, choice) == Refusal("DT-2.2", "card-not-in-hand")


def test_DT_2_2_both_players_share_one_row() -> None:
    """Ruling M-22: the next player's card lies in the same row, over the first one's."""
    table = Table(hands=([DEPLOY_PUSH], [DEPLOY_CHARGE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, YELLOW_BASE).play(RED, DEPLOY_CHARGE, YELLOW_FIELD)
    assert table.row == {
        YELLOW_BASE: ("deploy", YELLOW),
        YELLOW_FIELD: ("deploy", YELLOW),
        MIDDLE: ("charge", RED),
    }


def test_DT_2_3_turning_the_card_changes_which_command_faces_whom() -> None:
    as_printed = Table(hands=([PUSH_SABOTAGE], [])).run(Turn()).play(YELLOW, PUSH_SABOTAGE, MIDDLE, AS_PRINTED)
    turned = Table(hands=([PUSH_SABOTAGE], [])).run(Turn()).play(YELLOW, PUSH_SABOTAGE, MIDDLE, TURNED)
    assert as_printed.row == {MIDDLE: ("push", YELLOW), RED_FIELD: ("sabotage", RED)}
    assert turned.row == {MIDDLE: ("sabotage", YELLOW), RED_FIELD: ("push", RED)}


@pytest.mark.parametrize("player", [YELLOW, RED])
@pytest.mark.parametrize("position", range(4))
@pytest.mark.parametrize("turn", [AS_PRINTED, TURNED])
def test_DT_2_4_near_the_half_nearer_to_a_base_faces_that_player(player: int, position: int, turn: int) -> None:
    """Ruling M-3: it does not matter who played the card."""
    hands = ([CHARGE_MOVE], [CHARGE_MOVE])
    table = Table(hands=hands, active=player).run(Turn()).play(player, CHARGE_MOVE, position, turn)
    assert [facing for _, facing in table.row.values()] == [YELLOW, RED]
    assert list(table.row) == [position, position + 1]


@pytest.mark.parametrize("player", [YELLOW, RED])
@pytest.mark.parametrize("position", range(4))
@pytest.mark.parametrize("turn", [AS_PRINTED, TURNED])
def test_DT_2_4_far_the_half_farther_from_a_base_faces_that_player(player: int, position: int, turn: int) -> None:
    """Ruling M-3, option `far`: the other handedness."""
    hands = ([CHARGE_MOVE], [CHARGE_MOVE])
    table = Table(hands=hands, active=player, facing="far").run(Turn()).play(player, CHARGE_MOVE, position, turn)
    assert [facing for _, facing in table.row.values()] == [RED, YELLOW]


@pytest.mark.parametrize(
    ("turn", "row"),
    [
        (AS_PRINTED, {MIDDLE: ("charge", YELLOW), RED_FIELD: ("move", RED)}),
        (TURNED, {MIDDLE: ("move", YELLOW), RED_FIELD: ("charge", RED)}),
        (AS_PRINTED_OTHER_WAY, {MIDDLE: ("charge", RED), RED_FIELD: ("move", YELLOW)}),
        (TURNED_OTHER_WAY, {MIDDLE: ("move", RED), RED_FIELD: ("charge", YELLOW)}),
    ],
)
def test_DT_2_4_free_both_halves_may_face_either_way(turn: int, row: dict[int, tuple[str, int]]) -> None:
    """Ruling M-3, option `free`."""
    table = Table(hands=([CHARGE_MOVE], []), facing="free").run(Turn()).play(YELLOW, CHARGE_MOVE, MIDDLE, turn)
    assert table.row == row


@pytest.mark.parametrize("facing", ["near", "far", "free"])
def test_DT_2_4_a_placement_is_described_as_it_will_lie(facing: str) -> None:
    """The events after a card is played match the preview before it."""
    for choice in Table(hands=([CHARGE_MOVE], []), facing=facing).run(Turn()).offers:
        table = Table(hands=([CHARGE_MOVE], []), facing=facing).run(Turn())
        described = {name: value for name, (_, value) in DUEL_OF_TIME.narrator.describe(table.s, choice).items()}
        played = table.choose(YELLOW, choice).told(CardPlayed)[0]
        assert described == {
            "first": played.first,
            "first_seat": played.first_seat,
            "second": played.second,
            "second_seat": played.second_seat,
        }
        assert DUEL_OF_TIME.narrator.describe(table.s, MOVE_UNITS(1)) == {}


@pytest.mark.parametrize(("facing", "placements"), [("near", 8), ("far", 8), ("free", 16)])
def test_DT_2_4_eight_or_sixteen_placements_of_a_card(facing: str, placements: int) -> None:
    """Ruling M-3: all of them look different on the table."""
    table = Table(hands=([MOVE_RALLY], []), facing=facing).run(Turn())
    assert len(table.offers) == placements
    rows = [Table(hands=([MOVE_RALLY], []), facing=facing).run(Turn()).choose(YELLOW, c).row for c in table.offers]
    assert len({tuple(row.items()) for row in rows}) == placements


@pytest.mark.parametrize("facing", ["near", "far"])
def test_DT_2_4_a_card_has_two_turns_unless_facing_is_free(facing: str) -> None:
    table = Table(hands=([MOVE_RALLY], []), facing=facing).run(Turn())
    for turn in (AS_PRINTED_OTHER_WAY, TURNED_OTHER_WAY):
        choice = PLAY(MOVE_RALLY, MIDDLE, turn)
        assert table.refusal(YELLOW, choice) == Refusal("DT-2.4", "card-has-two-turns")


@pytest.mark.parametrize(
    ("facing", "on_first_space"), [("near", {0: {YELLOW}, 4: {RED}}), ("far", {0: {RED}, 4: {YELLOW}})]
)
def test_DT_2_4_a_base_only_ever_holds_commands_facing_one_player(
    facing: str, on_first_space: dict[int, set[int]]
) -> None:
    """By default commands on a base face only the player it belongs to."""
    seen: dict[int, set[int]] = {YELLOW_BASE: set(), RED_BASE: set()}
    for choice in Table(hands=(ALL_EIGHT, []), facing=facing).run(Turn()).offers:
        table = Table(hands=(ALL_EIGHT, []), facing=facing).run(Turn()).choose(YELLOW, choice)
        for base in seen:
            if base in table.row:
                seen[base].add(table.row[base][1])
    assert seen == on_first_space


def test_DT_2_5_a_card_covers_half_of_an_earlier_one() -> None:
    table = Table(hands=([DEPLOY_PUSH], [CHARGE_SABOTAGE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE).play(RED, CHARGE_SABOTAGE, RED_FIELD)
    assert table.told(HalfCovered) == [HalfCovered(RED_FIELD, PUSH)]
    assert table.row == {
        MIDDLE: ("deploy", YELLOW),
        RED_FIELD: ("charge", YELLOW),
        RED_BASE: ("sabotage", RED),
    }


def test_DT_2_5_a_card_covers_all_of_an_earlier_one() -> None:
    table = Table(hands=([DEPLOY_PUSH], [CHARGE_SABOTAGE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE).play(RED, CHARGE_SABOTAGE, MIDDLE)
    assert table.told(HalfCovered) == [HalfCovered(MIDDLE, DEPLOY), HalfCovered(RED_FIELD, PUSH)]
    assert table.row == {MIDDLE: ("charge", YELLOW), RED_FIELD: ("sabotage", RED)}


def test_DT_2_5_a_card_covers_halves_of_two_cards_of_either_player() -> None:
    table = Table(hands=([DEPLOY_PUSH, MOVE_RALLY], [DEPLOY_PUSH])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, YELLOW_BASE).play(RED, DEPLOY_PUSH, MIDDLE)
    table.play(YELLOW, MOVE_RALLY, YELLOW_FIELD)
    assert table.told(HalfCovered) == [HalfCovered(YELLOW_FIELD, PUSH), HalfCovered(MIDDLE, DEPLOY)]
    assert table.row == {
        YELLOW_BASE: ("deploy", YELLOW),
        YELLOW_FIELD: ("move", YELLOW),
        MIDDLE: ("rally", RED),
        RED_FIELD: ("push", RED),
    }


def test_DT_2_5_only_the_topmost_half_is_in_force() -> None:
    """Ruling M-5: the covered Deploy no longer runs, neither in this turn nor in later ones."""
    hands = ([CHARGE_SABOTAGE, DEPLOY_MOVE], [CHARGE_MOVE])
    table = Table([1, 0, 0, 0, 0], row={YELLOW_BASE: (DEPLOY, YELLOW)}, hands=hands).run(Turn())
    table.play(YELLOW, CHARGE_SABOTAGE, YELLOW_BASE).play(RED, CHARGE_MOVE, RED_FIELD)
    assert table.told(UnitsDeployed) == []
    assert table.yellow == [1, 0, 0, 0, 0]
    assert table.executed() == [
        (YELLOW, YELLOW_BASE),
        (RED, YELLOW_FIELD),
        (RED, RED_BASE),
        (YELLOW, RED_FIELD),
        (RED, YELLOW_FIELD),
        (YELLOW, YELLOW_BASE),
    ]


def test_DT_2_5_played_cards_never_return() -> None:
    table = Table(hands=([DEPLOY_PUSH], [DEPLOY_PUSH, DEPLOY_CHARGE]), decks=([], [DEPLOY_MOVE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert (table.hand(YELLOW), table.deck(YELLOW)) == ([], [])
    table.play(RED, DEPLOY_PUSH, MIDDLE)
    assert [result for result, _ in table.s.chance().results()] == [(DEPLOY_MOVE,)]


ALL_DEPLOY = {
    YELLOW_BASE: (DEPLOY, YELLOW),
    YELLOW_FIELD: (DEPLOY, RED),
    MIDDLE: (DEPLOY, YELLOW),
    RED_FIELD: (DEPLOY, RED),
    RED_BASE: (DEPLOY, RED),
}


@pytest.mark.parametrize(
    ("active", "order"),
    [
        (YELLOW, [(YELLOW, 0), (YELLOW, 1), (RED, 2), (RED, 3), (RED, 4)]),
        (RED, [(RED, 4), (RED, 3), (RED, 2), (YELLOW, 1), (YELLOW, 0)]),
    ],
)
def test_DT_2_6_from_the_acting_players_first_space_to_the_fifth(active: int, order: list[tuple[int, int]]) -> None:
    """Ruling M-7: the order is the acting player's, whichever player the commands face."""
    hands = ([DEPLOY_CHARGE], [DEPLOY_CHARGE])
    table = Table(row=ALL_DEPLOY, hands=hands, active=active).run(Turn())
    table.play(active, DEPLOY_CHARGE, YELLOW_FIELD)
    assert table.executed() == order


def test_DT_2_6_every_visible_command_runs_every_turn() -> None:
    """Ruling M-7: commands of earlier cards, of either player, run again and again."""
    hand = [DEPLOY_PUSH, DEPLOY_CHARGE]
    table = Table(row={MIDDLE: (DEPLOY, YELLOW)}, hands=(hand, hand)).run(Turn())
    for number, (seat, card) in enumerate(((YELLOW, DEPLOY_PUSH), (RED, DEPLOY_PUSH), (YELLOW, DEPLOY_CHARGE))):
        table.play(seat, card, RED_FIELD)
        assert table.yellow == [0, 0, number + 1, number + 1, 0]


def test_DT_2_6_a_space_with_no_card_is_skipped() -> None:
    """Ruling M-6: nobody executes anything there."""
    table = Table([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], hands=([DEPLOY_CHARGE], [])).run(Turn())
    table.play(YELLOW, DEPLOY_CHARGE, MIDDLE)
    table.choose(RED, CHARGE_AT(YELLOW))
    assert table.executed() == [(YELLOW, MIDDLE), (RED, RED_FIELD)]
    assert table.asked == RED  # whose turn it is now


def test_DT_2_7_the_player_it_faces_executes_it_in_the_others_turn() -> None:
    """Ruling M-21: Red chooses, with Red's units and Red's "ahead", while Yellow waits."""
    table = Table([0, 0, 2, 0, 0], [0, 0, 3, 0, 0], hands=([CHARGE_MOVE], [])).run(Turn())
    table.play(YELLOW, CHARGE_MOVE, YELLOW_FIELD)
    assert table.asked == RED
    assert table.refusal(YELLOW, MOVE_UNITS(1)) == Refusal("DT-3.2", "not-asked", seat=RED)
    assert table.offers == [MOVE_UNITS(1), MOVE_UNITS(2), MOVE_UNITS(3)]
    table.choose(RED, MOVE_UNITS(2))
    assert table.told(UnitsMoved) == [UnitsMoved(RED, MIDDLE, YELLOW_FIELD, 2)]
    assert table.red == [0, 2, 1, 0, 0]
    assert table.yellow == [0, 0, 2, 0, 0]


def test_DT_2_7_both_players_execute_in_one_turn() -> None:
    table = Table([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], hands=([], [MOVE_RALLY]), active=RED)
    table.run(Turn()).play(RED, MOVE_RALLY, YELLOW_BASE)
    table.choose(YELLOW, MOVE_UNITS(1))
    assert table.told(CommandLapsed) == [CommandLapsed(RED, YELLOW_FIELD, RALLY)]
    assert table.told(UnitsMoved) == [UnitsMoved(YELLOW, YELLOW_BASE, YELLOW_FIELD, 1)]


def test_DT_2_8_one_or_more_means_at_least_one() -> None:
    """Ruling M-9."""
    table = Table([0, 2, 0, 0, 0], [0, 0, 2, 0, 0]).run(Move(YELLOW, YELLOW_FIELD))
    assert table.refusal(YELLOW, MOVE_UNITS(0)) == Refusal("DT-2.8", "at-least-one")
    table = Table([0, 2, 0, 0, 0], [0, 0, 2, 0, 0]).run(Push(YELLOW, YELLOW_FIELD))
    assert table.refusal(YELLOW, PUSH_UNITS(0, 0)) == Refusal("DT-2.8", "at-least-one")


def test_DT_2_8_a_command_must_be_executed_even_if_it_hurts() -> None:
    """Ruling M-9: only the player's own units can be hit, so one of them is."""
    table = Table([0, 2, 1, 0, 0]).run(Charge(YELLOW, YELLOW_FIELD))
    assert table.offers == [CHARGE_AT(YELLOW)]
    table.choose(YELLOW, CHARGE_AT(YELLOW))
    assert (table.yellow, table.supply) == ([0, 1, 1, 0, 0], [8, 10])
    table = Table([0, 2, 1, 0, 0]).run(Sabotage(YELLOW, YELLOW_FIELD))
    assert table.offers == [SABOTAGE_UNIT(YELLOW)]
    table.choose(YELLOW, SABOTAGE_UNIT(YELLOW))
    assert (table.yellow, table.supply) == ([0, 1, 1, 0, 0], [8, 10])


def test_DT_2_8_a_command_that_cannot_be_executed_does_nothing() -> None:
    row = {
        YELLOW_BASE: (MOVE, YELLOW),
        YELLOW_FIELD: (CHARGE, YELLOW),
        MIDDLE: (SABOTAGE, RED),
        RED_FIELD: (RALLY, RED),
        RED_BASE: (PUSH, RED),
    }
    table = Table(row=row, hands=([DEPLOY_MOVE], [])).run(Turn())
    table.play(YELLOW, DEPLOY_MOVE, RED_FIELD, TURNED)
    assert table.told(CommandLapsed) == [
        CommandLapsed(YELLOW, YELLOW_BASE, MOVE),
        CommandLapsed(YELLOW, YELLOW_FIELD, CHARGE),
        CommandLapsed(RED, MIDDLE, SABOTAGE),
        CommandLapsed(YELLOW, RED_FIELD, MOVE),
    ]
    assert table.told(UnitsDeployed) == [UnitsDeployed(RED, RED_BASE, 1)]


def test_DT_2_9_draw_one_card_then_the_turn_passes() -> None:
    table = Table(hands=([DEPLOY_PUSH], [DEPLOY_PUSH]), decks=([CHARGE_MOVE, MOVE_RALLY], [])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert table.asked == CHANCE
    assert table.refusal(YELLOW, PLAY(DEPLOY_PUSH, 0, 0)) == Refusal("", "chance-is-next")
    assert list(table.s.chance().results()) == [((CHARGE_MOVE,), 1), ((MOVE_RALLY,), 1)]
    table.chance("draw-yellow", MOVE_RALLY)
    assert table.hand(YELLOW) == [MOVE_RALLY]
    assert table.deck(YELLOW) == [CHARGE_MOVE]
    assert table.asked == table.s.active == RED


def test_DT_2_9_drawing_with_an_empty_deck_is_skipped() -> None:
    """Ruling M-13."""
    table = Table(hands=([DEPLOY_PUSH, MOVE_RALLY], [DEPLOY_PUSH]), decks=([], [CHARGE_MOVE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert table.told(CardDrawn) == []
    assert table.hand(YELLOW) == [MOVE_RALLY]
    assert table.asked == RED


def test_DT_2_10_a_drawn_card_is_told_only_to_its_player() -> None:
    """Ruling M-19."""
    table = Table(hands=([DEPLOY_PUSH], []), decks=([CHARGE_MOVE, MOVE_RALLY], [])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert table.s.chance().audience == 1 << YELLOW
    table.chance("draw-yellow", MOVE_RALLY)
    drawn = table.told(CardDrawn)[0]
    told = {"event": "card-drawn", "rule": "DT-2.10", "seat": YELLOW}
    assert drawn.visible_to(YELLOW) == {**told, "card": MOVE_RALLY}
    assert drawn.visible_to(RED) == drawn.visible_to(None) == {**told, "card": None}


def test_DT_2_10_a_played_card_is_news_to_everybody_but_its_player() -> None:
    table = Table(hands=([DEPLOY_PUSH], []), decks=([CHARGE_MOVE], [])).run(Turn())
    played = table.play(YELLOW, DEPLOY_PUSH, MIDDLE).told(CardPlayed)[0]
    assert not played.reveals_to() & 1 << YELLOW
    assert played.reveals_to() & 1 << RED


def test_DT_2_10_hands_and_decks_are_hidden_but_their_sizes_are_public() -> None:
    """Ruling M-19: the played cards are face up, including their covered halves."""
    hands = ([DEPLOY_PUSH, MOVE_RALLY], [DEPLOY_PUSH, PUSH_RALLY])
    table = Table(hands=hands, decks=([CHARGE_MOVE, PUSH_SABOTAGE], [CHARGE_MOVE])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE).chance("draw-yellow", CHARGE_MOVE)
    table.play(RED, DEPLOY_PUSH, MIDDLE, TURNED)
    views = {seat: DUEL_OF_TIME.view(table.s, seat) for seat in (YELLOW, RED, None)}
    assert [player.hand for player in views[YELLOW].players] == [[CHARGE_MOVE, MOVE_RALLY], None]
    assert [player.hand for player in views[RED].players] == [None, [PUSH_RALLY]]
    assert [player.hand for player in views[None].players] == [None, None]
    for view in views.values():
        assert [player.hand_size for player in view.players] == [2, 1]
        assert [player.deck_size for player in view.players] == [1, 1]
        assert not hasattr(view.players[YELLOW], "deck")
        assert view.played == [
            (YELLOW, DEPLOY_PUSH, MIDDLE, AS_PRINTED),
            (RED, DEPLOY_PUSH, MIDDLE, TURNED),
        ]


def test_DT_2_10_everything_else_is_open() -> None:
    """Cubes, the row, and the cards each player has had so far."""
    table = Table(
        [3, 1, 1, 0, 0],
        [0, 2, 1, 0, 4],
        white=[0, 3, 2, 3, 0],
        taken=(1, 1),
        hands=([DEPLOY_CHARGE], []),
        decks=([MOVE_RALLY], []),
        scenario="beacons",
        starter=RED,
        turn=3,
    )
    table.run(Turn()).play(YELLOW, DEPLOY_CHARGE, YELLOW_FIELD, TURNED)
    table.choose(YELLOW, CHARGE_AT(RED)).chance("draw-yellow", MOVE_RALLY)
    view = DUEL_OF_TIME.view(table.s, None)
    named = ("turn", "starter", "active", "asked", "scenario", "white_supply")
    assert {name: getattr(view, name) for name in named} == {
        "turn": 4,
        "starter": RED,
        "active": RED,
        "asked": RED,
        "scenario": "beacons",
        "white_supply": 0,
    }
    spaces, (yellow, red) = view.spaces, view.players
    assert [space.units for space in spaces] == [(3, 0), (0, 2), (2, 1), (0, 0), (0, 4)]
    assert [space.white for space in spaces] == [0, 3, 1, 3, 0]
    assert [space.controller for space in spaces] == [YELLOW, RED, YELLOW, NOBODY, RED]
    assert [space.command for space in spaces] == [None, "charge", "deploy", None, None]
    assert [space.card for space in spaces] == [None, DEPLOY_CHARGE, DEPLOY_CHARGE, None, None]
    assert [space.half for space in spaces] == [None, 1, 0, None, None]
    assert [space.facing for space in spaces] == [EMPTY, YELLOW, RED, EMPTY, EMPTY]
    points = ("supply", "white_taken", "control_points", "scenario_points", "starter_bonus", "total")
    assert [getattr(yellow, name) for name in points] == [5, 2, 4, 4, 0, 8]
    assert [getattr(red, name) for name in points] == [3, 1, 5, 2, 0, 7]


def test_before_the_scenario_is_drawn_there_is_little_to_see() -> None:
    view = DUEL_OF_TIME.view(Table.set_up().s, YELLOW)
    assert view.scenario is None
    assert view.white_supply == 10
    for player in view.players:
        assert (player.scenario_points, player.starter_bonus, player.total) == (0, 0, 0)


def test_DT_2_10_what_is_unseen_may_be_dealt_otherwise() -> None:
    """Yellow's hand stays; Red's hand is any of the cards that Red has not played; nobody knows the decks."""
    hands = ([DEPLOY_PUSH], [DEPLOY_PUSH, PUSH_RALLY])
    table = Table(hands=hands, decks=([CHARGE_MOVE], [CHARGE_MOVE, MOVE_RALLY])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE).chance("draw-yellow", CHARGE_MOVE)
    rng = Random(0)
    hands_of_red: set[int] = set()
    for _ in range(200):
        guess = DUEL_OF_TIME.determinize(table.s, YELLOW, rng)
        assert DUEL_OF_TIME.view(guess, YELLOW) == DUEL_OF_TIME.view(table.s, YELLOW)
        assert guess.hand[RED] | guess.deck[RED] == table.s.hand[RED] | table.s.deck[RED]
        assert guess.hand[RED] & guess.deck[RED] == 0
        hands_of_red.add(guess.hand[RED])
    assert len(hands_of_red) == 6  # two of four cards


def test_a_whole_turn_in_order() -> None:
    """DT-2.2, DT-2.6, DT-2.7 and DT-2.9 together: old and new commands of both players in Red's turn."""
    row = {YELLOW_BASE: (RALLY, YELLOW), MIDDLE: (SABOTAGE, RED)}
    table = Table(
        [1, 1, 2, 0, 0], [0, 0, 1, 2, 1], row=row, hands=([], [CHARGE_MOVE]), decks=([], [MOVE_RALLY]), active=RED
    )
    table.run(Turn()).play(RED, CHARGE_MOVE, RED_FIELD)
    table.choose(RED, MOVE_UNITS(1)).choose(RED, SABOTAGE_UNIT(YELLOW)).choose(YELLOW, RALLY_FROM(MIDDLE))
    table.chance("draw-red", MOVE_RALLY)
    assert table.events == [
        TurnBegan(RED, 1),
        CardPlayed(RED, CHARGE_MOVE, RED_FIELD, AS_PRINTED, CHARGE, YELLOW, MOVE, RED),
        UnitsMoved(RED, RED_BASE, RED_FIELD, 1),
        CommandLapsed(YELLOW, RED_FIELD, CHARGE),
        UnitSabotaged(RED, MIDDLE, YELLOW),
        UnitRallied(YELLOW, YELLOW_BASE, MIDDLE),
        CardDrawn(RED, MOVE_RALLY),
        TurnBegan(YELLOW, 2),
    ]
    assert table.yellow == [2, 1, 0, 0, 0]
    assert table.red == [0, 0, 1, 3, 0]
    assert table.told(UnitCharged) == []
