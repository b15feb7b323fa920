"""The numbers of the effects of legend cards on areas, attackers and doom dice, of equipment and of intrigue."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.vocabulary import EFFECT_NAMES

DENY_SKILL: Final = EFFECT_NAMES.index("deny_skill")
VEIL: Final = EFFECT_NAMES.index("veil")
MIRE: Final = EFFECT_NAMES.index("mire")
REMOVE_WORKS: Final = EFFECT_NAMES.index("remove_works")
WITHDRAW: Final = EFFECT_NAMES.index("withdraw")
REMOVE_DICE: Final = EFFECT_NAMES.index("remove_dice")
TURN_DOOM: Final = EFFECT_NAMES.index("turn_doom")
REROLL_DOOM: Final = EFFECT_NAMES.index("reroll_doom")
FREE_UPKEEP: Final = EFFECT_NAMES.index("free_upkeep")
SHOVE: Final = EFFECT_NAMES.index("shove")
THROW_FIRE: Final = EFFECT_NAMES.index("throw_fire")
GAIN_EQUIPMENT: Final = EFFECT_NAMES.index("gain_equipment")
FREE_UPGRADE: Final = EFFECT_NAMES.index("free_upgrade")
SLIP_AWAY: Final = EFFECT_NAMES.index("slip_away")
