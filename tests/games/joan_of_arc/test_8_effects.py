"""6, 8. Effects: powers of all levels are distinguished, and windows open only if somebody can act (JA-6.9, JA-8.4)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.abilities import is_ready, renew, use
from timefront.games.joan_of_arc.board.boons import has_boon
from timefront.games.joan_of_arc.content.effects import MOST_SLOTS
from timefront.games.joan_of_arc.content.vocabulary import (
    CASUALTIES_WINDOW,
    CONVERT_ORDER,
    EFFECT_NAMES,
    GRANT_DIE,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    TIMINGS,
    TURN_START_WINDOW,
    WINDOWS,
    WINDOWS_OF_TIMINGS,
)
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.windows import may_act
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.rulebook import WITNESS

WINDOW = "joan_of_arc.Window.begin"


def level(scene: Scene, unit: int, card: str) -> None:
    """A unit has another card of its family."""
    scene.s.profile[unit] = scene.setting.cards.keys.index(card)


# Slots


def test_JA_8_4_the_powers_of_all_levels_of_a_unit_have_different_slots() -> None:
    cards = Scene("patay", "pikemen 1 B2").setting.cards
    for first in range(cards.count):
        if cards.level[first] == 1:
            family = [first, *cards.level_two[first]]
            slots = [power.slot for card in family for power in cards.powers[card]]
            assert slots == [*range(len(slots))]
            assert len(slots) <= MOST_SLOTS


def test_every_effect_is_found_by_its_id() -> None:
    setting = Scene("patay", "pikemen 1 B2").setting
    effects = setting.cards.effects
    assert [effect.id for effect in effects] == [*range(len(effects))]
    of_cards = [effect for _, of_card in setting.content.effects_of_cards() for effect in of_card]
    known = [power for powers in setting.cards.powers for power in powers] + of_cards
    assert {id(effect) for effect in effects} == {id(effect) for effect in known}


def test_JA_8_4_what_was_used_at_level_1_is_not_used_at_level_2() -> None:
    """Dunois may convert orders once a game; the holy one once a round."""
    scene = Scene("patay", "jean_de_dunois 1 B2")
    cards, s = scene.setting.cards, scene.s
    once_a_game = next(power for power in cards.powers[s.profile[0]] if power.effect == CONVERT_ORDER)
    use(s, 0, once_a_game)
    assert not is_ready(s, 0, once_a_game)
    level(scene, 0, "jean_de_dunois_holy")
    once_a_round = next(power for power in cards.powers[s.profile[0]] if power.effect == CONVERT_ORDER)
    s.tokens[:2] = [9, 9]
    assert is_ready(s, 0, once_a_round)


def test_JA_8_4_a_new_round_renews_its_powers_on_all_levels_and_no_others() -> None:
    scene = Scene("patay", "jean_de_dunois 1 B2")
    cards, s = scene.setting.cards, scene.s
    s.tokens[:2] = [9, 9]
    keys = ("jean_de_dunois", "jean_de_dunois_holy", "jean_de_dunois_unholy")
    family = [cards.keys.index(key) for key in keys]
    powers = [power for card in family for power in cards.powers[card] if power.limit]
    for power in powers:
        use(s, 0, power)
    level(scene, 0, "jean_de_dunois_holy")
    renew(s, ONCE_A_ROUND, 0)
    assert [power.limit == ONCE_A_ROUND for power in powers] == [is_ready(s, 0, power) for power in powers]
    renew(s, ONCE_A_TURN, 0)
    assert [power.limit in (ONCE_A_ROUND, ONCE_A_TURN) for power in powers] == [
        is_ready(s, 0, power) for power in powers
    ]


def test_JA_8_4_a_boon_of_one_level_is_none_of_another() -> None:
    scene = activate(Scene("foragers", "jean_de_dunois_unholy 1 B2", "pikemen 1 C2a"), "B2")
    scene.choose("use-power", 0, GRANT_DIE)
    view = view_of(scene.s, FRENCH)
    unit, number = view.boons[0]
    assert view.cards[view.units[unit].card].powers[number].effect == "grant_die"
    level(scene, 0, "jean_de_dunois_holy")
    assert not any(has_boon(scene.s, power.id, 0) for power in scene.setting.cards.powers[scene.s.profile[0]])
    assert view_of(scene.s, FRENCH).boons == []


def test_a_view_names_the_used_powers_of_the_present_card_by_their_places_on_it() -> None:
    scene = activate(Scene("foragers", "jean_de_dunois_unholy 1 B2", "pikemen 1 C2a"), "B2")
    scene.choose("use-power", 0, GRANT_DIE)
    assert view_of(scene.s, FRENCH).units[0].powers_used == [1]
    assert view_of(scene.s, FRENCH).units[1].powers_used == []


# Windows


def test_every_timing_has_its_window() -> None:
    assert len(WINDOWS_OF_TIMINGS) == len(TIMINGS)
    named = {TIMINGS[timing]: WINDOWS[window] for timing, window in enumerate(WINDOWS_OF_TIMINGS)}
    assert named["bonus"] == "activation"
    assert named["own_turn"] == "turn_start"
    assert {named[timing] for timing in ("always", "action", "attack", "defence", "follow_up")} == {"always"}


def test_what_counts_by_itself_has_no_window() -> None:
    """DELAYED RALLY counts as RALLY, whether anybody wants it or not."""
    scene = Scene("fierbois", "joan_of_arc 1 D2a", "pikemen 2 D1b")
    assert [EFFECT_NAMES[power.effect] for power in scene.setting.cards.powers[scene.s.profile[0]]] == ["hasten_rally"]
    assert not may_act(scene.s, FRENCH, CASUALTIES_WINDOW)


def test_JA_6_9_a_seat_acts_in_a_window_through_its_units_on_the_board() -> None:
    scene = Scene("patay", "john_talbot_holy 2 D2b", "john_talbot_holy 1 disrupted", "pikemen 1 B2")
    assert [may_act(scene.s, seat, TURN_START_WINDOW) for seat in range(2)] == [False, True]
    scene.setting.windows = 0
    assert not may_act(scene.s, 1, TURN_START_WINDOW)


@pytest.mark.parametrize("scenario", ["foragers", "fierbois", "patay"])
def test_where_nobody_has_anything_for_a_window_no_procedure_is_made(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted over a whole random game: no window begins, with or without a question."""
    begun: list[str] = []
    s = JOAN_OF_ARC.blank(JOAN_OF_ARC.setting(JOAN_OF_ARC.built_in_pack(), scenario, {}, 2))
    monkeypatch.setattr(WITNESS, "listener", lambda rule, where: begun.append(where))
    play_on(s, Random(scenario))
    assert "joan_of_arc.Turn.begin" in begun
    assert WINDOW not in begun


def test_where_somebody_has_something_for_a_window_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    scene = Scene("patay", "john_talbot_holy 2 D2b", "pikemen 1 B2")
    monkeypatch.setattr(WITNESS, "listener", lambda rule, where: begun.append(where))
    scene.start(Turn(FRENCH))
    assert WINDOW not in begun
    scene.start(Turn(ENGLISH))
    assert begun.count(WINDOW) == 1


def play_on(s: War, rng: Random) -> None:
    """Play to the end, at random."""
    s.run()
    while s.seat != OVER:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
