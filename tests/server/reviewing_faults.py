"""Ways of looking back that go wrong: these run in a process of their own."""

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
