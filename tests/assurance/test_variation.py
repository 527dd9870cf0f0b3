"""Variations are the same test in other words: right engines hold them, the reference finds what is not the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.variation import drawing, printed_cards, varied
from oracle.assurance.variation.answering import same_answered
from oracle.assurance.variation.crowds import CROWDS
from oracle.assurance.variation.drawing import NAMES, PRINTED
from oracle.assurance.variation.kinds import CHANGES, Changed
from oracle.assurance.variation.preludes import PRELUDES
from oracle.assurance.variation.rewriting import renamed
from oracle.assurance.variation.same import seen
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Plan, setup_params
from oracle.suite.run.verdict import run_plan
from tests.assurance.variation_campaign import drawn, judged
from tests.cheats.judged import sample, varied_by
from tests.cli.inside import Run, exit_code
from tests.extent import sample as share
from tests.manners.judged import plans
from tests.manners.table import MANNERS

__all__ = ["exit_code"]

SEEDS = 8


def named(case: str) -> Plan:
    return next(plan for plan in plans() if plan.case == case)


def test_the_same_seed_gives_the_same_variation_and_another_one_another() -> None:
    plan = named("put-into-hand-is-not-drawn")
    one, again, other = (varied(plan, "2.2", seed) for seed in ("a", "a", "b"))
    assert one is not None
    assert again is not None
    assert other is not None
    assert data_of(one.plan) == data_of(again.plan)
    assert data_of(one.plan).position != data_of(other.plan).position
    assert one.plan.case == "put-into-hand-is-not-drawn~a"
    assert one.plan.editions == ("2.2",)
    assert len(one.kinds) == len(one.changes)


def test_names_are_varied_in_position_and_steps_together() -> None:
    plan = named("put-into-hand-is-not-drawn")
    other = renamed(plan, {"Ann": "Ada", "nani": "kalu", "cheap": "fimo"})
    assert [step.text for step in other.steps][:3] == [
        "Ada plays kalu for its ink cost",
        "Ada is asked to choose from fimo",
        "Ada chooses fimo",
    ]
    assert {card.ref for card in other.position.cards} >= {"kalu", "fimo", "diablo"}
    assert "Ann" not in {card.player for card in other.position.cards}


def test_what_is_counted_is_counted_anew() -> None:
    plan = named("nothing-lost-nothing-owed")
    changed = next(
        found for seed in range(9) if (found := CROWDS["score"](plan, Dice(seed))) and found.says.startswith("Bob")
    )
    more = int(changed.says.split()[2])
    assert f"Bob has {1 + more} lore" in [step.text for step in changed.plan.steps]


def test_a_change_that_makes_another_test_of_it_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_left(plan: Plan, dice: Dice) -> Changed:
        return Changed(replace(plan, position=replace(plan.position, cards=plan.position.cards[:1])), "no cards")

    monkeypatch.setattr(drawing, "CHANGES", {"fewer": nothing_left})
    assert varied(named("put-into-hand-is-not-drawn"), "2.2", "a", ("fewer",)) is None


def test_every_scenario_of_a_sample_has_variations_by_every_kind() -> None:
    chosen = sample(300)
    found = varied_by(chosen, "seed")
    assert len(found) == len(chosen)
    kinds = {kind for one in found for kind in one.kinds}
    # The rare ones have tests of their own.
    assert kinds >= {*CHANGES, NAMES} - {"seats", "counters borne"}
    assert all(set(one.kinds) & {*CROWDS, *PRELUDES} for one in found)


def test_printed_cards_are_exchanged_for_those_of_the_pool() -> None:
    plan = named("put-into-hand-is-not-drawn")
    own = {card.card for card in plan.position.cards} - plan.definitions.keys()
    assert varied(plan, "2.2", "a", (PRINTED,)) is None
    pool = printed_cards(plans())["lorcana"]
    found = varied(plan, "2.2", "a", (PRINTED,), pool)
    assert found is not None
    other = {card.card for card in found.plan.position.cards} - plan.definitions.keys()
    assert other - own
    assert other - own <= pool


def test_right_engines_hold_the_variations_of_some_seeds() -> None:
    """A few scenarios a seed, each on the reference and on some manners; `variation_campaign` plays more on all."""
    every, each = 1400, 3
    for seed in range(SEEDS):
        some = [name for place, name in enumerate(MANNERS) if (place + seed) % (len(MANNERS) // each) == 0]
        engines: dict[str, Engine] = {name: MANNERS[name](ReferenceEngine) for name in some}
        engines["reference"] = ReferenceEngine()
        for case, variation in drawn(seed, every):
            assert variation is not None, case
            assert not judged(variation, engines).bad


def test_a_variation_says_in_its_name_what_was_changed() -> None:
    found = varied(named("put-into-hand-is-not-drawn"), "2.2", "a")
    assert found is not None
    engine = ReferenceEngine()
    result = run_plan(found.plan, engine, "2.2", engine.initialize())
    assert all(change in result.scenario for change in found.changes)


def test_the_command_plays_the_variations_of_a_seed(exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("check", "--case", "put-into-hand-is-not-drawn")
    assert exit_code(*chosen, "--vary", "nonce-1") == 0
    assert "The one case passed" in " ".join(capsys.readouterr().out.split())
    assert exit_code(*chosen, "--vary", "no seed") == 2
    assert '"no seed" is not a valid seed; a seed is 1 to 100' in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("kind", ["deck", "discard", "resources"])
def test_printed_cards_of_a_crowd_can_be_where_they_are(kind: str) -> None:
    """A token that the scenario speaks of is in no deck and no discard pile."""
    plan = named("printed-ruling-gigantic-defender/7")
    for seed in range(5):
        crowded = CROWDS[kind](plan, Dice(seed))
        assert crowded is not None
        assert ReferenceEngine().setup(setup_params(crowded.plan, "3.0")).status == "ok"


def test_a_game_that_has_not_begun_has_crowds_in_decks_alone() -> None:
    plan = named("altered-a-disguise-leaves-the-game/the-other-player")
    made = {kind for kind in CROWDS for seed in range(5) if CROWDS[kind](plan, Dice(seed)) is not None}
    assert made == {"deck"}


def test_no_variation_depends_on_chance() -> None:
    """Of 29 more cards in a deck, chance decides which are drawn; in the scenario the whole deck is."""
    plan = named("altered-hero-starts-with-counters")
    crowded = CROWDS["deck"](plan, Dice(3))
    assert crowded is not None
    assert (seen(plan, "3.0").by_chance, seen(crowded.plan, "3.0").by_chance) == ("nothing", "options")
    engine = MANNERS["other-chance"](ReferenceEngine)
    made = [varied(plan, "3.0", str(seed)) for seed in share(range(SEEDS), 4)]
    assert not [line for one in made if one is not None for line in judged(one, {"other-chance": engine}).bad]


def test_cards_that_chance_brings_make_no_difference_while_none_is_chosen() -> None:
    """In the Morning cards of the crowd are drawn, and offered; the scenario goes on without them."""
    plan = named("altered-defender-holds")
    crowded = CROWDS["discard"](plan, Dice(1))
    assert crowded is not None
    answered = same_answered(crowded.plan, "3.0", seen(plan, "3.0"))
    assert answered is not None
    assert (seen(plan, "3.0").by_chance, seen(answered, "3.0").by_chance) == ("nothing", "options")
    for name in ("other-chance", "takes-equals"):
        engine = MANNERS[name](ReferenceEngine)
        assert run_plan(answered, engine, "3.0", engine.initialize()).verdict == "pass"


def test_no_choice_among_equal_cards_precedes_what_chance_brings() -> None:
    """At Night two cards of the crowd are kept, and the others may be drawn again.

    An engine that keeps two equal ones itself may keep other ones; three leave nothing to chance.
    """
    plan, kept = named("altered-defender-holds"), set()
    for seed in range(12):
        crowded = CROWDS["landmark permanents"](plan, Dice(seed))
        assert crowded is not None
        answered = same_answered(crowded.plan, "3.0", seen(plan, "3.0"))
        # Fewer than three are never too many.
        more = [card.card for card in crowded.plan.position.cards if "-more-" in card.ref]
        if len(more) > 2:
            kept.add((len(set(more)) > 1, answered is not None))
        for name in ("other-chance", "takes-equals") if answered is not None else ():
            engine = MANNERS[name](ReferenceEngine)
            assert run_plan(answered or plan, engine, "3.0", engine.initialize()).verdict == "pass"
    assert kept >= {(True, True), (False, False)}
