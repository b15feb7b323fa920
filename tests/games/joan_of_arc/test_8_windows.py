"""8. Nobody is asked for a legend card that could do nothing, as far as everybody can see (JA-8.5)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.legend import card, give, scene, with_legend_cards
from timefront.games.joan_of_arc.board.piles import hand_of, unseen_cards
from timefront.games.joan_of_arc.content.cards.legend import LEGEND_WINDOWS
from timefront.games.joan_of_arc.content.vocabulary import WINDOWS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, card_of, may_hold, refuse_play, would_help
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.hidden import determinize
from timefront.games.joan_of_arc.state import War
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, OVER

MOMENTS = [WINDOWS.index(window) for window in LEGEND_WINDOWS]


def open_moments(s: War) -> list[tuple[int, int]]:
    """The seats that would be asked for a card now, moment by moment, if it was the time for it."""
    return [(seat, window) for seat in (FRENCH, ENGLISH) for window in MOMENTS if may_hold(s, seat, window)]


@pytest.mark.parametrize("deck", ["myth", "tactics"])
def test_JA_8_5_who_is_asked_follows_from_what_everybody_knows(deck: str) -> None:
    agreed = JOAN_OF_ARC.setting(with_legend_cards(deck), "foragers", {}, 2)
    asked = 0
    for number in range(4):
        s, rng = JOAN_OF_ARC.new(agreed), Random(number)
        while s.seat != OVER:
            frame = s.stack[-1]
            if s.seat != CHANCE and isinstance(frame, CardWindow):
                asked += 1
                could = members(unseen_cards(s) & s.setting.legend_at[frame.window])
                assert hand_of(s, s.seat)
                assert any(would_help(s, s.seat, card_of(s, each)) for each in could)
                for seat in (FRENCH, ENGLISH):
                    assert open_moments(determinize(s, seat, Random(number))) == open_moments(s)
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    assert asked > 8


def test_JA_8_5_without_losses_nobody_is_asked_for_a_card_against_them() -> None:
    made = give(scene("myth"), ENGLISH, "the_dead_of_agincourt_rise").start(Casualties(ENGLISH))
    assert made.s.seat == OVER, "no troop is disrupted, whatever the hand holds"


def test_JA_8_5_a_card_that_does_nothing_is_refused() -> None:
    made = give(scene("myth"), ENGLISH, "the_dead_of_agincourt_rise")
    refusal = refuse_play(made.s, ENGLISH, WINDOWS.index("casualties"), card("the_dead_of_agincourt_rise"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("JA-8.5", "card-does-nothing")
