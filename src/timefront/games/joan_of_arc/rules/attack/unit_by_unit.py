"""7. Questions that are asked unit by unit: this one or not."""

from __future__ import annotations

from timefront.kernel.questions import Choice, Refusal, Verb


def offer_for_unit(unit: int, *verbs: Verb) -> list[Choice]:
    """What the unit in question can do."""
    return sorted([verb(unit) for verb in verbs])


def refuse_other_unit(unit: int, choice: Choice, rule_id: str) -> Refusal | None:
    """Another unit than the one in question."""
    return None if choice[1] == unit else Refusal(rule_id, "not-this-unit", unit=unit)
