"""What a quick bot answers without evaluating, and what the odds of an attack take for granted."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.cards.card_habits import card_habit
from timefront.games.joan_of_arc.bots.deploying import deployment_habit
from timefront.games.joan_of_arc.bots.rerolls import reroll_habit
from timefront.games.joan_of_arc.rules.attack.rework import Rework
from timefront.games.joan_of_arc.rules.attack.rows import HITS
from timefront.games.joan_of_arc.rules.deployment import Deployment
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    DISCARD_RESULT,
    END_TURN,
    LET_ROLL_STAND,
    PLACE_ORDER,
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
