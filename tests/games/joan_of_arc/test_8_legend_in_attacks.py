"""8. Legend cards in an attack: when players are asked for them, and what they do to the dice (JA-8.5)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.attacks import attacked
from tests.games.joan_of_arc.legend import card, give, scene, with_legend_cards
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.piles import LEGEND_DISCARD
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import ATTACK_OVER_WINDOW, MELEE, SHOOTING
from timefront.games.joan_of_arc.odds.simulated import plan_attack
from timefront.games.joan_of_arc.rules.attack.muster import muster
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE, in_play, rolled_dice, showing
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow
from timefront.games.joan_of_arc.rules.rounds.orders import InterruptWindow
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import EXPERIENCE, held
from timefront.kernel.flow import OVER
from timefront.kernel.packs import PackError

PUSH, DISRUPT, KILL, SHIELD = (RESULTS.index(result) for result in ("push", "disrupt", "kill", "shield"))
ATTACKERS = ("pikemen 1 B2", "pikemen 1 B2", "bowmen 1 B2")
DEFENDERS = ("pikemen 2 B3", "pikemen 2 B3")


def fight(deck: str, seat: int, *keys: str, roll: int = MELEE, tokens: int = 3) -> Scene:
    """The French attack an area, and a seat has cards."""
    made = give(scene(deck, *ATTACKERS, *DEFENDERS), seat, *keys, tokens=tokens)
    return attacked(made, "B3", *((0, 1) if roll == MELEE else (2,)), roll=roll)


def with_nothing_to_play(made: Scene) -> Scene:
    """Whoever could hold a card for the moment, but does not, lets it pass."""
    while made.asked() == "CardWindow.card" and not made.offered("play-card"):
        made.choose("play-no-card")
    return made


def roll_all(made: Scene, *results: str, shown: int = 0) -> Scene:
    """Both sides roll: the first attack dice show these results, the defence dice another; or else what comes first."""
    for _ in range(2):
        if made.asked() not in ("attack", "defence"):
            continue
        wanted = list(results) if made.asked() == "attack" else []
        fallen = []
        for number, factor in enumerate(made.s.chance().factors):
            rest = shown if made.asked() == "defence" else 0
            value = RESULTS.index(wanted[number]) if number < len(wanted) else rest
            fallen.append(value if value in factor.values else factor.values[0])
        made.draw(*fallen)
    return made


def test_JA_8_5_both_sides_are_asked_when_an_attack_is_declared() -> None:
    made = fight("tactics", ENGLISH, "locked_pavises", tokens=2)
    give(made, FRENCH, "massed_volley", tokens=2)
    made = attacked(made, "B3", 0, 1)
    assert (made.asked(), made.s.seat) == ("CardWindow.card", ENGLISH), "in a melee the attacker has no such card"
    made.choose("play-card", card("locked_pavises"))
    made = roll_until_defence(made)
    assert made.pool() == plain_pool() + 2
    assert check(made.s) == []


def roll_until_defence(made: Scene) -> Scene:
    """The attacker rolls."""
    while made.asked() != "defence":
        made.draw(*[factor.values[0] for factor in made.s.chance().factors])
    return made


def plain_pool() -> int:
    """How many dice the defence rolls without a card."""
    return roll_until_defence(attacked(scene("tactics", *ATTACKERS, *DEFENDERS), "B3", 0, 1)).pool()


def test_JA_8_5_the_lance_of_saint_michael_adds_a_red_and_a_white_die_to_a_melee() -> None:
    before = len(rolled_dice(attacked(scene("myth", *ATTACKERS, *DEFENDERS), "B3", 0, 1).s, ATTACK))
    made = fight("myth", FRENCH, "lance_of_saint_michael").choose("play-card", card("lance_of_saint_michael"))
    assert len(rolled_dice(made.s, ATTACK)) == before + 2
    assert made.pool() == before + 2
    made = fight("myth", FRENCH, "lance_of_saint_michael", roll=SHOOTING)
    assert made.asked() == "attack", "it is for melees"


def test_JA_8_5_a_massed_volley_adds_a_red_die_to_shooting() -> None:
    before = len(rolled_dice(attacked(scene("tactics", *ATTACKERS, *DEFENDERS), "B3", 2, roll=SHOOTING).s, ATTACK))
    made = fight("tactics", FRENCH, "massed_volley", roll=SHOOTING).choose("play-card", card("massed_volley"))
    assert made.pool() == before + 1
    while made.s.seat != -2:
        rng = Random(1)
        made.s.answer(made.s.chance().sample(rng) if made.s.seat == -1 else rng.choice(made.s.offer()))
    assert made.s.boons == [], "it is over with the attack"


def test_JA_8_5_light_on_the_blade_turns_a_push_into_a_disrupt() -> None:
    made = fight("myth", FRENCH, "light_on_the_blade", tokens=2)
    roll_all(with_nothing_to_play(made), "push", "push")
    assert (made.asked(), made.s.seat) == ("CardWindow.card", FRENCH)
    disrupts = len(showing(made.s, ATTACK, DISRUPT))
    made.choose("play-card", card("light_on_the_blade"))
    if made.asked() == "PickDice.die":
        shields = showing(made.s, DEFENCE_SIDE, SHIELD)
        assert all(made.refused("pick-die", die).key == "not-for-that-die" for die in shields)
        assert made.refused("enough-dice").key == "pick-a-die"
        made.choose(*made.offered("pick-die")[0])
    assert made.facts("result-turned") == [{"unit": 0, "before": PUSH, "after": DISRUPT}]
    assert disrupts == 0


def test_JA_8_5_without_a_push_the_light_falls_on_nothing() -> None:
    made = roll_all(with_nothing_to_play(fight("myth", FRENCH, "light_on_the_blade", tokens=2)))
    assert made.asked() != "CardWindow.card", "all can see that no die shows it, so nobody is asked"


def test_JA_8_5_second_rank_strikes_rerolls_two_dice_of_the_attack() -> None:
    made = roll_all(fight("tactics", FRENCH, "second_rank_strikes"))
    with_nothing_to_play(made).choose("play-card", card("second_rank_strikes"))
    picked = 0
    while made.asked() == "PickDice.die":
        made.choose(*made.offered("pick-die")[0])
        picked += 1
    assert (picked, made.asked(), made.pool()) == (2, "reroll", 2)
    made.draw(*[factor.values[-1] for factor in made.s.chance().factors])
    assert len(made.facts("die-rerolled")) == 2


def in_defence(deck: str, key: str, *results: str, roll: int = MELEE, shown: int = 0) -> Scene:
    """The English have a card, and both sides have rolled; if possible, the defence dice show one result."""
    made = roll_all(fight(deck, ENGLISH, key, roll=roll), *results, shown=shown)
    while made.s.seat == ENGLISH and made.asked() == "CardWindow.card" and not made.offered("play-card"):
        roll_all(made.choose("play-no-card"), *results, shown=shown)
    return made


def test_JA_8_5_the_veil_turns_a_disrupt_into_a_shield() -> None:
    made = in_defence("myth", "saint_catherines_veil", "push", "push", shown=DISRUPT)
    shields = len(showing(made.s, DEFENCE_SIDE, SHIELD))
    made.choose("play-card", card("saint_catherines_veil"))
    made.choose(*made.offered("pick-die")[0]) if made.asked() == "PickDice.die" else None
    (turned,) = made.facts("result-turned")
    assert (turned["before"], turned["after"]) == (DISRUPT, SHIELD)
    assert made.asked() != "CardWindow.card" or len(showing(made.s, DEFENCE_SIDE, SHIELD)) == shields + 1


def test_JA_8_5_white_doves_bring_three_shields_against_shots() -> None:
    made = in_defence("myth", "white_doves", "push", roll=SHOOTING).choose("play-card", card("white_doves"))
    assert made.facts("shields-gained") == [{"unit": -1, "count": 3}]
    melee = roll_all(fight("myth", ENGLISH, "white_doves"), "push", shown=DISRUPT)
    assert melee.refused("play-card", card("white_doves")).key == "card-does-nothing"


def test_JA_8_5_hold_the_line_takes_every_push_away() -> None:
    made = in_defence("tactics", "hold_the_line", "push", "push", "kill")
    pushes = len(showing(made.s, ATTACK, PUSH))
    assert pushes
    made.choose("play-card", card("hold_the_line"))
    assert len(made.facts("result-cancelled")) == pushes
    assert not [die for die in in_play(made.s, ATTACK) if made.s.die_result[die] == PUSH]


def test_JA_8_5_odds_are_those_of_an_attack_without_cards() -> None:
    made = give(scene("tactics", *ATTACKERS, *DEFENDERS), FRENCH, "second_rank_strikes")
    plan = plan_attack(made.s, FRENCH, made.area("B3"), MELEE, [0, 1], [0, 0], False)
    assert plan is not None
    laid = plan.laid()
    laid.run()
    assert laid.seat == -1, "nobody is asked for a card"


# After somebody else's order, and after an attack


def test_JA_8_5_a_counter_stroke_activates_an_area_and_is_no_interrupt() -> None:
    made = give(scene("tactics", *ATTACKERS, *DEFENDERS), ENGLISH, "counter_stroke", tokens=2)
    made.start(InterruptWindow(mover=FRENCH))
    assert (made.asked(), made.s.seat) == ("InterruptWindow.reaction", ENGLISH)
    assert made.refused("interrupt", "B3").key == "no-such-order"
    made.choose("play-card", card("counter_stroke"))
    assert made.asked() == "Sally.area"
    assert check(made.s) == []
    assert made.refused("sally", "B2").key == "no-own-unit"
    view = view_of(made.s, FRENCH).legend
    assert view is not None
    assert view.playing == ["counter_stroke"]
    made.choose("sally", "B3")
    assert made.asked().startswith("Declaration")
    made.choose("all-wait", 3)
    assert made.s.seat == OVER, "neither an order nor a card is left"
    assert made.s.piles[LEGEND_DISCARD] == 1 << card("counter_stroke")


def test_JA_8_5_the_trumpet_of_the_archangel_does_so_too() -> None:
    made = give(scene("myth", *ATTACKERS, *DEFENDERS), ENGLISH, "trumpet_of_the_archangel", tokens=3)
    made.start(InterruptWindow(mover=FRENCH)).choose("play-card", card("trumpet_of_the_archangel"))
    assert made.offered("sally") == [("sally", made.area("B3"))]


def test_JA_8_5_who_has_no_unit_on_the_board_cannot_activate_any() -> None:
    made = give(scene("tactics", *ATTACKERS, "bowmen 2 disrupted"), ENGLISH, "counter_stroke", tokens=2)
    made.start(InterruptWindow(mover=FRENCH))
    assert made.refused("play-card", card("counter_stroke")).key == "card-does-nothing"
    assert made.offered("play-card") == []


def test_JA_8_5_who_could_hold_a_card_is_asked_after_an_order_and_may_pass() -> None:
    made = give(scene("tactics", *ATTACKERS, *DEFENDERS), ENGLISH, "hold_the_line", tokens=2)
    made.start(InterruptWindow(mover=FRENCH))
    assert made.s.offer() == [("let-pass",)]
    assert not made.s.is_forced(), "the pause tells nothing"
    made.choose("let-pass")
    assert made.s.seat == OVER


def test_JA_8_5_a_captured_standard_needs_a_fallen_character() -> None:
    made = give(scene("tactics", *ATTACKERS, "poton_de_xaintrailles 2 B3"), FRENCH, "captured_standard", tokens=1)
    muster(made.s, FRENCH, made.area("B3"), MELEE, [0], [0], is_commanded=False)
    window = CardWindow(ATTACK_OVER_WINDOW, [FRENCH, ENGLISH])
    assert made.start(window).s.seat == OVER, "nobody fell"
    destroy(made.s, 3, FRENCH)
    made.start(CardWindow(ATTACK_OVER_WINDOW, [FRENCH, ENGLISH])).choose("play-card", card("captured_standard"))
    before = held(made.s, FRENCH, EXPERIENCE)
    assert before >= 2
    assert made.asked() == "legend-card"


def test_JA_8_5_a_card_that_activates_does_nothing_else() -> None:
    text = """
[[legend]]
key = "counter_stroke"
deck = "tactics"
cost = 1
window = "interrupt"
effects = [{ effect = "activate" }, { effect = "draw_cards", count = 1 }]
"""
    with pytest.raises(PackError, match="activate is one of several"):
        read_pack(with_legend_cards("tactics", hand=0, legend=text))


def test_JA_8_5_where_nothing_hits_nobody_is_asked_for_shields_or_rerolls() -> None:
    for key, roll in (("saint_catherines_veil", MELEE), ("white_doves", SHOOTING)):
        made = in_defence("myth", key, roll=roll, shown=DISRUPT)
        assert made.asked() != "CardWindow.card", "all can see that there is nothing to stop (ruling J-74)"
    made = in_defence("myth", "saint_catherines_veil", "push", shown=DISRUPT)
    assert (made.asked(), made.s.seat) == ("CardWindow.card", ENGLISH)
