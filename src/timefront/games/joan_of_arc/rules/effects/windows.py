"""6. Windows: the moments at which a player may use units' powers besides their actions (JA-6.9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.gear import gear_with, wearer_of
from timefront.games.joan_of_arc.content.effects import MOST_SLOTS, Effect
from timefront.games.joan_of_arc.content.vocabulary import TAKE
from timefront.games.joan_of_arc.rules.effects.intrigue import Trigger, offer_triggers, refuse_trigger
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.rules.effects.use import Use, carry_out, is_useful
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import TRIGGER, USE_NO_POWER, USE_POWER
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def holders(s: War, seat: int, window: int) -> list[int]:
    """The units of a seat on the board that have powers for a window."""
    timely = s.setting.cards.with_window[window]
    wearers = [wearer_of(s, power.gear) for power in s.setting.gear_with[TAKE] if power.window == window]
    return [
        unit
        for unit, owner in enumerate(s.owner)
        if (timely >> s.profile[unit] & 1 or unit in wearers) and owner == seat and s.place[unit] >= 0
    ]


def may_act(s: War, seat: int, window: int) -> bool:
    """Whether a seat has anything for a window; otherwise no procedure is created."""
    if s.ledger and offer_triggers(s, seat, window):
        return True
    return bool(s.setting.windows >> window & 1) and bool(holders(s, seat, window))


@final
@dataclass
class Window(Frame):
    """6. A player may use powers: at the start of a turn or the game, at the upkeep, before the doom dice.

    What costs nothing and needs no choice is taken at once; the rest is offered, each power once.
    """

    seat: int
    window: int
    used: list[int] = field(default_factory=list)
    """The powers that had their turn: unit and slot in one number."""

    @rule("JA-6.9")
    def begin(self, s: War, _: None = None) -> Next:
        """Take what costs nothing; legend cards are drawn at once (JA-8.5)."""
        for unit in holders(s, self.seat, self.window):
            for power in self.ready_powers(s, unit):
                if power.effect == TAKE and not any(power.costs):
                    self.mark(unit, power)
                    cards = carry_out(s, power, self.seat, unit)
                    if cards:
                        return self.call(s, DrawCards(self.seat, cards), "begin")
        return self.goto("next_power")

    def ready_powers(self, s: War, unit: int) -> list[Effect]:
        """The powers of a unit, and of its equipment, that have yet to be used in this window."""
        return [
            power
            for power in s.setting.cards.powers[s.profile[unit]] + gear_with(s, unit, TAKE)
            if power.window == self.window
            and (power.gear >= 0 or unit * MOST_SLOTS + power.slot not in self.used)
            and is_useful(s, power, unit)
        ]

    def mark(self, unit: int, power: Effect) -> None:
        """A power has had its turn; equipment keeps track itself of how often it can be used."""
        if power.gear < 0:
            self.used.append(unit * MOST_SLOTS + power.slot)

    @rule("JA-6.9")
    def next_power(self, s: War, _: None = None) -> Next:
        """Ask as long as there is something to use."""
        is_able = any(self.ready_powers(s, unit) for unit in holders(s, self.seat, self.window))
        if is_able or offer_triggers(s, self.seat, self.window):
            return self.ask(s, self.seat, "power")
        return self.done(s)

    def offer_power(self, s: War) -> list[Choice]:
        offers: list[Choice] = [*offer_triggers(s, self.seat, self.window), USE_NO_POWER()]
        for unit in holders(s, self.seat, self.window):
            offers += [USE_POWER(unit, effect) for effect in kinds_of(self.ready_powers(s, unit))]
        return offers

    def refuse_power(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == USE_NO_POWER.name:
            return None
        if choice[0] == TRIGGER.name:
            return refuse_trigger(s, self.seat, self.window, choice[1])
        unit = choice[1]
        if s.owner[unit] != self.seat:
            return Refusal("JA-6.9", "not-own-unit")
        is_holder = unit in holders(s, self.seat, self.window)
        if not is_holder or choice[2] not in kinds_of(self.ready_powers(s, unit)):
            return Refusal("JA-6.9", "no-such-power-now")
        return None

    @question(("JA-6.9", "JA-8.6"), USE_POWER, USE_NO_POWER, TRIGGER)
    def power(self, s: War, choice: Choice) -> Next:
        """One power at a time, or none of those left."""
        if choice[0] == USE_NO_POWER.name:
            return self.done(s)
        if choice[0] == TRIGGER.name:
            return self.call(s, Trigger(self.seat, choice[1]), "next_power")
        power = first_of_kind(self.ready_powers(s, choice[1]), choice[2])
        self.mark(choice[1], power)
        return self.call(s, Use(power.id, self.seat, choice[1]), "next_power")


def kinds_of(effects: list[Effect]) -> list[int]:
    """What some effects do: each kind once, ascending."""
    return sorted({effect.effect for effect in effects})


def first_of_kind(effects: list[Effect], kind: int) -> Effect:
    """The first of some effects that does a given thing."""
    return next(effect for effect in effects if effect.effect == kind)
