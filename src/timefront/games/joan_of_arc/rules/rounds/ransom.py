"""11. Ransom: captives can be freed at the end of the camp phase (JA-11.4, ruling J-72)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.board.tokens import can_pay, pay
from timefront.games.joan_of_arc.events.camp import RansomPaid, UnitWaits
from timefront.games.joan_of_arc.state import CAPTIVE, EXPERIENCE, TOKEN_KINDS, WAITING, War, turn_order
from timefront.games.joan_of_arc.verbs import PAY_NO_RANSOM, PAY_RANSOM
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

PRICE: Final = 3
"""The experience that a captive costs."""


def captives_of(s: War, seat: int) -> list[int]:
    """The units of a seat that others hold captive."""
    return [unit for unit, place in enumerate(s.place) if place == CAPTIVE and s.owner[unit] == seat]


def can_ransom(s: War, seat: int) -> bool:
    """Whether a seat has a captive, and the experience or intrigue tokens to free it."""
    return can_pay(s, seat, PRICE, 0) and bool(captives_of(s, seat))


@final
@dataclass
class Ransoms(Frame):
    """11. Player by player, starting with the first; unpaid captives are offered again in the next camp phase."""

    waiting: list[int] = field(default_factory=list)
    """The seats that have yet to be asked; the first of them is asked now."""

    @rule("JA-11.4")
    def begin(self, s: War) -> Next:
        self.waiting = turn_order(s)
        return self.goto("next_owner")

    @rule("JA-11.4")
    def next_owner(self, s: War) -> Next:
        """A player who cannot pay is not asked."""
        while self.waiting:
            if can_ransom(s, self.waiting[0]):
                return self.ask(s, self.waiting[0], "ransom")
            self.waiting.pop(0)
        return self.done(s)

    def offer_ransom(self, s: War) -> list[Choice]:
        """One captive of each kind, or none."""
        captives = first_of_each(s, captives_of(s, self.waiting[0]))
        return [PAY_NO_RANSOM(), *[PAY_RANSOM(unit) for unit in captives]]

    def refuse_ransom(self, s: War, choice: Choice) -> Refusal | None:
        """Not a captive of the seat, or one that is the same as another."""
        if choice[0] == PAY_NO_RANSOM.name:
            return None
        captives = captives_of(s, self.waiting[0])
        if choice[1] not in captives:
            return Refusal("JA-11.4", "no-captive", unit=choice[1])
        return None if choice[1] in first_of_each(s, captives) else Refusal("JA-11.4", "take-the-first-alike")

    @question("JA-11.4", PAY_RANSOM, PAY_NO_RANSOM)
    def ransom(self, s: War, choice: Choice) -> Next:
        """The captor receives the experience, and the captive goes to the waiting section."""
        if choice[0] == PAY_NO_RANSOM.name:
            self.waiting.pop(0)
        else:
            ransom_unit(s, self.waiting[0], choice[1])
        return self.goto("next_owner")


def ransom_unit(s: War, seat: int, unit: int) -> None:
    """The owner of a captive pays its captor; it returns as after a delayed rally."""
    captor = s.sent_by[unit]
    pay(s, seat, EXPERIENCE, PRICE)
    s.tokens[captor * TOKEN_KINDS + EXPERIENCE] += PRICE
    s.place[unit] = WAITING
    s.emit(RansomPaid, seat, captor, unit, PRICE)
    s.emit(UnitWaits, unit)
