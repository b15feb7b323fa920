"""A scenario in the gallery: its difficulty and topics follow from what it puts on the table."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.gallery.sketch import scenario_sketch
from timefront.games.joan_of_arc.content.pack import Content
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import CAVALRY, CIVILIAN, GIGANTIC_CREATURE, WAR_MACHINE
from timefront.kernel.gallery.cards import HARDEST, ScenarioCard

LATER: Final = ("topic-optional", "topic-partners", "topic-sky", "topic-giants")
"""Parts of the rules that count twice: they are best learned after the others."""
ENOUGH_FOR_A_BATTLE: Final = 5
ENOUGH_FOR_A_MASTER: Final = 9


def card_of(content: Content, plan: Scenario) -> ScenarioCard:
    """The card of a scenario."""
    topics = topics_of(plan)
    return ScenarioCard(
        rounds=len(plan.rounds),
        difficulty=difficulty_of(topics),
        topics=tuple(topics),
        story=f"scenario-{plan.key}-history",
        sketch=scenario_sketch(content, plan),
    )


def difficulty_of(topics: list[str]) -> int:
    """The more parts of the rules a scenario needs, the harder it is."""
    load = len(topics) + sum(topic in LATER for topic in topics)
    if load >= ENOUGH_FOR_A_MASTER:
        return HARDEST
    return 2 if load >= ENOUGH_FOR_A_BATTLE else 1


def topics_of(plan: Scenario) -> list[str]:
    """The parts of the rules that a scenario exercises, the simplest first."""
    cards = [plan.profile_of(unit) for unit in range(len(plan.units))]
    found = ["topic-orders"]
    found += topics_of_pieces(plan, cards)
    if plan.has_council:
        found.append("topic-council")
    if plan.legend_deck >= 0:
        found.append("topic-legend")
    if plan.has_talks:
        found.append("topic-talks")
    if any(player.intrigue_card >= 0 for player in plan.players):
        found.append("topic-intrigue")
    if plan.optional_rules:
        found.append("topic-optional")
    if len(plan.players) > 2:
        found.append("topic-partners")
    if plan.sky.count:
        found.append("topic-sky")
    if any(card.kind == GIGANTIC_CREATURE for card in cards):
        found.append("topic-giants")
    return found


def topics_of_pieces(plan: Scenario, cards: list[Profile]) -> list[str]:
    """The topics that follow from units and terrain."""
    found: list[str] = []
    if any(card.range for card in cards):
        found.append("topic-shooting")
    if any(card.arm == CAVALRY for card in cards):
        found.append("topic-cavalry")
    if plan.fortified or any(plan.stakes_of(seat) for seat in range(len(plan.players))):
        found.append("topic-walls")
    if plan.building_kinds:
        found.append("topic-buildings")
    if any(card.kind == CIVILIAN for card in cards) and not plan.has_talks:
        found.append("topic-civilians")
    if any(card.kind == WAR_MACHINE for card in cards):
        found.append("topic-machines")
    return found
