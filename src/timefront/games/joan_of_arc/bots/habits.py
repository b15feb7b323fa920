"""What a quick bot answers without evaluating, and what the odds of an attack take for granted."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.cards.card_habits import card_habit
from timefront.games.joan_of_arc.bots.deploying import deployment_habit
from timefront.games.joan_of_arc.content.dice import SHIELD
from timefront.games.joan_of_arc.odds.table import Shown, Table
from timefront.games.joan_of_arc.rules.attack.muster import is_assault
from timefront.games.joan_of_arc.rules.attack.rework import BY_COVER, BY_POWER, Rework, possible_rerolls
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, HITS, faces, in_play, rolled_dice
from timefront.games.joan_of_arc.rules.deployment import Deployment
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    DISCARD_RESULT,
    END_TURN,
    LET_ROLL_STAND,
    PLACE_ORDER,
    REROLL_DIE,
    RETALIATE_WITH,
    STRIKE_BACK,
    USE_ALL_SHIELDS,
)
from timefront.kernel.questions import Choice

QUESTIONS: Final[list[str]] = ["shield", "token", "answer_back"]
ANSWERS: Final[list[str]] = [USE_ALL_SHIELDS.name, DISCARD_RESULT.name, LET_ROLL_STAND.name, STRIKE_BACK.name]
"""The first of them that is possible."""


def habit(s: War) -> Choice | None:
    """Cards and events have a habit of their own, `card_habit`, and so does the deployment, `deployment_habit`.

    In an attack every useful shield is used, the reroll token is kept, and units that can strike back do. What can be
    rerolled for nothing is, as `reroll_habit` says.
    In a discussion the last question that is not risky is asked, whatever its answer may be.
    From a hill the worst result strikes back. A turn without orders ends: anything else that could be done in it
    only spends resources. Everything else is evaluated.
    """
    card = card_habit(s)
    if card is not None:
        return card
    frame = s.stack[-1]
    if isinstance(frame, Rework) and frame.at == "reroll_choice":
        return reroll_habit(s, frame)
    if isinstance(frame, Deployment):
        return deployment_habit(s, frame.waiting[0])
    if isinstance(frame, Talk) and frame.at == "question":
        return safe_question(s, frame)
    if isinstance(frame, OrderPhase):
        return END_TURN() if all(choice[0] != PLACE_ORDER.name for choice in s.offer()) else None
    offers = s.offer() if frame.at in QUESTIONS or frame.at == "hill" else []
    for verb in ANSWERS:
        for choice in offers:
            if choice[0] == verb:
                return choice
    if frame.at == "hill":
        for hit in HITS:
            for choice in offers:
                if choice[0] == RETALIATE_WITH.name and s.die_result[choice[1]] == hit:
                    return choice
    return None


def safe_question(s: War, frame: Talk) -> Choice:
    """JA-8.1: questions that need a banner come last and are better; nothing is known of the answers."""
    offers = s.offer()
    for choice in reversed(offers):
        asked = frame.card(s).question(choice[1])
        if asked is not None and not asked.is_risky:
            return choice
    return offers[0]


def reroll_habit(s: War, frame: Rework) -> Choice | None:
    """JA-7.2: which die to reroll for nothing, by a skill, a charge or cover: the one that promises most, if any does.

    Powers and uncommon dice are weighed otherwise.
    """
    offers = [choice for choice in s.offer() if choice[0] == REROLL_DIE.name]
    if is_assault(s) or any(choice[2] == BY_POWER or max(faces(s, choice[1])) > SHIELD for choice in offers):
        return None
    table, side = Table(s), frame.roller
    dice = {die: shown(s, table, side, die) for die in in_play(s, side)}
    options = [dice[choice[1]] for choice in offers]
    foe = table.with_dice(0, [shown(s, table, 1 - side, die) for die in in_play(s, 1 - side)])
    against = table.shields(foe) if side == ATTACK else foe
    wanted = table.most_promising(side, list(dice.values()), options, 0, against)
    if wanted is None:
        return LET_ROLL_STAND()
    possible = possible_rerolls(s, side, s.seat)
    best = offers[0]
    least: tuple[int, list[Shown], int] | None = None
    for choice in offers:
        if dice[choice[1]] == wanted:
            key = (*unit_key(s, dice, possible, choice[1]), choice[2])
            if least is None or key < least:
                best, least = choice, key
    return best


def shown(s: War, table: Table, side: int, die: int) -> Shown:
    """A die of a side as it lies on the table."""
    return s.die_kind[die], s.die_result[die], side == ATTACK or s.die_unit[die] in table.striking


def unit_key(s: War, dice: dict[int, Shown], possible: list[tuple[int, int]], die: int) -> tuple[int, list[Shown]]:
    """How many rerolls of its own the unit of a die has, and all its dice: of equal dice the least goes first."""
    unit = s.die_unit[die]
    own = [row for row in rolled_dice(s, s.die_marks[die] & 1) if s.die_unit[row] == unit] if unit >= 0 else [die]
    reasons = {reason for row, reason in possible if row in own and reason != BY_COVER}
    return len(reasons), sorted([dice[row] for row in own])
