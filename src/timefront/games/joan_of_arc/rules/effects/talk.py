"""8. Discussions: a character talks with a unit that has a bubble (JA-8.1, JA-9.charisma, rulings J-52 and J-78)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.placing import leave_board
from timefront.games.joan_of_arc.board.scoring import score_talk
from timefront.games.joan_of_arc.content.cards.talks import LETTERS, TalkCard, TalkQuestion
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, CHARISMA, CIVILIAN
from timefront.games.joan_of_arc.events.talks import (
    AnswerGiven,
    DiscussionBegan,
    DiscussionCardDrawn,
    QuestionAsked,
    SpeakerLeft,
)
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.rules.effects.gains import gain
from timefront.games.joan_of_arc.state import GONE, INTRIGUE, TALKED, War, side_of, unit_side
from timefront.games.joan_of_arc.verbs import ASK, DISCUSS
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_from, one_of
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def offer_discussions(s: War, unit: int) -> list[Choice]:
    """JA-8.1: the units with which a character can talk now."""
    others = s.here[s.place[unit]] & ~(1 << unit) if s.setting.plan.has_talks else 0
    if not others or refuse_talking(s, unit) is not None:
        return []
    talks, profile = s.setting.talks, s.profile
    speakers = [speaker for speaker in members(others) if talks[profile[speaker]]]
    return [DISCUSS(unit, speaker) for speaker in speakers if refuse_speaker(s, unit, speaker) is None]


def refuse_discussion(s: War, unit: int, speaker: int) -> Refusal | None:
    """JA-8.1: why a unit cannot talk with another one."""
    return refuse_talking(s, unit) or refuse_speaker(s, unit, speaker)


def refuse_talking(s: War, unit: int) -> Refusal | None:
    """JA-8.1: only a character, and once per turn."""
    if s.setting.cards.kind[s.profile[unit]] != CHARACTER:
        return Refusal("JA-6.9", "no-character")
    return Refusal("JA-8.1", "has-talked") if s.used[unit] & TALKED else None


def refuse_speaker(s: War, unit: int, speaker: int) -> Refusal | None:
    """JA-8.1: in the same area, with a bubble, and not an enemy."""
    if speaker == unit or s.place[speaker] != s.place[unit]:
        return Refusal("JA-8.1", "not-in-the-area")
    if not s.setting.talks[s.profile[speaker]]:
        return Refusal("JA-8.1", "says-nothing")
    return Refusal("JA-8.1", "enemy-says-nothing") if unit_side(s, speaker) == 1 - unit_side(s, unit) else None


@final
@dataclass
class Talk(Frame):
    """8. A discussion. An answer is a matter of chance: nothing is known of it before its question is asked."""

    seat: int
    unit: int
    speaker: int
    topic: int = NOBODY
    """The open discussion card."""
    letter: int = NOBODY
    """The question that was asked."""

    def card(self, s: War) -> TalkCard:
        """The open card."""
        return s.setting.content.talks[self.topic]

    @rule("JA-8.1", "JA-4.12")
    def begin(self, s: War) -> Next:
        """A civilian gives its intrigue tokens; then the four cards of the first level are shuffled.

        If the scenario says so, it is worth points to the first side that talks (JA-4.12).
        """
        s.used[self.unit] |= TALKED
        s.emit(DiscussionBegan, self.seat, self.unit, self.speaker)
        score_talk(s, self.speaker, side_of(s, self.seat))
        tokens = s.setting.unit_intrigue[self.speaker]
        if s.setting.cards.kind[s.profile[self.speaker]] == CIVILIAN and tokens:
            gain(s, self.seat, NOBODY, INTRIGUE, tokens)
        return self.roll(s, "drawn")

    def chance_drawn(self, s: War) -> Chance:
        """One of the four."""
        return one_of("discussion-card", s.setting.talks[s.profile[self.speaker]])

    @rule("JA-8.1", "JA-3.2")
    def drawn(self, s: War, result: Result) -> Next:
        """It is open, questions up."""
        return self.turn_to(s, result[0])

    def turn_to(self, s: War, topic: int) -> Next:
        """Open a card, and let the player choose a question."""
        self.topic, self.letter = topic, NOBODY
        s.emit(DiscussionCardDrawn, topic)
        return self.ask(s, self.seat, "question")

    def offer_question(self, s: War) -> list[Choice]:
        return [
            ASK(letter)
            for letter in range(len(LETTERS))
            if self.refuse_letter(s, self.card(s).question(letter)) is None
        ]

    def refuse_question(self, s: War, choice: Choice) -> Refusal | None:
        return self.refuse_letter(s, self.card(s).question(choice[1]))

    def refuse_letter(self, s: War, wanted: TalkQuestion | None) -> Refusal | None:
        """JA-8.1, JA-9.charisma: the banner on the present card decides; with charisma any question may be asked."""
        if wanted is None:
            return Refusal("JA-8.1", "no-such-question")
        if wanted.banner < 0 or s.setting.cards.of_faction[wanted.banner] >> s.profile[self.unit] & 1:
            return None
        return None if has_skill(s, self.unit, CHARISMA) else Refusal("JA-8.1", "lacks-banner")

    @question(("JA-8.1", "JA-9.charisma"), ASK)
    def question(self, s: War, choice: Choice) -> Next:
        """A question is chosen before anything of its answer is known."""
        self.letter = choice[1]
        s.emit(QuestionAsked, self.unit, self.topic * len(LETTERS) + self.letter)
        return self.roll(s, "answer")

    def chance_answer(self, s: War) -> Chance:
        """Most questions have a single, certain answer (ruling J-78)."""
        asked = self.card(s).question(self.letter)
        assert asked is not None
        return one_from("answer", {number: one.weight for number, one in enumerate(asked.answers)})

    @rule("JA-8.1")
    def answer(self, s: War, result: Result) -> Next:
        """The answer applies to the player who asked."""
        asked = self.card(s).question(self.letter)
        assert asked is not None
        left = [effect.id for effect in asked.answers[result[0]].effects]
        s.emit(AnswerGiven, self.speaker, len(left))
        return self.call(s, CardEffects(self.seat, self.unit, left), "answered")

    @rule("JA-8.1")
    def answered(self, s: War, topic: int) -> Next:
        """It may continue with a card of the second level; afterwards a civilian leaves the game (ruling J-52)."""
        if topic != NOBODY and s.place[self.unit] >= 0:
            return self.turn_to(s, topic)
        is_civilian = s.setting.cards.kind[s.profile[self.speaker]] == CIVILIAN
        if is_civilian and s.place[self.speaker] >= 0:
            leave_board(s, self.speaker, GONE)
            s.emit(SpeakerLeft, self.speaker)
        return self.done(s)
