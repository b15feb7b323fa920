"""5. Conditions of engagement: reinforcements, links, assault, warfare tokens, dice."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.battle_through_history.battlefield import ACTIVE, LESS_LONG, LONG_1, RIVAL, THIRD, Battlefield, Card
from timefront.games.battle_through_history.content.dice import FACES, RISKY, STRONG
from timefront.games.battle_through_history.events.battles import (
    DiceHandedOut,
    DiceRolled,
    DieRelaunched,
    LinkBroken,
    LinkFormed,
    ReinforcementArrived,
    ReinforcementMissing,
    TokenAssigned,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.engagement import Reinforcements, TokensAssigned
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, EMPTY
from timefront.games.battle_through_history.verbs import ASSIGN, KEEP_TOKENS, LET_STAND, RELAUNCH
from timefront.kernel.bits import members
from timefront.kernel.chance import EVERYONE
from timefront.kernel.flow import CHANCE
from timefront.kernel.questions import Refusal

# Reinforcements


def test_BH_5_1_each_icon_adds_a_unit_at_the_back_of_its_side() -> None:
    first, second, third = Card(), Card(), Card()
    field = Battlefield(
        [Card(reinforcements=2), Card()], [Card(reinforcements=1)], deck=[first, second], era_decks={1: [third]}
    )
    field.engage().arrives(first).arrives(second).arrives(third)
    assert field.units(ATTACKER)[2:] == [field.keys[first], field.keys[second]]
    assert field.units(DEFENDER)[1:] == [field.keys[third]]
    assert field.told(ReinforcementArrived) == [
        ReinforcementArrived(ATTACKER, field.id(first)),
        ReinforcementArrived(ATTACKER, field.id(second)),
        ReinforcementArrived(DEFENDER, field.id(third)),
    ]
    field.asks_chance("dice")


def test_BH_5_1_in_no_position_a_unit_has_used_more_icons_than_it_has() -> None:
    """A changed position from outside may say so: then the icons would never come to an end."""
    field = Battlefield([Card(reinforcements=1)], [Card()], deck=[Card(), Card()]).engage()
    coming = field.s.stack[-1]
    assert isinstance(coming, Reinforcements)
    fault = "a unit has brought more reinforcements than it has icons"
    assert fault not in BATTLE_THROUGH_HISTORY.check(field.s)
    coming.icons += 1
    assert fault in BATTLE_THROUGH_HISTORY.check(field.s)
    coming.slot += 1  # nobody is there
    assert fault in BATTLE_THROUGH_HISTORY.check(field.s)


def test_BH_5_1_nobody_comes_without_an_icon() -> None:
    field = Battlefield([Card()], [Card()], deck=[Card()], era_decks={1: [Card()]}).engage()
    field.asks_chance("dice")
    assert len(field.units(ATTACKER)) == len(field.units(DEFENDER)) == 1


@pytest.mark.parametrize(("units", "arrive"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_BH_5_1_five_attackers_are_the_most_and_the_excess_draws_no_card(units: int, arrive: int) -> None:
    """Four slots and the virtual one; an icon without effect is not reported as an empty deck either."""
    deck = [Card() for _ in range(5)]
    field = Battlefield([Card(reinforcements=5), *(Card() for _ in range(units - 1))], [Card()], deck=deck)
    field.engage()
    for card in deck[:arrive]:
        field.arrives(card)
    field.asks_chance("dice")
    assert len(field.units(ATTACKER)) == 5
    assert field.s.deck[ACTIVE] == field.pile(deck[arrive:])
    assert not field.told(ReinforcementMissing)


@pytest.mark.parametrize(("units", "arrive"), [(1, 3), (2, 2), (3, 1)])
@pytest.mark.parametrize("rival", [-1, RIVAL], ids=["board", "player"])
def test_BH_5_1_four_defenders_are_the_most(units: int, arrive: int, rival: int) -> None:
    reserve = [Card() for _ in range(4)]
    decks = {"era_decks": {1: reserve}} if rival < 0 else {"rival_deck": reserve}
    defenders = [*(Card() for _ in range(units - 1)), Card(reinforcements=5)]
    field = Battlefield([Card()], defenders, rival=rival, **decks).engage()
    for card in reserve[:arrive]:
        field.arrives(card)
    field.asks_chance("dice")
    assert len(field.units(DEFENDER)) == 4
    assert (field.s.era_deck[0] if rival < 0 else field.s.deck[RIVAL]) == field.pile(reserve[arrive:])


def test_BH_5_2_the_attacker_draws_from_the_own_deck() -> None:
    deck = [Card(), Card(), Card()]
    field = Battlefield([Card(reinforcements=1)], [Card()], deck=deck, rival_deck=[Card()], era_decks={1: [Card()]})
    chance = field.engage().asks_chance("reinforcement")
    assert chance.factors[0].values == members(field.pile(deck))
    assert chance.audience == EVERYONE
    field.arrives(deck[1])
    assert field.s.deck[ACTIVE] == field.pile([deck[0], deck[2]])


def test_BH_5_2_a_unit_of_the_board_draws_from_the_deck_of_its_era() -> None:
    deck = [Card(era=3), Card(era=3)]
    field = Battlefield([Card()], [Card(era=3, reinforcements=1)], deck=[Card()], era_decks={1: [Card()], 3: deck})
    assert field.engage().asks_chance("reinforcement").factors[0].values == members(field.pile(deck))
    field.arrives(deck[0])
    assert field.s.era_deck == [field.s.era_deck[0], 0, field.pile([deck[1]]), 0]


def test_BH_5_2_each_icon_of_mixed_eras_draws_from_the_era_of_its_bearer() -> None:
    """Ruling B-29."""
    of_two, of_three = Card(era=2), Card(era=3)
    field = Battlefield(
        [Card()],
        [Card(era=2, reinforcements=1), Card(era=3, reinforcements=1)],
        era_decks={2: [of_two], 3: [of_three]},
    ).engage()
    assert field.asks_chance("reinforcement").factors[0].values == [field.id(of_two)]
    field.arrives(of_two)
    assert field.asks_chance("reinforcement").factors[0].values == [field.id(of_three)]
    field.arrives(of_three)
    assert field.units(DEFENDER)[2:] == [field.keys[of_two], field.keys[of_three]]


def test_BH_5_2_a_challenged_player_draws_from_the_own_deck() -> None:
    """Ruling B-28: a player's elite unit does not draw from its era's deck either."""
    own = Card()
    field = Battlefield([Card()], ["jaguar_warriors"], rival=RIVAL, rival_deck=[own], era_decks={2: [Card(era=2)]})
    assert field.engage().asks_chance("reinforcement").factors[0].values == [field.id(own)]
    field.arrives(own)
    assert field.s.deck[RIVAL] == 0
    assert field.units(DEFENDER) == ["jaguar_warriors", field.keys[own]]


def test_BH_2_7_eras_may_be_agreed_to_reinforce_a_challenged_player() -> None:
    """Option `defender_reinforcements` of BH-5.2, ruling B-28: base units, which have no era, use their own deck."""
    own, elite, attackers = Card(), Card(era=2), Card()
    field = Battlefield(
        [Card(reinforcements=1)],
        ["jaguar_warriors", Card(reinforcements=1)],
        rival=RIVAL,
        deck=[attackers],
        rival_deck=[own],
        era_decks={2: [elite]},
        options={"defender_reinforcements": "era_deck"},
    ).engage()
    field.arrives(attackers)
    assert field.asks_chance("reinforcement").factors[0].values == [field.id(elite)]
    field.arrives(elite)
    assert field.asks_chance("reinforcement").factors[0].values == [field.id(own)]
    field.arrives(own)
    assert (field.s.era_deck[1], field.s.deck[RIVAL]) == (0, 0)
    assert field.units(DEFENDER)[2:] == [field.keys[elite], field.keys[own]]


def test_BH_8_1_what_an_era_sent_to_a_challenged_player_stays_with_him() -> None:
    elite = Card(era=2)
    options = {"defender_reinforcements": "era_deck"}
    laid: dict[str, Any] = {"rival": RIVAL, "era_decks": {2: [elite]}, "options": options}
    field = Battlefield([Card()], ["jaguar_warriors"], **laid).engage().arrives(elite).roll().clash()
    field.run(Restoration())
    assert field.s.hand[RIVAL] | field.s.deck[RIVAL] | field.s.discard[RIVAL] == field.pile(["jaguar_warriors", elite])


def test_BH_5_2_from_an_empty_deck_nobody_comes_and_nothing_is_reshuffled() -> None:
    """Ruling B-27."""
    discard, era_discard = [Card()], [Card()]
    field = Battlefield(
        [Card(reinforcements=2)], [Card(reinforcements=1)], discard=discard, era_discards={1: era_discard}
    ).engage()
    field.asks_chance("dice")
    assert field.told(ReinforcementMissing) == [
        *[ReinforcementMissing(ATTACKER)] * 2,
        ReinforcementMissing(DEFENDER),
    ]
    assert field.s.discard[ACTIVE] == field.pile(discard)
    assert field.s.era_discard[0] == field.pile(era_discard)
    assert field.s.deck[ACTIVE] == field.s.era_deck[0] == 0


def test_BH_5_2_a_deck_that_runs_out() -> None:
    only = Card()
    field = Battlefield([Card(reinforcements=3)], [Card()], deck=[only], discard=[Card()]).engage().arrives(only)
    assert len(field.told(ReinforcementMissing)) == 2
    assert len(field.units(ATTACKER)) == 2


def test_BH_5_2_the_empty_deck_of_one_era_does_not_stop_the_other() -> None:
    newcomer = Card(era=2)
    field = Battlefield(
        [Card()], [Card(era=1, reinforcements=1), Card(era=2, reinforcements=1)], era_decks={2: [newcomer]}
    )
    field.engage().arrives(newcomer)
    assert field.told(ReinforcementMissing) == [ReinforcementMissing(DEFENDER)]
    assert field.units(DEFENDER)[2:] == [field.keys[newcomer]]


def test_BH_5_3_a_reinforcement_brings_reinforcements_until_the_virtual_slot_is_full() -> None:
    chain = [Card(reinforcements=1) for _ in range(5)]
    field = Battlefield([Card(reinforcements=1)], [Card()], deck=chain).engage()
    for card in chain[:4]:
        field.arrives(card)
    field.asks_chance("dice")
    assert field.units(ATTACKER)[1:] == [field.keys[card] for card in chain[:4]]
    assert field.s.deck[ACTIVE] == field.pile(chain[4:])


def test_BH_5_3_a_chain_on_the_board() -> None:
    chain = [Card(reinforcements=1), Card(reinforcements=5), Card(), Card()]
    field = Battlefield([Card()], [Card(reinforcements=1)], era_decks={1: chain}).engage()
    for card in chain[:3]:
        field.arrives(card)
    field.asks_chance("dice")
    assert field.s.era_deck[0] == field.pile(chain[3:])


def test_BH_5_3_a_newcomers_icons_wait_for_those_in_front_of_it() -> None:
    """First in, first out: the last slot goes to era II, whose unit was there before the newcomer of era I."""
    newcomer, second = Card(era=1, reinforcements=1), Card(era=2)
    field = Battlefield(
        [Card()],
        [Card(era=1, reinforcements=1), Card(era=2, reinforcements=1)],
        era_decks={1: [newcomer, Card(era=1)], 2: [second]},
    )
    field.engage().arrives(newcomer).arrives(second)
    field.asks_chance("dice")
    assert field.units(DEFENDER)[2:] == [field.keys[newcomer], field.keys[second]]


def test_BH_5_3_the_attackers_reinforcements_come_first() -> None:
    """Ruling B-26."""
    mine, theirs = Card(), Card()
    field = Battlefield(
        [Card(reinforcements=1)], [Card(reinforcements=1)], rival=RIVAL, deck=[mine], rival_deck=[theirs]
    )
    field.engage().arrives(mine).arrives(theirs).asks_chance("dice")
    assert [event.side for event in field.told(ReinforcementArrived)] == [ATTACKER, DEFENDER]


# Links


def test_BH_5_4_the_touching_halves_of_attackers() -> None:
    """BH-4.10: A2 stands left of A1, so A1's left half meets A2's right half."""
    field = Battlefield([Card(left=3), Card(right=3)], [Card()]).engage()
    assert field.links == {"A1-A2": 3}
    assert field.told(LinkFormed) == [LinkFormed(ATTACKER, field.s.lineup[0], field.s.lineup[1], 2)]
    assert Battlefield([Card(right=3), Card(left=3)], [Card()]).engage().links == {}


def test_BH_5_4_the_touching_halves_of_defenders() -> None:
    """BH-4.10: D2 stands right of D1, so D1's right half meets D2's left half."""
    field = Battlefield([Card()], [Card(right=4), Card(left=4)]).engage()
    assert field.links == {"D1-D2": 4}
    assert field.told(LinkFormed) == [LinkFormed(DEFENDER, field.s.lineup[5], field.s.lineup[6], 3)]
    assert Battlefield([Card()], [Card(left=4), Card(right=4)]).engage().links == {}


def test_BH_5_4_only_equal_types_match() -> None:
    field = Battlefield([Card(left=1), Card(right=2), Card()], [Card(right=3), Card(), Card(left=3)]).engage()
    assert field.links == {}
    assert not field.told(LinkFormed)


def test_BH_5_4_nothing_links_attacker_and_defender() -> None:
    assert Battlefield([Card(right=2)], [Card(left=2)]).engage().links == {}


def test_BH_5_4_a_counter_on_every_pair_of_both_sides() -> None:
    attackers = [Card(left=1), Card(left=2, right=1), Card(left=3, right=2), Card(right=3)]
    defenders = [Card(right=4), Card(left=4, right=1), Card(left=1)]
    field = Battlefield(attackers, defenders, rival=RIVAL).engage()
    assert field.links == {"A1-A2": 1, "A2-A3": 2, "A3-A4": 3, "D1-D2": 4, "D2-D3": 1}


def test_BH_5_4_reinforcements_are_linked_up_to_the_virtual_slots() -> None:
    mine, theirs = Card(right=2), Card(left=4)
    attackers = [Card(reinforcements=1), Card(), Card(), Card(left=2)]
    defenders = [Card(reinforcements=1), Card(), Card(right=4)]
    field = Battlefield(attackers, defenders, deck=[mine], era_decks={1: [theirs]})
    field.engage().arrives(mine).arrives(theirs)
    assert field.links == {"A4-A5": 2, "D3-D4": 4}


def test_BH_1_3_more_links_of_a_type_than_there_are_counters() -> None:
    """Ruling B-30: the box has five counters of each type, but up to seven pairs can be linked with one type."""
    attackers = [Card(left=1, right=1) for _ in range(5)]
    defenders = [Card(left=1, right=1) for _ in range(4)]
    field = Battlefield(attackers, defenders, rival=RIVAL).engage()
    assert [*field.links.values()] == [1] * 7


def test_BH_5_5_an_icon_removes_the_link_nearest_to_the_battlefront() -> None:
    """Ruling B-31."""
    defenders = [Card(), Card(right=1), Card(left=1, right=2), Card(left=2)]
    field = Battlefield([Card(), Card(assault=1)], defenders, rival=RIVAL).engage()
    assert field.links == {"D3-D4": 2}
    assert field.told(LinkBroken) == [LinkBroken(DEFENDER, field.s.lineup[6], field.s.lineup[7])]


def test_BH_5_5_the_attackers_links_break_from_the_battlefront_too() -> None:
    attackers = [Card(left=1), Card(left=2, right=1), Card(left=3, right=2), Card(right=3)]
    field = Battlefield(attackers, [Card(assault=1), Card(assault=1)]).engage()
    assert field.links == {"A3-A4": 3}
    assert [event.front for event in field.told(LinkBroken)] == field.s.lineup[:2]


def test_BH_5_5_both_sides_assault_and_a_surplus_is_lost() -> None:
    field = Battlefield([Card(left=1, assault=3), Card(right=1)], [Card(right=2, assault=2), Card(left=2)]).engage()
    assert len(field.told(LinkFormed)) == len(field.told(LinkBroken)) == 2
    assert field.links == {}
    assert sorted(event.side for event in field.told(LinkBroken)) == [ATTACKER, DEFENDER]


def test_BH_5_5_an_assault_without_links_is_idle() -> None:
    field = Battlefield([Card(assault=2)], [Card(), Card()]).engage()
    assert not field.told(LinkBroken)


def test_BH_5_5_the_assault_of_a_reinforcement_counts() -> None:
    newcomer = Card(assault=1)
    field = Battlefield([Card(reinforcements=1)], [Card(right=1), Card(left=1)], deck=[newcomer])
    assert field.engage().arrives(newcomer).links == {}


# Warfare tokens


def test_BH_5_6_a_token_for_every_unit() -> None:
    field = Battlefield([Card(), Card()], [Card()], held=[["long_1", "diversion", "chase"]]).engage()
    assert field.asked == ACTIVE
    long_1, diversion = field.kind("long_1"), field.kind("diversion")
    assert field.offers == [
        ASSIGN(long_1, 0),
        ASSIGN(long_1, 1),
        ASSIGN(diversion, 0),
        ASSIGN(diversion, 1),
        KEEP_TOKENS(),
    ]
    field.assign(ACTIVE, "diversion", "A1")
    assert field.offers == [ASSIGN(long_1, 1), KEEP_TOKENS()]
    assert field.s.question().declining() is KEEP_TOKENS
    field.assign(ACTIVE, "long_1", "A2").asks_chance("dice")
    assert field.told(TokenAssigned) == [
        TokenAssigned(ACTIVE, diversion, field.s.lineup[0]),
        TokenAssigned(ACTIVE, long_1, field.s.lineup[1]),
    ]
    assert [field.s.setting.token_kind[token] for token in field.s.assigned[:2]] == [diversion, long_1]
    assert field.view(None).battle.sides[ATTACKER].tokens == [diversion, long_1]


@pytest.mark.parametrize("order", [*permutations(("A1", "A2", "A3"))])
def test_BH_5_6_in_any_order(order: tuple[str, str, str]) -> None:
    tokens = {"A1": "long_1", "A2": "diversion", "A3": "close_2"}
    field = Battlefield([Card(), Card(), Card()], [Card()], held=[[*tokens.values()]]).engage()
    for slot in order:
        field.assign(ACTIVE, tokens[slot], slot)
    field.asks_chance("dice")
    assert field.view(None).battle.sides[ATTACKER].tokens == [field.kind(tokens[slot]) for slot in tokens]


def test_BH_5_6_a_match_of_rules_version_1_assigns_from_the_battlefront_backwards() -> None:
    """It is played to its end by the rules it began with."""
    held = ["long_1", "diversion", "close_2"]
    field = Battlefield([Card(), Card(), Card()], [Card()], held=[held], options={"rules": "1"}).engage()
    field.assign(ACTIVE, "long_1", "A2")
    assert field.refusal(ACTIVE, field.assignment("close_2", "A1")) == Refusal("BH-5.6", "tokens-from-the-front")
    field.assign(ACTIVE, "close_2", "A3").asks_chance("dice")


def test_BH_5_6_at_most_three_tokens() -> None:
    held = ["long_1", "medium_1", "close_2", "all_1"]
    field = Battlefield([Card() for _ in range(4)], [Card()], held=[held]).engage()
    field.assign(ACTIVE, "long_1", "A1").assign(ACTIVE, "medium_1", "A2").assign(ACTIVE, "close_2", "A3")
    field.asks_chance("dice")
    assert field.view(ACTIVE).players[ACTIVE].tokens == [field.kind("all_1")]


def test_BH_5_6_two_tokens_of_a_kind() -> None:
    field = Battlefield([Card(), Card()], [Card(absorb=9)], held=[["close_2", "close_2"]]).engage()
    field.assign(ACTIVE, "close_2", "A1").assign(ACTIVE, "close_2", "A2").roll().clash()
    assert field.totals[-1] == "close 4:0"
    assert field.s.tokens[ACTIVE] == 0


def test_BH_5_6_tokens_can_be_kept() -> None:
    field = Battlefield([Card(), Card()], [Card()], held=[["long_1", "close_2"]]).engage()
    held = field.s.tokens[ACTIVE]
    field.keep_tokens(ACTIVE).asks_chance("dice")
    assert field.s.tokens[ACTIVE] == held
    assert field.s.assigned == [EMPTY] * 10


def test_BH_5_6_a_reinforcement_can_carry_a_token() -> None:
    newcomer = Card()
    field = Battlefield([Card(reinforcements=1)], [Card(absorb=9)], deck=[newcomer], held=[["medium_2"]])
    field.engage().arrives(newcomer).assign(ACTIVE, "medium_2", "A2").roll().clash()
    assert field.totals[1] == "medium 2:0"


def test_BH_5_6_whoever_holds_nothing_assignable_is_not_asked() -> None:
    """Ruling B-32: Chase and Tighten up! are not assigned to units."""
    Battlefield([Card()], [Card()], held=[["chase", "tighten_up"]]).engage().asks_chance("dice")


@pytest.mark.parametrize(
    ("token", "slot", "key"),
    [
        ("medium_2", "A2", "no-such-token"),
        ("chase", "A2", "token-not-assignable"),
        ("tighten_up", "A2", "token-not-assignable"),
        ("accuracy", "A3", "no-unit-in-slot"),
        ("accuracy", "A5", "no-unit-in-slot"),
        ("accuracy", "A1", "unit-has-token"),
    ],
)
def test_BH_5_6_refused_assignments(token: str, slot: str, key: str) -> None:
    """One token per unit: A1 already has one."""
    held = ["accuracy", "chase", "tighten_up", "long_1"]
    field = Battlefield([Card(), Card()], [Card(), Card(), Card()], held=[held]).engage()
    field.assign(ACTIVE, "long_1", "A1")
    assert field.refusal(ACTIVE, field.assignment(token, slot)) == Refusal("BH-5.6", key)


def test_BH_5_6_whoever_is_not_asked_assigns_nothing() -> None:
    field = Battlefield([Card()], [Card()], rival=RIVAL, held=[["long_1"], ["long_1"]]).engage()
    assert field.refusal(RIVAL, field.assignment("long_1", "A1")) == Refusal("BH-5.6", "not-asked", seat=ACTIVE)
    assert field.refusal(ACTIVE, RELAUNCH()) == Refusal("BH-5.6", "verb-not-asked")
    assert field.refusal(ACTIVE, ASSIGN(99, 0)) == Refusal("BH-5.6", "malformed", verb="assign")


def test_BH_5_6_a_challenged_player_assigns_to_the_own_units() -> None:
    """BH-4.8: three tokens for three units; the attacker's turn comes after reinforcements, links and assault."""
    held = ["heroic_death", "accuracy", "relaunch"]
    field = Battlefield([Card()], [Card(), Card(), Card()], rival=RIVAL, held=[[], held])
    field.run(TokensAssigned(DEFENDER, RIVAL))
    assert field.asked == RIVAL
    assert field.refusal(RIVAL, field.assignment("accuracy", "D4")) == Refusal("BH-5.6", "no-unit-in-slot")
    field.assign(RIVAL, "accuracy", "D1").assign(RIVAL, "relaunch", "D2")
    assert field.refusal(RIVAL, field.assignment("heroic_death", "D2")) == Refusal("BH-5.6", "unit-has-token")
    field.assign(RIVAL, "heroic_death", "D3")
    assert field.is_over
    assert field.s.assigned[:5] == [EMPTY] * 5
    assert [event.seat for event in field.told(TokenAssigned)] == [RIVAL] * 3
    field.engage().asks_chance("dice")


def test_BH_5_6_the_defender_is_not_asked_again_when_the_attacker_is() -> None:
    field = Battlefield([Card()], [Card(reinforcements=1)], rival=RIVAL, held=[["long_1"], ["long_1"]]).engage()
    assert field.asked == ACTIVE
    field.keep_tokens(ACTIVE).asks_chance("dice")


def test_BH_5_6_a_token_stops_with_the_defeat_of_its_unit() -> None:
    """Ruling B-45, for both sides: A1 falls at long range, D1 at medium range."""
    field = Battlefield(
        [Card(), Card(medium=2)],
        [Card(long=1), Card(absorb=9)],
        rival=RIVAL,
        assigned={"A1": "medium_2", "D1": "close_2"},
    )
    field.fight(strong=(0, 1, 0), risky=(0, -1, 0))
    assert field.fallen == ["A1", "D1"]
    assert field.totals == ["long 0:1", "medium 3:0", "close 0:0"]


def test_BH_5_6_a_heroic_death_token_strikes_when_its_unit_falls() -> None:
    field = Battlefield([Card(), Card()], [Card(), Card()], rival=RIVAL, attack=1, assigned={"D1": "heroic_death"})
    field.fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 1", "A1 falls"]


def test_BH_5_6_a_heroic_death_token_adds_to_the_units_own_icons_once() -> None:
    field = Battlefield(
        [Card(), Card(absorb=2), Card()],
        [Card(heroic_death=1), Card(absorb=9)],
        rival=RIVAL,
        attack=2,
        assigned={"D1": "heroic_death"},
    )
    field.fight()
    assert field.line("long") == ["D1 falls", "D1 strikes 2", "A1 falls", "A2 hit", "D2 hit"]


@pytest.mark.parametrize("token", ["accuracy", "diversion"])
def test_BH_5_6_tokens_reproduce_abilities(token: str) -> None:
    field = Battlefield(
        [Card(), Card()],
        [Card(heroic_death=1), Card(absorb=2)],
        rival=RIVAL,
        attack=1,
        assigned={"A2": "accuracy"} if token == "accuracy" else {"D2": "diversion"},
    )
    field.fight()
    expected = {"accuracy": ["D1 falls", "D1 silenced"], "diversion": ["D2 diverts", "D2 hit"]}
    assert field.line("long") == expected[token]


# Dice


@pytest.mark.parametrize(("count", "strong"), [(1, ATTACKER), (2, ATTACKER), (3, ATTACKER), (4, DEFENDER)])
def test_BH_5_7_up_to_three_attackers_have_the_strong_die(count: int, strong: int) -> None:
    field = Battlefield([Card() for _ in range(count)], [Card(), Card(), Card()]).engage()
    assert field.told(DiceHandedOut) == [DiceHandedOut(strong, count)]
    dice = [factor.values for factor in field.asks_chance("dice").factors]
    assert dice == ([[0, 1, 2, 3], [4, 5, 6, 7, 8, 9]] if strong == ATTACKER else [[4, 5, 6, 7, 8, 9], [0, 1, 2, 3]])
    die = ["strong", "risky"] if strong == ATTACKER else ["risky", "strong"]
    assert [side.die for side in field.view(THIRD).battle.sides] == die


@pytest.mark.parametrize(("units", "icons", "strong"), [(2, 1, ATTACKER), (3, 1, DEFENDER), (4, 1, DEFENDER)])
def test_BH_5_7_reinforcements_count(units: int, icons: int, strong: int) -> None:
    """Ruling B-33."""
    newcomer = Card()
    attackers = [Card(reinforcements=icons), *(Card() for _ in range(units - 1))]
    field = Battlefield(attackers, [Card()], deck=[newcomer]).engage().arrives(newcomer)
    assert field.told(DiceHandedOut) == [DiceHandedOut(strong, units + icons)]


def test_BH_5_7_the_number_of_defenders_does_not_matter() -> None:
    field = Battlefield([Card()], [Card() for _ in range(4)], rival=RIVAL).engage()
    assert field.told(DiceHandedOut) == [DiceHandedOut(ATTACKER, 1)]


def test_BH_5_8_both_dice_are_rolled_once_for_all_to_see() -> None:
    """BH-1.4: the strong die has two faces twice."""
    field = Battlefield([Card()], [Card()]).engage()
    chance = field.asks_chance("dice")
    assert chance.audience == EVERYONE
    assert [factor.weights for factor in chance.factors] == [[2, 2, 1, 1], [1] * 6]
    assert [FACES[face] for face in chance.factors[STRONG].values] == [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 2)]
    assert [FACES[face] for face in chance.factors[RISKY].values] == [
        (1, 1, 1),
        (-1, -1, -1),
        (0, 0, 3),
        (-1, 0, 0),
        (0, 2, 0),
        (0, -1, 0),
    ]
    field.roll(strong=(0, 0, 2), risky=(1, 1, 1))
    assert field.told(DiceRolled) == [DiceRolled(FACES.index((0, 0, 2)), FACES.index((1, 1, 1)))]
    assert field.is_over


def test_BH_5_8_the_roll_holds_for_all_three_lines() -> None:
    field = Battlefield([Card(absorb=9)], [Card(absorb=9)]).fight(strong=(0, 1, 0), risky=(1, 1, 1))
    assert field.totals == ["long 0:1", "medium 1:1", "close 0:1"]
    assert len(field.told(DiceRolled)) == 1


def test_BH_5_8_nothing_changes_after_the_roll_but_by_rolling_again() -> None:
    """A token that was kept stays kept."""
    field = Battlefield([Card(relaunch=1)], [Card()], held=[["close_2"]]).engage().keep_tokens(ACTIVE).roll()
    assert field.refusal(ACTIVE, field.assignment("close_2", "A1")) == Refusal("BH-5.9", "verb-not-asked")
    assert field.let_stand(ACTIVE).is_over


def test_BH_5_9_without_an_icon_nobody_rolls_again() -> None:
    field = Battlefield([Card()], [Card()], rival=RIVAL).engage().roll(risky=(-1, -1, -1))
    assert field.is_over


def test_BH_5_9_a_player_rolls_again_as_often_as_there_are_icons() -> None:
    field = Battlefield([Card(relaunch=2), Card(relaunch=1)], [Card()]).engage().roll(strong=(0, 1, 0))
    for face in ((0, 0, 1), (0, 0, 1), (0, 0, 2)):
        assert field.asked == ACTIVE
        assert field.offers == [LET_STAND(), RELAUNCH()]
        assert field.s.question().declining() is LET_STAND
        assert not field.s.is_forced()
        field.relaunch(ACTIVE, face)
    assert field.is_over
    assert field.s.attacker_face == FACES.index((0, 0, 2))
    assert field.told(DieRelaunched)[-1] == DieRelaunched(ATTACKER, FACES.index((0, 0, 2)))
    assert field.s.defender_face == FACES.index(LESS_LONG)


def test_BH_5_9_a_player_may_stop_and_the_last_result_stands() -> None:
    field = Battlefield([Card(relaunch=3)], [Card()]).engage().roll(strong=(0, 0, 2))
    field.relaunch(ACTIVE, LONG_1).let_stand(ACTIVE)
    assert field.is_over
    assert field.s.attacker_face == FACES.index(LONG_1)


def test_BH_5_9_a_side_rolls_its_own_die_again() -> None:
    field = Battlefield([Card(relaunch=1) for _ in range(4)], [Card(relaunch=1)], rival=RIVAL).engage().roll()
    field.choose(RIVAL, RELAUNCH())
    assert field.asks_chance("relaunch").factors[0].weights == [2, 2, 1, 1]
    field.rolls_again((0, 0, 2)).choose(ACTIVE, RELAUNCH())
    assert field.asks_chance("relaunch").factors[0].values == [4, 5, 6, 7, 8, 9]


def test_BH_5_9_between_players_the_defender_uses_all_icons_first() -> None:
    """Ruling B-34 (b): then the attacker, who knows what the defender has."""
    field = Battlefield([Card(relaunch=1)], [Card(relaunch=1), Card(relaunch=1)], rival=RIVAL).engage().roll()
    assert field.refusal(ACTIVE, RELAUNCH()) == Refusal("BH-5.9", "not-asked", seat=RIVAL)
    field.relaunch(RIVAL, (-1, -1, -1)).relaunch(RIVAL, (1, 1, 1))
    assert field.asked == ACTIVE
    field.relaunch(ACTIVE, (0, 1, 0))
    assert field.is_over
    assert [event.side for event in field.told(DieRelaunched)] == [DEFENDER, DEFENDER, ATTACKER]


def test_BH_5_9_a_defender_may_stop_although_the_die_is_negative() -> None:
    """Ruling B-34 (b): the order is fixed, but a re-roll is optional; a face once left cannot be re-rolled later."""
    field = Battlefield([Card(relaunch=1)], [Card(relaunch=2)], rival=RIVAL).engage().roll(risky=(-1, -1, -1))
    field.let_stand(RIVAL)
    assert field.asked == ACTIVE
    field.let_stand(ACTIVE)
    assert field.is_over
    assert field.s.defender_face == FACES.index((-1, -1, -1))


def test_BH_5_9_icons_of_tokens_count_on_both_sides() -> None:
    field = Battlefield([Card()], [Card()], rival=RIVAL, assigned={"A1": "relaunch", "D1": "relaunch"})
    field.engage().roll().relaunch(RIVAL, (0, 0, 3)).relaunch(ACTIVE, (0, 0, 2))
    assert field.is_over


def test_BH_5_9_the_icon_of_a_reinforcement_counts() -> None:
    newcomer = Card(relaunch=1)
    field = Battlefield([Card(reinforcements=1)], [Card()], deck=[newcomer]).engage().arrives(newcomer).roll()
    assert field.offers == [LET_STAND(), RELAUNCH()]


@pytest.mark.parametrize("face", [(-1, -1, -1), (-1, 0, 0), (0, -1, 0)])
def test_BH_5_9_the_board_always_rolls_a_negative_die_again(face: tuple[int, int, int]) -> None:
    """Ruling B-34 (c): while it is negative and icons remain."""
    field = Battlefield([Card()], [Card(relaunch=3)]).engage().roll(risky=face)
    assert field.asked == CHANCE
    field.rolls_again((0, -1, 0)).rolls_again((0, 0, 3))
    assert field.is_over
    assert field.s.defender_face == FACES.index((0, 0, 3))


def test_BH_5_9_the_board_keeps_a_negative_die_when_its_icons_are_used_up() -> None:
    field = Battlefield([Card()], [Card(relaunch=1), Card(relaunch=1)]).engage().roll(risky=(-1, -1, -1))
    field.rolls_again((-1, 0, 0)).rolls_again((0, -1, 0))
    assert field.is_over
    assert field.s.defender_face == FACES.index((0, -1, 0))


@pytest.mark.parametrize("face", [(1, 1, 1), (0, 0, 3), (0, 2, 0)])
def test_BH_5_9_the_board_rolls_nothing_else_again(face: tuple[int, int, int]) -> None:
    assert Battlefield([Card()], [Card(relaunch=5)]).engage().roll(risky=face).is_over


@pytest.mark.parametrize("face", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 2)])
def test_BH_5_9_the_board_never_rolls_the_strong_die_again(face: tuple[int, int, int]) -> None:
    field = Battlefield([Card() for _ in range(4)], [Card(relaunch=5)]).engage().roll(strong=face, risky=(-1, -1, -1))
    assert field.is_over


def test_BH_5_9_the_board_rolls_before_the_attacker() -> None:
    field = Battlefield([Card(relaunch=1)], [Card(relaunch=1)]).engage().roll(risky=(-1, -1, -1))
    field.rolls_again((-1, 0, 0))
    assert field.asked == ACTIVE
    field.relaunch(ACTIVE, (0, 0, 2))
    assert [event.side for event in field.told(DieRelaunched)] == [DEFENDER, ATTACKER]


def test_BH_5_10_the_board_makes_no_choice() -> None:
    """Ruling B-46c: with every possible icon, only chance and the attacker are asked."""
    everything = {"reinforcements": 1, "assault": 1, "heroic_death": 1, "accuracy": 1, "diversion": 1, "relaunch": 1}
    newcomer = Card(left=1, **everything)
    field = Battlefield(
        [Card(left=2), Card(right=2)],
        [Card(right=1, absorb=3, **everything)],
        era_decks={1: [newcomer]},
        held=[["long_1"]],
    ).engage()
    asked = [field.asked]
    field.arrives(newcomer)
    asked.append(field.asked)
    field.keep_tokens(ACTIVE)
    asked.append(field.asked)
    field.roll(risky=(-1, -1, -1))
    asked.append(field.asked)
    field.rolls_again((-1, 0, 0)).rolls_again((0, 2, 0))
    assert asked == [CHANCE, ACTIVE, CHANCE, CHANCE]
    assert field.is_over
    assert field.clash().is_over
