"""Signers and witnesses in each other's places."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.certify import bundle
from oracle.certify.certifying import Expected
from tests.certify.making import AUTHOR, COAUTHOR, COMMITTEE, STRANGER, STRANGER_COMMITTEE, line

Json = dict[str, Any]


def _author_taken(whole: Json, other: Json) -> None:
    whole["dsseEnvelope"]["signatures"] = other["dsseEnvelope"]["signatures"]
    whole["keys"] = [line(STRANGER), line(COMMITTEE)]


def _author_joined(whole: Json, other: Json) -> None:
    whole["dsseEnvelope"]["signatures"] += other["dsseEnvelope"]["signatures"]
    whole["keys"].append(line(STRANGER))


def _author_lost(whole: Json, other: Json) -> None:
    del other, whole["dsseEnvelope"]["signatures"][1]
    whole["keys"].remove(line(COAUTHOR))


def _witness_taken(whole: Json, other: Json) -> None:
    whole["witnesses"], whole["keys"] = other["witnesses"], [line(AUTHOR), line(STRANGER_COMMITTEE)]


def _witness_signed_over(whole: Json, other: Json) -> None:
    whole["witnesses"][0]["signatures"] = other["witnesses"][0]["signatures"]
    whole["keys"] = [line(AUTHOR), line(STRANGER_COMMITTEE)]


def _witness_by_a_stranger(whole: Json, other: Json) -> None:
    del other
    payload = bundle.Envelope(payload=whole["witnesses"][0]["payload"], signatures=()).content
    envelope, lines = bundle.sign(payload, [STRANGER])
    whole["witnesses"], whole["keys"] = [msgspec.to_builtins(envelope)], [line(AUTHOR), *lines]


def _witness_by_the_author(whole: Json, other: Json) -> None:
    del other
    payload = bundle.Envelope(payload=whole["witnesses"][0]["payload"], signatures=()).content
    envelope, lines = bundle.sign(payload, [AUTHOR])
    whole["witnesses"], whole["keys"] = [msgspec.to_builtins(envelope)], list(lines)


def _witness_for_the_author(whole: Json, other: Json) -> None:
    del other
    whole["dsseEnvelope"]["signatures"] = whole["witnesses"][0]["signatures"]


def _twice(whole: Json, other: Json) -> None:
    del other
    whole["dsseEnvelope"]["signatures"] *= 2


def _traded(whole: Json, other: Json) -> None:
    del other
    whole["dsseEnvelope"], whole["witnesses"][0] = whole["witnesses"][0], whole["dsseEnvelope"]


ANYBODY, OF_AUTHOR = Expected(), Expected(keys=(line(AUTHOR),))
WITNESSED = Expected(keys=(line(AUTHOR),), witnesses=(line(COMMITTEE),))
EXCHANGES: dict[str, tuple[Any, ...]] = {
    "another in the author's place": (_author_taken, ANYBODY, "bad-signature"),
    "another in the author's place, whose key was named": (_author_taken, OF_AUTHOR, "unknown-key"),
    "another beside the author": (_author_joined, OF_AUTHOR, "bad-signature"),
    "one of both authors gone": (_author_lost, OF_AUTHOR, "bad-signature"),
    "another's witness": (_witness_taken, OF_AUTHOR, "bad-signature"),
    "a signature of another's witness": (_witness_signed_over, OF_AUTHOR, "bad-signature"),
    "a stranger as the witness that was named": (_witness_by_a_stranger, WITNESSED, "no-witness"),
    "the author as the witness that was named": (_witness_by_the_author, WITNESSED, "no-witness"),
    "the witness's signature for the author's": (_witness_for_the_author, ANYBODY, "bad-signature"),
    "a signature twice": (_twice, OF_AUTHOR, "bad-signature"),
    "author and witness traded": (_traded, ANYBODY, "not-a-certificate"),
}
"""Who takes whose place → how, what is demanded, and the reasons for refusing it."""
