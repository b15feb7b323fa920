"""The only place that names the games.

>>> from random import Random
>>> from timefront.kernel.flow import CHANCE, OVER
>>> game = GAMES["duel_of_time"]
>>> s = game.new(game.setting(game.built_in_pack(), "beacons", {}, seats=2))
>>> rng = Random(1)
>>> while s.seat != OVER:
...     s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
>>> sum(game.outcome(s).share(seat) for seat in (0, 1))
1.0
"""

from __future__ import annotations

from typing import Any

from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (DUEL_OF_TIME, BATTLE_THROUGH_HISTORY, JOAN_OF_ARC)}
