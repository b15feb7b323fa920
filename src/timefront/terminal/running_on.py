"""Many choices on few lines: one after the other, with shared words only once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from rich.text import Text

from timefront.terminal.page import Offer

MARK = "*"
GAP = "…"
"""Marks where choices differ."""
SEVERAL = 3
"""From this many choices of one verb, shared words are shown once."""
LONG = 30
"""Two choices do so if they share this many letters."""

Paint = Callable[[str], Text]


def run_on(offers: list[Offer], width: int, paint: Paint) -> list[Text]:
    """The choices of each heading one after the other, those without a heading at the end.

    A heading never ends a line, and a choice is not broken if it fits on a line.
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
    """Group neighbours with the same verb and heading, and pairs that share much, such as two sides of a card."""
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
    """Append pieces to the last line, and to further lines."""
    for piece in pieces:
        if lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text(" "))
        lines[-1] = Text.assemble(lines[-1], " ", piece)


def _pieces(offers: list[Offer], paint: Paint) -> list[Text]:
    """Choices of one verb: their numbers with their words or, after the shared words, with what differs."""
    sentences = [_words(offer) for offer in offers]
    shared, differing = shared_words(sentences) if len(offers) > 1 else ("", sentences)
    if len(offers) < SEVERAL and len(shared) < LONG:
        shared, differing = "", sentences
    head = [Text.assemble(paint(shared), ":")] if shared else []
    return [*head, *(_numbered(offer, paint(words)) for offer, words in zip(offers, differing, strict=True))]


def _numbered(offer: Offer, words: Text) -> Text:
    return Text.assemble((f"{offer.number}{MARK if offer.seals else ' '}", "bold"), words)


def shared_words(sentences: list[str]) -> tuple[str, list[str]]:
    """The words that begin and end all sentences, with a gap between them, and what differs; if nothing is shared, the
    sentences stay as they are."""
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
