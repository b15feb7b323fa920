"""When quick bots play legend cards, and when they keep them (JA-8.5)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.attacks import attacked, fall
from tests.games.joan_of_arc.legend import card, give, scene, with_legend_cards
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.bots.cards.card_gains import gain_of, rescue_worth
from timefront.games.joan_of_arc.bots.cards.card_habits import card_habit
from timefront.games.joan_of_arc.bots.evaluation import evaluate, leads
from timefront.games.joan_of_arc.bots.supplies import another_token
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.content.dice import DEATH, KILL, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.attack.rows import ALLOCATED
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards
from timefront.games.joan_of_arc.rules.effects.playing import card_of
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.orders import InterruptWindow, OrderPhase
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, ORDER_KINDS, TOKEN_KINDS
from timefront.kernel.flow import CHANCE, OVER


def test_a_card_is_kept_in_a_small_fight_and_played_in_a_large_one() -> None:
    small = give(scene("tactics", "pikemen 1 B2", "pikemen 2 B3"), ENGLISH, "locked_pavises", tokens=2)
    assert card_habit(attacked(small, "B3", 0).s) == ("play-no-card",)
    units = (*["french_mounted_knights 1 B2"] * 3, *["bowmen 2 B3"] * 3)
    large = give(scene("tactics", *units), ENGLISH, "locked_pavises", tokens=2)
    assert card_habit(attacked(large, "B3", 0, 1, 2).s) == ("play-card", card("locked_pavises"))


def test_what_a_card_brings_in_an_attack_is_weighed_by_all_that_the_dice_can_show() -> None:
    made = give(
        scene("tactics", *["foot_knights 1 B2"] * 3, *["pikemen 2 B3"] * 2), ENGLISH, "locked_pavises", tokens=2
    )
    s = attacked(made, "B3", 0, 1, 2).s
    choice = ("play-card", card("locked_pavises"))
    closely = gain_of(s, choice, card_of(s, choice[1]))
    before, after = s.clone(), s.clone()
    before.answer(("play-no-card",))
    after.answer(choice)
    by_averages = sum(leads(before, False)) - sum(leads(after, False))
    assert closely < by_averages, "a shield more often finds nothing to stop"


def test_legend_tokens_are_not_spent_on_trifles_while_there_is_time_for_more() -> None:
    units = (*["foot_knights 1 B2"] * 2, "pikemen 2 B3")
    made = give(scene("tactics", *units), FRENCH, "second_rank_strikes", tokens=2)
    fall(fall(attacked(made, "B3", 0, 1), "kill", "disrupt", "shield", "shield"), "push")
    assert card_habit(made.s) == ("play-no-card",), "nobody is left for another result"


def test_a_position_is_judged_as_if_nobody_who_is_asked_played_a_card() -> None:
    units = (*["foot_knights 1 B2"] * 2, *["pikemen 2 B3"] * 2)
    made = give(scene("myth", *units), ENGLISH, "white_doves", tokens=2)
    fall(fall(attacked(made, "B3", 0, 1), "kill", "disrupt", "shield", "shield"), "push", "push")
    asked = made.s.clone()
    while made.asked() == "CardWindow.card":
        made.choose("play-no-card")
    judge = JOAN_OF_ARC.judge
    assert judge.evaluate(asked) == judge.evaluate(made.s) == evaluate(made.s) != evaluate(asked)
    assert judge.evaluate_closely(asked) == judge.evaluate_closely(made.s)


def test_the_oriflamme_is_kept_between_actions_far_from_the_enemy() -> None:
    for foe, expected in (("D3b", ("play-no-card",)), ("C2a", ("play-card", card("oriflamme_unfurled")))):
        units = (*["pikemen 1 B2"] * 4, "bowmen 1 B2", f"pikemen 2 {foe}")
        made = give(scene("myth", *units), FRENCH, "oriflamme_unfurled", tokens=4)
        made.start(Activation(FRENCH, made.area("B2"), [3, 4], 0)).choose("move", 3, "B3").choose("wait", 4)
        assert made.asked() == "CardWindow.card"
        assert card_habit(made.s) == expected


def test_death_is_turned_away_from_those_who_are_worth_it() -> None:
    gains = []
    for unit in ("peasants", "foot_knights"):
        units = (f"{unit} 1 disrupted", "pikemen 1 disrupted", "bowmen 2 D2")
        made = give(scene("myth", *units), FRENCH, "death_turned_away").start(Casualties(FRENCH))
        made.choose("play-no-card") if made.asked() == "CardWindow.card" else None
        made.draw(DEATH)
        choice = ("play-card", card("death_turned_away"))
        gains.append(gain_of(made.s, choice, card_of(made.s, choice[1])))
    assert gains[0] < gains[1]


def test_a_rescue_is_worth_as_much_as_whoever_may_be_saved() -> None:
    made = scene("myth", "peasants 1 B2", "foot_knights 1 B2", "pikemen 2 B3")
    (effect,) = card_of(made.s, card("martyrs_patience")).effects
    made.s.die_fate, made.s.die_result = [ALLOCATED], [KILL]
    worths = []
    for unit in range(2):
        made.s.die_mate = [unit]
        worths.append(rescue_worth(made.s, FRENCH, effect))
    assert 0 < worths[0] < worths[1]
    assert rescue_worth(made.s, ENGLISH, effect) == 0


def test_who_has_cards_prays_for_legend_tokens() -> None:
    made = scene("myth", "joan_of_arc 1 B2", "pikemen 2 D2")
    worths, joan = worths_of(made.setting), made.s.owner[0]
    made.s.tokens[joan * TOKEN_KINDS + EXPERIENCE] = 9
    without = [another_token(made.s, worths, joan, token) for token in (EXPERIENCE, LEGEND)]
    give(made, FRENCH, "falling_star", "white_doves", "light_on_the_blade", tokens=3)
    with_cards = [another_token(made.s, worths, joan, token) for token in (EXPERIENCE, LEGEND)]
    assert without[0] == with_cards[0] < with_cards[1]


def test_who_holds_no_card_for_the_moment_passes() -> None:
    made = give(scene("tactics", "pikemen 1 B2", "pikemen 1 B2", "pikemen 2 B3"), ENGLISH, "night_march")
    assert card_habit(attacked(made, "B3", 0, 1).s) == ("play-no-card",)


def test_caltrops_wait_for_a_charge_order() -> None:
    knights = ("barral_de_ponteves 1 B2", "pikemen 2 D2")
    made = give(scene("tactics", *knights), ENGLISH, "caltrops").start(InterruptWindow(mover=FRENCH))
    made.s.active = FRENCH
    assert card_habit(made.s) is None
    made.s.orders[FRENCH * ORDER_KINDS + CHARGE] = 1
    assert card_habit(made.s) == ("play-card", card("caltrops"))
    made.choose("play-card", card("caltrops"))
    assert card_habit(made.s) == ("choose-area", made.area("B2"))


def test_a_star_falls_where_most_enemies_stand_who_cannot_leave_in_time() -> None:
    units = ("la_hire 1 B2", "pikemen 2 B3", *["bowmen 2 D2"] * 3)
    made = give(scene("myth", *units), FRENCH, "falling_star", tokens=4).start(OrderPhase(FRENCH))
    made.s.active, made.s.first_player = FRENCH, FRENCH
    assert card_habit(made.s) is None, "the English have a turn to come"
    made.s.first_player = ENGLISH
    assert card_habit(made.s) == ("play-card", card("falling_star"))
    made.choose("play-card", card("falling_star"))
    assert card_habit(made.s) == ("choose-area", made.area("D2"))


def test_cards_are_drawn_while_there_are_tokens_for_them() -> None:
    drawing = give(scene("myth"), FRENCH, "voices_in_the_garden", tokens=3).start(OrderPhase(FRENCH))
    assert card_habit(drawing.s) == ("play-card", card("voices_in_the_garden"))
    poor = give(scene("myth"), FRENCH, "voices_in_the_garden", tokens=0).start(OrderPhase(FRENCH))
    assert card_habit(poor.s) is None


def test_no_good_die_is_rolled_again() -> None:
    made = give(scene("tactics", *["foot_knights 1 B2"] * 2, "pikemen 2 B3"), FRENCH, "second_rank_strikes")
    fall(fall(attacked(made, "B3", 0, 1), "kill", "kill", "kill", "disrupt"), "push")
    assert made.asked() == "CardWindow.card"
    assert card_habit(made.s) == ("play-no-card",)


def test_poor_dice_are_rolled_again_and_no_others() -> None:
    made = give(scene("tactics", *["foot_knights 1 B2"] * 2, "pikemen 2 B3"), FRENCH, "second_rank_strikes")
    fall(fall(attacked(made, "B3", 0, 1), "push", "shield", "shield", "shield"), "push")
    assert card_habit(made.s) == ("play-card", card("second_rank_strikes"))
    made.choose("play-card", card("second_rank_strikes"))
    while made.asked() == "PickDice.die":
        choice = card_habit(made.s)
        assert choice is not None
        assert made.s.die_result[choice[1]] == SHIELD
        made.s.answer(choice)
    assert made.s.seat == CHANCE


def test_the_dearest_card_is_discarded() -> None:
    made = give(scene("tactics"), FRENCH, "caltrops", tokens=0)
    give(give(made, FRENCH, "night_march", tokens=0), FRENCH, "locked_pavises", tokens=0).start(
        DiscardCards([FRENCH], 1)
    )
    assert card_habit(made.s) == ("discard-card", card("night_march"))


def test_dice_are_taken_out_of_a_volley() -> None:
    made = give(scene("myth", *["bowmen 1 B2"] * 3, *["pikemen 2 B3"] * 2), ENGLISH, "contrary_wind")
    attacked(made, "B3", 0, 1, 2, roll=SHOOTING)
    assert card_habit(made.s) == ("play-card", card("contrary_wind"))


def test_a_hand_is_worth_something_whatever_is_in_it() -> None:
    none = scene("myth").start(OrderPhase(FRENCH))
    one, other = (
        give(scene("myth"), FRENCH, key, tokens=0).start(OrderPhase(FRENCH)) for key in ("falling_star", "white_doves")
    )
    assert evaluate(one.s) == evaluate(other.s)
    assert evaluate(one.s)[FRENCH] > evaluate(none.s)[FRENCH]


def test_greedy_plays_cards_in_a_game() -> None:
    setting = JOAN_OF_ARC.setting(with_legend_cards("myth", hand=3), "foragers", {}, 2)
    s, chance, bot, played = JOAN_OF_ARC.new(setting), Random(1), bot_named("greedy"), 0
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(chance))
            continue
        choice = bot.choose(Knowledge(JOAN_OF_ARC, s, s.seat), chance)
        played += choice[0] == "play-card"
        s.answer(choice)
    assert played > 0


@pytest.mark.parametrize("name", ["greedy", "odds-greedy"])
def test_a_card_that_is_not_worth_its_price_is_not_played_as_one_click_among_others(name: str) -> None:
    """After it the player is asked again, before the enemy acts: a click looks better there than behind the window."""
    made = give(scene("myth", "pikemen 1 B2", "bowmen 1 C2b", "pikemen 2 B3"), ENGLISH, "mist_over_the_loire", tokens=1)
    s = made.start(InterruptWindow(mover=FRENCH)).s
    playing = ("play-card", card("mist_over_the_loire"))
    knowledge, judge = Knowledge(JOAN_OF_ARC, s, ENGLISH), JOAN_OF_ARC.judge
    assert playing in judge.search_offers(s)
    assert judge.habit(s) is None
    assert playing not in judge.worth_weighing(knowledge.offers)
    assert bot_named(name).choose(knowledge, Random(1)) == ("let-pass",)
