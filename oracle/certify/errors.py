"""The reasons why there is no certificate, or why one is not valid."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "unreadable", "truncated", "too-large", "not-a-certificate", "altered", "unsigned", "bad-signature", "unknown-key",
    "no-witness", "other-suite", "other-level", "other-edition", "other-seed", "other-subject", "other-decisions",
    "bad-transcript", "other-transcript", "level-not-reached", "other-claims", "other-engine",
]  # fmt: skip

REASONS: dict[Reason, str] = {
    "unreadable": "the file cannot be read",
    "truncated": "the file is truncated",
    "too-large": "the file, or its packed transcript, is larger than allowed or than signed",
    "not-a-certificate": "the file is not a certificate",
    "altered": "the file was changed after it was written",
    "unsigned": "it has no signature",
    "bad-signature": "a signature does not belong to this statement, or to the key it names",
    "unknown-key": "none of the given keys has signed it",
    "no-witness": "none of the required witnesses has signed as a witness",
    "other-suite": "it was made with a different suite",
    "other-level": "it is for an unknown level, or not for the required one",
    "other-edition": "it is not for the required edition, or not for the played one",
    "other-seed": "it was made with another seed",
    "other-subject": "a given file is not the certified one",
    "other-decisions": "it was made under other decisions than the given ones",
    "bad-transcript": "the transcript is damaged, or not the signed one",
    "other-transcript": "the transcript belongs to another engine, seed, level or suite: it answers other questions",
    "level-not-reached": "by its transcript, the level is not reached",
    "other-claims": "the transcript does not support the statement",
    "other-engine": "the engine, run again, gives other results",
}
"""Every reason to reject a certificate, and its meaning."""


class NotVerified(Exception):
    """A certificate is not valid, for one of `REASONS`; the text gives the place and the error."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class CertificateError(Exception):
    """A key or a library cannot be used; the text says what to do."""
