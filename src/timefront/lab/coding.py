"""Numbers for choices, so that learning programs can make them.

There are three schemes with one interface. A decision is a row of numbers, each below `size`: first one of
`options(offers, ())`, then, until the row stands for an offer, one of `options(offers, row)`.

- `flat`: one number for each verb with its arguments; it means the same throughout a setting.
- `tokens`: the verb, then its arguments one by one; arguments of one kind share their numbers. A number is left out if
  no other could follow. Few numbers, whatever the scenario.
- `offers`: the index in the sorted offers, for programs that look at the offers themselves.

>>> from timefront.games.registry import GAMES
>>> game = GAMES["duel_of_time"]
>>> coder = coder_of(game, game.setting(game.built_in_pack(), "beacons", {}, seats=2), "flat")
>>> offers = [("play", 1, 0, 0), ("play", 1, 0, 1)]
>>> row = coder.row(offers, ("play", 1, 0, 1))
>>> coder.choice(offers, row)
('play', 1, 0, 1)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, final

import msgspec

from timefront.kernel.game import Game
from timefront.kernel.questions import Choice, Verb
from timefront.kernel.setting import Setting
from timefront.texts.vocabulary import verbs_of

SCHEMES = ("flat", "tokens", "offers")
MOST_OFFERS = 128
"""The size of the scheme `offers`; more offers are an error, never silently cut off."""

Row = tuple[int, ...]
"""The numbers of a decision, or the first of them."""


class UnknownNumber(ValueError):
    """A number that stands for no choice."""


class Coder:
    """What all schemes have in common. Verbs and kinds are numbered in the order of their names."""

    scheme = ""

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        self.verbs: list[Verb] = [verb for _, verb in sorted(verbs_of(game).items())]
        self.sizes: list[list[int]] = [[kind.most(setting) for kind in verb.kinds.values()] for verb in self.verbs]
        self.size = self._size()
        """All numbers are below this."""
        told = [
            [verb.name, [kind.name for kind in verb.kinds.values()], sizes]
            for verb, sizes in zip(self.verbs, self.sizes, strict=True)
        ]
        named = msgspec.json.encode([game.name, game.version, self.scheme, self.size, told])
        self.fingerprint = hashlib.sha256(named).hexdigest()
        """Coders with the same fingerprint give the same numbers; models and data sets should carry it."""

    def _size(self) -> int:
        raise NotImplementedError

    def row(self, offers: Sequence[Choice], choice: Choice) -> Row:
        """The numbers of an offer."""
        raise NotImplementedError

    def choice(self, offers: Sequence[Choice], row: Row) -> Choice | None:
        """The choice that a row stands for, or None if numbers are missing; `UnknownNumber` if it cannot stand for any.

        In the scheme `flat` it may be a choice that is not offered; the rules then say why not.
        """
        raise NotImplementedError

    def options(self, offers: Sequence[Choice], row: Row = ()) -> list[int]:
        """The numbers that can come next, in order."""
        rows = [self.row(offers, choice) for choice in offers]
        place = len(row)
        return sorted({one[place] for one in rows if len(one) > place and one[:place] == row})

    def mask(self, offers: Sequence[Choice], row: Row = ()) -> bytearray:
        """A byte for each number: 1 where it can come next."""
        mask = bytearray(self.size)
        for number in self.options(offers, row):
            mask[number] = 1
        return mask


@final
class FlatCoder(Coder):
    """A number for each verb with its arguments."""

    scheme = "flat"

    def _size(self) -> int:
        self.first: dict[str, int] = {}
        number = 0
        for verb, sizes in zip(self.verbs, self.sizes, strict=True):
            self.first[verb.name] = number
            number += _product(sizes)
        self.place = {verb.name: place for place, verb in enumerate(self.verbs)}
        self._numbers: dict[Choice, int] = {}
        self._choices: dict[Row, Choice] = {}
        """Both are caches."""
        return number

    def row(self, offers: Sequence[Choice], choice: Choice) -> Row:
        return (self._number(choice),)

    def options(self, offers: Sequence[Choice], row: Row = ()) -> list[int]:
        return [] if row else sorted(map(self._number, offers))

    def _number(self, choice: Choice) -> int:
        number = self._numbers.get(choice)
        if number is None:
            number = self._numbers[choice] = self._counted(choice)
        return number

    def _counted(self, choice: Choice) -> int:
        verb, *ids = choice
        number = 0
        for size, one in zip(self.sizes[self.place[verb]], ids, strict=True):
            if not 0 <= one < size:
                raise UnknownNumber(f"{choice} has no number")
            number = number * size + one
        return self.first[verb] + number

    def choice(self, offers: Sequence[Choice], row: Row) -> Choice | None:
        if not row:
            return None
        choice = self._choices.get(row)
        if choice is None:
            choice = self._choices[row] = self._decoded(*row)
        return choice

    def _decoded(self, number: int) -> Choice:
        if not 0 <= number < self.size:
            raise UnknownNumber(f"{number} is no number from 0 to {self.size - 1}")
        for verb, sizes in zip(self.verbs, self.sizes, strict=True):
            count = _product(sizes)
            if number < self.first[verb.name] + count:
                return (verb.name, *_digits(number - self.first[verb.name], sizes))
        raise AssertionError  # the last verb's numbers end at the size


@final
class TokenCoder(Coder):
    """A verb, then one argument after the other."""

    scheme = "tokens"

    def _size(self) -> int:
        self.verb_token = {verb.name: token for token, verb in enumerate(self.verbs)}
        most: dict[str, int] = {}
        for verb, sizes in zip(self.verbs, self.sizes, strict=True):
            for kind, size in zip(verb.kinds.values(), sizes, strict=True):
                most[kind.name] = max(size, most.get(kind.name, 0))
        first = len(self.verbs)
        starts: dict[str, int] = {}
        for kind_name, size in sorted(most.items()):
            starts[kind_name] = first
            first += size
        self.starts = {verb.name: [starts[kind.name] for kind in verb.kinds.values()] for verb in self.verbs}
        return first

    def tokens(self, choice: Choice) -> Row:
        """All numbers of a choice, including those that a row leaves out."""
        verb, *ids = choice
        starts = self.starts[verb]
        return (self.verb_token[verb], *[start + one for start, one in zip(starts, ids, strict=True)])

    def row(self, offers: Sequence[Choice], choice: Choice) -> Row:
        return self._rows(offers)[tuple(choice)]

    def choice(self, offers: Sequence[Choice], row: Row) -> Choice | None:
        rows = self._rows(offers)
        for offer, one in rows.items():
            if one == row:
                return offer
        if not any(one[: len(row)] == row for one in rows.values()):
            raise UnknownNumber(f"no offer has the numbers {row}")
        return None

    def options(self, offers: Sequence[Choice], row: Row = ()) -> list[int]:
        place = len(row)
        rows = self._rows(offers).values()
        return sorted({one[place] for one in rows if len(one) > place and one[:place] == row})

    def _rows(self, offers: Sequence[Choice]) -> dict[Choice, Row]:
        """The row of each offer: only the tokens that distinguish it from offers with the same beginning."""
        rows: dict[Choice, list[int]] = {offer: [] for offer in offers}
        groups = [[(offer, self.tokens(offer)) for offer in rows]]
        place = 0
        while groups:
            parted: list[list[tuple[Choice, Row]]] = []
            for group in groups:
                by_token: dict[int, list[tuple[Choice, Row]]] = {}
                for offer, tokens in group:
                    by_token.setdefault(tokens[place], []).append((offer, tokens))
                if len(by_token) > 1:
                    for token, those in by_token.items():
                        for offer, _ in those:
                            rows[offer].append(token)
                parted += [those for those in by_token.values() if len(those) > 1]
            groups = parted
            place += 1
        return {offer: tuple(row) for offer, row in rows.items()}


@final
class OfferCoder(Coder):
    """The index in the sorted offers."""

    scheme = "offers"

    def _size(self) -> int:
        return MOST_OFFERS

    def row(self, offers: Sequence[Choice], choice: Choice) -> Row:
        return (self._sorted(offers).index(tuple(choice)),)

    def choice(self, offers: Sequence[Choice], row: Row) -> Choice | None:
        if not row:
            return None
        (place,) = row
        if not 0 <= place < len(offers):
            raise UnknownNumber(f"{place} is none of the {len(offers)} offers")
        return self._sorted(offers)[place]

    def options(self, offers: Sequence[Choice], row: Row = ()) -> list[int]:
        return [] if row else [*range(len(self._sorted(offers)))]

    def _sorted(self, offers: Sequence[Choice]) -> list[Choice]:
        if len(offers) > MOST_OFFERS:
            raise UnknownNumber(f"{len(offers)} offers are more than {MOST_OFFERS}: take another scheme")
        return sorted(offers)


def coder_of(game: Game[Any], setting: Setting, scheme: str = "flat") -> Coder:
    """The coder of a scheme, for matches of a setting."""
    coders: dict[str, type[Coder]] = {coder.scheme: coder for coder in (FlatCoder, TokenCoder, OfferCoder)}
    if scheme not in coders:
        raise ValueError(f"there is no scheme {scheme!r}; known are {', '.join(SCHEMES)}")
    return coders[scheme](game, setting)


def _product(sizes: Iterable[int]) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


def _digits(number: int, sizes: list[int]) -> list[int]:
    """The digits of a number in a mixed radix, the last digit counting fastest."""
    digits: list[int] = []
    for size in reversed(sizes):
        number, digit = divmod(number, size)
        digits.append(digit)
    return digits[::-1]
