"""Many machines: the workers of a Ray cluster instead of processes on this machine.

    timefront simulate duel_of_time --games 1000000 --executor ray:auto

A game depends only on its number, so if a worker is lost, it is replaced and its games are played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar, final

from timefront.bots.pools import TRIES, Pool

T = TypeVar("T")


class RayPool(Pool):
    """The workers of a cluster: a new one on this machine or, with an address, one that is already running."""

    def __init__(self, address: str = "") -> None:
        super().__init__(os.cpu_count() or 1)
        self.address = address

    def executor(self) -> Executor:
        """A connection to the cluster, with as many workers as it has processors."""
        executor = RayExecutor(self.address, self.workers)
        self.workers = executor.workers
        return executor


@final
class RayExecutor(Executor):
    """Runs calls on the workers of a cluster."""

    def __init__(self, address: str, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        here = {} if address else {"num_cpus": workers, "include_dashboard": False}
        ray.init(
            address=address or "local",
            log_to_driver=False,
            logging_level="error",
            runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}},
            **here,
        )
        self.workers = max(1, int(ray.cluster_resources().get("CPU", workers)))
        self._ray = ray
        self._call = ray.remote(max_retries=TRIES)(_call)
        self._put: dict[int, Any] = {}

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Let a worker call a function, which is sent to the cluster only once."""
        if id(fn) not in self._put:
            self._put[id(fn)] = self._ray.put(fn)
        future: Future[T] = self._call.remote(self._put[id(fn)], args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; if it was started here, it ends."""
        self._ray.shutdown()


def _call(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return function(*args, **kwargs)
