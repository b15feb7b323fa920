"""How a battle between two given line-ups can end: all pairs of faces, and the rerolls of both sides.

Each side rerolls to win: it does so if and only if that makes its own victory more likely, knowing what the other side
will do. The board rerolls if and only if its die subtracts something (BH-5.9).
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.battle_through_history.content.dice import (
    FACES,
    FACES_OF_DIE,
    NO_FACE,
    RISKY,
    STRONG,
    WEIGHTS_OF_DIE,
    has_negative,
)
from timefront.games.battle_through_history.content.pack import CLOSE, LONG, MEDIUM
from timefront.games.battle_through_history.rules.combat import Condition, Field, difference_of, winner_of
from timefront.games.battle_through_history.rules.engagement import (
    Engagement,
    form_links,
    relaunch_icons,
    strike_links,
)
from timefront.games.battle_through_history.state import ATTACKER, BOARD, DEFENDER, ROW, Campaign, count_of, die_of

SIDES_OF_DIE: Final = 6
AS_SHOWN: Final = -1
"""As many relaunches as the line-up shows icons."""


@final
class Dice:
    """All pairs of faces, numbered row by row: a row for each face of the attacker's die."""

    def __init__(self, attacker_die: int) -> None:
        self.attacker_faces = FACES_OF_DIE[attacker_die]
        self.defender_faces = FACES_OF_DIE[1 - attacker_die]
        self.attacker_weights = WEIGHTS_OF_DIE[attacker_die]
        self.defender_weights = WEIGHTS_OF_DIE[1 - attacker_die]
        self.width = len(self.defender_faces)
        self.pairs = len(self.attacker_faces) * self.width
        self.additions = [self._additions(line) for line in (LONG, MEDIUM, CLOSE)]
        """For each line what attacker and defender add, and the pairs of faces that do so, as bits."""

    def _additions(self, line: int) -> list[tuple[int, int, int]]:
        found: dict[tuple[int, int], int] = {}
        for pair in range(self.pairs):
            attacker = FACES[self.attacker_faces[pair // self.width]][line]
            defender = FACES[self.defender_faces[pair % self.width]][line]
            found[attacker, defender] = found.get((attacker, defender), 0) | 1 << pair
        return [(attacker, defender, pairs) for (attacker, defender), pairs in found.items()]


DICE: Final = [Dice(STRONG), Dice(RISKY)]
"""By the attacker's die."""


@final
class Throw:
    """The state of the dice: their faces (or NO_FACE before a die is rolled) and the rerolls left."""

    def __init__(self, s: Campaign) -> None:
        self.attacker_face = NO_FACE
        self.defender_face = NO_FACE
        self.attacker_relaunches = AS_SHOWN
        self.defender_relaunches = AS_SHOWN
        frame = s.stack[-1]
        if not isinstance(frame, Engagement) or frame.at == "dice":
            return
        is_rolling = frame.at in ("defender_die", "attacker_die")
        left = frame.relaunches - 1 if is_rolling else frame.relaunches
        self.attacker_face = NO_FACE if frame.at == "attacker_die" else s.attacker_face
        self.defender_face = NO_FACE if frame.at == "defender_die" else s.defender_face
        if frame.at in ("defender_choice", "defender_die"):
            self.defender_relaunches = left
        else:
            self.defender_relaunches = 0
            self.attacker_relaunches = left


@final
class Endings:
    """How the battle of a line-up can end: the fallen, as bits of slots, with whole weights that add up to `total`."""

    def __init__(self, weights: dict[int, int], total: int) -> None:
        self.weights = weights
        self.total = total


def endings(s: Campaign, throw: Throw) -> Endings:
    """How the battle between the line-ups on the battlefield ends. The state is scratch space: its links are reset."""
    dice = DICE[die_of(s, ATTACKER)]
    fallen = fallen_by_pair(s, dice)
    relaunches = relaunches_of(s, throw, dice, fallen)
    weights = first_weights(dice, throw)
    total = sum(weights) * SIDES_OF_DIE ** (relaunches.attacker_left + relaunches.defender_left)
    if relaunches.defender_left:
        plan = relaunches.board_plan() if s.rival == BOARD else relaunches.defender_plan()
        weights = relaunches.after_defender(weights, plan)
    weights = relaunches.after_attacker(weights)
    found: dict[int, int] = {}
    for pair in range(dice.pairs):
        if weights[pair]:
            found[fallen[pair]] = found.get(fallen[pair], 0) + weights[pair]
    return Endings(found, total)


def relaunches_of(s: Campaign, throw: Throw, dice: Dice, fallen: list[int]) -> Relaunches:
    """The rerolls left for these line-ups."""
    attacker, defender = throw.attacker_relaunches, throw.defender_relaunches
    if attacker == AS_SHOWN:
        attacker = relaunch_icons(s, ATTACKER)
    if defender == AS_SHOWN:
        defender = relaunch_icons(s, DEFENDER)
    return Relaunches(dice, winners_by_pair(s, fallen), attacker, defender)


def fallen_by_pair(s: Campaign, dice: Dice) -> list[int]:
    """Who falls with each pair of faces. Pairs share the combat of a line until something sets them apart."""
    s.links = [0] * (2 * ROW)
    s.wounds = [0] * (2 * ROW)
    form_links(s)
    strike_links(s)
    field = Field(s.setting, s.lineup, s.assigned, s.links, s.wounds)
    found = [0] * dice.pairs
    conditions: dict[Condition, int] = {field.condition(): (1 << dice.pairs) - 1}
    for line in (LONG, MEDIUM, CLOSE):
        after: dict[Condition, int] = {}
        for condition, pairs in conditions.items():
            field.restore(condition)
            if field.is_decided():
                after[condition] = after.get(condition, 0) | pairs
            else:
                fight_line(field, condition, differences(field, line, dice, pairs), after)
        conditions = after
    for condition, pairs in conditions.items():
        while pairs:
            lowest = pairs & -pairs
            found[lowest.bit_length() - 1] = condition[0]
            pairs ^= lowest
    return found


def differences(field: Field, line: int, dice: Dice, pairs: int) -> dict[int, int]:
    """The pairs of faces by the difference between their totals."""
    found: dict[int, int] = {}
    attacker, defender = field.power(ATTACKER, line), field.power(DEFENDER, line)
    for attacker_adds, defender_adds, adding in dice.additions[line]:
        if pairs & adding:
            difference = difference_of(attacker + attacker_adds, defender + defender_adds)
            found[difference] = found.get(difference, 0) | (pairs & adding)
    return found


def fight_line(field: Field, condition: Condition, wanted: dict[int, int], after: dict[Condition, int]) -> None:
    """One line for all differences: damage is dealt point by point, so more damage begins with less.

    The field is in the condition when this begins.
    """
    if 0 in wanted:
        after[condition] = after.get(condition, 0) | wanted[0]
    for sign in (1, -1):
        most = max(wanted) if sign == 1 else -min(wanted)
        if most <= 0:
            continue
        if sign == -1:
            field.restore(condition)
        field.take_aim(ATTACKER if sign == 1 else DEFENDER)
        for points in range(1, most + 1):
            if not field.is_decided():
                field.inflict_point()
            pairs = wanted.get(sign * points, 0)
            if pairs:
                reached = field.condition()
                after[reached] = after.get(reached, 0) | pairs


def winners_by_pair(s: Campaign, fallen: list[int]) -> list[int]:
    """BH-6.10: the side that wins with each pair of faces, or nobody."""
    attackers, defenders = count_of(s, ATTACKER), count_of(s, DEFENDER)
    slots = (1 << ROW) - 1
    return [winner_of(attackers - (down & slots).bit_count(), defenders - (down >> ROW).bit_count()) for down in fallen]


def first_weights(dice: Dice, throw: Throw) -> list[int]:
    """The weight of each pair of faces before anybody rerolls."""
    weights: list[int] = []
    for attacker_face, attacker_weight in zip(dice.attacker_faces, dice.attacker_weights, strict=True):
        for defender_face, defender_weight in zip(dice.defender_faces, dice.defender_weights, strict=True):
            weight = attacker_weight if throw.attacker_face == NO_FACE else int(throw.attacker_face == attacker_face)
            weight *= defender_weight if throw.defender_face == NO_FACE else int(throw.defender_face == defender_face)
            weights.append(weight)
    return weights


@final
class Relaunches:
    """5.9. The rerolls of both sides, each to win; a chance is a whole number out of six to the power of rerolls."""

    def __init__(self, dice: Dice, winners: list[int], attacker_left: int, defender_left: int) -> None:
        self.dice = dice
        self.winners = winners
        self.attacker_left = attacker_left
        self.defender_left = defender_left
        self.wins = [self._column(column, ATTACKER) for column in range(dice.width)]
        """How many of six sides win for the attacker, by the defender's face."""

    def _column(self, column: int, winner: int) -> int:
        sides = 0
        for row, weight in enumerate(self.dice.attacker_weights):
            if self.winners[row * self.dice.width + column] == winner:
                sides += weight
        return sides

    def attacker_wants(self, pair: int) -> bool:
        """Whether an attacker with a reroll left uses it: only if not winning yet, and still able to."""
        return self.winners[pair] != ATTACKER and self.wins[pair % self.dice.width] > 0

    def after_attacker(self, weights: list[int]) -> list[int]:
        """The weights of the pairs after the attacker's rerolls."""
        for _ in range(self.attacker_left):
            again = [0] * self.dice.width
            after: list[int] = []
            for pair, weight in enumerate(weights):
                if weight and self.attacker_wants(pair):
                    again[pair % self.dice.width] += weight
                    after.append(0)
                else:
                    after.append(weight * SIDES_OF_DIE)
            for row, weight in enumerate(self.dice.attacker_weights):
                for column in range(self.dice.width):
                    after[row * self.dice.width + column] += again[column] * weight
            weights = after
        return weights

    def defender_chance(self, pair: int) -> int:
        """The defender's chance to win once this pair stands: the attacker misses with all rerolls."""
        if self.attacker_left and self.attacker_wants(pair):
            column = pair % self.dice.width
            misses: int = (SIDES_OF_DIE - self.wins[column]) ** (self.attacker_left - 1)
            return misses * self._column(column, DEFENDER)
        certain: int = SIDES_OF_DIE**self.attacker_left
        return certain if self.winners[pair] == DEFENDER else 0

    def defender_plan(self) -> list[list[bool]]:
        """Whether a player rerolls each pair, by the rerolls left (none, one, ...): backward induction."""
        stood = [self.defender_chance(pair) for pair in range(self.dice.pairs)]
        best = stood
        plan = [[False] * self.dice.pairs]
        for _ in range(self.defender_left):
            rolled = [self._rolled(best, pair // self.dice.width) for pair in range(self.dice.pairs)]
            stood = [chance * SIDES_OF_DIE for chance in stood]
            plan.append([again > stands for again, stands in zip(rolled, stood, strict=True)])
            best = [max(again, stands) for again, stands in zip(rolled, stood, strict=True)]
        return plan

    def _rolled(self, chances: list[int], row: int) -> int:
        total = 0
        for column, weight in enumerate(self.dice.defender_weights):
            total += chances[row * self.dice.width + column] * weight
        return total

    def board_plan(self) -> list[list[bool]]:
        """The board has no choice (rulings B-34, B-46c)."""
        faces = self.dice.defender_faces
        negative = [has_negative(faces[pair % self.dice.width]) for pair in range(self.dice.pairs)]
        return [[False] * self.dice.pairs] + [negative] * self.defender_left

    def after_defender(self, weights: list[int], plan: list[list[bool]]) -> list[int]:
        """The weights of the pairs after the defender's rerolls; a pair that is accepted stands."""
        stood = [0] * self.dice.pairs
        for left in range(self.defender_left, -1, -1):
            again = [0] * len(self.dice.attacker_faces)
            for pair, weight in enumerate(weights):
                if plan[left][pair]:
                    again[pair // self.dice.width] += weight
                else:
                    stood[pair] += weight * SIDES_OF_DIE**left
            weights = [weight * mass for mass in again for weight in self.dice.defender_weights]
        return stood
