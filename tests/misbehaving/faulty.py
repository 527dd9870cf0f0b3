"""Engines that break the protocol, one way each: `python faulty.py NAME [N]`.

Each is the honest engine until something is asked that it is bad at: by default the first `observe` of its process,
with N the N-th. Those named `…-at-start` go wrong before they introduce themselves.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from honest import answer, line, send  # type: ignore[import-not-found]

Misdeed = Callable[[dict[str, object]], None]


def main(name: str, which: int) -> None:
    if name in AT_START:
        AT_START[name]()
    observed = 0
    while text := sys.stdin.readline():
        request = json.loads(text)
        observed += request["method"] == "observe"
        if name in ALWAYS and request["method"] == ALWAYS[name][0]:
            ALWAYS[name][1](request)
        elif name in MISDEEDS and request["method"] == "observe" and observed == which:
            MISDEEDS[name](request)
        else:
            honestly(request)
        if request["method"] == "shutdown" and name != "stays":
            return


def honestly(request: dict[str, object]) -> None:
    send(line(request["id"], answer(request["method"], request.get("params", {}))))


def seen(request: dict[str, object]) -> Any:
    """What an `observe` is to be answered with."""
    return answer("observe", request.get("params", {}))


def sleep_forever() -> None:
    while True:
        time.sleep(60)


# --- at the start -----------------------------------------------------------------------------------------


def crash_at_start() -> None:
    sys.stderr.write("cards.db is missing\x1b[2J\n")
    sys.exit(3)


def banner() -> None:
    send(b"Engine 1.0 listening\n")


def ignore_signals() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


AT_START: dict[str, Callable[[], object]] = {
    "crash-at-start": crash_at_start,
    "exit-at-start": lambda: sys.exit(0),
    "hang-at-start": sleep_forever,
    "banner-at-start": banner,
    "stays": ignore_signals,
}


# --- in the middle ----------------------------------------------------------------------------------------


def crash(request: dict[str, object]) -> None:
    sys.stderr.write("first words\nindex out of range\n")
    sys.exit(7)


def half_a_line(request: dict[str, object]) -> None:
    send(line(request["id"], seen(request))[:20])
    sys.exit(0)


def killed(request: dict[str, object]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def drip(request: dict[str, object]) -> None:
    while True:
        send(b" ")
        time.sleep(0.02)


def endless_line(request: dict[str, object]) -> None:
    while True:
        send(b"x" * 65536)


def many_lines(request: dict[str, object]) -> None:
    # With its answer, so that no question comes between them.
    flood = b'{"jsonrpc":"2.0","method":"log","params":["thinking"]}\n' * 150
    send(line(request["id"], seen(request)) + flood)
    while True:
        send(flood)


def twice(request: dict[str, Any]) -> None:
    data = line(request["id"], seen(request))
    send(data + data)


def twice_later(request: dict[str, object]) -> None:
    honestly(request)
    time.sleep(0.05)
    honestly(request)


def before_asked(request: dict[str, Any]) -> None:
    # With its answer, so that no question comes between them.
    send(line(request["id"], seen(request)) + line(request["id"] + 1, {"status": "accepted"}))


def says(template: str) -> Misdeed:
    """Writes the template as a line, with ID replaced by the id of the request."""

    def misdeed(request: dict[str, Any]) -> None:
        send(template.replace("ID", str(request["id"])).encode("latin-1") + b"\n")

    return misdeed


def results_in(result: str) -> Misdeed:
    return says('{"jsonrpc":"2.0","id":ID,"result":' + result + "}")


def stderr_flood(request: dict[str, object]) -> None:
    for number in range(200_000):
        sys.stderr.write(f"debug {number}\n")
    honestly(request)


def endless_stderr(request: dict[str, object]) -> None:
    while True:
        sys.stderr.write("debug\n" * 1000)


def leave_a_child(request: dict[str, object]) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])


def crash_with_child(request: dict[str, object]) -> None:
    leave_a_child(request)
    sys.exit(9)


def hang_with_child(request: dict[str, object]) -> None:
    leave_a_child(request)
    sleep_forever()


def close_stdin(request: dict[str, object]) -> None:
    os.close(0)
    honestly(request)
    sleep_forever()


def close_stdout(request: dict[str, object]) -> None:
    os.close(1)
    sleep_forever()


def stop_reading(request: dict[str, object]) -> None:
    honestly(request)
    sleep_forever()


def shows(**fields: Any) -> Misdeed:
    """Shows the right table, but for these fields."""

    def misdeed(request: dict[str, Any]) -> None:
        table = seen(request)
        position = {**table["position"], **fields.pop("position", {})}
        send(line(request["id"], {"position": position, **fields}))

    return misdeed


def on_many_lines(request: dict[str, object]) -> None:
    send(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": seen(request)}, indent=2).encode() + b"\n")


QUESTION = {"id": "q", "player": "Ann", "kind": "choose", "options": ["one", "two"]}
CARDS = [{"ref": f"c{number}", "player": "Ann", "zone": "play"} for number in range(3000)]
DEEP = "[" * 100_000 + "]" * 100_000

MISDEEDS: dict[str, Misdeed] = {
    "crash": crash,
    "killed": killed,
    "exit": lambda _: sys.exit(0),
    "half-a-line": half_a_line,
    "hang": lambda _: sleep_forever(),
    "drip": drip,
    "garbage": says("Traceback: \x1b[31mred\x07"),
    "empty-line": says(""),
    "not-utf-8": results_in('{"position":"caf\xe9"}'),
    "endless-line": endless_line,
    "many-lines": many_lines,
    "wrong-id": says('{"jsonrpc":"2.0","id":"other","result":{}}'),
    "old-id": says('{"jsonrpc":"2.0","id":1,"result":{}}'),
    "next-id": says('{"jsonrpc":"2.0","id":ID0,"result":{}}'),
    "twice": twice,
    "twice-later": twice_later,
    "before-asked": before_asked,
    "asks-back": says('{"jsonrpc":"2.0","id":ID,"method":"help"}'),
    "wrong-shape": results_in('{"position":{"players":[{"name":5}],"turn":{"player":"Ann"}}}'),
    "no-object": says("[1, 2]"),
    "no-result": says('{"jsonrpc":"2.0","id":ID}'),
    "result-and-error": says(
        '{"jsonrpc":"2.0","id":ID,"result":{"position":POS},"error":{"code":1}}'.replace(
            "POS", '{"players":[],"turn":{"player":"Ann"}}'
        )
    ),
    "no-id": says('{"jsonrpc":"2.0","result":{"position":{"players":[],"turn":{"player":"Ann"}}}}'),
    "huge-integer": results_in('{"position":{"players":[],"turn":{"player":"Ann","number":%s}}}' % ("9" * 5000)),
    "no-version": says('{"id":ID,"result":{"position":{"players":[],"turn":{"player":"Ann"}}}}'),
    "asks-for-minus-one": shows(decision={**QUESTION, "least": -1}),
    "offers-twice": shows(decision={**QUESTION, "options": ["one", "one"]}),
    "long-text": shows(position={"turn": {"player": "Ann", "phase": "p" * 20_000}}),
    "more-cards": shows(position={"cards": CARDS}),
    "one-player": shows(position={"players": [{"name": "Ann"}]}),
    "two-megabytes": shows(mood="m" * 2_000_000),
    "on-many-lines": on_many_lines,
    "deep": results_in('{"position":' + DEEP + "}"),
    "nan": results_in('{"position":NaN}'),
    "huge-number": results_in('{"position":{"players":[],"turn":{"player":"Ann","number":1e999}}}'),
    "surrogate": results_in('{"position":{"players":[],"turn":{"player":"\\udc00"}}}'),
    "error": says('{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"no\\u001b[2J table"}}'),
    "not-found": says('{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"what?"}}'),
    "stderr-flood": stderr_flood,
    "endless-stderr": endless_stderr,
    "crash-with-child": crash_with_child,
    "hang-with-child": hang_with_child,
    "closes-stdin": close_stdin,
    "closes-stdout": close_stdout,
    "stops-reading": stop_reading,
}
"""What goes wrong in `observe`."""


def introduces(**changes: object) -> Misdeed:
    """Introduces itself as the honest engine does, but for the changes."""

    def misdeed(request: dict[str, Any]) -> None:
        send(line(request["id"], {**answer("initialize", {}), **changes}))

    return misdeed


def changing_name(request: dict[str, object]) -> None:
    introduces(name=f"engine {os.getpid()}")(request)


ALWAYS: dict[str, tuple[str, Misdeed]] = {
    "hostile-name": ("initialize", introduces(name='<script>alert("x")</script>\x1b]0;owned\x07\u202e' + "x" * 9000)),
    "other-protocol": ("initialize", introduces(protocol=99)),
    "unheard-manner": (
        "initialize",
        introduces(games={"lorcana": {"editions": ["2.2"], "manners": ["sings-along"]}}),
    ),
    "refuses-to-start": (
        "initialize",
        says('{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"no licence"}}'),
    ),
    "changes-its-name": ("initialize", changing_name),
    "no-lists": ("legal", says('{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"no lists"}}')),
    "no-snapshots": ("snapshot", says('{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"no snapshots"}}')),
    "stays": ("shutdown", honestly),
    "leaves-a-child": ("shutdown", leave_a_child),
}
"""What goes wrong whenever one method is asked."""


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
