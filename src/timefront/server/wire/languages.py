"""Which language somebody reads whom no page can ask yet."""

from __future__ import annotations

from timefront.kernel.packs import LANGUAGES


def first_language(accepted: str) -> str:
    """The first language of an Accept-Language header that is one of ours, or else the first of ours."""
    codes = [part.strip()[:2] for part in accepted.lower().split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
