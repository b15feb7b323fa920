"""The names that a server without a public address answers to, so that nobody can point another name at it.

Another site could let its name resolve to this server (DNS rebinding); its pages could then read and write like ours.
Numeric addresses and names that nobody can register cannot be misused like that.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import final

Address = IPv4Address | IPv6Address
HOME_DOMAINS = (".local", ".lan", ".internal", ".home.arpa")
"""The domains of machines in home networks; nobody can register a name in them."""
IPV6_NETWORK = 64
"""How many bits of an IPv6 address identify a household, which can choose the others freely."""


@final
class Hosts:
    """The hosts that requests may name."""

    def __init__(self, listening: Iterable[str]) -> None:
        """`listening` are the names or addresses where the server listens; one address may stand for all."""
        addresses = {name: address_in(name) for name in listening}
        self._is_everywhere = any(address is not None and address.is_unspecified for address in addresses.values())
        self._addresses = {address for address in addresses.values() if address is not None}
        self._names = {name.lower() for name, address in addresses.items() if address is None}
        if self._is_everywhere:
            self._names |= names_of_this_machine()

    def has(self, host: str) -> bool:
        """Whether a Host header, with or without a port, names this server."""
        name = name_in(host)
        address = address_in(name)
        if address is not None:
            return address.is_loopback or self._is_everywhere or address in self._addresses
        return name == "localhost" or name.endswith(".localhost") or name in self._names


def name_in(host: str) -> str:
    """The name or address in a Host header, without its port and brackets."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def address_in(name: str) -> Address | None:
    """A numeric address, or None if it is a name; IPv4 within IPv6 becomes IPv4."""
    try:
        address = ip_address(name)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def names_of_this_machine() -> set[str]:
    """The names of this machine in its network."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {full, short, *(short + domain for domain in HOME_DOMAINS)} if short else set()


def household_of(address: str) -> str:
    """The addresses that limits count together: an IPv4 address, or all of an IPv6 network."""
    known = address_in(address)
    if isinstance(known, IPv6Address):
        return str(IPv6Address(int(known) >> IPV6_NETWORK << IPV6_NETWORK))
    return address if known is None else str(known)
