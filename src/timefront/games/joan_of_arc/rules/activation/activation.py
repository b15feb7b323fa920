"""5, 6. An activation: bonus actions, declared actions, and how they are resolved (JA-5.1, JA-6.1, ruling J-13)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.same_kind import are_alike
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATION_WINDOW, CIVILIAN, MELEE, SHOOTING
from timefront.games.joan_of_arc.events.orders import ActionLost, UnitsCommanded
from timefront.games.joan_of_arc.rules.activation.actions import (
    CHARGE_DEED,
    DONE,
    FORCED_MARCH_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    PLAIN,
    PRAY_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
    WAIT_DEED,
)
from timefront.games.joan_of_arc.rules.activation.charge import stops_charge
from timefront.games.joan_of_arc.rules.activation.command import CommandChoice, forget_order, mark_commanded
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.march import ForcedMarch
from timefront.games.joan_of_arc.rules.activation.moves import able_together, march, march_together
from timefront.games.joan_of_arc.rules.activation.resolving import can_step_away, gather_attack, perform
from timefront.games.joan_of_arc.rules.attack.muster import muster
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.effects.bonus_actions import (
    BONUS,
    FIRST_BONUS_POWER,
    HAS_ENDED,
    SPENDS,
    added_units,
    bonus_powers,
    do_at_once,
    may_bonus,
    offer_bonus,
    refuse_bonus,
)
from timefront.games.joan_of_arc.rules.effects.equipment import use_of
from timefront.games.joan_of_arc.rules.effects.intrigue import Trigger
from timefront.games.joan_of_arc.rules.effects.player_actions import do_for_player, may_interpose, offer_at_any_time
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, PlayCard, may_play
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.effects.use import Use
from timefront.games.joan_of_arc.rules.effects.windows import first_of_kind
from timefront.games.joan_of_arc.state import ACTIVATED, FIRST_BONUS, UNDECIDED, War, can_act
from timefront.games.joan_of_arc.verbs import (
    DISCUSS,
    DO_ATTACK,
    DO_DEED,
    DO_MARCH,
    DO_MOVE,
    FINISH_ACTIVATION,
    GIVE_COMMAND,
    PLAY_CARD,
    STAY,
    STEP_AWAY,
    TAKE_REROLL,
    TRIGGER,
    USE_EQUIPMENT,
)
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class Activation(Frame):
    """5. Units of one seat are activated: those of one area by an order or interrupt, those of several by a command."""

    seat: int
    area: int
    units: list[int]
    mode: int
    """The kind of order: command and charge orders allow more than the others, which are `PLAIN`."""
    is_commanded: bool = False
    deeds: list[int] = field(default_factory=list)
    aims: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)
    strikes: list[int] = field(default_factory=list)
    """What each unit has declared (see `Declaration`)."""
    spent: list[int] = field(default_factory=list)
    """The bonus actions that each unit has used."""
    has_declared: bool = False
    commander: int = NOWHERE
    reach: int = 0
    """The unit that is commanding, and how many units it can command."""
    arsonist: int = NOWHERE
    """The engineer that may move after setting fire."""

    @rule("JA-5.1", "JA-6.1")
    def begin(self, s: War) -> Next:
        """All the units may act, even if they were activated before in the turn (ruling J-10)."""
        self.spent = [0] * len(self.units)
        for unit in self.units:
            s.used[unit] |= ACTIVATED
        return self.declare(s)

    @rule("JA-4.5", "JA-6.1", "JA-6.9")
    def declare(self, s: War) -> Next:
        """All actions are declared before the first is resolved; bonus actions need no declaration (ruling J-13)."""
        declaration = Declaration(self.seat, self.units[:], self.mode, self.is_commanded, self.area, self.spent[:])
        return self.call(s, declaration, "declared")

    @rule("JA-4.5", "JA-6.8", "JA-6.9")
    def declared(self, s: War, result: list[int] | Choice) -> Next:
        """A bonus action or a card comes first, or all is declared: units wait, and a single action is resolved now.

        Bonus actions were possible just before, so nobody is asked for them again.
        """
        if isinstance(result, tuple):
            if result[0] == PLAY_CARD.name:
                return self.call(s, PlayCard(self.seat, result[1]), "go_on")
            return self.take_bonus(s, result)
        self.has_declared = True
        self.deeds = [DONE if deed == WAIT_DEED else deed for deed in result[::4]]
        self.aims, self.ways, self.strikes = result[1::4], result[2::4], result[3::4]
        deeds = self.offer_deeds(s)
        if len(deeds) > 1:
            return self.go_on(s)
        return self.do_next(s, deeds[0]) if deeds else self.finish(s)

    @rule("JA-8.5", "JA-4.12")
    def action_done(self, s: War, _: None = None) -> Next:
        """After each action legend cards can be played, unless the action has decided the game."""
        if may_play(s, ACTIVATION_WINDOW, [self.seat]):
            judge(s, AT_ONCE)
            if s.verdict == UNDECIDED:
                return self.call(s, CardWindow(ACTIVATION_WINDOW, [self.seat]), "go_on")
        return self.go_on(s)

    @rule("JA-4.5", "JA-4.12")
    def go_on(self, s: War, _: None = None) -> Next:
        """After each action: did it decide the game, what became impossible, is anything left?"""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        if not self.has_declared:
            return self.goto("declare")
        for number, deed in enumerate(self.deeds):
            if deed != DONE and not can_act(s, self.units[number], self.seat):
                self.lose(s, number)
        deeds = self.offer_deeds(s)
        is_open = deeds and (self.matters(s, deeds) or may_interpose(s, self.seat))
        if is_open or may_bonus(s, self.seat, self.units, self.spent, self.mode, self.area):
            return self.ask(s, self.seat, "resolve")
        return self.do_next(s, deeds[0]) if deeds else self.finish(s)

    def matters(self, s: War, deeds: list[Choice]) -> bool:
        """Whether it could matter which action comes next: moves and prayers alone do not affect each other.

        A move does if another unit that has yet to act is where it leads, or if a civilian moves, who must not be
        left alone.
        """
        if len(deeds) < 2:
            return False
        kinds = s.setting.cards.kind
        left = [number for number, deed in enumerate(self.deeds) if deed != DONE]
        for number in left:
            if self.deeds[number] not in (MOVE_DEED, PRAY_DEED) or kinds[s.profile[self.units[number]]] == CIVILIAN:
                return True
        places = [s.place[self.units[number]] for number in left]
        return any(self.deeds[number] == MOVE_DEED and self.aims[number] in places for number in left)

    # Resolving in the owner's order

    def offer_resolve(self, s: War) -> list[Choice]:
        deeds = self.offer_deeds(s)
        offers = offer_bonus(s, self.seat, self.units, self.spent, self.mode, self.area)
        offers += offer_at_any_time(s, self.seat) + (deeds or [FINISH_ACTIVATION()])
        offers.sort()
        return offers

    def offer_deeds(self, s: War) -> list[Choice]:
        """Moves and attacks by their areas, other actions by their units."""
        offers: list[Choice] = []
        for number, deed in enumerate(self.deeds):
            if deed == DONE:
                continue
            if deed == MOVE_DEED:
                offer = (DO_MOVE.name, self.aims[number])
            elif deed == FORCED_MARCH_DEED:
                offer = (DO_MARCH.name, self.aims[number])
            else:
                target = self.target_of(number)
                if target != NOWHERE:
                    offer = (DO_ATTACK.name, target)
                elif self.first_like(s, number) == number:
                    offer = (DO_DEED.name, self.units[number])
                else:
                    continue
            if offer not in offers:
                offers.append(offer)
        return offers

    def target_of(self, number: int) -> int:
        """The area that a unit will attack."""
        deed = self.deeds[number]
        if deed in (MELEE_DEED, SHOOT_DEED):
            return self.aims[number]
        return self.strikes[number] if deed == CHARGE_DEED else NOWHERE

    def first_like(self, s: War, number: int) -> int:
        """The first unit that is interchangeable with this one and declared the same."""
        for earlier in range(number):
            if (
                self.deeds[earlier] == self.deeds[number]
                and self.aims[earlier] == self.aims[number]
                and self.ways[earlier] == self.ways[number]
                and self.strikes[earlier] == self.strikes[number]
                and are_alike(s, self.units[earlier], self.units[number])
            ):
                return earlier
        return number

    def refuse_resolve(self, s: War, choice: Choice) -> Refusal | None:
        verb = choice[0]
        if verb == FINISH_ACTIVATION.name:
            return Refusal("JA-4.5", "actions-left") if self.offer_deeds(s) else None
        if verb == DO_MOVE.name:
            return None if choice in self.offer_deeds(s) else Refusal("JA-6.2", "no-move-declared")
        if verb == DO_MARCH.name:
            return None if choice in self.offer_deeds(s) else Refusal("JA-11.1", "no-march-declared")
        if verb == DO_ATTACK.name:
            return None if choice in self.offer_deeds(s) else Refusal("JA-6.5", "no-attack-declared")
        if verb == DO_DEED.name:
            return self.refuse_do_deed(s, choice[1])
        return self.refuse_bonus(s, choice)

    def refuse_do_deed(self, s: War, unit: int) -> Refusal | None:
        if unit not in self.units:
            return Refusal("JA-5.1", "not-activated")
        number = self.units.index(unit)
        if self.deeds[number] in (DONE, MOVE_DEED, FORCED_MARCH_DEED) or self.target_of(number) != NOWHERE:
            return Refusal("JA-6.11", "nothing-declared")
        return None if self.first_like(s, number) == number else Refusal("JA-6.1", "take-the-first-alike")

    @question(
        ("JA-4.5", "JA-6.2", "JA-6.5", "JA-6.11", "JA-11.1"),
        *(DO_MOVE, DO_MARCH, DO_ATTACK, DO_DEED, FINISH_ACTIVATION, *BONUS),
    )
    def resolve(self, s: War, choice: Choice) -> Next:
        """The owner says what comes next; nobody is asked when a single action is left."""
        if choice[0] == FINISH_ACTIVATION.name:
            return self.finish(s)
        if choice[0] in (DO_MOVE.name, DO_MARCH.name, DO_ATTACK.name, DO_DEED.name):
            return self.do_next(s, choice)
        return self.take_bonus(s, choice)

    def do_next(self, s: War, choice: Choice) -> Next:
        """A move or an attack by its area, or the action of a unit."""
        if choice[0] == DO_MOVE.name:
            return self.go_into(s, choice[1], MOVE_DEED)
        if choice[0] == DO_MARCH.name:
            return self.go_into(s, choice[1], FORCED_MARCH_DEED)
        if choice[0] == DO_ATTACK.name:
            return self.attack(s, choice[1])
        return self.do_deed(s, self.units.index(choice[1]))

    def go_into(self, s: War, area: int, deed: int) -> Next:
        """JA-6.2: all units heading for an area move together; one movement action for each area (ruling J-18).

        Units on a forced march are one group too; a die says how far it gets (JA-11.1, ruling J-69).
        """
        bound = [n for n in range(len(self.units)) if self.deeds[n] == deed and self.aims[n] == area]
        able = able_together(s, [self.units[number] for number in bound], area)
        for number in bound:
            if self.units[number] in able:
                self.deeds[number] = DONE
            else:
                self.lose(s, number)
        if able and deed == FORCED_MARCH_DEED:
            return self.call(s, ForcedMarch(self.seat, area, able), "action_done")
        if able:
            march(s, able, area)
        return self.action_done(s)

    def attack(self, s: War, target: int) -> Next:
        """JA-6.5: all units that attack an area join in one attack; those that charge it move first (JA-5.5)."""
        joining = [n for n in range(len(self.units)) if self.deeds[n] != DONE and self.target_of(n) == target]
        kind = SHOOTING if self.deeds[joining[0]] == SHOOT_DEED else MELEE
        units = [self.units[number] for number in joining]
        ways = [self.ways[number] for number in joining]
        hows = gather_attack(s, self.seat, units, ways, kind, target, is_commanded=self.is_commanded)
        attackers: list[int] = []
        came: list[int] = []
        for place, number in enumerate(joining):
            if hows[place] == NOWHERE:
                self.lose(s, number)
                continue
            self.deeds[number] = DONE
            if hows[place] >= 0:
                attackers.append(units[place])
                came.append(hows[place])
        if not attackers:
            return self.action_done(s)
        muster(s, self.seat, target, kind, attackers, came, is_commanded=self.is_commanded)
        return self.call(s, Attack(), "action_done")

    def do_deed(self, s: War, number: int) -> Next:
        """JA-6.11: a skill action is the unit's one action."""
        unit, deed = self.units[number], self.deeds[number]
        if not perform(s, unit, deed, self.aims[number], self.ways[number]):
            self.lose(s, number)
            return self.action_done(s)
        self.deeds[number] = DONE
        if s.fight:  # an assault has begun
            return self.call(s, Attack(), "action_done")
        if deed == CHARGE_DEED and stops_charge(s, unit, s.place[unit]):
            self.spend(s, number, HAS_ENDED)
        if deed == SET_FIRE_DEED and can_step_away(s, unit):
            self.arsonist = unit
            return self.ask(s, self.seat, "after_fire")
        return self.action_done(s)

    def lose(self, s: War, number: int) -> None:
        """An action that became impossible is a wait (ruling J-13)."""
        self.deeds[number] = DONE
        s.emit(ActionLost, self.seat, self.units[number])

    # The move after setting fire

    def offer_after_fire(self, s: War) -> list[Choice]:
        return [STAY(), *[STEP_AWAY(area) for area in can_step_away(s, self.arsonist)]]

    def refuse_after_fire(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == STAY.name or choice[1] in can_step_away(s, self.arsonist):
            return None
        return Refusal("JA-6.2", "not-open")

    @question("JA-8.8", STEP_AWAY, STAY)
    def after_fire(self, s: War, choice: Choice) -> Next:
        """A bonus move away from the flames."""
        if choice[0] == STEP_AWAY.name:
            march_together(s, [self.arsonist], choice[1])
        self.arsonist = NOWHERE
        return self.action_done(s)

    # Bonus actions

    def refuse_bonus(self, s: War, choice: Choice) -> Refusal | None:
        """Why a bonus action is not possible; the reroll token is taken back before anything is done (ruling J-49)."""
        if choice[0] == TAKE_REROLL.name:
            return Refusal("JA-9.reroll", "only-when-activated")
        return refuse_bonus(s, choice, self.seat, self.units, self.spent, self.mode, self.area)

    def spend(self, s: War, number: int, bonus: int) -> None:
        """JA-6.1: note that a unit used a bonus action; it is then no longer interchangeable with one that has not."""
        self.spent[number] |= bonus
        s.used[self.units[number]] |= bonus << FIRST_BONUS

    def take_bonus(self, s: War, choice: Choice) -> Next:
        """JA-6.1: each bonus action once in an activation."""
        if choice[0] == TRIGGER.name:
            return self.call(s, Trigger(self.seat, choice[1]), "go_on")
        if do_for_player(s, choice):
            return self.goto("go_on")
        verb, unit = choice[0], choice[1]
        number = self.units.index(unit)
        spent = self.spent[number]
        if verb in SPENDS:
            self.spend(s, number, SPENDS[verb])
        if do_at_once(s, choice):
            return self.goto("go_on")
        if verb == GIVE_COMMAND.name:
            self.commander = unit
            self.reach = s.setting.cards.command_units[s.profile[unit]] + added_units(s, unit, spent)
            return self.call(s, CommandChoice(self.seat, unit, NOWHERE, self.reach, self.area), "commanded")
        if verb == DISCUSS.name:
            return self.call(s, Talk(self.seat, unit, choice[2]), "go_on")
        if verb == USE_EQUIPMENT.name:
            return self.call(s, Use(use_of(s, unit, choice[2]), self.seat, unit), "go_on")
        power = first_of_kind(bonus_powers(s, unit, spent, self.mode, self.area), choice[2])
        self.spend(s, number, 1 << (FIRST_BONUS_POWER + power.slot))
        return self.call(s, Use(power.id, self.seat, unit), "go_on")

    # Command

    @rule("JA-8.2", "JA-5.4", "JA-6.9")
    def commanded(self, s: War, chosen: list[int]) -> Next:
        """All chosen units are one activation, wherever they are, without command and charge (ruling J-24)."""
        mark_commanded(s, chosen)
        places = [s.place[unit] for unit in chosen]
        for area in sorted(set(places)):
            s.emit(UnitsCommanded, self.seat, self.commander, area, places.count(area))
        return self.call(s, Activation(self.seat, places[0], chosen[:], PLAIN, is_commanded=True), "go_on")

    @rule("JA-5.1")
    def finish(self, s: War) -> Next:
        """The order is resolved; the next one may command the same units again."""
        if not self.is_commanded:
            forget_order(s)
        return self.done(s)
