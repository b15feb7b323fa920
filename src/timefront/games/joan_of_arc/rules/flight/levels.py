"""12. Ground and sky: who may change level, where to, and who commands from above (JA-12.2 to JA-12.4)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import is_inside
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.sky import flies, is_sky
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER
from timefront.games.joan_of_arc.state import HAS_FLOWN, War
from timefront.kernel.questions import Refusal
from timefront.kernel.rulebook import WITNESS


def changes_level(s: War, origin: int, area: int) -> bool:
    """JA-12.2: whether a move leads from the ground into the sky or back."""
    return s.setting.has_sky and is_sky(s, origin) != is_sky(s, area)


def refuse_change(s: War, unit: int, area: int) -> Refusal | None:
    """JA-12.2, JA-12.3: why a unit may not rise or come down; obstacles in the area itself are checked later."""
    if not flies(s, unit) or is_passenger(s, unit):
        return Refusal("JA-12.2", "cannot-fly")
    if is_inside(s, s.place[unit]) or is_inside(s, area):
        return Refusal("JA-12.2", "not-indoors")
    return Refusal("JA-12.3", "has-flown") if s.used[unit] & HAS_FLOWN else None


def note_flight(s: War, unit: int, area: int) -> None:
    """JA-12.2, JA-12.3: a unit moves into, within or out of the sky; it has changed its level for this turn."""
    if touches_sky(s, s.place[unit], area):
        WITNESS.cite(("JA-12.2",), "flight in the sky")
        if changes_level(s, s.place[unit], area):
            WITNESS.cite(("JA-12.3",), "change of level")
            s.used[unit] |= HAS_FLOWN


def other_level(s: War, unit: int) -> list[int]:
    """JA-12.3: the areas of the other level that a unit may move to, no matter who is there; none if it cannot."""
    board, here = s.setting.board, s.place[unit]
    if not flies(s, unit) or s.used[unit] & HAS_FLOWN or is_inside(s, here) or is_passenger(s, unit):
        return []
    return list(range(board.ground_count) if is_sky(s, here) else range(board.first_sky, board.area_count))


def sees_the_ground(s: War, commander: int, reach: int) -> bool:
    """JA-12.3: whether a commander in the sky reaches the whole ground: a character with a range in hexes."""
    is_character = s.setting.cards.kind[s.profile[commander]] == CHARACTER
    return is_character and reach >= 1 and is_sky(s, s.place[commander])


def touches_sky(s: War, origin: int, target: int) -> bool:
    """JA-12.4, ruling J-66: whether an attack, or a move, is from or into the sky; nothing hinders a shot there."""
    return s.setting.has_sky and (is_sky(s, origin) or is_sky(s, target))


def targets_across(s: War, origin: int, side: int) -> list[int]:
    """JA-12.4: the areas with enemies that can be shot at from or in the sky, ascending."""
    board, foes = s.setting.board, s.force[1 - side]
    aims = [area for area in range(board.first_sky, board.area_count) if s.here[area] & foes]
    if is_sky(s, origin):
        return [area for area in range(board.ground_count) if s.here[area] & foes] + aims
    return aims
