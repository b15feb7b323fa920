"""How many clicks a turn of Joan of Arc takes a newcomer in the foragers scenario, counted by the rules alone.

    python -m bench.clicks [--games N] [--write]

The newcomer does what the guide and the lessons say: play command orders, let all units of an area act together where
they can, strike rather than move, and end the turn. The other side plays at random. Clicks are counted as the board
asks for them (`meantBy` and `orderInHand` of its controls). An order that is already selected, as the command order is,
takes a click on its area, any other order one more. A declaration takes a click on its area if all units there can do
the only possible thing, and one more if several things are possible. Haste takes one more, too, since a move is
selected. All attackers follow up with one click where there is room for them. Everything else is one click. Units that
are dragged from their area to another (`lift` and `drop` of the desk) get the command order and declare at once: that
counts as one click for what units do, and none for the order, if the declaration alone took one. The table of kinds
says what the clicks of a turn are for when units are dragged. `--write` puts both tables into docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median, quantiles
from typing import Final, cast, final

from bench.pages import commit, put
from timefront.games.joan_of_arc import verbs
from timefront.games.joan_of_arc.board.areas import size_of
from timefront.games.joan_of_arc.rules.attack.muster import attackers, target_of
from timefront.games.joan_of_arc.state import War
from timefront.games.registry import GAMES
from timefront.kernel.questions import Choice, Verb
from timefront.matches.making import new_match
from timefront.matches.match import Match

MOST_CLICKS = 14
"""A player's own clicks per turn."""
JOAN = GAMES["joan_of_arc"]
BESIDE = ("end-turn", "rest-waits", "finish-activation", "let-pass", "let-roll-stand", "halt")
"""Choices with their own button."""
LIKED = ("rest-melee", "rest-shoot", "all-melee", "all-shoot", "strike", "melee", "shoot", "rest-move", "all-move")
"""What a newcomer declares: the first of these that is possible."""
FURTHER = ("haste", "march")
"""What must be selected before an area is clicked, because a move is selected by default."""
FOLLOW_UP = "follow-up"
TO_AN_AREA = ("move", "melee", "shoot")
"""What units declare that are dragged to an area."""
VERBS: Final = {verb.name: verb for verb in vars(verbs).values() if isinstance(verb, Verb)}
DECLARED = ("move", "haste", "go-on", "melee", "shoot", "strike", "pray", "wait", "command", "command-unit")
KINDS: Final = {
    "order": "orders",
    **dict.fromkeys(DECLARED, "what units do"),
    **dict.fromkeys(("do-attack", "do-move", "do-deed"), "what comes first"),
    "let-roll-stand": "rerolls",
    **dict.fromkeys(("follow-up", "hold-ground", "push-unit"), "pushes and follow-ups"),
    **dict.fromkeys(("finish-activation", "end-turn"), "ending an activation or the turn"),
}
"""What a click is for, by what is done."""
OTHER = "other things"


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description="Count the clicks of a newcomer's turns.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    turns = [turn for seed in range(arguments.games) for turn in own_turns(seed)]
    lines = [*figures(turns), "", *kinds(turns)]
    print("\n".join(lines))
    if arguments.write:
        note = f"`python -m bench.clicks` at commit {commit()}: own clicks of a turn in the first two rounds"
        put("clicks", f"{note} of {arguments.games} games at the foragers:", lines)
    return 0


@final
@dataclass
class Turn:
    """What the clicks of a turn are for, if every order is clicked and if units are dragged where they can be."""

    clicked: Counter[str] = field(default_factory=Counter)
    dragged: Counter[str] = field(default_factory=Counter)


def figures(turns: list[Turn]) -> list[str]:
    """How many clicks a turn takes."""
    ways = {
        "dragging units": [turn.dragged.total() for turn in turns],
        "clicking only": [turn.clicked.total() for turn in turns],
    }
    return [
        f"| way | turns | mean | median | nine of ten at most | longest | at most the {MOST_CLICKS} aimed at |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *[f"| {way} | {figures_of(counts)} |" for way, counts in ways.items()],
    ]


def figures_of(counts: list[int]) -> str:
    """The figures of one way to play."""
    within = 100 * mean(count <= MOST_CLICKS for count in counts)
    shown = f"{mean(counts):.1f} | {median(counts):.0f} | {quantiles(counts, n=10)[-1]:.0f} | {max(counts)}"
    return f"{len(counts)} | {shown} | {within:.0f} %"


def kinds(turns: list[Turn]) -> list[str]:
    """What the clicks of a turn are for, in all turns and in those with too many."""
    counts = [turn.dragged for turn in turns]
    long = [turn for turn in counts if turn.total() > MOST_CLICKS]
    rows = [
        f"| {kind} | {mean(turn[kind] for turn in counts):.1f} | {mean(turn[kind] for turn in long or counts):.1f} |"
        for kind in dict.fromkeys([*KINDS.values(), OTHER])
    ]
    return [f"| clicks for | a turn | one of more than {MOST_CLICKS} |", "|---|---:|---:|", *rows]


def own_turns(seed: int) -> list[Turn]:
    """The clicks of each own turn by kind, without answers in the other player's turn."""
    rng = Random(seed)
    match = new_match(JOAN, JOAN.setting(JOAN.built_in_pack(), "foragers", {}, 2), seed=f"clicks {seed}")
    turns: dict[int, Turn] = {}
    before: Choice = ("",)
    while match.outcome() is None:
        seat, offers = match.state.seat, match.state.offer()
        choice = newcomer(match, rng, before) if seat == 0 else rng.choice(offers)
        if seat == 0 and match.state.active == 0:  # type: ignore[attr-defined]
            turn = turns.setdefault(match.state.round, Turn())  # type: ignore[attr-defined]
            kind = KINDS.get(act_of(choice), OTHER)
            is_with_others = before[0] == choice[0] == FOLLOW_UP and is_room_for_all(cast("War", match.state))
            clicks = 0 if is_with_others else clicks_of(offers, choice)
            turn.clicked[kind] += clicks
            turn.dragged[kind] += clicks
            if is_dragged(before, choice) and clicks == 1:
                turn.dragged["orders"] -= 1
        match.play(seat, choice)
        before = choice
    return [*turns.values()]


def is_room_for_all(s: War) -> bool:
    """Whether all attackers fit into the area, so that one click lets all of them follow up."""
    target = target_of(s)
    return sum(size_of(s, unit) for unit in attackers(s) if s.place[unit] != target) <= s.room[target]


def is_dragged(before: Choice, choice: Choice) -> bool:
    """Whether it can be declared by dragging units from the area that has just got a command order."""
    return before[:2] == ("order", 0) and act_of(choice) in TO_AN_AREA


def newcomer(match: Match, rng: Random, before: Choice) -> Choice:
    """What a newcomer chooses: once an attacker follows up, all of them do."""
    offers = match.state.offer()
    if before[0] == FOLLOW_UP and offers[0][0] == FOLLOW_UP:
        return offers[0]
    commands = [choice for choice in offers if choice[:2] == ("order", 0)]
    for group in (commands, *[[choice for choice in offers if choice[0] == verb] for verb in (*LIKED, *BESIDE)]):
        if group:
            return rng.choice(group)
    return rng.choice(offers)


def clicks_of(offers: list[Choice], choice: Choice) -> int:
    """How many clicks on the board a choice takes."""
    if choice[0] == "order":
        orders = {other[1] for other in offers if other[0] == "order"}
        return 1 if choice[1] == 0 or len(orders) == 1 else 2
    if choice[0] in BESIDE or len(choice) == 1:
        return 1
    there = [other for other in offers if places_of(other) & places_of(choice)]
    if act_of(choice) in FURTHER:
        return 1 + click_at([other for other in there if act_of(other) == act_of(choice)], choice)
    return click_at([other for other in there if act_of(other) not in FURTHER], choice)


def click_at(there: list[Choice], choice: Choice) -> int:
    """One click on a place, and one more unless the choice is the only one there or the one for all units."""
    is_for_all = choice[0].startswith("rest-") or (
        choice[0].startswith("all-") and all(other[1] == choice[1] for other in there)
    )
    is_meant = len(there) == 1 or (is_for_all and {act_of(other) for other in there} == {act_of(choice)})
    return 1 if is_meant else 2


def places_of(choice: Choice) -> set[tuple[str, int]]:
    """Where a choice is clicked: its area, or else its unit."""
    ids = {kind.name: value for kind, value in zip(VERBS[choice[0]].kinds.values(), choice[1:], strict=True)}
    return {(name, ids[name]) for name in ("area", "unit") if name in ids and (name == "area" or "area" not in ids)}


def act_of(choice: Choice) -> str:
    """What is done, whether by one unit, all of a kind, or all of them."""
    verb: str = choice[0]
    return verb.removeprefix("rest-").removeprefix("all-").removeprefix("forced-")


if __name__ == "__main__":
    sys.exit(main())
