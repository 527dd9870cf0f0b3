"""Hashes the scenarios, so that two runs can be known to have used the same ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Plan


def content_of(plans: Iterable[Plan]) -> str:
    """SHA-256 of all compiled scenarios in hexadecimal, independent of order and location."""
    single = sorted(msgspec.json.encode(msgspec.structs.replace(data_of(plan), line=0)) for plan in plans)
    return hashlib.sha256(b"\n".join(single)).hexdigest()
