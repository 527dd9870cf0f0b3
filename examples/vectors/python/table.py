"""The table of an engine in paths, as vectors speak of it: `docs/vectors.md`, The plain table."""


def flat(value, path):
    """Each path below, with what stands there: nothing, none, false and 0 stand nowhere."""
    if not isinstance(value, dict):
        return {path: value} if value else {}
    parts = [flat(part, f"{path}/{name}" if path else name) for name, part in value.items()]
    return {below: leaf for part in parts for below, leaf in part.items()}


def at(table, path):
    """The part of a table at a path and below it."""
    return {one: leaf for one, leaf in table.items() if one == path or one.startswith(path + "/")}


def plain(seen, words):
    """What is seen of the table, in paths."""
    position, result, asked = seen["position"], seen.get("result") or {}, seen.get("decision") or {}
    turn, regions, waiting = position["turn"], position.get("regions", []), seen.get("waiting", [])
    table = {name: {} for name in ("cards", "states", "counters", "names", "zones", "resources", "order", "regions")}
    for card in position.get("cards", []):
        ref, zone, owner, pays = card["ref"], card["zone"], card["player"], card["zone"] == words["resource_zone"]
        who = "" if zone in words["shared_zones"] else card.get("controller") or owner
        states, counters = dict.fromkeys(card.get("states", []), True), card.get("counters", {})
        marks = {} if pays else {"states": states, "counters": counters}
        table["states"][ref], table["counters"][ref], table["names"][ref] = states, counters, card.get("card")
        if zone != "nowhere":
            table["cards"][ref] = {
                "zone": zone,
                "player": who,
                "under": card.get("under"),
                "at": card.get("at"),
                **marks,
            }
        spent = "spent" if words["spent"] in states else "ready"
        for name, what in [("zones", zone), *([("resources", spent)] if pays else [])]:
            counts = table[name].setdefault(who, {})
            counts[what] = counts.get(what, 0) + 1
        if zone in words["order_zones"]:
            table["order"].setdefault(owner, {}).setdefault(zone, []).append(ref)
    for place, one in enumerate(regions):
        table["regions"][str(place)] = dict.fromkeys(["facedown"] if one.get("facedown") else one["terrains"], True)
    table["players"] = {one["name"]: one.get("counters") for one in position["players"]}
    table["turn"] = {"number": 2, "phase": "main", **turn, "counters": {turn["player"]: turn.get("counters")}}
    table["waiting"] = {one["source"]: True for one in waiting if not result}
    table["result"] = result and (result.get("winner") or "nobody")
    table["losers"], table["adventure"] = dict.fromkeys(result.get("losers", []), True), len(regions)
    lists = (regions, position.get("happened", []), waiting, asked.get("options", []))
    table["other"] = {str(place): sorted(map(str, one)) for place, one in enumerate(lists)}
    table["other"]["asked"] = [asked.get(name) for name in ("player", "kind", "least", "most", "source")]
    return flat(table, "")


def counted(old, new, words):
    """Both tables as far as steps speak of what changes between them."""
    if "result" in old or "result" in new:
        return at(old, "result"), at(new, "result")
    player, number, adventure = (old.get(path) != new.get(path) for path in ("turn/player", "turn/number", "adventure"))
    left_out = ["states/", "counters/", "zones/", "losers/", "other/", *["regions/"] * adventure]
    left_out += ["turn/counters/"] * (player or number) + ["turn/number"] * (player and words["counts_turns"])
    one, other = ({p: leaf for p, leaf in table.items() if not p.startswith(tuple(left_out))} for table in (old, new))
    for path in [path for path in {**one, **other} if path.startswith(("order/", "names/"))]:
        was, now = one.pop(path, None), other.pop(path, None)
        if was and now and path.startswith("order/"):
            was, now = [ref for ref in was if ref in now], [ref for ref in now if ref in was]
        if was and now:
            one[path], other[path] = was, now
    return one, other
