"""Picks whose order does not matter: a player may make them in any order, a search tries only one."""

from __future__ import annotations

from timefront.games.battle_through_history.rules.engagement import TokensAssigned
from timefront.games.battle_through_history.rules.rewards import ConquestRewards, ProwessReward
from timefront.games.battle_through_history.state import Campaign
from timefront.kernel.questions import Choice


def offers_in_order(s: Campaign) -> list[Choice]:
    """The offers; but of tokens, units to leave and prowess places only those after the last pick."""
    frame = s.stack[-1]
    offers = s.offer()
    if isinstance(frame, TokensAssigned):
        return [choice for choice in offers if choice[0] != "assign" or choice[2] >= frame.slot]
    if isinstance(frame, ConquestRewards) and frame.left:
        return [choice for choice in offers if choice[0] != "leave" or choice[1] > frame.left[-1]]
    if isinstance(frame, ProwessReward) and frame.at == "place":
        return _places_in_order(frame, offers)
    return offers


def _places_in_order(frame: ProwessReward, offers: list[Choice]) -> list[Choice]:
    """The last place is not a first pick, as nothing comes after it; if it was one, any other may follow."""
    if frame.picked:
        return [choice for choice in offers if choice[1] > frame.picked[0]] or offers
    return offers[:-1] or offers
