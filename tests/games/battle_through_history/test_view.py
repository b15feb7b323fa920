"""What the view holds besides the pieces: how a battle was fought, and the whole wheel."""

from __future__ import annotations

import pytest

from tests.games.battle_through_history.walks import steps
from timefront.games.battle_through_history.events.battles import (
    DamageInflicted,
    HeroicDeathSilenced,
    HeroicDeathStruck,
    HeroicDeathWeakened,
    LineFought,
    LinkAbsorbed,
    PointDiverted,
    SideWipedOut,
    UnitFell,
    UnitHit,
)
from timefront.games.battle_through_history.events.journey import (
    TurnBegan,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.battle_through_history.state import DEFENDER, count_of
from timefront.kernel.events import Event, Told
from timefront.kernel.flow import CHANCE

COURSE = (
    *(LineFought, DamageInflicted, PointDiverted, LinkAbsorbed, UnitHit, UnitFell, SideWipedOut),
    *(HeroicDeathStruck, HeroicDeathSilenced, HeroicDeathWeakened),
)


def told(fact: Event) -> Told:
    found = fact.visible_to(None)
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"accuracy": "cancel_points"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_BH_6_1_the_battlefield_tells_how_it_was_fought(seats: int, options: dict[str, str]) -> None:
    """A player who returns, or looks at the past, sees the same lines as those present, while both line-ups lie out."""
    course: list[Told] = []
    shown = 0
    for seed in range(3):
        for s, facts in steps(seed, seats, **options):
            for fact in facts:
                if isinstance(fact, TurnBegan):
                    course = []
                elif isinstance(fact, COURSE):
                    course.append(told(fact))
            if s.seat == CHANCE:
                continue
            expected = course if count_of(s, DEFENDER) else []
            for eyes in (0, 1, None):
                assert GAME.view(s, eyes).battle.course == expected
            shown += bool(expected)
    assert shown > 10


def test_BH_3_3_the_whole_wheel_and_its_arrows_are_shown() -> None:
    foreseen: list[int] = []
    wheel = 0
    for s, _ in steps(0, 3):
        gears = GAME.view(s, None).gears
        assert tuple(gears.ring[sector] for sector in gears.arrows) == gears.actions
        assert [gears.ring[sector] for sector in gears.next_arrows] == gears.next_actions
        if foreseen and s.wheel != wheel:
            assert [*gears.arrows] == foreseen
        foreseen, wheel = gears.next_arrows, s.wheel
