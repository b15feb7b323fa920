"""What a view of a duel contains. The browser's types are generated from it: `make types`."""

from __future__ import annotations

from msgspec import Struct


class DuelView(Struct, frozen=True):
    """A duel as a player or a spectator sees it."""

    turn: int
    starter: int
    active: int
    asked: int
    scenario: str | None
    scenario_facts: dict[str, int] | None
    """What is printed on the scenario card."""
    spaces: list[SpaceView]
    white_supply: int
    cards: list[str]
    commands: list[list[str]]
    """The two commands of each card."""
    leaders: list[list[str]]
    played: list[tuple[int, int, int, int]]
    """Seat, card, position and turn of every card played, in order."""
    players: tuple[PlayerView, PlayerView]


class SpaceView(Struct, frozen=True):
    """A space of the front."""

    units: tuple[int, int]
    """Unit cubes of Yellow and of Red."""
    white: int
    controller: int
    """The seat that controls it; -1 for nobody."""
    command: str | None
    card: int | None
    half: int | None
    facing: int


class PlayerView(Struct, frozen=True):
    """What a player has; the hand only for its owner."""

    supply: int
    hand: list[int] | None
    hand_size: int
    deck_size: int
    white_taken: int
    control_points: int
    scenario_points: int
    starter_bonus: int
    total: int
