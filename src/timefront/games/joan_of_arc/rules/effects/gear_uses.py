"""8. What only equipment can do: throw fire into an adjacent area, shove an enemy (JA-8.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.areas import is_inside
from timefront.games.joan_of_arc.board.laid import fire_of, light_fire
from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.events.talks import CardHealed, CardSetFire
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.state import War, side_of, unit_side
from timefront.games.joan_of_arc.verbs import SHOVE, THROW_FIRE
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def heal(s: War, unit: int, count: int) -> None:
    """JA-2.2: remove wounds from a unit, as far as it has any."""
    healed = min(count, s.wounds[unit])
    if healed:
        s.wounds[unit] -= healed
        s.emit(CardHealed, unit, healed, s.wounds[unit])


def fire_areas(s: War, unit: int) -> list[int]:
    """JA-8.8: the areas adjacent to a unit in which no fire burns."""
    return [area for area in s.setting.board.neighbours[s.place[unit]] if not fire_of(s, area)]


def enemies_to_shove(s: War, unit: int) -> list[int]:
    """JA-7.7: the enemies in areas adjacent to a unit, the first of each kind; never indoors."""
    foes = s.force[1 - unit_side(s, unit)]
    if is_inside(s, s.place[unit]):
        return []
    areas = [area for area in s.setting.board.neighbours[s.place[unit]] if not is_inside(s, area)]
    return first_of_each(s, [foe for area in areas for foe in members(s.here[area] & foes)])


@final
@dataclass
class ThrowFire(Frame):
    """8. A fire token is laid in an adjacent area."""

    seat: int
    unit: int

    @rule("JA-8.3", "JA-8.8")
    def begin(self, s: War) -> Next:
        return self.ask(s, self.seat, "area")

    def offer_area(self, s: War) -> list[Choice]:
        return [THROW_FIRE(area) for area in fire_areas(s, self.unit)]

    def refuse_area(self, s: War, choice: Choice) -> Refusal | None:
        if choice[1] in fire_areas(s, self.unit):
            return None
        is_adjacent = choice[1] in s.setting.board.neighbours[s.place[self.unit]]
        return Refusal("JA-8.8", "burns-there") if is_adjacent else Refusal("JA-8.3", "out-of-reach")

    @question(("JA-8.3", "JA-8.8"), THROW_FIRE)
    def area(self, s: War, choice: Choice) -> Next:
        """It burns in the camp phase."""
        light_fire(s, choice[1], self.seat)
        s.emit(CardSetFire, self.seat, choice[1])
        return self.done(s)


@final
@dataclass
class Shove(Frame):
    """8. An enemy unit next to the wearer is pushed; its player chooses where to."""

    seat: int
    unit: int

    @rule("JA-8.3", "JA-7.7")
    def begin(self, s: War) -> Next:
        return self.ask(s, self.seat, "foe")

    def offer_foe(self, s: War) -> list[Choice]:
        return [SHOVE(foe) for foe in enemies_to_shove(s, self.unit)]

    def refuse_foe(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice[1] in enemies_to_shove(s, self.unit) else Refusal("JA-8.3", "nobody-to-shove")

    @question(("JA-8.3", "JA-7.7"), SHOVE)
    def foe(self, s: War, choice: Choice) -> Next:
        """As in an attack: a unit with nowhere to go is disrupted."""
        foe = choice[1]
        return self.call(s, Pushes(self.seat, 1 - side_of(s, self.seat), self.seat, [foe]), "over")

    @rule("JA-7.7")
    def over(self, s: War, _: list[int]) -> Next:
        return self.done(s)
