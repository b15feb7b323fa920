"""7. Pushed units: which take a wound to stay, and where the others go (JA-7.7, rulings J-33, J-34 and J-62)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.areas import has_room, is_open_to, may_stand
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.giants import is_giant, pushes_of_giant
from timefront.games.joan_of_arc.board.losses import disrupt, wound
from timefront.games.joan_of_arc.board.placing import civilians_first, drive, move
from timefront.games.joan_of_arc.board.same_kind import alike
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.events.results import UnitCornered, UnitPushed, WoundPreferred
from timefront.games.joan_of_arc.rules.attack.deadly_blow import Capture, wound_in_attack
from timefront.games.joan_of_arc.rules.attack.muster import DYING
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import offer_for_unit, refuse_other_unit
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import GIVE_WAY, PUSH_UNIT, TAKE_WOUND
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule


@final
@dataclass
class Pushes(Frame):
    """Units that must give way; one seat chooses their order and where they go."""

    chooser: int
    side: int
    """The side of the units when they were struck, or nobody's; civilians may have been abandoned since (JA-6.4)."""
    by: int
    """The seat rewarded for units that are lost, or nobody."""
    units: list[int]
    undecided: list[int] = field(default_factory=list)
    """Units with several hit points that may still choose to stand."""
    gone: list[int] = field(default_factory=list)
    """The units that gave way: the result of the procedure."""
    captor: int = NOBODY
    """JA-11.4: the attacker, who may capture a unit that a wound would destroy; nobody unless an attack pushes."""

    @rule("JA-7.7")
    def begin(self, s: War) -> Next:
        """Units with several hit points decide first."""
        hp = s.setting.cards.hp
        self.units = [unit for unit in self.units if s.place[unit] >= 0]
        self.undecided = [unit for unit in self.units if s.owner[unit] != NOBODY and hp[s.profile[unit]] > 1]
        return self.goto("next_stand")

    @rule("JA-7.7", "JA-11.4")
    def next_stand(self, s: War, _: None = None) -> Next:
        """After all other results, before a destination is chosen."""
        if self.captor != NOBODY and s.fight[DYING]:
            return self.call(s, Capture(), "next_stand")
        if self.undecided:
            return self.ask(s, s.owner[self.undecided[0]], "stand")
        return self.goto("next_push")

    def offer_stand(self, s: War) -> list[Choice]:
        """Take a wound, or give way."""
        return offer_for_unit(self.undecided[0], GIVE_WAY, TAKE_WOUND)

    def refuse_stand(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question."""
        return refuse_other_unit(self.undecided[0], choice, "JA-7.7")

    @question("JA-7.7", TAKE_WOUND, GIVE_WAY)
    def stand(self, s: War, choice: Choice) -> Next:
        """The wound may destroy it."""
        unit = self.undecided.pop(0)
        if choice[0] == TAKE_WOUND.name:
            self.units.remove(unit)
            s.emit(WoundPreferred, unit)
            if self.captor == NOBODY:
                wound(s, unit, self.by)
            else:
                wound_in_attack(s, unit)
        return self.goto("next_stand")

    @rule("JA-7.7")
    def next_push(self, s: War) -> Next:
        """One by one, counting room each time; a unit with nowhere to go is disrupted."""
        if any(self.ways_out(s, unit) for unit in self.units):
            return self.ask(s, self.chooser, "push")
        for unit in civilians_first(s, self.units):
            cite_push(s, unit)
            s.emit(UnitCornered, unit)
            disrupt(s, unit, self.by)
        return self.done(s, self.gone)

    def ways_out(self, s: War, unit: int) -> list[int]:
        """JA-7.7: adjacent ground, free or of the unit's side, with room; never into a building (ruling J-22).

        A neutral civilian has no enemies, so any area with room can take it (ruling J-62). In the sky there is
        only the sky (JA-12.5), and a passenger cannot go anywhere (ruling J-40).
        """
        if is_passenger(s, unit):
            return []
        if is_giant(s, unit):
            return pushes_of_giant(s, unit)
        beside = s.setting.board.neighbours[s.place[unit]]
        if self.side == NOBODY:
            return [area for area in beside if has_room(s, unit, area) and may_stand(s, unit, area)]
        return [area for area in beside if is_open_to(s, unit, area, self.side)]

    def first_units(self, s: War) -> list[int]:
        """One unit of each kind."""
        keys = [alike(s, unit) for unit in self.units]
        return [unit for place, unit in enumerate(self.units) if keys.index(keys[place]) == place]

    def offer_push(self, s: War) -> list[Choice]:
        """Every way of one unit of each kind."""
        offers: list[Choice] = []
        for unit in self.first_units(s):
            offers += [PUSH_UNIT(unit, area) for area in self.ways_out(s, unit)]
        return sorted(offers)

    def refuse_push(self, s: War, choice: Choice) -> Refusal | None:
        """Not pushed, or no open area next to it."""
        if choice[1] not in self.units:
            return Refusal("JA-7.7", "not-pushed", unit=choice[1])
        if choice[1] not in self.first_units(s):
            return Refusal("JA-7.7", "take-the-first-alike")
        if choice[2] not in self.ways_out(s, choice[1]):
            return Refusal("JA-7.7", "area-not-open", area=choice[2])
        return None

    @question(("JA-7.7", "JA-7.8", "JA-8.8", "JA-10.4", "JA-12.5", "JA-12.8"), PUSH_UNIT)
    def push(self, s: War, choice: Choice) -> Next:
        """No chain pushing: only where there is room."""
        unit, area = choice[1], choice[2]
        self.units.remove(unit)
        self.gone.append(unit)
        cite_push(s, unit)
        s.emit(UnitPushed, unit, area)
        if s.owner[unit] == NOBODY:
            drive(s, unit, area, self.side)
        else:
            move(s, [unit], area)
        return self.goto("next_push")


def cite_push(s: War, unit: int) -> None:
    """Tell the witness of a push that has rules of its own, in the sky or of a gigantic creature."""
    if is_sky(s, s.place[unit]):
        WITNESS.cite(("JA-12.5",), "push in the sky")
    if is_giant(s, unit):
        WITNESS.cite(("JA-12.8",), "push of a giant")
