"""10. Stakes: bowmen plant them from the reserve, and enemies who cross tear them down (JA-10.5)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.areas import has_stakes
from timefront.games.joan_of_arc.state import OPEN, STAKES, STAKES_OF, TOKEN_KINDS, War
from timefront.kernel.flow import OVER

ENGLISH_STAKES = ENGLISH * TOKEN_KINDS + STAKES


def edges_between(scene: Scene, one: str, other: str) -> list[int]:
    board = scene.setting.board
    return board.border_edges[board.border_between[scene.area(one) * board.area_count + scene.area(other)]]


def stand(s: War, scene: Scene, one: str, other: str) -> bool:
    return has_stakes(s, scene.area(one), scene.area(other))


def test_JA_10_5_bowmen_plant_stakes_on_a_free_edge_of_their_area() -> None:
    scene = Scene("patay", "bowmen 2 E3", "pikemen 2 E3")
    edge = edges_between(scene, "E3", "D3a")[0]
    assert scene.s.tokens[ENGLISH_STAKES] == 2
    activate(scene, "E3", seat=ENGLISH)
    assert scene.refused("place-stakes", 1, edge).key == "no-bowmen"
    assert scene.refused("place-stakes", 0, edges_between(scene, "A1", "A2")[0]).key == "edge-not-free"
    scene.choose("place-stakes", 0, edge)
    assert scene.s.edges[edge] == STAKES_OF + ENGLISH
    assert scene.s.tokens[ENGLISH_STAKES] == 1
    assert scene.facts("stakes-placed") == [{"seat": ENGLISH, "unit": 0, "edge": edge}]
    assert scene.asked() == "Declaration.deed"  # one per activation, and the action is still to come


def test_JA_10_5_after_the_action_too_but_not_twice() -> None:
    scene = Scene("patay", "bowmen 2 E3", "pikemen 2 E3")
    activate(scene, "E3", seat=ENGLISH).choose("move", 0, "D3a").choose("wait", 1)
    scene.choose("place-stakes", 0, edges_between(scene, "D3a", "D2b")[0])
    assert scene.s.seat == OVER


def test_JA_10_5_each_bowmen_unit_plants_its_own_and_the_first_goes_first() -> None:
    scene = Scene("patay", "bowmen 2 E3", "bowmen 2 E3")
    first, second = edges_between(scene, "E3", "D3a")[0], edges_between(scene, "E3", "E2b")[0]
    activate(scene, "E3", seat=ENGLISH)
    assert scene.refused("place-stakes", 1, first).key == "take-the-first-alike"
    scene.choose("place-stakes", 0, first)
    assert scene.refused("place-stakes", 0, second).key == "bonus-used"
    assert scene.refused("place-stakes", 1, first).key == "edge-not-free"
    scene.choose("place-stakes", 1, second)
    assert scene.s.tokens[ENGLISH_STAKES] == 0


def test_JA_10_5_no_stakes_without_a_reserve_or_where_something_stands() -> None:
    scene = Scene("patay", "bowmen 2 D2b", "john_talbot 2 D2b", "pikemen 2 D2a")
    activate(scene, "D2b", seat=ENGLISH)
    taken = [edge for edge in edges_between(scene, "D2b", "C2") if scene.s.edges[edge] != OPEN]
    assert scene.refused("place-stakes", 0, taken[0]).key == "edge-not-free"
    scene.s.tokens[ENGLISH_STAKES] = 0
    assert scene.refused("place-stakes", 0, edges_between(scene, "D2b", "D3a")[0]).key == "no-stakes-left"


def test_JA_10_5_an_enemy_who_crosses_them_removes_them() -> None:
    scene = Scene("patay", "pikemen 1 C2", "pikemen 2 D1b")
    assert stand(scene.s, scene, "C2", "D2b")
    activate(scene, "C2").choose("move", 0, "D2b")
    assert not stand(scene.s, scene, "C2", "D2b")
    assert scene.facts("stakes-removed")
    activate(scene, "D1b", seat=ENGLISH).choose("move", 1, "C2")
    assert stand(scene.s, scene, "C2", "D1b")  # a side's own stakes stay
    assert scene.s.owner[0] == FRENCH
