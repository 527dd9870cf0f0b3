"""Atomic writing: a file appears complete or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO


def replace_whole(target: Path, content: bytes) -> None:
    """Write `content` to `target` in an existing folder: a reader sees the old file or the new one, never half.

    Raises OSError and leaves everything as it was.
    """
    with drafted(target.parent) as (draft, file):
        file.write(content)
        file.close()
        draft.replace(target)


@contextlib.contextmanager
def drafted(folder: Path) -> Iterator[tuple[Path, BinaryIO]]:
    """A new file in a folder, open for writing; to keep it, move it away."""
    # A short name of its own: a target's name may already be as long as the file system allows.
    draft = folder / f".tcg-oracle-{os.getpid()}-{secrets.token_hex(4)}.tmp"
    file = draft.open("xb")
    try:
        yield draft, file
    finally:
        with contextlib.suppress(OSError):
            file.close()
        with contextlib.suppress(OSError):
            draft.unlink()
