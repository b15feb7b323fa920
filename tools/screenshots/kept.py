"""Which pictures are kept in docs/pictures: at most 40, under 6 MB."""

from __future__ import annotations

from typing import Final, Literal

Theme = Literal["dark", "light"]
WIDTHS: Final = {1366: 768, 375: 812, 1920: 1080}
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
LAPTOP: Final = (
    *("lobby", "new-duel", "invite"),
    *("duel-placing", "duel-command", "duel-hint", "duel-rules", "duel-travel", "duel-over", "duel-review"),
    *("battle-gears", "battle-eras", "battle-deploying", "battle-odds", "battle-stage", "battle-verdict"),
    *("battle-relics", "battle-over"),
    *("joan-orders", "joan-declare", "joan-attack", "joan-hand", "joan-talk", "joan-over"),
)
PHONE: Final = (
    "lobby",
    "duel-start",
    "duel-over",
    "duel-review",
    "battle-gears",
    "battle-verdict",
    "joan-orders",
    "joan-attack",
)
WIDE: Final = ("duel-placing", "battle-eras", "joan-orders")
BY_DAY: Final = (("lobby", 1366), ("duel-placing", 1366), ("battle-deploying", 1366), ("joan-orders", 1366))
KEPT: Final[tuple[tuple[str, int, Theme], ...]] = (
    *((name, 1366, "dark") for name in LAPTOP),
    *((name, 375, "dark") for name in PHONE),
    *((name, 1920, "dark") for name in WIDE),
    *((name, width, "light") for name, width in BY_DAY),
)


def file_name(name: str, width: int, theme: Theme) -> str:
    """The file of a picture; dark is the default."""
    return f"{name}-{width}{'-light' if theme == 'light' else ''}.jpg"
