"""A bot's plan is kept between its questions, and given to nobody else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import cast

import pytest

from tests.server.house import HUMAN, bot, house_at
from timefront.server.store.records import BotTurn
from timefront.server.tables.tables import OpenTables
from timefront.server.thinking.bot_tables import PLANS_KEPT, BotTables
from timefront.server.thinking.tasks import Chosen, FindChoice, KeptPlan, Task

PLAN = KeptPlan((("pass",),), (("pass",),))


def test_only_the_latest_plans_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(BotTables, "_act", nothing)
    seen = BotTables(cast(OpenTables, None), {})

    async def scene() -> None:
        for number in range(PLANS_KEPT + 1):
            await seen.play(BotTurn(f"{number}", 1, 0, "hard", 0.0), Chosen(PLAN.choices[0], PLAN))
        await seen.play(BotTurn("none", 1, 0, "hard", 0.0), Chosen(PLAN.choices[0]))

    asyncio.run(scene())
    assert [*seen.plans] == [(f"{number}", 0) for number in range(1, PLANS_KEPT + 1)]


@pytest.mark.slow
def test_a_bot_follows_its_plan_at_a_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is asked again, its plan is all that is kept."""
    given: list[KeptPlan] = []
    planned: list[Chosen] = []
    task_for, play = BotTables.task_for, BotTables.play

    async def listening_task_for(self: BotTables, turn: BotTurn) -> Task | None:
        task = await task_for(self, turn)
        assert not self.plans
        if task is not None:
            assert isinstance(task.want, FindChoice)
            given.append(task.want.plan)
        return task

    async def listening_play(self: BotTables, turn: BotTurn, chosen: Chosen) -> None:
        planned.append(chosen)
        await play(self, turn, chosen)

    monkeypatch.setattr(BotTables, "task_for", listening_task_for)
    monkeypatch.setattr(BotTables, "play", listening_play)

    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            made = await house.begun("joan_of_arc", HUMAN, bot("hard"), scenario="foragers")
            guest = await made.sit(0)
            rng = Random(1)
            while not any(plan.choices for plan in given) and await guest.until_asked() is not None:
                await guest.choose_any(rng)
            await guest.leave()

    asyncio.run(scene())
    followed = [number for number, plan in enumerate(given) if plan.choices]
    assert followed
    for number in followed:
        assert planned[number - 1].plan == given[number]
        assert planned[number].choice == given[number].choices[0]
