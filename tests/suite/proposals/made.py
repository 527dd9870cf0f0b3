"""Proposals for tests: what 2.2 changed about damage reduced to nothing, and a rule of our own."""

from __future__ import annotations

from pathlib import Path

ZERO = """\
title = "Damage reduced to nothing has been dealt"
edition = "lorcana/2.1"

[answers]
zero_damage_was_dealt = true

[[clause]]
number = "1.9.5"
says = "A source has dealt damage even where effects reduced it to nothing."
"""
WEAK = """\
title = "A damaged character deals one damage less in a challenge"
edition = "lorcana/2.2"

[[rule]]
name = "damage_in_challenge"
function = "weakened"
"""
RULES = """\
from oracle.games.lorcana.rules.turn_actions.challenge_damage import damage_in_challenge


def weakened(run, thing):
    base = damage_in_challenge.__wrapped__(run, thing)
    return max(base - 1, 0) if base and thing.damage else base
"""
MODES = """\
title = "Modes are chosen as a card is declared"
edition = "altered/3.0"

[answers]
modes_in_declaration = true
"""
FREE = """\
title = "What is free costs no ink, but whatever else it costs"
edition = "lorcana/2.2"

[answers]
free_waives = "ink"
"""


def written(folder: Path, text: str, name: str = "mine") -> Path:
    """A proposal's file."""
    file = folder / f"{name}.toml"
    file.write_text(text)
    return file


def rules_in(folder: Path, text: str = RULES) -> Path:
    """The Python file of a proposal's rules."""
    file = folder / "rules.py"
    file.write_text(text)
    return file
