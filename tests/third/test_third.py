"""Every scenario of Lorcana for two comes out the same where a third player sits at the table who does nothing."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG
from tests.third.table import WithAThird

EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "she may be chosen, so that somebody is asked": (
        "bare-necessities-are-no-characters",
        "discarded-as-named",
        "every-card-drawn-is-a-draw",
        "hand-of-a-chosen-player",
        "hand-revealed-by-whom",
        "inked-at-the-end-and-spent",
        "one-of-those-revealed-stays",
        "they-are-those-just-named",
        "the-amplifier-hears-no-third-card",
        "top-of-whose-deck",
        "who-looks-orders-the-cards",
        "you-are-a-player-too",
    ),
    "her deck is shuffled too, and chance does not say how": (
        "any-cards-for-as-many",
        "both-shuffle-in-turn-order",
        "opening-hand-of-a-small-deck",
        "seven-from-the-shuffled-deck",
        "the-others-alter-their-hands-too",
        "who-keeps-all-keeps-the-order",
        "who-puts-nothing-back-does-not-shuffle",
    ),
    "with two left the game goes on where one of two has lost": (
        "concede-while-the-other-chooses",
        "conceding-before-the-game-begins",
        "conceding-over-the-opening-hand",
        "concession-at-any-time",
        "concession-with-abilities-waiting",
        "drawing-from-too-small-a-deck",
        "empty-deck-at-the-end-loses",
        "last-card-drawn-for-the-turn",
        "last-trigger-empties-the-deck",
        "no-loss-by-drawing",
        "nothing-after-the-end",
        "three-to-draw-and-two-there",
        "whose-empty-deck",
    ),
    "series are of games that one player loses": (
        "a-series-of-two-has-two-games",
        "cleared-up-and-begun-again",
        "no-effect-reaches-into-the-next-game",
        "no-game-follows",
        "the-loser-selects",
        "the-other-starts-the-second-of-two",
    ),
    "she draws, discards, begins or ends a turn as well": (
        "back-to-whose-text-it-is",
        "during-your-turn-is-over-with-it",
        "printed-what-all-of-them-discarded",
        "the-second-card-drawn",
        "ward-ends-before-an-opponent-chooses-at-the-start",
    ),
}
"""Why a scenario comes out otherwise → the scenarios, or some of their examples."""
SAME = 0.95
"""How many have to be the same all the same."""
EVERY = 1 if LONG else 5
"""One of so many scenarios is played."""


def test_a_third_player_who_does_nothing_changes_nothing() -> None:
    plain, seated = ReferenceEngine(), WithAThird()
    info = plain.initialize()
    other = set[str]()
    plans = [
        plan for plan in load_suite().plans
        if plan.game == "lorcana" and len(plan.position.players) == 2 and plan.editions[0] in ("2.1", "2.2")
    ][::EVERY]  # fmt: skip
    for plan in plans:
        # That it passes without her is for other tests to say.
        verdict = run_plan(plan, seated, plan.editions[0], info).verdict
        if verdict != "pass" and run_plan(plan, plain, plan.editions[0], info).verdict != verdict:
            other.add(plan.case)
    known = {case for cases in EXCEPTIONS.values() for case in cases}
    found = {case.partition("/")[0] for case in other}
    assert found <= known
    assert not LONG or found == known
    assert len(other) <= (1 - SAME) * len(plans)
