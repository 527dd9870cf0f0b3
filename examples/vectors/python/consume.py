"""Judges an engine in process by vectors: `python consume.py VECTORS ENGINE.py` prints a verdict a line, as JSON.

Nothing but the standard library and the engine is used. What is read here is explained in `docs/vectors.md`.
"""

import importlib.util
import json
import sys
from pathlib import Path

UNCOUNTED = ("states/", "counters/", "zones/", "losers/", "other/")


class Ended(Exception):
    """The end of a run before its last step: a verdict, and why."""


def flat(value, path):
    """Each path below, with what stands there; nothing, none, false and 0 stand nowhere."""
    if not isinstance(value, dict):
        return {path: value} if value else {}
    return {below: leaf for name, part in value.items() for below, leaf in flat(part, f"{path}/{name}".lstrip("/")).items()}


def at(table, path):
    """The part of a table at a path and below it."""
    return {one: leaf for one, leaf in table.items() if one == path or one.startswith(path + "/")}


def plain(seen, words):
    """What is seen of the table, in paths."""
    position, result = seen["position"], seen.get("result") or {}
    turn, regions, asked = position["turn"], position.get("regions", []), seen.get("decision") or {}
    table = {name: {} for name in ("cards", "states", "counters", "names", "zones", "resources", "order")}
    for card in position.get("cards", []):
        ref, zone, who = card["ref"], card["zone"], card.get("controller") or card["player"]
        marks = {"states": dict.fromkeys(card.get("states", []), True), "counters": card.get("counters", {})}
        table["states"][ref], table["counters"][ref], table["names"][ref] = *marks.values(), card.get("card")
        if zone != "nowhere":
            table["cards"][ref] = {"zone": zone, "under": card.get("under"), "at": card.get("at")}
            table["cards"][ref] |= {} if zone in words["shared_zones"] else {"player": who}
            table["cards"][ref] |= {} if zone == words["resource_zone"] else marks
        count(table["zones"], who, zone)
        if zone == words["resource_zone"]:
            count(table["resources"], who, "spent" if words["spent"] in marks["states"] else "ready")
        if zone in words["order_zones"]:
            table["order"].setdefault(card["player"], {}).setdefault(zone, []).append(ref)
    table["players"] = {one["name"]: one.get("counters") for one in position["players"]}
    table["turn"] = {"number": 2, "phase": "main", **turn, "counters": {turn["player"]: turn.get("counters")}}
    table["regions"] = {n: {"facedown": True} if one.get("facedown") else dict.fromkeys(one["terrains"], True) for n, one in enumerate(regions)}
    table["adventure"] = len(regions)
    table["waiting"] = {one["source"]: True for one in seen.get("waiting", []) if not result}
    table["result"], table["losers"] = result and (result.get("winner") or "nobody"), dict.fromkeys(result.get("losers", []), True)
    lists = (regions, position.get("happened", []), seen.get("waiting", []), asked.get("options", []))
    table["other"] = dict(enumerate(sorted(map(str, one)) for one in lists))
    table["other"]["asked"] = [asked.get(name) for name in ("player", "kind", "least", "most", "source")]
    return flat(table, "")


def count(counts, who, what):
    counts[who] = counts.get(who, {}) | {what: counts.get(who, {}).get(what, 0) + 1}


def counted(old, new, words):
    """Both tables as far as steps speak of what changes between them."""
    if "result" in old or "result" in new:
        return at(old, "result"), at(new, "result")
    differs = {path for path in ("turn/player", "turn/number", "adventure") if old.get(path) != new.get(path)}
    left_out = [*UNCOUNTED, *(["regions/"] if "adventure" in differs else [])]
    left_out += ["turn/counters/"] if differs & {"turn/player", "turn/number"} else []
    left_out += ["turn/number"] if "turn/player" in differs and words["counts_turns"] else []
    one, other = ({path: leaf for path, leaf in table.items() if not path.startswith(tuple(left_out))} for table in (old, new))
    for path in [path for path in {*one, *other} if path.startswith(("order/", "names/"))]:
        was, now = one.pop(path, None), other.pop(path, None)
        if was and now and path.startswith("order/"):
            was, now = [ref for ref in was if ref in now], [ref for ref in now if ref in was]
        if was and now:
            one[path], other[path] = was, now
    return one, other


class Run:
    """A vector under one edition; `ask` takes a method and its parameters and gives the protocol's answer."""

    def __init__(self, ask, words, info, vector, edition):
        self.ask, self.words, self.capabilities, self.vector = ask, words, info.get('capabilities', []), vector
        self.setup = vector["setup"] | {"game": vector["game"], "edition": edition}
        self.step, self.questions, self.told, self.reply = 0, [], None, {}
        self.over = self.refused = self.disputed = self.met = self.left = False

    def play(self):
        if self.call("setup", self.setup)["status"] != "ok":
            raise Ended("unsupported", "setup")
        self.look()
        sent, seen = counted(at(self.table, "turn/first") | plain(self.setup, self.words), self.table, self.words)
        if self.question or sent != seen:
            raise Ended("error", "the table is not the position")
        for self.step, step in enumerate(self.vector["steps"]):
            if step["do"] == "see":
                for check in step["checks"]:
                    self.see(check)
            else:
                self.when(step)
        self.step += 1
        self.expect(not self.refused, "accepted")
        self.leave()
        return "disputed" if self.disputed else "pass"

    def call(self, method, params):
        answer = self.ask(method, params)
        if "error" in answer:
            raise Ended("engine-error", answer["error"]["message"])
        return answer["result"]

    def look(self):
        seen = self.call("observe", {})
        self.table, self.question = plain(seen, self.words), None if seen.get("result") else seen.get("decision")
        self.met = self.met or self.question is not None
        self.expect(self.over or not seen.get("result"), "the game goes on")

    def expect(self, holds, what):
        if not holds:
            raise Ended("fail", f"step {self.step}: {what}")

    def leave(self):
        """A question that is open as something else begins must be one that the reference leaves open too."""
        self.left = self.left or bool(self.question and self.question != self.told and self.step not in self.vector.get("leaves_open", []))

    def when(self, step):
        self.expect(not self.refused, "accepted")
        before, params = self.table, {"player": step["player"]}
        if step["do"] == "answer":
            self.expect(self.question, "a question to answer")
            self.reply = self.call("decide", params | {"decision": self.question["id"], "answer": step["answer"]})
        else:
            if step["do"] == "act":
                self.leave()
                self.over, self.before_act = self.over or self.step == self.vector.get("ends_in"), before
            self.reply = self.call("act", params | {"action": step["action"]})
        self.refused = self.reply["status"] == "refused"
        self.before_call = self.before_act if step["do"] == "decline" and not self.refused else before
        self.take(self.reply)

    def take(self, reply):
        """Look, and give every answer that is the only one."""
        for _ in range(100):
            if reply["status"] == "unsupported":
                raise Ended("unsupported", reply)
            self.look()
            if self.question is None or reply["status"] == "refused":
                return
            if letters(reply.get("decision")) != letters(self.question):
                raise Ended("error", "reply and observe disagree about the question")
            answer = forced(self.question)
            if answer is None:
                self.questions.append(letters(self.question))
                return
            params = {"player": self.question["player"], "decision": self.question["id"], "answer": answer}
            reply = self.call("decide", params)
            self.expect(reply["status"] != "refused", "the only answer is refused")
        self.expect(False, "an end of questions")

    def see(self, check):
        """Fail unless a check of a step holds."""
        asked, table, path = self.question, self.table, check.get("path")
        match check["kind"]:
            case "accepted":
                holds = self.reply["status"] == "accepted"
            case "refused":
                codes = [self.reply.get("code"), *self.reply.get("clauses", [])]
                named = "clause" in check and "clauses" in self.capabilities
                holds = self.reply["status"] == "refused" and (not named or check["clause"] in codes)
                self.refused = self.refused and not holds
            case "unchanged":
                one, other = counted(self.before_call, table, self.words)
                holds = one == other and ("result" in table or self.before_call == table)
            case "changed":
                holds = self.changed(check["rows"])
            case "is":
                holds = at(table, path) == flat(check["value"], path)
            case "is-not":
                holds = at(table, path) != flat(check["value"], path)
            case "one-of":
                holds = table.get(path) in check["values"]
            case "asked":
                options = check.get("options", asked and asked["options"])
                holds = asked and asked["player"] == check["player"] and sorted(asked["options"]) == sorted(options)
                self.told = asked
            case "not-asked":
                holds = not asked
            case "sees":
                cards = self.call("observe", {"viewer": check["player"]})["position"]["cards"]
                holds = any(one["ref"] == check["card"] and one.get("card") for one in cards) == check["seen"]
            case "any":
                holds = self.disputed = any(self.holds(outcome["see"]) for outcome in check["outcomes"])
        self.expect(holds, check)

    def holds(self, checks):
        refused = self.refused
        try:
            for check in checks:
                self.see(check)
        except Ended as ended:
            if ended.args[0] != "fail":
                raise
            self.refused = refused
            return False
        return True

    def changed(self, rows):
        old, new = counted(self.before_act, self.table, self.words)
        differ = {path for path in {*old, *new} if old.get(path) != new.get(path)}
        for row in rows:
            path = row["path"]
            here = {one for one in differ if one == path or one.startswith(path + "/")}
            if not here or at(new, path) != flat(row["to"], path):
                return False
            if "from" in row and at(old, path) != flat(row["from"], path):
                return False
            differ -= here
        return not differ

    def sure(self):
        """Whether the engine has asked word for word as the reference: else its questions are matched by meaning."""
        expected = []
        for intent in self.vector.get("intents", []):
            for wish in intent.get("wishes", []) if intent["step"] <= self.step else []:
                if not wish.get("said"):
                    expected.append(letters(wish["question"]))
                    if wish["step"] > self.step:
                        break
        if self.reply.get("status") == "refused":
            expected = expected[: len(self.questions)]
        steps = self.vector["steps"]
        asks = self.met or any(step["do"] == "answer" or "asked" in str(step.get("checks")) for step in steps)
        return not asks or expected == self.questions


def letters(question):
    """A question as far as it must be the reference's."""
    return question and [*map(question.get, ("player", "least", "most")), sorted(question["options"]), question["kind"]=="trigger"]


def forced(question):
    """The answer to a question that has only one."""
    options, least, most = question["options"], question.get("least", 1), question.get("most", 1)
    if question["kind"] == "name":
        return None
    if most <= 0 or (not options and least <= 0):
        return []
    if least != most or not options or most > len(options):
        return None
    if len(set(options)) == 1 or (most == len(options) and question["kind"] != "order"):
        return options[:most]
    return None


def judge(ask, info, words, vector, edition):
    """The verdict on a vector under one edition, and why."""
    support = info["games"].get(vector["game"], {"editions": []})
    if edition not in support["editions"] or set(vector.get("needs", [])) - set(support["capabilities"]):
        return "unsupported", "not declared"
    run = Run(ask, words, support, vector, edition)
    wishes = [wish for intent in vector.get("intents", []) for wish in intent.get("wishes", [])]
    with_action = "asks-targets" not in support.get("manners", []) and any(wish["question"].get("part") == "target" and not wish.get("said") for wish in wishes)
    try:
        verdict, why = run.play(), ""
    except Ended as ended:
        verdict, why = ended.args
    if verdict in ("pass", "disputed") and (run.left or with_action):
        return "otherwise", "a question was left open"
    if verdict in ("fail", "engine-error") and (with_action or not run.sure()):
        return "otherwise", why
    return verdict.replace("engine-error", "error"), why


def main(folder, engine_file):
    spec = importlib.util.spec_from_file_location("engine", engine_file)
    sys.path.insert(0, str(Path(engine_file).parent))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    server = module.Server()

    def ask(method, params):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return json.loads(json.dumps(server.answer(json.dumps(request).encode())))

    index = json.loads((Path(folder) / "index.json").read_bytes())
    info = ask("initialize", {"protocol": index["protocol"]})["result"]
    for one in index["files"]:
        file = json.loads((Path(folder) / one["path"]).read_bytes())
        for vector in file["vectors"]:
            for edition in vector["editions"]:
                verdict, why = judge(ask, info, index["vocabulary"][file["game"]], vector | {"game": file["game"]}, edition)
                print(json.dumps({"case": vector["case"], "game": file["game"], "edition": edition, "verdict": verdict, "why": str(why)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
