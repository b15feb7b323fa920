"""Ways of reviewing that go wrong; they run in a separate process."""

from __future__ import annotations

import os
import time


def crashing(data: bytes) -> bytes:
    os._exit(3)


def hanging(data: bytes) -> bytes:
    time.sleep(3600)
    return data


def babbling(data: bytes) -> bytes:
    return b"nonsense"
