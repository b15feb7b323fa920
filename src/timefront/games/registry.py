"""The only place that names the games."""

from __future__ import annotations

from typing import Any

from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (DUEL_OF_TIME, BATTLE_THROUGH_HISTORY, JOAN_OF_ARC)}
