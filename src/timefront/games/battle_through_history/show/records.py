"""What a view of a campaign contains. The browser's types are generated from it: `make types`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from timefront.games.battle_through_history.content.pack import Action, UnitKind

Lines = tuple[int, int, int]
"""Long, medium and close combat."""
Die = Literal["strong", "risky"]


class BattleView(Struct, frozen=True):
    """A campaign as a player or a spectator sees it."""

    viewer: int | None
    scenario: str
    options: dict[str, str]
    round: int
    rounds: int
    turn: int
    starter: int
    active: int
    asked: int
    board: list[int]
    """The units on the twelve spaces of the main board; -1 where there is none."""
    eras: list[EraPiles]
    gears: Gears
    relic_pile_size: int
    relic_discard: list[int]
    dismissed: list[int]
    players: list[Player]
    battle: Battle
    units: list[str]
    unit_values: list[UnitCard]
    relics: list[str]
    relic_eras: list[int]
    tokens: list[str]
    token_lines: list[Lines]
    sabatons: list[str]


class EraPiles(Struct, frozen=True):
    """The cards of an era that are not on the board."""

    deck_size: int
    discard: list[int]


class Gears(Struct, frozen=True):
    """The time machine: tiles, the wheel with its actions, warfare tokens."""

    active_tile: Tile | None
    pending_tile: Tile | None
    tile_pile_size: int
    tile_discard: list[Tile]
    wheel: int
    ring: list[Action]
    """The actions of all sectors of the wheel."""
    arrows: tuple[int, int]
    """The two sectors at the arrows."""
    actions: tuple[Action, Action]
    next_arrows: list[int]
    """The two sectors at the arrows after one more tile; none before set-up is done."""
    next_actions: list[Action]
    actions_done: tuple[bool, bool]
    tokens: list[int | None]
    token_pile_size: int
    token_discard: list[int]


class Tile(Struct, frozen=True):
    """A time-traveling tile."""

    eras: tuple[int, int]
    space: int
    """The warfare space that it points at."""


class Player(Struct, frozen=True):
    """What is in a personal area, as far as the viewer knows."""

    sabaton: int | None
    era: int
    hand: list[int]
    hand_size: int
    deck_size: int
    unseen: list[int]
    """The cards of hand and deck that the viewer does not know to be in the hand."""
    discard: list[int]
    aside: list[int]
    army_size: int
    relics: list[int]
    honors: int
    tokens: list[int]
    prowess: list[Prowess]
    points: int


class Prowess(Struct, frozen=True):
    """A prowess token; its value for those who know it."""

    holder: int
    known_by: list[int]
    value: int | None


class Battle(Struct, frozen=True):
    """The battlefield, the attacker first."""

    rival: int
    sides: tuple[Side, Side]
    winner: int
    course: list[dict[str, int | str]]
    """What happened in the lines of combat, as facts of the log, while both line-ups are still there."""
    looked: list[int] | None
    looked_count: int
    left: list[int]
    """Defeated units that are not recruited."""
    picked: list[int]
    """The places of the prowess tokens that the winner picks."""


class Side(Struct, frozen=True):
    """A line-up, the battlefront first."""

    units: list[int]
    tokens: list[int | None]
    links: list[int]
    """The type of the counter between a unit and the one behind it, or 0."""
    wounds: list[int]
    fallen: list[bool]
    die: Die
    face: int | None


class UnitCard(Struct, frozen=True):
    """A unit card as printed."""

    kind: UnitKind
    group: int
    """The Sabaton of a base unit, the era of the others."""
    lines: Lines
    absorb: int
    left: int
    """The type of the half shield, 1 to 4, or 0."""
    right: int
    reinforcements: int
    assault: int
    heroic_death: int
    accuracy: int
    diversion: int
    relaunch: int
    worth: int
