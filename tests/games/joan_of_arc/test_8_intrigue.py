"""8. Intrigue: each event is triggered once, in its owner's turn or as an interrupt (JA-8.6, JA-6.10, ruling J-56)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, all_wait, give_orders, orders_of
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.legend import FORAGERS, card, with_legend_cards
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.abilities import has_skill, skill_value
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK, hand_of
from timefront.games.joan_of_arc.board.placing import leave_board
from timefront.games.joan_of_arc.bots.cards.card_habits import card_habit
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import TERROR, TOUGH
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.council import CouncilPhase, Upkeep
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.sequence import Rounds
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import DISRUPTED, EXPERIENCE, INTRIGUE, LEGEND, held
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, OVER, dumps
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.questions import Choice
from timefront.matches.notation import whole_text
from timefront.matches.positions import read_start
from timefront.texts.catalogue import Catalogue

EVENTS = [event.key for event in read_pack(BUILT_IN).intrigue]


def event(key: str) -> int:
    """The id of an event."""
    return EVENTS.index(key)


def with_intrigue(french: str = "french", english: str = "english", tokens: int = 3) -> PackFiles:
    """The learning skirmish with a legend deck and an intrigue card for each player."""
    files = dict(with_legend_cards("myth", hand=0).files)
    for side, name in (("french", french), ("english", english)):
        line = f'side = "{side}", '
        assert line in files[FORAGERS]
        more = f'{line}intrigue_card = "{name}", intrigue = {tokens}, '
        files[FORAGERS] = files[FORAGERS].replace(line, more, 1)
    return PackFiles(files)


def scene(french: str = "french", english: str = "english", units: tuple[str, ...] = (), tokens: int = 3) -> Scene:
    """Both players have intrigue tokens and nothing else."""
    places = units or ("pikemen 1 B2", "bowmen 2 D2")
    made = Scene(setting("foragers", with_intrigue(french, english)), *places)
    made.s.orders = [0] * len(made.s.orders)
    made.s.tokens = [0, 0, tokens, 0, 0] * 2
    made.s.active = FRENCH
    return made


def triggered(key: str, french: str = "french", units: tuple[str, ...] = ()) -> Scene:
    """The French trigger an event in their turn."""
    return scene(french, units=units).start(OrderPhase(FRENCH)).choose("trigger", event(key))


# When, at what cost, and how often


def test_JA_8_6_an_event_is_paid_for_and_happens_once() -> None:
    made = triggered("the_dauphins_purse")
    assert held(made.s, FRENCH, INTRIGUE) == 1
    assert made.facts("intrigue-triggered") == [{"seat": FRENCH, "intrigue": event("the_dauphins_purse"), "count": 2}]
    assert orders_of(made, FRENCH) == [2, 0, 0, 0]
    made.s.tokens[INTRIGUE] = 5
    refusal = made.refused("trigger", event("the_dauphins_purse"))
    assert (refusal.rule, refusal.key) == ("JA-8.6", "triggered-before")


@pytest.mark.parametrize(
    ("key", "tokens", "reason"),
    [
        ("pay_chest", 9, "not-on-your-card"),
        ("bought_sergeant", 9, "not-the-moment-for-it"),
        ("the_dauphins_purse", 1, "too-few-intrigue-tokens"),
        ("voice_of_the_people", 9, "event-does-nothing"),
    ],
)
def test_JA_8_6_what_cannot_be_triggered_is_refused(key: str, tokens: int, reason: str) -> None:
    made = scene(tokens=tokens).start(OrderPhase(FRENCH))
    refusal = made.refused("trigger", event(key))
    assert (refusal.rule, refusal.key) == ("JA-8.6", reason)


def test_JA_8_6_at_any_time_in_the_own_turn_also_between_two_actions() -> None:
    made = scene(units=("pikemen 1 B2", "sergeants_at_arms 1 B2", "bowmen 2 D2"), tokens=2)
    activate(made, "B2")
    assert ("trigger", event("letters_to_reims")) in made.s.offer(), "before anything is declared"
    areas = [choice[2] for choice in made.offered("move") if choice[1] == 0]
    made.choose("move", 0, areas[0]).choose("move", 1, areas[1])
    assert made.asked() == "Activation.resolve"
    made.choose("trigger", event("the_dauphins_purse"))
    assert orders_of(made, FRENCH)[0] == 2
    assert made.asked() == "", "nothing else can be paid for, and both moves are done"


def test_JA_8_6_in_an_interrupt_of_the_own_units_nothing_is_triggered() -> None:
    made = scene()
    made.s.active = ENGLISH
    activate(made, "B2")
    assert made.refused("trigger", event("letters_to_reims")).key == "only-in-own-turn"


def interrupted(french: str = "french", english: str = "english", commands: int = 2, **orders: int) -> Scene:
    """The French have played an order; the English may react."""
    made = scene(french, english)
    give_orders(made, ENGLISH, **orders)
    give_orders(made, FRENCH, command=commands)
    made.start(OrderPhase(FRENCH)).choose("order", 0, "B2")
    return all_wait(made)


def test_JA_8_6_an_event_is_triggered_like_an_interrupt_one_or_an_order_in_all() -> None:
    made = interrupted(interrupt=1)
    assert (made.asked(), made.s.seat) == ("InterruptWindow.reaction", ENGLISH)
    assert {choice[0] for choice in made.s.offer()} == {"interrupt", "let-pass", "trigger"}
    made.choose("trigger", event("burnt_granary"))
    assert (made.s.seat, orders_of(made, FRENCH), orders_of(made, ENGLISH)) == (FRENCH, [0, 0, 0, 0], [0, 0, 0, 1])


def test_JA_8_6_what_is_for_the_own_turn_can_be_an_interrupt_too() -> None:
    made = interrupted()
    made.choose("trigger", event("pay_chest"))
    assert orders_of(made, ENGLISH) == [1, 1, 0, 0]
    assert made.s.seat == FRENCH


def test_JA_8_6_without_tokens_nobody_is_asked() -> None:
    made = scene(tokens=0)
    give_orders(made, FRENCH, command=1)
    all_wait(made.start(OrderPhase(FRENCH)).choose("order", 0, "B2"))
    assert (made.asked(), made.s.seat) == ("OrderPhase.order", FRENCH)


def test_JA_6_10_tokens_on_a_slot_are_not_exchanged_and_nothing_stands_for_intrigue() -> None:
    made = triggered("the_dauphins_purse")
    made.choose("exchange-intrigue", LEGEND)
    assert (held(made.s, FRENCH, INTRIGUE), held(made.s, FRENCH, LEGEND)) == (0, 1)
    assert made.refused("trigger", event("letters_to_reims")).key == "too-few-intrigue-tokens"
    assert made.refused("exchange-intrigue", EXPERIENCE).key == "no-intrigue"


# Each event


def test_letters_to_reims_draw_two_cards() -> None:
    made = triggered("letters_to_reims")
    made.draw(card("white_doves")).draw(card("the_white_hind"))
    assert members(hand_of(made.s, FRENCH)) == sorted([card("white_doves"), card("the_white_hind")])


@pytest.mark.parametrize(("key", "card_of"), [("bought_sergeant", "french"), ("burgundian_gold", "english")])
def test_bought_sergeant_and_burgundian_gold_activate_an_area(key: str, card_of: str) -> None:
    made = interrupted(english=card_of).choose("trigger", event(key))
    assert made.asked() == "Sally.area"
    assert view_of(made.s, FRENCH).legend is not None, "no legend card is being played"
    assert JOAN_OF_ARC.check(made.s) == []
    assert made.refused("sally", "B2").key == "no-own-unit"
    all_wait(made.choose("sally", "D2"))
    assert (made.s.seat, made.s.ledger[ENGLISH]) == (FRENCH, 1 << event(key))


def test_JA_8_6_who_has_no_unit_on_the_board_cannot_activate_any() -> None:
    made = interrupted(english="french")
    for unit, owner in enumerate(made.s.owner):
        if owner == ENGLISH and made.s.place[unit] >= 0:
            leave_board(made.s, unit, DISRUPTED)
    assert made.refused("trigger", event("bought_sergeant")).key == "event-does-nothing"


def test_the_dauphins_purse_gives_two_command_orders() -> None:
    assert orders_of(triggered("the_dauphins_purse"), FRENCH) == [2, 0, 0, 0]


def test_voice_of_the_people_brings_peasants_to_rally_points() -> None:
    made = triggered("voice_of_the_people", units=("pikemen 1 B2", "bowmen 2 D2", *["peasants 1 reserve"] * 3))
    assert made.asked() == "Use.rally"
    assert made.refused("rally-troop", 0, made.offered("rally-troop")[0][2]).key == "no-troop-to-rally"
    place = made.offered("rally-troop")[0]
    made.choose(*place).choose(*made.offered("rally-troop")[0])
    assert [made.s.place[unit] for unit in (2, 3)] == [place[2]] * 2
    assert made.where(4) == "reserve"
    assert JOAN_OF_ARC.check(made.s) == []


def test_spy_in_the_camp_lets_the_enemy_discard() -> None:
    made = scene("english")
    made.s.piles[LEGEND_DECK] ^= 1 << card("white_doves")
    made.s.piles[FIRST_HAND + ENGLISH] = 1 << card("white_doves")
    made.start(OrderPhase(FRENCH)).choose("trigger", event("spy_in_the_camp"))
    made.choose("discard-card", card("white_doves"))
    assert hand_of(made.s, ENGLISH) == 0


def test_pay_chest_gives_a_command_and_a_charge_order() -> None:
    assert orders_of(triggered("pay_chest", "english"), FRENCH) == [1, 1, 0, 0]


@pytest.mark.parametrize(("commands", "left"), [(2, 0), (3, 0), (4, 1)])
def test_burnt_granary_takes_two_command_orders(commands: int, left: int) -> None:
    made = interrupted(commands=commands).choose("trigger", event("burnt_granary"))
    assert orders_of(made, FRENCH) == [left, 0, 0, 0], "one was played, two are lost, or all that are left"


def test_pilgrims_tithe_gives_two_legend_tokens() -> None:
    assert held(triggered("pilgrims_tithe", "holy").s, FRENCH, LEGEND) == 2


LEVEL_TWO = ("joan_of_arc_holy 1 B2", "la_hire_holy 1 B2", "jean_de_dunois_holy 1 B2", "bowmen 2 D2")


@pytest.mark.parametrize(("count", "asked"), [(2, ""), (3, "Upkeep.settle")])
def test_saints_day_spares_two_payments(count: int, asked: str) -> None:
    made = scene("holy", units=(*LEVEL_TWO[:count], LEVEL_TWO[-1]), tokens=1)
    made.start(CouncilPhase())
    if made.s.seat == CHANCE:
        made.s.answer(made.s.chance().sample(Random(1)))
    assert made.asked() == "Window.power", "before the payment"
    made.choose("trigger", event("saints_day"))
    assert made.asked() == asked
    if asked:
        made.choose("let-revert", 0)
    spared = [fact["unit"] for fact in made.facts("upkeep-spared")]
    assert spared == ([1, 2] if asked else [0, 1])
    assert (made.s.boons, made.s.seat) == ([], OVER)


def test_JA_4_4_what_is_free_is_used_before_experience() -> None:
    made = scene("holy", units=LEVEL_TWO, tokens=0)
    made.s.tokens[EXPERIENCE] = 3
    frame = Upkeep(FRENCH)
    made.start(frame)
    made.choose("pay-upkeep", 0)
    assert held(made.s, FRENCH, EXPERIENCE) == 2


def test_angelic_host_brings_two_troops_back() -> None:
    made = triggered("angelic_host", "holy", ("pikemen 1 B2", "bowmen 2 D2", *["pikemen 1 disrupted"] * 3))
    made.choose(*made.offered("rally-troop")[0]).choose(*made.offered("rally-troop")[0])
    assert [made.where(unit) for unit in (2, 3, 4)].count("disrupted") == 1


# When bots trigger events


@pytest.mark.parametrize(("commands", "choice"), [(2, None), (3, ("trigger", event("burnt_granary")))])
def test_bots_burn_the_granary_of_who_has_two_orders_left(commands: int, choice: Choice | None) -> None:
    made = scene(units=("pikemen 1 B2", "joan_of_arc 2 D2"))  # she could use the tokens, too
    give_orders(made, FRENCH, command=commands)
    all_wait(made.start(OrderPhase(FRENCH)).choose("order", 0, "B2"))
    assert ("trigger", event("burnt_granary")) in made.s.offer()
    assert card_habit(made.s) == choice


@pytest.mark.parametrize(("count", "choice"), [(1, None), (2, ("trigger", event("saints_day")))])
def test_bots_keep_saints_day_for_two_characters(count: int, choice: Choice | None) -> None:
    made = scene("holy", units=(*LEVEL_TWO[:count], LEVEL_TWO[-1]), tokens=1).start(Rounds())
    while made.s.seat == CHANCE:
        made.s.answer(made.s.chance().sample(Random(1)))
    assert made.asked() == "Window.power"
    assert card_habit(made.s) == choice


# Set-up, view, notation, pack


def test_JA_3_1_each_player_has_the_card_that_the_scenario_names() -> None:
    agreed = setting("foragers", with_intrigue("holy", "french"))
    cards = [[agreed.content.factions[agreed.content.intrigue[one].card] for one in own] for own in agreed.intrigue]
    assert [set(own) for own in cards] == [{"holy"}, {"french"}]
    assert Scene("foragers", "pikemen 1 B2").s.ledger == []


def test_everybody_sees_which_events_happened() -> None:
    made = triggered("the_dauphins_purse")
    for seat in (FRENCH, ENGLISH, None):
        players = view_of(made.s, seat).players
        told = [[(one.key, one.cost, one.is_triggered) for one in player.intrigue] for player in players]
        assert ("the_dauphins_purse", 2, True) in told[FRENCH]
        assert ("burgundian_gold", 3, False) in told[ENGLISH]


def reasons(made: Scene, seat: int, viewer: int | None) -> list[str | None]:
    """Why the events of a seat's card cannot be triggered, as a viewer sees it."""
    return [one.refusal for one in view_of(made.s, viewer).players[seat].intrigue]


def test_JA_8_6_the_own_card_says_why_an_event_cannot_be_triggered() -> None:
    made = triggered("the_dauphins_purse")
    told = {one.id: one.refusal for one in view_of(made.s, FRENCH).players[FRENCH].intrigue}
    assert set(told.values()) == {"triggered-before", "not-the-moment-for-it", "too-few-intrigue-tokens", None}
    for number, reason in told.items():
        refusal = made.s.refuse(FRENCH, ("trigger", number))
        assert (None if refusal is None else refusal.key) == reason


def test_JA_8_6_why_an_event_cannot_be_triggered_is_told_to_its_player_only() -> None:
    made = triggered("the_dauphins_purse")
    assert reasons(made, FRENCH, ENGLISH) == reasons(made, FRENCH, None) == [None] * 4
    assert reasons(made, ENGLISH, ENGLISH) == ["not-the-moment-for-it"] * 4, "the other player's turn"


def test_JA_8_6_like_an_interrupt_the_card_tells_what_is_for_that_moment() -> None:
    made = interrupted()
    told = {one.key for one in view_of(made.s, ENGLISH).players[ENGLISH].intrigue if one.refusal is None}
    assert told == {EVENTS[choice[1]] for choice in made.offered("trigger")}


def test_the_ledger_stands_in_the_text_of_a_position() -> None:
    agreed = setting("foragers", with_intrigue())
    s = JOAN_OF_ARC.blank(agreed)
    s.run()
    s.ledger[FRENCH] = 1 << event("letters_to_reims")
    text = whole_text(JOAN_OF_ARC, agreed, s)
    assert "letters_to_reims" in text
    assert dumps(read_start(text, JOAN_OF_ARC, agreed)) == dumps(s)
    s.ledger[FRENCH] = 1 << event("pay_chest")
    assert JOAN_OF_ARC.check(s) == ["seat 0 has triggered events of another intrigue card"]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_board_in_words_shows_the_own_events(language: str) -> None:
    made = triggered("the_dauphins_purse")
    say = Catalogue(JOAN_OF_ARC, with_intrigue(), language).message
    board = str(JOAN_OF_ARC.narrator.text_board(view_of(made.s, FRENCH), say))
    assert say("intrigue-the_dauphins_purse") in board
    assert say("intrigue-pay_chest") not in board


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('card = "french"', 'card = "frensh"', "french"),
        ('window = "order"', 'window = "casualties"', "interrupt"),
        ('effect = "draw_cards"', 'effect = "draw_card"', "draw_cards"),
        ('effects = [{ effect = "activate" }]', 'anchor = "own_area"\neffects = [{ effect = "activate" }]', "activate"),
        ('anchor = "own_area"', "", "say where the event happens"),
        ('effects = [{ effect = "draw_cards", count = 2 }]', "", "say what the event does"),
        ('key = "pay_chest"', 'key = "pay_box"', "intrigue-pay_box"),
    ],
)
def test_JA_8_6_what_is_wrong_with_intrigue_is_told(old: str, new: str, told: str) -> None:
    files = dict(BUILT_IN.files)
    assert old in files["intrigue.toml"]
    files["intrigue.toml"] = files["intrigue.toml"].replace(old, new, 1)
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    assert told in str(caught.value)


def test_JA_3_1_an_unknown_intrigue_card_is_told() -> None:
    with pytest.raises(PackError) as caught:
        read_pack(with_intrigue("frensh"))
    assert "french" in str(caught.value)


def test_JA_3_1_an_intrigue_card_without_its_file_is_told() -> None:
    files = {name: text for name, text in BUILT_IN.files.items() if name != "intrigue.toml"}
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    assert "intrigue_card: 'english' is not known" in str(caught.value)


def test_games_with_intrigue_and_equipment_come_to_an_end() -> None:
    rng = Random(5)
    agreed = JOAN_OF_ARC.setting(with_intrigue(), "foragers", {}, 2)
    seen = 0
    for _ in range(6):
        s = JOAN_OF_ARC.blank(agreed)
        s.run()
        while s.seat != OVER:
            assert JOAN_OF_ARC.check(s) == []
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        seen += sum(mask.bit_count() for mask in s.ledger)
    assert seen > 3


def test_relics_shown_make_the_units_of_an_area_tough() -> None:
    made = interrupted(english="holy").choose("trigger", event("relics_shown"))
    assert made.asked() == "Trigger.anchor"
    assert made.refused("choose-area", "B2").key == "not-for-that-area"
    made.choose("choose-area", "D2")
    assert has_skill(made.s, 1, TOUGH)


def test_blood_pact_wounds_a_character_for_legend_tokens() -> None:
    made = triggered("blood_pact", "unholy", ("la_hire 1 B2", "pikemen 1 B2", "bowmen 2 D2"))
    assert made.refused("choose-unit", 1).key == "not-for-that-unit"
    made.choose("choose-unit", 0)
    assert (made.s.wounds[0], held(made.s, FRENCH, LEGEND)) == (1, 3)


def test_plague_cart_turns_a_rally_of_the_enemy() -> None:
    made = scene("french", "unholy", ("pikemen 1 disrupted", "bowmen 2 D2")).start(Casualties(FRENCH))
    made.roll("rally")
    assert (made.asked(), made.s.seat) == ("Window.power", ENGLISH)
    made.choose("trigger", event("plague_cart"))
    assert made.where(0) == "disrupted"
    made = scene("french", "unholy", ("pikemen 1 disrupted", "bowmen 2 D2")).start(Casualties(FRENCH))
    made.roll("death")
    assert (made.where(0), made.s.seat) == ("graveyard", OVER), "nobody is asked for another face"


def test_JA_8_6_every_opponent_is_asked_on_a_doom_die_until_one_turns_it() -> None:
    made = scene("french", "unholy", ("pikemen 1 disrupted", "bowmen 2 D2"), tokens=6).start(Casualties(FRENCH))
    made.roll("rally")
    casualties = made.s.stack[0]
    assert isinstance(casualties, Casualties)
    casualties.waiting = [ENGLISH, ENGLISH]  # as if there were more opponents
    made.choose("use-no-power")
    assert (made.asked(), made.s.seat) == ("Window.power", ENGLISH)
    made.choose("trigger", event("plague_cart"))
    assert (made.asked(), made.where(0)) == ("", "disrupted"), "the last one has nothing to turn"


def test_witch_fire_burns_near_a_character() -> None:
    made = triggered("witch_fire", "unholy", ("la_hire 1 B2", "bowmen 2 D2"))
    area = made.offered("choose-area")[0][1]
    made.choose("choose-area", area)
    assert fire_of(made.s, area) == FRENCH + 1


def test_black_mass_activates_an_area_with_terror() -> None:
    made = interrupted(english="unholy").choose("trigger", event("black_mass")).choose("sally", "D2")
    assert skill_value(made.s, 1, TERROR) == 1
    assert made.asked().startswith("Declaration.")


def test_JA_13_1_there_are_four_events_on_each_card_and_each_has_a_scene() -> None:
    content = read_pack(BUILT_IN)
    cards = [content.factions[one.card] for one in content.intrigue]
    assert {name: cards.count(name) for name in cards} == dict.fromkeys(("french", "english", "holy", "unholy"), 4)
    scenes = " ".join(name for name in globals() if name.startswith("test_"))
    assert [key for key in EVENTS if key not in scenes] == []
