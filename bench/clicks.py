"""How many clicks a turn of Joan of Arc takes a newcomer at the foragers, counted by the rules alone.

    python -m bench.clicks [--games N] [--write]

The hand does what the guide and the lessons say: it lays its command orders, lets all units of an area act together
where they can, strikes rather than moves, and ends its turn. The other side plays at random. A click is what the board
asks for: an order that lies in hand, as the command order does, is its area, and another one more; a declaration is its
area, and one more where several things can be done there; everything else is one. `--write` puts
the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import mean, median, quantiles

from bench.pages import commit, put
from timefront.games.registry import GAMES
from timefront.kernel.questions import Choice
from timefront.matches.making import new_match
from timefront.matches.match import Match

MOST_CLICKS = 14
"""Own clicks a turn."""
JOAN = GAMES["joan_of_arc"]
BESIDE = ("end-turn", "rest-waits", "finish-activation", "let-pass", "let-roll-stand", "halt")
"""What has a button of its own."""
LIKED = ("rest-melee", "rest-shoot", "all-melee", "all-shoot", "strike", "melee", "shoot", "rest-move", "all-move")
"""What a newcomer declares, the first that is possible."""


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description="Count the clicks of a newcomer's turns.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    lines = [
        "| turns | mean | median | nine of ten at most | aimed at |",
        "|---:|---:|---:|---:|---:|",
    ]
    turns = [clicks for seed in range(arguments.games) for clicks in own_turns(seed)]
    figures = f"{mean(turns):.1f} | {median(turns):.0f} | {quantiles(turns, n=10)[-1]:.0f}"
    lines.append(f"| {len(turns)} | {figures} | {MOST_CLICKS} |")
    print("\n".join(lines))
    if arguments.write:
        note = f"`python -m bench.clicks` at commit {commit()}: own clicks of a turn in the first two rounds"
        put("clicks", f"{note} of {arguments.games} games at the foragers:", lines)
    return 0


def own_turns(seed: int) -> list[int]:
    """The clicks of each own turn; answers in the other's turn are not among them."""
    rng = Random(seed)
    match = new_match(JOAN, JOAN.setting(JOAN.built_in_pack(), "foragers", {}, 2), seed=f"clicks {seed}")
    turns: dict[int, int] = {}
    while match.outcome() is None:
        seat = match.state.seat
        choice = newcomer(match, rng) if seat == 0 else rng.choice(match.state.offer())
        if seat == 0 and match.state.active == 0:  # type: ignore[attr-defined]
            turn: int = match.state.round  # type: ignore[attr-defined]
            turns[turn] = turns.get(turn, 0) + clicks_of(match.state.offer(), choice)
        match.play(seat, choice)
    return [*turns.values()]


def newcomer(match: Match, rng: Random) -> Choice:
    """What a newcomer chooses."""
    offers = match.state.offer()
    commands = [choice for choice in offers if choice[:2] == ("order", 0)]
    for group in (commands, *[[choice for choice in offers if choice[0] == verb] for verb in (*LIKED, *BESIDE)]):
        if group:
            return rng.choice(group)
    return rng.choice(offers)


def clicks_of(offers: list[Choice], choice: Choice) -> int:
    """How often one clicks on the board for a choice."""
    verb = choice[0]
    if verb == "order":
        kinds = {other[1] for other in offers if other[0] == "order"}
        return 1 if choice[1] == 0 or len(kinds) == 1 else 2
    if verb in BESIDE or len(choice) == 1:
        return 1
    there = [other for other in offers if len(other) > 1 and other[-1] == choice[-1]]
    return 1 if len(there) == 1 else 2


if __name__ == "__main__":
    sys.exit(main())
