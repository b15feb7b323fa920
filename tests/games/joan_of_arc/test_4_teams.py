"""4. Two against one and two against two: turns, what partners share, and what each keeps (JA-4.1, JA-4.13)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import activate, all_wait, areas, areas_of, give_orders, order_phase
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.laid import orders_against
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, hand_of
from timefront.games.joan_of_arc.content.scenario_parts import turn_order_from
from timefront.games.joan_of_arc.content.vocabulary import COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_units
from timefront.games.joan_of_arc.rules.rounds.rallying import places_of_return
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.sequence import WholeWar
from timefront.games.joan_of_arc.show.hidden import determinize
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import EXPERIENCE, held, opponents_of, seats_of, turn_order
from timefront.kernel.flow import CHANCE, NOBODY, OVER
from timefront.kernel.setting import SettingError

SORTIE, BURGUNDY, GARRISON, VENETTE = range(4)
COMPIEGNE = "compiegne"
BRIGNAIS = "brignais"
GRAVES = ("pikemen 1 graveyard", "pikemen 2 graveyard", "pikemen 3 graveyard", "pikemen 4 graveyard")


def played(scene: Scene) -> Scene:
    """The whole war, with random answers."""
    rng = Random(3)
    while scene.s.seat != OVER:
        s = scene.s
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    return scene


# Seats, sides and turns


def test_JA_4_1_a_scenario_says_how_many_play() -> None:
    counts = {key: JOAN_OF_ARC.scenario_seats(BUILT_IN, key) for key in ("", "patay", BRIGNAIS, COMPIEGNE)}
    assert counts == {"": (2,), "patay": (2,), BRIGNAIS: (3,), COMPIEGNE: (4,)}
    with pytest.raises(SettingError) as caught:
        JOAN_OF_ARC.setting(BUILT_IN, COMPIEGNE, {}, 2)
    assert (caught.value.key, caught.value.about["known"]) == ("wrong-seat-count", "4")


def test_JA_4_1_the_sides_alternate() -> None:
    assert setting(COMPIEGNE).seat_side == [0, 1, 0, 1]
    assert setting(BRIGNAIS).seat_side == [0, 1, 0]


@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_JA_4_1_four_players_take_their_turns_clockwise_from_the_first(first: int, order: list[int]) -> None:
    scene = Scene(COMPIEGNE, *GRAVES)
    scene.s.first_player = first
    assert turn_order(scene.s) == order


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 1, 0])])
def test_JA_4_1_two_against_one_a_player_of_the_pair_is_followed_by_the_single_one(
    first: int, order: list[int]
) -> None:
    """If the single player begins, the partners follow clockwise."""
    scene = Scene(BRIGNAIS, *GRAVES[:3])
    scene.s.first_player = first
    assert turn_order(scene.s) == order


def test_JA_4_1_partners_who_sit_together_are_kept_apart_too() -> None:
    assert turn_order_from(0, [0, 0, 1]) == [0, 2, 1]


def test_JA_4_1_the_seats_of_a_side_come_in_the_order_of_turns() -> None:
    scene = Scene(COMPIEGNE, *GRAVES)
    scene.s.first_player = VENETTE
    assert seats_of(scene.s, 1) == [VENETTE, BURGUNDY]
    assert opponents_of(scene.s, BURGUNDY) == [SORTIE, GARRISON]


def test_JA_4_13_each_further_player_has_his_one_turn_after_the_second() -> None:
    scene = played(Scene(COMPIEGNE, *GRAVES).start(WholeWar()))
    turns = [fact["seat"] for fact in scene.facts("turn-began")]
    rounds = [turns[number : number + 4] for number in range(0, len(turns), 4)]
    assert rounds[0] == [SORTIE, BURGUNDY, GARRISON, VENETTE]
    assert len(rounds) == 4
    assert all(order in scene.setting.turn_orders for order in rounds), "a card may have moved the first player's token"


def test_JA_4_13_a_side_wins_together() -> None:
    scene = Scene(COMPIEGNE, "pikemen 1 C2", "bowmen 2 E1", "pikemen 3 B2", "bowmen 4 C4")
    scene.s.points = [3, 1]
    scene.s.verdict = 0
    scene.s.seat = OVER
    outcome = JOAN_OF_ARC.outcome(scene.s)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((SORTIE, GARRISON), (3, 1, 3, 1))
    assert [outcome.share(seat) for seat in range(4)] == [0.5, 0, 0.5, 0]
    assert JOAN_OF_ARC.judge.evaluate(scene.s) == [0.5, 0, 0.5, 0]


def test_JA_4_13_bots_judge_partners_alike() -> None:
    for scenario in (COMPIEGNE, BRIGNAIS):
        s = JOAN_OF_ARC.new(setting(scenario))
        shares = JOAN_OF_ARC.judge.evaluate(s)
        assert shares[0] == shares[2]
        assert sum(shares) == pytest.approx(1.0)


# What partners share


def test_JA_4_13_points_are_the_sides_and_rewards_the_players() -> None:
    scene = Scene(COMPIEGNE, "pikemen 1 C2", "foot_knights 2 D2b", "pikemen 3 C2")
    scene.s.tokens = [0] * len(scene.s.tokens)
    destroy(scene.s, 1, GARRISON)
    assert scene.s.points == [1, 0]
    assert [held(scene.s, seat, EXPERIENCE) for seat in (SORTIE, GARRISON)] == [0, 1]


def test_JA_4_13_a_partners_area_is_allied_and_its_room_is_shared() -> None:
    scene = Scene(COMPIEGNE, "pikemen 1 C2", "pikemen 3 B2", "bowmen 2 D2b")
    activate(scene, "C2")
    assert "B2" in areas_of(scene, "move", 0)
    scene = Scene(COMPIEGNE, "pikemen 1 C2", *["pikemen 3 B2"] * 8, "bowmen 2 D2b")
    activate(scene, "C2")
    assert "B2" not in areas_of(scene, "move", 0)
    assert scene.refused("move", 0, "B2").key == "no-room"


def test_JA_4_13_rally_points_are_shared() -> None:
    scene = Scene(COMPIEGNE, "pikemen 1 disrupted", "pikemen 3 disrupted", "bowmen 2 D2b")
    places = [places_of_return(scene.s, unit) for unit in (0, 1)]
    assert places == [[scene.area("A2b")]] * 2


def test_JA_4_13_orders_of_partners_count_together() -> None:
    """JA-5.3: an order placed by the partner counts, too."""
    scene = order_phase(Scene(COMPIEGNE, "pikemen 1 C2", "pikemen 3 C2", "bowmen 2 E1"), command=2)
    all_wait(scene.choose("order", COMMAND, "C2"))
    assert orders_against(scene.s, scene.area("C2"), 0) == 1
    give_orders(scene, GARRISON, interrupt=1)
    assert scene.refused("order", COMMAND, "C2").key == "order-lies-there"


# What each partner keeps


def test_JA_4_13_an_order_activates_the_own_units_alone() -> None:
    """JA-5.1, ruling J-4."""
    scene = order_phase(Scene(COMPIEGNE, "pikemen 1 C2", "pikemen 3 C2", "pikemen 3 B2", "bowmen 2 E1"), command=1)
    assert areas(scene, "order") == ["C2"]
    assert scene.refused("order", COMMAND, "B2").key == "no-own-unit"
    assert own_units(scene.s, SORTIE, scene.area("C2")) == [0]
    scene.choose("order", COMMAND, "C2")
    assert {choice[1] for choice in scene.offered("move")} == {0}


def test_JA_4_13_nobody_commands_the_units_of_his_partner() -> None:
    scene = Scene(COMPIEGNE, "french_hero 1 C2", "pikemen 3 B2", "pikemen 1 D2b", "bowmen 2 E1")
    activate(scene, "C2")
    scene.choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [2]
    assert scene.refused("command-unit", 1).key == "not-own-unit"


def test_JA_4_13_civilians_belong_to_the_player_who_entered() -> None:
    scene = Scene(COMPIEGNE, "pikemen 1 C2", "pikemen 3 B2", "citizen 0 D2b", "bowmen 2 E1")
    activate(scene, "C2").choose("move", 0, "D2b")
    all_wait(scene)
    assert scene.s.owner[2] == SORTIE
    assert own_units(scene.s, SORTIE, scene.area("D2b")) == [0, 2]
    assert own_units(scene.s, GARRISON, scene.area("D2b")) == []


def test_JA_4_13_a_partner_never_interrupts_and_all_opponents_may() -> None:
    """JA-5.7: starting with the first player, and one interrupt for all opponents together."""
    units = ("pikemen 1 C2", "bowmen 2 E1", "pikemen 3 B2", "bowmen 4 C4")
    scene = order_phase(Scene(COMPIEGNE, *units), command=2)
    for seat in (BURGUNDY, GARRISON, VENETTE):
        give_orders(scene, seat, interrupt=1)
    scene.s.first_player = VENETTE
    all_wait(scene.choose("order", COMMAND, "C2"))
    assert (scene.asked(), scene.s.seat) == ("InterruptWindow.reaction", VENETTE)
    scene.choose("let-pass")
    assert scene.s.seat == BURGUNDY
    all_wait(scene.choose("interrupt", "E1"))
    assert (scene.asked(), scene.s.seat) == ("OrderPhase.order", SORTIE)


def test_JA_4_13_partners_do_not_see_each_others_hands() -> None:
    """Ruling J-75: they see only how many cards there are."""
    s = JOAN_OF_ARC.new(setting(COMPIEGNE))
    rng = Random(1)
    while s.seat == CHANCE:
        s.answer(s.chance().sample(rng))
    legend = view_of(s, SORTIE).legend
    assert legend is not None
    assert [hand.cards is not None for hand in legend.hands] == [True, False, False, False]
    assert [hand.count for hand in legend.hands] == [2, 2, 2, 2]
    hands = {determinize(s, SORTIE, Random(seed)).piles[FIRST_HAND + GARRISON] for seed in range(20)}
    assert len(hands) > 1
    assert determinize(s, SORTIE, Random(1)).piles[FIRST_HAND] == hand_of(s, SORTIE)


def test_JA_4_13_a_turn_is_one_seats() -> None:
    scene = Scene(COMPIEGNE, *GRAVES).start(Turn(GARRISON))
    assert (scene.s.seat, scene.s.active) == (GARRISON, GARRISON)
    assert scene.facts("turn-began") == [{"seat": GARRISON, "side": 0}]
    assert NOBODY not in turn_order(scene.s)
