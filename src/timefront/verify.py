#!/usr/bin/env python3
"""Check the draws of a finished Timefront match. One file, standard library only, no code of the engine.

    python verify.py match.jsonl

The header of a match holds the hash of a secret key, published before the seats gave their nonces. After the end it
holds the key too. Every draw must then be what this formula says:

    ticket = HMAC-SHA256(key, JSON of [match, nonces, purpose, draw, factor, attempt]) as a number
             (the next attempt while the number lies in the uneven rest above a multiple of the total weight)
             modulo the total weight; the value whose span of weight holds the ticket is the result.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, TextIO

SPAN = 1 << 256


def main(arguments: list[str]) -> int:
    """Verify one file; returns the exit status: 0 sound, 1 not sound, 2 not readable."""
    if len(arguments) != 1:
        print("usage: verify.py MATCH_FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            header, entries = read(file)
        problems = check(header, entries)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        print(f"This is no finished Timefront match: {error}", file=sys.stderr)
        return 2
    for problem in problems:
        print(problem)
    draws = sum(entry["kind"] == "chance" for entry in entries)
    print(f"{draws} draws, {len(problems)} problems: {'not sound' if problems else 'all sound'}")
    return 1 if problems else 0


def read(file: TextIO) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the journal entries of a match file; a torn last line does not count."""
    lines = [json.loads(line) for line in file if line.endswith("\n")]
    header = lines[0]
    if header["timefront"] != 1 or "key" not in header["fair"]:
        raise ValueError("there is no key in it; the key is disclosed after the end")
    return header, [entry for line in lines[1:] for entry in line.get("entries", ())]


def check(header: dict[str, Any], entries: list[dict[str, Any]]) -> list[str]:
    """Everything that is wrong with the draws."""
    fair = header["fair"]
    key = bytes.fromhex(fair["key"])
    problems: list[str] = []
    if hashlib.sha256(key).hexdigest() != fair["commitment"]:
        problems.append("The key is not the one that was committed to.")
    drawn: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry["number"] != number:
            problems.append(f"Entry {number} has the number {entry['number']}.")
        if entry["kind"] != "chance":
            continue
        purpose = entry["purpose"]
        if entry["draw"] != drawn.get(purpose, 0):
            problems.append(f"Entry {number}: not draw {drawn.get(purpose, 0)} for {purpose}.")
        drawn[purpose] = drawn.get(purpose, 0) + 1
        factors = list(zip(entry["values"], entry["weights"], strict=False))
        if len(entry["values"]) != len(entry["weights"]) or any(not is_sound(*factor) for factor in factors):
            problems.append(f"Entry {number}: {purpose} has no proper weights.")
            continue
        expected = [
            pick(values, weights, ticket(key, fair, purpose, entry["draw"], index, sum(weights)))
            for index, (values, weights) in enumerate(factors)
        ]
        if expected != entry["result"]:
            problems.append(f"Entry {number}: {purpose} gave {entry['result']}, the key says {expected}.")
    return problems


def is_sound(values: list[int], weights: list[int]) -> bool:
    """Whether every value has a weight that is not negative, and one at least can be drawn."""
    return len(values) == len(weights) and min(weights, default=-1) >= 0 and 0 < sum(weights) <= SPAN


def ticket(key: bytes, fair: dict[str, Any], purpose: str, draw: int, factor: int, total: int) -> int:
    """The fair number from 0 to the total less one."""
    attempt = 0
    while True:
        words = [fair["match"], fair["nonces"], purpose, draw, factor, attempt]
        message = json.dumps(words, separators=(",", ":")).encode()
        value = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest(), "big")
        if value < SPAN - SPAN % total:
            return value % total
        attempt += 1


def pick(values: list[int], weights: list[int], number: int) -> int | None:
    """The value whose span of weight holds the number."""
    for value, weight in zip(values, weights, strict=False):
        number -= weight
        if number < 0:
            return value
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
