"""The pages: who is answered, what a form does, what is shown of hostile words."""

from __future__ import annotations

import json
import re
import shlex
import sys

import pytest

from oracle.engines.limits import Limits
from oracle.web.beside import Second
from oracle.web.files import as_json
from oracle.web.guard import HEADERS, LARGEST
from tests.extent import only_long
from tests.house.checkout import ROOT

from .positions import free_play
from .serving import HERE, HOST, PORT, Visitor, asked, bench

EVIL = "<img src=x onerror=alert(1)>\"'&{{7*7}}</textarea><script>alert(2)</script>"

CARD = {"ref": "x", "player": "A", "zone": "attic", "card": "Nothing of the kind"}
CASE = "free-character-uses-the-reduction"


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", {"host": "evil.example"}, 421),
        ("GET", {"host": f"evil.example:{PORT}"}, 421),
        ("GET", {}, 421),
        ("GET", {"host": HOST, "sec-fetch-site": "cross-site"}, 403),
        ("GET", {"host": HOST, "sec-fetch-site": "same-site"}, 403),
        ("POST", {"host": HOST, "origin": "http://evil.example"}, 403),
        ("POST", {"host": HOST, "origin": "null"}, 403),
        ("POST", {"host": HOST, "origin": f"http://localhost:{PORT}"}, 403),
        ("POST", HERE, 403),
        ("PUT", HERE, 405),
        ("GET", {"host": f"localhost:{PORT}", "sec-fetch-site": "none"}, 200),
    ],
)
def test_only_this_machine_s_own_pages_are_answered(method: str, headers: dict[str, str], status: int) -> None:
    address = "/" if method == "GET" else "/do"
    answer = asked(bench().app(PORT), method, address, headers, b"op=say&words=Ann+passes")
    assert answer.status == status
    assert HEADERS.items() <= answer.headers.items()


def test_too_much_is_refused() -> None:
    app = bench().app(PORT)
    assert asked(app, "POST", "/do", body=b"x" * (LARGEST + 1)).status == 413
    visitor = Visitor(app)
    rows = "\n".join(f"| c{number} | a character costing 1 | Ann | deck |" for number in range(10_000))
    text = f"Given a game of Lorcana\nAnd these cards\n| ref | card | player | zone |\n{rows}"
    assert "more than 200,000 characters" in visitor.send("/open", text=text).text
    visitor.open("/")
    assert visitor.send(op="count", player="Ann", deck="10000").status == 422


def test_a_position_is_built_played_and_saved_from_the_page() -> None:
    visitor = Visitor(bench().app(PORT))
    assert "Which one?" in visitor.send(op="place", name="doc", player="Ann", zone="play").text
    visitor.open("/")
    for name, zone in (("doc leader", "play"), ("just in time", "hand"), ("a character costing 5", "hand")):
        assert visitor.send(op="place", name=name, player="Ann", zone=zone).status == 200
    visitor.send(op="count", player="Ann", ready="8", counter__lore="3")
    page = visitor.send(op="say", words="Ann quests with doc").text
    assert "Ann quests with doc" in page
    assert "Trail of clauses" in page
    assert "/lorcana/clauses/" in page
    assert "needs an answer" in visitor.send(op="try", who="Ann", kind="play ink", card="just").text
    assert "accepted" in visitor.send(step=json.dumps({"player": "Ann", "answer": ["yes"]})).text
    assert "Not done" in visitor.send(op="say", words="Ann flies").text
    link = visitor.field("w")
    assert "where the outcome parts" not in visitor.send(see="editions").text
    assert "Scenario: Mine" in asked(visitor.app, "GET", f"/scenario?w={link}&title=Mine&file=1").text
    assert json.loads(asked(visitor.app, "GET", f"/judge.json?w={link}").text)["game"] == "lorcana"
    assert json.loads(asked(visitor.app, "GET", "/cards?game=lorcana&q=doc+leader").text)


def test_some_of_several_are_chosen_in_an_order() -> None:
    visitor = Visitor(bench(ROOT / "features" / "altered" / "2-objects" / "2.5-counters-off.feature").app(PORT))
    answer = asked(visitor.app, "GET", "/open?case=altered-so-many-modes/two")
    visitor.open(answer.headers["location"])
    page = visitor.send(go="1").text
    assert "Ann chooses 2, in an order; 0 leaves one out" in page
    assert re.findall(r'name="place\.\d" min="0" max="3" value="(\d)"', page) == ["1", "2", "0"]
    assert "<bdi>supply: You resupply.</bdi>" in page
    assert "Ann chooses grow and draw" in visitor.send(op="answer", place__0="2", place__1="0", place__2="1").text
    assert "refused" not in visitor.page.text.partition('id="at-steps"')[2].partition("</ol>")[0]


def test_what_a_new_user_expects_is_there() -> None:
    visitor = Visitor(bench().app(PORT))
    page = visitor.send(op="place", name="merida formidable", player="Ann", zone="play").text
    assert "<code>with 2 Strength</code>" in page
    page = visitor.send(op="place", name="a character costing 2", player="Bob", zone="play", many="3").text
    assert all(f'aria-label="Change {name}"' in page for name in ("character", "character2", "character3"))
    visitor.send(op="place", name="fire the cannons", player="Ann", zone="hand")
    page = visitor.send(op="count", player="Ann", ready="1", deck="10").text
    assert "<b>merida</b> <bdi>3 Strength, 5 Willpower, 2 Lore</bdi>" in page
    page = visitor.send(op="try", who="Ann", kind="play ink", card="fire").text
    assert "What this card does" in page
    assert "refused" in visitor.send(op="try", who="Ann", kind="answer", card="nobody").text
    assert "accepted" in visitor.send(op="try", who="Ann", kind="answer", card="character2").text
    assert visitor.send(op="place", name="x", player="Ann", zone="play", many="61").status == 422


def test_a_judge_needs_no_page_but_this_one() -> None:
    visitor = Visitor(bench().app(PORT))
    page = visitor.send(
        op="place", name="a character costing 2 with 5 strength and ward", player="Bob", zone="play"
    ).text
    assert "5 Strength, 3 Willpower, 1 Lore, Ward" in page
    page = visitor.send(op="place", name="fire the cannons", player="Ann", zone="hand").text
    assert (
        "\N{LEFT DOUBLE QUOTATION MARK}Fire the Cannons!\N{RIGHT DOUBLE QUOTATION MARK} is an action that costs 1"
        in page
    )
    # Whoever sets the ink goes on putting cards where the last one went.
    page = visitor.send(op="count", player="Ann", ready="1", deck="10").text
    assert '<option value="hand" selected>' in page
    # What somebody has put there is named before the blank cards of the decks.
    assert re.findall(r'<option value="">no card</option><option value="([^"]*)"', page)[0] == "fire"
    assert "<dt>the Tumult regions are" in visitor.open("/?game=altered").text


def test_a_printed_card_that_is_not_known_is_named_with_the_reason() -> None:
    visitor = Visitor(bench().app(PORT))
    visitor.open("/?game=altered")
    page = visitor.send(op="place", name="bluecap", player="Ann", zone="hand").text
    assert "&#34;Bluecap&#34; is printed, but not known here" in page


def test_a_card_is_meant_before_its_other_versions() -> None:
    visitor = Visitor(bench().app(PORT))
    visitor.open("/?game=altered")
    page = visitor.send(op="place", name="quetzal", player="Ann", zone="hand").text
    assert "Quetzalc\N{LATIN SMALL LETTER O WITH ACUTE}atl</bdi>" in page
    assert "Ann's deck has 10 cards" in page.replace("&#39;", "'")


def test_names_are_never_markup() -> None:
    position = {
        "players": [{"name": EVIL}, {"name": "\u202eBob"}],
        "turn": {"player": EVIL},
        "cards": [{"ref": EVIL, "player": EVIL, "zone": "hand", "card": EVIL}],
    }
    card = {"name": EVIL, "type": "character", "cost": 1}
    question = {"game": "lorcana", "position": position, "definitions": {EVIL: card}}
    visitor = Visitor(bench().app(PORT))
    page = visitor.send("/open", text=json.dumps(question)).text
    assert "alert(1)" in page
    assert "<img" not in page
    assert "<script>" not in page
    assert "\u202e" not in page
    assert "no phrase of a scenario says" in visitor.send(op="turn", player="\u202eBob").text


@pytest.mark.parametrize(
    "change",
    [
        {"definitions": {"a card": 1}},
        {"definitions": {"a card": {"type": "character", "abilities": 1}}},
        {"position": {"players": [], "turn": {"player": ""}}},
        {"position": {"players": [{"name": "A"}], "turn": {"player": "B"}, "cards": [CARD]}},
        {"position": {"players": [{"name": "A"}], "turn": {"player": "A"}, "cards": [{**CARD, "under": "x"}]}},
    ],
)
def test_an_odd_position_is_refused_or_shown(change: dict[str, object]) -> None:
    visitor = Visitor(bench().app(PORT))
    opened = visitor.send("/open", text=json.dumps(json.loads(as_json(free_play(0))) | change))
    assert opened.status in (200, 400)
    if opened.status == 200:
        assert visitor.send(edit="x").status == 200


def test_a_scenario_of_the_suite_is_opened() -> None:
    visitor = Visitor(bench().app(PORT))
    answer = asked(visitor.app, "GET", f"/open?case={CASE}&edition=2.1")
    page = visitor.open(answer.headers["location"]).text
    assert "refused" in page
    assert "<small>2.1</small>" in page
    assert "no scenario of this name" in visitor.open("/open?case=nothing").text
    for path in ("/../../etc/passwd", "/nowhere/index.html"):
        assert visitor.open(path).status == 404


def test_a_region_is_told_with_what_abilities_make_of_it() -> None:
    visitor = Visitor(bench(ROOT / "features/altered/2-objects/2.2-one-region.feature").app(PORT))
    answer = asked(visitor.app, "GET", "/open?case=region-further-and-instead/flood-first&edition=3.0")
    page = visitor.open(answer.headers["location"]).text
    assert re.findall(r"<b>region \d</b> <bdi>water, as abilities change it</bdi>", page)


@only_long
def test_everything_is_found_and_the_pages_of_the_site_are_there() -> None:
    visitor = Visitor(bench(None).app(PORT))
    assert f"case={CASE}" in visitor.open(f"/find?game=lorcana&q={CASE}").text
    for page in (f"scenarios/{CASE}.html", "clauses/4.3.6.html", "conflicts/1.html", "index.html"):
        assert visitor.open(f"/lorcana/{page}").status == 200


def test_an_engine_beside_it_differs_ends_or_hangs() -> None:
    line = free_play().played
    engine = Second(f"{sys.executable} -m tests.faulty keeps-next-after-free", Limits())
    try:
        found = engine.plays(line)
        assert (found.verdict, found.clause) == ("differs", "1.5.3")
        assert found.seen is not None
    finally:
        engine.close()
    for code, told in (("sys.exit(3)", "exit code 3"), ("time.sleep(60)", "within 2 s")):
        script = f"""
import sys, time
from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio
class Own(ReferenceEngine):
    def act(self, player, action):
        {code}
serve_stdio(Own())
"""
        ends = Second(shlex.join([sys.executable, "-c", script]), Limits(call=2))
        try:
            found = ends.plays(line)
            assert found.verdict == "fault"
            assert told in f"{found.told} {found.what} {found.engine}"
            assert ends.plays(line).verdict == "fault"
        finally:
            ends.close()
