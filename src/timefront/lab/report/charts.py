"""Charts of a report as SVG: bars with whiskers, histograms, points against a diagonal, each with a description.

Series differ in shape, not only in colour; every point can be focused and then shows its figures.
"""

from __future__ import annotations

from html import escape
from typing import Final

WIDTH: Final = 560
HEIGHT: Final = 240
LEFT: Final = 48
BOTTOM: Final = 32
TOP: Final = 12
RIGHT: Final = 24


def chart(name: str, title: str, about: str, *parts: str) -> str:
    """A whole chart; screen readers read its title and description."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="{name}-title {name}-about">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-about">{escape(about)}</desc>'
        f"{''.join(parts)}</svg>"
    )


def x_of(part: float) -> float:
    """The x coordinate of a fraction of the width."""
    return LEFT + part * (WIDTH - LEFT - RIGHT)


def y_of(part: float) -> float:
    """The y coordinate of a fraction of the height."""
    return HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP)


def scale_of(most: float, suffix: str = "") -> str:
    """Horizontal grid lines from zero to `most`, with their numbers."""
    rows = []
    for step in range(5):
        y = y_of(step / 4)
        number = f"{most * step / 4:.0f}" if most >= 4 else f"{most * step / 4:.1f}"
        rows.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        rows.append(f'<text class="number" x="{LEFT - 6}" y="{y + 4:.1f}">{number}{suffix}</text>')
    return "".join(rows)


def bar(left: float, top: float, broad: float, high: float) -> str:
    """A bar, from its upper left corner."""
    return f'<rect class="bar" x="{left:.1f}" y="{top:.1f}" width="{broad:.1f}" height="{high:.1f}"/>'


def bars(rows: list[tuple[str, float, float, float]], most: float, fair: float | None = None) -> str:
    """A bar for each name, with its interval as whiskers, in percent; a dashed line shows what would be fair."""
    parts = [scale_of(100 * most, " %")]
    if fair is not None:
        parts.append(f'<path class="fair" d="M{LEFT} {y_of(fair / most):.1f}H{WIDTH - RIGHT}"/>')
    for number, (name, mean, low, high) in enumerate(rows):
        middle = x_of((number + 0.5) / len(rows))
        broad = min(70.0, 0.6 * (x_of(1) - x_of(0)) / len(rows))
        top, base = y_of(mean / most), y_of(0)
        told = f"{name}: {100 * mean:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
        parts.append(
            f'<g tabindex="0"><title>{escape(told)}</title>'
            f"{bar(middle - broad / 2, top, broad, base - top)}"
            f'<path class="whisker" d="M{middle:.1f} {y_of(low / most):.1f}V{y_of(high / most):.1f}'
            f'M{middle - 6:.1f} {y_of(low / most):.1f}h12M{middle - 6:.1f} {y_of(high / most):.1f}h12"/></g>'
            f'<text class="name" x="{middle:.1f}" y="{HEIGHT - 12}">{escape(name)}</text>'
        )
    return "".join(parts)


def columns(rows: list[tuple[str, int]]) -> str:
    """A histogram: a column for each name, as high as its number."""
    most = max([count for _, count in rows])
    parts = [scale_of(float(most))]
    for number, (name, count) in enumerate(rows):
        left, right = x_of(number / len(rows)), x_of((number + 1) / len(rows))
        top, base = y_of(count / most), y_of(0)
        parts.append(
            f'<g tabindex="0"><title>{escape(name)}: {count}</title>'
            f"{bar(left + 1, top, right - left - 2, base - top)}</g>"
            f'<text class="name" x="{(left + right) / 2:.1f}" y="{HEIGHT - 12}">{escape(name)}</text>'
        )
    return "".join(parts)


def points(rows: list[tuple[float, float, str]]) -> str:
    """Points in a square from 0 to 1 with its diagonal; the further from it, the worse."""
    parts = [
        scale_of(100.0, " %"),
        f'<path class="fair" d="M{x_of(0):.1f} {y_of(0):.1f}L{x_of(1):.1f} {y_of(1):.1f}"/>',
    ]
    for step in range(5):
        parts.append(f'<text class="name" x="{x_of(step / 4):.1f}" y="{HEIGHT - 12}">{25 * step} %</text>')
    line = "L".join([f"{x_of(x):.1f} {y_of(y):.1f}" for x, y, _ in rows])
    parts.append(f'<path class="line" d="M{line}"/>')
    for x, y, told in rows:
        parts.append(
            f'<g tabindex="0"><title>{escape(told)}</title>'
            f'<circle class="point" cx="{x_of(x):.1f}" cy="{y_of(y):.1f}" r="5"/></g>'
        )
    return "".join(parts)
