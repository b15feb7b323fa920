"""9. The gigantic die of a big unit, declared with its attack (JA-9.big, ruling J-38)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import is_inside
from timefront.games.joan_of_arc.content.vocabulary import BIG, GIGANTIC_CREATURE, WAR_MACHINE
from timefront.games.joan_of_arc.events.attacks import GiganticDieTaken
from timefront.games.joan_of_arc.state import GIGANTIC_DECLARED, GIGANTIC_USED, War
from timefront.kernel.questions import Refusal


def can_be_gigantic(s: War, unit: int) -> bool:
    """Whether a unit is big, and neither a machine nor a creature with its own gigantic attacks."""
    is_other = s.setting.cards.kind[s.profile[unit]] in (WAR_MACHINE, GIGANTIC_CREATURE)
    return has_skill(s, unit, BIG) and not is_other


def refuse_gigantic_die(s: War, unit: int, target: int) -> Refusal | None:
    """Why a unit may not roll a gigantic die against an area in place of its melee dice."""
    if not can_be_gigantic(s, unit):
        return Refusal("JA-9.big", "no-gigantic-die")
    if s.used[unit] & GIGANTIC_USED:
        return Refusal("JA-9.big", "gigantic-die-used")
    if is_inside(s, target) or target >= s.setting.board.first_sky:
        return Refusal("JA-9.big", "gigantic-die-on-the-ground")
    return None


def declare_gigantic_die(s: War, unit: int) -> None:
    """Use up this round's gigantic die, whatever happens to the attack."""
    s.used[unit] |= GIGANTIC_USED | GIGANTIC_DECLARED
    s.emit(GiganticDieTaken, unit)
