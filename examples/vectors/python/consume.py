"""Judges an engine in process by vectors: `python consume.py VECTORS ENGINE.py` prints a verdict a line, as JSON.

Only the standard library and the engine are used; `docs/vectors.md` explains what is read, in the same order.
"""

import importlib
import json
import sys
from pathlib import Path

from table import at, counted, flat, plain


class Ended(Exception):
    """The end of a run: a verdict, and why."""


def letters(asked):
    """A question as far as it must be the reference's."""
    return asked and (asked["player"], asked.get("least", 1), asked.get("most", 1), sorted(asked["options"]))


def forced(asked):
    """The answer to a question that has only one, else None."""
    options, least, most = asked["options"], asked.get("least", 1), asked.get("most", 1)
    if most <= 0 or (not options and least <= 0):
        return []
    if asked["kind"] == "name" or least != most or not options or most > len(options):
        return None
    one_way = len(set(options)) == 1 or (most == len(options) and asked["kind"] != "order")
    return options[:most] if one_way else None


class Run:
    """A vector under one edition; `ask` takes a method and its parameters and gives the protocol's answer."""

    def __init__(self, ask, words, vector):
        self.ask, self.words, self.vector, self.step = ask, words, vector, 0
        self.over = self.refused = self.disputed = False
        self.told, self.reply, self.by_letter, self.left_open = None, {}, True, False
        wishes = [wish for intent in vector.get("intents", []) for wish in intent.get("wishes", [])]
        self.wishes = [wish for wish in wishes if not wish.get("said")]
        self.wanted = {wish["step"] for wish in wishes}

    def play(self, setup):
        if self.call("setup", setup)["status"] != "ok":
            raise Ended("unsupported", "setup")
        self.look()
        # An engine may leave the first player out, and may call a made-up card by its name without our words for it.
        as_shown = at(self.table, "turn/first") | plain(setup, self.words) | at(self.table, "names")
        sent, seen = counted(as_shown, self.table, self.words)
        if self.question or sent != seen:
            raise Ended("error", "the table is not the position")
        for place, step in enumerate(self.vector["steps"]):
            self.step = place
            for check in step.get("checks", []):
                self.expect(self.holds(check), check)
            if step["do"] != "see":
                self.when(step)
        self.step += 1
        self.leave()
        self.settle("disputed" if self.disputed else "pass", "")

    def settle(self, verdict, why):
        """End here. Where the engine does not ask word for word as the reference, only meanings could tell."""
        otherwise = self.left_open or (verdict in ("fail", "error") and not self.by_letter)
        raise Ended("otherwise" if otherwise else verdict, f"step {self.step}: {why}")

    def expect(self, holds, why):
        if not holds:
            self.settle("fail", why)

    def call(self, method, params):
        answer = self.ask(method, params)
        if "error" in answer:
            self.settle("error", answer["error"]["message"])
        if answer["result"].get("status") == "unsupported":
            raise Ended("unsupported", answer["result"].get("message"))
        return answer["result"]

    def look(self):
        seen = self.call("observe", {})
        self.table, self.question = plain(seen, self.words), None if seen.get("result") else seen.get("decision")
        self.expect(self.over or not seen.get("result"), "the game goes on")
        return self.question

    def leave(self):
        """As something else begins: nothing refused or asked that no step speaks of."""
        self.expect(not self.refused, "accepted")
        if self.wishes and self.wishes[0]["step"] < self.step:
            self.by_letter = False
        if self.question and self.question != self.told and self.step not in self.vector.get("leaves_open", []):
            self.left_open = True

    def when(self, step):
        params, before = {"player": step["player"]}, self.table
        self.expect(not self.refused, "accepted")
        if step["do"] == "answer":
            self.by_letter = self.by_letter and bool(self.question)
            self.expect(self.question, "a question to answer")
            self.reply = self.call("decide", params | {"decision": self.question["id"], "answer": step["answer"]})
        else:
            if step["do"] == "act":
                self.leave()
                self.over, self.before_act = self.over or self.step == self.vector.get("ends_in"), before
            self.reply = self.call("act", params | {"action": step["action"]})
        self.refused = self.reply["status"] == "refused"
        self.before_call = self.before_act if step["do"] == "decline" and not self.refused else before
        asked = self.look() if self.refused else self.answer_forced(self.reply)
        if asked and not self.refused and (step["do"] != "answer" or self.step in self.wanted):
            wish = self.wishes.pop(0) if self.wishes else None
            self.by_letter = self.by_letter and wish is not None and letters(wish["question"]) == letters(asked)

    def answer_forced(self, reply):
        """The first question with several answers."""
        for _ in range(100):
            asked = self.look()
            if asked and letters(reply.get("decision")) != letters(asked):
                raise Ended("error", "reply and observe disagree about the question")
            only = asked and forced(asked)
            if only is None:
                return asked
            reply = self.call("decide", {"player": asked["player"], "decision": asked["id"], "answer": only})
            self.expect(reply["status"] == "accepted", "the only answer is accepted")
        return self.settle("fail", "the end of questions")

    def holds(self, check):
        asked, table, path, reply = self.question, self.table, check.get("path"), self.reply
        match check["kind"]:
            case "accepted":
                return reply["status"] == "accepted"
            case "refused":
                named = "clause" in check and "clauses" in self.vector["capabilities"]
                fits = not named or check["clause"] in (reply.get("code"), *reply.get("clauses", []))
                self.refused = self.refused and not fits
                return reply["status"] == "refused" and fits
            case "unchanged":
                old, new = counted(self.before_call, table, self.words)
                return old == new and ("result" in table or self.before_call == table)
            case "changed":
                return self.changed(check["rows"])
            case "is":
                return at(table, path) == flat(check["value"], path)
            case "is-not":
                return at(table, path) != flat(check["value"], path)
            case "one-of":
                return table.get(path) in check["values"]
            case "asked":
                self.by_letter = self.by_letter and bool(asked)
                self.told, wanted = asked, sorted(check.get("options", asked["options"] if asked else []))
                return asked and asked["player"] == check["player"] and sorted(asked["options"]) == wanted
            case "not-asked":
                return not asked
            case "sees":
                cards = self.call("observe", {"viewer": check["player"]})["position"]["cards"]
                return any(one["ref"] == check["card"] and one.get("card") for one in cards) == check["seen"]
            case "any":
                self.disputed = True
                return any(all(self.holds(one) for one in outcome["see"]) for outcome in check["outcomes"])

    def changed(self, rows):
        old, new = counted(self.before_act, self.table, self.words)
        differ = {path for path in {**old, **new} if old.get(path) != new.get(path)}
        for row in rows:
            here = at(dict.fromkeys(differ), row["path"])
            if not here or at(new, row["path"]) != flat(row["to"], row["path"]):
                return False
            if "from" in row and at(old, row["path"]) != flat(row["from"], row["path"]):
                return False
            differ -= here.keys()
        return not differ


def judge(ask, info, words, vector, edition):
    """The verdict on a vector under one edition, and why."""
    support = info["games"].get(vector["game"], {"editions": []})
    if edition not in support["editions"] or set(vector.get("needs", [])) - set(support["capabilities"]):
        return "unsupported", "not declared"
    run = Run(ask, words, vector | {"capabilities": support["capabilities"]})
    if "asks-targets" not in support.get("manners", []):
        run.left_open = any(wish["question"].get("part") == "target" for wish in run.wishes)
    try:
        return run.play(vector["setup"] | {"game": vector["game"], "edition": edition})
    except Ended as ended:
        return ended.args


def main(folder, engine_file):
    sys.path.insert(0, str(Path(engine_file).parent))
    server = importlib.import_module(Path(engine_file).stem).Server()

    def ask(method, params):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return server.answer(json.dumps(request).encode())

    index = json.loads(Path(folder, "index.json").read_bytes())
    info = ask("initialize", {"protocol": index["protocol"]})["result"]
    for one in index["files"]:
        file = json.loads(Path(folder, one["path"]).read_bytes())
        game, words = {"game": file["game"]}, index["vocabulary"][file["game"]]
        for vector, edition in [(one, edition) for one in file["vectors"] for edition in one["editions"]]:
            verdict, why = judge(ask, info, words, vector | game, edition)
            print(json.dumps({"case": vector["case"], **game, "edition": edition, "verdict": verdict, "why": str(why)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
