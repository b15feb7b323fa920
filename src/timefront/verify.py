#!/usr/bin/env python3
"""Check the draws of a finished Timefront match. One file, standard library only, no code of the engine.

    python verify.py [--json] MATCH_FILE

The header of a match holds the hash of a secret key, published before the seats gave their nonces. After the end it
holds the key too. Every draw must then be what this formula says:

    proof  = HMAC-SHA256(key, JSON of [match, nonces, purpose, draw, values, weights, audience])
    ticket = HMAC-SHA256(proof, JSON of [factor, attempt]) as a number
             (the next attempt while the number lies in the uneven rest above a multiple of the total weight)
             modulo the total weight; the value whose span of weight holds the ticket is the result.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, TextIO

FORMAT = 2
SPAN = 1 << 256


def main(arguments: list[str]) -> int:
    """Verify one file; returns the exit status: 0 sound, 1 not sound, 2 not readable."""
    files = [argument for argument in arguments if argument != "--json"]
    if len(files) != 1 or len(arguments) > 2:
        print("usage: verify.py [--json] MATCH_FILE", file=sys.stderr)
        return 2
    try:
        with open(files[0], encoding="utf-8") as file:
            header, entries = read(file)
        problems = check(header, entries)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"This is no finished Timefront match: {error}", file=sys.stderr)
        return 2
    draws = sum(entry["kind"] == "chance" for entry in entries)
    if "--json" in arguments:
        print(json.dumps({"draws": draws, "sound": not problems, "problems": problems}, indent=2))
    else:
        print(
            *problems, f"{draws} draws, {len(problems)} problems: {'not sound' if problems else 'all sound'}", sep="\n"
        )
    return 1 if problems else 0


def read(file: TextIO) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the journal entries of a match file; a torn last line does not count."""
    lines = [json.loads(line) for line in file if line.endswith("\n")]
    header = lines[0]
    if header["timefront"] != FORMAT:
        raise ValueError(f"its format is {header['timefront']}, this script knows format {FORMAT}")
    if "key" not in header["fair"]:
        raise ValueError("there is no key in it; the key is disclosed after the end")
    return header, [entry for line in lines[1:] for entry in line.get("entries", ())]


def check(header: dict[str, Any], entries: list[dict[str, Any]]) -> list[str]:
    """Everything that is wrong with the draws."""
    fair = header["fair"]
    key = bytes.fromhex(fair["key"])
    problems: list[str] = []
    if hashlib.sha256(key).hexdigest() != fair["commitment"]:
        problems.append("The key is not the one that was committed to.")
    counts: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry["number"] != number:
            problems.append(f"Entry {number} has the number {entry['number']}.")
        if entry["kind"] == "chance":
            draw = counts.get(entry["purpose"], 0)
            counts[entry["purpose"]] = draw + 1
            problems += [f"Entry {number}: {problem}" for problem in check_draw(key, fair, entry, draw)]
    return problems


def check_draw(key: bytes, fair: dict[str, Any], entry: dict[str, Any], draw: int) -> list[str]:
    """Everything that is wrong with one draw, which must be the one of this number for its purpose."""
    purpose = entry["purpose"]
    values, weights, result = (entry.get(name, []) for name in ("values", "weights", "result"))
    problems: list[str] = []
    if entry["draw"] != draw:
        problems.append(f"not draw {draw} for {purpose}.")
    words = [fair["match"], fair["nonces"], purpose, entry["draw"], values, weights, entry.get("audience", 0)]
    proof = digest(key, words)
    if proof.hex() != entry["proof"]:
        problems.append(f"the key gives another proof for {purpose} with these odds.")
    if len(values) != len(weights) or any(not is_sound(*pair) for pair in zip(values, weights, strict=False)):
        return [*problems, f"{purpose} has no proper weights."]
    expected = [
        pick(values[factor], weights[factor], ticket(proof, factor, sum(weights[factor])))
        for factor in range(len(values))
    ]
    if json.dumps(expected) != json.dumps(result):  # as 1 and true are equal in Python, but not in a file
        problems.append(f"{purpose} gave {result}, the key says {expected}.")
    return problems


def is_sound(values: list[int], weights: list[int]) -> bool:
    """Whether every value has a weight that is not negative, and one at least can be drawn."""
    return len(values) == len(weights) and min(weights, default=-1) >= 0 and 0 < sum(weights) <= SPAN


def ticket(proof: bytes, factor: int, total: int) -> int:
    """The fair number from 0 to the total less one."""
    attempt = 0
    while True:
        value = int.from_bytes(digest(proof, [factor, attempt]), "big")
        if value < SPAN - SPAN % total:
            return value % total
        attempt += 1


def digest(key: bytes, words: list[Any]) -> bytes:
    """HMAC of words, written as JSON without blanks."""
    return hmac.new(key, json.dumps(words, separators=(",", ":")).encode(), hashlib.sha256).digest()


def pick(values: list[int], weights: list[int], number: int) -> int | None:
    """The value whose span of weight holds the number."""
    for value, weight in zip(values, weights, strict=False):
        number -= weight
        if number < 0:
            return value
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
