"""Many choices on few lines: one behind the other, and what some of them share is said once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from rich.text import Text

from timefront.terminal.page import Offer

MARK = "*"
GAP = "…"
"""Stands for what differs between choices."""
SEVERAL = 3
"""So many choices of one verb say once what they share."""
LONG = 30
"""Two of them do where they share so many letters."""

Paint = Callable[[str], Text]


def run_on(offers: list[Offer], width: int, paint: Paint) -> list[Text]:
    """The choices of a heading one behind the other, those without one at the end.

    No heading stands alone; what follows is not torn apart where it fits on a line.
    """
    paragraphs: dict[str, list[Offer]] = {}
    for offer in sorted(offers, key=lambda offer: not offer.brief):
        paragraphs.setdefault(offer.heading if offer.brief else "", []).append(offer)
    lines: list[Text] = []
    for heading, group in paragraphs.items():
        lines.append(Text(f"  {heading}:" if heading else " ", "bold"))
        is_first = True
        for alike in _alike(group):
            pieces = _pieces(alike, paint)
            whole = sum(piece.cell_len + 1 for piece in pieces)
            if not is_first and lines[-1].cell_len + whole > width > whole:
                lines.append(Text(" "))
            _lay(lines, pieces, width)
            is_first = False
    return lines


def _alike(offers: list[Offer]) -> list[list[Offer]]:
    """Neighbours of one verb and heading together, and lone ones that share much, such as two sides of a card."""
    groups: list[list[Offer]] = []
    for _, group in groupby(offers, key=lambda offer: (offer.verb, offer.heading)):
        alike = [*group]
        last = groups[-1] if groups else []
        if len(last) == len(alike) == 1 and len(shared_words([_words(last[0]), _words(alike[0])])[0]) >= LONG:
            last += alike
        else:
            groups.append(alike)
    return groups


def _words(offer: Offer) -> str:
    return offer.brief or offer.sentence


def _lay(lines: list[Text], pieces: list[Text], width: int) -> None:
    """Behind what is there, and on further lines."""
    for piece in pieces:
        if lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text(" "))
        lines[-1] = Text.assemble(lines[-1], " ", piece)


def _pieces(offers: list[Offer], paint: Paint) -> list[Text]:
    """Choices of one verb: their numbers with their words, or with what differs behind what they share."""
    sentences = [_words(offer) for offer in offers]
    shared, differing = shared_words(sentences) if len(offers) > 1 else ("", sentences)
    if len(offers) < SEVERAL and len(shared) < LONG:
        shared, differing = "", sentences
    head = [Text.assemble(paint(shared), ":")] if shared else []
    return [*head, *(_numbered(offer, paint(words)) for offer, words in zip(offers, differing, strict=True))]


def _numbered(offer: Offer, words: Text) -> Text:
    return Text.assemble((f"{offer.number}{MARK if offer.seals else ' '}", "bold"), words)


def shared_words(sentences: list[str]) -> tuple[str, list[str]]:
    """The words that begin and end all sentences, with a gap between them, and what differs; nothing shared, nothing
    changed."""
    rows = [sentence.split() for sentence in sentences]
    begin = _common(rows)
    rest = [row[begin:] for row in rows]
    end = _common([row[::-1] for row in rest])
    middles = [" ".join(row[: len(row) - end]).rstrip(":") for row in rest]
    if not begin + end or not all(middles):
        return "", sentences
    return " ".join([*rows[0][:begin], GAP, *rest[0][len(rest[0]) - end :]]), middles


def _common(rows: list[list[str]]) -> int:
    """How many words at the beginning are the same in all rows."""
    count = 0
    while all(len(row) > count and row[count] == rows[0][count] for row in rows):
        count += 1
    return count
