"""6. A unit whose only dice must be paid for attacks if its owner can pay (JA-6.5, JA-2.5)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import FRENCH, activate
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS, held
from timefront.kernel.packs import PackFiles

ANGELS = "units/apocalypse.toml"
OWN_DICE = 'hp = 6\nmelee = ["red", "red", "red", "white"]\n'


def angel_without_own_dice(tokens: int) -> Scene:
    """Saint Michael next to peasants, with only the melee dice that cost a legend token."""
    files = dict(BUILT_IN.files)
    assert files[ANGELS].count(OWN_DICE) == 1
    files[ANGELS] = files[ANGELS].replace(OWN_DICE, "hp = 6\n")
    made = Scene(setting("foragers", PackFiles(files)), "saint_michael 1 B2", "peasants 2 B3")
    made.s.tokens = [0] * len(made.s.tokens)
    made.s.tokens[FRENCH * TOKEN_KINDS + LEGEND] = tokens
    return activate(made, "B2")


def test_JA_6_5_a_unit_attacks_with_dice_that_must_be_paid_for() -> None:
    made = angel_without_own_dice(1)
    assert ("melee", 0, made.area("B3")) in made.s.offer()
    made.choose("melee", 0, "B3").choose("pay-for-dice", 0)
    assert (made.asked(), made.pool()) == ("attack", 5)
    assert held(made.s, FRENCH, LEGEND) == 0


def test_JA_6_5_who_cannot_pay_has_no_dice_to_attack_with() -> None:
    made = angel_without_own_dice(0)
    assert made.offered("melee") == []
    refusal = made.refused("melee", 0, "B3")
    assert (refusal.rule, refusal.key) == ("JA-6.5", "no-melee-dice")


def test_JA_2_5_who_does_not_pay_after_all_attacks_without_dice() -> None:
    made = angel_without_own_dice(1).choose("melee", 0, "B3").choose("use-own-dice", 0)
    assert made.asked() != "attack"
    assert held(made.s, FRENCH, LEGEND) == 1
    assert check(made.s) == []
