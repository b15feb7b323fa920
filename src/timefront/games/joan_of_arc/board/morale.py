"""13. The morale of armies, and when they break (JA-13.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.state import CAPTIVE, GRAVEYARD, War

LOST: Final[list[int]] = [GRAVEYARD, CAPTIVE, RESERVE]
"""The places of units that an army has lost: destroyed, captured, or never deployed (ruling J-77)."""


def total_morale(setting: JoanSetting, side: int) -> int:
    """The morale of a whole army, as it was bought."""
    return sum([setting.unit_morale[unit] for unit in setting.army[side]])


def breaking_point(setting: JoanSetting, side: int) -> int:
    """JA-13.3: two thirds of the army's total morale, rounded up."""
    return -(-2 * total_morale(setting, side) // 3)


def lost_morale(s: War, side: int) -> int:
    """The morale that an army has lost."""
    return sum([s.setting.unit_morale[unit] for unit in s.setting.army[side] if s.place[unit] in LOST])


def is_broken(s: War, side: int) -> bool:
    """JA-13.3: whether an army has lost enough morale to break; a side without an army never breaks."""
    limit = breaking_point(s.setting, side)
    return limit > 0 and lost_morale(s, side) >= limit
