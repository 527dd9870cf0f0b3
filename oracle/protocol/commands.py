"""Lines that CI services would execute as commands, and how engine output is kept from injecting them."""

from __future__ import annotations

import os
import re

COMMANDS = re.compile(r":(?=:)|#(?=#\w*\[)")
"""The first half of a command marker: `::error::` of GitHub, `##[error]` and `##vso[task]` of Azure and others."""
_BUILDS = ("CI", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION")


def in_build() -> bool:
    """Whether a CI service reads the output."""
    return any(os.environ.get(name) for name in _BUILDS)


def harmless(text: str) -> str:
    """The whole `text`; in CI, a space is inserted into everything that could begin a command."""
    return COMMANDS.sub(r"\g<0> ", text) if in_build() else text


def value(text: str) -> str:
    """Escape a message for a GitHub command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def argument(text: str) -> str:
    """Escape a parameter of a GitHub command."""
    return value(text).replace(":", "%3A").replace(",", "%2C")
