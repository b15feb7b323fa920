"""How bots value equipment, discussions and intrigue (JA-8.1, JA-8.3, JA-8.6)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import FRENCH, activate
from tests.games.joan_of_arc.equipped import piece, scene, wear
from timefront.games.joan_of_arc.board.gear import give_gear, put_on
from timefront.games.joan_of_arc.bots.cards.card_habits import card_habit
from timefront.games.joan_of_arc.bots.cards.gear_worth import gear_worth
from timefront.games.joan_of_arc.bots.evaluation import evaluate
from timefront.games.joan_of_arc.bots.habits import habit
from timefront.games.joan_of_arc.bots.placing_worth import place_worth
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import INTRIGUE, TOKEN_KINDS

UNITS = ("la_hire 1 D1a", "poton_de_xaintrailles 1 D1a", "citizen 0 D1a", "sergeants_at_arms 2 A2")


def test_JA_8_3_a_piece_is_worth_more_once_it_is_put_on() -> None:
    made = scene(*UNITS)
    worths = worths_of(made.setting)
    assert gear_worth(made.s, worths, 0) == 0.0
    give_gear(made.s, piece("sword_of_fierbois"), 0)
    in_a_bag = gear_worth(made.s, worths, 0)
    put_on(made.s, piece("sword_of_fierbois"))
    assert gear_worth(made.s, worths, 0) > in_a_bag > 0.0
    assert gear_worth(made.s, worths, 1) == 0.0


def test_JA_8_3_a_third_piece_and_a_skill_that_one_has_are_worth_little() -> None:
    made = wear(scene(*UNITS), 0, "sword_of_fierbois", "relic_of_saint_denis")
    worths = worths_of(made.setting)
    two = gear_worth(made.s, worths, 0)
    give_gear(made.s, piece("wolfskin"), 0)
    third = gear_worth(made.s, worths, 0) - two
    give_gear(made.s, piece("wolfskin"), 1)
    assert gear_worth(made.s, worths, 0) - two > third


def test_JA_8_1_characters_are_drawn_to_those_who_talk() -> None:
    made = scene("la_hire 1 E1", "sergeants_at_arms 1 E1", "citizen 0 C2c", "pikemen 2 A2")
    worths = worths_of(made.setting)
    far, near = made.area("E1"), made.area("C2c")
    gained = [place_worth(made.s, worths, unit, near) - place_worth(made.s, worths, unit, far) for unit in range(2)]
    assert gained[0] > gained[1]


def test_JA_8_1_greedy_talks_when_it_can() -> None:
    made = activate(scene(*UNITS), "D1a")
    before = evaluate(made.s)[FRENCH]
    made.choose("discuss", 0, 2)
    assert evaluate(made.s)[FRENCH] > before


def test_JA_8_6_an_event_that_brings_more_than_its_price_is_triggered() -> None:
    made = scene(*UNITS).start(OrderPhase(FRENCH))
    made.s.tokens[FRENCH * TOKEN_KINDS + INTRIGUE] = 2
    purse = [event.key for event in made.setting.content.intrigue].index("the_dauphins_purse")
    letters = [event.key for event in made.setting.content.intrigue].index("letters_to_reims")
    assert {("trigger", purse), ("trigger", letters)} <= {*made.s.offer()}
    assert card_habit(made.s) == ("trigger", letters), "two cards for one token"
    made.s.ledger[FRENCH] |= 1 << letters
    assert card_habit(made.s) == ("trigger", purse)


def test_JA_4_5_a_turn_without_orders_ends() -> None:
    made = wear(scene(*UNITS), 0, "wolfskin").start(OrderPhase(FRENCH))
    assert len(made.s.offer()) > 1
    assert habit(made.s) == ("end-turn",)
