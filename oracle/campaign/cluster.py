"""Hands tasks to the workers of a Dask cluster: our own on this machine, a running one, or one of a cluster manager.

Dask decides who does what, and repeats the tasks of a lost worker. This module adds what Dask cannot know: which
program and engines a worker must have, that each outcome counts once, and that a cluster may be gone for a while.
"""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import dask
from distributed import Client, LocalCluster
from distributed.client import Future as AnyFuture

from oracle.campaign.errors import CampaignError
from oracle.campaign.setting import GivenUp
from oracle.campaign.tasks import outcome_of
from oracle.campaign.worker import Crewman, do_on_worker, wrong_program
from oracle.kernel.errors import InputError

AHEAD = 8
"""Tasks per thread of the workers that are handed out at a time."""
LEAST_AHEAD = 32
RECONNECTING = 300.0
"""Seconds to wait for a lost scheduler to come back."""
JOINING = 60.0
"""Seconds within which the first worker must join."""
TICK = 0.5
TRIES = 3
"""How often a task is tried that was given up because of its worker, not because of the task."""
AGAIN = ("lost", "system", "hung")
QUIET = {
    "distributed.worker.daemon": True,
    "distributed.scheduler.worker-ttl": "60 s",
    "distributed.scheduler.allowed-failures": 10,
    "distributed.comm.timeouts.connect": "10 s",
    "distributed.comm.timeouts.tcp": "30 s",
    "distributed.admin.large-graph-warning-threshold": "1 GB",
}
LOST = ("cancelled", "lost")

Future = AnyFuture[Any]
Wanted = Callable[[], tuple[str, bytes] | None]
"""The id and the text of the next task; None while there is none."""
Came = Callable[[str, bytes | GivenUp], None]


class Hands:
    """The workers. `go` hands out tasks until there are none left."""

    def __init__(self, address: str | None, workers: int, crewman: Crewman, tell: Callable[[str], None]) -> None:
        """`address`: of a scheduler, or the class of a cluster manager; None: this machine. `tell` receives warnings.

        Raises CampaignError if the cluster cannot be used.
        """
        self._address, self._workers = address, workers
        self._crewman, self._tell = crewman, tell
        self._stack = ExitStack()
        self._client: Client | None = None
        self._ended: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self._out: dict[str, tuple[bytes, Future]] = {}
        self._tries: dict[str, int] = {}
        self._threads = 1

    def __enter__(self) -> Hands:
        dask.config.set(QUIET)
        for name in ("distributed", "asyncio", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        try:
            place = self._address
            if place is None:
                place = self._stack.enter_context(_local(self._workers)).scheduler_address
            elif "://" not in place and ":" not in place:
                place = self._stack.enter_context(_managed(place, self._workers)).scheduler_address
            self._place = place
            self._connect(JOINING)
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._client is not None:
            with suppress(Exception):
                self._client.cancel([future for _, future in self._out.values()], force=True)
            with suppress(Exception):
                self._client.unregister_worker_plugin(self._crewman.name)
            with suppress(Exception):
                self._client.close(timeout=2)
        self._stack.close()

    @property
    def dashboard(self) -> str:
        """The address of Dask's dashboard; empty if that is not installed."""
        return "" if self._client is None or find_spec("bokeh") is None else str(self._client.dashboard_link)

    def go(self, wanted: Wanted, came: Came, idle: Callable[[], None]) -> None:
        """Hand out the tasks that `wanted` names until none is left; `came` is called with every outcome once. `idle`
        is called regularly; it may raise. Raises CampaignError if the cluster is gone for good.
        """
        while True:
            self._fill(wanted)
            if not self._out:
                return
            self._take(self._some_ended(), came)
            idle()
            if self._gone():
                self._again()

    def _some_ended(self) -> list[Future]:
        """Tasks that have ended, after waiting a moment for one."""
        ended: list[Future] = []
        with suppress(queue.Empty):
            ended.append(self._ended.get(timeout=TICK))
            while len(ended) < AHEAD * self._threads:
                ended.append(self._ended.get_nowait())
        return ended

    def _fill(self, wanted: Wanted) -> None:
        most = max(LEAST_AHEAD, AHEAD * self._threads)
        if len(self._out) > most // 2:
            return
        due: list[tuple[str, bytes]] = []
        while len(self._out) + len(due) < most and (task := wanted()) is not None:
            due.append(task)
        self._hand_out(due)

    def _hand_out(self, due: Sequence[tuple[str, bytes]]) -> None:
        # Together: a scheduler keeps a note of every handing out until it ends.
        if not due:
            return
        assert self._client is not None  # noqa: S101 - connected since __enter__
        # Another try is another key, and another campaign's is too: to Dask, equal keys are one task. The first word is
        # a kind to Dask, which never forgets one: it must be the same.
        crew = self._crewman.name
        keys = [f"task-{name}-{self._tries.get(name, 0)}-{crew}" for name, _ in due]
        futures = self._client.map(do_on_worker, [crew] * len(due), [task for _, task in due], key=keys, pure=True)
        for (name, task), future in zip(due, futures, strict=True):
            self._out[name] = task, future
            future.add_done_callback(self._ended.put)

    def _take(self, ended: Sequence[Future], came: Came) -> None:
        again: list[tuple[str, bytes]] = []
        for name, found in self._outcomes(ended).items():
            task, future = self._out.pop(name)
            future.release()
            if isinstance(found, GivenUp) and found.kind in AGAIN and self._tries.get(name, 0) + 1 < TRIES:
                self._tries[name] = self._tries.get(name, 0) + 1
                self._tell(f"{found.where or 'a worker'}: {found.why}; trying again")
                again.append((name, task))
                continue
            self._tries.pop(name, None)
            came(name, found)
        self._hand_out(again)

    def _outcomes(self, ended: Sequence[Future]) -> dict[str, bytes | GivenUp]:
        """The outcomes of those that are still awaited."""
        assert self._client is not None  # noqa: S101
        named = {str(future.key).split("-")[1]: future for future in ended}
        # What was lost is told by the connection; `_again` hands it out anew.
        ours = {
            name: future
            for name, future in named.items()
            if name in self._out and self._out[name][1] is future and future.status not in LOST
        }
        erred = {name: _lost(future) for name, future in ours.items() if future.status == "error"}
        fine = [name for name in ours if name not in erred]
        try:
            raws = self._client.gather([ours[name] for name in fine]) if fine else []
        except Exception:  # noqa: BLE001 - the worker or the scheduler was lost just now, in Dask's many words for it
            for name in fine:
                self._ended.put(ours[name])
            time.sleep(TICK)
            return {**erred}
        return {**erred, **{name: _outcome_of(raw) for name, raw in zip(fine, raws, strict=True)}}

    def _gone(self) -> bool:
        client = self._client
        return (
            client is None
            or client.status != "running"
            or any(future.status in LOST for _, future in self._out.values())
        )

    def _again(self) -> None:
        """Reconnect, and hand out again everything that was pending."""
        self._tell("the scheduler is gone; waiting for it")
        waiting, self._out = self._out, {}
        if self._client is not None:
            with suppress(Exception):
                self._client.close(timeout=1)
        self._connect(RECONNECTING)
        self._tell("connected again")
        self._hand_out([(name, task) for name, (task, _) in waiting.items()])

    def _connect(self, seconds: float) -> None:
        until, first = time.monotonic() + seconds, True
        while first or time.monotonic() < until:
            first = False
            try:
                self._client = Client(self._place, timeout=min(10.0, seconds), set_as_default=False)
                self._ready(max(1.0, until - time.monotonic()))
            except (OSError, TimeoutError) as error:
                why = error
                time.sleep(1.0)
            else:
                return
        raise CampaignError(
            f"no cluster at {self._place}: {str(why) or type(why).__name__}; start it with `dask scheduler` and "
            "`dask worker`, or leave out --cluster for this machine"
        )

    def _ready(self, seconds: float) -> None:
        """Prepare the workers. Raises CampaignError if one of them has another program."""
        assert self._client is not None  # noqa: S101
        self._client.wait_for_workers(1, timeout=seconds)
        try:
            # The scheduler keeps the plugin for workers that join later.
            self._client.register_plugin(self._crewman, name=self._crewman.name)
            found = self._client.run(wrong_program, self._crewman.name)
        except InputError:
            raise
        except (ImportError, AttributeError, TypeError) as error:
            raise CampaignError(
                f"a worker cannot read our messages ({type(error).__name__}: {error}); install the same tcg-oracle, "
                f'Dask and Python there: pip install "tcg-oracle[campaign]=={self._crewman.program["version"]}"'
            ) from None
        if wrong := {worker: why for worker, why in found.items() if why}:
            raise CampaignError(
                "\n".join(f"the worker {worker} is refused: {why}" for worker, why in sorted(wrong.items()))
            )
        self._threads = max(1, sum(self._client.nthreads().values()))


def _lost(future: Future) -> GivenUp:
    error = future.exception()
    return GivenUp(kind="lost", why=f"{type(error).__name__}: {error}"[:500])


def _outcome_of(raw: bytes) -> bytes | GivenUp:
    # What was given up is the only outcome that matters here.
    if not raw.startswith(b'{"type":"GivenUp"'):
        return raw
    found = outcome_of(raw)
    return found if isinstance(found, GivenUp) else raw


@contextmanager
def _local(workers: int) -> Iterator[Any]:
    """A cluster on this machine."""
    try:
        made = LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0",
            silence_logs=logging.CRITICAL, memory_limit=0,
        )  # fmt: skip
    except (RuntimeError, OSError) as error:
        raise CampaignError(f"workers cannot be started on this machine: {error}; try fewer with --workers") from None
    with made as cluster:
        yield cluster


@contextmanager
def _managed(name: str, workers: int) -> Iterator[Any]:
    """A cluster of a manager, such as `dask_jobqueue.SLURMCluster`, with Dask's own configuration of it."""
    module, _, kind = name.rpartition(".")
    try:
        made = getattr(import_module(module or "distributed"), kind)
    except (ImportError, AttributeError) as error:
        raise CampaignError(
            f"--cluster {name}: there is no such cluster manager ({error}); give a scheduler's address such as "
            "tcp://host:8786, or the class of an installed manager such as dask_jobqueue.SLURMCluster"
        ) from None
    with made() as cluster:
        cluster.scale(workers)
        yield cluster
