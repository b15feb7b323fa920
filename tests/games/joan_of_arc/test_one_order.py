"""6. While units declare, a search considers one order only, and can still reach every result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.joan_of_arc.acting import FRENCH, activate
from tests.games.joan_of_arc.equipped import scene, wear
from tests.games.joan_of_arc.scenes import Scene
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, War
from timefront.kernel.flow import dumps
from timefront.kernel.questions import Choice

Offers = Callable[[War], list[Choice]]
SCENES = [
    ("foragers", COMMAND, ("pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 2 B3")),
    ("foragers", COMMAND, ("pikemen 1 B2", "pikemen 1 B2", "halberdiers 1 B2", "pikemen 2 B3", "bowmen 2 C3c")),
    ("foragers", COMMAND, ("crossbowmen 1 B2", "crossbowmen 1 B2", "french_hero 1 B2", "pikemen 2 B3")),
    ("patay", CHARGE, ("mounted_knights 1 A2", "mounted_knights 1 A2", "pikemen 2 C2")),
]


def positions_after(s: War, offers: Offers) -> tuple[set[bytes], int]:
    """What the declarations can lead to, and in how many ways."""
    if not s.stack or not isinstance(s.stack[-1], Declaration):
        return {dumps(s)}, 1
    found: set[bytes] = set()
    ways = 0
    for choice in offers(s):
        copy = s.clone()
        copy.answer(choice)
        reached, count = positions_after(copy, offers)
        found |= reached
        ways += count
    return found, ways


@pytest.mark.parametrize(("scenario", "mode", "units"), SCENES)
def test_JA_6_1_a_search_reaches_all_that_units_can_declare_in_fewer_ways(
    scenario: str, mode: int, units: tuple[str, ...]
) -> None:
    scene = Scene(scenario, *units)
    scene.s.tokens[4] = 0
    s = activate(scene, scene.where(0), mode).s
    s.sink = None
    everything, ways = positions_after(s, lambda s: s.offer())
    searched, fewer = positions_after(s, JOAN_OF_ARC.judge.search_offers)
    assert searched == everything
    assert fewer < 0.7 * ways


def test_JA_6_1_a_hint_for_whoever_begins_with_another_sort_goes_on_from_there() -> None:
    """Every offer at the root, one order below it: what a kind has declared before restricts nobody."""
    units = ("pikemen 1 B2", "halberdiers 1 B2", "halberdiers 1 B2", "pikemen 2 B3")
    s = activate(Scene("foragers", *units), "B2").choose("wait", 0).s
    s.sink = None
    everything, _ = positions_after(s, lambda s: s.offer())
    searched: set[bytes] = set()
    for choice in s.offer():
        copy = s.clone()
        copy.answer(choice)
        searched |= positions_after(copy, JOAN_OF_ARC.judge.search_offers)[0]
    assert searched == everything


def test_JA_8_3_no_bot_gives_equipment_to_and_fro() -> None:
    """A gift leads to the same question again, and an action not yet declared looks best: it would never end."""
    made = wear(scene("joan_of_arc 1 A2", "la_hire 1 A2", "pikemen 2 B2"), 0, "milanese_plate")
    s = activate(made, "A2").s
    assert any(choice[0] == "give-equipment" for choice in s.offer())
    weighed = JOAN_OF_ARC.judge.worth_weighing(s.offer())
    assert weighed == [choice for choice in s.offer() if choice[0] not in ("give-equipment", "discard-equipment")]
    bot, rng = bot_named("greedy"), Random(1)
    while isinstance(s.stack[-1], Declaration):
        choice = bot.choose(Knowledge(JOAN_OF_ARC, s, s.seat), rng)
        assert choice[0] not in ("give-equipment", "discard-equipment")
        s.answer(choice)


@pytest.mark.parametrize("seed", range(3))
def test_JA_8_3_no_search_gives_equipment_to_and_fro(seed: int) -> None:
    """Before declared actions a gift costs a search nothing, and so it was made again and again."""
    made = wear(scene("joan_of_arc 1 A2", "la_hire 1 A2", "pikemen 2 B2"), 0, "milanese_plate")
    s = activate(made, "A2").choose("pray", 0, EXPERIENCE).choose("move", 1, 1).s
    assert any(choice[0] == "give-equipment" for choice in s.offer())
    choice = bot_named("mcts:20").choose(Knowledge(JOAN_OF_ARC, s, s.seat), Random(seed))
    assert choice[0] not in ("give-equipment", "discard-equipment")


def test_JA_6_10_intrigue_is_not_exchanged_before_something_is_paid() -> None:
    made = Scene("chinon", "joan_of_arc 1 A2", "edmund_of_somerset 2 E2").start(OrderPhase(FRENCH))
    offers, exchange = made.s.offer(), ("exchange-intrigue", LEGEND)
    assert exchange in offers
    assert exchange not in JOAN_OF_ARC.judge.worth_weighing(offers)
    assert exchange not in JOAN_OF_ARC.judge.search_offers(made.s)
