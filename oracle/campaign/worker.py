"""A Dask worker's side: it is checked, gets the archives of engines, and passes each task to its own process."""

from __future__ import annotations

import hashlib
import queue
import shlex
import shutil
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

from distributed import Worker, WorkerPlugin, get_worker
from msgspec.structs import replace

from oracle.campaign.hands import Hand
from oracle.campaign.identity import differing
from oracle.campaign.setting import GivenUp, Setting, encoded

ARCHIVE = "{archive}"


class Archive:
    """An engine's archive: its name, content and SHA-256."""

    def __init__(self, path: Path) -> None:
        """Raises OSError."""
        self.name = path.name
        self.content = path.read_bytes()
        self.digest = hashlib.sha256(self.content).hexdigest()

    def unpacked(self, folder: Path) -> Path:
        """The folder with the content. Raises ValueError for a wrong digest, or if it is not an archive."""
        if hashlib.sha256(self.content).hexdigest() != self.digest:
            raise ValueError(f"{self.name} was damaged on its way: its SHA-256 is not {self.digest}")
        into = folder / self.digest[:16]
        if not into.is_dir():
            made = folder / f"{self.digest[:16]}.new"
            shutil.rmtree(made, ignore_errors=True)
            made.mkdir(parents=True)
            packed = made.with_name(f"{self.digest[:16]}-{self.name}")
            packed.write_bytes(self.content)
            # Nothing in it may lie outside of the folder.
            if self.name.endswith(".zip"):
                shutil.unpack_archive(packed, made)
            else:
                shutil.unpack_archive(packed, made, filter="data")
            packed.unlink()
            made.rename(into)
        return into


class Crewman(WorkerPlugin):
    """The part of a campaign that every worker gets."""

    def __init__(self, program: dict[str, str], setting: Setting, archives: dict[str, Archive], seconds: float) -> None:
        """`archives`: by the engine's name; `seconds`: the limit of a task."""
        self.name = f"tcg-oracle-{uuid4().hex}"
        """The campaign's name: others on the same cluster may have other engines under the same names."""
        self.program = program
        self.refusal = ""
        self._setting, self._archives, self._seconds = setting, archives, seconds

    def setup(self, worker: Worker) -> None:
        """Called by Dask on each worker, including those that join later."""
        self.refusal = differing(self.program)
        self.address = worker.address
        self._free: queue.SimpleQueue[Hand] = queue.SimpleQueue()
        self._hands: list[Hand] = []
        self._lock = threading.Lock()
        engines = dict(self._setting.engines)
        try:
            for name, archive in self._archives.items():
                folder = archive.unpacked(Path(worker.local_directory) / "tcg-oracle-engines")
                engines[name] = engines[name].replace(ARCHIVE, shlex.quote(str(folder)))
        except (OSError, ValueError, shutil.ReadError) as error:
            self.refusal = self.refusal or f"the archive of the engine {name} cannot be unpacked there: {error}"
        self._setting = replace(self._setting, engines=engines)
        # They load while the campaign is still being prepared.
        for _ in range(0 if self.refusal else worker.state.nthreads):
            self._free.put(self._hired())

    def _hired(self) -> Hand:
        hand = Hand(self._setting)
        with suppress(OSError):
            # Told when it is needed, if it cannot be started then either.
            hand.start()
        with self._lock:
            self._hands.append(hand)
        return hand

    def teardown(self, worker: Worker) -> None:  # noqa: ARG002 - Dask's interface
        """Called by Dask as the worker ends."""
        for hand in self._hands:
            hand.end()

    def do(self, task: bytes) -> bytes:
        """The outcome of a task, done by a process that is free."""
        if self.refusal:
            return encoded(GivenUp(kind="refused", why=self.refusal, where=self.address))
        try:
            hand = self._free.get_nowait()
        except queue.Empty:
            hand = self._hired()
        try:
            return hand.do(task, self._seconds)
        finally:
            self._free.put(hand)


def wrong_program(crew: str, dask_worker: Worker) -> str:
    """Why this worker may not take part in a campaign; empty if it may."""
    plugin = dask_worker.plugins.get(crew)
    return plugin.refusal if isinstance(plugin, Crewman) else "it did not take our message; restart it"


def do_on_worker(crew: str, task: bytes) -> bytes:
    """Do an encoded task of a campaign on the worker that calls this."""
    plugin: Any = get_worker().plugins.get(crew)
    if not isinstance(plugin, Crewman):
        return encoded(GivenUp(kind="lost", why="the worker has not heard of the campaign", where=get_worker().address))
    return plugin.do(task)
