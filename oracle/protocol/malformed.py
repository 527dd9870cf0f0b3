"""Names the line of a JSON file that stops it from being read; the fast decoder names only a byte, or nothing."""

from __future__ import annotations

import json


def malformed(text: bytes) -> str:
    """The reason why a text is not JSON, with its line; empty if it is JSON, or if no line can be named."""
    try:
        json.loads(text.decode("utf-8"))
    except json.JSONDecodeError as error:
        whole = error.doc.rstrip()
        if error.pos >= len(whole) or error.msg.startswith("Unterminated string"):
            return f"the JSON is truncated: it ends in line {whole.count(chr(10)) + 1}"
        return f"line {error.lineno}, column {error.colno}: {error.msg[:1].lower()}{error.msg[1:]}"
    except (RecursionError, ValueError):
        return ""
    return ""
