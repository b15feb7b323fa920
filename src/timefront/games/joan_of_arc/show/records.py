"""What a view of a war contains. The browser's types are generated from it: `make types`."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from timefront.games.joan_of_arc.show.card_records import (
    CouncilView,
    EquipmentView,
    IntrigueEventView,
    LegendCardView,
    LegendView,
    TalkView,
)


class WarView(Struct, frozen=True):
    """A war as a player or a spectator sees it."""

    viewer: int | None
    scenario: str
    options: dict[str, str]
    round: int
    round_card: int | None
    deck: list[str]
    """The round cards still to come, in no order."""
    council: CouncilView | None
    """None in a scenario without a war council."""
    legend: LegendView | None
    """None in a scenario without legend cards."""
    talk: TalkView | None
    """The discussion in progress."""
    equipment: list[EquipmentView]
    first_player: int
    active: int | None
    played: int
    points: list[int]
    scored: list[int]
    """The objectives that were reached for good."""
    verdict: int | Literal["draw"] | None
    """The side that has won."""
    players: list[PlayerView]
    ground: list[GroundView]
    """What is in each area."""
    edges: list[EdgeView | None]
    buildings: list[BuildingView]
    elements: list[ElementView]
    rally_points: list[RallyPointView]
    units: list[UnitView]
    boons: list[tuple[int, int]]
    """Units and their powers that last until the end of the turn."""
    activations: list[ActivationView]
    attack: AttackView | None
    doom: DoomView | None
    cards: dict[str, CardView]
    legend_cards: list[LegendCardView]
    """All legend cards of the scenario's deck, by id."""
    sides: list[str]
    factions: list[str]
    hexes: list[HexView]
    areas: list[AreaView]
    borders: list[BorderView]
    rounds: list[RoundView]
    objectives: list[ObjectiveView]
    victories: list[VictoryView]
    sky_effects: dict[str, str]
    """JA-12.1: what each kind of sky tile does; empty in a scenario without a sky."""
    dice: list[DieFaces]


class MoraleView(Struct, frozen=True):
    """JA-13.3: how much morale an army has lost, and how much breaks it."""

    lost: int
    breaks: int
    total: int


# The board


class HexView(Struct, frozen=True):
    """A hex: q columns to the right, r hexes down."""

    name: str
    q: int
    r: int
    areas: list[int]
    is_sky: bool
    """JA-12.1: a hex of the sky, which is next to the map."""


class AreaView(Struct, frozen=True):
    """An area, or the inside of a building."""

    name: str
    hex: int
    edges: list[int]
    """The edges of its hex that it touches, clockwise from the top one."""
    terrain: str | None
    """None inside a building, "sky" in the sky (JA-12.1)."""
    capacity: int
    surrounding: int | None
    """The area around an interior."""


class BorderView(Struct, frozen=True):
    """Two adjacent areas, and the edges where they meet."""

    areas: tuple[int, int]
    edges: list[int]


class GroundView(Struct, frozen=True):
    """What is in an area."""

    room: int
    units: list[int]
    orders: list[int]
    """Inside a building, one number for each side."""
    barricade: int | None
    """The side whose barricade it is."""
    fire: int | None
    """The seat whose fire it is."""
    tile: str | None
    """JA-12.1: the tile of a sky area; None on the ground and while it is face down."""


class EdgeView(Struct, frozen=True):
    """What stands on an edge."""

    kind: Literal["wall", "stakes"]
    side: int | None


class BuildingView(Struct, frozen=True):
    """A building."""

    kind: str
    area: int
    inside: int
    size: int
    resistance: int
    damage: int
    is_rubble: bool
    is_razed: bool


class ElementView(Struct, frozen=True):
    """A terrain element in an area, such as a tree."""

    kind: str
    area: int
    stands: bool


class RallyPointView(Struct, frozen=True):
    """Where units of a side return."""

    side: int
    area: int


# Players and their goals


class PlayerView(Struct, frozen=True):
    """What a player has, by kind."""

    side: int
    orders: dict[str, int]
    tokens: dict[str, int]
    morale: MoraleView | None
    """JA-13.3: that of the side's army; None if there is no army."""
    intrigue: list[IntrigueEventView]
    """JA-8.6: the events of the intrigue card."""


class RoundView(Struct, frozen=True):
    """A round card, and the command orders that it gives."""

    key: str
    command: int


class ObjectiveView(Struct, frozen=True):
    """What earns a side points."""

    name: str
    side: int
    points: int


class VictoryView(Struct, frozen=True):
    """When a side wins at once."""

    side: int
    condition: int
    count: int
    moment: int


# Units and what they do


class UnitView(Struct, frozen=True):
    """A unit; a neutral civilian has no owner. It is in an area or off the board."""

    card: str
    owner: int | None
    area: int | None
    beside: str | None
    wounds: int
    sent_by: int | None
    used: list[str]
    powers_used: list[int]
    carrier: int | None
    """JA-9.carrier: the unit that carries it."""


class ActivationView(Struct, frozen=True):
    """An activation in progress."""

    seat: int
    area: int
    units: list[int]
    order: str
    is_commanded: bool
    has_declared: bool
    """Whether all units have declared: then those whose action is not listed any more are done."""
    declared: list[Declared]


class Declared(Struct, frozen=True):
    """What a unit has declared and not done yet."""

    unit: int
    deed: str
    aim: int | None
    way: list[int]
    strike: int | None


class AttackView(Struct, frozen=True):
    """The attack being resolved."""

    seat: int
    foe: int | None
    target: int
    roll: str
    attackers: list[int]
    defenders: list[int]
    attacked: list[int]
    frightened: list[int]
    dice: list[DieView]
    assault: list[AssaultedArea]
    """JA-12.7: the areas of an assaulted hex; empty in all other attacks."""


class AssaultedArea(Struct, frozen=True):
    """An area under a gigantic assault: what its die shows, once assigned, and the units it hits (JA-12.7)."""

    area: int
    result: str | None
    units: list[int]


class DieView(Struct, frozen=True):
    """A die of an attack: whose it is, what it shows, and what became of it."""

    is_attack: bool
    unit: int | None
    kind: int | None
    colour: str | None
    origin: str
    result: str | None
    rerolled: list[str]
    fate: str
    partner: int | None
    guarded: int | None


class DoomView(Struct, frozen=True):
    """The unit whose doom die is rolled, and what it shows once rolled."""

    unit: int
    result: str | None


# What is printed


class DieFaces(Struct, frozen=True):
    """A kind of die."""

    colour: str
    faces: list[str]


class CardView(Struct, frozen=True):
    """A unit card, its dice by their ids."""

    name: str
    """The name of the unit, the same on both levels."""
    kind: str
    arm: str
    banners: list[str]
    level: int
    upgrade: int
    size: int
    activation: int
    """JA-12.6: how many orders it costs to activate it."""
    hp: int
    melee: RollView
    shooting: ShotView | None
    defence: RollView
    other_dice: list[OtherDiceView]
    skills: list[SkillView]
    command: CommandView | None
    powers: list[PowerView]
    tags: list[str]
    rewards: list[int]


class RollView(Struct, frozen=True):
    """Dice, and results that come without a roll."""

    dice: list[int]
    automatic: list[str]


class ShotView(RollView, frozen=True):
    """The dice of a shot, its kind and its range."""

    type: str
    range: int


class OtherDiceView(Struct, frozen=True):
    """Dice that replace those of a roll under a condition."""

    roll: str
    dice: list[int]
    automatic: list[str]
    condition: ConditionView


class ConditionView(Struct, frozen=True):
    """When other dice or a skill apply."""

    when: str
    of: str
    count: int


class SkillView(Struct, frozen=True):
    """A skill with its value."""

    skill: str
    value: int
    condition: ConditionView | None


class CommandView(Struct, frozen=True):
    """How far a command reaches, how many units, and which."""

    range: int | Literal["adjacent"]
    units: int
    whom: str


class PowerView(Struct, frozen=True):
    """A power, with the parameters of its effect."""

    effect: str
    timing: str
    limit: str
    costs: list[int]
    roll: str | UnsetType = UNSET
    die: int | UnsetType = UNSET
    result: str | UnsetType = UNSET
    what: str | UnsetType = UNSET
    into: str | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    skill: str | UnsetType = UNSET
    ignored: str | UnsetType = UNSET
    whom: str | UnsetType = UNSET
    scope: str | UnsetType = UNSET
    per: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
