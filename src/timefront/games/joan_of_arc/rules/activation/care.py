"""9. Healing and prayer (JA-9.heal, JA-9.prayer)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.abilities import Circumstances, has_skill
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, HEAL, PRAYER
from timefront.games.joan_of_arc.events.orders import UnitHealed, UnitPrayed
from timefront.games.joan_of_arc.state import TOKEN_KINDS, War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.questions import Refusal


def refuse_heal(s: War, unit: int, patient: int, promised: int) -> Refusal | None:
    """JA-9.heal: another wounded character of its own side in the area; `promised` wounds will be healed by others."""
    if not has_skill(s, unit, HEAL, Circumstances(upon=s.profile[patient])):
        return Refusal("JA-9.heal", "lacks-skill")
    if patient == unit or s.setting.cards.kind[s.profile[patient]] != CHARACTER:
        return Refusal("JA-9.heal", "another-character")
    if s.place[patient] != s.place[unit] or unit_side(s, patient) != unit_side(s, unit):
        return Refusal("JA-9.heal", "not-with-it")
    return None if s.wounds[patient] > promised else Refusal("JA-9.heal", "no-wound")


def patients_of(s: War, unit: int) -> list[int]:
    """The wounded units of its side in a unit's area, ascending."""
    if not s.setting.cards.with_skill[HEAL] >> s.profile[unit] & 1 and not s.setting.is_variable[HEAL]:
        return []
    beside = s.here[s.place[unit]] & s.force[unit_side(s, unit)]
    return [other for other in members(beside) if s.wounds[other]]


def heal(s: War, unit: int, patient: int) -> None:
    """JA-9.heal: remove one wound."""
    s.wounds[patient] -= 1
    s.emit(UnitHealed, s.owner[unit], unit, patient, s.wounds[patient])


def refuse_prayer(s: War, unit: int) -> Refusal | None:
    """JA-9.prayer: the skill is all it needs."""
    return None if has_skill(s, unit, PRAYER) else Refusal("JA-9.prayer", "lacks-skill")


def pray(s: War, unit: int, token: int) -> None:
    """JA-9.prayer: 1 experience or 1 legend token."""
    seat = s.owner[unit]
    s.tokens[seat * TOKEN_KINDS + token] += 1
    s.emit(UnitPrayed, seat, unit, token)
