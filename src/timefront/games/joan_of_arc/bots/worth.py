"""What pieces are worth to bots: units by their dice and hit points, dice by what they show on average.

The unit of worth is about a common foot soldier. Everything is estimated once for a setting.
"""

from __future__ import annotations

from typing import Any, Final, final

from timefront.games.joan_of_arc.content.dice import SHIELD, SIDES
from timefront.games.joan_of_arc.content.geometry import neighbours_of
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARACTER,
    CIVILIAN,
    COLLAPSE,
    COSTS,
    DEFENCE,
    DESTROY,
    ENGINEER,
    ENTER,
    HOLD,
    HOLD_OUT,
    PAYING,
    PERSUADE,
    RUTHLESS,
    SLAY,
)
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND

POINT: Final = 2.0
"""A victory point."""
TOKENS: Final[list[float]] = [0.3, 0.3, 0.32, 0.6, 0.06]
"""Experience and legend that buy something, intrigue (which can become either), the reroll token, stakes in reserve."""
INFIRMARY: Final = 0.5
"""How much of a unit is left in the disrupted section."""
WAITING_SHARE: Final = 0.85
FEAR: Final = 0.3
"""How much of a possible loss a side counts: it may not happen, and something can be done about it."""
BOLDNESS: Final = 0.22
"""The same for a side that must attack."""
USES: Final = 2
"""How often something that costs tokens is likely to be bought."""
PUSHED: Final = 0.12
"""What a push takes from a unit."""
STRIKE: Final[list[float]] = [0.0, 0.3, 0.7, 1.1, 0.0, 0.9, 0.0, 0.0, 0.0, 0.2, 0.2, 0.0, 0.2]
"""What the results of an attack die are worth."""
BITES: Final[list[float]] = [0.0, 0.15, 0.7, 1.0, 0.0, 0.8, 0.0, 0.0, 0.0, 0.2, 0.2, 0.0, 0.2]
"""How much of a unit they take: results that hurt."""


@final
class Goal:
    """A ground area that a side wants to reach, and the cards that can score the points there."""

    def __init__(self, objective: int, kind: int, area: int, points: float, cards: int) -> None:
        self.objective = objective
        self.kind = kind
        self.area = area
        self.points = points
        self.cards = cards


def goals_of(setting: JoanSetting, side: int) -> list[Goal]:
    """The goals of a side: doors to enter, buildings to burn, ground to hold, people to talk to."""
    found: list[Goal] = []
    cards, board = setting.cards, setting.board
    everybody = (1 << cards.count) - 1
    for number, aim in enumerate(setting.plan.objectives):
        if aim.side != side:
            continue
        if aim.kind in (ENTER, COLLAPSE):
            around = board.surrounding[board.ground_count + aim.building]
            able = cards.enters_buildings if aim.kind == ENTER else cards.with_skill[ENGINEER]
            found.append(Goal(number, aim.kind, around, POINT * aim.points, able))
        elif aim.kind == PERSUADE:
            start = setting.unit_start[aim.unit]
            around = start if start < board.ground_count else board.surrounding[start]
            found.append(Goal(number, PERSUADE, around, POINT * aim.points, cards.of_kind[CHARACTER]))
        elif aim.kind == HOLD:
            ground = [area for area in aim.areas if area < board.ground_count]
            found += [Goal(number, HOLD, area, POINT * aim.points / len(ground), everybody) for area in ground]
    return found


@final
class Worths:
    """Tables by profile, by die and by unit."""

    def __init__(self, setting: JoanSetting) -> None:
        cards = setting.cards
        self.chances: list[float] = []
        """The chance of result r on die d is number 5d + r, for blank, push, disrupt, kill and shield."""
        for die in setting.dice:
            self.chances += [die.weight(result) / SIDES for result in range(SHIELD + 1)]
        self.strike: list[float] = [sum([STRIKE[face] for face in die.faces], 0.0) / SIDES for die in setting.dice]
        self.profile: list[float] = [self.worth_of(setting, profile) for profile in range(cards.count)]
        self.loss: list[float] = [self.loss_of(setting, unit) for unit in range(setting.unit_count)]
        """What the enemy gains when a unit is destroyed, besides its worth."""
        self.holds_out: list[bool] = [
            any(v.side == side and v.condition == HOLD_OUT for v in setting.plan.victories) for side in range(2)
        ]
        self.fear: list[float] = [FEAR if waits else BOLDNESS for waits in self.holds_out]
        """How much of a possible loss each side counts."""
        self.rounds: int = len(setting.plan.rounds)
        self.goals: list[list[Goal]] = [goals_of(setting, side) for side in range(2)]
        """The places that each side wants to reach."""
        self.bite: list[float] = [bite_of(setting, roll) for roll in range(3 * cards.count)]
        """The results that hurt of profile p in roll r are number 3p + r."""
        self.guard: list[float] = [self.guard_of(setting, profile) for profile in range(cards.count)]
        """The shields of each profile's defence."""
        self.buys: list[int] = [
            bought_by(setting, profile, token) for profile in range(cards.count) for token in (EXPERIENCE, LEGEND)
        ]
        """The tokens that profile p has a use for: experience is number 2p, legend the next."""
        self.talkers: list[int] = [unit for unit, profile in enumerate(setting.unit_profile) if setting.talks[profile]]
        """The units with which characters can talk (JA-8.1)."""
        self.nearest: list[list[int]] = nearest_areas(setting)
        """For each ground area all ground areas, the nearest first."""
        self.charged: list[int] = [charged_from(setting, area) for area in range(setting.board.area_count)]
        """For each area those that a charge may lead through, or to, as masks: at most two areas away (JA-5.5)."""
        self.threats: dict[tuple[object, ...], Any] = {}
        """The threat maps of the latest positions (see `threats`)."""
        self.menaces: dict[tuple[object, ...], Any] = {}
        """What groups of units threaten, each from its area (see `threats`)."""
        self.places: dict[tuple[object, ...], dict[int, float]] = {}
        """What places are worth in the latest positions (see `placing_worth`)."""
        self.shots: dict[tuple[int, int, int, int], int] = {}
        """The areas that direct shots reach, by what is in their way."""

    def worth_of(self, setting: JoanSetting, profile: int) -> float:
        """A unit card."""
        cards = setting.cards
        if cards.kind[profile] == CIVILIAN:
            return 0.2
        melee, shooting = self.blows_of(setting, 3 * profile), self.blows_of(setting, 3 * profile + 1)
        defence = sum([self.chances[5 * die + SHIELD] for die in cards.dice[3 * profile + 2]], 0.0)
        worth = 0.35 + 0.4 * max(melee, shooting) + 0.1 * min(melee, shooting) + 0.35 * defence
        worth += 0.45 * max(0, cards.hp[profile] - 1) + 0.2 * cards.command_units[profile]
        return worth + (0.5 if cards.kind[profile] == CHARACTER else 0.0)

    def guard_of(self, setting: JoanSetting, profile: int) -> float:
        """The shields that a card's defence can be expected to show."""
        cards, roll = setting.cards, 3 * profile + DEFENCE
        shields = sum([self.chances[5 * die + SHIELD] for die in cards.dice[roll]], 0.0)
        return shields + cards.automatic[roll].count(SHIELD)

    def blows_of(self, setting: JoanSetting, roll: int) -> float:
        """What a roll of a card strikes."""
        cards = setting.cards
        rolled = sum([self.strike[die] for die in cards.dice[roll]], 0.0)
        return rolled + sum([STRIKE[result] for result in cards.automatic[roll]], 0.0)

    def loss_of(self, setting: JoanSetting, unit: int) -> float:
        """Points, morale and rewards for the destruction of a unit."""
        cards, profile, side = setting.cards, setting.unit_profile[unit], setting.unit_side[unit]
        gained = POINT * setting.unit_morale[unit]
        for aim in setting.plan.objectives:
            is_meant = aim.kind == DESTROY and aim.unit == unit
            if is_meant or (aim.kind == SLAY and aim.slain == cards.kind[profile] and aim.side == 1 - side):
                gained += POINT * aim.points
        rewards = [here + there for here, there in zip(cards.rewards[profile], setting.unit_bounty[unit], strict=True)]
        return gained + TOKENS[0] * rewards[0] + TOKENS[1] * rewards[1] + POINT * rewards[2]


def charged_from(setting: JoanSetting, area: int) -> int:
    """The ground areas at most two steps away from a ground area, as a mask."""
    board = setting.board
    near = board.neighbour_mask[area] if area < board.ground_count else 0
    return near | neighbours_of(board, near)


def nearest_areas(setting: JoanSetting) -> list[list[int]]:
    """For each ground area all ground areas, sorted by the steps to them."""
    board, found = setting.board, []
    for area in range(board.ground_count):
        row = board.steps[area * board.ground_count : (area + 1) * board.ground_count]
        found.append([other for _, other in sorted([(steps, other) for other, steps in enumerate(row)])])
    return found


def bite_of(setting: JoanSetting, roll: int) -> float:
    """The results of a card's roll that hurt whatever they hit."""
    faces = [face for die in setting.cards.dice[roll] for face in setting.dice[die].faces]
    rolled = sum([BITES[face] for face in faces], 0.0) / SIDES
    return rolled + sum([BITES[result] for result in setting.cards.automatic[roll]], 0.0)


def bought_by(setting: JoanSetting, profile: int, token: int) -> int:
    """How many tokens of a kind a card has a use for: powers, other dice, ruthless, a level or its upkeep."""
    cards = setting.cards
    uses = sum([USES * power.costs[token] for power in cards.powers[profile]])
    for other in cards.other_dice[profile]:
        if other.condition.when == PAYING and COSTS.index(other.condition.words) == token:
            uses += USES * other.condition.count
    if token == LEGEND and cards.with_skill[RUTHLESS] >> profile & 1:
        uses += USES
    if token == EXPERIENCE:
        uses += len(setting.plan.rounds) if cards.level[profile] == 2 else cards.upgrade_experience[profile]
    return uses


def worths_of(setting: JoanSetting) -> Worths:
    """The tables of a setting, created once."""
    known: Worths | None = setting.notes.get("worths")
    if known is None:
        known = setting.notes["worths"] = Worths(setting)
    return known
