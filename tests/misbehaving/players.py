"""A real engine that goes wrong one way: `python players.py NAME [N]`, for trials with scenarios of the suite.

It is the plain example engine, and so passes what it is asked, but for its misdeed. The misdeeds of `faulty.py` are
known here too: they happen in the N-th `observe` of the process, without N in every one.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import faulty  # type: ignore[import-not-found]
import runaways  # type: ignore[import-not-found]
from honest import line, send  # type: ignore[import-not-found]
from twists import ASKS, TWISTS, WRITES  # type: ignore[import-not-found]

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "engines" / "python"))
from plain_engine import ADAPTER

Json = dict[str, Any]

HOSTILE = '<script>alert("x")</script>\x1b]0;owned\x07\x1b[2J|`*[x](javascript:x)\u202e\n'
calls: Counter[str] = Counter()
"""How often each method was asked, and all of them together."""
memory: list[bytearray] = []


def answer(method: str, params: Json) -> Json:
    """The right answer."""
    asked = json.dumps({"jsonrpc": "2.0", "id": 0, "method": method, "params": params})
    return dict(json.loads(ADAPTER.answer(asked.encode())[0])["result"])


def reply(request: Json, result: Json) -> None:
    send(line(request["id"], result))


def right(request: Json) -> None:
    send(ADAPTER.answer(json.dumps(request).encode())[0])


# --- the process ------------------------------------------------------------------------------------------


def stop_itself(request: Json) -> None:
    if request["method"] == "observe":
        os.kill(os.getpid(), signal.SIGSTOP)
    right(request)


def crash_in_some(request: Json) -> None:
    """Ends in some positions, always in the same ones."""
    if request["method"] == "setup":
        told = json.dumps(request["params"]["position"], sort_keys=True)
        calls["ends"] = int(hashlib.sha256(told.encode()).hexdigest(), 16) % 2
    if request["method"] == "act" and calls["ends"]:
        sys.exit(4)
    right(request)


def crash_every(request: Json) -> None:
    if calls["all"] % 10 == 0:
        sys.exit(5)
    right(request)


def hang_always(request: Json) -> None:
    if request["method"] in ("act", "observe"):
        faulty.sleep_forever()
    right(request)


def take_time(request: Json) -> None:
    """Answers every call, each within its time."""
    time.sleep(0.25)
    right(request)


def ignore_the_end(request: Json) -> None:
    faulty.ignore_signals()
    if request["method"] == "shutdown":
        faulty.sleep_forever()
    right(request)


ASLEEP = "import time; time.sleep(120)"
AWAY = (
    f"import os, time\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        {ASLEEP}\n    os._exit(0)\n"
)


def leave_a_daemon(request: Json) -> None:
    """Leaves a process in a session of its own, without a parent, that keeps all pipes open."""
    if calls["all"] == 1:
        subprocess.run([sys.executable, "-c", AWAY], check=True)
    right(request)


def leave_a_daemon_and_crash(request: Json) -> None:
    leave_a_daemon(request)
    if request["method"] == "act":
        sys.exit(6)


def fork_on(request: Json) -> None:
    """Starts processes that start processes, and hangs."""
    if request["method"] == "observe":
        again = "import os, time\nfor _ in range(4): os.fork()\nos.setsid() if os.getpgrp() != os.getpid() else 0\n"
        subprocess.Popen([sys.executable, "-c", again + ASLEEP.removeprefix("import time; ")])
        faulty.sleep_forever()
    right(request)


def leaves(name: str) -> Callable[[Json], None]:
    """Starts a process that goes its own way, once."""

    def misdeed(request: Json) -> None:
        if calls["all"] == 1:
            runaways.start(name)
        right(request)

    return misdeed


def breed_and_hang(request: Json) -> None:
    if request["method"] == "observe":
        runaways.start(runaways.BREEDER)
        faulty.sleep_forever()
    right(request)


def close_everything(request: Json) -> None:
    """Closes every pipe and lives on, hearing nothing."""
    if request["method"] == "observe":
        faulty.ignore_signals()
        os.closerange(0, 100)
        faulty.sleep_forever()
    right(request)


def signals_its_parent(number: int, leaving: str = "") -> Callable[[Json], None]:
    """Does something to the process that started it, without which nobody may find what it is `leaving`."""

    def misdeed(request: Json) -> None:
        if request["method"] == "act":
            if leaving:
                runaways.start(leaving)
            os.kill(os.getppid(), number)
            time.sleep(0.1)
        right(request)

    return misdeed


def answer_through_another(request: Json) -> None:
    """A harmless one: what was started is a starter only, and all is answered by its child."""
    if calls["all"] == 1 and (child := os.fork()):
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    right(request)


# --- memory -----------------------------------------------------------------------------------------------


def leak(request: Json) -> None:
    """Keeps something of every call."""
    memory.append(bytearray(20_000_000))
    time.sleep(0.08)
    right(request)


def fill_memory(request: Json) -> None:
    if request["method"] == "observe":
        while True:
            memory.append(bytearray(4_000_000))
            time.sleep(0.005)
    right(request)


FILL = "import time\nkept = []\nwhile True:\n    kept.append(bytearray(4_000_000)); time.sleep(0.005)\n"


def fill_memory_of_a_child(request: Json) -> None:
    if request["method"] == "observe":
        subprocess.run([sys.executable, "-c", FILL], start_new_session=True, check=False)
    right(request)


# --- lies -------------------------------------------------------------------------------------------------


def lie_about_capabilities(request: Json) -> None:
    """Declares what it then says it lacks."""
    if request["method"] == "setup":
        reply(request, {"status": "unsupported", "unsupported": ["made-up-cards"]})
        return
    right(request)


def accept_everything(request: Json) -> None:
    """Says what most scenarios want to hear."""
    if request["method"] == "act":
        right_reply(request)
        reply(request, {"status": "accepted"})
        return
    right(request)


def right_reply(request: Json) -> Json:
    return answer(request["method"], request["params"])


def refuse_everything(request: Json) -> None:
    if request["method"] == "act":
        reply(request, {"status": "refused", "message": HOSTILE})
        return
    right(request)


def guess(request: Json) -> None:
    """Gives every reply right, as one who has read the scenarios could, but its table never moves."""
    if request["method"] == "act":
        said = right_reply(request)
        answer("reset", {})
        reply(request, said)
        return
    right(request)


def change_on_refusal(request: Json) -> None:
    if request["method"] not in ("act", "observe"):
        calls["refused"] *= request["method"] != "setup"
        right(request)
        return
    said = right_reply(request)
    if request["method"] == "observe":
        counters = said["position"]["players"][0].setdefault("counters", {})
        counters["lore"] = counters.get("lore", 0) + calls["refused"]
    calls["refused"] += said.get("status") == "refused"
    reply(request, said)


def waver(request: Json) -> None:
    """Refuses every second action of its life, whatever it is."""
    if request["method"] == "act" and calls["act"] % 2 == 0:
        reply(request, {"status": "refused", "message": "not now"})
        return
    right(request)


def show_a_card_twice(request: Json) -> None:
    if request["method"] == "observe":
        seen = right_reply(request)
        seen["position"]["cards"] = (cards := seen["position"].get("cards", [])) + cards[:1]
        reply(request, seen)
        return
    right(request)


def show_wrong_names(request: Json) -> None:
    """Knows where every card is, and calls each by a wrong name."""
    if request["method"] == "observe":
        seen = right_reply(request)
        for card in seen["position"].get("cards", ()):
            card["card"] = "Wrong Name"
        reply(request, seen)
        return
    right(request)


def show_the_moon(request: Json) -> None:
    """Shows a card in a zone that the game does not have."""
    if request["method"] == "observe":
        seen = right_reply(request)
        seen["position"].setdefault("cards", []).append({"ref": "x", "player": "Ann", "zone": "the-moon", "card": "y"})
        reply(request, seen)
        return
    right(request)


def show_a_third_player(request: Json) -> None:
    if request["method"] == "observe":
        seen = right_reply(request)
        seen["position"]["players"].append({"name": "Zoe"})
        reply(request, seen)
        return
    right(request)


def ask_in_secret(request: Json) -> None:
    """Shows a question that no reply has spoken of."""
    if request["method"] == "setup":
        calls["act"] = 0
    if request["method"] == "observe" and calls["act"]:
        decision = {"id": "d9", "player": "Ann", "kind": "may", "options": ["yes", "no"]}
        reply(request, {**right_reply(request), "decision": decision})
        return
    right(request)


def ask(name: str, request: Json) -> None:
    """Asks the question of this name after every action that is accepted."""
    method, said = request["method"], right_reply(request)
    if method == "setup":
        calls["asked"] = 0
    if method == "act" and said["status"] == "accepted":
        calls["asked"] = 1
    if calls["asked"] and method in ("act", "observe"):
        said = {**said, "decision": ASKS[name]}
    reply(request, said)


def twist(name: str, request: Json) -> None:
    seen = right_reply(request)
    TWISTS[name](seen)
    reply(request, seen)


PLAYERS: dict[str, Callable[[Json], None]] = {
    "honest": right,
    "stops-itself": stop_itself,
    "crashes-in-some": crash_in_some,
    "crashes-every-tenth-call": crash_every,
    "hangs-always": hang_always,
    "takes-time": take_time,
    "ignores-the-end": ignore_the_end,
    "leaves-a-daemon": leave_a_daemon,
    "crashes-with-daemon": leave_a_daemon_and_crash,
    "forks": fork_on,
    "leaves-a-bare-daemon": leaves(runaways.BARE),
    "leaves-a-hopper": leaves(runaways.HOPPER),
    "leaves-a-bare-hopper": leaves(runaways.BARE_HOPPER),
    "leaves-a-stopped-daemon": leaves(runaways.STOPPED),
    "breeds": leaves(runaways.BREEDER),
    "breeds-and-hangs": breed_and_hang,
    "closes-everything": close_everything,
    "kills-its-parent": signals_its_parent(signal.SIGKILL),
    "stops-its-parent": signals_its_parent(signal.SIGSTOP),
    "leaves-and-kills-its-parent": signals_its_parent(signal.SIGKILL, runaways.BARE),
    "has-a-starter": answer_through_another,
    "leaks": leak,
    "fills-memory": fill_memory,
    "child-fills-memory": fill_memory_of_a_child,
    "lies-about-capabilities": lie_about_capabilities,
    "accepts-everything": accept_everything,
    "refuses-everything": refuse_everything,
    "guesses": guess,
    "changes-on-refusal": change_on_refusal,
    "wavers": waver,
    "shows-a-card-twice": show_a_card_twice,
    "shows-wrong-names": show_wrong_names,
    "shows-the-moon": show_the_moon,
    "shows-a-third-player": show_a_third_player,
    "asks-in-secret": ask_in_secret,
}


def play(name: str, which: int, request: Json) -> None:
    """One request, answered or not."""
    method = request["method"]
    if name in PLAYERS:
        PLAYERS[name](request)
    elif name in ASKS:
        ask(name, request)
    elif name in TWISTS and method == "observe":
        twist(name, request)
    elif name in WRITES and method == "observe":
        send(WRITES[name](line(request["id"], right_reply(request))))
    elif name in faulty.ALWAYS and method == faulty.ALWAYS[name][0]:
        faulty.ALWAYS[name][1](request)
    elif name in faulty.MISDEEDS and method == "observe" and which in (0, calls["observe"]):
        faulty.MISDEEDS[name](request)
    else:
        right(request)


def main(name: str, which: int) -> None:
    faulty.answer, faulty.honestly = answer, right
    if name not in {*PLAYERS, *ASKS, *TWISTS, *WRITES, *faulty.AT_START, *faulty.ALWAYS, *faulty.MISDEEDS}:
        sys.exit(f"there is no {name}")
    faulty.AT_START.get(name, lambda: None)()
    while text := sys.stdin.readline():
        request = json.loads(text)
        calls.update((request["method"], "all"))
        play(name, which, request)
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
