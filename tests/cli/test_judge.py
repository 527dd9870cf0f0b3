"""`tcg-oracle judge`: what a person may get wrong in a file is named, with its place; what is done is said in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.errors import UsageError
from oracle.cli.judge import judgement
from oracle.cli.question import read_question
from oracle.kernel.errors import InputError
from oracle.suite.run.judged import Judgement

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]
DOC, FLOUNDER = "Doc - Leader of the Seven Dwarfs", "Flounder - Voice of Reason"


def asked(*actions: Json) -> Json:
    return {
        "game": "lorcana",
        "position": {
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "turn": {"player": "Ann"},
            "cards": [
                {"ref": "doc", "player": "Ann", "zone": "play", "card": DOC},
                {"ref": "flo", "player": "Ann", "zone": "hand", "card": FLOUNDER},
                {"ref": "foe", "player": "Bob", "zone": "play", "card": FLOUNDER, "states": ["exerted"]},
                {"ref": "ink", "player": "Ann", "zone": "inkwell", "card": FLOUNDER},
            ],
        },
        "do": [{"player": "Ann", "action": action} for action in actions],
    }


@pytest.fixture
def judged(tmp_path: Path) -> Callable[[Json], Judgement]:
    def judge(question: Json) -> Judgement:
        file = tmp_path / "question.json"
        file.write_text(json.dumps(question))
        return judgement(read_question(file))

    return judge


Judge = Callable[[Json], Judgement]


def test_the_question_of_the_page_is_one(judged: Judge) -> None:
    page = (ROOT / "docs" / "impact-and-explain.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    found = judged(json.loads(example))
    assert [(step.did, step.verdict) for step in found.steps] == [
        ("plays just for its ink cost", "needs an answer"),
        ("chooses yes", "accepted"),
    ]
    assert [change.what for change in found.steps[-1].changes] == ["flo", "just"]


@pytest.mark.parametrize(
    ("place", "name", "said"),
    [
        ((), "edtion", 'there is no field "edtion"; did you mean "edition"?'),
        (("position",), "card", 'position: there is no field "card"; did you mean "cards"?'),
        (("position", "turn"), "nmber", 'position.turn: there is no field "nmber"; did you mean "number"?'),
        (("position", "players", 1), "loer", 'position.players[1]: there is no field "loer"; known: counters, name'),
        (("position", "cards", 0), "stats", 'position.cards[0]: there is no field "stats"; did you mean "states"?'),
        (("do", 0), "anser", 'do[0]: there is no field "anser"; did you mean "answer"?'),
        (("do", 0, "action"), "taget", 'do[0].action: there is no field "taget"; did you mean "target"?'),
        (("do", 0, "action", "cost"), "resource", 'do[0].action.cost: there is no field "resource"'),
    ],
)
def test_a_misspelt_field_is_named(judged: Judge, place: tuple[str | int, ...], name: str, said: str) -> None:
    question = asked({"kind": "play", "card": "flo", "cost": {"kind": "ink"}})
    at: Any = question
    for step in place:
        at = at[step]
    at[name] = 1
    with pytest.raises(UsageError) as error:
        judged(question)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (
            {"kind": "challange", "card": "doc"},
            '.kind: there is no kind of action "challange"; the kinds are play, use, ink, quest, challenge, move, ',
        ),
        (
            {"kind": "challenge", "card": "doc", "target": "foe", "cost": {"kind": "ink"}},
            '.cost: "challenge" has no cost; it has card and target',
        ),
        ({"kind": "quest", "card": "doc", "target": "foe"}, '.target: "quest" has no target; it has card'),
        ({"kind": "end-turn", "card": "doc"}, '.card: "end-turn" has no card; it has nothing else'),
        ({"kind": "play", "card": "flo"}, '.cost: "play" needs a cost, with its kind: ink, shift, '),
        (
            {"kind": "play", "card": "flo", "cost": {"kind": "gold"}},
            '.cost.kind: there is no kind of cost "gold"; the kinds are ink, shift, ',
        ),
        (
            {"kind": "play", "card": "flo", "cost": {"kind": "ink", "onto": ["doc"]}},
            '.cost.onto: "ink" has no onto; it has resources',
        ),
    ],
)
def test_an_action_has_what_belongs_to_its_kind(judged: Judge, action: Json, said: str) -> None:
    with pytest.raises(UsageError) as error:
        judged(asked({"kind": "quest", "card": "doc"}, action))
    assert f"do[1].action{said}" in str(error.value)


def test_everything_that_is_wrong_is_told_at_once(judged: Judge) -> None:
    with pytest.raises(UsageError) as error:
        judged(asked({"kind": "fly"}, {"kind": "quest", "card": "doc", "ability": "x"}, {"kind": "swim"}))
    assert [line.split(": ")[1] for line in str(error.value).splitlines()] == [
        "do[0].action.kind",
        "do[1].action.ability",
        "do[2].action.kind",
    ]


@pytest.mark.parametrize(
    ("place", "name", "said"),
    [
        (("cards", 0), "damge", "cards.doc.counters: damge is no counter (damage)"),
        (("players", 1), "lor", "players.Bob.counters: lor is not a counter (lore)"),
        (("turn",), "inkd", "turn.counters: inkd is not a counter (inked, "),
    ],
)
def test_a_misspelt_counter_is_named(judged: Judge, place: tuple[str | int, ...], name: str, said: str) -> None:
    question = asked()
    at: Any = question["position"]
    for step in place:
        at = at[step]
    at["counters"] = {name: 1}
    with pytest.raises(InputError) as error:
        judged(question)
    assert said in str(error.value)


@pytest.mark.parametrize("step", [{"player": "Ann"}, {"player": "Ann", "action": {"kind": "concede"}, "answer": []}])
def test_a_step_is_an_action_or_an_answer(judged: Judge, step: Json) -> None:
    with pytest.raises(UsageError, match=r"do\[0\]: give either an action or an answer"):
        judged({**asked(), "do": [step]})


def test_what_the_position_does_not_have_is_named_with_its_step(judged: Judge) -> None:
    with pytest.raises(InputError, match=r"do\[1\]\.action\.card: dok is not a card of this game"):
        judged(asked({"kind": "quest", "card": "doc"}, {"kind": "quest", "card": "dok"}))


def test_what_is_done_is_said_as_a_scenario_would(judged: Judge) -> None:
    found = judged(
        asked(
            {"kind": "play", "card": "flo", "cost": {"kind": "ink", "resources": ["ink"]}},
            {"kind": "challenge", "card": "doc", "target": "foe"},
            {"kind": "quest", "card": "doc"},
        )
    )
    assert [(step.did, step.verdict) for step in found.steps] == [
        ("plays flo for its ink cost, exerting ink", "accepted"),
        ("challenges foe with doc", "accepted"),
        ("quests with doc", "refused"),
    ]


def test_a_loop_that_nobody_can_leave_is_undecided_and_told_in_a_few_lines(tmp_path: Path) -> None:
    def card(event: str, effect: str, **more: int) -> Json:
        when = [{"event": event, "who": "any", "what": {"type": ["character"]}}]
        does = {"is": effect, "all": {"named": ["Doc"]}, **more}
        ability = {"is": "triggered", "name": event, "when": when, "effect": does}
        return {"name": event, "type": "item", "cost": 1, "abilities": [ability]}

    question = asked({"kind": "play", "card": "go", "cost": {"kind": "ink"}})
    start = {"is": "put-damage", "damage": 1, "all": {"named": ["Doc"]}}
    question["definitions"] = {
        "Ping": card("healed", "put-damage", damage=1),
        "Pong": card("damaged", "remove-damage"),
        "Go": {"name": "Go", "type": "action", "cost": 0, "effect": start},
    }
    question["position"]["cards"] += [
        {"ref": "ping", "player": "Ann", "zone": "play", "card": "Ping"},
        {"ref": "pong", "player": "Ann", "zone": "play", "card": "Pong"},
        {"ref": "go", "player": "Ann", "zone": "hand", "card": "Go"},
    ]
    file = tmp_path / "loop.json"
    file.write_text(json.dumps(question), encoding="utf-8")
    told = CliRunner(env={"COLUMNS": "200"}).invoke(mounted(), ["judge", str(file), "--verbose"])
    assert told.exit_code == 1
    assert "undecided" in told.output
    assert "conflict 160" in told.output
    assert len(told.output.splitlines()) <= 10
    again = judgement(read_question(file))
    assert [step.verdict for step in again.steps] == ["undecided"]


def ask(tmp_path: Path, question: Json, *words: str) -> str:
    file = tmp_path / "question.json"
    file.write_text(json.dumps(question))
    return CliRunner().invoke(mounted("judge"), ["judge", str(file), *words], env={"COLUMNS": "300"}).output


def of_moana(answer: str) -> Json:
    card = "Ariel - On Human Legs"
    return {
        "game": "lorcana",
        "position": {
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "turn": {"player": "Ann"},
            "cards": [
                {"ref": "moana", "player": "Ann", "zone": "play", "card": "Moana - Of Motunui"},
                {"ref": "ariel", "player": "Ann", "zone": "play", "card": card, "states": ["exerted"]},
            ],
        },
        "do": [{"player": "Ann", "action": {"kind": "quest", "card": "moana"}}, {"player": "Ann", "answer": [answer]}],
    }


REGIONS = [
    {"terrains": terrains.split(), "facedown": place not in (0, 7)}
    for place, terrains in enumerate([
        "forest mountain water", "forest", "mountain water", "mountain", "forest water", "water", "forest mountain",
        "forest mountain water",
    ])
]  # fmt: skip
OF_SMALL_STEP: Json = {
    "game": "altered",
    "position": {
        "players": [{"name": "Ann"}, {"name": "Bob"}],
        "turn": {"player": "Bob", "phase": "afternoon"},
        "regions": REGIONS,
        "cards": [
            {"ref": "day", "player": "Bob", "zone": "hand", "card": "Celebration Day"},
            {"ref": "st", "player": "Ann", "zone": "hand", "card": "Small Step, Giant Leap"},
            *({"ref": f"{who}{n}", "player": who, "zone": "mana", "card": "Celebration Day"}
              for who in ("Ann", "Bob") for n in range(9)),
        ],
    },
    "do": [
        {"player": "Bob", "action": {"kind": "play", "card": "day", "cost": {"kind": "mana"}}},
        {"player": "Bob", "answer": ["Ann's companion expedition"]},
        {"player": "Ann", "action": {"kind": "play", "card": "st", "cost": {"kind": "mana"}}},
    ],
}  # fmt: skip


def within(text: str) -> list[int]:
    """The conflicts named that the edition itself leaves open."""
    return [one["number"] for one in json.loads(text).get("conflicts", ()) if "otherwise" not in one]


def test_open_conflicts_are_named_that_the_outcome_rests_on(tmp_path: Path) -> None:
    assert within(ask(tmp_path, of_moana("no"), "--json", "-")) == [190]
    assert within(ask(tmp_path, of_moana("yes"), "--json", "-")) == []
    told = "rests on conflict 190, left open by 2.2: Whoever may ready characters, "
    assert told in ask(tmp_path, of_moana("no"), "--verbose")
    assert within(ask(tmp_path, OF_SMALL_STEP, "--json", "-")) == [171]
    before = {**OF_SMALL_STEP, "do": OF_SMALL_STEP["do"][:2]}
    assert within(ask(tmp_path, before, "--json", "-")) == []


def test_what_other_documents_say_otherwise_is_named_where_it_ends_otherwise(tmp_path: Path) -> None:
    found = json.loads(ask(tmp_path, asked({"kind": "quest", "card": "doc"}), "--json", "-"))["conflicts"]
    assert [(one["number"], one["otherwise"]) for one in found] == [(35, ["seed-chapter-4"])]
    assert "conflicts" not in json.loads(ask(tmp_path, asked({"kind": "end-turn"}), "--json", "-"))
