"""Lines that services for builds read as commands, and how text from outside is kept from being one."""

from __future__ import annotations

import os
import re

COMMANDS = re.compile(r":(?=:)|#(?=#\w*\[)")
"""The first half of what begins a command: `::error::` of GitHub, `##[error]` and `##vso[task]` of Azure and others."""
_BUILDS = ("CI", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION")


def in_build() -> bool:
    """Whether a service reads what is printed."""
    return any(os.environ.get(name) for name in _BUILDS)


def harmless(text: str) -> str:
    """`text` whole; in a build, a space stands in the middle of whatever could begin a command."""
    return COMMANDS.sub(r"\g<0> ", text) if in_build() else text


def value(text: str) -> str:
    """A message as a command of GitHub takes it."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def argument(text: str) -> str:
    """A value between the name of a command of GitHub and its message."""
    return value(text).replace(":", "%3A").replace(",", "%2C")
