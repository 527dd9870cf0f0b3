"""JSON that a user has written: reports errors of the file itself, in one place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from oracle.cli.errors import UsageError
from oracle.protocol.unclear import UnclearJSON
from oracle.suite.files.user_files import UnreadableError


@contextmanager
def reading(file: Path, what: str) -> Iterator[None]:
    """Turn errors in reading and decoding the file into UsageError; `what`: the expected content, such as `a card`."""
    try:
        yield
    except UnreadableError as error:
        raise UsageError(f"{file}: {error}") from None
    except RecursionError:
        raise UsageError(f"{file}: nested too deeply to be {what}") from None
    except UnclearJSON as error:
        raise UsageError(f"{file}: {error}; fix that in the file") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file}: not UTF-8; save the file as UTF-8") from None
