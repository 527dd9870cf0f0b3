"""The findings that are known of an engine, by cause: what each difference that is met belongs to."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.difference import Cause, Difference, Signature, cause_of


class Known:
    """Findings by cause. A cause has one finding, whatever its differences look like."""

    def __init__(self, records: Iterable[Record]) -> None:
        """`records`: those that are known from before, findings first."""
        self._homes: dict[Signature | Cause, Cause] = {}
        """A signature that was met, or a cause that it speaks for → the cause of its finding."""
        self._records: dict[Cause, list[Record]] = {}
        for record in records:
            self.add(record)
        self._unseen = {cause: own[0] for cause, own in self._records.items()}
        """Findings from before that were not met in this run yet."""

    def cause(self, difference: Difference) -> Cause | None:
        """The cause of the finding that a difference belongs to, None for a new one."""
        signature = difference.signature
        return self._homes.get(signature) or self._homes.get(cause_of(signature))

    def unseen(self, cause: Cause) -> Record | None:
        """The finding of this cause, if it is known from before and is met for the first time in this run."""
        return self._unseen.pop(cause, None)

    def add(self, record: Record) -> None:
        """Know this one too."""
        home = record.cause
        self._records.setdefault(home, []).append(record)
        for signature in record.signatures:
            self.also(signature, home)

    def also(self, signature: Signature, home: Cause) -> None:
        """What looks like this belongs to the finding of that cause."""
        self._homes.setdefault(signature, home)
        self._homes.setdefault(cause_of(signature), home)

    def forget(self, cause: Cause) -> list[Record]:
        """Everything of this cause, which is known no more."""
        self._homes = {key: home for key, home in self._homes.items() if home != cause}
        return self._records.pop(cause, [])

    def behind(self, record: Record) -> Cause | None:
        """The cause of the finding that is most likely behind a new one too."""
        return None
