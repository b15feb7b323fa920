"""4. Rally points, and the return of units to the board (JA-4.8, JA-4.10, JA-9.rally)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import is_inside, is_open_to, size_of
from timefront.games.joan_of_arc.board.placing import arrive
from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.vocabulary import RALLY_SKILL
from timefront.games.joan_of_arc.state import UNDECIDED, War, side_of, unit_side
from timefront.games.joan_of_arc.verbs import RETURN_UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule


@final
@dataclass
class Return(Frame):
    """4. Units of a player return one by one; the result is those for which there was no legal place."""

    seat: int
    units: list[int] = field(default_factory=list)

    @rule("JA-4.8", "JA-4.10", "JA-9.rally")
    def begin(self, s: War) -> Next:
        if self.able(s):
            return self.ask(s, self.seat, "place")
        return self.done(s, self.units)

    def able(self, s: War) -> list[int]:
        """The units for which there is a place."""
        return [unit for unit in self.units if places_of_return(s, unit)]

    def candidates(self, s: War) -> list[int]:
        """Which units may come next: the owner chooses if room is short, otherwise the order does not matter."""
        able = self.able(s)
        if has_room_for_all(s, able):
            return able[:1]
        return first_of_each(s, able)

    def offer_place(self, s: War) -> list[Choice]:
        return [RETURN_UNIT(unit, area) for unit in self.candidates(s) for area in places_of_return(s, unit)]

    def refuse_place(self, s: War, choice: Choice) -> Refusal | None:
        unit, area = choice[1], choice[2]
        if unit not in self.units:
            return Refusal("JA-4.8", "does-not-return")
        if area not in rally_areas(s, side_of(s, self.seat)):
            return Refusal("JA-4.10", "no-rally-point")
        if area not in places_of_return(s, unit):
            return Refusal("JA-4.8", "rally-point-closed")
        if unit in self.candidates(s):
            return None
        return Refusal("JA-4.8", "out-of-order" if has_room_for_all(s, self.able(s)) else "take-the-first-alike")

    @question(("JA-4.8", "JA-4.10", "JA-9.rally"), RETURN_UNIT)
    def place(self, s: War, choice: Choice) -> Next:
        """Regaining an area may end the war at once."""
        self.units.remove(choice[1])
        if choice[2] not in points_of(s, side_of(s, self.seat)):
            WITNESS.cite(("JA-9.rally",), "unit as rally point")
        come_back(s, choice[1], choice[2])
        judge(s, AT_ONCE)
        return self.goto("begin") if s.verdict == UNDECIDED else self.end(s)


def come_back(s: War, unit: int, area: int) -> None:
    """JA-4.8: from the infirmary into an area; a unit with several hit points has 1 left (ruling J-15)."""
    hp = s.setting.cards.hp[s.profile[unit]]
    if hp:
        s.wounds[unit] = hp - 1
    s.sent_by[unit] = NOBODY
    arrive(s, unit, area)


def rally_areas(s: War, side: int) -> list[int]:
    """JA-4.10, JA-9.rally: the areas with a side's rally points or units with rally, never inside buildings."""
    found = points_of(s, side)
    if s.setting.ever_has_skill[RALLY_SKILL]:
        for unit in members(s.force[side]):
            area = s.place[unit]
            if area >= 0 and not is_inside(s, area) and has_skill(s, unit, RALLY_SKILL):
                found.add(area)
    return sorted(found)


def points_of(s: War, side: int) -> set[int]:
    """JA-4.10: the areas with a side's rally points, not counting units."""
    return {area for area, owner in zip(s.rally, s.setting.plan.rally_sides, strict=True) if owner == side}


def places_of_return(s: War, unit: int) -> list[int]:
    """JA-4.8: the rally points where a unit can return: free or allied, with room."""
    side = unit_side(s, unit)
    return [area for area in rally_areas(s, side) if is_open_to(s, unit, area, side)]


def has_room_for_all(s: War, units: list[int]) -> bool:
    """Whether all units fit into each area to which one of them can return."""
    wanted = sum([size_of(s, unit) for unit in units])
    return all(s.room[area] >= wanted for unit in units for area in places_of_return(s, unit))
