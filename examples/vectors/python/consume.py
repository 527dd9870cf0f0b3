"""Judges an engine in process by vectors: `python consume.py VECTORS ENGINE.py` prints a verdict a line, as JSON."""

import importlib
import json
import sys
from collections import Counter, defaultdict
from functools import reduce
from pathlib import Path


def counters(bearer, prefix=""):
    return {prefix + name: count for name, count in bearer.get("counters", {}).items() if count}


def plain(seen, words):
    """The plain table: groups, and what stands in each by its key."""
    position, result, asked = seen["position"], seen.get("result"), seen.get("decision")
    turn, regions, waiting = position["turn"], position.get("regions", []), seen.get("waiting", [])
    table = defaultdict(dict, zones=Counter(), resources=defaultdict(Counter), order=defaultdict(list))
    for card in position.get("cards", []):
        ref, zone, owner = card["ref"], card["zone"], card["player"]
        implied, states = words["implied"].get(zone, []), card.get("states", [])
        marks = {"states": dict.fromkeys([*states, *implied], True), "counters": counters(card)}
        own = {state: True for state in states if state not in implied}
        whole = card | {"player": card.get("controller") or owner} | marks | {"states": own}
        table["cards"][ref] = {part: whole.get(part) for part in words["zones"].get(zone, [])}
        table["marks"][ref], table["names"][ref] = marks, card.get("card")
        table["zones"][f"{whole['player']}/{zone}"] += 1
        if zone in words["order_zones"]:
            table["order"][f"{owner}/{zone}"].append(ref)
        if zone == words["resource_zone"]:
            table["resources"][owner]["spent" if words["spent"] in marks["states"] else "ready"] += 1
    for key, refs in table["order"].items():
        table["top"] |= {f"{key}/{place}": ref for place, ref in enumerate(refs)}
        table["bottom"] |= {f"{key}/{place}": ref for place, ref in enumerate(reversed(refs))}
    for player in position["players"]:
        table["players"] |= counters(player, f"{player['name']}/")
        table["seats"][player["name"]] = True
    lie_between(table, regions)
    table["adventure"] = {"regions": len(regions)}
    table["turn"] = {"player": turn["player"], "phase": turn.get("phase", "main")}
    table["number"], table["first"] = {"turn": turn.get("number", 2)}, {"player": turn.get("first")}
    table["counters"] = counters(turn, f"{turn['player']}/")
    table["rest"]["lists"] = [sorted(map(str, shown)) for shown in (regions, waiting, position.get("happened", []))]
    entries = sorted(one["source"] for one in waiting if not result)
    table["waiting"] = {"sources": sorted(set(entries)), "entries": entries}
    if result:
        table["result"] = {"winner": result.get("winner") or "nobody", "losers": sorted(result.get("losers", []))}
        table["losers"] = dict.fromkeys(result.get("losers", []), True)
    elif asked:
        asked = {"least": 1, "most": 1, **asked, "options": sorted(asked["options"])}
        table["question"] = {part: asked.get(part) for part in ("player", "kind", "options", "least", "most", "source")}
        table["pending"] = {"decision": asked["id"]}
    return table


def lie_between(table, regions):
    """The regions, by their numbers."""
    for place, one in enumerate(regions):
        terrains = sorted(one.get("terrains", []))
        table["regions"][str(place)] = ["facedown"] if one.get("facedown") else terrains
        table["hidden"][str(place)] = {"terrains": terrains} if one.get("facedown") else None


def differences(old, new, groups):
    """Where two tables differ, and what stood and stands there; of some things only what is there both times."""
    found = {}
    for group in groups:
        for key in (old[group] | new[group]).keys() - {"entries"}:
            was, now = old[group].get(key) or None, new[group].get(key) or None
            both = was and now
            if group == "order" and both:
                was, now = [ref for ref in was if ref in now], [ref for ref in now if ref in was]
            if was != now and (both or (group not in ("names", "order", "hidden") and key != "losers")):
                found[group, key] = was, now
    return found


def ask(method, params):
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    return json.loads(engine.answer(line)[0])


class Ended(Exception):
    """The end of a run: a verdict, and why."""


class Run:
    """A vector under one edition, on an engine that declares this support."""

    def __init__(self, support, words):
        self.support, self.words, self.tables, self.lacking = support, words, [], set()

    def expect(self, holds, verdict, why):
        if not holds:
            known = verdict == "unsupported" or not self.lacking
            raise Ended(verdict if known else "otherwise", f"step {len(self.tables)}: {why}")

    def call(self, method, params):
        answer = ask(method, params)
        self.expect("error" not in answer, "error", answer)
        self.expect(answer["result"].get("status") != "unsupported", "unsupported", answer)
        if method != "observe":
            self.table = plain(self.call("observe", {}), self.words)
        return answer["result"]

    def play(self, vector, setup):
        needed, declared = {setup["edition"], *vector.get("needs", [])}, self.support
        self.expect(needed <= {*declared["editions"], *declared["capabilities"]}, "unsupported", needed)
        self.lacking = {*vector.get("manners", [])} - {*declared.get("manners", [])}
        self.call("setup", setup)
        self.expect(not differences(plain(setup, self.words), self.table, self.words["sent"]), "error", "the position")
        for step in vector["steps"]:
            self.tables.append(self.table)
            if step["do"] != "see":
                self.do(step["do"], step["params"], step)
            for check in step.get("checks", []):
                self.expect(self.holds(check), "fail", check)
        self.expect(False, "disputed" if vector.get("open_questions") else "pass", "")

    def do(self, method, params, step):
        if method == "decide":
            self.expect(self.table["question"], "otherwise", "nothing is asked")
            params = params | self.table["pending"]
        reply = self.call(method, params)
        self.table["reply"] = reply | {"clauses": [reply.get("code"), *reply.get("clauses", [])]}
        asked, wanted = self.table["question"], step["asks"] or {}
        alike = all(asked.get(part) == wanted.get(part) for part in ("player", "most", "options"))
        self.expect(reply["status"] == "refused" or alike or step.get("may_ask"), "otherwise", asked)
        self.expect(reply["status"] in step["reply"], "fail", reply)
        self.expect(not self.table["result"] or step.get("may_end"), "fail", "the game is over")

    def holds(self, check):
        match check:
            case {"kind": "is" | "is-not" as kind, "at": path, "values": values}:
                viewer = {"viewer": check["viewer"]} if "viewer" in check else {}
                table = plain(self.call("observe", viewer), self.words) if viewer else self.table
                if path[0] == "characteristics":
                    told = self.call(path[0], {"ref": path[1]}).items()
                    table = {path[0]: {path[1]: {part: {name: str(n) for name, n in of.items()} for part, of in told}}}
                found = reduce(lambda part, name: (part or {}).get(name), path, table) or None
                return (found in values) == (kind == "is")
            case {"kind": "replied", "status": status}:
                named = "clauses" not in self.support["capabilities"] or "clause" not in check
                reply = self.table["reply"]
                return reply["status"] == status and (named or check["clause"] in reply["clauses"])
            case {"kind": "asked"}:
                asked, player = self.table["question"], check.get("player")
                options = sorted(check["options"]) if "options" in check else asked.get("options")
                return (asked.get("player"), asked.get("options")) == (player, options)
            case {"kind": "waits", "sources": sources}:
                counted = "counted-triggers" in self.support["capabilities"]
                return self.table["waiting"]["entries" if counted else "sources"] == sorted(
                    sources if counted else set(sources)
                )
            case {"kind": "changed", "rows": rows}:
                left = differences(self.tables[check["since"]], self.table, check["groups"])
                return left == {tuple(row["at"]): (row["from"], row["to"]) for row in rows}
            case {"kind": "any", "outcomes": outcomes}:
                return any(all(map(self.holds, outcome["see"])) for outcome in outcomes)
            case {"kind": "not", "see": checks}:
                return not all(map(self.holds, checks))


folder, engine_file = map(Path, sys.argv[1:])
sys.path.insert(0, str(engine_file.parent))
engine = importlib.import_module(engine_file.stem)
index = json.loads((folder / "index.json").read_bytes())
if index["format"] != 4:
    sys.exit(f"{folder} holds vectors of format {index['format']}; this consumer reads format 4")
games = ask("initialize", {"protocol": index["protocol"]})["result"]["games"]
for file in index["files"]:
    support = games.get(file["game"], {"editions": [], "capabilities": []})
    for vector in json.loads((folder / file["path"]).read_bytes())["vectors"]:
        for edition in vector["editions"]:
            try:
                run = Run(support, index["vocabulary"][file["game"]])
                run.play(vector, vector["setup"] | {"game": file["game"], "edition": edition})
            except Ended as ended:
                verdict, why = ended.args
                print(json.dumps({"case": vector["case"], "edition": edition, "verdict": verdict, "why": why}))
