"""A report as a run would give it: two features and a bit, every verdict, a table with everything on it."""

from __future__ import annotations

from msgspec import structs

from oracle.protocol.messages import (
    Card,
    Decision,
    EngineInfo,
    Fact,
    GameSupport,
    Observation,
    Player,
    Position,
    Turn,
    Waiting,
)
from oracle.protocol.results import (
    VERDICTS,
    Change,
    ClauseSummary,
    Otherwise,
    Report,
    Result,
    StepResult,
    SuiteInfo,
    Verdict,
    summarize,
)

PLAY = "lorcana/4-turn-actions/4.3-play-a-card.feature"
SHIFT = "lorcana/8-keywords/8.10-shift.feature"
BAG = "lorcana/7-zones/7.7-bag.feature"

TITLES = {
    "1.5.3": "Total cost",
    "1.7.6": "Illegal actions are taken back",
    "4": "Turn actions",
    "4.3": "Play a card",
    "4.3.1": "Announce the card",
    "4.3.2": "Only from the hand",
    "4.3.4": "Pay the total cost",
    "4.3.4.1": "Exert ready ink",
    "4.3.6": "The next card costs less",
    "4.3.10": "Actions go to the discard last",
    "7.7": "Bag",
    "7.7.4": "The active player resolves first",
    "8.10": "Shift",
    "8.10.2": "The new card takes over states",
}


def observation(*, paid: bool = False) -> Observation:
    """A crowded table before a card is played (or, `paid`, after it was played wrongly)."""
    return Observation(
        position=Position(
            players=(Player(name="Alice", counters={"lore": 7}), Player(name="Bob", counters={"lore": 4 + paid})),
            turn=Turn(player="Alice", number=5, counters={"inked": 1}),
            cards=(*_alices(paid), *_opponent()),
            happened=(Fact(what="banished-in-challenge", player="Bob", card="LeFou – Bumbler"),),
        ),
        decision=Decision(id="d1", player="Alice", kind="trigger", options=("gadget", "doc")) if paid else None,
        waiting=(Waiting(player="Alice", source="doc", ability="Share and share alike"),) if paid else (),
    )


def _alices(paid: bool) -> tuple[Card, ...]:
    exerted = 5 if paid else 2
    gadget = Card(ref="gadget", player="Alice", zone="hand", card="Gadget Hackwrench – Brilliant Bosun")
    return (
        structs.replace(gadget, zone="play", states=("drying",)) if paid else gadget,
        Card(ref="time", player="Alice", zone="hand", card="Just in Time"),
        Card(ref="flounder", player="Alice", zone="hand", card="Flounder – Voice of Reason"),
        Card(
            ref="doc",
            player="Alice",
            zone="play",
            card="Doc – Leader of the Seven Dwarfs",
            states=("exerted",),
            counters={"damage": 3 if paid else 1},
        ),
        Card(ref="stitch2", player="Alice", zone="play", card="Stitch – Rock Star", counters={"damage": 2}),
        Card(ref="stitch1", player="Alice", zone="play", card="Stitch – New Dog", under="stitch2"),
        Card(ref="stitch0", player="Alice", zone="play", card="Stitch – New Dog", under="stitch1"),
        Card(ref="lantern", player="Alice", zone="play", card="Lantern"),
        *(_ink(number, number < exerted) for number in range(7)),
        *(Card(ref=f"a{number}", player="Alice", zone="deck", card="Gaston – Arrogant Hunter") for number in range(31)),
    )


def _ink(number: int, exerted: bool) -> Card:
    states = ("exerted", "facedown") if exerted else ("facedown",)
    return Card(ref=f"ink{number}", player="Alice", zone="inkwell", card="Pascal – Rapunzel's Companion", states=states)


def _opponent() -> tuple[Card, ...]:
    place = Card(ref="tower", player="Bob", zone="play", card="Rapunzel's Tower – Secluded Prison")
    return (
        Card(ref="b1", player="Bob", zone="hand"),
        Card(ref="b2", player="Bob", zone="hand"),
        place,
        Card(ref="rapunzel", player="Bob", zone="play", card="Rapunzel – Gifted with Healing", at="tower"),
        Card(ref="gothel", player="Bob", zone="play", card="Mother Gothel", at="tower", states=("exerted",)),
        Card(ref="lefou", player="Bob", zone="play", card="LeFou – Bumbler", states=("drying",)),
        *(Card(ref=f"bi{number}", player="Bob", zone="inkwell", states=("facedown",)) for number in range(5)),
        *(Card(ref=f"bd{number}", player="Bob", zone="deck") for number in range(28)),
        Card(ref="bx", player="Bob", zone="discard", card="Dragon Fire"),
        Card(ref="by", player="Bob", zone="discard", card="Gaston – Arrogant Hunter"),
    )


_GIVEN = (
    StepResult(text='Given it is Alice\'s turn with 7 ink, 2 of it "exerted"', line=41, status="passed"),
    StepResult(text="And the table shows the cards above", line=43, status="passed"),
    StepResult(text='When Alice plays "gadget" for ink', line=52, status="passed"),
)


def result(
    case: str,
    scenario: str,
    verdict: Verdict,
    clauses: tuple[str, ...],
    *,
    feature: str = PLAY,
    line: int = 10,
    edition: str = "2.2",
    message: str = "",
) -> Result:
    """One result; a failure comes with steps, boards and changes."""
    failed = verdict == "fail"
    return Result(
        case=case,
        feature=feature,
        scenario=scenario,
        line=line,
        game="lorcana",
        edition=edition,
        clauses=clauses,
        verdict=verdict,
        message=message,
        steps=(*_GIVEN, *_broken()) if failed else (),
        before=observation() if failed else None,
        after=observation(paid=True) if failed else None,
        changes=_CHANGES if failed else (),
        stderr="deck built\nink exerted" if failed else "",
    )


def _broken() -> tuple[StepResult, ...]:
    return (
        StepResult(
            text="Then 2 ink of Alice is exerted",
            line=53,
            status="failed",
            expected="4 of Alice's ink cards exerted: 2 before, 2 for the total cost of 2",
            actual="5 of Alice's ink cards are exerted: the reduction was not applied",
        ),
        StepResult(text="And nothing else has changed", line=54, status="skipped"),
    )


_CHANGES = (
    Change(what="gadget: zone", before="hand", after="play, drying"),
    Change(what="doc: damage", before="1", after="3"),
    Change(what="ready ink of Alice", before="5", after="2"),
    Change(what="lore of Bob", before="4", after="5"),
)


def results() -> tuple[Result, ...]:
    """Results of a dozen scenarios under one or two editions."""
    return (*_playing(), *_elsewhere())


def _playing() -> tuple[Result, ...]:
    return (
        result("play-announce", "A card is announced from the hand", "pass", ("4.3.1", "4.3.2")),
        result("play-announce", "A card is announced from the hand", "pass", ("4.3.1", "4.3.2"), edition="2.1"),
        result(
            "play-from-discard",
            "A card in the discard cannot be played",
            "fail",
            ("4.3.2", "1.7.6"),
            line=29,
            message="The engine accepted the action. Expected: refused (4.3.2), because the card is not in hand.",
        ),
        _recast(),
        result("play-exact", "Exactly the total cost is exerted", "pass", ("4.3.4", "4.3.4.1"), line=60),
        result("play-short", "With too little ink nothing is paid", "pass", ("4.3.4", "1.7.6"), line=71),
        result(
            "play-action-end",
            "An action is put into the discard when its effect is done",
            "error",
            ("4.3.10",),
            line=90,
            message="The engine ended (exit code 1) while it was asked to act; it was restarted.",
        ),
    )


def _recast() -> Result:
    """A failure that passes with another card."""
    return structs.replace(
        result(
            "play-reduced",
            "A reduction for the next card is used up by it",
            "fail",
            ("4.3.6", "1.5.3", "4.3.4.1"),
            line=40,
            message="Gadget was paid with 3 ink where 2 were due.",
        ),
        cast={"Gadget": "Gadget Hackwrench - Brilliant Bosun"},
        otherwise=(
            Otherwise(
                cast={"Gadget": "Lady - Elegant Spaniel"},
                without=("Gadget Hackwrench - Brilliant Bosun",),
                verdict="pass",
            ),
        ),
        played='Feature: As it was played\n\n  Scenario: "Gadget" costs less\n',
    )


def _elsewhere() -> tuple[Result, ...]:
    return (
        result(
            "shift-carry",
            "Damage and exertion are carried over",
            "unsupported",
            ("8.10.2",),
            feature=SHIFT,
            line=12,
            message="The engine does not declare the capability shift.",
        ),
        result(
            "shift-drying",
            "A character shifted onto a drying one is drying",
            "unsupported",
            ("8.10.2", "4.3.4"),
            feature=SHIFT,
            line=25,
            message="The engine does not declare the capability shift.",
        ),
        result("bag-order", "The active player's abilities resolve first", "pass", ("7.7.4",), feature=BAG, line=8),
        result(
            "bag-added",
            "An ability added while another resolves",
            "disputed",
            ("7.7.4",),
            feature=BAG,
            line=31,
            message="May the other player's ability wait until the bag is empty? The engine let it wait.",
        ),
    )


def report(found: tuple[Result, ...] | None = None, *, name: str = "Inkwell Engine", version: str = "1.4.2") -> Report:
    """A report on `found`, by default on `results()`."""
    found = results() if found is None else found
    numbers = {*TITLES, *(clause for one in found for clause in one.clauses)}
    clauses = []
    for number in sorted(numbers):
        resting = tuple(one for one in found if number in one.clauses)
        title = TITLES.get(number, f"Clause {number}")
        clauses.append(ClauseSummary(game="lorcana", clause=number, title=title, counts=summarize(resting)))
    return Report(
        engine=EngineInfo(name=name, version=version, games={"lorcana": GameSupport(editions=("2.1", "2.2"))}),
        suite=SuiteInfo(name="tcg-oracle", version="0.1.0", features=3, scenarios=len({one.case for one in found})),
        results=found,
        clauses=tuple(clauses),
        summary=summarize(found),
    )


def large(count: int = 2_000) -> Report:
    """A report as long as the whole suite may become; one case in twenty fails."""
    verdicts: tuple[Verdict, ...] = ("pass",) * 15 + ("fail",) + VERDICTS[2:] + ("pass",)
    numbers = [f"{chapter}.{section}.{rule}" for chapter in range(1, 9) for section in range(1, 7) for rule in (1, 2)]
    return report(
        tuple(
            result(
                f"case-{number}",
                f"What happens the {number}th time that a player does something",
                verdicts[number % len(verdicts)],
                (numbers[number % len(numbers)], numbers[(number * 7 + 3) % len(numbers)]),
                feature=f"lorcana/{number % 59 // 10 + 1}/{number % 59}.feature",
                line=number,
                message="" if verdicts[number % len(verdicts)] == "pass" else "Something is to be said about it.",
            )
            for number in range(count)
        )
    )
