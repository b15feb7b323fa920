"""Every game as an OpenSpiel game.

    import pyspiel
    import timefront.interop.open_spiel
    duel = pyspiel.load_game("timefront_duel_of_time")

OpenSpiel's C++ bots crash on games that are written in Python: use the algorithms of open_spiel.python.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any, final

import msgspec
import pyspiel

from timefront.games.registry import GAMES
from timefront.kernel.chance import EVERYONE
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.lab.coding import Row
from timefront.lab.sitting import Table

MOST_OUTCOMES = 256
"""More than any draw has; rolling several dice is one draw per die."""
MOST_MOVES = 20_000

Remembered = tuple[Any, ...]


@final
class Held:
    """What a state holds. OpenSpiel deep-copies a state's attributes; this class defines its own copying."""

    def __init__(self, s: State, memories: list[tuple[Remembered, ...]]) -> None:
        self.s = s
        self.memories = memories
        """Everything each seat has seen and done."""
        self.drawn: list[int] = []
        """The first results of the draw in progress."""
        self.offers: list[Choice] = []
        self.row: Row = ()

    def __deepcopy__(self, memo: object) -> Held:
        twin = Held(self.s.clone(), self.memories[:])
        twin.drawn, twin.offers, twin.row = self.drawn[:], self.offers, self.row
        return twin

    def go_on(self) -> None:
        """Give forced answers up to the next choice, the next draw or the end."""
        self.row, self.offers = (), []
        while self.s.seat >= 0:
            self.offers = self.s.offer()
            if len(self.offers) > 1:
                return
            self.s.answer(self.offers[0])


class TimefrontState(pyspiel.State):
    """A position, possibly in the middle of a choice or draw."""

    def __init__(self, game: TimefrontGame) -> None:
        super().__init__(game)
        self.held: Held = game.first  # a copy begins as a new state, so nothing is copied until it must be

    def own(self) -> Held:
        """What this state holds, for changing: a game's first move copies what all games start with."""
        if self.held is self.get_game().first:
            self.held = copy.deepcopy(self.held)
        return self.held

    def current_player(self) -> int:
        seat = self.held.s.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        held = self.held
        return self._table.coder.options(held.offers, held.row) if player == held.s.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next factor of the draw; the numbers are indices of its values."""
        factor = self.held.s.chance().factors[len(self.held.drawn)]
        weights = enumerate(factor.weights)
        return [(place, weight / factor.total) for place, weight in weights if weight]

    def _apply_action(self, action: int) -> None:
        held = self.own()
        if held.s.seat == CHANCE:
            self._draw(action)
            return
        row = (*held.row, action)
        choice = self._table.coder.choice(held.offers, row)
        if choice is None:
            held.row = row
        else:
            self._answer(choice)

    def _draw(self, action: int) -> None:
        held = self.held
        chance = held.s.chance()
        held.drawn.append(chance.factors[len(held.drawn)].values[action])
        if len(held.drawn) == len(chance.factors):
            result = tuple(held.drawn)
            for seat in range(len(held.memories)):
                is_told = chance.audience in (EVERYONE, seat)
                self._remember(seat, (chance.purpose, result if is_told else None))
            held.drawn = []
            held.s.answer(result)
            held.go_on()

    def _answer(self, choice: Choice) -> None:
        held = self.held
        asked = held.s.seat
        for seat in range(len(held.memories)):
            known = choice if seat == asked else self._table.game.judge.observed(held.s, choice, seat)
            self._remember(seat, (asked, known))
        held.s.answer(choice)
        held.go_on()

    def _remember(self, seat: int, what: Remembered) -> None:
        self.held.memories[seat] = (*self.held.memories[seat], what)

    def _action_to_string(self, player: int, action: int) -> str:
        held = self.held
        if player == pyspiel.PlayerId.CHANCE:
            chance = held.s.chance()
            return f"{chance.purpose} {chance.factors[len(held.drawn)].values[action]}"
        choice = self._table.coder.choice(held.offers, (*held.row, action))
        return f"number {action}" if choice is None else " ".join([str(part) for part in choice])

    def is_terminal(self) -> bool:
        return self.held.s.seat == OVER

    def returns(self) -> list[float]:
        """For two seats, between -1 and 1; for more, each seat's share of the victory."""
        outcome = self._table.game.outcome(self.held.s)
        seats = range(len(self._table.seat_names))
        if outcome is None:
            return [0.0 for _ in seats]
        shares = [outcome.share(seat) for seat in seats]
        return [2 * share - 1 for share in shares] if len(shares) == 2 else shares

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player, by default the one who is asked, has seen and done."""
        held = self.held
        player = held.s.seat if player is None else player
        own = held.row if held.s.seat == player else ()
        return msgspec.json.encode([held.memories[player], own]).decode()

    def observation_string(self, player: int | None = None) -> str:
        """What a player, by default the one who is asked, sees now."""
        seat = self.held.s.seat if player is None else player
        return msgspec.json.encode(self._table.game.view(self.held.s, seat)).decode()

    def resampled(self, player: int, rng: Random) -> TimefrontState:
        """A state that the player cannot tell from this one, for ISMCTS: what it does not know is drawn again."""
        other: TimefrontState = self.clone()
        other.own().s = self._table.game.determinize(self.held.s, player, rng)
        return other

    def __str__(self) -> str:
        return self._table.text(self.held.s)

    @property
    def _table(self) -> Table:
        table: Table = self.get_game().table
        return table


class TimefrontGame(pyspiel.Game):
    """A game in one setting; `_register` makes a subclass for each of our games."""

    played: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        seats = int(wishes["players"])
        self.table = Table(self.played, str(wishes["scenario"]), {}, seats, str(wishes["scheme"]))
        self.first = Held(self.played.new(self.table.setting), [() for _ in self.table.seat_names])
        self.first.go_on()
        is_duel = seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.coder.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 if is_duel else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if is_duel else 1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> TimefrontState:
        return TimefrontState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StringObserver:
        is_public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        recalls = iig_obs_type is None or iig_obs_type.perfect_recall
        return StringObserver(is_public, recalls)


@final
class StringObserver:
    """Observations as text: a history has no fixed length."""

    def __init__(self, is_public: bool, recalls: bool) -> None:
        self.is_public = is_public
        self.recalls = recalls
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TimefrontState, player: int) -> None:
        """Do nothing: there is no tensor to fill."""

    def string_from(self, state: TimefrontState, player: int) -> str:
        """What everybody sees, what the player has seen and done, or what the player sees now."""
        if self.is_public:
            return str(state)
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _register(game: Game[Any]) -> None:
    fewest, most = min(game.seat_counts), max(game.seat_counts)
    kind = pyspiel.GameType(
        short_name=f"timefront_{game.name}",
        long_name=f"Timefront: {game.name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if most == 2 else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": fewest, "scenario": "", "scheme": "flat"},
    )
    # It must be a class: OpenSpiel releases it after Python has ended, and a class outlives that.
    pyspiel.register_game(kind, type(f"Timefront_{game.name}", (TimefrontGame,), {"played": game, "kind": kind}))


for _game in GAMES.values():
    _register(_game)
