"""The cards of a war as text: the river of the council, legend cards in hands and piles, equipment,
intrigue, a discussion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timefront.games.joan_of_arc.show.card_records import (
    EquipmentView,
    IntrigueEventView,
    LastingCardView,
    TalkQuestionView,
    TalkView,
)
from timefront.games.joan_of_arc.show.records import WarView
from timefront.games.joan_of_arc.show.text_names import Rows, Say, name_of_card, seat_name

MOMENTS: Final[dict[str, str]] = {
    "order": "moment-order",
    "interrupt": "moment-interrupt",
    "activation": "moment-activation",
    "declared": "moment-declared",
    "attack_rolled": "moment-attack-rolled",
    "defence_rolled": "moment-defence-rolled",
    "allocated": "moment-allocated",
    "attack_over": "moment-attack-over",
    "casualties": "moment-casualties",
    "doom_rolled": "moment-doom-rolled",
}
"""When legend cards can be played."""
PLACES_OF_EQUIPMENT: Final[dict[str, str]] = {
    "not_on": "board-equipment-not_on",
    "worn": "board-equipment-worn",
    "used": "board-equipment-used",
}
"""JA-8.3: the states of equipment that a unit has, and their messages."""


def council(view: WarView, say: Say) -> list[Rows]:
    """The war council: the cards of the river with what they do, and the other piles."""
    if view.council is None:
        return []
    river = [[say(f"council-{key}"), say(f"council-{key}-help")] for key in view.council.river]
    names = ", ".join([say(f"council-{key}") for key in dict.fromkeys(view.council.discard)])
    beside = [[say("board-council-deck"), str(view.council.deck)], [say("board-council-discard"), names or "–"]]
    return [[[say("board-river"), say("board-effect")], *river], beside] if river else [beside]


# Legend cards


def own_hand(view: WarView, say: Say) -> list[Rows]:
    """The card being played, and a column for each card of the viewer's own hand."""
    if view.legend is None:
        return []
    own = view.legend.hands[view.viewer].cards if view.viewer is not None else None
    played = legend_columns(view, say("board-played-card"), view.legend.playing, say)
    return [*played, *legend_columns(view, say("board-hand"), own or [], say)]


def legend_columns(view: WarView, head: str, keys: list[str], say: Say) -> list[Rows]:
    """A column for each legend card: what it costs, when it can be played and what it does."""
    if not keys:
        return []
    printed = {card.key: card for card in view.legend_cards}
    return [
        [
            [head, *(say(f"legend-{key}") for key in keys)],
            [say("token-legend"), *(str(printed[key].cost) for key in keys)],
            [say("card-when"), *(say(MOMENTS[printed[key].window]) for key in keys)],
            [say("board-effect"), *(say(f"legend-{key}-help") for key in keys)],
        ]
    ]


def hands(view: WarView, say: Say) -> list[Rows]:
    """How many legend cards each player holds, how many are in the deck, and the discards by name."""
    if view.legend is None:
        return []
    held = view.legend.hands
    seats = [seat_name(seat, say) for seat in range(len(held))]
    names = ", ".join(say(f"legend-{key}") for key in view.legend.discard)
    counts = [str(hand.count) for hand in held]
    piles = [
        [say("board-legend-hands"), *seats, say("board-legend-deck"), say("board-legend-discard")],
        [say("board-number"), *counts, str(view.legend.deck), names or "–"],
    ]
    lasting = [lasting_card(view, laid, say) for laid in view.legend.lasting]
    return [piles, [[say("board-legend-lasting"), *lasting]]] if lasting else [piles]


def lasting_card(view: WarView, laid: LastingCardView, say: Say) -> str:
    """A card with a lasting effect, and where or for which unit."""
    name = say(f"legend-{laid.card}")
    if laid.area is not None:
        return f"{name}: {view.areas[laid.area].name}"
    return f"{name}: {name_of_card(view, view.units[laid.unit or 0].card, say)}"


# Equipment and intrigue


def equipment(view: WarView, say: Say) -> list[Rows]:
    """JA-8.3: who has which equipment, and what it does."""
    return piece_rows(view, [piece for piece in view.equipment if piece.unit is not None], say)


def piece_rows(view: WarView, pieces: list[EquipmentView], say: Say) -> list[Rows]:
    """A row for each piece of equipment; bearer and place are left empty if nobody has it."""
    rows = [
        [
            say(f"equipment-{piece.key}"),
            "–" if piece.unit is None else name_of_card(view, view.units[piece.unit].card, say),
            say(PLACES_OF_EQUIPMENT[piece.place]) if piece.place in PLACES_OF_EQUIPMENT else "–",
            say(f"equipment-{piece.key}-help"),
        ]
        for piece in pieces
    ]
    head = [say("board-equipment"), say("board-bearer"), say("board-equipment-place"), say("board-effect")]
    return [[head, *rows]] if rows else []


def intrigue(view: WarView, say: Say) -> list[Rows]:
    """JA-8.6: the events of the viewer's intrigue card, or of all for a spectator."""
    players = view.players if view.viewer is None else [view.players[view.viewer]]
    return event_rows([event for player in players for event in player.intrigue], say)


def event_rows(events: list[IntrigueEventView], say: Say) -> list[Rows]:
    """A row for each event of an intrigue card: its cost, or that it was triggered, and what it does."""
    rows = [
        [
            say(f"intrigue-{event.key}"),
            say("board-triggered") if event.is_triggered else str(event.cost),
            say(f"intrigue-{event.key}-help"),
        ]
        for event in events
    ]
    return [[[say("board-intrigue"), say("board-intrigue-cost"), say("board-effect")], *rows]] if rows else []


# Discussions


def talk(view: WarView, say: Say) -> list[Rows]:
    """The discussion: who talks with whom, and a column for each question of the card."""
    current = view.talk
    if current is None or current.card is None:
        return []
    names = [name_of_card(view, view.units[unit].card, say) for unit in (current.unit, current.speaker)]
    shown = current.questions
    rows = [
        [f"{', '.join(names)}: {say('talk-' + current.card)}", *(one.letter for one in shown)],
        [say("board-question"), *(say(f"talk-{current.card}-{one.letter}") for one in shown)],
        [say("card-banners"), *(say(f"faction-{one.banner}") if one.banner else "" for one in shown)],
        [say("board-state"), *(state_of(current, one, say) for one in shown)],
    ]
    return [[row for row in rows if any(row[1:])]]


def state_of(current: TalkView, question: TalkQuestionView, say: Say) -> str:
    """What to say about a question: it was asked, it is risky, or the banner is missing."""
    if current.asked == question.letter:
        return say("board-asked")
    words = [say("board-risky")] if question.is_risky else []
    return ", ".join(words if question.is_open else [*words, say("board-lacks-banner")])


# A closer look


def look_at_cards(view: WarView, say: Say, is_called: Callable[[str], bool]) -> list[Rows]:
    """The cards of a name: the open cards of the council, those of the legend deck, of the current discussion;
    events of all intrigue cards, and equipment wherever it is."""
    lying = dict.fromkeys([*view.council.river, *view.council.discard]) if view.council is not None else {}
    river = [key for key in lying if is_called(say(f"council-{key}"))]
    legend = [card.key for card in view.legend_cards if is_called(say(f"legend-{card.key}"))]
    tables = [council_columns(river, say)] if river else []
    tables += legend_columns(view, say("board-legend-card"), legend, say)
    events = [event for player in view.players for event in player.intrigue]
    tables += event_rows([event for event in events if is_called(say(f"intrigue-{event.key}"))], say)
    tables += piece_rows(view, [piece for piece in view.equipment if is_called(say(f"equipment-{piece.key}"))], say)
    card = None if view.talk is None else view.talk.card
    return [*tables, *talk(view, say)] if card and is_called(say(f"talk-{card}")) else tables


def council_columns(keys: list[str], say: Say) -> Rows:
    """A column for each war council card, with what it does."""
    return [
        [say("board-council"), *(say(f"council-{key}") for key in keys)],
        [say("board-effect"), *(say(f"council-{key}-help") for key in keys)],
    ]
