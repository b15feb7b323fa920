"""7. Resolving an attack, from its declaration to the follow-up (sequence: ruling J-28).

`Attack` tells the whole story: each step does what needs no answer, and calls a procedure only where something is
rolled or asked. Who fights and which dice are on the table is read from the position (`muster`, `rows`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import powers_with, use
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.vocabulary import (
    ATTACK_OVER_WINDOW,
    ATTACK_ROLLED_WINDOW,
    DECLARED_WINDOW,
    MELEE,
    MELEE_AGAIN,
)
from timefront.games.joan_of_arc.rules.attack.dice import (
    AttackDice,
    Removal,
    Rolls,
    lay_attack_dice,
    lay_defence_dice,
    let_attack_stand,
    next_removal,
    payers,
    use_removal_powers,
)
from timefront.games.joan_of_arc.rules.attack.dodge import Dodge, dodgers, units_with_blanks
from timefront.games.joan_of_arc.rules.attack.follow_up import (
    Breakthrough,
    FollowUp,
    MoveOn,
    breakthrough_units,
    can_attack_again,
    followers,
    melee_targets,
    movers,
    reward_attackers,
)
from timefront.games.joan_of_arc.rules.attack.gigantic.assault import Assault
from timefront.games.joan_of_arc.rules.attack.gigantic.exchange import Exchange
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKERS,
    DEFENDERS,
    DYING,
    FOLLOWED,
    FRIGHTENED,
    PUSHED,
    SHOVED,
    announce_attack,
    announce_outcome,
    attacking_seat,
    attacking_side,
    defending_seat,
    defending_side,
    disband,
    is_assault,
    is_by_command,
    is_melee,
    join,
    muster,
)
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.rework import (
    Rework,
    Ruthless,
    may_rework,
    ruthless_dice,
)
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK
from timefront.games.joan_of_arc.rules.attack.ruins import Ruins, ruins, wreckers
from timefront.games.joan_of_arc.rules.attack.strike_back import PushesBack, take_shoved_attackers
from timefront.games.joan_of_arc.rules.attack.terror import Terror, attackers_to_frighten
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_other_unit
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, may_play
from timefront.games.joan_of_arc.state import UNDECIDED, War, side_of
from timefront.games.joan_of_arc.verbs import ATTACK_AGAIN, REST
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class Attack(Exchange):
    """7. The attack for which units were mustered: `muster(s, ...)`, then `self.call(s, Attack(), ...)`.

    If no attacker or no defender is left, it goes straight to its conclusion.
    """

    def nobody_left(self, s: War) -> Next:
        """Go straight to the conclusion."""
        return self.goto("conclusion")

    # Before the rolls

    @rule("JA-7.1", "JA-6.5", "JA-1.4", "JA-11.2")
    def begin(self, s: War) -> Next:
        """All units of the other side in the area defend; the owner of most of them leads (JA-4.13, ruling J-76)."""
        if not s.fight[ATTACKERS] or not s.fight[DEFENDERS]:
            disband(s)
            return self.done(s)
        announce_attack(s)
        seats = attacking_side(s) + defending_side(s)
        may = may_play(s, DECLARED_WINDOW, seats)
        return self.call(s, CardWindow(DECLARED_WINDOW, seats), "terror") if may else self.goto("terror")

    @rule("JA-9.terror")
    def terror(self, s: War, _: None = None) -> Next:
        """Before a melee attackers may be frightened; if all defenders have withdrawn, nobody fights."""
        if not s.fight[DEFENDERS]:
            return self.goto("aftermath")
        if is_melee(s) and attackers_to_frighten(s):
            return self.call(s, Terror(), "attack_dice")
        return self.goto("attack_dice")

    @rule("JA-7.1", "JA-9.support", "JA-9.big")
    def attack_dice(self, s: War, _: None = None) -> Next:
        """The attack dice are set out; some are chosen or paid for. If all attackers wait, the attack is over."""
        if not s.fight[ATTACKERS]:
            return self.goto("conclusion")
        lay_attack_dice(s)
        may = s.fight[FRIGHTENED] or payers(s)
        return self.call(s, AttackDice(), "defence_dice") if may else self.goto("defence_dice")

    @rule("JA-7.1", "JA-9.cohesion", "JA-8.8", "JA-10.3", "JA-10.5")
    def defence_dice(self, s: War, _: None = None) -> Next:
        """The defence dice are set out; the attackers' powers remove some. In an assault that comes later."""
        if is_assault(s):
            return self.goto("fewer_dice")
        lay_defence_dice(s)
        count = use_removal_powers(s)
        return self.call(s, Removal(count), "fewer_dice") if count else self.goto("fewer_dice")

    @rule("JA-8.5", "JA-7.1")
    def fewer_dice(self, s: War, _: None = None) -> Next:
        """The defenders' cards remove attack dice."""
        removal = next_removal(s)
        return self.goto("rolls") if removal is None else self.call(s, removal, "fewer_dice")

    # The rolls

    @rule("JA-7.1")
    def rolls(self, s: War, _: None = None) -> Next:
        """The attacker rolls, then the defender."""
        return self.call(s, Rolls(), "dodging")

    @rule("JA-9.dodge")
    def dodging(self, s: War, _: None) -> Next:
        """A unit that rolled a blank may leave before anything else is done with the rolls."""
        blanks = units_with_blanks(s)
        return self.call(s, Dodge(blanks), "attack_cards") if dodgers(s, blanks) else self.goto("attack_cards")

    @rule("JA-8.5")
    def attack_cards(self, s: War, _: None = None) -> Next:
        """The attackers' cards on their roll; they know who has left."""
        if s.fight[DEFENDERS] and may_play(s, ATTACK_ROLLED_WINDOW, attacking_side(s)):
            return self.call(s, CardWindow(ATTACK_ROLLED_WINDOW, attacking_side(s)), "attack_rework")
        return self.goto("attack_rework")

    @rule("JA-7.2")
    def attack_rework(self, s: War, _: None = None) -> Next:
        """The attacker's rerolls."""
        if not s.fight[DEFENDERS]:
            return self.goto("conclusion")
        return self.call(s, Rework(ATTACK), "ruthlessness") if may_rework(s, ATTACK) else self.goto("ruthlessness")

    @rule("JA-9.ruthless")
    def ruthlessness(self, s: War, _: None = None) -> Next:
        """Then what the attacker pays for."""
        return self.call(s, Ruthless(), "defence_rework") if ruthless_dice(s) else self.goto("defence_rework")

    @rule("JA-7.2", "JA-2.5")
    def defence_rework(self, s: War, _: None = None) -> Next:
        """The attacker's roll stands, and may bring cards."""
        cards, seat = let_attack_stand(s), attacking_seat(s)
        return self.call(s, DrawCards(seat, cards), "defence_begins") if cards else self.goto("defence_begins")

    @rule("JA-7.2", "JA-12.7")
    def defence_begins(self, s: War, _: None = None) -> Next:
        """In an assault the areas of the hex fight one at a time; otherwise the attack continues here."""
        return self.call(s, Assault(), "pushing") if is_assault(s) else self.goto("defence_cards")

    @rule("JA-7.7")
    def pushing(self, s: War, _: None = None) -> Next:
        """The attacker chooses where the defenders go."""
        pushed = [unit for unit in members(s.fight[PUSHED]) if s.place[unit] >= 0]
        s.fight[PUSHED] = 0
        if not pushed:
            return self.goto("pushing_back")
        seat = attacking_seat(s)
        return self.call(s, Pushes(seat, side_of(s, defending_seat(s)), seat, pushed, captor=seat), "defenders_pushed")

    @rule("JA-7.7")
    def defenders_pushed(self, s: War, pushed: list[int]) -> Next:
        """Then the attackers are pushed."""
        for unit in pushed:
            join(s, PUSHED, unit)
        return self.goto("pushing_back")

    @rule("JA-7.8")
    def pushing_back(self, s: War) -> Next:
        """The player who struck back chooses where the attackers go."""
        units, seats = take_shoved_attackers(s), defending_side(s)
        return self.call(s, PushesBack(seats, units), "attackers_pushed") if units else self.goto("conclusion")

    @rule("JA-7.8")
    def attackers_pushed(self, s: War, shoved: list[int]) -> Next:
        """Pushed attackers do not follow up (ruling J-34)."""
        for unit in shoved:
            join(s, SHOVED, unit)
        return self.goto("conclusion")

    # After the blows

    @rule("JA-7.10", "JA-4.12")
    def conclusion(self, s: War) -> Next:
        """The game may be over; otherwise powers reward the attackers."""
        assert not s.fight[DYING], "somebody's fate is open"
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        cards = reward_attackers(s)
        return self.call(s, DrawCards(attacking_seat(s), cards), "wrecking") if cards else self.goto("wrecking")

    @rule("JA-7.10")
    def wrecking(self, s: War, _: None = None) -> Next:
        """Some attackers damage buildings."""
        count = wreckers(s)
        return self.call(s, Ruins(count), "follow_up") if count and ruins(s) else self.goto("follow_up")

    @rule("JA-7.9", "JA-9.impetuous")
    def follow_up(self, s: War, _: None = None) -> Next:
        """Attackers move in, if no enemy is left."""
        return self.call(s, FollowUp(), "breakthrough") if followers(s) else self.goto("breakthrough")

    @rule("JA-11.3", "JA-4.12")
    def breakthrough(self, s: War, _: None = None) -> Next:
        """Cavalry that charged moves on past the attacked area, unless the follow-up has decided the game."""
        units = breakthrough_units(s)
        if not units:
            return self.goto("moving_on")
        judge(s, AT_ONCE)
        return self.call(s, Breakthrough(units), "moving_on") if s.verdict == UNDECIDED else self.end(s)

    @rule("JA-6.2", "JA-4.12")
    def moving_on(self, s: War, _: None = None) -> Next:
        """The game may be over; otherwise units move on because of what their dice showed."""
        units = movers(s)
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        return self.call(s, MoveOn(units), "aftermath") if units else self.goto("aftermath")

    @rule("JA-8.5")
    def aftermath(self, s: War, _: None = None) -> Next:
        """Cards on what has happened."""
        seats = attacking_side(s) + defending_side(s)
        may = may_play(s, ATTACK_OVER_WINDOW, seats)
        return self.call(s, CardWindow(ATTACK_OVER_WINDOW, seats), "close") if may else self.goto("close")

    @rule("JA-7.1")
    def close(self, s: War, _: None = None) -> Next:
        """The attack is over before a unit that followed up attacks again."""
        announce_outcome(s)
        seat, by_command, followed = attacking_seat(s), is_by_command(s), members(s.fight[FOLLOWED])
        disband(s)
        if any(can_attack_again(s, seat, unit) for unit in followed):
            return self.call(s, MeleeAgain(seat, by_command, followed), "over")
        return self.done(s)

    @rule("JA-6.5")
    def over(self, s: War, _: None) -> Next:
        """Nothing is left to do."""
        return self.done(s)


# Another melee


@final
@dataclass
class MeleeAgain(Frame):
    """6. A unit that followed up may have the power to attack again, each on its own (JA-6.5)."""

    seat: int
    is_commanded: bool
    units: list[int]
    """The units that followed up and have not been asked."""

    @rule("JA-6.5")
    def begin(self, s: War, _: None = None) -> Next:
        """One at a time."""
        while self.units:
            if can_attack_again(s, self.seat, self.units[0]):
                return self.ask(s, self.seat, "again")
            self.units.pop(0)
        return self.done(s)

    def offer_again(self, s: War) -> list[Choice]:
        """Every enemy next to it, or rest."""
        unit = self.units[0]
        return sorted([REST(unit), *[ATTACK_AGAIN(unit, area) for area in melee_targets(s, self.seat, unit)]])

    def refuse_again(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question, or no enemy there."""
        unit = self.units[0]
        is_attack = choice[1] == unit and choice[0] == ATTACK_AGAIN.name
        if is_attack and choice[2] not in melee_targets(s, self.seat, unit):
            return Refusal("JA-6.5", "no-enemy-there", area=choice[2])
        return refuse_other_unit(unit, choice, "JA-6.5")

    @question("JA-6.5", ATTACK_AGAIN, REST)
    def again(self, s: War, choice: Choice) -> Next:
        """Another melee of this unit alone."""
        unit = self.units.pop(0)
        if choice[0] == REST.name:
            return self.goto("begin")
        use(s, unit, powers_with(s, unit, MELEE_AGAIN)[0])
        muster(s, self.seat, choice[2], MELEE, [unit], [0], is_commanded=self.is_commanded)
        return self.call(s, Attack(), "begin")
