"""Attacks simulated by the rules themselves, both sides choosing as the greedy bot would, to find the odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from timefront.games.joan_of_arc.board.areas import troops_in
from timefront.games.joan_of_arc.bots.cards.card_gains import past_card_windows
from timefront.games.joan_of_arc.bots.evaluation import evaluate
from timefront.games.joan_of_arc.bots.habits import habit
from timefront.games.joan_of_arc.bots.one_order import worth_weighing
from timefront.games.joan_of_arc.content.dice import BLANK, DISRUPT, KILL, PUSH
from timefront.games.joan_of_arc.content.vocabulary import MELEE
from timefront.games.joan_of_arc.rules.activation.resolving import gather_attack
from timefront.games.joan_of_arc.rules.attack.gigantic.dice import muster_assault
from timefront.games.joan_of_arc.rules.attack.gigantic.targets import refuse_assault
from timefront.games.joan_of_arc.rules.attack.muster import attacked, hex_of_fight, muster
from timefront.games.joan_of_arc.rules.attack.pool import FROM_CARD, NO_UNIT
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE, DROPPED, add_die, seal
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import CAPTIVE, GRAVEYARD, War, side_of
from timefront.games.joan_of_arc.state import DISRUPTED as INFIRMARY
from timefront.kernel.flow import CHANCE, OVER, RUNNING
from timefront.kernel.questions import Choice

FIGURES: Final[list[str]] = [
    *("killed", "disrupted", "driven_off", "wounds", "cleared"),
    *("own_killed", "own_disrupted", "own_wounds"),
]
"""The figures of an attack: defenders destroyed (or captured, JA-11.4), disrupted and gone elsewhere (pushed, or
dodged), wounds on those who are left, whether no enemy is left in the area; and what the attackers lose by
retaliation."""
KILLED: Final = 0
DISRUPTED: Final = 1
DRIVEN_OFF: Final = 2
WOUNDS: Final = 3
CLEARED: Final = 4
OWN_KILLED: Final = 5
OWN_DISRUPTED: Final = 6
OWN_WOUNDS: Final = 7
AFTER_THE_BLOWS: Final[list[str]] = ["breakthrough", "moving_on", "aftermath", "close", "over"]
"""The steps at which an attack continues when its losses are known."""
ASSAULT_ON_HEX: Final = -1
"""The kind of attack that is a gigantic assault: neither a melee with one area nor shooting (JA-12.7)."""
EQUAL: Final = 1e-9
"""Positions that differ by less are equally good."""

Outcome = tuple[int, ...]
"""A number for each of the figures."""


@final
class AttackPlan:
    """An attack that could be made: a position in which it is mustered, and who fights how.

    The position is the plan's own: the attackers are where they will fight from.
    """

    def __init__(
        self, s: War, seat: int, target: int, kind: int, attackers: list[int], ways: list[int], is_commanded: bool
    ) -> None:
        self.position = s
        self.seat = seat
        self.target = target
        self.kind = kind
        self.roll = MELEE if kind == ASSAULT_ON_HEX else kind
        self.attackers = attackers
        self.ways = ways
        self.is_commanded = is_commanded
        s.piles = []  # the odds assume that nobody plays a card
        if kind == ASSAULT_ON_HEX:
            muster_assault(s, seat, attackers[0], target)
        else:
            muster(s, seat, target, kind, attackers, ways, is_commanded=is_commanded)
        self.defenders = attacked(s)
        self.areas = hex_of_fight(s) if kind == ASSAULT_ON_HEX else [target]

    def laid(self) -> War:
        """A copy of the position in which the attack is about to begin.

        Below it the order phase is waiting, so that a bot can judge the position after the attack.
        """
        copy = self.position.clone()
        copy.stack = [OrderPhase(self.seat), Attack()]
        copy.shared = 0
        copy.seat = RUNNING
        return copy

    def outcome(self, s: War) -> Outcome:
        """What became of all units."""
        before = self.position
        figures = [0] * len(FIGURES)
        for unit in self.defenders:
            place = s.place[unit]
            figures[KILLED] += place in (GRAVEYARD, CAPTIVE)
            figures[DISRUPTED] += place == INFIRMARY
            figures[DRIVEN_OFF] += place >= 0 and place not in self.areas
            if place >= 0:
                figures[WOUNDS] += s.wounds[unit] - before.wounds[unit]
        foes = 1 - side_of(s, self.seat)
        figures[CLEARED] = int(not any(troops_in(s, area, foes) for area in self.areas))
        for unit in self.attackers:
            place = s.place[unit]
            figures[OWN_KILLED] += place == GRAVEYARD
            figures[OWN_DISRUPTED] += place == INFIRMARY
            if place >= 0:
                figures[OWN_WOUNDS] += s.wounds[unit] - before.wounds[unit]
        return tuple(figures)


def plan_attack(
    s: War, seat: int, target: int, kind: int, units: list[int], ways: list[int], is_commanded: bool
) -> AttackPlan | None:
    """An attack as it would be resolved: units that charge have moved on a copy; None if nobody can make it."""
    copy = s.clone()
    if kind == ASSAULT_ON_HEX:
        is_possible = refuse_assault(copy, units[0], target) is None
        return AttackPlan(copy, seat, target, kind, units, ways, is_commanded) if is_possible else None
    hows = gather_attack(copy, seat, units, ways, kind, target, is_commanded=is_commanded)
    attackers = [unit for place, unit in enumerate(units) if hows[place] >= 0]
    came = [how for how in hows if how >= 0]
    if not attackers or not troops_in(copy, target, 1 - side_of(copy, seat)):
        return None
    return AttackPlan(copy, seat, target, kind, attackers, came, is_commanded)


def best_choice(s: War) -> Choice:
    """As the greedy bot chooses: by habit, or whatever leads straight to the position that the asked seat likes best.

    Of equal ones the first; the bot takes any of them.
    """
    usual = habit(s)
    if usual is not None:
        return usual
    offers = worth_weighing(s.offer())
    best = offers[0]
    if len(offers) == 1:
        return best
    most = -1.0
    for choice in offers:
        copy = s.clone()
        copy.answer(choice)
        share = evaluate(past_card_windows(copy))[s.seat]
        if share > most + EQUAL:
            best, most = choice, share
    return best


def is_settled(s: War) -> bool:
    """Whether the losses of the attack are known."""
    if s.seat == OVER or len(s.stack) < 2:
        return True
    return s.stack[1].at in AFTER_THE_BLOWS


def outcomes_of_hits(
    plan: AttackPlan, hits: list[int], back: list[int], striker: int, on_hill: int, *, has_defence: bool
) -> dict[Outcome, Fraction]:
    """The attack from the shields on; if a unit is tough or rescued, every roll of its die is followed.

    What came through is a number of KILLs, DISRUPTs and PUSHes; what strikes back likewise, on dice of `striker`; bits
    0 to 2 of `on_hill` say which of these results other dice of the defence show. If the defence has rolled
    (`has_defence`), there is a blank on the table, so that nobody expects another roll.
    """
    s = plan.laid()
    s.stack[-1].at = "high_ground"
    lay_results(s, hits, back, striker, on_hill, has_defence=has_defence)
    s.run()
    found: dict[Outcome, Fraction] = {}
    follow(plan, s, Fraction(1), found)
    return found


def lay_results(s: War, hits: list[int], back: list[int], striker: int, on_hill: int, *, has_defence: bool) -> None:
    """Put these results on the table, as if they had been rolled."""
    if has_defence:
        seal(s, add_die(s, DEFENCE_SIDE, NO_UNIT, ~BLANK, FROM_CARD), DROPPED)
    for place, result in enumerate((KILL, DISRUPT, PUSH)):
        for _ in range(hits[place]):
            add_die(s, ATTACK, NO_UNIT, ~result, FROM_CARD)
        for _ in range(back[place]):
            add_die(s, DEFENCE_SIDE, striker, ~result, FROM_CARD)
        if on_hill >> place & 1:
            add_die(s, DEFENCE_SIDE, NO_UNIT, ~result, FROM_CARD)


def follow(plan: AttackPlan, s: War, chance: Fraction, found: dict[Outcome, Fraction]) -> None:
    """Play on to the end of the blows, along every branch of chance."""
    while not is_settled(s):
        if s.seat == CHANCE:
            for branch, share in branches(s):
                follow(plan, branch, chance * share, found)
            return
        s.answer(best_choice(s))
    outcome = plan.outcome(s)
    found[outcome] = found.get(outcome, Fraction(0)) + chance


def branches(s: War) -> list[tuple[War, Fraction]]:
    """The positions after a chance, with their shares; results that lead to the same position are merged."""
    drawn = s.chance()
    known: list[tuple[str, list[int], list[int]]] = []
    positions: list[War] = []
    shares: list[Fraction] = []
    for result, weight in drawn.results():
        copy = s.clone()
        copy.answer(result)
        reached = (copy.stack[-1].at if copy.stack else "", copy.place, copy.wounds)
        share = Fraction(weight, drawn.total)
        if reached in known:
            shares[known.index(reached)] += share
        else:
            known.append(reached)
            positions.append(copy)
            shares.append(share)
    return list(zip(positions, shares, strict=True))
