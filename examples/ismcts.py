"""OpenSpiel's information-set search plays Duel against one of our bots, and evaluates positions with our judgement.

Try it, a minute: python examples/ismcts.py 4 easy
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import timefront.interop.open_spiel  # noqa: F401  registers the games
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.registry import bot_named


class Judgement(mcts.Evaluator):
    """What our own judgement expects of a position, instead of a random playout."""

    def evaluate(self, state: Any) -> Any:
        shares = state.get_game().played.judge.evaluate(state.held.s)
        return np.array([2 * share - 1 for share in shares])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return [*state.chance_outcomes()]
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's search: it samples what its player does not know."""
    bot = ismcts.ISMCTSBot(
        game,
        evaluator=Judgement(),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        allow_inconsistent_action_sets=True,
    )
    rng = Random(seed)
    bot.set_resampler(lambda state, player: state.resampled(player, rng))
    return bot


def play(game: Any, seat: int, theirs: Any, ours: Bot, seed: int) -> float:
    """One game with the search on a seat; 1 if it wins, 0 for a draw, -1 if it loses."""
    luck, rng = Random(f"{seed}/chance"), Random(f"{seed}/ours")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            places, weights = zip(*state.chance_outcomes(), strict=True)
            action = luck.choices(places, weights)[0]
        elif state.current_player() == seat:
            action = theirs.step(state)
        else:
            choice = ours.choose(Knowledge(game.played, state.held.s, 1 - seat), rng)
            (action,) = game.table.coder.row(state.held.offers, choice)
        state.apply_action(action)
    return float(state.returns()[seat])


def main(pairs: int, name: str, simulations: int) -> float:
    """Pairs of games with the same luck, the seats swapped; the mean result of OpenSpiel's search."""
    game = pyspiel.load_game("timefront_duel_of_time")
    results: list[float] = []
    for seed in range(pairs):
        for seat in (0, 1):
            results.append(play(game, seat, searcher(game, simulations, seed), bot_named(name), seed))
    mean = sum(results) / len(results)
    print(f"ISMCTS:{simulations} against {name}: {mean:+.2f} a game, {len(results)} games")
    return mean


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 100)
