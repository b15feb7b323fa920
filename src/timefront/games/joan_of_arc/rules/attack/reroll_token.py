"""8. The reroll token: offered after a roll of one's own, and given back for another (JA-8.7, ruling J-57)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.events.attacks import RerollTokenUsed
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS, War
from timefront.games.joan_of_arc.verbs import LET_ROLL_STAND, USE_REROLL_TOKEN
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, question


@dataclass
class TokenQuestion(Frame):
    """A procedure that asks after a roll whether the token is used: `self.ask(s, self.token_seat(s), "token")`."""

    def token_seat(self, s: War) -> int:
        """Who has rolled."""
        raise NotImplementedError

    def let_roll_stand(self, s: War) -> Next:
        """Go on with the roll as it is."""
        raise NotImplementedError

    def roll_again(self, s: War) -> Next:
        """The token was spent; the second result stands."""
        raise NotImplementedError

    def offer_token(self, s: War) -> list[Choice]:
        """The token, or the roll as it is."""
        return offer_reroll_token()

    @question("JA-8.7", USE_REROLL_TOKEN, LET_ROLL_STAND)
    def token(self, s: War, choice: Choice) -> Next:
        """It is good for any roll of one's own (ruling J-57)."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.let_roll_stand(s)
        spend_reroll_token(s, self.token_seat(s))
        return self.roll_again(s)


def offer_reroll_token() -> list[Choice]:
    """The token, or the roll as it is; both are always possible."""
    return [LET_ROLL_STAND(), USE_REROLL_TOKEN()]


def spend_reroll_token(s: War, seat: int) -> None:
    """The token goes to the pool."""
    s.tokens[seat * TOKEN_KINDS + REROLL] -= 1
    s.emit(RerollTokenUsed, seat)
