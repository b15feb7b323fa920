"""6. Powers at their own time, and those for which something is to be chosen (JA-6.9, JA-4.10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import power_of
from timefront.games.joan_of_arc.board.areas import has_room, may_stand
from timefront.games.joan_of_arc.board.placing import arrive
from timefront.games.joan_of_arc.content.vocabulary import MOVE_RALLY_POINT, RALLY_TROOP, TAKE
from timefront.games.joan_of_arc.events.orders import RallyPointMoved
from timefront.games.joan_of_arc.rules.effects.powers import (
    carry_out,
    is_useful,
    rally_areas,
    rally_points,
    refuse_rally_point,
    troops_to_rally,
)
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.games.joan_of_arc.verbs import (
    LEAVE_RALLY_POINTS,
    USE_NO_POWER,
    USE_POWER,
)
from timefront.games.joan_of_arc.verbs import MOVE_RALLY_POINT as MOVE_POINT
from timefront.games.joan_of_arc.verbs import RALLY_TROOP as RALLY_AT
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

MOST_POWERS = 64


@final
@dataclass
class UsePower(Frame):
    """6. A unit uses a power, and its owner chooses what there is to choose."""

    unit: int
    number: int
    moved: int = 0
    """The rally points that were moved."""

    @rule("JA-6.9")
    def begin(self, s: War) -> Next:
        """Pay for it; most powers need no choice."""
        carry_out(s, self.unit, self.number)
        effect = power_of(s, self.unit, self.number).effect
        if effect == RALLY_TROOP:
            return self.ask(s, s.owner[self.unit], "rally")
        if effect == MOVE_RALLY_POINT:
            return self.ask(s, s.owner[self.unit], "rally_point")
        return self.done(s)

    def offer_rally(self, s: War) -> list[Choice]:
        areas = rally_areas(s, self.unit, self.number)
        return [
            RALLY_AT(troop, area)
            for troop in troops_to_rally(s, s.owner[self.unit])
            for area in areas
            if has_room(s, troop, area) and may_stand(s, troop, area)
        ]

    def refuse_rally(self, s: War, choice: Choice) -> Refusal | None:
        _, troop, area = choice
        if troop not in troops_to_rally(s, s.owner[self.unit]):
            return Refusal("JA-6.9", "no-troop-to-rally")
        if area not in rally_areas(s, self.unit, self.number):
            return Refusal("JA-6.9", "out-of-reach")
        if not may_stand(s, troop, area):
            return Refusal("JA-1.8", "cannot-enter")
        return None if has_room(s, troop, area) else Refusal("JA-1.2", "no-room")

    @question("JA-6.9", RALLY_AT)
    def rally(self, s: War, choice: Choice) -> Next:
        """A troop comes back out of the infirmary; one with several hit points with 1 left (ruling J-15)."""
        _, troop, area = choice
        s.sent_by[troop] = NOBODY
        s.wounds[troop] = max(0, s.setting.cards.hp[s.profile[troop]] - 1)
        arrive(s, troop, area)
        return self.done(s)

    def offer_rally_point(self, s: War) -> list[Choice]:
        side = unit_side(s, self.unit)
        offers: list[Choice] = [LEAVE_RALLY_POINTS()] if self.moved else []
        for number in rally_points(s, side):
            for area in range(s.setting.board.ground_count):
                if refuse_rally_point(s, side, s.rally[number], area) is None:
                    offers.append(MOVE_POINT(s.rally[number], area))
        offers.sort()
        return offers

    def refuse_rally_point(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == LEAVE_RALLY_POINTS.name:
            return None if self.moved else Refusal("JA-4.10", "move-one")
        return refuse_rally_point(s, unit_side(s, self.unit), choice[1], choice[2])

    @question("JA-4.10", MOVE_POINT, LEAVE_RALLY_POINTS)
    def rally_point(self, s: War, choice: Choice) -> Next:
        """To a free or allied area, as many points as the power says."""
        if choice[0] == LEAVE_RALLY_POINTS.name:
            return self.done(s)
        side = unit_side(s, self.unit)
        number = next(point for point in rally_points(s, side) if s.rally[point] == choice[1])
        s.rally[number] = choice[2]
        s.emit(RallyPointMoved, side, choice[1], choice[2])
        self.moved += 1
        if self.moved >= power_of(s, self.unit, self.number).count:
            return self.done(s)
        return self.ask(s, s.owner[self.unit], "rally_point")


@final
@dataclass
class TurnPowers(Frame):
    """6. The powers of a player's units that count at one moment: the start of a turn, the upkeep, the game's start.

    What gives something for nothing is taken at once; the rest is offered, each power once.
    """

    seat: int
    timing: int
    used: list[int] = field(default_factory=list)
    """The powers that had their turn: unit and number in one."""

    @rule("JA-6.9")
    def begin(self, s: War) -> Next:
        """Take what costs nothing."""
        for unit in self.holders(s):
            for number in self.ready_powers(s, unit):
                power = power_of(s, unit, number)
                if power.effect == TAKE and not any(power.costs):
                    self.used.append(unit * MOST_POWERS + number)
                    carry_out(s, unit, number)
        return self.goto("next_power")

    def holders(self, s: War) -> list[int]:
        """The player's units on the board that have powers at this moment."""
        timely = s.setting.cards.with_timing[self.timing]
        return [
            unit
            for unit, owner in enumerate(s.owner)
            if timely >> s.profile[unit] & 1 and owner == self.seat and s.place[unit] >= 0
        ]

    def ready_powers(self, s: War, unit: int) -> list[int]:
        """The powers of a unit that are still to be used at this moment, by number."""
        return [
            number
            for number, power in enumerate(s.setting.cards.powers[s.profile[unit]])
            if power.timing == self.timing
            and unit * MOST_POWERS + number not in self.used
            and is_useful(s, unit, number)
        ]

    @rule("JA-6.9")
    def next_power(self, s: War, _: None = None) -> Next:
        """Ask as long as there is something to use."""
        if any(self.ready_powers(s, unit) for unit in self.holders(s)):
            return self.ask(s, self.seat, "power")
        return self.done(s)

    def offer_power(self, s: War) -> list[Choice]:
        offers: list[Choice] = [USE_NO_POWER()]
        for unit in self.holders(s):
            offers += [USE_POWER(unit, effect) for effect in effects_of(s, unit, self.ready_powers(s, unit))]
        return offers

    def refuse_power(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == USE_NO_POWER.name:
            return None
        unit = choice[1]
        if s.owner[unit] != self.seat:
            return Refusal("JA-6.9", "not-own-unit")
        if unit not in self.holders(s) or choice[2] not in effects_of(s, unit, self.ready_powers(s, unit)):
            return Refusal("JA-6.9", "no-such-power-now")
        return None

    @question("JA-6.9", USE_POWER, USE_NO_POWER)
    def power(self, s: War, choice: Choice) -> Next:
        """One power after the other, or none of those that are left."""
        if choice[0] == USE_NO_POWER.name:
            return self.done(s)
        number = power_with_effect(s, choice[1], self.ready_powers(s, choice[1]), choice[2])
        self.used.append(choice[1] * MOST_POWERS + number)
        return self.call(s, UsePower(choice[1], number), "next_power")


def effects_of(s: War, unit: int, numbers: list[int]) -> list[int]:
    """The effects of some powers of a unit, ascending, each once."""
    return sorted({power_of(s, unit, number).effect for number in numbers})


def power_with_effect(s: War, unit: int, numbers: list[int], effect: int) -> int:
    """The first of some powers of a unit that has an effect."""
    return next(number for number in numbers if power_of(s, unit, number).effect == effect)
