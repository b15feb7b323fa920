"""What choices mean beyond their own arguments, for the sentences that describe them.

The figures of a unit are put into words by the messages `values-in-words` and `worth-in-words`, which others refer to.
"""

from __future__ import annotations

from collections.abc import Callable

from timefront.games.battle_through_history.content.pack import PROWESS, SPACES, TIGHTEN_UP
from timefront.games.battle_through_history.rules.engagement import TokensAssigned, link_between
from timefront.games.battle_through_history.rules.rewards import (
    ConquestRewards,
    ProwessReward,
    defeated,
    prowess_value,
)
from timefront.games.battle_through_history.rules.scoring import RELIC_POINTS, relics_of_era
from timefront.games.battle_through_history.rules.the_battle import Deployment, are_linked
from timefront.games.battle_through_history.rules.time_travel import MOST_TILES, TimeTravel, token_pointed_at
from timefront.games.battle_through_history.state import (
    ATTACKER,
    DEFENDER,
    ROW,
    Campaign,
    count_of,
    face_of,
    special_held,
)
from timefront.games.battle_through_history.verbs import ACTION, ERA, FACE, SABATON, SLOT, TOKEN, UNIT
from timefront.kernel.questions import Choice, Kind

Meaning = dict[str, tuple[Kind, int]]

FIGURE = Kind("figure", lambda s: range(0))
"""A number that is not an id."""
PLACES_IN_LISTS = ("unit", "second", "third", "fourth")


def describe_choice(s: Campaign, choice: Choice) -> Meaning:
    """The names and figures that the sentence for a choice may use."""
    describe = _DESCRIPTIONS.get(choice[0])
    return {} if describe is None else describe(s, choice)


# Time travel


def _insert(s: Campaign, choice: Choice) -> Meaning:
    """BH-3.2: the pending tile becomes active and turns the wheel."""
    tile = s.setting.tiles[s.pending_tile]
    left, right = s.setting.arrows((s.wheel + tile.turn) % len(s.setting.ring))
    first, second = tile.eras
    return {"first": (ERA, first), "second": (ERA, second), "left": (ACTION, left), "right": (ACTION, right)}


def _take_token(s: Campaign, choice: Choice) -> Meaning:
    return {"token": (TOKEN, s.setting.token_kind[token_pointed_at(s)])} | _tiles_left(s)


def _draw(s: Campaign, choice: Choice) -> Meaning:
    return {"count": (FIGURE, min(2, s.deck[s.active].bit_count()))} | _tiles_left(s)


def _from_discard(s: Campaign, choice: Choice) -> Meaning:
    return {"count": (FIGURE, s.discard[s.active].bit_count())} | _tiles_left(s)


def _dismiss(s: Campaign, choice: Choice) -> Meaning:
    return {"count": (FIGURE, s.deck[s.active].bit_count())} | _tiles_left(s)


def _tiles_left(s: Campaign) -> Meaning:
    """BH-3.4: how many more tiles could be inserted before a token or an action ends that."""
    frame = s.stack[-1]
    open_tiles = MOST_TILES - frame.inserted if isinstance(frame, TimeTravel) and not frame.bound else 0
    return {"tiles": (FIGURE, open_tiles)}


def _tighten_up(s: Campaign, choice: Choice) -> Meaning:
    token = s.setting.token_kind[special_held(s, s.seat, TIGHTEN_UP)]
    return {"token": (TOKEN, token), "action": (ACTION, s.setting.tighten_up)}


def _jump(s: Campaign, choice: Choice) -> Meaning:
    others = [seat for seat, era in enumerate(s.era) if era == choice[1] and seat != s.active]
    return {"count": (FIGURE, len(others))}


# The battle


def _conquer(s: Campaign, choice: Choice) -> Meaning:
    space = choice[1]
    unit = s.board[space]
    neighbours = int(are_linked(s, space)) + int(are_linked(s, (space - 1) % SPACES))
    return {"unit": (UNIT, unit), "count": (FIGURE, neighbours)} | _values(s, unit)


def _face(s: Campaign, choice: Choice) -> Meaning:
    return _listed([s.board[(choice[1] + number) % SPACES] for number in range(choice[2])])


def _challenge(s: Campaign, choice: Choice) -> Meaning:
    seat = choice[1]
    return {
        "sabaton": (SABATON, s.sabaton[seat]),
        "cards": (FIGURE, s.hand[seat].bit_count()),
        "relics": (FIGURE, s.relics[seat].bit_count()),
    }


def _unit(s: Campaign, choice: Choice) -> Meaning:
    return _values(s, choice[1])


def _deploy(s: Campaign, choice: Choice) -> Meaning:
    """Where the unit would be, and whether it would be linked to the one in front of it."""
    side = _deploying_side(s)
    count = count_of(s, side)
    place: Meaning = {"slot": (SLOT, count), "linked": (FIGURE, 0)}
    if count:
        front = s.lineup[side * ROW + count - 1]
        place |= {"front": (UNIT, front), "linked": (FIGURE, link_between(s.setting, side, front, choice[1]))}
    return place | _values(s, choice[1])


def _ready(s: Campaign, choice: Choice) -> Meaning:
    return {"count": (FIGURE, count_of(s, _deploying_side(s)))}


def _deploying_side(s: Campaign) -> int:
    frame = s.stack[-1]
    assert isinstance(frame, Deployment)
    return frame.side


def _assign(s: Campaign, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, TokensAssigned)
    return {"unit": (UNIT, s.lineup[frame.side * ROW + choice[2]])}


def _die(s: Campaign, choice: Choice) -> Meaning:
    return {"face": (FACE, face_of(s, ATTACKER if s.seat == s.active else DEFENDER))}


# Rewards


def _recruit(s: Campaign, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, ConquestRewards)
    units = [unit for unit in defeated(s) if unit not in frame.left]
    return {"count": (FIGURE, len(units))} | _listed(units)


def _keep_relic(s: Campaign, choice: Choice) -> Meaning:
    """BH-9.2: what one more relic of its era is worth."""
    era = s.setting.relic_era[choice[1]]
    held = relics_of_era(s, s.seat, era)
    return {"era": (ERA, era), "points": (FIGURE, RELIC_POINTS[min(held + 1, 5)] - RELIC_POINTS[min(held, 5)])}


def _keep_prowess(s: Campaign, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, ProwessReward)
    return {"points": (FIGURE, prowess_value(s, frame.loser * PROWESS + choice[1]))}


def _values(s: Campaign, unit: int) -> Meaning:
    """What is on a unit card, except for the half shields."""
    card = s.setting.units[unit]
    return {
        "long": (FIGURE, card.lines[0]),
        "medium": (FIGURE, card.lines[1]),
        "close": (FIGURE, card.lines[2]),
        "absorb": (FIGURE, card.absorb),
        "reinforcements": (FIGURE, card.reinforcements),
        "assault": (FIGURE, card.assault),
        "heroic_death": (FIGURE, card.heroic_death),
        "accuracy": (FIGURE, card.accuracy),
        "diversion": (FIGURE, card.diversion),
        "relaunch": (FIGURE, card.relaunch),
        "worth": (FIGURE, s.setting.worth[unit]),
    }


def _listed(units: list[int]) -> Meaning:
    return {name: (UNIT, unit) for name, unit in zip(PLACES_IN_LISTS, units, strict=False)}


_DESCRIPTIONS: dict[str, Callable[[Campaign, Choice], Meaning]] = {
    "insert": _insert,
    "take-token": _take_token,
    "draw": _draw,
    "recall": _from_discard,
    "dismiss": _dismiss,
    "regroup": _from_discard,
    "recall-unit": _unit,
    "dismiss-unit": _unit,
    "tighten-up": _tighten_up,
    "jump": _jump,
    "conquer": _conquer,
    "face": _face,
    "chase": _unit,
    "challenge": _challenge,
    "deploy": _deploy,
    "ready": _ready,
    "assign": _assign,
    "relaunch": _die,
    "let-stand": _die,
    "leave": _unit,
    "recruit": _recruit,
    "keep-relic": _keep_relic,
    "keep-prowess": _keep_prowess,
}
