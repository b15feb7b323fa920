"""The language of a browser that has not loaded the page yet."""

from __future__ import annotations

from timefront.kernel.packs import LANGUAGES


def first_language(accepted: str) -> str:
    """The first language of an Accept-Language header that is one of ours; otherwise our first language."""
    codes = [part.strip()[:2] for part in accepted.lower().split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
