"""Exact endgames of Duel: the last two turns, searched to the end with OpenSpiel, and how our search plays them.

Try it, a minute: python examples/endgames.py 20
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pyspiel

import timefront.interop.open_spiel  # noqa: F401  registers the games
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.registry import bot_named

TURNS = 16
LAST = 2
"""The number of turns left: by then nothing is hidden, and nothing is drawn."""


def endgame(seed: int) -> Any:
    """A position of a random game with two turns left."""
    rng = Random(seed)
    state = pyspiel.load_game("timefront_duel_of_time").new_initial_state()
    while state.held.s.turn < TURNS - LAST:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def exact(state: Any, nodes: list[int]) -> float:
    """What the first player gets if both play perfectly; `nodes` counts the positions."""
    nodes[0] += 1
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return sum(chance * exact(state.child(action), nodes) for action, chance in state.chance_outcomes())
    values = [exact(state.child(action), nodes) for action in state.legal_actions()]
    return max(values) if state.current_player() == 0 else min(values)


def chosen(state: Any, bot: Bot) -> int:
    """The index of the bot's choice; it knows only what its seat knows."""
    game, held = state.get_game(), state.held
    choice = bot.choose(Knowledge(game.played, held.s, held.s.seat), Random(1))
    (number,) = game.table.coder.row(held.offers, choice)
    return int(number)


def main(count: int, name: str) -> int:
    """How often the bot gives something away; the exit status says whether it ever does."""
    bot = bot_named(name)
    missed = sharp = 0
    nodes = [0]
    for seed in range(count):
        state = endgame(seed)
        while not state.is_terminal():
            values = {action: exact(state.child(action), nodes) for action in state.legal_actions()}
            best = max(values.values()) if state.current_player() == 0 else min(values.values())
            action = chosen(state, bot)
            sharp += len({*values.values()}) > 1
            missed += values[action] != best
            state.apply_action(action)
    print(f"{count} endgames, {nodes[0]:,} positions, {sharp} choices that matter: {name} missed {missed}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "mcts:8000"))
