"""Many machines: the workers of a Ray cluster in place of processes of this machine.

    timefront simulate duel_of_time --games 1000000 --executor ray:auto

Games depend on their numbers alone, so a worker that was lost is replaced and its games are played again.
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
    """The workers of a cluster: one of its own on this machine or, with an address, one that runs already."""

    def __init__(self, address: str = "") -> None:
        super().__init__(os.cpu_count() or 1)
        self.address = address

    def executor(self) -> Executor:
        """A connection to the cluster; the number of workers is that of its processors."""
        executor = RayExecutor(self.address, self.workers)
        self.workers = executor.workers
        return executor


@final
class RayExecutor(Executor):
    """Calls that are made by the workers of a cluster."""

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
        """Let a worker call a function, which is sent to the cluster once."""
        if id(fn) not in self._put:
            self._put[id(fn)] = self._ray.put(fn)
        future: Future[T] = self._call.remote(self._put[id(fn)], args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; one of its own ends."""
        self._ray.shutdown()


def _call(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return function(*args, **kwargs)
