"""11. The forced march: infantry that sets out together moves one or two areas, or none (JA-11.1, J-69)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import skill_value
from timefront.games.joan_of_arc.board.areas import size_of, ways_from
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.dice import DISRUPT, PUSH, YELLOW
from timefront.games.joan_of_arc.content.vocabulary import HASTE, INFANTRY, JUMP
from timefront.games.joan_of_arc.events.orders import MarchRolled
from timefront.games.joan_of_arc.rules.activation.moves import march_together, refuse_move, refuse_step
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.state import REROLL, UNDECIDED, War, can_act, held, side_of
from timefront.games.joan_of_arc.verbs import END_MARCH, MARCH_ON
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def is_fast(s: War, unit: int) -> bool:
    """Whether a unit has a skill that takes it farther than a move."""
    return bool(skill_value(s, unit, HASTE) or skill_value(s, unit, JUMP))


def refuse_march(s: War, unit: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-11.1: why a unit may not begin a forced march into an area."""
    if not s.setting.optional.forced_march:
        return Refusal("JA-11.1", "no-forced-march")
    if s.setting.cards.arm[s.profile[unit]] != INFANTRY:
        return Refusal("JA-11.1", "only-infantry-marches")
    if is_fast(s, unit):
        return Refusal("JA-11.1", "has-no-need-to-march")
    return refuse_move(s, unit, area, side, coming)


@final
@dataclass
class ForcedMarch(TokenQuestion):
    """11. One group on its march: a yellow die, the first area, and perhaps a second one."""

    seat: int
    area: int
    """The area into which the group sets out."""
    units: list[int]
    result: int = 0
    """What the die shows."""

    @rule("JA-11.1")
    def begin(self, s: War) -> Next:
        """One die for the whole group."""
        return self.roll(s, "marched")

    def chance_marched(self, s: War) -> Chance:
        """A yellow die."""
        return dice("march", [s.setting.die_faces[6 * YELLOW : 6 * YELLOW + 6]])

    @rule("JA-11.1")
    def marched(self, s: War, result: Result) -> Next:
        """The holder of the reroll token may use it, unless the group may already go as far as it can."""
        self.result = result[0]
        s.emit(MarchRolled, self.seat, self.area, len(self.units), self.result)
        if self.result in (PUSH, DISRUPT) and held(s, self.seat, REROLL):
            return self.ask(s, self.seat, "token")
        return self.goto("set_out")

    # The reroll token

    def token_seat(self, s: War) -> int:
        """Whose units march."""
        return self.seat

    def let_roll_stand(self, s: War) -> Next:
        """The group sets out, or does not."""
        return self.goto("set_out")

    def roll_again(self, s: War) -> Next:
        """The second result stands."""
        return self.roll(s, "marched")

    # One area, or two

    @rule("JA-11.1", "JA-6.2", "JA-4.12")
    def set_out(self, s: War) -> Next:
        """DISRUPT: nobody moves; PUSH: one area; otherwise up to two. The first may decide the game."""
        if self.result == DISRUPT:
            return self.done(s)
        self.units = march_together(s, self.units, self.area)
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        self.units = [unit for unit in self.units if can_act(s, unit, self.seat)]
        if self.result == PUSH or not self.areas_beyond(s):
            return self.done(s)
        return self.ask(s, self.seat, "farther")

    def areas_beyond(self, s: War) -> list[int]:
        """The areas into which the whole group can go on."""
        if not self.units:
            return []
        return [area for area in ways_from(s, self.area) if self.refuse_going_on(s, area) is None]

    def refuse_going_on(self, s: War, area: int) -> Refusal | None:
        """JA-6.2, ruling J-18: why the group may not go on into an area: it goes together or not at all."""
        side = side_of(s, self.seat)
        spaces = sum([size_of(s, unit) for unit in self.units])
        for unit in self.units:
            refusal = refuse_step(s, unit, self.area, area, side, spaces - size_of(s, unit))
            if refusal is not None:
                return refusal
        return None

    def offer_farther(self, s: War) -> list[Choice]:
        """Any second area, or the end of the march."""
        return [END_MARCH(), *[MARCH_ON(area) for area in self.areas_beyond(s)]]

    def refuse_farther(self, s: War, choice: Choice) -> Refusal | None:
        """A second area that is closed to the group."""
        return None if choice[0] == END_MARCH.name else self.refuse_going_on(s, choice[1])

    @question("JA-11.1", MARCH_ON, END_MARCH)
    def farther(self, s: War, choice: Choice) -> Next:
        """The group may still stop after the first area."""
        if choice[0] == MARCH_ON.name:
            march_together(s, self.units, choice[1])
        return self.done(s)
