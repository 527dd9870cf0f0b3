"""What the scenarios come to, as a hash: by it two runs are known to have asked the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Plan


def content_of(plans: Iterable[Plan]) -> str:
    """SHA-256 of all scenarios as they are compiled, in hexadecimal; neither order nor where they lie counts."""
    single = sorted(msgspec.json.encode(msgspec.structs.replace(data_of(plan), line=0)) for plan in plans)
    return hashlib.sha256(b"\n".join(single)).hexdigest()
