"""The odds of a battle about to be fought, as far as a seat can know: exact, or sampled with an interval.

    odds(s, seat)                           exact up to 40 hidden line-ups, otherwise sampled
    ExactOdds(s, seat).work(line_ups)       the exact odds in slices, however many line-ups there are
    sampled_odds(s, seat, samples, rng)     sampled odds with their 95 % intervals

The page docs/odds.md says what is assumed.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final, final

from timefront.games.battle_through_history.odds.lineups import Rows, count_rows, sampled_row
from timefront.games.battle_through_history.odds.outcomes import Endings, Throw, endings
from timefront.games.battle_through_history.odds.tally import WINNERS, Outcome, Tally
from timefront.games.battle_through_history.rules.engagement import Engagement, Reinforcements, TokensAssigned
from timefront.games.battle_through_history.rules.the_battle import Deployment
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, Campaign, count_of
from timefront.kernel.flow import NOBODY
from timefront.kernel.intervals import cautious_interval

EXACT_AT_ONCE: Final = 40
"""Up to this many hidden line-ups, the exact odds are computed at once."""
SAMPLES: Final = 48
"""How many line-ups are sampled if there are more."""
SEED: Final = 0
"""The same position gives the same sample."""


@final
@dataclass
class Odds:
    """The chances of a battle's outcomes: exact if `exact`, otherwise the means of a sample."""

    exact: bool
    lineups: int
    """How many line-ups there are, as far as the seat can know."""
    samples: int
    """How many were drawn; 0 for exact odds."""
    distribution: dict[Outcome, Fraction]
    conquests: dict[int, Fraction]
    """The chance that each unit is conquered, including reinforcements."""
    intervals: dict[int, tuple[float, float]]
    """By winner: the 95 % confidence interval of the chance; just the chance itself, twice, if exact."""

    @property
    def attacker_wins(self) -> Fraction:
        """The chance that the attacker wins."""
        return self.chance_of(ATTACKER)

    @property
    def defender_wins(self) -> Fraction:
        """The chance that the defender wins."""
        return self.chance_of(DEFENDER)

    @property
    def annihilation(self) -> Fraction:
        """The chance that nobody is left."""
        return self.chance_of(NOBODY)

    def chance_of(self, winner: int) -> Fraction:
        """The chance that a side, or nobody, wins."""
        return self.marginal("winner").get(winner, Fraction(0))

    def marginal(self, name: str) -> dict[int, Fraction]:
        """The chances of one figure of the outcome, by its name."""
        place = Outcome._fields.index(name)
        chances: dict[int, Fraction] = {}
        for outcome, chance in self.distribution.items():
            figure: int = outcome[place]
            chances[figure] = chances.get(figure, Fraction(0)) + chance
        return dict(sorted(chances.items()))

    def marginals(self) -> dict[str, dict[int, Fraction]]:
        """All figures of the outcome, each with its chances."""
        return {name: self.marginal(name) for name in Outcome._fields}


def has_odds(s: Campaign) -> bool:
    """Whether a battle is about to be fought: from the attacker's first unit to the last reroll."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Deployment):
        return frame.side == ATTACKER and count_of(s, ATTACKER) > 0
    if isinstance(frame, TokensAssigned):
        return frame.side == ATTACKER
    return isinstance(frame, (Reinforcements, Engagement))


def count_lineups(s: Campaign, seat: int | None) -> int:
    """How many line-ups the seat must expect, without creating them all."""
    return count_rows(s, ATTACKER, seat) * count_rows(s, DEFENDER, seat)


def odds(s: Campaign, seat: int | None) -> Odds:
    """The odds at once, exact or sampled; a seat of None is a spectator."""
    exact = ExactOdds(s, seat)
    if exact.lineups > EXACT_AT_ONCE:
        return sampled_odds(s, seat, SAMPLES, Random(SEED))
    exact.work(exact.lineups)
    return exact.odds()


@final
class ExactOdds:
    """The exact odds in the making: call `work` until it says that they are ready."""

    def __init__(self, s: Campaign, seat: int | None) -> None:
        require_odds(s)
        self.lineups = count_lineups(s, seat)
        self.done = 0
        """How many line-ups have been fought out."""
        self.attackers = Rows(s, ATTACKER, seat)
        self.defenders = Rows(s, DEFENDER, seat)
        self.attacker = 0
        self.defender = 0
        """The rows that come next."""
        self.throw = Throw(s)
        self.tally = Tally(s)
        self.scratch = s.copy_columns()

    def work(self, lineups: int) -> bool:
        """Fight out this many more line-ups; returns whether the odds are ready."""
        for _ in range(min(lineups, self.lineups - self.done)):
            if not self.defenders.has(self.defender):
                self.defender = 0
                self.attacker += 1
            self._fight_out()
            self.defender += 1
            self.done += 1
        return self.done == self.lineups

    def _fight_out(self) -> None:
        has_both = self.attackers.has(self.attacker) and self.defenders.has(self.defender)
        assert has_both, "fewer line-ups than counted"
        attacker, defender = self.attackers.found[self.attacker], self.defenders.found[self.defender]
        self.scratch.lineup = attacker.units + defender.units
        ended = endings(self.scratch, self.throw)
        denominator = attacker.denominator * defender.denominator * ended.total
        self.tally.add(self.scratch.lineup, ended, attacker.numerator * defender.numerator, denominator)

    def odds(self) -> Odds:
        """The exact odds, once they are ready."""
        if self.done != self.lineups:
            raise ValueError(f"only {self.done} of {self.lineups} line-ups have been fought out")
        found = Odds(True, self.lineups, 0, self.tally.distribution(), self.tally.conquests(), {})
        for winner in WINNERS:
            chance = float(found.chance_of(winner))
            found.intervals[winner] = (chance, chance)
        return found


def sampled_odds(s: Campaign, seat: int | None, samples: int, rng: Random) -> Odds:
    """Odds from this many line-ups, drawn as the seat must expect them; dice and rerolls of each are exact."""
    require_odds(s)
    throw, tally, scratch = Throw(s), Tally(s), s.copy_columns()
    fought: dict[tuple[int, ...], Endings] = {}
    chances: list[list[float]] = [[], [], []]
    for _ in range(samples):
        scratch.lineup = sampled_row(s, ATTACKER, seat, rng) + sampled_row(s, DEFENDER, seat, rng)
        lineup = tuple(scratch.lineup)
        if lineup not in fought:
            fought[lineup] = endings(scratch, throw)
        ended = fought[lineup]
        for place, won in enumerate(tally.add(scratch.lineup, ended, 1, samples * ended.total)):
            chances[place].append(won / ended.total)
    intervals = {winner: cautious_interval(chances[place]) for place, winner in enumerate(WINNERS)}
    return Odds(False, count_lineups(s, seat), samples, tally.distribution(), tally.conquests(), intervals)


def require_odds(s: Campaign) -> None:
    """Refuse a position without odds."""
    if not has_odds(s):
        raise ValueError("no battle is about to be fought")
