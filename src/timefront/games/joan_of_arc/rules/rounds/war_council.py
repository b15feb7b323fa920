"""4. The war council: a river of three different cards, of which each player must choose one (JA-4.3, ruling J-7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.piles import (
    COUNCIL_DECK,
    COUNCIL_DISCARD,
    RIVER,
    first_card,
    kinds_in,
    pour,
    shift,
)
from timefront.games.joan_of_arc.content.cards.council import RIVER_LENGTH
from timefront.games.joan_of_arc.events.cards import (
    CouncilCardChosen,
    CouncilCardDiscarded,
    CouncilCardDrawn,
    CouncilReshuffled,
)
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.state import War, turn_order
from timefront.games.joan_of_arc.verbs import CHOOSE_CARD
from timefront.kernel.chance import Chance, Result, one_from
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class WarCouncil(Frame):
    """4. Cards are drawn into the river; each player chooses one and carries it out at once."""

    waiting: list[int] = field(default_factory=list)
    """The seats that have yet to choose; they are fixed before the first of them does."""
    seat: int = NOBODY

    @rule("JA-4.3")
    def begin(self, s: War) -> Next:
        """Until three different cards are open; discards are shuffled if the deck is empty."""
        if len(kinds_in(s, RIVER)) == RIVER_LENGTH:
            self.waiting = turn_order(s)
            return self.goto("next_player")
        if not s.piles[COUNCIL_DECK]:
            pour(s, COUNCIL_DISCARD, COUNCIL_DECK)
            s.emit(CouncilReshuffled)
        return self.roll(s, "drawn")

    def chance_drawn(self, s: War) -> Chance:
        """Identical cards count together."""
        return one_from("council-card", kinds_in(s, COUNCIL_DECK))

    @rule("JA-4.3", "JA-3.2")
    def drawn(self, s: War, result: Result) -> Next:
        """A card like one already in the river is discarded."""
        kind = result[0]
        card = first_card(s, COUNCIL_DECK, kind)
        if kind in kinds_in(s, RIVER):
            shift(s, card, COUNCIL_DECK, COUNCIL_DISCARD)
            s.emit(CouncilCardDiscarded, kind)
        else:
            shift(s, card, COUNCIL_DECK, RIVER)
            s.emit(CouncilCardDrawn, kind)
        return self.goto("begin")

    @rule("JA-4.3")
    def next_player(self, s: War, _: int | None = None) -> Next:
        """Starting with the first player; when all have chosen, the river is emptied (ruling J-7)."""
        if self.waiting:
            self.seat = self.waiting.pop(0)
            return self.ask(s, self.seat, "card")
        pour(s, RIVER, COUNCIL_DISCARD)
        return self.done(s)

    def offer_card(self, s: War) -> list[Choice]:
        """All cards of the river, including those that others have chosen."""
        return [CHOOSE_CARD(kind) for kind in sorted(kinds_in(s, RIVER))]

    def refuse_card(self, s: War, choice: Choice) -> Refusal | None:
        """A card that is not in the river."""
        return None if choice[1] in kinds_in(s, RIVER) else Refusal("JA-4.3", "not-in-the-river")

    @question("JA-4.3", CHOOSE_CARD)
    def card(self, s: War, choice: Choice) -> Next:
        """The card stays in the river."""
        s.emit(CouncilCardChosen, self.seat, choice[1])
        left = [effect.id for effect in s.setting.content.council[choice[1]].effects]
        return self.call(s, CardEffects(self.seat, NOBODY, left), "next_player")
