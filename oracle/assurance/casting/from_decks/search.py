"""Looks for games that lead to scenarios, and saves the findings after every few cases."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from oracle.assurance.casting.from_decks.course import Why
from oracle.assurance.casting.from_decks.judging import Reaching, courses
from oracle.assurance.casting.from_decks.told import Game, Games, Reached
from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.kept import with_cast
from oracle.assurance.casting.library import NONE, Library
from oracle.assurance.casting.offers import Offer, each_of, guarded
from oracle.assurance.casting.outlines import is_whole
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.parallel import warm
from oracle.suite.intent.wanted import prepare, told
from oracle.suite.phrases.compile import data_of
from oracle.suite.phrases.setting import begins_with_decks
from oracle.suite.plan import Plan

CASES = 60
"""The number of cases after which the findings are saved."""
OFFERS = 3
"""Maximum games per case that the guard checks."""
SECONDS = 20.0
"""After this much work on a case, no further game is tried. The guard is not counted."""
ORDER: tuple[Why, ...] = ("guard", "rule", "late", "course", "long", "places", "past", "moment", "cards")
"""The reason nearest to a game comes first; if there are several reasons, that one is kept."""

Found = tuple[Game | None, Offer | None, Why | None]


def reached(
    dictionary: Dictionary,
    library: Library,
    plans: Mapping[str, Plan],
    old: Games | None,
    keep: Callable[[Games], object],
    jobs: int = 1,
) -> Games:
    """The entries of `old`, and those of the cases that are missing or outdated in it.

    `plans`: all cases of the dictionary's game. `keep` receives everything known after every few cases.
    """
    known = {} if old is None else old.cases
    known = {case: of for case, of in known.items() if case in plans and of.digest == digest_of_case(plans[case])}
    found = Games(game=dictionary.game, edition=dictionary.edition, cases=known)
    # In an order that has nothing to do with the book's: what is known after a while is a fair sample.
    left = sorted(plans.keys() - known.keys(), key=lambda case: digest_of_case(plans[case]))
    for at in range(0, len(left), CASES):
        some = {case: plans[case] for case in left[at : at + CASES]}
        found = replace(found, cases=found.cases | _of_some(dictionary, library, some, jobs))
        keep(found)
    return found


def _of_some(dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], jobs: int) -> dict[str, Reached]:
    warm(dictionary.game, [(plan, dictionary.edition) for plan in plans.values()])

    left = dict.fromkeys(plans, 0)
    done: dict[str, Reached] = {}
    while left:
        work = list(left.items())
        found = each_of(list(left), partial(_search, dictionary, library, plans, dict(left)), jobs)
        keeps = iter(guarded(dictionary, plans, [offer for _, offer, _ in found if offer is not None], jobs))
        left = {}
        for (case, skip), (game, offer, why) in zip(work, found, strict=True):
            if offer is None or game is None:
                reason: Why | None = "guard" if skip else why
                done[case] = Reached(digest_of_case(plans[case]), (), reason)
            elif next(keeps):
                done[case] = Reached(digest_of_case(plans[case]), (game,))
            elif skip + 1 < OFFERS:
                left[case] = skip + 1
            else:
                done[case] = Reached(digest_of_case(plans[case]), (), "guard")
    return done


def _search(
    dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], left: Mapping[str, int], case: str
) -> Found:
    """The next game that the reference accepts for a case; `left`: how many the guard has rejected."""
    plan, skip = plans[case], left[case]
    if begins_with_decks(plan.position, plan.game):
        return None, None, None
    guarding = guards(dictionary, plan)
    if guarding is None:
        return None, None, "guard"
    edition, until = dictionary.edition, time.process_time() + SECONDS
    whys: set[Why] = {"cards"}
    for cast, source in _sources(library, plan, edition):
        # If no wrong engine guards the case, the reference alone must show that nothing is lost.
        reaching = Reaching(source, edition, strictly=not guarding)
        for led in courses(plan.game):
            if time.process_time() > until:
                return None, None, "late"
            after = reaching.tried(led)
            if not isinstance(after, Plan):
                whys.add(after)
            elif skip:
                skip -= 1
            else:
                prepare([(after, edition)])
                wanted = told(after, edition)
                offer = Offer(case=plan.case, cast=dict(cast), whole=True, plan=data_of(after), wanted=wanted)
                return reaching.told(after, cast), offer, None
    return None, None, min(whys, key=ORDER.index)


def _sources(library: Library, plan: Plan, edition: str) -> Iterator[tuple[Mapping[str, str], Plan]]:
    """The scenario with printed cards only: as written, then with each cast, then adapted."""
    if is_whole({}, plan):
        yield {}, plan
    kept = library.cases.get(plan.case, NONE)
    for cast in kept.every if kept.digest == digest_of_case(plan) else ():
        found = with_cast(Judge(plan, edition), cast, kept.changes(cast))
        if found is not None:
            yield cast, found
