"""Known faults behind failures, on small dictionaries: what speaks for one, what against it, and what says nothing."""

from __future__ import annotations

from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from oracle.assurance.diagnosis.cover import Case, Cover, Explained, Seen
from oracle.assurance.faults.dictionary import Dictionary, Fault, Rows, Sign

ACCEPTED = Sign(2, "reply", (), "accepted")
REFUSED = Sign(2, "reply", (), "refused", "4.3.6")
LATER = Sign(4, "table", ("cards", "doc"), None)
EARLIER = Sign(0, "question")


def dictionary(**faults: dict[str, Sign]) -> Dictionary:
    """Mutant → case → how it shows; `a_b` stands for the mutant `a-b`."""
    cases = sorted({case for rows in faults.values() for case in rows})
    return Dictionary(
        game="lorcana",
        edition="2.2",
        mutants={name: Fault("", ("1.1",)) for name in faults},
        cases={case: Rows("", {name: rows[case] for name, rows in faults.items() if case in rows}) for case in cases},
    )


def seen(**cases: Sign | Literal["pass"]) -> Seen:
    return {(case, "2.2"): sign for case, sign in cases.items()}


def explained(of: Seen, known: Dictionary) -> dict[tuple[str, ...], list[str]]:
    return {one.names: [case for case, _ in one.cases] for one in Cover(of, known).explained()}


def test_a_fault_explains_what_fails_at_the_same_step() -> None:
    known = dictionary(cheap=dict.fromkeys("abcdef", ACCEPTED), dear={"g": REFUSED, "h": REFUSED})
    of = seen(**dict.fromkeys("abcdef", ACCEPTED), g="pass", h="pass")
    (found,) = Cover(of, known).explained()
    assert (found.names, found.matches, found.against, found.certain) == (("cheap",), 6, 0, True)


def test_few_matches_or_other_things_seen_at_the_same_steps_are_not_enough_to_be_certain() -> None:
    known = dictionary(cheap=dict.fromkeys("abcdef", ACCEPTED))
    (few,) = Cover(seen(**dict.fromkeys("ab", ACCEPTED)), known).explained()
    (other,) = Cover(seen(**dict.fromkeys("abcdef", REFUSED)), known).explained()
    assert (few.precision, few.certain) == (other.precision, other.certain) == (1.0, False)
    assert (few.exact, other.exact) == (2, 0)


def test_passes_and_failures_at_later_steps_speak_against_a_fault_and_those_at_earlier_ones_do_not() -> None:
    known = dictionary(cheap=dict.fromkeys("abcdef", ACCEPTED))
    of = seen(a=ACCEPTED, b=ACCEPTED, c=ACCEPTED, d="pass", e=LATER, f=EARLIER)
    (found,) = Cover(of, known).explained()
    assert (found.matches, found.against) == (3, 2)
    assert not found.certain


def test_what_did_not_run_says_nothing() -> None:
    known = dictionary(cheap=dict.fromkeys("abcdefghi", ACCEPTED))
    (found,) = Cover(seen(**dict.fromkeys("abcdef", ACCEPTED)), known).explained()
    assert (found.against, found.certain) == (0, True)


def test_a_broad_fault_does_not_take_the_cases_of_a_small_one() -> None:
    """It would fail much that passes, so the small one explains them, though it explains fewer."""
    broad = dict.fromkeys("abcdefgh", ACCEPTED)
    known = dictionary(broad=broad, small={"a": ACCEPTED, "b": ACCEPTED})
    of = seen(**dict.fromkeys("ab", ACCEPTED), **dict.fromkeys("cdefgh", "pass"))  # type: ignore[arg-type]
    assert explained(of, known) == {("small",): ["a", "b"]}


def test_a_fault_is_not_certain_where_one_before_it_explains_the_same() -> None:
    known = dictionary(first=dict.fromkeys("abcdef", ACCEPTED), second=dict.fromkeys("defgh", ACCEPTED))
    first, second = Cover(seen(**dict.fromkeys("abcdefgh", ACCEPTED)), known).explained()
    assert (first.names, first.shared, first.certain) == (("first",), 0, True)
    assert (second.names, second.shared, second.certain) == (("second",), 3, False)


def test_the_order_of_faults_is_the_same_as_if_all_were_compared_each_time() -> None:
    """Each fault that is taken leaves less for the others: whoever led before need not lead now."""
    known = dictionary(
        wide=dict.fromkeys("abcdef", ACCEPTED),
        broad=dict.fromkeys("cdefg", ACCEPTED),
        small=dict.fromkeys("ghi", ACCEPTED),
        tiny=dict.fromkeys("jk", ACCEPTED),
    )
    of = seen(**dict.fromkeys("abcdefghijk", ACCEPTED))
    assert explained(of, known) == {
        ("wide",): ["a", "b", "c", "d", "e", "f"],
        ("small",): ["g", "h", "i"],
        ("tiny",): ["j", "k"],
    }


def test_what_is_left_goes_to_a_fault_that_fails_it_too_in_another_way() -> None:
    known = dictionary(cheap={"a": ACCEPTED, "b": ACCEPTED, "c": LATER})
    assert explained(seen(a=ACCEPTED, b=ACCEPTED, c=EARLIER), known) == {("cheap",): ["a", "b", "c"]}


def test_one_failure_explains_nothing_but_may_resemble_a_fault() -> None:
    known = dictionary(cheap={"a": ACCEPTED})
    cover = Cover(seen(a=ACCEPTED), known)
    assert cover.explained() == []
    found = cover.resembled({("a", "2.2")})
    assert found is not None
    assert (found.names, found.certain) == (("cheap",), False)
    assert cover.resembled(()) is None


def test_faults_that_nothing_tells_apart_are_one() -> None:
    known = dictionary(one={"a": ACCEPTED, "b": ACCEPTED}, other={"a": ACCEPTED, "b": ACCEPTED, "c": ACCEPTED})
    of = seen(a=ACCEPTED, b=ACCEPTED)
    assert explained(of, known) == {("one", "other"): ["a", "b"]}
    assert explained({**of, ("c", "2.2"): "pass"}, known) == {("one",): ["a", "b"]}


def test_a_fault_that_explains_the_failures_as_well_is_named_beside_the_first() -> None:
    """Another fault behind one more failure must not decide between the two."""
    both = {"a": ACCEPTED, "b": ACCEPTED}
    known = dictionary(wider={**both, "c": ACCEPTED}, narrower=both, other=dict.fromkeys("cdefg", ACCEPTED))
    of = seen(**dict.fromkeys("abcdefg", ACCEPTED))
    assert explained(of, known) == {("other",): ["c", "d", "e", "f", "g"], ("wider", "narrower"): ["a", "b"]}
    worse = dictionary(wider={**both, "c": ACCEPTED}, narrower={"a": ACCEPTED, "b": REFUSED})
    assert explained(seen(**dict.fromkeys("abc", ACCEPTED)), worse) == {("wider",): ["a", "b", "c"]}


def test_the_same_thing_there_speaks_louder_than_the_same_kind() -> None:
    known = dictionary(mine={"a": ACCEPTED, "b": ACCEPTED}, other={"a": REFUSED, "b": REFUSED})
    assert explained(seen(a=ACCEPTED, b=ACCEPTED), known) == {("mine",): ["a", "b"]}


def test_a_crash_is_a_crash_at_whatever_step() -> None:
    crash = Sign(-1, "crash")
    known = dictionary(crashes={"a": crash, "b": crash}, endless={"a": Sign(-1, "endless"), "b": Sign(-1, "endless")})
    assert explained(seen(a=crash, b=crash), known) == {("crashes",): ["a", "b"]}


names, steps = st.sampled_from("pqrs"), st.sampled_from([ACCEPTED, REFUSED, LATER, EARLIER])
rows = st.dictionaries(st.sampled_from("abcdefg"), steps, max_size=7)
runs = st.dictionaries(st.sampled_from("abcdefg"), st.one_of(steps, st.just("pass")), max_size=7)


@given(st.dictionaries(names, rows, max_size=4), runs)
def test_each_failure_is_explained_once_at_most_and_nothing_else_is(
    faults: dict[str, dict[str, Sign]], run: dict[str, Sign | Literal["pass"]]
) -> None:
    of = seen(**run)
    found: list[Explained] = Cover(of, dictionary(**faults)).explained()
    cases: list[Case] = [case for one in found for case in one.cases]
    assert len(cases) == len(set(cases))
    assert all(of[case] != "pass" for case in cases)
    assert all(one.matches >= 2 and one.precision >= 0.6 for one in found)
    again = Cover(dict(reversed([*of.items()])), dictionary(**dict(reversed([*faults.items()])))).explained()
    assert {(one.names, frozenset(one.cases)) for one in again} == {(one.names, frozenset(one.cases)) for one in found}
