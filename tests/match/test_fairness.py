"""Draws: as the formula says, without bias, and fixed by the agreement and by what is drawn from."""

from __future__ import annotations

import hashlib
import hmac
import json
from random import Random

import msgspec
import pytest

from tests.match.matches import a_duel, a_skirmish, play_on
from timefront.kernel.chance import Chance, Factor, dice, one_of
from timefront.matches.fairness import Fairness, drawn, ticket
from timefront.matches.journal import recorded_chance
from timefront.matches.lines import export
from timefront.matches.making import new_match
from timefront.matches.match import Match

SPAN = 2**256
FAIR = Fairness("match 7", b"a key", ["nonce of yellow", "nonce of red"])
WIDE = 2**128
"""So many tickets that two equal draws must be the same draw."""


def proof_by_hand(purpose: str, number: int, odds: str, audience: int = -1) -> bytes:
    """The proof that the formula of `verify.py` gives for FAIR, written out again."""
    text = f'["match 7",["nonce of yellow","nonce of red"],"{purpose}",{number},{odds},{audience}]'
    return hmac.new(b"a key", text.encode("ascii"), hashlib.sha256).digest()


def by_hand(proof: bytes, factor: int, attempt: int) -> int:
    """The number that the formula gives, before it is reduced to a ticket."""
    return int(hmac.new(proof, f"[{factor},{attempt}]".encode("ascii"), hashlib.sha256).hexdigest(), 16)


def proofs(count: int) -> list[bytes]:
    """Different proofs."""
    return [hashlib.sha256(str(number).encode()).digest() for number in range(count)]


DIE = one_of("dice", [1, 2, 3, 4, 5, 6])
DIE_ODDS = "[[1,2,3,4,5,6]],[[1,1,1,1,1,1]]"


def test_a_draw_is_what_the_formula_says() -> None:
    text = b'["match 7",["nonce of yellow","nonce of red"],"dice",3,[[1,2,3,4,5,6]],[[1,1,1,1,1,1]],-1]'
    proof = hmac.new(b"a key", text, "sha256").digest()
    assert FAIR.proof(DIE, 3) == proof
    assert drawn(DIE, proof) == (int.from_bytes(hmac.new(proof, b"[0,0]", "sha256").digest(), "big") % 6 + 1,)
    for number in range(50):
        proof = FAIR.proof(DIE, number)
        assert proof == proof_by_hand("dice", number, DIE_ODDS)
        assert ticket(proof, 2, 7) == by_hand(proof, 2, 0) % 7


def test_a_known_answer_never_changes() -> None:
    known = [2, 1, 6, 2, 1, 3, 3, 3, 2, 3, 6, 1, 6, 2, 3, 2, 5, 3, 6, 4]
    assert [drawn(DIE, FAIR.proof(DIE, number))[0] for number in range(20)] == known
    assert FAIR.commitment == "8fa3aab2faa9b79e0a0398da5b5abd0780142442a5be80b9a64608d718cb1fcd"


def test_every_factor_has_a_ticket_of_its_own_over_its_weights() -> None:
    chance = Chance("pool", [Factor([10, 20, 30], [1, 0, 2]), Factor([5, 6]), Factor([10, 20, 30], [1, 0, 2])], 5)
    for number in range(60):
        proof = proof_by_hand("pool", number, "[[10,20,30],[5,6],[10,20,30]],[[1,0,2],[1,1],[1,0,2]]", 5)
        first, second, third = (by_hand(proof, factor, 0) for factor in range(3))
        expected = ([10, 30, 30][first % 3], [5, 6][second % 2], [10, 30, 30][third % 3])
        assert drawn(chance, FAIR.proof(chance, number)) == expected


def test_other_signs_than_ascii_are_escaped_in_one_way_only() -> None:
    fair = Fairness("Zug 1", b"k", ["für", "\U0001f3b2"])
    text = rb'["Zug 1",["f\u00fcr","\ud83c\udfb2"],"caf\u00e9",0,[[7]],[[1]],-1]'
    assert fair.proof(one_of("café", [7]), 0) == hmac.new(b"k", text, "sha256").digest()


@pytest.mark.parametrize(("total", "limit"), [(2, 10.83), (3, 13.82), (7, 22.46), (10, 27.88)])
def test_twenty_thousand_tickets_show_no_bias(total: int, limit: float) -> None:
    """Chi-square at the 0.1 % level; the tickets are fixed, so the result is, too."""
    counts = [0] * total
    for proof in proofs(20_000):
        counts[ticket(proof, 0, total)] += 1
    expected = 20_000 / total
    assert sum((count - expected) ** 2 / expected for count in counts) < limit


def test_the_uneven_rest_is_drawn_again_and_leaves_no_bias() -> None:
    total = 3 * 2**254
    thirds = [0, 0, 0]
    again = 0
    for proof in proofs(6_000):
        attempt = 0
        while by_hand(proof, 0, attempt) >= total:
            attempt += 1
        again += attempt > 0
        assert ticket(proof, 0, total) == by_hand(proof, 0, attempt)
        thirds[ticket(proof, 0, total) * 3 // total] += 1
    assert 1_300 < again < 1_700
    assert sum((count - 2_000) ** 2 / 2_000 for count in thirds) < 13.82


@pytest.mark.parametrize("total", [1, 2**255 + 1, SPAN - 1, SPAN])
def test_totals_near_the_span_end_within_the_total(total: int) -> None:
    for proof in proofs(20):
        attempt = 0
        while by_hand(proof, 0, attempt) >= SPAN - SPAN % total:
            attempt += 1
        assert ticket(proof, 0, total) == by_hand(proof, 0, attempt) % total


def test_everything_that_was_agreed_and_everything_drawn_from_changes_the_proof() -> None:
    others = [
        FAIR.proof(DIE, 1),
        FAIR.proof(DIE, 2),
        *(
            FAIR.proof(chance, 1)
            for chance in (
                one_of("cards", [1, 2, 3, 4, 5, 6]),
                one_of("dice", [1, 2, 3, 4, 5, 7]),
                one_of("dice", [2, 1, 3, 4, 5, 6]),
                one_of("dice", [1, 2, 3, 4, 5]),
                one_of("dice", [1, 2, 3, 4, 5, 6], 1),
                Chance("dice", [Factor([1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 2])]),
                Chance("dice", [Factor([1, 2, 3, 4, 5, 6], [2, 2, 2, 2, 2, 2])]),
                Chance("dice", [Factor([1, 2, 3]), Factor([4, 5, 6])]),
            )
        ),
        *(
            fair.proof(DIE, 1)
            for fair in (
                Fairness("match 8", b"a key", FAIR.nonces),
                Fairness("match 7", b"another key", FAIR.nonces),
                Fairness("match 7", b"a key", ["nonce of yellow", "other nonce"]),
                Fairness("match 7", b"a key", ["other nonce", "nonce of red"]),
                Fairness("match 7", b"a key", ["nonce of red", "nonce of yellow"]),
                Fairness("match 7", b"a key", ["nonce of yellownonce of red"]),
            )
        ),
    ]
    assert len(set(others)) == len(others)
    assert FAIR.proof(DIE, 1) == others[0]
    assert ticket(others[0], 0, WIDE) != ticket(others[0], 1, WIDE)


def test_a_draw_depends_on_nothing_else() -> None:
    even = Chance("dice", [Factor([1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1])])
    fresh = Fairness("match 7", b"a key", ["nonce of yellow", "nonce of red"])
    backwards = [fresh.proof(DIE, number) for number in reversed(range(20))]
    assert backwards[::-1] == [FAIR.proof(even, number) for number in range(20)]


def test_the_match_draws_by_the_formula() -> None:
    match = play_on(a_skirmish(), Random(1))
    draws = [entry for entry in match.entries if entry.purpose]
    assert len(draws) > 10
    for entry in draws:
        proof = match.fairness.proof(recorded_chance(entry), entry.draw)
        assert entry.proof == proof.hex()
        for index, (values, weights, value) in enumerate(zip(entry.values, entry.weights, entry.result, strict=True)):
            spans = [value for value, weight in zip(values, weights, strict=True) for _ in range(weight)]
            assert value == spans[ticket(proof, index, sum(weights))]


def test_a_match_without_a_seed_has_a_key_and_nonces_of_its_own() -> None:
    game, setting = a_duel().game, a_duel().setting
    one, other = new_match(game, setting).fairness, new_match(game, setting).fairness
    assert len(one.key) == 32
    assert one.key != other.key
    assert one.match != other.match
    assert len(set(one.nonces + other.nonces)) == 4


OLD = Fairness("match 7", bytes(range(32)), ["nonce of yellow", "nonce of red"])
NEW = Fairness("match 7", bytes(range(32)), ["nonce of yellow", "nonce of red"], [None, "nonce of red"])


@pytest.mark.parametrize("fair", [OLD, NEW], ids=["old", "new"])
def test_what_was_disclosed_is_the_same_fairness_again(fair: Fairness) -> None:
    again = Fairness.from_disclosed(json.loads(json.dumps(fair.disclosed())))
    assert (again.match, again.key, again.nonces, again.fixed) == (fair.match, fair.key, fair.nonces, fair.fixed)
    for wrong in ({"key": b"other".hex()}, {"commitment": "0" * 64}):
        with pytest.raises(ValueError, match="committed to"):
            Fairness.from_disclosed(fair.disclosed() | wrong)


def test_a_commitment_is_what_its_form_says() -> None:
    key = bytes(range(32))
    assert OLD.commitment == hashlib.sha256(key).hexdigest()
    text = f'["timefront fair dice 2","match 7","{key.hex()}",[null,"nonce of red"]]'
    assert NEW.commitment == hashlib.sha256(text.encode("ascii")).hexdigest()
    assert OLD.published().keys() == {"match", "commitment", "nonces"}
    assert NEW.published().keys() == {"match", "form", "fixed", "commitment", "nonces"}


def test_the_commitment_covers_what_the_house_brings_and_nothing_that_comes_later() -> None:
    def commitment(match: str = "m", key: bytes = bytes(32), fixed: tuple[str | None, ...] = (None, "b")) -> str:
        return Fairness(match, key, [], [*fixed]).commitment

    others = {
        commitment(),
        commitment(match="n"),
        commitment(key=bytes(31) + b"1"),
        commitment(fixed=(None, "c")),
        commitment(fixed=(None, None)),
        commitment(fixed=("b", None)),
        commitment(fixed=(None, "b", None)),
        commitment(fixed=("", "b")),
        commitment(match='m","', fixed=(None, "b")),
    }
    assert len(others) == 9
    later = [Fairness("m", bytes(32), [mine, "b"], [None, "b"]).commitment for mine in ("", "a", "b")]
    assert {*later} == {commitment()}


def test_other_nonces_than_those_committed_to_are_refused() -> None:
    for nonces in (["nonce of yellow", "another"], ["nonce of yellow", ""], ["nonce of yellow"], []):
        with pytest.raises(ValueError, match="nonces are not those"):
            Fairness.from_disclosed(NEW.disclosed() | {"nonces": nonces})
    Fairness.from_disclosed(NEW.disclosed() | {"nonces": ["given later", "nonce of red"]})


def test_a_local_match_commits_to_all_its_nonces() -> None:
    fair = a_duel().fairness
    assert fair.fixed == fair.nonces


def everything_said(match: Match) -> str:
    """Everything that leaves a match before its end."""
    seats = [None, *range(match.setting.seats)]
    told = [[export(match, seat), match.view(seat), match.log(seat)] for seat in seats]
    others = [repr(match), str(match), repr(match.fairness), str(match.fairness), f"{match.fairness}"]
    return msgspec.json.encode([told, others, match.fairness.published()]).decode()


@pytest.mark.parametrize("moves", [0, 1, 5, 12])
def test_the_key_is_told_nowhere_before_the_end(moves: int) -> None:
    match = play_on(a_duel("a secret seed"), Random(1), moves=moves)
    match.fairness.key = b"only the house knows this"
    said = everything_said(match)
    assert match.fairness.commitment in said
    for form in (match.fairness.key.decode(), match.fairness.key.hex(), repr(match.fairness.key)):
        assert form not in said
    play_on(match, Random(2))
    assert match.fairness.key.hex() in json.dumps(export(match, None))


def test_a_pool_of_dice_is_drawn_die_by_die() -> None:
    pool = dice("volley", [[0, 0, 1, 1], [0, 0, 0, 1]])
    results = [drawn(pool, FAIR.proof(pool, number)) for number in range(4_000)]
    hits = [sum(result[die] for result in results) / 4_000 for die in (0, 1)]
    assert hits == [pytest.approx(0.5, abs=0.03), pytest.approx(0.25, abs=0.03)]
    both = sum(result == (1, 1) for result in results) / 4_000
    assert both == pytest.approx(0.125, abs=0.02)
