"""8. Legend cards against losses: withdrawal, fewer dice, rescue, doom dice (JA-8.5)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.attacks import attacked
from tests.games.joan_of_arc.legend import card, give, scene, twice
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.board.piles import LEGEND_DISCARD
from timefront.games.joan_of_arc.content.dice import DEATH, DELAYED_RALLY, DISRUPT, RALLY, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.attack.rows import ALLOCATED, ATTACK, rolled_dice
from timefront.games.joan_of_arc.rules.effects.dice_changes import units_in_danger
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import DISRUPTED, GRAVEYARD, REROLL, TOKEN_KINDS
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, OVER

KILL, SHIELD = RESULTS.index("kill"), RESULTS.index("shield")
ATTACKERS = ("la_hire 1 B2", "bowmen 1 B2", "bowmen 1 B2", "bowmen 1 B2")


def fight(deck: str, key: str, *defenders: str, roll: int = MELEE, legend: str = "") -> Scene:
    """The French attack, and the English have a card."""
    made = give(scene(deck, *ATTACKERS, *defenders, legend=legend), ENGLISH, key)
    return attacked(made, "B3", *((0,) if roll == MELEE else (1, 2, 3)), roll=roll)


def doomed(key: str, deck: str, *units: str) -> Scene:
    """The French have disrupted units and a card."""
    return give(scene(deck, *units, "bowmen 2 D2"), FRENCH, key).start(Casualties(FRENCH))


# In an attack


def test_JA_8_5_a_contrary_wind_takes_three_dice_out_of_the_shots() -> None:
    made = fight("myth", "contrary_wind", "pikemen 2 B3", roll=SHOOTING)
    assert (made.asked(), made.s.seat) == ("CardWindow.card", ENGLISH)
    made.choose("play-card", card("contrary_wind"))
    before = len(rolled_dice(made.s, ATTACK))
    assert (made.asked(), made.s.seat) == ("Removal.removal", ENGLISH)
    own = next(die for die in range(len(made.s.die_unit)) if die not in rolled_dice(made.s, ATTACK))
    assert made.refused("remove-die", own).key == "no-attack-die"
    for _ in range(3):
        made.choose(*made.offered("remove-die")[0])
    assert len(rolled_dice(made.s, ATTACK)) == before - 3
    assert made.asked() == "attack"
    assert check(made.s) == []


def test_JA_8_5_a_feigned_retreat_takes_a_defender_out_before_the_rolls() -> None:
    made = fight("tactics", "feigned_retreat", "pikemen 2 B3", "pikemen 2 B3", "bowmen 2 B3")
    made.choose("play-card", card("feigned_retreat"))
    assert {choice[1] for choice in made.offered("advance")} == {4, 6}, "only defenders; of those alike the first"
    made.choose(*made.offered("advance")[0])
    assert made.s.place[4] != made.area("B3")
    while made.asked() != "defence":
        made.draw(*[factor.values[0] for factor in made.s.chance().factors])
    assert {made.s.die_unit[die] for die in range(len(made.s.die_unit))}.isdisjoint({4})
    assert check(made.s) == []


def test_JA_8_5_nobody_withdraws_from_shots_by_a_feigned_retreat() -> None:
    made = fight("tactics", "feigned_retreat", "pikemen 2 B3", "bowmen 2 B3", roll=SHOOTING)
    assert (made.asked(), made.s.seat) == ("CardWindow.card", ENGLISH)
    assert made.refused("play-card", card("feigned_retreat")).key == "card-does-nothing"


def test_JA_8_5_of_several_who_may_withdraw_one_can_be_enough() -> None:
    made = fight("tactics", "feigned_retreat", "pikemen 2 B3", "bowmen 2 B3", legend=twice("withdraw"))
    made.choose("play-card", card("feigned_retreat")).choose(*made.offered("advance")[0]).choose("stand-still")
    assert made.s.place[4] != made.area("B3") == made.s.place[5]


def test_JA_8_5_where_all_have_withdrawn_nobody_fights_and_nobody_follows_up() -> None:
    made = fight("tactics", "feigned_retreat", "pikemen 2 B3", "bowmen 2 B3", legend=twice("withdraw"))
    made.choose("play-card", card("feigned_retreat"))
    for _ in range(2):
        made.choose(*made.offered("advance")[0])
    while made.asked() == "CardWindow.card":
        made.choose("play-no-card")
    assert made.s.seat == OVER
    assert made.facts("dice-rolled") == []
    assert made.s.place[0] == made.area("B2"), "whoever rolled no dice does not follow up (JA-7.9)"
    assert members(made.s.piles[LEGEND_DISCARD]) == [card("feigned_retreat")]


def struck(face: int) -> Scene:
    """A KILL is allocated to the only defender, whose owner plays a card; its die shows a face."""
    made = fight("myth", "martyrs_patience", "bowmen 2 B3")
    for _ in range(20):
        if made.s.seat == CHANCE:
            factors = made.s.chance().factors
            wanted = [KILL if made.asked() == "attack" else 0] * len(factors)
            made.draw(
                *[
                    want if want in factor.values else factor.values[0]
                    for want, factor in zip(wanted, factors, strict=True)
                ]
            )
        elif made.offered("play-card"):
            break
        else:
            made.choose(*made.s.offer()[-1])
    made.choose("play-card", card("martyrs_patience"))
    while made.asked() != "DeadlyBlow.rescue":
        made.choose(*made.s.offer()[-1])
    assert made.s.seat == ENGLISH
    made.choose("rescue-unit", 4)
    assert made.asked() == "rescue"
    return made.draw(face)


def test_JA_8_5_a_martyrs_patience_disrupts_whom_a_kill_would_destroy() -> None:
    made = struck(SHIELD)
    assert made.s.place[4] == DISRUPTED
    assert made.facts("card-rescue-rolled") == [{"unit": 4, "result": SHIELD}]
    assert check(made.s) == []


def test_JA_8_5_a_martyrs_patience_may_be_in_vain() -> None:
    assert struck(KILL).s.place[4] == GRAVEYARD


def test_JA_8_5_a_rescue_is_for_whom_the_kills_would_destroy() -> None:
    s = Scene("patay", "la_hire 1 A2").s
    s.die_mate, s.die_fate, s.die_result = [0, 0], [ALLOCATED, ALLOCATED], [KILL, KILL]
    points = hp_left(s, 0)
    for left, is_lost in ((3, False), (2, True), (1, True)):
        s.wounds[0] = points - left
        assert units_in_danger(s, FRENCH) == ([0] if is_lost else [])
    assert units_in_danger(s, ENGLISH) == []


# Doom dice


def test_JA_8_5_a_death_turned_away_leaves_a_unit_disrupted() -> None:
    made = doomed("death_turned_away", "myth", "pikemen 1 disrupted")
    made.choose("play-no-card") if made.asked() == "CardWindow.card" else None
    made.draw(DEATH)
    assert (made.asked(), made.s.seat) == ("CardWindow.card", FRENCH)
    made.choose("play-card", card("death_turned_away"))
    assert made.s.place[0] == DISRUPTED
    assert made.facts("doom-turned") == [{"unit": 0, "result": DEATH, "into": DISRUPT}]
    assert made.s.boons == []
    assert made.s.seat == OVER


def test_JA_8_5_nobody_is_asked_for_a_doom_die_that_no_card_turns() -> None:
    made = doomed("death_turned_away", "myth", "pikemen 1 disrupted")
    made.choose("play-no-card") if made.asked() == "CardWindow.card" else None
    made.draw(RALLY)
    assert made.asked() == "Return.place", "everybody sees that no card is for it"


def test_JA_8_5_death_turned_away_is_for_own_units() -> None:
    made = give(scene("myth", "pikemen 1 disrupted", "bowmen 2 D2"), ENGLISH, "death_turned_away", tokens=3)
    made.start(Casualties(FRENCH)).draw(DEATH)
    assert made.s.place[0] == GRAVEYARD


def test_JA_8_5_the_surgeons_tent_brings_one_back_and_rolls_one_doom_die_again() -> None:
    made = doomed("surgeons_tent", "tactics", "pikemen 1 disrupted", "bowmen 1 disrupted", "bowmen 1 disrupted")
    made.choose("play-card", card("surgeons_tent")).choose(*made.offered("rally-troop")[0])
    assert made.s.place[0] >= 0
    made.draw(DEATH)
    assert made.asked() == "Casualties.reroll"
    assert made.refused("reroll-doom").key == "no-reroll-token"
    made.choose("card-rerolls-doom").draw(DEATH)
    assert made.s.place[1] == GRAVEYARD
    assert made.facts("card-rerolled-doom") == [{"seat": FRENCH, "unit": 1}]
    made.draw(DELAYED_RALLY)
    assert made.s.seat == OVER
    assert made.s.boons == []


def test_JA_8_5_the_surgeons_reroll_stands_beside_the_token_and_ends_with_the_camp() -> None:
    made = doomed("surgeons_tent", "tactics", "pikemen 1 disrupted", "bowmen 1 disrupted")
    made.s.tokens[FRENCH * TOKEN_KINDS + REROLL] = 1
    made.choose("play-card", card("surgeons_tent")).choose(*made.offered("rally-troop")[0]).draw(DEATH)
    assert [choice[0] for choice in made.s.offer()] == ["card-rerolls-doom", "let-doom-stand", "reroll-doom"]
    made.choose("let-doom-stand")
    assert made.s.seat == OVER
    assert made.s.boons == []
