"""What is agreed before a match begins: rules options, and the setting that never changes."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from timefront.kernel.packs import PackFiles


@final
class Option:
    """A rules option: its values, the default first, and the rule that it changes."""

    def __init__(self, name: str, rule: str, *values: str) -> None:
        self.name = name
        self.rule = rule
        self.values = values

    @property
    def default(self) -> str:
        """The value that applies unless another is agreed."""
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What is agreed before the start and never changes: pack, scenario, options, number of seats."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        self.pack = pack
        self.scenario = scenario
        self.options = options
        self.seats = seats


class SettingError(Exception):
    """A setting cannot be used; the message `key` with the arguments `about` says why."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(f"{key}: {about}")
        self.key = key
        self.about: dict[str, Any] = dict(about)
