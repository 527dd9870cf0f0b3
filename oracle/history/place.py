"""The place of a history: a file or a server, from a path or a URL, and its name without the password."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from oracle.history.errors import HistoryError
from oracle.protocol.display import shown

KINDS = "give the path of an SQLite file, or a URL such as sqlite:///history.sqlite or postgresql://user@host/database"
_DRIVERS = {
    **dict.fromkeys(("sqlite", "sqlite+pysqlite"), "sqlite"),
    **dict.fromkeys(("postgresql", "postgres", "postgresql+psycopg"), "postgresql+psycopg"),
}
_BEGINNING = b"SQLite format 3\0"


class Place:
    """A place by its URL; its text omits options and masks the password."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = url.get_backend_name() == "sqlite"
        as_options = self.is_file and "uri" in url.query
        self.file = Path(url.database or "") if self.is_file and not as_options else None
        """The file, if the place is a file."""

    @classmethod
    def of(cls, given: str) -> Place:
        """The place that a path or a URL names. Raises HistoryError."""
        if not given or "\0" in given:
            raise HistoryError(f"the name of the database is empty; {KINDS}")
        if not re.match(r"[\w+.-]+:", given, re.ASCII) or re.match(r"[A-Za-z]:[\\/]", given):
            return cls(URL.create("sqlite", database=given))
        scheme = given.partition(":")[0].lower()
        # The text after the scheme may contain a password, so it is not repeated.
        if scheme not in _DRIVERS:
            raise HistoryError(f"{shown(scheme, 40)!r} databases cannot hold a history; {KINDS}")
        try:
            url = make_url(given).set(drivername=_DRIVERS[scheme])
        except (ArgumentError, ValueError):
            raise HistoryError(f"this {scheme} URL cannot be read; {KINDS}") from None
        if scheme.startswith("sqlite") and url.database in (None, "", ":memory:"):
            raise HistoryError(f"a database in memory is lost at once; {KINDS}")
        return cls(url)

    def __str__(self) -> str:
        if self.is_file:
            return shown(self.url.database or "")
        bare = self.url.set(drivername="postgresql", query={})
        return shown(bare.render_as_string(hide_password=True))

    def without_secrets(self, text: str) -> str:
        """The driver's message on one line, without secrets from the URL."""
        hidden = [self.url.password, *(value for value in self.url.query.values() if isinstance(value, str))]
        for secret in hidden if not self.is_file else ():
            if secret:
                text = text.replace(str(secret), "***")
        return shown(" ".join(text.split()), 500)

    def prepare(self, *, make: bool) -> None:
        """Check the file before a driver opens it; `make` creates its folder. Raises HistoryError."""
        if self.file is None:
            return
        try:
            if self.file.exists():
                self._check_kind(self.file)
            elif make:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            else:
                raise HistoryError(f"{self} does not exist; `tcg-oracle check --db` writes it")
        except OSError as error:
            raise HistoryError(f"{self}: {error.strerror or error}; name another file") from None
        except ValueError:
            raise HistoryError(f"{self} cannot be the name of a file; name another") from None

    def _check_kind(self, file: Path) -> None:
        if not file.is_file():
            raise HistoryError(f"{self} is not a regular file; name another")
        with file.open("rb") as opened:
            beginning = opened.read(len(_BEGINNING))
        if beginning not in (b"", _BEGINNING):
            raise HistoryError(f"{self} is not an SQLite database; name another file or a new one")
