"""Why there is no certificate, or why one does not hold."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "unreadable", "truncated", "too-large", "not-a-certificate", "altered", "unsigned", "bad-signature", "unknown-key",
    "no-witness", "other-suite", "other-level", "other-edition", "other-seed", "other-subject", "bad-transcript",
    "other-transcript", "level-not-reached", "other-claims", "other-engine",
]  # fmt: skip

REASONS: dict[Reason, str] = {
    "unreadable": "the file cannot be read",
    "truncated": "the file ends in its middle",
    "too-large": "the file, or what is packed in it, is larger than a certificate may be, or than was signed",
    "not-a-certificate": "the file is something else",
    "altered": "the file is not as it was written, byte for byte",
    "unsigned": "nobody has signed it",
    "bad-signature": "a signature is not of this statement, or not by the key it names",
    "unknown-key": "none of the keys given has signed it",
    "no-witness": "none of the witnesses asked for has signed that they witnessed it",
    "other-suite": "it was made with another suite than this one",
    "other-level": "it is of another level than asked for, or of one that is not known",
    "other-edition": "it is of another edition than asked for, or than was played",
    "other-seed": "it was not made with the seed that was given",
    "other-subject": "a file given is not the one that is certified",
    "bad-transcript": "the transcript is damaged, or not the one that was signed",
    "other-transcript": "the transcript is of another engine, seed, level or suite: it answers other questions",
    "level-not-reached": "by what was said, the level is not reached",
    "other-claims": "the statement claims something else than what was said comes to",
    "other-engine": "the engine, run anew, does not come to the same",
}
"""Every way in which a certificate can be wrong, and what it means."""


class NotVerified(Exception):
    """A certificate does not hold, for one of `REASONS`; the text says where and what."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class CertificateError(Exception):
    """A key or a library that is needed cannot be used; the text says what to do."""
