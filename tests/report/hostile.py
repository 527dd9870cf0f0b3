"""Strings that mean harm, and a way to put them everywhere in a report."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st

T = TypeVar("T")

ATTACKS = (
    "<script>window.hacked=1;alert(1)</script>",
    '"><img src=x onerror="window.hacked=1">',
    "'><svg/onload=window.hacked=1>",
    "</title></style></script><script>window.hacked=1</script>",
    "<!--<script>window.hacked=1</script>-->",
    "]]><evil/>",
    "&lt;script&gt;&#60;b&#62;",
    "{{ 7 * 7 }}{% raw %}",
    "javascript:window.hacked=1",
    "https://evil.example/ http://evil.example/x.png",
    "\x1b[31mred\x1b]8;;https://evil.example\x07link\x1b\\ \x9b2J",
    "\u202egnp.exe\u202c \u2066x\u2069",
    "nul\x00 bell\x07 back\x08\x08 line\r\n\u2028 end\ufeff",
    "\ud800 half \udfff",
    "\ufffe\uffff \U000e0041 a\u0301\u0302\u0303",
    "[bold red]rich[/] [link=https://evil.example]x[/link] :skull:",
    "| pipe `tick` ``` **bold** [x](https://evil.example) ![i](https://evil.example/i.png) @everyone <b>",
    "../../../etc/passwd",
    "手牌の上から 😀",
    "",
)

MARK = "EVIL"
BRIEF = (
    "<script>hacked=1//EVIL</script>",
    "<img src=http://h.example/EVIL onerror=hacked=1>",
    "]]>&lt;EVIL<svg/onload=hacked=1>",
    "[x](http://m.example/EVIL) ![i](http://m.example/EVIL.png)",
    "http://l.example/EVIL www.w.example/EVIL EVIL@mail.example",
    "[/x][bold]EVIL[/bold] :skull: [link=http://r.example]",
    "\x1b[35;45mEVIL\x1b]8;;http://o.example\x07\x9b2J\x1b[2J",
    "\u202eEVIL\u2066\u200b\ufeff\U000e0041",
    "EVIL\nFORGED\r\nEVIL\u2028FORGED\x85EVIL\x0bFORGED\rEVIL",
    "nul\x00EVIL\x07\x08\x7f",
    "| EVIL | `` ` \\| ``` ~~~ \\` \\",
    "javascript:hacked=1//EVIL \"'><a href=javascript:hacked=1>",
    "{{7*7}}{% raw %}${EVIL}<!--",
    "../../EVIL/$(touch EVIL)",
    "EVIL" + 3000 * "x",
)
"""The same kinds of harm, short enough to survive where names are cut, and each with the mark."""

_FIXED = {"verdict", "status", "standing", "counts", "summary"}
"""Fields whose words the harness chooses, not an engine."""

nasty = st.one_of(
    st.sampled_from(ATTACKS),
    st.text(alphabet=st.characters(codec=None), max_size=30),
    st.text(alphabet="<>\"'&/=`|[]{}\\\x00\x1b\u202e\ud800 ax", max_size=30),
)


def everywhere(value: T, change: Callable[[str], str], only: Collection[str] = ()) -> T:
    """A copy of a report or message (or a part of one) with `change` done to every text in it, or in these fields."""
    changed: Any = value
    if isinstance(value, msgspec.Struct):
        fields = {
            name: part if name in _FIXED else everywhere(part, change, () if name in only else only)
            for name, part in msgspec.structs.asdict(value).items()
        }
        changed = type(value)(**fields)
    elif isinstance(value, str):
        changed = value if only else change(value)
    elif isinstance(value, tuple):
        changed = tuple(everywhere(part, change, only) for part in value)
    elif isinstance(value, dict):
        changed = {name if only else change(name): everywhere(part, change, only) for name, part in value.items()}
    return changed  # type: ignore[no-any-return]
