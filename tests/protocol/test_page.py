"""The page for implementers cannot go stale: its examples are messages, its tables complete, its skeleton an engine."""

from __future__ import annotations

import io
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oracle.adapter import Unsupported
from oracle.cli.engine_options import TOTAL
from oracle.engines.base import FAULTS, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve
from oracle.profiles import PROFILES
from oracle.protocol import bounds, messages
from oracle.protocol.codec import ErrorObject, decode_answer, decode_request
from oracle.protocol.declared import LIMITS
from oracle.protocol.messages import (
    ACTIONS,
    CAPABILITIES,
    COSTS,
    LANGUAGES,
    MANNERS,
    METHODS,
    OPTIONAL_METHODS,
    Position,
    SetupParams,
    Turn,
)
from oracle.report.run.view import MOST_BOARDS
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection, clause_choices
from oracle.suite.room import CUT, ROOM
from oracle.suite.run.result import MOST_CHANGES
from oracle.suite.runner import run_suite
from tests.engines.conftest import SETUP
from tests.examples.start import find_node
from tests.house.checkout import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ADAPTER = (ROOT / "docs" / "adapter.md").read_text(encoding="utf-8")
KIT = ROOT / "kits" / "typescript" / "src" / "index.ts"
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def exchanges() -> list[tuple[str, Any, object]]:
    """Method, request and answer of every example; an answer belongs to the last request with its id."""
    found, asked = [], {}
    for text in EXAMPLES:
        message = json.loads(text)
        if "method" in message:
            asked[message["id"]] = message
        else:
            found.append((asked[message["id"]]["method"], asked[message["id"]], message))
    return found


@pytest.mark.parametrize(("method", "request_", "answer"), exchanges())
def test_every_example_is_a_message_and_says_nothing_the_types_do_not_know(
    method: str, request_: Any, answer: Any
) -> None:
    read = decode_request(json.dumps(request_).encode())
    assert_all_known(request_.get("params", {}), read.params)
    result = decode_answer(json.dumps(answer).encode(), METHODS[method][1], request_["id"])
    if isinstance(result, ErrorObject):
        assert result.code in (-32601, -32602)
    else:
        assert_all_known(answer["result"], result)


def assert_all_known(written: Any, read: object) -> None:
    """Everything written was read: no field is misspelt (an unknown field would be ignored silently)."""
    kept = msgspec.to_builtins(read)
    defaults = {"protocol": 1}
    assert {key: value for key, value in written.items() if defaults.get(key) != value} == json.loads(json.dumps(kept))


class ShortSnapshots(ReferenceEngine):
    """The reference, its snapshots called `s1`, `s2`… as on the page."""

    def snapshot(self) -> str:
        kept: dict[str, str] = self.__dict__.setdefault("kept", {})
        name = f"s{len(kept) + 1}"
        kept[name] = super().snapshot()
        return name

    def restore(self, snapshot: str) -> None:
        super().restore(self.__dict__["kept"][snapshot])


def test_the_examples_are_what_the_reference_says() -> None:
    by_id = {request["id"]: (method, request, answer) for method, request, answer in reversed(exchanges())}
    engine, output = ShortSnapshots(), io.BytesIO()
    lines = [json.dumps(request) for _, (_, request, _) in sorted(by_id.items())]
    serve(engine, io.BytesIO("\n".join(lines).encode()), output)
    said = {answer["id"]: answer for answer in map(json.loads, output.getvalue().splitlines())}
    assert said.keys() == by_id.keys()
    for number, (method, _, answer) in by_id.items():
        if method != "initialize":
            assert without_words(said[number]) == without_words(answer)


def without_words(value: object) -> object:
    """What is compared of a message: nothing that is for people, no trace, lists of cards and actions in any order."""
    if isinstance(value, dict):
        return {key: without_words(part) for key, part in value.items() if key not in ("message", "text", "clauses")}
    if isinstance(value, list):
        return sorted((without_words(part) for part in value), key=json.dumps)
    return value


def test_every_method_has_an_example() -> None:
    assert {method for method, _, _ in exchanges()} == set(METHODS)


@pytest.mark.parametrize("name", sorted({kind.__name__ for pair in METHODS.values() for kind in pair}))
def test_every_type_of_a_method_is_explained_with_its_fields(name: str) -> None:
    fields = {field.name for field in msgspec.structs.fields(getattr(messages, name))}
    missing = [field for field in fields if f"`{field}`" not in PAGE]
    assert not missing
    assert name in PAGE


@pytest.mark.parametrize(
    "name", ["Card", "Player", "Turn", "Fact", "Region", "Position", "Printing", "Cost", "Action", "Decision"]
)
def test_every_field_of_the_table_is_explained(name: str) -> None:
    missing = [field.name for field in msgspec.structs.fields(getattr(messages, name)) if f"`{field.name}`" not in PAGE]
    assert not missing


def test_every_kind_of_action_and_of_cost_is_explained_with_its_fields() -> None:
    section = PAGE.split("*ActParams*")[1].split("*Reply*")[0]
    table, costs = section.split("*Cost*")
    rows = [row.split("|")[1:3] for row in table.splitlines() if row.startswith("| `")][1:]
    told = {
        kind: set(re.findall(r"`([\w-]+)`", text)) for kinds, text in rows for kind in re.findall(r"`(.*?)`", kinds)
    }
    assert set(told) == {kind for kinds in ACTIONS.values() for kind in kinds}
    for kinds in ACTIONS.values():
        assert {kind: fields for kind, fields in kinds.items() if not set(fields) <= told[kind]} == {}
    assert {cost for kinds in COSTS.values() for cost in kinds} <= set(re.findall(r"`([\w-]+)`", costs))


def table_after(heading: str) -> dict[str, str]:
    """First column without backticks → second column, of the last table of a section."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", section, re.MULTILINE)
    return dict(rows)


def test_every_capability_is_listed() -> None:
    assert list(table_after("Capabilities")) == [*CAPABILITIES, *LIMITS]


def test_every_manner_is_listed() -> None:
    assert list(table_after("Manners")) == list(MANNERS)


def test_every_fault_is_listed() -> None:
    assert list(table_after("Limits and faults")) == list(FAULTS)


def test_the_limits_are_the_real_ones() -> None:
    limits = Limits()
    stated = PAGE.split("## Limits and faults")[1]
    for value in (f"{limits.start:g} s", f"{limits.call:g} s", f"{limits.shutdown:g} s", f"| {limits.restarts} |"):
        assert value in stated
    assert f"| {limits.slow_faults} |" in stated
    assert f"| {limits.memory / 1e6:,.0f} MB |" in stated
    assert f"| {TOTAL:,.0f} s |" in stated
    assert f"{limits.message // 2**20} MiB" in stated
    assert f"{limits.stderr // 2**10} KiB" in stated
    assert f"{limits.answer // 2**20} MiB more than the preceding `setup`" in stated


def test_the_bounds_of_a_message_are_stated() -> None:
    stated = PAGE.split("Limits for one message")[1].split("After a fault")[0]
    assert f"and {bounds.MORE_CARDS:,} more |" in stated
    assert f"| {bounds.MOST_OPTIONS:,} |" in stated
    assert f"| {bounds.MOST_ENTRIES:,} |" in stated
    assert f"| {bounds.LONGEST_TEXT:,} characters |" in stated
    assert f"keeps {ROOM // 2**20} MiB" in stated
    assert f"at most {MOST_CHANGES} changes per failure" in stated
    assert f"first {CUT}" in stated
    assert f"draws {MOST_BOARDS} failures" in stated


def test_the_optional_methods_are_named() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| -32601"))
    assert set(re.findall(r"`(\w+)`", row)) == OPTIONAL_METHODS


ALONE = Position(players=(messages.Player(name="Ann"),), turn=Turn(player="Ann"))


def test_the_example_of_a_language_knows_cards_without_text(tmp_path: Path) -> None:
    (example,) = re.findall(r"<!-- language -->\n```python\n(.*?)```", ADAPTER, re.DOTALL)
    (tmp_path / "known.py").write_text(example, encoding="utf-8")
    names = runpy.run_path(str(tmp_path / "known.py"))
    plain = {"name": "Owl", "type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 2, "subtypes": []}
    assert names["KNOWN"].unknown(plain) == []
    told = names["KNOWN"].unknown(plain | {"abilities": [{"is": "reaction"}], "type": "hero"})
    assert told == ["type hero of the card", "abilities of the card"]
    names["KNOWN"].check({"Owl": plain})
    with pytest.raises(Unsupported, match="Owl: abilities of the card"):
        names["KNOWN"].check({"Owl": plain | {"abilities": [{"is": "reaction"}]}})


@pytest.mark.parametrize("game", PROFILES)
def test_every_version_of_a_language_is_on_the_page(game: str) -> None:
    section = PAGE.partition("## Versions of the card language")[2].partition("\n## ")[0]
    found: dict[str, list[int]] = {}
    name = ""
    for told, version in re.findall(r"^\| (.*?) ?\| (\d+) \|", section, re.MULTILINE):
        name = told or name
        found.setdefault(name, []).append(int(version))
    assert found[PROFILES[game].name] == sorted(LANGUAGES[game])


@pytest.mark.parametrize("game", PROFILES)
def test_every_part_that_an_action_may_leave_out_is_on_the_page(game: str) -> None:
    section = ADAPTER.partition("## An action may arrive without a part")[2].partition("\n## ")[0]
    parts = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    always = {"card", "cost"}
    fields = {field for own in (*ACTIONS[game].values(), *COSTS[game].values()) for field in own}
    assert fields - always <= parts


@pytest.mark.parametrize(("which", "language"), [("skeleton", "python"), ("kit", "python"), ("kit", "ts")])
def test_the_skeletons_are_engines(which: str, language: str, tmp_path: Path) -> None:
    pages = ADAPTER + (ROOT / "docs" / "connect.md").read_text(encoding="utf-8")
    match = re.search(rf"<!-- {which} -->\n(?:<!-- file: .* -->\n)?```{language}\n(.*?)```", pages, re.DOTALL)
    assert match is not None
    adapter = tmp_path / ("adapter.py" if language == "python" else "adapter.mts")
    # As from a checkout: the package itself is compiled, which takes a compiler.
    adapter.write_text(match.group(1).replace('"tcg-oracle-adapter"', f'"{KIT.as_uri()}"'), encoding="utf-8")
    empty = SetupParams(game="lorcana", edition="2.2", position=ALONE)
    runs = sys.executable if language == "python" else find_node()
    with ProcessEngine([str(runs), str(adapter)]) as engine:
        assert engine.initialize().name == "my-engine"
        assert engine.setup(SETUP).unsupported == ("a card",)
        assert engine.setup(empty).status == "ok"
        assert engine.observe().position == empty.position
        assert engine.act("Ann", messages.Action(kind="end-turn")).status == "unsupported"
        assert engine.decide("Ann", "d1", ("yes",)).status == "refused"
        with pytest.raises(EngineFault) as caught:
            engine.legal()
        assert caught.value.kind == "unsupported-method"


def test_the_example_of_a_beginning_begins_games_of_two_and_three(tmp_path: Path) -> None:
    (example,) = re.findall(r"<!-- begin -->\n```python\n(.*?)```", PAGE, re.DOTALL)
    adapter = tmp_path / "adapter.py"
    adapter.write_text(example, encoding="utf-8")
    clauses = tuple(one for text in ("lorcana/2.2", "lorcana/9.2.1") for one in clause_choices(text))
    with ProcessEngine([sys.executable, str(adapter)]) as engine:
        found = run_suite(load_suite().plans, engine, Selection(editions=("2.2",), clauses=clauses)).results
    passed = {one.case for one in found if one.verdict == "pass"}
    assert {one.verdict for one in found} == {"pass", "unsupported"}
    assert passed >= {
        "seven-from-the-shuffled-deck/bob",
        "the-others-alter-their-hands-too/some",
        "both-shuffle-in-turn-order",
        "opening-hand-of-a-small-deck",
        "decks-of-three-from-the-one-who-starts",
    }
