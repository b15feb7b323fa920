"""1, 10. The ground of a scenario in masks of areas: what its terrain does, and who may be where (JA-1.8, JA-10.1)."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.content.pieces import ALWAYS, BLOCKING, WHILE_COVER_STANDS
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.scenario_checks import may_stand
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    BUILDING,
    COVERS,
    FLYING,
    IGNORE_TERRAIN,
    TERRAIN_EFFECTS,
    TREE,
)


@final
class Fields:
    """The ground of a scenario in masks of areas."""

    def __init__(self, scenario: Scenario) -> None:
        board, terrains = scenario.board, scenario.stock.terrains
        here = [terrains[terrain] for terrain in board.area_terrain[: board.ground_count]]
        self.with_effect: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if effect in terrain.effects)
            for effect in range(len(TERRAIN_EFFECTS))
        ]
        """JA-10.1: the areas whose terrain has each effect."""
        self.needs_cover: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if terrain.cover == cover)
            for cover in range(len(COVERS))
        ]
        """The areas whose terrain counts only while a tree or a building stands there."""
        self.blocks: list[int] = [
            sum(1 << area for area, terrain in enumerate(here) if terrain.blocks == way) for way in range(len(BLOCKING))
        ]
        """JA-6.6: the areas that never block direct shots, block while their cover stands, or always block."""
        arms = [next((p for p in scenario.stock.profiles if p.arm == arm), None) for arm in range(len(ARMS))]
        self.open_to: list[int] = [
            sum(1 << area for area in range(board.ground_count) if card is None or may_stand(scenario, card, area))
            for card in arms
        ]
        """JA-1.8: the ground areas that each arm may enter, and for flying units the sky (JA-12.2)."""
        self.open_to[FLYING] |= board.sky
        everywhere = (1 << board.ground_count) - 1
        self.ground: list[int] = [
            self.open_to[card.arm] | (everywhere if ignores_terrain(card) else 0) for card in scenario.stock.profiles
        ]
        """JA-1.8, JA-12.2: by card, the areas where its units may ever be, without the insides of buildings."""
        inside = (1 << board.first_sky) - 1 & ~everywhere
        self.standing: list[int] = [
            ground | (inside if card.can_enter_buildings else 0)
            for ground, card in zip(self.ground, scenario.stock.profiles, strict=True)
        ]
        """JA-6.3: the same, including the insides of buildings that they may enter."""

    def blocking(self, with_tree: int, with_building: int) -> int:
        """JA-6.6: the areas that block direct shots, given those in which a tree or a building still stands."""
        standing = self.needs_cover[TREE] & with_tree | self.needs_cover[BUILDING] & with_building
        return self.blocks[ALWAYS] | self.blocks[WHILE_COVER_STANDS] & standing


def ignores_terrain(card: Profile) -> bool:
    """Whether the units of a card can cross any ground."""
    return any(power.effect == IGNORE_TERRAIN for power in card.powers)
