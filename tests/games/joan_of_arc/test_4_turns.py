"""4. Rounds and turns: their order, and the reserve phase (JA-4.1, JA-4.7, JA-4.13)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import activate
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.boons import THIS_TURN
from timefront.games.joan_of_arc.board.laid import lay_order
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.sequence import WholeWar
from timefront.games.joan_of_arc.state import HAS_MOVED, REROLL_USED
from timefront.kernel.flow import NOBODY, OVER

FRENCH, ENGLISH = 0, 1


def without_units(scenario: str = "foragers") -> Scene:
    """Nobody has a unit on the board, so no order can be played."""
    return Scene(scenario, "pikemen 1 graveyard", "pikemen 2 graveyard")


def ends_turn(scene: Scene) -> Scene:
    """The asked player's only choice."""
    assert scene.s.is_forced()
    return scene.choose("end-turn")


def test_JA_4_1_council_turns_from_the_first_player_and_camp() -> None:
    scene = without_units("fierbois")
    scene.s.tokens = [0] * len(scene.s.tokens)
    scene.start(WholeWar()).draw(0)
    assert scene.s.seat == ENGLISH
    ends_turn(scene)
    assert scene.s.seat == FRENCH
    assert scene.s.active == FRENCH
    ends_turn(scene).draw(1)
    assert [fact["seat"] for fact in scene.facts("turn-began")] == [ENGLISH, FRENCH, ENGLISH]
    assert scene.s.round == 2


def test_JA_4_13_each_player_has_one_turn_in_a_round() -> None:
    scene = without_units().start(WholeWar())
    while scene.s.seat != OVER:
        ends_turn(scene)
    assert [fact["seat"] for fact in scene.facts("turn-began")] == [FRENCH, ENGLISH] * 2
    assert [fact["round"] for fact in scene.facts("round-card-flipped")] == [1, 2]


def test_JA_4_7_unused_orders_are_kept_up_to_3_of_each_kind() -> None:
    scene = without_units()
    scene.s.orders[:4] = [5, 1, 3, 4]
    ends_turn(scene.start(Turn(FRENCH)))
    assert scene.s.orders[:4] == [3, 1, 3, 3]
    assert scene.facts("orders-returned") == [
        {"seat": FRENCH, "order": 0, "count": 2},
        {"seat": FRENCH, "order": 3, "count": 1},
    ]


def test_JA_4_7_spent_orders_leave_the_board() -> None:
    scene = without_units()
    lay_order(scene.s, 3, FRENCH)
    lay_order(scene.s, 3, FRENCH)
    scene.s.boons += [0, 0, -1, THIS_TURN]
    ends_turn(scene.start(Turn(FRENCH)))
    assert not any(scene.s.laid)
    assert scene.s.boons == []


def test_JA_4_7_the_other_s_orders_are_not_capped_in_the_turn() -> None:
    scene = without_units()
    scene.s.orders[4:] = [6, 0, 0, 0]
    ends_turn(scene.start(Turn(FRENCH)))
    assert scene.s.orders[4:] == [6, 0, 0, 0]


def test_JA_4_1_what_is_limited_to_a_turn_is_renewed() -> None:
    scene = without_units()
    scene.s.used[0] = HAS_MOVED | REROLL_USED
    scene.start(Turn(FRENCH))
    assert scene.s.used[0] == REROLL_USED


def test_JA_4_5_in_no_position_nobody_acts_or_somebody_declares_twice() -> None:
    """A changed position from outside may say so."""
    scene = activate(Scene("foragers", "pikemen 1 B2", "crossbowmen 1 B2"), "B2")
    activation, declaration = scene.s.stack
    assert isinstance(activation, Activation)
    assert isinstance(declaration, Declaration)
    faults = {"nobody acts", "others declare than were activated"}
    assert not faults & {*JOAN_OF_ARC.check(scene.s)}
    activation.seat = NOBODY
    declaration.units = [*declaration.units, declaration.units[0]]
    assert faults <= {*JOAN_OF_ARC.check(scene.s)}
