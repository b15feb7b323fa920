"""6. Units moved by an effect, one at a time (JA-6.2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.areas import has_step, steps_open_to
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.cards.effect_numbers import SLIP_AWAY, WITHDRAW
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import WAR_MACHINE
from timefront.games.joan_of_arc.rules.attack.dodge import stand_down
from timefront.games.joan_of_arc.rules.attack.muster import DEFENDERS
from timefront.games.joan_of_arc.state import UNDECIDED, War, side_of
from timefront.games.joan_of_arc.verbs import ADVANCE, STAND_STILL
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def moved_by(s: War, effect: Effect, seat: int, leader: int) -> list[int]:
    """The units of a side to which an effect applies; only defenders withdraw, and to slip away a unit goes alone."""
    units = s.force[side_of(s, seat)]
    if effect.effect == SLIP_AWAY:
        units = 0 if leader == NOBODY else 1 << leader & units
    if effect.effect == WITHDRAW:
        units = s.fight[DEFENDERS] & units if s.fight else 0
    return members(units)


def is_movable(s: War, effect: Effect, seat: int, leader: int, unit: int) -> bool:
    """Whether an effect can move a unit of its side: one of the seat's, of the area of the unit whose effect it is."""
    return (
        s.owner[unit] == seat
        and s.place[unit] >= 0
        and (leader == NOBODY or s.place[unit] == s.place[leader])
        and bool(effect.units >> s.profile[unit] & 1)
        and (effect.areas == 1 or s.setting.cards.kind[s.profile[unit]] != WAR_MACHINE)
        and has_step(s, unit, side_of(s, seat))
    )


def movable_units(s: War, effect: Effect, seat: int, leader: int) -> list[int]:
    """The units that an effect can move."""
    return [unit for unit in moved_by(s, effect, seat, leader) if is_movable(s, effect, seat, leader, unit)]


def moves_anybody(s: War, effect: Effect, seat: int, leader: int) -> bool:
    """Whether an effect can move some unit."""
    return any(is_movable(s, effect, seat, leader, unit) for unit in moved_by(s, effect, seat, leader))


@final
@dataclass
class MoveUnits(Frame):
    """6. A player moves some or all of the units across one border or several. War machines are too slow."""

    effect: int
    seat: int
    leader: int = NOBODY
    """The unit whose effect it is, or none."""
    gone: list[int] = field(default_factory=list)
    """The units that have moved, once for each move."""

    def record(self, s: War) -> Effect:
        """The effect that moves them."""
        return s.setting.cards.effects[self.effect]

    def able(self, s: War) -> list[int]:
        """The units that can still move, the first of each kind."""
        effect = self.record(s)
        units = [unit for unit in moved_by(s, effect, self.seat, self.leader) if self.may_move(s, unit)]
        return first_of_each(s, [unit for unit in units if is_movable(s, effect, self.seat, self.leader, unit)])

    def may_move(self, s: War, unit: int) -> bool:
        """Whether the effect moves one more unit, or this one farther."""
        effect, times = self.record(s), self.gone.count(unit)
        return times < effect.areas if times else len(set(self.gone)) < effect.count

    @rule("JA-6.2", "JA-4.12")
    def begin(self, s: War) -> Next:
        """As many as the effect says; a move may decide the game."""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        effect = self.record(s)
        for unit in moved_by(s, effect, self.seat, self.leader):
            if self.may_move(s, unit) and is_movable(s, effect, self.seat, self.leader, unit):
                return self.ask(s, self.seat, "unit")
        return self.done(s)

    def offer_unit(self, s: War) -> list[Choice]:
        """Across one border, or nobody else moves."""
        side = side_of(s, self.seat)
        offers = [ADVANCE(unit, area) for unit in self.able(s) for area in steps_open_to(s, unit, side)]
        return sorted([*offers, STAND_STILL()])

    def refuse_unit(self, s: War, choice: Choice) -> Refusal | None:
        """Not a unit that can move, or no open area."""
        if choice[0] == STAND_STILL.name:
            return None
        _, unit, area = choice
        if s.owner[unit] != self.seat:
            return Refusal("JA-6.2", "not-own-unit")
        if not self.may_move(s, unit) or unit not in movable_units(s, self.record(s), self.seat, self.leader):
            return Refusal("JA-6.2", "does-not-move-now")
        if area not in steps_open_to(s, unit, side_of(s, self.seat)):
            return Refusal("JA-6.2", "area-not-open", area=area)
        return None if unit in self.able(s) else Refusal("JA-6.2", "take-the-first-alike")

    @question("JA-6.2", ADVANCE, STAND_STILL)
    def unit(self, s: War, choice: Choice) -> Next:
        """One more, or enough."""
        if choice[0] == STAND_STILL.name:
            return self.done(s)
        self.gone.append(choice[1])
        move(s, [choice[1]], choice[2])
        if self.record(s).effect == WITHDRAW:
            stand_down(s)
        return self.goto("begin")
