"""Writes `broad.toml`, the cases that catch each broad fault: `python -m tests.faulty.write_broad`."""

from __future__ import annotations

from pathlib import Path

from oracle.suite.load import load_suite
from oracle.suite.runner import run_suite
from tests.faulty.engines import BROAD, faulty_engine, judged_by
from tests.faulty.judged import caught

BROAD_CASES = Path(__file__).parent / "broad.toml"
HEAD = "# The scenarios meant for each broad fault: exactly these catch it. `python -m tests.faulty.write_broad`.\n"


def broad_cases() -> str:
    """The text of the file, from what catches each fault now."""
    plans = load_suite().plans
    parts = [HEAD]
    for fault in sorted(BROAD):
        found = caught(run_suite(plans, faulty_engine(fault), judged_by(fault)))
        cases = "".join(f'  "{case}",\n' for case in sorted(found))
        parts.append(f"\n{fault} = [\n{cases}]\n")
    return "".join(parts)


if __name__ == "__main__":
    BROAD_CASES.write_text(broad_cases(), encoding="utf-8")
