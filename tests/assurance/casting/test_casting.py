"""Casting: roles, what follows them, the guard, the library, and engines that have some cards only."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.assurance.casting import building, playing
from oracle.assurance.casting.adapting.adapter import Adapter
from oracle.assurance.casting.casting import PLAIN, recast, roles_of
from oracle.assurance.casting.fitting import fitted
from oracle.assurance.casting.growing import Growing, Pool
from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import Casts, Library, packed, unpacked
from oracle.assurance.casting.likeness import printed, ranked, says_nothing
from oracle.assurance.casting.playing import Casting
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, Rows, Sign, digest_of_case
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.results import Report
from oracle.suite.intent import wanted
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import select
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.assurance.casting.few_cards import FewCards, everything, nothing
from tests.extent import only_long
from tests.manners.table import MANNERS

GAME, EDITION = "lorcana", "2.2"
RESIST = "resist-after-strength/all-is-taken-up"
CHALLENGE = "challenge-exerted-character/ann"
RESISTS_ONE = "Maudie - Exasperated Nursemaid"
SINGER = "more-than-it-takes-sing-together/all"


@pytest.fixture(scope="module")
def cases() -> dict[str, Plan]:
    """The cases of Lorcana."""
    return cases_of(GAME)


def _cast(plan: Plan, pool: Pool = None) -> dict[str, str]:
    return Growing(Judge(plan, EDITION), pool).wholes()[0]


def test_every_role_of_a_cast_is_printed(cases: dict[str, Plan]) -> None:
    """Nothing made up is left, and so the capability is not needed."""
    cast = _cast(cases[CHALLENGE])
    plan = Judge(cases[CHALLENGE], EDITION).accepts(cast, strict=True)
    assert plan is not None
    assert not plan.definitions
    assert "made-up-cards" not in plan.needs
    assert set(cast) == set(roles_of(cases[CHALLENGE]))
    assert len(set(cast.values())) == len(cast)


def test_a_made_up_card_is_played_by_the_printed_one_of_its_name() -> None:
    """It is known by its name, and needs no definition; a printed card that plays itself is told."""
    plan, gate = cases_of("altered")["altered-type-means-in-play"], "Banishing Gate"
    assert gate in plan.definitions
    assert gate in printed("altered")
    assert gate not in recast(plan, {gate: gate}).definitions


def test_resources_follow_what_is_paid(cases: dict[str, Plan]) -> None:
    """A card that costs more comes with as much more ink, so that as much is left."""
    plan = cases["how-cards-enter-play/a-character-costing-2"]
    dear = next(name for name, card in printed(GAME).items() if card["cost"] == 7 and says_nothing(card))
    cheap = next(name for name, card in printed(GAME).items() if card["cost"] == 2 and says_nothing(card))
    cast = recast(plan, {"a character costing 2": dear})
    assert sum(card.zone == "inkwell" for card in cast.position.cards) == 7
    assert fitted(recast(plan, {"a character costing 2": cheap}), EDITION) is not None


def test_counts_follow_and_nothing_else(cases: dict[str, Plan]) -> None:
    """A step's count is that of the reference with this cast; where more than a count differs there is no cast."""
    plan = cases[CHALLENGE]
    strong = next(
        name for name in ranked(GAME, printed(GAME)["Stitch - New Dog"]) if printed(GAME)[name]["strength"] == 3
    )
    role = next(iter(roles_of(plan)))
    assert recast(plan, {role: strong}).definitions.keys() == plan.definitions.keys() - {role}
    song = next(name for name, card in printed(GAME).items() if card["type"] == "action")
    assert fitted(recast(plan, {role: song}), EDITION) is None


def test_casts_grow_role_by_role(cases: dict[str, Plan]) -> None:
    """What says something comes first, alone; plain roles follow together, and no card plays two roles."""
    plan = cases[RESIST]
    growing = Growing(Judge(plan, EDITION))
    saying = {role for role, card in roles_of(plan).items() if not says_nothing(card)}
    begun = growing.grown([{}])
    assert all(cast.keys() == saying and not growing.is_whole(cast) for cast in begun)
    assert len({str(cast) for cast in begun}) == len(begun) > 1
    ended = growing.grown(begun[:1])
    assert ended
    assert all(growing.is_whole(cast) and cast.items() >= begun[0].items() for cast in ended)
    assert all(len(set(cast.values())) == len(cast) for cast in ended)


def test_what_another_process_found_is_kept_for_each_cast(
    cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Casts of one case go by names of their own, so that none is looked at anew on a wrong engine."""
    judge = Judge(cases[CHALLENGE], EDITION)
    casts = Growing(judge).wholes()[:2]
    assert len(casts) == 2
    plans = [judge.accepts(cast, strict=False) for cast in casts]
    told = [(plan, wanted.told(plan, EDITION)) for plan in plans if plan is not None]
    again = [
        bind(msgspec.structs.replace(data_of(plan), case=f"{plan.case}/{at}")) for at, plan in enumerate(plans) if plan
    ]
    for plan, (_, content) in zip(again, told, strict=True):
        wanted.learn(plan, EDITION, content)
    monkeypatch.setattr(wanted, "line_of", None)
    assert [wanted.told(plan, EDITION) for plan in again] == [content for _, content in told]


def test_the_guard_sees_what_was_lost(cases: dict[str, Plan]) -> None:
    """With a Resist of one, a scenario about more Resist passes on the engine whose Resist is always one."""
    plan = cases[RESIST]
    other, role = sorted(roles_of(plan), key=lambda name: not says_nothing(roles_of(plan)[name]))
    weak = fitted(recast(plan, {role: RESISTS_ONE, other: "Royal Guard - Bovine Protector"}), EDITION)
    assert weak is not None
    assert noticed(GAME, [plan, weak], {"resist-of-one": [0, 1]}, EDITION) == [{"resist-of-one"}, set()]
    rows = Rows(digest_of_case(plan), {"resist-of-one": Sign(1, "table"), "drying-characters-exert": Sign(1, "table")})
    dictionary = Dictionary(game=GAME, edition=EDITION, mutants={}, cases={RESIST: rows})
    assert guards(dictionary, plan) == frozenset({"resist-of-one"})
    changed = msgspec.structs.replace(plan, steps=plan.steps[:-1])
    assert guards(dictionary, changed) is None


def test_a_question_that_a_step_checks_decides_something(
    cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a card is drawn or discarded first matters; which of two is stronger first does not, and may not be
    asked.
    """
    plan = cases["actions-are-not-in-the-bag"]
    cast = {"Onlooker": "Noi - Acrobatic Baby", "Spendthrift": "Tigger - One of a Kind"}
    assert Adapter(plan, EDITION).judged(cast) is None
    monkeypatch.setattr(Judge, "is_idle", lambda judge, plan: False)
    found = Adapter(plan, EDITION).judged(cast)
    assert found is not None
    engine = MANNERS["asks-nothing-idle"](ReferenceEngine)
    assert run_plan(found.plan, engine, EDITION, engine.initialize()).verdict == "fail"


def test_a_plain_card_keeps_numbers_and_names(cases: dict[str, Plan]) -> None:
    """Only what it says is gone."""
    plan = cases[RESIST]
    role = next(role for role, card in roles_of(plan).items() if not says_nothing(card))
    cast = recast(plan, {role: PLAIN})
    told = cast.definitions[f"plain {role}"]
    assert {**plan.definitions[role], "abilities": None} == {**told, "abilities": None}
    assert "abilities" not in told


@given(st.data())
def test_a_library_comes_back(data: st.DataObject) -> None:
    """Packed and unpacked it is the same."""
    words = st.text("ab-c", min_size=1, max_size=5)
    casts = st.builds(
        Casts,
        digest=words,
        casts=st.lists(st.dictionaries(words, words, max_size=3), max_size=3).map(tuple),
        plain=st.lists(words, max_size=2).map(tuple),
    )
    library = Library(game=GAME, edition=EDITION, cases=data.draw(st.dictionaries(words, casts, max_size=4)))
    assert unpacked(packed(library)) == library
    assert packed(unpacked(packed(library))) == packed(library)


def test_a_damaged_library_is_refused() -> None:
    """The message says what to do."""
    with pytest.raises(InputError, match="--renew"):
        unpacked(b"nothing")


def _checked(engine: FewCards, case: str, library: Library, monkeypatch: pytest.MonkeyPatch) -> Report:
    monkeypatch.setattr(playing, "known", lambda _: library)
    plans = tuple(cases_of(GAME).values())
    chosen = select(plans=plans, game=GAME, editions=(EDITION,), clauses=(), cases=(case,))
    return run_suite(plans, engine, chosen, casting=Casting("auto"))


def _library(cases: dict[str, Plan], case: str, *casts: dict[str, str], plain: tuple[str, ...] = ()) -> Library:
    one = Casts(digest_of_case(cases[case]), casts, plain)
    return Library(game=GAME, edition=EDITION, cases={case: one})


def test_an_engine_with_printed_cards_hears_the_scenario(
    cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that lacks a card gets the next cast; the case keeps its id, its title says who plays."""
    first = _cast(cases[CHALLENGE])
    lacked = next(iter(first.values()))
    second = _cast(cases[CHALLENGE], frozenset(printed(GAME)) - {lacked})
    library = _library(cases, CHALLENGE, first, second)
    for engine, card in (
        (FewCards(everything), lacked),
        (FewCards(lambda name: name != lacked), next(iter(second.values()))),
    ):
        (result,) = _checked(engine, CHALLENGE, library, monkeypatch).results
        assert (result.case, result.verdict) == (CHALLENGE, "pass")
        assert card in result.scenario
    (result,) = _checked(FewCards(nothing), CHALLENGE, library, monkeypatch).results
    assert result.verdict == "unsupported"


def test_an_engine_with_simple_cards_does_without_the_printed_one(
    cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where what it says does not matter, a plain card plays it."""
    case = "challenge-for-ink/bob-has-the-ink"
    role = "RC - Remote-Controlled Car"
    (without,) = _checked(FewCards(nothing, "keyword-cards"), case, _library(cases, case), monkeypatch).results
    assert (without.verdict, without.lacking) == ("unsupported", (role,))
    (played,) = _checked(
        FewCards(nothing, "keyword-cards"), case, _library(cases, case, plain=(role,)), monkeypatch
    ).results
    assert played.verdict == "pass"


@pytest.mark.parametrize("lists", [True, False])
def test_an_engine_with_made_up_cards_is_told_the_printed_ones(
    lists: bool, cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it does not know one by its name, it gets the definition: nothing else of the scenario changes."""
    case, card = "challenge-for-ink/bob-has-the-ink", "RC - Remote-Controlled Car"
    engine = FewCards(nothing, "made-up-cards", lists=lists)
    (result,) = _checked(engine, case, _library(cases, case), monkeypatch).results
    assert (result.verdict, result.cast, result.scenario) == ("pass", {card: card}, cases[case].scenario)
    assert engine.said == ([] if lists else [card])


def test_a_stale_cast_is_not_used(cases: dict[str, Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    """Casts of a scenario that has changed are those of another one."""
    casts = (_cast(cases[CHALLENGE]),)
    library = Library(game=GAME, edition=EDITION, cases={CHALLENGE: Casts("another", casts)})
    (result,) = _checked(FewCards(everything), CHALLENGE, library, monkeypatch).results
    assert result.verdict == "unsupported"


@only_long
def test_the_library_holds_what_the_guard_lets_through(cases: dict[str, Plan]) -> None:
    """Of a case about Resist 2 no cast has a Resist of one; a singer is found for a dearer song."""
    some = {case: cases[case] for case in (RESIST, SINGER)}
    signs = {RESIST: {"resist-of-one": Sign(1, "table")}, SINGER: {"nobody-sings-together": Sign(0, "reply")}}
    rows = {case: Rows(digest_of_case(plan), signs[case]) for case, plan in some.items()}
    dictionary = Dictionary(game=GAME, edition=EDITION, mutants={}, cases=rows)
    found = building.built(dictionary, some)
    assert found.cases[SINGER].casts
    for cast in found.cases[RESIST].casts:
        assert RESISTS_ONE not in cast.values()
