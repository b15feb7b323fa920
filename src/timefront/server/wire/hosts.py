"""The names that a server without a public address answers to, so that no stranger's name can be pointed at it.

A page of another site could have its name lead here (DNS rebinding) and would then read and write as if it were ours.
Addresses in digits and names that nobody can register cannot be taken over like that.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import final

Address = IPv4Address | IPv6Address
HOME_DOMAINS = (".local", ".lan", ".internal", ".home.arpa")
"""What a network at home adds to a machine's name; nobody can register a name under them."""
IPV6_NETWORK = 64
"""So many bits of an IPv6 address name a household, which chooses the others as it likes."""


@final
class Hosts:
    """The hosts that requests may name."""

    def __init__(self, listening: Iterable[str]) -> None:
        """Where the server listens: a name, an address, or the address that stands for all of the machine's."""
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
    """The address that is written in digits, or None; IPv4 within IPv6 is IPv4."""
    try:
        address = ip_address(name)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def names_of_this_machine() -> set[str]:
    """What others in its network call this machine."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {full, short, *(short + domain for domain in HOME_DOMAINS)} if short else set()


def household_of(address: str) -> str:
    """Whom limits count together: an IPv4 address, or all addresses of an IPv6 network."""
    known = address_in(address)
    if isinstance(known, IPv6Address):
        return str(IPv6Address(int(known) >> IPV6_NETWORK << IPV6_NETWORK))
    return address if known is None else str(known)
