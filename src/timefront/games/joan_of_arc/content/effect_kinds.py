"""What an effect of a card or power consists of; the vocabulary lists them."""

from __future__ import annotations

from typing import final


@final
class EffectKind:
    """What an effect does: the parameters that a pack must give, and the meaning."""

    def __init__(
        self,
        parameters: list[str],
        timings: list[str],
        meaning: str,
        windows: tuple[str, ...] = (),
        on_cards: list[str] | None = None,
    ) -> None:
        self.parameters = parameters
        self.timings = timings
        """When it may apply on a unit's card, the usual time first; none if only other cards have it."""
        self.meaning = meaning
        self.windows = windows
        """The windows in which other cards may have it."""
        self.on_cards = parameters if on_cards is None else on_cards
        """The parameters that those cards give."""
