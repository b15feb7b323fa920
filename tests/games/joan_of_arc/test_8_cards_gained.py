"""8. What brings legend cards besides a draw: powers, die faces, cards; and what costs them (JA-8.5, JA-2.5)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, until_fought
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.legend import card, give, scene, with_legend_cards
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK, LEGEND_DISCARD, hand_of
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.rules.effects.playing import PlayCard
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import LEGEND, held
from timefront.kernel.flow import NOBODY
from timefront.kernel.packs import PackFiles

HUNDRED_YEARS = "units/hundred_years.toml"


def drawn(made: Scene, key: str, seat: int = FRENCH) -> Scene:
    """Chance deals a card to a seat, and nobody else sees it."""
    assert made.asked() == "legend-card"
    assert made.s.chance().audience == 1 << seat
    return made.draw(card(key))


def hands(made: Scene) -> list[int]:
    """How many cards everybody holds."""
    return [hand.bit_count() for hand in made.s.piles[FIRST_HAND:]]


# Powers


def test_JA_8_5_a_power_that_brings_a_card_draws_it_secretly() -> None:
    made = scene("myth", "joan_of_arc_unholy 1 B2", "pikemen 1 B2", "bowmen 2 D2")
    made.s.active = FRENCH
    activate(made, "B2")
    uses = made.offered("use-power")
    before = held(made.s, FRENCH, LEGEND)
    made.choose(*uses[0])
    assert held(made.s, FRENCH, LEGEND) == before + 1, "of its two powers the token comes first"
    made.choose(*made.offered("use-power")[0])
    drawn(made, "white_doves")
    assert hand_of(made.s, FRENCH) == 1 << card("white_doves")
    assert made.facts("power-gave")[-1] == {"seat": FRENCH, "unit": 0, "gain": 3, "count": 1}
    assert made.offered("use-power") == [], "once a round"
    shown = view_of(made.s, ENGLISH).legend
    assert shown is not None
    assert (shown.hands[FRENCH].count, shown.hands[FRENCH].cards) == (1, None)


def test_JA_8_5_where_no_card_is_left_or_there_is_no_deck_the_power_brings_nothing() -> None:
    made = Scene("foragers", "joan_of_arc_unholy 1 B2", "pikemen 1 B2", "bowmen 2 D2")
    activate(made, "B2")
    made.choose(*made.offered("use-power")[0])
    assert made.offered("use-power") == []
    made = scene("myth", "joan_of_arc_unholy 1 B2", "pikemen 1 B2", "bowmen 2 D2")
    made.s.piles[FIRST_HAND + ENGLISH], made.s.piles[LEGEND_DECK] = made.s.piles[LEGEND_DECK], 0
    activate(made, "B2")
    made.choose(*made.offered("use-power")[0])
    assert made.offered("use-power") == []


def test_JA_8_5_the_discards_are_shuffled_for_it() -> None:
    made = scene("myth", "joan_of_arc_unholy 1 B2", "pikemen 1 B2", "bowmen 2 D2")
    made.s.piles[LEGEND_DISCARD], made.s.piles[LEGEND_DECK] = made.s.piles[LEGEND_DECK], 0
    activate(made, "B2")
    made.choose(*made.offered("use-power")[0])
    made.choose(*made.offered("use-power")[0])
    assert made.facts("legend-reshuffled") == [{}]
    assert hands(drawn(made, "healing_spring")) == [1, 0]


def test_JA_6_9_a_card_at_the_start_of_the_turn_comes_by_itself() -> None:
    made = scene("myth", "witch 1 B2", "witch 1 B2", "bowmen 2 D2").start(Turn(FRENCH))
    drawn(made, "white_doves")
    drawn(made, "falling_star")
    assert hands(made) == [2, 0]
    assert made.asked().startswith("OrderPhase."), "each of them once"
    without = Scene("foragers", "witch 1 B2", "bowmen 2 D2").start(Turn(FRENCH))
    assert without.asked() == "OrderPhase.order"


# In an attack


def melee(attacker: str, dice: int, deck: str = "tactics") -> Scene:
    """One unit attacks another in a melee; nobody has cards."""
    made = scene(deck, f"{attacker} 1 B2", "peasants 2 B3")
    activate(made, "B2").choose("melee", 0, "B3")
    assert (made.asked(), made.pool()) == ("attack", dice)
    return made


def test_JA_7_10_a_card_for_those_who_were_slain() -> None:
    made = melee("jean_de_toulongeon_2", 2).roll("kill", "blank")
    drawn(made, "caltrops")
    drawn(made, "massed_volley")
    assert hands(until_fought(made)) == [2, 0]
    spared = melee("jean_de_toulongeon_2", 2).roll("shield", "blank")
    assert spared.asked() != "legend-card"


def test_JA_2_5_a_card_for_a_result_comes_when_the_roll_stands() -> None:
    made = melee("john_de_la_pole_2", 2).roll("kill", "shield")
    drawn(made, "caltrops")
    assert hands(until_fought(made)) == [1, 0]


def with_card_faces(roll: str) -> PackFiles:
    """The learning skirmish with a deck, where blanks of the sergeants' dice bring cards."""
    files = dict(BUILT_IN.files)
    name = "scenarios/foragers.toml"
    files[name] = files[name].replace("\nfirst_player =", '\nlegend_deck = "tactics"\nfirst_player =')
    troops = files["units/troops.toml"]
    start = troops.index('key = "sergeants_at_arms"')
    row = next(line for line in troops[start:].splitlines() if line.startswith(f"{roll} = "))
    files["units/troops.toml"] = troops[:start] + troops[start:].replace(
        row, f'{roll} = ["yellow blank>card", "yellow blank>card"]', 1
    )
    return PackFiles(files)


def card_faces(roll: str, *units: str) -> Scene:
    """A scene with such dice, in which nobody has tokens."""
    made = Scene(setting("foragers", with_card_faces(roll)), *units)
    made.s.tokens = [0] * len(made.s.tokens)
    return made


def test_JA_2_5_a_face_that_counts_for_a_card_brings_the_attacker_one_each() -> None:
    made = card_faces("melee", "sergeants_at_arms 1 B2", "pikemen 2 B3")
    activate(made, "B2").choose("melee", 0, "B3").roll("card", "card")
    made.roll(*["blank"] * made.pool())
    drawn(drawn(made, "caltrops"), "night_march")
    assert hands(made) == [2, 0]
    assert made.facts("card-rolled") == [{"seat": FRENCH, "unit": 0}] * 2


def test_JA_2_5_and_the_defender_one_each() -> None:
    made = card_faces("defence", "pikemen 1 B2", "sergeants_at_arms 2 B3")
    activate(made, "B2").choose("melee", 0, "B3")
    made.roll(*["shield"] * made.pool()).roll("card", "push")
    assert hands(drawn(made, "caltrops", ENGLISH)) == [0, 1]


def test_JA_2_5_without_a_card_to_draw_the_face_is_a_blank() -> None:
    made = card_faces("melee", "sergeants_at_arms 1 B2", "pikemen 2 B3")
    made.s.piles[FIRST_HAND + ENGLISH] = made.s.piles[LEGEND_DECK] & ~(1 << card("caltrops"))
    made.s.piles[LEGEND_DECK] = 1 << card("caltrops")
    activate(made, "B2").choose("melee", 0, "B3").roll("card", "card")
    made.roll(*["blank"] * made.pool())
    drawn(made, "caltrops")
    assert made.asked() != "legend-card", "a single one was left"


def test_JA_2_5_other_dice_are_paid_for_with_a_card_of_the_owners_choice() -> None:
    made = give(scene("tactics", "witch_2 1 B2", "peasants 2 B3"), FRENCH, "caltrops", "night_march", tokens=0)
    activate(made, "B2").choose("melee", 0, "B3").choose("pay-for-dice", 0)
    assert made.asked() == "DiscardCards.card"
    made.choose("discard-card", card("caltrops"))
    assert (made.asked(), made.pool()) == ("attack", 1)
    assert made.roll("kill").s.piles[LEGEND_DISCARD] == 1 << card("caltrops")
    assert hand_of(made.s, FRENCH) == 1 << card("night_march")
    assert made.facts("dice-paid-for") == [{"seat": FRENCH, "unit": 0, "token": 2, "count": 1}]


def test_JA_2_5_without_a_card_nobody_is_asked_to_pay_one() -> None:
    made = scene("tactics", "witch_2 1 B2", "peasants 2 B3")
    assert activate(made, "B2").choose("melee", 0, "B3").asked() == "attack"


def for_a_card() -> Scene:
    """The learning skirmish with a Black Prince whose power costs a legend card instead of experience."""
    files = dict(with_legend_cards("tactics", hand=0, tokens=0).files)
    price = 'what = "legend_card", count = 2, timing = "bonus", cost = { experience = 2 }'
    assert price in files[HUNDRED_YEARS]
    files[HUNDRED_YEARS] = files[HUNDRED_YEARS].replace(price, price.replace("experience = 2", "legend_card = 1"))
    units = ("black_prince_unholy 1 B2", "bowmen 2 D2")
    return Scene(setting("foragers", PackFiles(files)), *units)


def test_JA_6_9_a_power_is_paid_for_with_a_card_before_anything_is_declared() -> None:
    """Its owner chooses the card, which is placed face up; only then does the power happen."""
    made = activate(give(for_a_card(), FRENCH, "caltrops", "night_march", tokens=0), "B2")
    assert made.asked().startswith("Declaration.")
    made.choose(*made.offered("use-power")[0])
    assert made.asked() == "DiscardCards.card"
    made.choose("discard-card", card("caltrops"))
    assert made.s.piles[LEGEND_DISCARD] == 1 << card("caltrops")
    drawn(drawn(made, "massed_volley"), "hold_the_line")
    assert hands(made) == [3, 0]
    assert not made.offered("use-power"), "once in an activation"


def test_JA_6_9_without_a_card_such_a_power_is_not_offered() -> None:
    made = activate(for_a_card(), "B2")
    assert not made.offered("use-power")


# Cards that bring or take cards


def changed(file: str, before: str, after: str) -> Scene:
    """The learning skirmish with a tactics deck in which one card is changed."""
    files = dict(with_legend_cards("tactics", hand=0).files)
    assert before in files[file]
    files[file] = files[file].replace(before, after)
    return Scene(setting("foragers", PackFiles(files)), "pikemen 1 B2", "bowmen 2 D2")


def test_JA_4_3_a_council_card_may_bring_a_legend_card() -> None:
    made = changed("council.toml", 'what = "legend", count = 2', 'what = "legend_card", count = 2')
    te_deum = next(n for n, one in enumerate(made.setting.content.council) if one.key == "te_deum")
    left = [effect.id for effect in made.setting.content.council[te_deum].effects]
    drawn(drawn(made.start(CardEffects(FRENCH, NOBODY, left)), "caltrops"), "night_march")
    assert hands(made) == [2, 0]
    assert made.facts("card-gave") == [{"seat": FRENCH, "gain": 3, "count": 2}]


def test_JA_8_1_whoever_loses_a_legend_card_chooses_it() -> None:
    made = changed(
        "legend.toml",
        'what = "interrupt", count = 1, whose = "enemy"',
        'what = "legend_card", whose = "enemy", count = 1',
    )
    give(made, FRENCH, "burnt_bridges")
    give(made, ENGLISH, "caltrops", "night_march").start(PlayCard(FRENCH, card("burnt_bridges")))
    assert (made.asked(), made.s.seat) == ("DiscardCards.card", ENGLISH)
    assert made.refused("discard-card", card("burnt_bridges")).key == "not-in-hand"
    made.choose("discard-card", card("caltrops"))
    assert hand_of(made.s, ENGLISH) == 1 << card("night_march")
