"""The workers that `--executor` names."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from timefront.cli.common import UserError

if TYPE_CHECKING:
    from timefront.bots.pools import Pool


def pool_named(name: str) -> Pool:
    """The workers that `processes[:N]` or `ray[:ADDRESS]` names."""
    from timefront.bots.pools import Pool

    kind, colon, rest = name.partition(":")
    if kind == "processes" and not colon:
        return Pool(os.cpu_count() or 1)
    if kind == "processes" and rest.isascii() and rest.isdigit() and 0 < int(rest) <= 10_000:
        return Pool(int(rest))
    if kind == "ray" and bool(colon) == bool(rest):
        if find_spec("ray") is None:
            raise UserError("Ray is not installed: pip install timefront[cluster], or use --executor processes:N.")
        from timefront.interop.ray import RayPool

        return RayPool(rest)
    raise UserError(f"There is no executor {name!r}: use processes, processes:N, ray or ray:ADDRESS.")
