"""What equipment is worth to a side, for bots: by what it does and who wears it (JA-8.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.board.gear import MOST_PIECES, NOT_ON, bearer_of, worn_by
from timefront.games.joan_of_arc.bots.worth import Worths
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import CANCEL_RESULTS, DRAW_CARDS, GRANT_SKILL, HEAL_WOUNDS
from timefront.games.joan_of_arc.state import War

USUAL: Final = 0.4
"""What a piece is worth on a common character."""
LESSER: Final[dict[int, float]] = {CANCEL_RESULTS: 0.25, DRAW_CARDS: 0.2, HEAL_WOUNDS: 0.3}
"""Pieces that do less."""
NEEDLESS: Final = 0.15
"""A piece that gives its wearer nothing new, or that nobody will put on."""
IN_A_BAG: Final = 0.6
"""How much of a piece counts before it is put on."""
OF_WEARER: Final = 0.1
"""How much more a piece is worth for each point of its wearer's own worth."""


def gear_worth(s: War, worths: Worths, side: int) -> float:
    """The equipment of a side's units on the board."""
    worth = 0.0
    for card, where in enumerate(s.gear):
        unit = bearer_of(s, card)
        if unit < 0 or s.place[unit] < 0 or not s.force[side] >> unit & 1:
            continue
        piece = max([effect_worth(s, unit, effect) for effect in s.setting.content.equipment[card].effects])
        if where & NOT_ON:
            piece = piece * IN_A_BAG if len(worn_by(s, unit)) < MOST_PIECES else NEEDLESS
        worth += piece * (1.0 + OF_WEARER * worths.profile[s.profile[unit]])
    return worth


def effect_worth(s: War, unit: int, effect: Effect) -> float:
    """What one effect of a piece is worth to its wearer."""
    if effect.effect == GRANT_SKILL and s.setting.cards.skill[s.profile[unit] * SKILL_COUNT + effect.skill]:
        return NEEDLESS
    return LESSER.get(effect.effect, USUAL)
