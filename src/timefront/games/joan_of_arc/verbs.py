"""What a player can do, and the kinds of ids that choices and events speak of."""

from __future__ import annotations

from timefront.games.joan_of_arc.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.vocabulary import EFFECT_NAMES, ORDERS, SKILLS
from timefront.kernel.questions import Kind

SEATS = ("first", "second", "third", "fourth")

SEAT = Kind("seat", lambda s: range(s.setting.seats), lambda setting, seat: f"seat-{SEATS[seat]}")
SIDE = Kind("side", lambda s: range(2), lambda setting, side: f"side-{setting.plan.sides[side]}")
UNIT = Kind(
    "unit",
    lambda s: range(s.setting.unit_count),
    lambda setting, unit: f"unit-{setting.cards.name_keys[setting.unit_profile[unit]]}",
)
AREA = Kind(
    "area",
    lambda s: range(s.setting.board.area_count),
    label=lambda setting, area: setting.board.area_names[area],
)
EDGE = Kind(
    "edge",
    lambda s: range(len(s.setting.board.edge_border)),
    label=lambda setting, edge: "–".join(
        [setting.board.area_names[area] for area in setting.board.border_areas[setting.board.edge_border[edge]]]
    ),
)
BUILDING = Kind(
    "building",
    lambda s: range(len(s.setting.building_area)),
    lambda setting, building: f"building-{setting.content.buildings[setting.plan.building_kinds[building]].key}",
)
ELEMENT = Kind(
    "element",
    lambda s: range(len(s.setting.element_area)),
    lambda setting, element: f"element-{setting.content.elements[setting.plan.element_kinds[element]].key}",
)
ORDER = Kind("order", lambda s: range(len(ORDERS)), lambda setting, order: f"order-{ORDERS[order]}")
TOKEN = Kind("token", lambda s: range(2), lambda setting, token: ("token-experience", "token-legend")[token])
"""What tokens can be chosen for: experience or legend."""
GAIN = Kind("gain", lambda s: range(8), lambda setting, gain: f"gain-{gain}")
SKILL = Kind("skill", lambda s: range(len(SKILLS)), lambda setting, skill: f"skill-{SKILLS[skill]}")
POWER = Kind("power", lambda s: range(len(EFFECT_NAMES)), lambda setting, power: f"power-{EFFECT_NAMES[power]}")
COLOUR = Kind("colour", lambda s: range(len(COLOURS)), lambda setting, colour: f"die-{COLOURS[colour]}")
RESULT = Kind("result", lambda s: range(len(RESULTS)), lambda setting, result: f"result-{RESULTS[result]}")
OBJECTIVE = Kind(
    "objective",
    lambda s: range(len(s.setting.plan.objectives)),
    lambda setting, objective: f"objective-{setting.plan.objectives[objective].name}",
)
ROUND_CARD = Kind(
    "round_card",
    lambda s: range(len(s.setting.plan.rounds)),
    lambda setting, card: f"round-{setting.content.rounds[setting.plan.rounds[card]].key}",
)
DIE = Kind("die", lambda s: range(MOST_DICE))
"""A die of the attack that is being resolved, by its number in the roll."""
MOST_DICE = 400
