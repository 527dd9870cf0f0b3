"""A question's options as written in scenarios: joined by commas or *and*, in quotes if they contain either."""

from __future__ import annotations

import re
from collections.abc import Iterable

NOTHING = "nothing"
_BETWEEN = r"(?:, and |, | and )"
_OPTION = re.compile(rf'"(?P<quoted>[^"]*)"(?={_BETWEEN}|$)|(?P<plain>.+?)(?={_BETWEEN}|$)')
_JOINT = re.compile(_BETWEEN)
_MISREAD = re.compile(r",|\band\b")


def read_options(text: str) -> tuple[str, ...]:
    """`doc and "fly: FLY, MY PET!"` → (doc, fly: FLY, MY PET!); `nothing` → no option at all."""
    text = text.strip()
    if text == NOTHING:
        return ()
    found: list[str] = []
    place = 0
    while place < len(text):
        option = _OPTION.match(text, place)
        if option is None:
            break
        found.append(option["plain"] if option["quoted"] is None else option["quoted"])
        joint = _JOINT.match(text, option.end())
        place = len(text) if joint is None else joint.end()
    return tuple(found)


def option_word(option: str) -> str:
    """An option in a form that `read_options` can read."""
    return f'"{option}"' if option == NOTHING or _MISREAD.search(option) else option


def option_list(options: Iterable[str]) -> str:
    """Options for people, sorted; `nothing` for none."""
    return ", ".join(sorted(map(option_word, options))) or NOTHING
