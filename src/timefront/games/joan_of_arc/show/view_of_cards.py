"""What is printed on a unit card, and which legend cards a viewer knows (JA-2.1, JA-3.4)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from timefront.games.joan_of_arc.board.boons import NUMBERS_OF_A_BOON, WHOM
from timefront.games.joan_of_arc.board.gear import GEAR_USED, NOT_ON, bearer_of
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK, LEGEND_DISCARD
from timefront.games.joan_of_arc.content.cards.effect_numbers import DENY_SKILL, MIRE, VEIL
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.dice import RESULTS, Roll
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.pack import Content, JoanSetting
from timefront.games.joan_of_arc.content.profiles import (
    ADJACENT,
    Command,
    OtherDice,
    Profile,
)
from timefront.games.joan_of_arc.content.skills import Condition, SkillOf
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    CONDITIONS,
    EFFECT_NAMES,
    EFFECTS,
    GAINS,
    GRANT_SKILL,
    INTERRUPT_WINDOW,
    KINDS,
    LIMITS,
    ORDER_WINDOW,
    PERS,
    ROLLS,
    SCOPES,
    SHOTS,
    SKILLS,
    TAGS,
    TIMINGS,
    WINDOWS,
)
from timefront.games.joan_of_arc.rules.effects.intrigue import refuse_trigger
from timefront.games.joan_of_arc.rules.effects.playing import PlayCard
from timefront.games.joan_of_arc.rules.effects.windows import Window
from timefront.games.joan_of_arc.rules.rounds.orders import InterruptWindow
from timefront.games.joan_of_arc.rules.rounds.sallies import Sally
from timefront.games.joan_of_arc.show.card_records import (
    EquipmentView,
    HandView,
    IntrigueEventView,
    LastingCardView,
    LegendCardView,
    LegendView,
)
from timefront.games.joan_of_arc.show.hidden import hidden_hands
from timefront.games.joan_of_arc.show.records import (
    CardView,
    CommandView,
    ConditionView,
    OtherDiceView,
    PowerView,
    RollView,
    ShotView,
    SkillView,
)
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import TRIGGER
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY


def legend_of(s: War, seat: int | None) -> LegendView | None:
    """JA-3.4: the legend cards as a seat knows them, or a spectator for None."""
    if not s.setting.legend:
        return None
    hidden = hidden_hands(s, seat)
    played = [frame.card for frame in s.stack if isinstance(frame, (PlayCard, Sally)) and frame.card >= 0]
    hands = s.piles[FIRST_HAND:]
    return LegendView(
        deck=s.piles[LEGEND_DECK].bit_count(),
        discard=_keys(s, members(s.piles[LEGEND_DISCARD])),
        playing=_keys(s, played),
        hands=[
            HandView(count=hand.bit_count(), cards=None if owner in hidden else _keys(s, members(hand)))
            for owner, hand in enumerate(hands)
        ],
        lasting=_lasting_cards(s),
    )


def _keys(s: War, cards: list[int]) -> list[str]:
    return [s.setting.content.legend[card].key for card in cards]


def _lasting_cards(s: War) -> list[LastingCardView]:
    """JA-8.5: the lasting effects of cards on areas and units; all of it is public."""
    found: list[LastingCardView] = []
    for at in range(0, len(s.boons), NUMBERS_OF_A_BOON):
        effect, whom = s.setting.cards.effects[s.boons[at]], s.boons[at + WHOM]
        card = next(
            (card for card in members(s.setting.legend) if effect in s.setting.content.legend[card].effects), -1
        )
        if card >= 0 and effect.effect in (VEIL, MIRE):
            found.append(LastingCardView(card=s.setting.content.legend[card].key, area=whom, unit=None))
        elif card >= 0 and effect.effect in (GRANT_SKILL, DENY_SKILL):
            found.append(LastingCardView(card=s.setting.content.legend[card].key, area=None, unit=whom))
    return found


def printed_legend(setting: JoanSetting) -> list[LegendCardView]:
    """JA-8.5: the legend cards of a scenario's deck."""
    found = [(number, setting.content.legend[number]) for number in members(setting.legend)]
    return [
        LegendCardView(id=number, key=card.key, cost=card.cost, window=WINDOWS[card.window]) for number, card in found
    ]


def piece_of(s: War, number: int) -> EquipmentView:
    """JA-8.3: a piece of equipment, and where it is; none of it is secret."""
    piece, where, bearer = s.setting.content.equipment[number], s.gear[number], bearer_of(s, number)
    deck = DECKS[piece.deck]
    if bearer < 0:
        return EquipmentView(key=piece.key, deck=deck, place="discard" if where else "deck", unit=None)
    worn: Literal["worn", "used"] = "used" if where & GEAR_USED else "worn"
    return EquipmentView(key=piece.key, deck=deck, place="not_on" if where & NOT_ON else worn, unit=bearer)


def intrigue_event(s: War, seat: int, event: int, viewer: int | None) -> IntrigueEventView:
    """JA-8.6: an event of a seat's intrigue card; only its player sees why it cannot be triggered."""
    printed = s.setting.content.intrigue[event]
    refusal = refuse_trigger(s, seat, _moment_of_intrigue(s, seat), event) if viewer == seat else None
    return IntrigueEventView(
        id=event,
        key=printed.key,
        cost=printed.cost,
        is_triggered=bool(s.ledger[seat] >> event & 1),
        refusal=None if refusal is None else refusal.key,
    )


def _moment_of_intrigue(s: War, seat: int) -> int:
    """JA-8.6: the window open for a seat's intrigue, or none."""
    if s.seat != seat or TRIGGER not in s.question().verbs:
        return NOBODY
    frame = s.stack[-1]
    if isinstance(frame, Window):
        return frame.window
    if isinstance(frame, InterruptWindow):
        return INTERRUPT_WINDOW
    return ORDER_WINDOW if s.active == seat else NOBODY


def printed_card(content: Content, card: int) -> CardView:
    """A unit card, its dice by id."""
    unit = content.profiles[card]
    return CardView(
        name=unit.upgrades or unit.key,
        kind=KINDS[unit.kind],
        arm=ARMS[unit.arm],
        banners=[content.factions[faction] for faction in unit.banners],
        level=unit.level,
        upgrade=unit.upgrade_experience,
        size=unit.size,
        activation=unit.activation,
        hp=unit.hp,
        melee=_roll(unit.melee),
        shooting=_shot(unit) if unit.shot >= 0 else None,
        defence=_roll(unit.defence),
        other_dice=[_other_dice(other) for other in unit.other_dice],
        skills=[_skill(skill) for skill in unit.skills],
        command=None if unit.command is None else _command(unit.command),
        powers=[_power(power) for power in unit.powers],
        tags=[TAGS[tag] for tag in unit.tags],
        rewards=list(unit.rewards),
    )


def _roll(roll: Roll) -> RollView:
    return RollView(dice=list(roll.dice), automatic=_results(roll))


def _shot(unit: Profile) -> ShotView:
    roll = unit.shooting
    return ShotView(dice=list(roll.dice), automatic=_results(roll), type=SHOTS[unit.shot], range=unit.range)


def _other_dice(other: OtherDice) -> OtherDiceView:
    return OtherDiceView(
        roll=ROLLS[other.roll],
        dice=list(other.dice.dice),
        automatic=_results(other.dice),
        condition=_condition(other.condition),
    )


def _results(roll: Roll) -> list[str]:
    return [RESULTS[result] for result in roll.automatic]


def _condition(condition: Condition) -> ConditionView:
    return ConditionView(when=CONDITIONS[condition.when], of=condition.words, count=condition.count)


def _skill(skill: SkillOf) -> SkillView:
    condition = None if skill.condition is None else _condition(skill.condition)
    return SkillView(skill=SKILLS[skill.skill], value=skill.value, condition=condition)


def _command(command: Command) -> CommandView:
    return CommandView(
        range="adjacent" if command.range == ADJACENT else command.range, units=command.units, whom=command.words
    )


def _power(power: Effect) -> PowerView:
    """A power with the parameters of its effect."""
    has = EFFECTS[EFFECT_NAMES[power.effect]].parameters
    into = UNSET if "into" not in has else GAINS[power.into] if "what" in has else RESULTS[power.into]
    return PowerView(
        effect=EFFECT_NAMES[power.effect],
        timing=TIMINGS[power.timing],
        limit=LIMITS[power.limit],
        costs=list(power.costs),
        roll=ROLLS[power.roll] if "roll" in has else UNSET,
        die=power.die if "die" in has else UNSET,
        result=RESULTS[power.result] if "result" in has else UNSET,
        what=GAINS[power.what] if "what" in has else UNSET,
        into=into,
        unit=power.unit_key if "unit" in has else UNSET,
        count=power.count if "count" in has else UNSET,
        skill=SKILLS[power.skill] if "skill" in has else UNSET,
        ignored=SKILLS[power.skill] if "ignored" in has else UNSET,
        whom=power.words if "whom" in has else UNSET,
        scope=SCOPES[power.scope] if "scope" in has else UNSET,
        per=PERS[power.per] if "per" in has else UNSET,
        value=power.value if "skill" in has else UNSET,
    )
