"""Outcomes of a battle and their chances, added up line-up by line-up."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple, final

from timefront.games.battle_through_history.odds.outcomes import Endings
from timefront.games.battle_through_history.rules.combat import ATTACKERS, winner_of
from timefront.games.battle_through_history.rules.rewards import RELICS_SEEN
from timefront.games.battle_through_history.state import ATTACKER, BOARD, DEFENDER, EMPTY, ROW, Campaign
from timefront.kernel.flow import NOBODY

WINNERS: Final = (ATTACKER, DEFENDER, NOBODY)
"""Who can win a battle."""


class Outcome(NamedTuple):
    """How a battle ends, as far as points depend on it."""

    winner: int
    """A side, or NOBODY after an annihilation."""
    attackers: int
    """The attacker's undefeated units."""
    defenders: int
    """The defender's undefeated units."""
    conquered: int
    """Defeated units of the board, which the attacker may recruit."""
    relics: int
    """How many relics the attacker chooses one from; 0 is no relic."""


@final
class Tally:
    """Chances of outcomes, added up as whole numbers for each denominator."""

    def __init__(self, s: Campaign) -> None:
        self.is_conquest = s.rival == BOARD
        relics = s.relic_pile | s.relic_discard if s.rival == BOARD else s.relics[s.rival]
        self.relics = relics.bit_count()
        """BH-7.2, BH-7.3: how many relics there are to draw from."""
        self.outcomes: dict[int, dict[Outcome, int]] = {}
        self.conquered: dict[int, dict[int, int]] = {}
        """By unit."""

    def add(self, lineup: list[int], ended: Endings, numerator: int, denominator: int) -> list[int]:
        """Add the endings of a line-up; returns how much of their weight each of the WINNERS has."""
        outcomes = self.outcomes.setdefault(denominator, {})
        won = [0, 0, 0]
        for fallen, weight in ended.weights.items():
            outcome = self.outcome(lineup, fallen)
            won[WINNERS.index(outcome[0])] += weight
            outcomes[outcome] = outcomes.get(outcome, 0) + weight * numerator
            if self.is_conquest:
                self._conquer(lineup, fallen, weight * numerator, denominator)
        return won

    def outcome(self, lineup: list[int], fallen: int) -> Outcome:
        """The outcome of a line-up with its fallen."""
        count = ROW - lineup[:ROW].count(EMPTY)
        attackers = count - (fallen & ATTACKERS).bit_count()
        conquered = (fallen >> ROW).bit_count()
        defenders = ROW - lineup[ROW:].count(EMPTY) - conquered
        winner = winner_of(attackers, defenders)
        relics = min(RELICS_SEEN[count], self.relics) if winner == ATTACKER else 0
        return Outcome(winner, attackers, defenders, conquered if self.is_conquest else 0, relics)

    def _conquer(self, lineup: list[int], fallen: int, weight: int, denominator: int) -> None:
        conquered = self.conquered.setdefault(denominator, {})
        for slot in range(ROW, 2 * ROW):
            if fallen >> slot & 1:
                conquered[lineup[slot]] = conquered.get(lineup[slot], 0) + weight

    def distribution(self) -> dict[Outcome, Fraction]:
        """The chance of each outcome."""
        chances: dict[Outcome, Fraction] = {}
        for denominator, weights in self.outcomes.items():
            for outcome, weight in weights.items():
                chances[outcome] = chances.get(outcome, Fraction(0)) + Fraction(weight, denominator)
        return dict(sorted(chances.items()))

    def conquests(self) -> dict[int, Fraction]:
        """The chance that each unit is conquered."""
        chances: dict[int, Fraction] = {}
        for denominator, weights in self.conquered.items():
            for unit, weight in weights.items():
                chances[unit] = chances.get(unit, Fraction(0)) + Fraction(weight, denominator)
        return dict(sorted(chances.items()))
