"""Random campaigns, for what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.contract.walks import heard_walk
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.battle_through_history.state import Campaign
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE
from timefront.kernel.questions import Choice
from timefront.texts.catalogue import Catalogue

PACK = GAME.built_in_pack()
ENGLISH = Catalogue(GAME, PACK, "en")


def questions(seed: int, seats: int = 2, **options: str) -> Iterator[Campaign]:
    """The positions of a random campaign in which somebody is asked, and the last one."""
    for s, _ in steps(seed, seats, **options):
        if s.seat != CHANCE:
            yield s


def steps(seed: int, seats: int = 2, **options: str) -> Iterator[tuple[Campaign, list[Event]]]:
    """The positions of a random campaign, each with what has happened since the last."""
    rng = Random(f"{seed}/{seats}")
    return heard_walk(GAME.blank(GAME.setting(PACK, "", options, seats)), rng)


def after(s: Campaign, choice: Choice) -> tuple[Campaign, list[Event]]:
    """A copy in which the choice was made, and what it led to before chance or anybody else answers."""
    copy = s.clone()
    facts: list[Event] = []
    copy.sink = facts
    copy.answer(choice)
    return copy, facts
