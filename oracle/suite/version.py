"""The scenarios' own version, beside that of the program, and what stands for a scenario whatever it is called.

The version is a semantic one. A case that goes, is renamed, or demands something else is a major change: what a
baseline or a script says of it may hold no longer. Cases that come are a minor one, and words alone a patch.
`tcg-oracle compare` says which of them lies between two reports.
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
    """A few letters that stand for what a scenario is about and does, whatever it is called."""
    steps = [(step.keyword, step.text, step.table, step.doc) for step in plan.steps]
    given = [step.text for step in plan.given]
    what = (plan.game, sorted(plan.clauses), plan.position, plan.definitions, plan.chance, given, steps)
    return hashlib.sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()[:LETTERS]
