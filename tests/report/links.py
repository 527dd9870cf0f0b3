"""Every link of a folder of pages: whether what it leads to exists, and whether anything leaves the folder."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path, PurePosixPath
from posixpath import normpath
from urllib.parse import unquote

LEADING = ("href", "src", "action", "data", "poster", "srcset", "cite", "formaction", "xlink:href")
_TAG = re.compile(r"""<[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>""")
_TELLING = re.compile(rf"""[\s"'](?:id|{"|".join(LEADING)})\s*=""", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"""([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
# A parser of HTML would take minutes for a whole site, and nothing but tags has attributes.


class _Page:
    """The addresses that a page names, and the parts that can be led to."""

    def __init__(self, text: str) -> None:
        self.leads: list[str] = []
        self.parts: list[str] = []
        for tag in _TAG.findall(text):
            for name, *values in _ATTRIBUTE.findall(tag) if _TELLING.search(tag) else ():
                if name.lower() == "id":
                    self.parts.append(unescape("".join(values)))
                elif name.lower() in LEADING:
                    self.leads.append(unescape("".join(values)))


def broken(folder: Path) -> Iterator[str]:
    """What is wrong with the pages of a folder, a sentence each."""
    read = {
        path.relative_to(folder).as_posix(): _Page(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }
    parts = {name: set(page.parts) for name, page in read.items()}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    for name, page in read.items():
        twice = Counter(page.parts) - Counter(parts[name])
        yield from (f"{name}: the id {part} is there twice" for part in twice)
        for address in dict.fromkeys(page.leads):
            if wrong := _wrong(name, address, there, parts):
                yield f"{name}: {address} {wrong}"


def _wrong(page: str, address: str, there: set[str], parts: dict[str, set[str]]) -> str:
    if address.startswith("data:"):
        return ""
    path, _, part = address.partition("#")
    if ":" in path or path.startswith("/"):
        return "leaves the site"
    target = normpath(str(PurePosixPath(page).parent / unquote(path))) if path else page
    if target not in there:
        return "leads nowhere"
    return "has no such part" if part and unquote(part) not in parts.get(target, set()) else ""
