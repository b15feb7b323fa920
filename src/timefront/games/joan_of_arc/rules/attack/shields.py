"""7. Shields: which results of the attack are discarded (JA-7.3, ruling J-30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.events.results import ResultDiscarded
from timefront.games.joan_of_arc.rules.attack.muster import defending_seat
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    DEFENCE_SIDE,
    DISCARDED,
    HITS,
    SPENT,
    colour,
    distinct_hits,
    in_play,
    seal,
    showing,
    worst_result,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DISCARD_RESULT, LET_THROUGH, USE_ALL_SHIELDS, USE_SHIELDS
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def can_shield(s: War) -> bool:
    """Whether there is a shield, and a result that it could discard."""
    return worst_result(s, ATTACK) != BLANK and bool(showing(s, DEFENCE_SIDE, SHIELD))


def worst_hits(s: War) -> list[int]:
    """The dice of the attack with the worst result, one of each kind."""
    return distinct_hits(s, showing(s, ATTACK, worst_result(s, ATTACK)))


@final
@dataclass
class Shields(Frame):
    """7. The defender discards results, always the worst first; shields may stay unused."""

    @rule("JA-7.3")
    def begin(self, s: War) -> Next:
        """While there are shields and results."""
        return self.ask(s, defending_seat(s), "shield") if can_shield(s) else self.done(s)

    def offer_shield(self, s: War) -> list[Choice]:
        """A number of shields or, where it matters, one result of each kind among the worst; or no more."""
        most = most_shields(s)
        offers = [LET_THROUGH()]
        if most == 1 or is_choice_of_results(s):
            offers += [DISCARD_RESULT(die) for die in worst_hits(s)]
        else:
            offers += [USE_SHIELDS(count) for count in range(1, most)]
        if most > 1:
            offers.append(USE_ALL_SHIELDS())
        return sorted(offers)

    def refuse_shield(self, s: War, choice: Choice) -> Refusal | None:
        """Not a result, not the worst one, or not that many shields."""
        verb, most = choice[0], most_shields(s)
        if verb == LET_THROUGH.name:
            return None
        if verb == USE_ALL_SHIELDS.name:
            return None if most > 1 else Refusal("JA-7.3", "only-one-shield")
        if verb == USE_SHIELDS.name:
            if is_choice_of_results(s):
                return Refusal("JA-7.3", "choose-results")
            return None if choice[1] < most else Refusal("JA-7.3", "only-one-shield")
        if choice[1] not in in_play(s, ATTACK) or s.die_result[choice[1]] not in HITS:
            return Refusal("JA-7.3", "no-attack-result")
        if s.die_result[choice[1]] != worst_result(s, ATTACK):
            return Refusal("JA-7.3", "worst-result-first", result=worst_result(s, ATTACK))
        if most > 1 and not is_choice_of_results(s):
            return Refusal("JA-7.3", "choose-how-many")
        return refuse_duplicate(choice[1], worst_hits(s), "JA-7.3")

    @question("JA-7.3", DISCARD_RESULT, USE_SHIELDS, USE_ALL_SHIELDS, LET_THROUGH)
    def shield(self, s: War, choice: Choice) -> Next:
        """One shield, several, all of them, or no more."""
        if choice[0] == DISCARD_RESULT.name:
            discard(s, choice[1])
            return self.goto("begin")
        if choice[0] == USE_ALL_SHIELDS.name:
            use_shields(s, most_shields(s))
        elif choice[0] == USE_SHIELDS.name:
            use_shields(s, choice[1])
        return self.done(s)


def most_shields(s: War) -> int:
    """How many shields have a result to discard."""
    hits = sum([s.die_result[die] in HITS for die in in_play(s, ATTACK)])
    return min(hits, len(showing(s, DEFENCE_SIDE, SHIELD)))


def is_choice_of_results(s: War) -> bool:
    """Whether results of some rank differ, so that it matters which of them are discarded."""
    return any(len(distinct_hits(s, showing(s, ATTACK, hit))) > 1 for hit in HITS)


def use_shields(s: War, count: int) -> None:
    """Discard this many results, the worst first."""
    for _ in range(count):
        discard(s, worst_hits(s)[0])


def discard(s: War, die: int) -> None:
    """Spend one shield on one result."""
    shield = showing(s, DEFENCE_SIDE, SHIELD)[0]
    seal(s, die, DISCARDED, shield)
    seal(s, shield, SPENT, die)
    s.emit(ResultDiscarded, s.die_unit[die], colour(s, die), s.die_result[die], s.die_unit[shield])
