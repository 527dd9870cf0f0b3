"""A PostgreSQL server of our own, where its programs are installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`; Debian has them not on the PATH."""
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).parent
    return next((path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)), None)


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database on a server that listens on a socket only and ends with the block."""
    folder = programs()
    if folder is None:
        raise LookupError("PostgreSQL is not installed")
    # The server refuses to run as root.
    user = [shutil.which("runuser") or "/usr/sbin/runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as base:
        if user:
            shutil.chown(base, "postgres")
        data = Path(base) / "data"
        _run([*user, str(folder / "initdb"), "-D", str(data), "-A", "trust", "-U", "oracle", "--no-sync"], base)
        server = [*user, str(folder / "pg_ctl"), "-D", str(data), "-w", "-t", "120"]
        _run([*server, "-l", f"{base}/log", "-o", f"-k {base} -c listen_addresses=''", "start"], base)
        try:
            yield f"postgresql://oracle@/postgres?host={base}"
        finally:
            _run([*server, "-m", "immediate", "stop"], base)


def _run(words: list[str], folder: str) -> None:
    # The server inherits what it is started with: a pipe would stay open as long as it runs.
    subprocess.run(
        words, cwd=folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
