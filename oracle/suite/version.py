"""The version of the scenarios, separate from the program's, and a digest of each scenario that ignores its name.

The version is a semantic one. A case that is removed, renamed, or requires something else is a major change: a baseline
or a script may no longer apply. New cases are a minor change; changes of words only are a patch. `tcg-oracle compare`
names the difference between two reports.
"""

from __future__ import annotations

import hashlib

import msgspec

from oracle.suite.plan import Plan

SUITE_VERSION = "0.1.0"
LETTERS = 16
SHORT = 8
"""Letters of a digest where space is scarce, as in the lists of a baseline."""


def digest_of(plan: Plan) -> str:
    """A short digest of a scenario's subject and content, whatever its name."""
    steps = [(step.keyword, step.text, step.table, step.doc) for step in plan.steps]
    given = [step.text for step in plan.given]
    what = (plan.game, sorted(plan.clauses), plan.position, plan.definitions, plan.chance, given, steps)
    return hashlib.sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()[:LETTERS]
