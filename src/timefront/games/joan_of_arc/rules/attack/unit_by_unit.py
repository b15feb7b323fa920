"""7. Questions asked unit by unit, yes or no; of interchangeable things only the first is offered."""

from __future__ import annotations

from timefront.kernel.questions import Choice, Refusal, Verb


def offer_for_unit(unit: int, *verbs: Verb) -> list[Choice]:
    """What the unit in question can do."""
    return sorted([verb(unit) for verb in verbs])


def refuse_other_unit(unit: int, choice: Choice, rule_id: str) -> Refusal | None:
    """Refuse a unit other than the one in question."""
    return None if choice[1] == unit else Refusal(rule_id, "not-this-unit", unit=unit)


def refuse_duplicate(chosen: int, first: list[int], rule_id: str) -> Refusal | None:
    """Refuse anything but the first of several interchangeable things."""
    return None if chosen in first else Refusal(rule_id, "take-the-first-alike")
