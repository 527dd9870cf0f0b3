"""Writes `broad.toml`, the cases that catch each broad fault: `python -m tests.faulty.write_broad`."""

from __future__ import annotations

from pathlib import Path

from tests.faulty.engines import BROAD
from tests.faulty.judged import caught, judge

BROAD_CASES = Path(__file__).parent / "broad.toml"
HEAD = "# The scenarios meant for each broad fault: exactly these catch it. `python -m tests.faulty.write_broad`.\n"


def broad_cases() -> str:
    """The text of the file, from what catches each fault now."""
    parts = [HEAD]
    for fault in sorted(BROAD):
        found = caught(judge(fault))
        cases = "".join(f'  "{case}",\n' for case in sorted(found))
        parts.append(f"\n{fault} = [\n{cases}]\n")
    return "".join(parts)


if __name__ == "__main__":
    BROAD_CASES.write_text(broad_cases(), encoding="utf-8")
