"""The greedy bot of Joan of Arc with its judgement from before it knew charges, threats and stakes."""

from __future__ import annotations

from random import Random
from typing import Any, cast, final

from bench.joan.old_judgement.evaluation import evaluate
from bench.joan.old_judgement.habits import habit
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import best_click
from timefront.games.joan_of_arc.state import War
from timefront.kernel.questions import Choice


@final
class OldGreedyBot(Bot):
    """Judges every click as the greedy bot used to."""

    name = "old-greedy"

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        position: Any = knowledge.sample(rng)
        return habit(cast(War, position)) or best_click(knowledge, evaluate, [position], rng)
