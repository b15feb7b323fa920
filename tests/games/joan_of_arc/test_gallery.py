"""The gallery of scenarios: maps, lengths, and what each of them teaches."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN
from timefront.games.joan_of_arc.content.gallery.outlines import RADIUS, middle_of, outline_of, runs_of
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.gallery.cards import HARDEST, ScenarioCard
from timefront.kernel.gallery.sketches import MapSketch

SCENARIOS = JOAN_OF_ARC.scenarios(BUILT_IN)


def card_of(scenario: str) -> ScenarioCard:
    return JOAN_OF_ARC.scenario_card(BUILT_IN, scenario)


def sketch_of(scenario: str) -> MapSketch:
    sketch = card_of(scenario).sketch
    assert sketch is not None
    return sketch


def must_fit(sketch: MapSketch) -> None:
    """Everything drawn lies within the paper, and the paper is not too big."""
    for patch in sketch.patches:
        across, down = patch.outline[::2], patch.outline[1::2]
        assert len(across) == len(down) >= 3
        assert 0 <= min(across) <= max(across) <= sketch.width
        assert 0 <= min(down) <= max(down) <= sketch.height
    assert min(min(patch.outline[::2]) for patch in sketch.patches) == 0
    assert min(min(patch.outline[1::2]) for patch in sketch.patches) == 0
    for mark in sketch.marks:
        assert 0 <= mark.x <= sketch.width
        assert 0 <= mark.y <= sketch.height


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_a_map_a_length_and_something_to_teach(scenario: str) -> None:
    card = card_of(scenario)
    must_fit(sketch_of(scenario))
    assert card.rounds == JOAN_OF_ARC.scenario_facts(BUILT_IN, scenario)["rounds"]
    assert 1 <= card.difficulty <= HARDEST
    assert card.topics[0] == "topic-orders"
    assert card.story == f"scenario-{scenario}-history"


def test_a_hex_of_the_next_column_lies_half_a_hex_lower() -> None:
    assert middle_of(1, 0) == pytest.approx((1.5 * RADIUS, middle_of(0, 1)[1] / 2))
    assert middle_of(2, -1) == pytest.approx((3 * RADIUS, 0))


def test_who_learns_begins_with_the_skirmish() -> None:
    assert [key for key in SCENARIOS if card_of(key).difficulty == 1] == ["foragers"]
    assert card_of("patay").difficulty == 2
    assert card_of("compiegne").difficulty == HARDEST


def test_what_is_taught_follows_from_what_lies_on_the_table() -> None:
    assert "topic-giants" in card_of("dragon_of_the_vosges").topics
    assert "topic-partners" in card_of("brignais").topics
    assert "topic-civilians" in card_of("voices_at_domremy").topics
    assert {"topic-talks", "topic-intrigue"} <= set(card_of("chinon").topics)
    assert "topic-council" not in card_of("fierbois").topics


def test_a_map_shows_every_area_the_houses_and_who_stands_where() -> None:
    content = read_pack(BUILT_IN)
    plan = content.scenarios[SCENARIOS.index("fierbois")]
    sketch = sketch_of("fierbois")
    assert len(sketch.patches) == plan.board.ground_count
    assert sketch.patches[0].ground == "plain"
    assert [mark.kind for mark in sketch.marks].count("house") == len(plan.building_kinds)
    troops = [(mark.side, mark.count) for mark in sketch.marks if mark.kind == "troops"]
    assert sum(count for side, count in troops if side == 0) == 9
    assert sum(count for side, count in troops if side == 1) == 10


def test_the_sky_and_giants_are_drawn_too() -> None:
    sketch = sketch_of("dragon_of_the_vosges")
    assert [patch.ground for patch in sketch.patches].count("sky") > 0
    assert [mark.kind for mark in sketch.marks].count("giant") > 0


def test_every_field_of_a_free_battle_is_drawn() -> None:
    book = JOAN_OF_ARC.armies
    assert book is not None
    for field in book.choices(BUILT_IN).fields:
        sketch = book.field_sketch(BUILT_IN, field)
        must_fit(sketch)
        assert [mark.side for mark in sketch.marks if mark.kind == "troops"] == [0, 1]


def test_an_area_is_a_sector_of_its_hex() -> None:
    assert runs_of([0, 1, 5]) == [[5, 0, 1]]
    assert runs_of([0, 3]) == [[0], [3]]
    assert runs_of([0, 1, 2, 3, 4, 5]) == [[0, 1, 2, 3, 4, 5]]
    assert len(outline_of((0.0, 0.0), [0, 1, 2, 3, 4, 5], 1)) == 6
    assert len(outline_of((0.0, 0.0), [5, 0, 1], 2)) == 5
    island = outline_of((0.0, 0.0), [], 3)
    assert max(x for x, _ in island) < 40
