"""A real engine that carries state: from the fifth position of a process on it refuses everything."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from honest import line, send  # type: ignore[import-not-found]

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "engines" / "python"))
from plain_engine import ADAPTER

LAST = 4
"""The last position that is played as it should be."""


def main() -> None:
    positions = 0
    while text := sys.stdin.readline():
        request = json.loads(text)
        positions += request["method"] == "setup"
        if request["method"] == "act" and positions > LAST:
            send(line(request["id"], {"status": "refused", "code": "1.1"}))
        else:
            send(ADAPTER.answer(text.encode())[0])
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main()
