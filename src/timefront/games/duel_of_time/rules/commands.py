"""3. The six commands. "Here" is the space whose command is executed, `seat` the player whom it faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.content.geometry import AHEAD, NOWHERE, RED, SPACES, YELLOW, at
from timefront.games.duel_of_time.content.pack import CHARGE, DEPLOY, MOVE, PUSH, RALLY, SABOTAGE
from timefront.games.duel_of_time.events import (
    CommandLapsed,
    PushedUnitsStayed,
    UnitCharged,
    UnitRallied,
    UnitSabotaged,
    UnitsDeployed,
    UnitsMoved,
    UnitsPushed,
)
from timefront.games.duel_of_time.rules.scenarios import after_destruction
from timefront.games.duel_of_time.state import Duel
from timefront.games.duel_of_time.verbs import CHARGE_AT, MOVE_UNITS, PUSH_UNITS, RALLY_FROM, SABOTAGE_UNIT
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

OWNERS: dict[str, list[list[Choice]]] = {
    verb.name: [[], [verb(YELLOW)], [verb(RED)], [verb(YELLOW), verb(RED)]] for verb in (CHARGE_AT, SABOTAGE_UNIT)
}
"""The choices of a victim by the owners that have one: bit 0 for Yellow, bit 1 for Red."""
MOVES: list[list[Choice]] = [[MOVE_UNITS(count) for count in range(1, most + 1)] for most in range(11)]
RALLIES: list[list[Choice]] = [
    [RALLY_FROM(space) for space in range(SPACES) if bits >> space & 1] for bits in range(1 << SPACES)
]
"""The choices of a space by the spaces with the player's units, as bits."""
PUSHES: dict[tuple[int, int, int, bool], list[Choice]] = {}
"""The choices of a push by the units present, created when first needed."""


@final
@dataclass
class Deploy(Frame):
    """DEPLOY: one unit from the player's supply comes here."""

    seat: int
    space: int

    @rule("DT-3.1")
    def begin(self, s: Duel) -> Next:
        count = min(s.card_in_force.deploys, s.supply[self.seat])
        if count == 0:
            return lapse(self, s, self.seat, self.space, DEPLOY)
        s.supply[self.seat] -= count
        s.units[at(self.seat, self.space)] += count
        s.emit(UnitsDeployed, self.seat, self.space, count)
        return self.done(s)


@final
@dataclass
class Move(Frame):
    """MOVE: one or more of the player's units go one space ahead."""

    seat: int
    space: int

    @rule("DT-3.2", "DT-1.2")
    def begin(self, s: Duel) -> Next:
        """Nothing happens without the player's units here or a space ahead (ruling M-15)."""
        if s.units[at(self.seat, self.space)] == 0 or AHEAD[self.seat][self.space] == NOWHERE:
            return lapse(self, s, self.seat, self.space, MOVE)
        return self.ask(s, self.seat, "number")

    def offer_number(self, s: Duel) -> list[Choice]:
        return MOVES[s.units[at(self.seat, self.space)]]

    def refuse_number(self, s: Duel, choice: Choice) -> Refusal | None:
        here = s.units[at(self.seat, self.space)]
        if choice[1] == 0:
            return Refusal("DT-2.8", "at-least-one")
        return None if choice[1] <= here else Refusal("DT-3.2", "fewer-units-here", count=here)

    @question(("DT-3.2", "DT-2.8"), MOVE_UNITS)
    def number(self, s: Duel, choice: Choice) -> Next:
        ahead = AHEAD[self.seat][self.space]
        s.units[at(self.seat, self.space)] -= choice[1]
        s.units[at(self.seat, ahead)] += choice[1]
        s.emit(UnitsMoved, self.seat, self.space, ahead, choice[1])
        return self.done(s)


@final
@dataclass
class Push(Frame):
    """PUSH: the player's units enter the space ahead and push as many of its units one space on."""

    seat: int
    space: int

    @rule("DT-3.3", "DT-3.4", "DT-3.5", "DT-1.2")
    def begin(self, s: Duel) -> Next:
        """Nothing happens without a unit that can push or one that can be pushed (ruling M-10)."""
        if not self.offer_pushed(s):
            return lapse(self, s, self.seat, self.space, PUSH)
        return self.ask(s, self.seat, "pushed")

    def offer_pushed(self, s: Duel) -> list[Choice]:
        ahead = AHEAD[self.seat][self.space]
        if ahead == NOWHERE:
            return []
        pushers = s.units[at(self.seat, self.space)]
        own, enemy = s.units[at(self.seat, ahead)], s.units[at(1 - self.seat, ahead)]
        is_last = AHEAD[self.seat][ahead] == NOWHERE
        if is_last and not s.setting.pushes_into_last_space:
            return []
        offers = PUSHES.get((pushers, own, enemy, is_last))
        if offers is None:
            offers = PUSHES[pushers, own, enemy, is_last] = [
                PUSH_UNITS(a, b)
                for a in range(own + 1)
                for b in range(enemy + 1)
                if 1 <= a + b <= pushers and not (is_last and a and b < enemy)
            ]
        return offers

    def refuse_pushed(self, s: Duel, choice: Choice) -> Refusal | None:
        """At least one, no more than are ahead, no more than push; in the last space all stay where they are."""
        ahead = AHEAD[self.seat][self.space]
        pushers = s.units[at(self.seat, self.space)]
        standing = s.units[at(self.seat, ahead)], s.units[at(1 - self.seat, ahead)]
        own, enemy = choice[1], choice[2]
        if own + enemy == 0:
            return Refusal("DT-2.8", "at-least-one")
        if own > standing[0] or enemy > standing[1]:
            return Refusal("DT-3.5", "fewer-units-ahead", own=standing[0], enemy=standing[1])
        if own + enemy > pushers:
            return Refusal("DT-3.5", "fewer-pushers", count=pushers)
        if AHEAD[self.seat][ahead] == NOWHERE and own and enemy < standing[1]:
            return Refusal("DT-3.4", "pushed-units-stay")
        return None

    @question(("DT-3.3", "DT-3.5", "DT-2.8"), PUSH_UNITS)
    def pushed(self, s: Duel, choice: Choice) -> Next:
        """All together: the pushed units go on if they can, the pushing ones enter."""
        ahead = AHEAD[self.seat][self.space]
        beyond = AHEAD[self.seat][ahead]
        own, enemy = choice[1], choice[2]
        s.emit(UnitsPushed, self.seat, self.space, ahead, own, enemy)
        if beyond == NOWHERE:
            s.emit(PushedUnitsStayed, ahead, own + enemy)
        else:
            for owner, count in ((self.seat, own), (1 - self.seat, enemy)):
                s.units[at(owner, ahead)] -= count
                s.units[at(owner, beyond)] += count
        s.units[at(self.seat, self.space)] -= own + enemy
        s.units[at(self.seat, ahead)] += own + enemy
        return self.done(s)


@final
@dataclass
class Charge(Frame):
    """CHARGE: one of the player's units enters the space ahead and destroys one other unit there."""

    seat: int
    space: int

    @rule("DT-3.6", "DT-1.2")
    def begin(self, s: Duel) -> Next:
        """Nothing happens without a unit to charge here or a victim ahead (ruling M-11)."""
        ahead = AHEAD[self.seat][self.space]
        if ahead == NOWHERE or s.units[at(self.seat, self.space)] == 0 or not owners_on(s, ahead):
            return lapse(self, s, self.seat, self.space, CHARGE)
        return self.ask(s, self.seat, "victim")

    def offer_victim(self, s: Duel) -> list[Choice]:
        return OWNERS["charge"][owners_on(s, AHEAD[self.seat][self.space])]

    def refuse_victim(self, s: Duel, choice: Choice) -> Refusal | None:
        if owners_on(s, AHEAD[self.seat][self.space]) >> choice[1] & 1:
            return None
        return Refusal("DT-3.6", "no-unit-of-theirs", seat=choice[1])

    @question(("DT-3.6", "DT-2.8"), CHARGE_AT)
    def victim(self, s: Duel, choice: Choice) -> Next:
        """The victim was there before the charging unit came: it is another unit."""
        ahead = AHEAD[self.seat][self.space]
        s.emit(UnitCharged, self.seat, self.space, ahead, choice[1])
        s.units[at(self.seat, self.space)] -= 1
        s.units[at(self.seat, ahead)] += 1
        destroy(s, self.seat, choice[1], ahead)
        return self.done(s)


@final
@dataclass
class Sabotage(Frame):
    """SABOTAGE: one unit of either side here is destroyed."""

    seat: int
    space: int

    @rule("DT-3.7", "DT-3.11")
    def begin(self, s: Duel) -> Next:
        """Only unit cubes count, never white ones (ruling M-12)."""
        if not owners_on(s, self.space):
            return lapse(self, s, self.seat, self.space, SABOTAGE)
        return self.ask(s, self.seat, "victim")

    def offer_victim(self, s: Duel) -> list[Choice]:
        return OWNERS["sabotage"][owners_on(s, self.space)]

    def refuse_victim(self, s: Duel, choice: Choice) -> Refusal | None:
        if owners_on(s, self.space) >> choice[1] & 1:
            return None
        return Refusal("DT-3.7", "no-unit-of-theirs", seat=choice[1])

    @question(("DT-3.7", "DT-2.8"), SABOTAGE_UNIT)
    def victim(self, s: Duel, choice: Choice) -> Next:
        s.emit(UnitSabotaged, self.seat, self.space, choice[1])
        destroy(s, self.seat, choice[1], self.space)
        return self.done(s)


@final
@dataclass
class Rally(Frame):
    """RALLY: one of the player's units from any other space comes here."""

    seat: int
    space: int

    @rule("DT-3.8")
    def begin(self, s: Duel) -> Next:
        if not spaces_elsewhere(s, self.seat, self.space):
            return lapse(self, s, self.seat, self.space, RALLY)
        return self.ask(s, self.seat, "origin")

    def offer_origin(self, s: Duel) -> list[Choice]:
        return RALLIES[spaces_elsewhere(s, self.seat, self.space)]

    def refuse_origin(self, s: Duel, choice: Choice) -> Refusal | None:
        if choice[1] == self.space:
            return Refusal("DT-3.8", "rally-from-elsewhere")
        if s.units[at(self.seat, choice[1])] == 0:
            return Refusal("DT-3.8", "no-own-unit-there", space=choice[1])
        return None

    @question(("DT-3.8", "DT-2.8"), RALLY_FROM)
    def origin(self, s: Duel, choice: Choice) -> Next:
        s.units[at(self.seat, choice[1])] -= 1
        s.units[at(self.seat, self.space)] += 1
        s.emit(UnitRallied, self.seat, self.space, choice[1])
        return self.done(s)


Procedure = type[Deploy] | type[Move] | type[Push] | type[Charge] | type[Sabotage] | type[Rally]

PROCEDURES: tuple[Procedure, ...] = (Deploy, Move, Push, Charge, Sabotage, Rally)
"""The procedure of each command, in the order of the content's command numbers."""


def lapse(frame: Frame, s: Duel, seat: int, space: int, command: int) -> Next:
    """DT-2.8: a command that cannot be executed does nothing."""
    s.emit(CommandLapsed, seat, space, command)
    return frame.done(s)


def owners_on(s: Duel, space: int) -> int:
    """Who has units on a space: bit 0 for Yellow, bit 1 for Red."""
    return (1 if s.units[space] else 0) | (2 if s.units[SPACES + space] else 0)


def spaces_elsewhere(s: Duel, seat: int, here: int) -> int:
    """The other spaces on which a player has units, as bits."""
    bits = 0
    for space in range(SPACES):
        if space != here and s.units[seat * SPACES + space]:
            bits |= 1 << space
    return bits


def destroy(s: Duel, seat: int, owner: int, space: int) -> None:
    """DT-3.6: a destroyed unit returns to its owner's supply."""
    s.units[at(owner, space)] -= 1
    s.supply[owner] += 1
    after_destruction(s, seat, owner)
