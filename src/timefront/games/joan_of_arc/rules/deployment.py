"""13. Deployment before a free battle: players take turns placing their armies in their zones (JA-13.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.areas import is_open_to
from timefront.games.joan_of_arc.board.giants import is_free_hex, is_giant
from timefront.games.joan_of_arc.board.placing import enter, put
from timefront.games.joan_of_arc.board.same_kind import first_of_each, sorts_of
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.events.deployment import ArmyReady, UnitDeployed, UnitLeftBehind
from timefront.games.joan_of_arc.state import UNDECIDED, War, side_of, turn_order
from timefront.games.joan_of_arc.verbs import DEPLOY, DEPLOY_ALL, READY
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def units_to_deploy(s: War, seat: int) -> list[int]:
    """The units of a seat's army that have yet to be placed."""
    army = s.setting.army[side_of(s, seat)]
    return [unit for unit in army if s.owner[unit] == seat and s.place[unit] == RESERVE]


def places_for(s: War, unit: int) -> list[int]:
    """The areas of its owner's zone where a unit can be placed; for a gigantic creature, the first of a free hex."""
    seat = s.owner[unit]
    zone, board = s.setting.plan.zones[seat], s.setting.board
    if is_giant(s, unit):
        hexes = {board.area_hex[area] for area in zone}
        whole = [one for one in hexes if all(area in zone for area in board.hex_areas[one])]
        return sorted([board.hex_areas[one][0] for one in whole if is_free_hex(s, unit, one)])
    return sorted({area for area in zone if is_open_to(s, unit, area, side_of(s, seat))})


def can_place(s: War, seat: int) -> bool:
    """Whether a seat has a unit left that fits somewhere."""
    return any(places_for(s, unit) for unit in first_of_each(s, units_to_deploy(s, seat)))


@final
@dataclass
class Deployment(Frame):
    """13. One unit, or all of a kind that fit, at a time; a player with no room for any more is ready."""

    waiting: list[int] = field(default_factory=list)
    """The seats still deploying; the first of them is asked now."""

    @rule("JA-13.3")
    def begin(self, s: War) -> Next:
        """Every seat with an army, starting with the first player."""
        self.waiting = [seat for seat in turn_order(s) if units_to_deploy(s, seat)]
        return self.goto("next_seat")

    @rule("JA-13.3")
    def next_seat(self, s: War) -> Next:
        """Players take turns until all are ready; an army too large for its zone may already be broken."""
        if self.waiting:
            return self.ask(s, self.waiting[0], "deploy")
        judge(s, AT_ONCE)
        return self.done(s) if s.verdict == UNDECIDED else self.end(s)

    def offer_deploy(self, s: War) -> list[Choice]:
        """Each kind of unit, one or all of them, in each area with room; if there is none, only ready."""
        found: list[Choice] = []
        for same in sorts_of(s, units_to_deploy(s, self.waiting[0])):
            for area in places_for(s, same[0]):
                found.append(DEPLOY(same[0], area))
                if len(units_that_fit(s, same, area)) > 1:
                    found.append(DEPLOY_ALL(same[0], area))
        return sorted(found) or [READY()]

    def refuse_deploy(self, s: War, choice: Choice) -> Refusal | None:
        """Not a unit waiting for deployment, or no place for it; nobody is ready while a unit has room."""
        seat = self.waiting[0]
        if choice[0] == READY.name:
            return Refusal("JA-13.3", "army-not-deployed") if can_place(s, seat) else None
        unit, area = choice[1], choice[2]
        if unit not in units_to_deploy(s, seat):
            return Refusal("JA-13.3", "not-to-be-deployed", unit=unit)
        if area not in s.setting.plan.zones[seat]:
            return Refusal("JA-13.3", "outside-your-zone")
        if area not in places_for(s, unit):
            return Refusal("JA-1.2", "no-room-to-deploy")
        same = next(same for same in sorts_of(s, units_to_deploy(s, seat)) if unit in same)
        if unit != same[0]:
            return Refusal("JA-13.3", "take-the-first-alike")
        if choice[0] == DEPLOY_ALL.name and len(units_that_fit(s, same, area)) < 2:
            return Refusal("JA-13.3", "only-one-fits")
        return None

    @question(("JA-13.3", "JA-1.2"), DEPLOY, DEPLOY_ALL, READY)
    def deploy(self, s: War, choice: Choice) -> Next:
        """Then it is the next player's turn; a player who is ready waits for the others."""
        seat = self.waiting.pop(0)
        if choice[0] == READY.name:
            leave_behind(s, seat)
            return self.goto("next_seat")
        self.waiting.append(seat)
        units = [choice[1]]
        if choice[0] == DEPLOY_ALL.name:
            same = next(same for same in sorts_of(s, units_to_deploy(s, seat)) if choice[1] in same)
            units = units_that_fit(s, same, choice[2])
        for unit in units:
            put(s, unit, choice[2])
            s.emit(UnitDeployed, seat, unit, choice[2])
            enter(s, unit, choice[2])
        return self.goto("next_seat")


def is_deploying(s: War) -> bool:
    """Whether armies are being deployed; nothing can be lost until that is over."""
    return any(isinstance(frame, Deployment) for frame in s.stack)


def units_that_fit(s: War, same: list[int], area: int) -> list[int]:
    """As many units of a kind as an area has room for."""
    if is_giant(s, same[0]):
        return same[:1]
    return same[: s.room[area] // s.setting.cards.size[s.profile[same[0]]]]


def leave_behind(s: War, seat: int) -> None:
    """Ruling J-77: units that found no room stay in the reserve, lost to their army."""
    for unit in units_to_deploy(s, seat):
        s.emit(UnitLeftBehind, seat, unit)
    s.emit(ArmyReady, seat)
