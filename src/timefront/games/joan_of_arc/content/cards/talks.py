"""8. Discussion cards: their questions, and answers that stay hidden until they are asked (JA-8.1, ruling J-78)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.reading import flag, part, parts, place_of, tables_below
from timefront.games.joan_of_arc.content.vocabulary import ANSWER_WINDOW, LEAD_TO, TALKS
from timefront.kernel.packs import PackFiles, Table

TALK_FOLDER: Final = "talks"
LETTERS: Final[list[str]] = ["A", "B", "C", "D"]
NEUTRAL: Final = 2
"""JA-8.1: anybody may ask the questions of the first two letters; the others need a banner."""
FIRST_LEVEL_CARDS: Final = 4


@final
class Answer:
    """What one question may bring."""

    def __init__(self, table: Table) -> None:
        self.weight = table.integer("weight", 1, 9, 1)
        self.effects = [Effect(one, ANSWER_WINDOW) for one in parts(table, "effects")]
        table.finish()


@final
class TalkQuestion:
    """JA-8.1: a question on a discussion card: its letter, who may ask it, and its answers."""

    def __init__(self, table: Table, factions: list[str]) -> None:
        self.letter = LETTERS.index(table.one_of("letter", LETTERS))
        self.banner = place_of(table, "banner", factions) if "banner" in table.row else -1
        """The faction whose banner it needs; none for a neutral one."""
        self.is_risky = flag(table, "risky")
        self.answers = [Answer(one) for one in parts(table, "answers")]
        """Exactly one in the printed game; of several, chance draws one by weight (ruling J-78)."""
        if not self.answers:
            table.report("answers", "there are none", "say what the question brings (JA-8.1)")
        if (self.letter >= NEUTRAL) != ("banner" in table.row) and table.row.get("letter") in LETTERS:
            wrong = "is missing" if self.letter >= NEUTRAL else "stands at a neutral question"
            table.report("banner", wrong, "A and B are neutral, C and D need a banner (JA-8.1)")
        table.finish()


@final
class TalkCard:
    """JA-8.1: a discussion card of a deck, of level 1 or 2."""

    def __init__(self, table: Table, factions: list[str]) -> None:
        self.table = table
        self.key = table.key
        self.deck = table.name("deck")
        self.level = table.integer("level", 1, 2, 1)
        self.questions = [TalkQuestion(one, factions) for one in parts(table, "questions")]
        letters = [question.letter for question in self.questions]
        if len(letters) != len(set(letters)):
            table.report("questions", "have a letter twice", "every letter is used once")
        if not any(letter < NEUTRAL for letter in letters):
            table.report("questions", "none of them is neutral", "A or B must be there for everybody (JA-8.1)")
        table.finish()

    def effects(self) -> list[Effect]:
        """Everything that its answers can bring, including the branches of tests."""
        answers = [answer for question in self.questions for answer in question.answers]
        return [deep for answer in answers for effect in answer.effects for deep in effect.all_of_it()]

    def question(self, letter: int) -> TalkQuestion | None:
        """The question of a letter, if the card has one."""
        return next((question for question in self.questions if question.letter == letter), None)


def talk_cards(pack: PackFiles, factions: list[str]) -> list[TalkCard]:
    """The discussion cards of a pack, which may have none, by id."""
    if not any(file.startswith(f"{TALK_FOLDER}/") for file in pack.files):
        return []
    cards = [TalkCard(table, factions) for table in tables_below(pack, TALK_FOLDER, "talk", "discussions")]
    link_cards(cards)
    check_decks(cards)
    return cards


def link_cards(cards: list[TalkCard]) -> None:
    """JA-8.1: an answer leads to a level-2 card of the same deck."""
    for card in cards:
        known = [other.key for other in cards if other.level > 1 and other.deck == card.deck]
        for effect in card.effects():
            if effect.effect == LEAD_TO and effect.card_key:
                place_of(part(card.table, card.key, {"lead_to": effect.card_key}), "lead_to", known)
                effect.card = next((n for n, one in enumerate(cards) if one.key == effect.card_key in known), -1)
                if not known:
                    card.table.report("lead_to", "the deck has no level-2 cards", "write one, or leave it out (JA-8.1)")


def check_decks(cards: list[TalkCard]) -> None:
    """JA-8.1: four cards of level 1 per deck; later cards are all led to, and never lead in a circle."""
    for deck in sorted({card.deck for card in cards}):
        first = [card for card in cards if card.deck == deck and card.level == 1]
        if len(first) != FIRST_LEVEL_CARDS:
            example = next(card for card in cards if card.deck == deck)
            wrong = f"{deck} has {len(first)} cards of level 1"
            example.table.report("deck", wrong, f"a deck has exactly {FIRST_LEVEL_CARDS} (JA-8.1)")
    for number, card in enumerate(cards):
        if card.level > 1 and all(number not in followers(other) for other in cards):
            card.table.report("level", "no answer leads to this card", "name it in a lead_to, or leave it out (JA-8.1)")
        if number in all_behind(cards, number):
            card.table.report("questions", "the discussion comes back to this card", "lead_to makes no circle")


def followers(card: TalkCard) -> list[int]:
    """The cards that its answers lead to."""
    return [effect.card for effect in card.effects() if effect.effect == LEAD_TO and effect.card >= 0]


def all_behind(cards: list[TalkCard], number: int) -> set[int]:
    """All cards that can follow a card."""
    found: set[int] = set()
    waiting = followers(cards[number])
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += followers(cards[one])
    return found


def question_places(cards: list[TalkCard]) -> list[int]:
    """All questions, each as four times the number of its card plus its letter."""
    return [number * len(LETTERS) + asked.letter for number, card in enumerate(cards) for asked in card.questions]


def talk_text(cards: list[TalkCard], place: int) -> str:
    """The message of a question, given four times the number of its card plus its letter."""
    return f"talk-{cards[place // len(LETTERS)].key}-{LETTERS[place % len(LETTERS)]}"


def deck_of(unit: Profile) -> str:
    """JA-8.1: the discussion deck of a unit with a bubble, its own or another one's; empty for all others."""
    return unit.discussion or unit.key if TALKS in unit.tags else ""


def first_cards(cards: list[TalkCard], unit: Profile) -> list[int]:
    """JA-3.2: the level-1 cards that can begin a discussion with a unit."""
    deck = deck_of(unit)
    return [number for number, card in enumerate(cards) if deck and card.deck == deck and card.level == 1]


def check_talkers(table: Table, units: list[Profile], cards: list[TalkCard]) -> None:
    """JA-8.1: every unit with a bubble in a scenario with discussions has something to say."""
    silent = {unit.key: unit for unit in units if deck_of(unit) and not first_cards(cards, unit)}
    for key, unit in sorted(silent.items()):
        table.report("talks", f"{key} has no deck {deck_of(unit)}", "write four cards for it in talks/….toml (JA-8.1)")
