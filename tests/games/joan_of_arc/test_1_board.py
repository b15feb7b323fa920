"""1. The board: capacities, borders, distances, lines of sight and the insides of buildings."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.boards import area, board, border, content, mask, names, neighbours
from timefront.games.joan_of_arc.content.coordinates import (
    EDGES,
    STEPS,
    hex_distance,
    hex_name,
    hex_named,
    is_on_paper,
    opposite,
    rotated_about_origin,
)
from timefront.games.joan_of_arc.content.geometry import (
    FAR,
    NO_BORDER,
    Board,
    areas_within,
    chain_layers,
    distance,
    has_clear_line,
    has_only_clear_lines,
    neighbours_of,
    steps_between,
)
from timefront.kernel.bits import mask_of, members

RING = ("meadow C2", "meadow D2", "meadow D3", "meadow C4", "meadow B3", "meadow B2")
"""The six hexes around C3, clockwise from the top."""


def scenario_boards() -> list[Board]:
    return [scenario.board for scenario in content().scenarios]


def can_shoot(on: Board, shooter: str, target: str, blocking: tuple[str, ...] = (), reach: int = 9) -> bool:
    return has_clear_line(on, area(on, shooter), area(on, target), mask(on, *blocking), reach)


def can_shoot_by_every_chain(
    on: Board, shooter: str, target: str, blocking: tuple[str, ...] = (), reach: int = 9
) -> bool:
    return has_only_clear_lines(on, area(on, shooter), area(on, target), mask(on, *blocking), reach)


# Coordinates and names


def test_JA_1_1_a_hex_is_named_by_column_and_row() -> None:
    assert [hex_name(0, 0), hex_name(1, 0), hex_name(2, -1), hex_name(2, 2)] == ["A1", "B1", "C1", "C4"]
    for q in range(26):
        for row in range(99):
            assert hex_named(hex_name(q, row - q // 2)) == (q, row - q // 2)
    for wrong in ("", "c4", "C0", "C", "4C", "C100", "AA1", "C4b"):
        assert hex_named(wrong) is None
    assert is_on_paper(0, 0)
    assert not is_on_paper(-1, 3)
    assert not is_on_paper(0, -1)


def test_JA_1_1_six_turns_lead_back_and_an_edge_turns_with_its_hex() -> None:
    for rotation in range(EDGES):
        for edge, (q, r) in enumerate(STEPS):
            assert rotated_about_origin(q, r, rotation) == STEPS[(edge + rotation) % EDGES]
    assert rotated_about_origin(2, -1, 6) == (2, -1)
    assert [opposite(edge) for edge in range(EDGES)] == [3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize(("tile", "capacities"), [("meadow", [8]), ("hedged_fields", [6, 6]), ("hamlet", [4, 4, 4])])
def test_JA_1_1_capacity_by_the_number_of_areas_on_the_hex(tile: str, capacities: list[int]) -> None:
    assert board(f"{tile} C3").capacity == capacities


def test_JA_1_1_a_tile_of_three_hexes_turns_about_its_first_one() -> None:
    assert board("village_heart C3").hex_names == ["C3", "D2", "D3"]
    assert board("village_heart C3 1").hex_names == ["C3", "C4", "D3"]
    assert board("village_heart C3 3").hex_names == ["B2", "B3", "C3"]
    assert sorted(board("village_heart C3 5").capacity) == [4, 4, 4, 6, 6, 6, 6]


def test_JA_1_1_areas_are_named_by_a_letter_where_a_hex_has_several() -> None:
    on = board("hamlet C3", "meadow C4")
    assert on.area_names == ["C3a", "C3b", "C3c", "C4"]
    assert on.area_names == board("meadow C4", "hamlet C3").area_names


# Borders


@pytest.mark.parametrize("edge", range(EDGES))
@pytest.mark.parametrize("rotation", range(EDGES))
def test_JA_1_3_an_area_is_adjacent_across_the_edges_it_touches(edge: int, rotation: int) -> None:
    on = board(f"hedged_fields C3 {rotation}", RING[edge])
    outside = RING[edge].split()[1]
    inside = "C3a" if (edge - rotation) % EDGES in (0, 1, 2) else "C3b"
    assert neighbours(on, outside) == [inside]
    assert neighbours(on, inside) == sorted({"C3a", "C3b"} - {inside} | {outside})
    assert len(on.edge_border) == 1
    assert on.border_edges[border(on, inside, outside)] == [0]


def test_JA_1_3_a_corner_is_not_enough() -> None:
    on = board("crossroads C3", *RING)
    assert neighbours(on, "C3a") == ["C2", "C3b", "C3c", "D2"]
    assert border(on, "C3a", "D3") == NO_BORDER  # they meet where C3b begins
    assert border(on, "C3a", "B2") == NO_BORDER


def test_JA_1_3_strips_that_do_not_touch_inside_a_hex_are_not_adjacent() -> None:
    on = board("rocky_ridge C3")
    assert neighbours(on, "C3b") == ["C3a", "C3c"]
    assert neighbours(on, "C3a") == ["C3b"]
    assert steps_between(on, area(on, "C3a"), area(on, "C3c")) == 2


def test_JA_1_3_areas_that_share_several_edges_have_one_border() -> None:
    """Ruling J-60; two hexes share only one edge, so the second is laid by hand."""
    on = board("meadow C3", "meadow C4")
    shared = border(on, "C3", "C4")
    assert on.join(area(on, "C4"), area(on, "C3")) == on.join(area(on, "C3"), area(on, "C4")) == shared
    assert on.border_areas == [(0, 1)]
    on.edge_border.append(on.join(0, 1))
    on.border_edges[shared].append(1)
    assert on.edge_border == [shared, shared]
    assert on.border_edges == [[0, 1]]


def test_JA_1_3_borders_of_every_board_are_dense_and_symmetric() -> None:
    for on in scenario_boards():
        seen: set[tuple[int, int]] = set()
        for number, (one, other) in enumerate(on.border_areas):
            assert one < other
            assert on.border_between[one * on.area_count + other] == number
            assert on.border_between[other * on.area_count + one] == number
            seen.add((one, other))
        assert len(seen) == len(on.border_areas)
        assert sorted(edge for edges in on.border_edges for edge in edges) == list(range(len(on.edge_border)))
        for edge, its_border in enumerate(on.edge_border):
            one, other = on.border_areas[its_border]
            assert edge in on.border_edges[its_border]
            assert distance(on, one, other) == 1
        for number in range(on.ground_count):
            assert on.neighbour_mask[number] == mask_of(on.neighbours[number])
            assert [on.border_between[number * on.area_count + other] for other in on.neighbours[number]] == (
                on.neighbour_borders[number]
            )


def test_JA_1_3_hexes_side_by_side_always_share_an_edge() -> None:
    for on in scenario_boards():
        ground = {on.area_hex[area] for area in range(on.first_sky)}
        pairs = sum(on.distances[one * on.hex_count + other] == 1 for one in ground for other in ground) // 2
        assert len(on.edge_border) == pairs


# Distance


def test_JA_1_6_distance_is_counted_in_hexes() -> None:
    on = board("hamlet C3", "hedged_fields C4", "meadow C5", "meadow B5")
    assert distance(on, area(on, "C3a"), area(on, "C3c")) == 0
    assert distance(on, area(on, "C3a"), area(on, "C4b")) == 1
    assert distance(on, area(on, "C3a"), area(on, "C5")) == 2
    assert distance(on, area(on, "C3a"), area(on, "B5")) == 3
    assert hex_distance(0, 0, 3, -1) == 3
    assert hex_distance(0, 0, 2, 2) == 4


def test_JA_1_6_areas_within_a_number_of_hexes() -> None:
    on = board("hamlet C3", "hedged_fields C4", "meadow C5", "meadow B5")
    assert names(on, members(areas_within(on, area(on, "C3a"), 0))) == ["C3a", "C3b", "C3c"]
    assert names(on, members(areas_within(on, area(on, "C5"), 1))) == ["B5", "C4a", "C4b", "C5"]
    assert areas_within(on, area(on, "C3a"), 2) == on.ground & ~mask(on, "B5")
    assert areas_within(on, area(on, "C3a"), 99) == on.ground
    for another in scenario_boards():
        for one in range(another.ground_count):
            for hexes in range(another.farthest + 2):
                near = [other for other in range(another.ground_count) if distance(another, one, other) <= hexes]
                assert areas_within(another, one, hexes) == mask_of(near)


def test_JA_9_jump_steps_are_counted_in_areas() -> None:
    on = board("hedged_fields C3", "meadow C4", "meadow E9")
    assert steps_between(on, area(on, "C3a"), area(on, "C4")) == 2
    assert steps_between(on, area(on, "C3b"), area(on, "C4")) == 1
    assert steps_between(on, area(on, "C4"), area(on, "C4")) == 0
    assert steps_between(on, area(on, "C4"), area(on, "E9")) == FAR


def test_JA_1_6_hexes_side_by_side_are_at_distance_1() -> None:
    on = board("meadow C3", *RING)
    centre = on.hex_names.index("C3")
    assert len(on.hex_neighbours[centre]) == EDGES
    assert [on.hex_names[other] for other in on.hex_neighbours[on.hex_names.index("B2")]] == ["B3", "C2", "C3"]


# Lines


ROW = ("meadow A1", "meadow A2", "meadow A3", "meadow A4")


def test_JA_6_6_a_blocking_area_strictly_between_stops_a_direct_shot() -> None:
    on = board(*ROW)
    assert can_shoot(on, "A1", "A4")
    assert not can_shoot(on, "A1", "A4", ("A2",))
    assert not can_shoot(on, "A4", "A1", ("A2",))
    assert can_shoot(on, "A1", "A4", ("A1", "A4"))
    assert can_shoot(on, "A1", "A2", ("A2", "A3"))


def test_JA_6_6_another_chain_of_the_same_length_keeps_the_line_open() -> None:
    on = board("meadow C3", *RING)
    assert can_shoot(on, "B2", "D3", ("C2", "D2", "B3", "C4")) is True  # through C3
    assert can_shoot(on, "B2", "D3", ("C3",)) is False  # the way around it is longer
    assert can_shoot(on, "B2", "D2", ("C3",)) is True  # C2 lies on an equally short chain
    assert can_shoot(on, "B2", "D2", ("C3", "C2")) is False


def test_JA_6_6_by_an_option_every_chain_of_the_same_length_must_be_open() -> None:
    on = board("meadow C3", *RING)
    assert can_shoot_by_every_chain(on, "B2", "D3", ("C2", "D2", "B3", "C4"))  # C3 is the only shortest chain
    assert not can_shoot_by_every_chain(on, "B2", "D3", ("C3",))
    assert not can_shoot_by_every_chain(on, "B2", "D2", ("C3",))  # an equally short chain over C2 does not help
    assert not can_shoot_by_every_chain(on, "B2", "D2", ("C2",))
    assert can_shoot_by_every_chain(on, "B2", "D2", ("B2", "B3", "C4", "D2", "D3"))


def test_JA_6_6_only_the_shortest_chains_count() -> None:
    """A chain of areas is measured in areas: a hex with one area is crossed faster than one with three."""
    on = board("meadow B2", "rocky_ridge C2", "meadow C3", "meadow D2")
    assert chain_layers(on, area(on, "B2"), area(on, "D2"), 2) == [mask(on, "C3")]
    assert can_shoot(on, "B2", "D2", ("C2a", "C2b", "C2c"))
    assert not can_shoot(on, "B2", "D2", ("C3",))


def test_JA_6_6_a_chain_stays_within_range() -> None:
    on = board("meadow A1", "meadow A2", "meadow A3")
    assert not can_shoot(on, "A1", "A3", reach=1)
    assert can_shoot(on, "A1", "A3", reach=2)
    gap = board("meadow A1", "meadow B1", "meadow C2", "meadow C3", "meadow B3", "meadow A3")
    assert distance(gap, area(gap, "A1"), area(gap, "A3")) == 2
    assert can_shoot(gap, "A1", "A3", reach=3)
    assert not can_shoot(gap, "A1", "A3", reach=2)  # the only chain leads through C3, three hexes away
    assert can_shoot_by_every_chain(gap, "A1", "A3", reach=3)
    assert not can_shoot_by_every_chain(gap, "A1", "A3", reach=2)


def test_JA_6_5_an_adjacent_area_is_always_in_line() -> None:
    for on in scenario_boards():
        for one in range(on.ground_count):
            for other in on.neighbours[one]:
                assert has_clear_line(on, one, other, on.ground, 1)
                assert has_only_clear_lines(on, one, other, on.ground, 1)


def chains_by_hand(on: Board, shooter: int, target: int, allowed: int) -> list[list[int]]:
    """All shortest chains within the allowed areas, found one by one."""
    chains = [[shooter]]
    while chains and not any(chain[-1] == target for chain in chains):
        chains = [
            [*chain, following]
            for chain in chains
            for following in on.neighbours[chain[-1]]
            if allowed >> following & 1 and following not in chain
        ]
        if chains and len(chains[0]) > 12:
            return []
    return [chain for chain in chains if chain[-1] == target]


def test_JA_6_6_lines_agree_with_chains_found_one_by_one() -> None:
    rng = Random(1429)
    clear = blocked = only_clear = 0
    for on in scenario_boards():
        for _ in range(250):
            shooter, target = rng.randrange(on.ground_count), rng.randrange(on.ground_count)
            reach = rng.randint(1, 3)
            if shooter == target or distance(on, shooter, target) > reach:
                continue
            blocking = mask_of([number for number in range(on.ground_count) if rng.random() < 0.4])
            chains = chains_by_hand(on, shooter, target, areas_within(on, shooter, reach))
            expected = any(not mask_of(chain[1:-1]) & blocking for chain in chains)
            assert has_clear_line(on, shooter, target, blocking, reach) == expected
            clear, blocked = clear + expected, blocked + (not expected)
            expected = bool(chains) and not any(mask_of(chain[1:-1]) & blocking for chain in chains)
            assert has_only_clear_lines(on, shooter, target, blocking, reach) == expected
            only_clear += expected
    assert clear > 100
    assert blocked > 50
    assert 50 < only_clear < clear


# Interiors


def test_JA_6_3_an_interior_is_adjacent_to_its_surrounding_area_alone() -> None:
    on = board("hamlet C3", "meadow C2", rooms=(("C3a", 2), ("C3b", 5), ("C3a", 1)))
    assert on.area_names == ["C2", "C3a", "C3b", "C3c", "C3a.1", "C3b.1", "C3a.2"]
    assert (on.ground_count, on.area_count, on.first_sky) == (4, 7, 7)
    assert neighbours(on, "C3a.1") == neighbours(on, "C3a.2") == ["C3a"]
    assert neighbours(on, "C3a") == ["C2", "C3b", "C3c"]
    assert names(on, on.rooms_of[area(on, "C3a")]) == ["C3a.1", "C3a.2"]
    assert on.surrounding == [-1, -1, -1, -1, 1, 2, 1]
    assert border(on, "C3a", "C3a.2") != NO_BORDER
    assert on.border_edges[border(on, "C3a", "C3a.2")] == []
    assert border(on, "C3a.1", "C3a.2") == border(on, "C3a.1", "C2") == NO_BORDER


def test_JA_6_3_an_interior_has_the_building_s_capacity_and_no_terrain() -> None:
    on = board("hamlet C3", rooms=(("C3a", 2), ("C3b", 5)))
    assert on.capacity == [4, 4, 4, 2, 5]
    assert on.area_terrain[3:] == [-1, -1]
    assert distance(on, area(on, "C3a.1"), area(on, "C3c")) == 0


def test_JA_6_3_interiors_are_no_part_of_distances_and_lines() -> None:
    on = board("hamlet C3", "meadow C2", rooms=(("C3a", 2),))
    assert areas_within(on, area(on, "C2"), 5) == on.ground
    assert neighbours_of(on, on.ground) == on.ground
    assert not neighbours_of(on, mask(on, "C3a")) >> area(on, "C3a.1") & 1
