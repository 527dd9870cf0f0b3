"""A report of both games: the usual one, and failures of Altered with everything on the table."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import ARENA, adventure
from oracle.protocol.messages import Card, Fact, Observation, Player, Position, Region, Turn
from oracle.protocol.results import Change, ClauseSummary, Report, Result, StepResult, summarize

from . import sample

FEATURE = "altered/5-playing/5.1-playing.feature"


def observation(*, played: bool = False) -> Observation:
    """A crowded afternoon before a card is played (or, `played`, after it went to the wrong place)."""
    bobs = {"hero": 2, "companion": 1, "passed": 1}
    return Observation(
        position=Position(
            players=(
                Player(name="Ann", counters={"hero": 3, "companion": 1 + played}),
                Player(name="Bob", counters=bobs),
            ),
            turn=Turn(player="Ann", number=4, phase="afternoon", first="Bob"),
            cards=(*_anns(played), *_bobs()),
            happened=(Fact(what="quick-action-played", player="Ann", card="inn", ability="Rest", times=2),),
            regions=adventure(BETWEEN, 3, 1 + played),
        )
    )


def arena() -> Observation:
    """Tiebreakers."""
    seen = observation()
    players = tuple(Player(name=one.name) for one in seen.position.players)
    return Observation(position=replace(seen.position, regions=ARENA, players=players))


def _anns(played: bool) -> tuple[Card, ...]:
    owl = Card(ref="owl", player="Ann", zone="hand", card="Wise Owl")
    orbs = [
        Card(ref=f"ann-mana-{n}", player="Ann", zone="mana", card="a card", states=("exhausted",) if n > 3 else ())
        for n in range(1, 7)
    ]
    return (
        replace(owl, zone="companion-expedition") if played else owl,
        Card(ref="song", player="Ann", zone="hand", card="Song of the Hearth"),
        Card(ref="sigi", player="Ann", zone="hero", card="Sigrun of the Long Road", states=("exhausted",)),
        Card(
            ref="fox",
            player="Ann",
            zone="hero-expedition",
            card="Running Fox",
            states=("anchored", "asleep", "fleeting"),
            counters={"boost": 3},
        ),
        Card(ref="token1", player="Ann", zone="hero-expedition", card="Brass Robot", counters={"boost": 1}),
        Card(ref="hat", player="Bob", controller="Ann", zone="companion-expedition", card="Borrowed Hat"),
        Card(ref="inn", player="Ann", zone="landmark", card="Old Inn", counters={"story": 2}),
        Card(ref="bear", player="Ann", zone="reserve", card="Sleepy Bear", states=("exhausted",)),
        *orbs,
        *(Card(ref=f"ad{n}", player="Ann", zone="deck", card="a card") for n in range(21)),
        Card(ref="ax", player="Ann", zone="discard", card="Lost Letter"),
    )


def _bobs() -> tuple[Card, ...]:
    return (
        Card(ref="b1", player="Bob", zone="hand"),
        Card(ref="b2", player="Bob", zone="hand"),
        Card(ref="teija", player="Bob", zone="hero", card="Teija"),
        Card(ref="elk", player="Bob", zone="hero-expedition", card="Great Elk", states=("asleep",)),
        Card(ref="cart", player="Bob", zone="companion-expedition", card="Cart", states=("exhausted",)),
        Card(ref="spell", player="Bob", zone="limbo", card="Sudden Fog", states=("fleeting",)),
        *(Card(ref=f"bob-mana-{n}", player="Bob", zone="mana", card=None) for n in range(5)),
        *(Card(ref=f"bd{n}", player="Bob", zone="deck") for n in range(18)),
    )


def results() -> tuple[Result, ...]:
    """A failure with boards before and after, one in the Arena, and a pass under another edition."""
    step = StepResult(
        text="Then owl is in Ann's hero expedition",
        line=12,
        status="failed",
        expected="owl in Ann's hero expedition",
        actual="owl in Ann's companion expedition",
    )
    wrong = replace(
        sample.result("where-it-is-played", "A character joins the chosen Expedition", "fail", ("5.2.1.c",)),
        steps=(step,),
        before=observation(),
        after=observation(played=True),
        changes=(Change(what="owl", before="Ann's hand", after="Ann's companion expedition"),),
    )
    tied = replace(
        sample.result("in-the-arena", "All are in the Arena", "fail", ("4.3.a", "1.x:4.3.a")),
        before=arena(),
        after=arena(),
    )
    fine = sample.result("paid-in-full", "Mana is paid in full", "pass", ("6.4.c",), edition="1.x")
    return tuple(
        replace(one, game="altered", feature=FEATURE, edition=edition)
        for one, edition in ((wrong, "3.0"), (tied, "1.x"), (fine, "1.x"))
    )


def both() -> Report:
    """The report of a run over both games."""
    found = sample.report()
    own = results()
    clauses = tuple(
        ClauseSummary(
            game="altered",
            clause=number,
            title=f"Title of {number}",
            counts=summarize(tuple(one for one in own if number in one.clauses)),
        )
        for number in ("4.3.a", "5.2.1.c", "6.4.c", "1.x:4.3.a")
    )
    everything = (*found.results, *own)
    return replace(found, results=everything, clauses=(*found.clauses, *clauses), summary=summarize(everything))


def region(*terrains: str, facedown: bool = False) -> Region:
    return Region(terrains=terrains, facedown=facedown)
