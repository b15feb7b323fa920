"""Positions stored by older programs are read with the columns and procedures of today."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, order_phase
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.boons import THIS_TURN
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, orders_against
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATION_WINDOW,
    COMMAND,
    CONVERT_ORDER,
    MOVE_RALLY_POINT,
    TIMINGS,
)
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.windows import Window
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.older_positions import convert_position
from timefront.games.joan_of_arc.state import LEGEND, REROLL, War
from timefront.kernel.flow import dump_state, restore_state
from timefront.matches.notation import whole_text
from timefront.matches.opening import load_start
from timefront.matches.positions import read_start

NEW = ("laid", "fight", "die_unit", "die_kind", "die_result", "die_fate", "die_mate", "die_marks")


def stored_by_version_1(scene: Scene) -> dict[str, Any]:
    """A position with an empty board, with the columns of version 1."""
    data = dump_state(order_phase(scene, command=1).s)
    board = scene.setting.board
    fields = {name: value for name, value in data["fields"].items() if name not in NEW}
    posts = board.area_count + board.area_count - board.ground_count
    old = {"fire": [0] * board.area_count, "barricade": [0] * board.area_count, "orders_on": [0] * posts}
    return {**data, "fields": {**fields, **old}}


def opened(scene: Scene, data: dict[str, Any]) -> War:
    """The position that is read from it today."""
    return restore_state(War, scene.setting, convert_position(scene.setting, data))


def test_fires_barricades_and_orders_lie_where_they_lay() -> None:
    scene = Scene("fierbois", "pikemen 1 C3a.1", "pikemen 2 C3a.1", "pikemen 1 C2a")
    data = stored_by_version_1(scene)
    ground, inside, board = scene.area("C2a"), scene.area("C3a.1"), scene.setting.board
    data["fields"]["fire"][ground] = ENGLISH + 1
    data["fields"]["barricade"][inside] = FRENCH + 1
    data["fields"]["orders_on"][ground] = 2
    data["fields"]["orders_on"][board.first_sky + inside - board.ground_count] = 1
    s = opened(scene, data)
    assert (fire_of(s, ground), barricade_of(s, ground)) == (ENGLISH + 1, 0)
    assert (fire_of(s, inside), barricade_of(s, inside)) == (0, FRENCH + 1)
    assert [orders_against(s, ground, side) for side in range(2)] == [2, 2]
    assert [orders_against(s, inside, side) for side in range(2)] == [0, 1]
    assert s.fight == s.die_unit == []


@pytest.mark.parametrize("damage", [{"fields": 1}, {"stack": [["joan_of_arc.Attack", "shield", {}]]}, {"stack": [1]}])
def test_a_damaged_position_is_no_position(damage: dict[str, Any]) -> None:
    scene = Scene("fierbois", "pikemen 1 C2a")
    with pytest.raises(ValueError, match="it starts from no position"):
        load_start(JOAN_OF_ARC, scene.setting, {**stored_by_version_1(scene), **damage})


def test_powers_that_last_were_a_unit_and_a_slot() -> None:
    scene = Scene("foragers", "pikemen 1 C2a", "jean_de_dunois_unholy 1 B2")
    data = dump_state(order_phase(scene, command=1).s)
    fields = {name: value for name, value in data["fields"].items() if not name.startswith("stale")}
    s = opened(scene, {**data, "fields": {**fields, "boons": [1, 5]}})
    power = scene.setting.cards.effects[s.boons[0]]
    assert power in scene.setting.cards.powers[s.profile[1]]
    assert (power.slot, s.boons[1:]) == (5, [1, -1, THIS_TURN])
    assert (s.stale, s.stale_older) == (0, 0)


def test_a_position_of_today_stays_as_it_is() -> None:
    scene = Scene("fierbois", "pikemen 1 C2a")
    data = dump_state(order_phase(scene, command=1).s)
    assert convert_position(scene.setting, data) is data


def test_areas_that_burn_were_waiting() -> None:
    scene = Scene("fierbois", "pikemen 1 C2a")
    data = dump_state(order_phase(scene, command=1).s)
    stack: list[Any] = [
        ["joan_of_arc.Fires", "next_fire", {"waiting": [3, 7]}],
        ["joan_of_arc.Camp", "x", {"waiting": [1]}],
    ]
    now = convert_position(scene.setting, {**data, "stack": stack})["stack"]
    assert now == [["joan_of_arc.Fires", "next_fire", {"burning": [3, 7]}], stack[1]]


def test_on_a_doom_die_nobody_was_waiting_to_be_asked_for_intrigue() -> None:
    scene = Scene("fierbois", "pikemen 1 disrupted", "bowmen 2 D1b")
    scene.s.tokens[REROLL] = 1
    scene.start(Casualties(FRENCH)).roll("death")
    data = dump_state(scene.s)
    name, at, own = data["stack"][0]
    before = {**data, "stack": [[name, at, {field: own[field] for field in own if field != "waiting"}]]}
    assert opened(scene, before).offer() == scene.s.offer()


# Powers


def choosing_a_rally_point() -> Scene:
    """The holy Dunois moves a rally point; the power he has used is the first on that card."""
    scene = Scene("fierbois", "jean_de_dunois_holy 1 D2a", "jean_de_dunois 1 D2a", "pikemen 2 D1b")
    scene.s.tokens[LEGEND] = 1
    scene.s.orders[COMMAND] = 2
    scene.start(Window(FRENCH, ACTIVATION_WINDOW)).choose("use-power", 1, CONVERT_ORDER)
    return scene.choose("use-power", 0, MOVE_RALLY_POINT)


def test_a_power_that_was_being_used_is_an_effect_with_its_source() -> None:
    scene = choosing_a_rally_point()
    data = dump_state(scene.s)
    window, use = data["stack"]
    old = {
        **data,
        "stack": [
            ["joan_of_arc.TurnPowers", window[1], {"seat": FRENCH, "timing": TIMINGS.index("bonus"), "used": [65, 1]}],
            ["joan_of_arc.UsePower", use[1], {"unit": 0, "number": 1, "moved": 0}],
        ],
    }
    new = convert_position(scene.setting, old)
    assert new["stack"] == [[*window[:2], {**window[2], "used": [17, 1]}], use]
    assert opened(scene, old).offer() == scene.s.offer()


def test_so_it_is_in_a_position_that_is_written_as_text() -> None:
    scene = choosing_a_rally_point()
    text = whole_text(JOAN_OF_ARC, scene.setting, scene.s)
    lines = [line for line in text.split("\n") if " Use." in line or " Window." in line]
    assert len(lines) == 2
    old = text.replace(lines[0], "doing: TurnPowers.next_power seat=first timing=1 used=(65 1)")
    old = old.replace(lines[1], "doing: UsePower.rally_point unit=jean_de_dunois_holy number=1")
    s = read_start(old, JOAN_OF_ARC, scene.setting)
    assert isinstance(s, War)
    assert s.offer() == scene.s.offer()
    s.answer(s.offer()[0])
    assert s.question_name() == "Window.power"
