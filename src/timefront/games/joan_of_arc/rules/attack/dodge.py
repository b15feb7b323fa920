"""9. Dodging, immediately after a defence roll (JA-9.dodge, rulings J-28 and J-42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import powers_with
from timefront.games.joan_of_arc.board.areas import has_step, steps_open_to
from timefront.games.joan_of_arc.board.laid import fire_of, light_fire
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.content.vocabulary import DODGE as DODGE_SKILL
from timefront.games.joan_of_arc.content.vocabulary import FIRE_ON_DODGE
from timefront.games.joan_of_arc.events.attacks import FireLeft, UnitDodged
from timefront.games.joan_of_arc.rules.attack.muster import (
    DEFENDERS,
    deciding_seats,
    defenders,
    defending_seat,
    fights_with,
    leave,
    pass_lead,
    target_of,
)
from timefront.games.joan_of_arc.rules.attack.rows import DEFENCE_SIDE, WITHDRAWN, in_play, is_blank, seal
from timefront.games.joan_of_arc.state import War, side_of, unit_side
from timefront.games.joan_of_arc.verbs import DODGE, LEAVE_FIRE, LEAVE_NO_FIRE, STAND_FAST
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def units_with_blanks(s: War) -> list[int]:
    """The units whose defence dice show a blank."""
    return [s.die_unit[die] for die in in_play(s, DEFENCE_SIDE) if is_blank(s, die)]


def dodgers(s: War, blanks: list[int]) -> list[int]:
    """The defenders with the skill, a blank just rolled on a die of their own, and a way out.

    One player's units come after the other's, in turn order (ruling J-76).
    """
    if not blanks or not s.setting.ever_has_skill[DODGE_SKILL]:
        return []
    side = side_of(s, defending_seat(s))
    able = [
        unit
        for unit in defenders(s)
        if unit in blanks and fights_with(s, unit, DODGE_SKILL) and has_step(s, unit, side)
    ]
    seats = deciding_seats(s) if able else []
    return [unit for seat in seats for unit in able if s.owner[unit] == seat] if seats else able


@final
@dataclass
class Dodge(Frame):
    """9. A unit that rolled a blank may leave before anything else is done with the rolls."""

    blanks: list[int]
    """The units whose dice just came up blank."""
    dodged: int = NOBODY
    """The last unit that dodged."""

    @rule("JA-9.dodge")
    def begin(self, s: War) -> Next:
        """One at a time."""
        able = dodgers(s, self.blanks)
        return self.ask(s, s.owner[able[0]], "dodge") if able else self.done(s)

    def offer_dodge(self, s: War) -> list[Choice]:
        """Every way out for each of a player's dodgers, or nobody else leaves."""
        able = dodgers(s, self.blanks)
        side = unit_side(s, able[0])
        own = [unit for unit in able if s.owner[unit] == s.owner[able[0]]]
        return sorted([STAND_FAST(), *[DODGE(unit, area) for unit in own for area in steps_open_to(s, unit, side)]])

    def refuse_dodge(self, s: War, choice: Choice) -> Refusal | None:
        """No blank on the unit's own dice, not the player's own unit, or no open area next to it."""
        if choice[0] == STAND_FAST.name:
            return None
        able = dodgers(s, self.blanks)
        if choice[1] not in able:
            return Refusal("JA-9.dodge", "cannot-dodge", unit=choice[1])
        if s.owner[choice[1]] != s.owner[able[0]]:
            return Refusal("JA-4.13", "not-own-unit")
        if choice[2] not in steps_open_to(s, choice[1], side_of(s, defending_seat(s))):
            return Refusal("JA-9.dodge", "area-not-open", area=choice[2])
        return None

    @question("JA-9.dodge", DODGE, STAND_FAST)
    def dodge(self, s: War, choice: Choice) -> Next:
        """Its dice leave the roll (ruling J-42)."""
        if choice[0] == STAND_FAST.name:
            asked = s.owner[dodgers(s, self.blanks)[0]]
            self.blanks = [unit for unit in self.blanks if unit < 0 or s.owner[unit] != asked]
            return self.goto("begin")
        self.dodged, area = choice[1], choice[2]
        move(s, [self.dodged], area)
        s.emit(UnitDodged, self.dodged, area)
        stand_down(s)
        if not fire_of(s, target_of(s)) and powers_with(s, self.dodged, FIRE_ON_DODGE):
            return self.ask(s, s.owner[self.dodged], "fire")
        return self.goto("begin")

    def offer_fire(self, s: War) -> list[Choice]:
        """A fire in the area that the unit left, or none."""
        return [LEAVE_FIRE(target_of(s)), LEAVE_NO_FIRE()]

    def refuse_fire(self, s: War, choice: Choice) -> Refusal | None:
        """Another area."""
        if choice[0] == LEAVE_FIRE.name and choice[1] != target_of(s):
            return Refusal("JA-8.8", "not-the-area-left", area=target_of(s))
        return None

    @question("JA-8.8", LEAVE_FIRE, LEAVE_NO_FIRE)
    def fire(self, s: War, choice: Choice) -> Next:
        """A fire token of the dodging unit's owner."""
        if choice[0] == LEAVE_FIRE.name:
            light_fire(s, target_of(s), s.owner[self.dodged])
            s.emit(FireLeft, self.dodged, target_of(s))
        return self.goto("begin")


def stand_down(s: War) -> None:
    """A unit that left the target area or its side no longer defends; its dice leave the roll (ruling J-42)."""
    side = side_of(s, defending_seat(s))
    gone = [unit for unit in defenders(s) if not s.here[target_of(s)] >> unit & 1 or unit_side(s, unit) != side]
    for unit in gone:
        leave(s, DEFENDERS, unit)
    for die in in_play(s, DEFENCE_SIDE):
        if s.die_unit[die] in gone:
            seal(s, die, WITHDRAWN)
    pass_lead(s)
