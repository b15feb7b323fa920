"""7. From the defender's cards on the defence roll to the blows: what all attacks share (JA-7.2 to JA-7.8).

A subclass says what follows if no defender is left and, in its step `pushing`, what
follows the blows.
"""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.content.vocabulary import ALLOCATED_WINDOW, DEFENCE_ROLLED_WINDOW
from timefront.games.joan_of_arc.rules.attack.allocation import (
    Allocation,
    Targeting,
    allocate_plainly,
    can_aim,
    trample,
)
from timefront.games.joan_of_arc.rules.attack.blows import Blows, blows_to_strike, mark_pushed
from timefront.games.joan_of_arc.rules.attack.bodyguard import Bodyguard, possible_guards
from timefront.games.joan_of_arc.rules.attack.ground import HighGround, count_terrain, hill_dice, let_defence_stand
from timefront.games.joan_of_arc.rules.attack.muster import DEFENDERS, attacking_side, deciding_seats, defending_side
from timefront.games.joan_of_arc.rules.attack.rework import Rework, may_rework
from timefront.games.joan_of_arc.rules.attack.rows import DEFENCE_SIDE
from timefront.games.joan_of_arc.rules.attack.shields import Shields, can_shield
from timefront.games.joan_of_arc.rules.attack.strike_back import StrikeBack, striking_dice
from timefront.games.joan_of_arc.rules.effects.legend import draws_of
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, may_play
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


@dataclass
class Exchange(Frame):
    """7. Both sides have rolled: rerolls of the defence, shields, allocation, blows on both sides."""

    def nobody_left(self, s: War) -> Next:
        """What follows if no defender is left."""
        raise NotImplementedError

    @rule("JA-8.5")
    def defence_cards(self, s: War, _: None = None) -> Next:
        """The defender's cards on the defence roll."""
        if may_play(s, DEFENCE_ROLLED_WINDOW, defending_side(s)):
            return self.call(s, CardWindow(DEFENCE_ROLLED_WINDOW, defending_side(s)), "defence_rerolls")
        return self.goto("defence_rerolls")

    @rule("JA-7.2")
    def defence_rerolls(self, s: War, _: None = None) -> Next:
        """The defender's rerolls, after which more units may dodge."""
        if not s.fight[DEFENDERS]:
            return self.nobody_left(s)
        may, seats = may_rework(s, DEFENCE_SIDE), deciding_seats(s)
        return self.call(s, Rework(DEFENCE_SIDE, waiting=seats), "ground") if may else self.goto("ground")

    # Who suffers what

    @rule("JA-7.2", "JA-9.big", "JA-10.1", "JA-10.5")
    def ground(self, s: War, _: None = None) -> Next:
        """Both rolls stand: powers of the defence, walls and swamps."""
        if not s.fight[DEFENDERS]:
            return self.nobody_left(s)
        drawing = let_defence_stand(s)
        count_terrain(s)
        return self.call(s, draws_of(drawing), "high_ground") if drawing else self.goto("high_ground")

    @rule("JA-10.1")
    def high_ground(self, s: War, _: None = None) -> Next:
        """From a hill one more result strikes back."""
        return self.call(s, HighGround(), "shields") if hill_dice(s) else self.goto("shields")

    @rule("JA-7.3")
    def shields(self, s: War, _: None = None) -> Next:
        """Shields discard results."""
        return self.call(s, Shields(), "targeting") if can_shield(s) else self.goto("targeting")

    @rule("JA-9.targeting")
    def targeting(self, s: War, _: None = None) -> Next:
        """The attacker allocates the results of units with targeting."""
        return self.call(s, Targeting(), "allocation") if can_aim(s) else self.goto("allocation")

    @rule("JA-7.4")
    def allocation(self, s: War, _: None = None) -> Next:
        """The defender allocates the others."""
        return self.goto("bodyguards") if allocate_plainly(s) else self.call(s, Allocation(), "bodyguards")

    @rule("JA-9.bodyguard", "JA-9.big")
    def bodyguards(self, s: War, _: None = None) -> Next:
        """Trampled units are pushed; bodyguards take over results."""
        trample(s)
        return (
            self.call(s, Bodyguard(deciding_seats(s)), "last_cards") if possible_guards(s) else self.goto("last_cards")
        )

    @rule("JA-8.5")
    def last_cards(self, s: War, _: None = None) -> Next:
        """Cards on the allocated results, the defender's first."""
        seats = defending_side(s) + attacking_side(s)
        if may_play(s, ALLOCATED_WINDOW, seats):
            return self.call(s, CardWindow(ALLOCATED_WINDOW, seats), "striking_back")
        return self.goto("striking_back")

    @rule("JA-7.8", "JA-9.retaliation")
    def striking_back(self, s: War, _: None = None) -> Next:
        """In a melee the defence may strike back."""
        return self.call(s, StrikeBack(deciding_seats(s)), "blows") if striking_dice(s) else self.goto("blows")

    # What the results do

    @rule("JA-7.5", "JA-7.6", "JA-7.8")
    def blows(self, s: War, _: None = None) -> Next:
        """Wounds and disruptions on both sides."""
        mark_pushed(s)
        dice = blows_to_strike(s)
        return self.call(s, Blows(dice), "pushing") if dice else self.goto("pushing")
