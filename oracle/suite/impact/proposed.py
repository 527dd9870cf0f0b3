"""A proposal compared with the edition that it would change: scenarios, clauses, cards, rulings, and games played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines import language
from oracle.engines import reference_books as books
from oracle.kernel.asked import Asked
from oracle.suite.impact.citing import cited
from oracle.suite.impact.documents import Between, Said, between
from oracle.suite.impact.proposing import Proposal
from oracle.suite.impact.scenarios import (
    Comparison,
    Differing,
    Impact,
    Progress,
    Question,
    Watch,
    reasons,
    resting,
)
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow


class Wording(Struct, frozen=True, kw_only=True):
    """A clause whose content would change."""

    number: str
    title: str
    says: str
    would_say: str


class Spot(Struct, frozen=True, kw_only=True, order=True):
    """A kind of difference found in random games."""

    times: int
    clause: str
    """The first clause that differs."""
    title: str
    what: str


class Games(Struct, frozen=True, kw_only=True):
    """Random games played move by move under both, each until its first difference."""

    seed: int
    about: tuple[str, ...]
    """The subjects of their cards, in the words of the card language."""
    near: bool
    """Whether they were derived from scenarios that end differently; else they begin anywhere."""
    games: int
    actions: int
    differing: int
    """The games in which the proposal mattered."""
    first_after: int | None = None
    """How many actions were played before the first game showed it."""
    spots: tuple[Spot, ...] = ()


class Smallest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The smallest position found in which the two differ."""

    found_in: str
    """The scenario from which it was shrunk; empty: a random game."""
    did: str
    what: str
    a: str
    b: str
    clause: str
    cards: int
    moves: int
    runs: int
    """How many games it took to shrink it."""
    feature: str = ""
    """A feature file: it holds under the edition, and fails under the proposal."""
    no_feature: str = ""
    """Why there is no feature file."""


class ProposalImpact(Impact, frozen=True, kw_only=True, omit_defaults=True):
    """What a proposal changes; `a` is the edition, `b` the name of the proposal."""

    title: str
    rules: tuple[str, ...] = ()
    """The rules that it replaces."""
    wordings: tuple[Wording, ...] = ()
    cards: tuple[str, ...] = ()
    """Printed cards in scenarios that end differently."""
    like_cards: tuple[str, ...] = ()
    """Printed cards with a part that rests on a clause whose code answers differently."""
    rulings: tuple[str, ...] = ()
    """Published rulings whose scenarios end differently."""
    random: tuple[Games, ...] = ()
    """Games that begin anywhere, and games near the scenarios."""
    smallest: Smallest | None = None


def impact_of(
    proposal: Proposal, plans: Iterable[Plan], progress: Progress | None = None, watch: Watch | None = None
) -> ProposalImpact:
    """Compare a proposal with its edition over these scenarios. Raises RuleFault if one of its rules raises an
    exception."""
    own = [plan for plan in plans if plan.game == proposal.game.id]

    def other(plan: Plan, asked: Asked, *, tells: bool) -> Followed:  # noqa: ARG001 - what it asks is replaced
        return follow(plan, Listening(tells=tells, asked=proposal.instead), proposal.edition)

    comparison = Comparison(proposal.game, proposal.edition, *_both(proposal), other)
    found = comparison.over(own, progress, watch)
    questions = comparison.questions(found)
    known, edition = books.catalogue(proposal.game.id), proposal.edition
    documents = _documents(proposal, found, questions)
    differing = {one.case for one in found}
    changed = [plan for plan in own if plan.case in differing]
    return ProposalImpact(
        game=proposal.game.id,
        a=edition,
        b=proposal.name,
        played=len(own),
        again=comparison.again,
        questions=questions,
        scenarios=tuple(found),
        documents=documents,
        cited=cited(known, documents, own, edition, edition, differing),
        title=proposal.title,
        rules=tuple(proposal.rules),
        wordings=_wordings(proposal),
        cards=tuple(sorted({card for plan in changed for card in _printed(plan)})),
        like_cards=_like_cards(proposal.game.id, questions),
        rulings=tuple(dict.fromkeys(ruling for plan in changed for ruling in plan.rulings)),
    )


def _both(proposal: Proposal) -> tuple[Mapping[str, books.Both], Mapping[str, books.Both]]:
    """The answers and the rules of both."""
    now = books.answers(proposal.game.id, proposal.edition)
    answers = {name: (now[name].now, answer) for name, answer in proposal.answers.items()}
    rules = {
        name: (books.rule_under(proposal.game.id, proposal.edition, name), function)
        for name, function in proposal.rules.items()
    }
    return answers, rules


def _documents(proposal: Proposal, found: Sequence[Differing], questions: Sequence[Question]) -> Between:
    """The clauses that the proposal rewords, and those whose code answers differently."""
    edition = proposal.edition
    asked = reasons(questions, edition, proposal.name)
    known = books.catalogue(proposal.game.id)
    same = between(known, edition, edition, asked=asked, resting=resting(found, questions))
    said = tuple(
        Said(name=f"{proposal.name}:{one.number}", clauses=(one.number,), says=one.says) for one in proposal.clauses
    )
    return replace(same, reworded=said)


def _wordings(proposal: Proposal) -> tuple[Wording, ...]:
    known = books.catalogue(proposal.game.id)
    clauses = ((known.clause(one.number), one.says) for one in proposal.clauses)
    return tuple(
        Wording(number=clause.number, title=clause.title, says=clause.says, would_say=says) for clause, says in clauses
    )


def _printed(plan: Plan) -> set[str]:
    return {card.card for card in plan.position.cards if card.card} - plan.definitions.keys()


def _like_cards(game: str, questions: Iterable[Question]) -> tuple[str, ...]:
    """Printed cards with a part that rests on one of the clauses whose code asks."""
    clauses = {clause for question in questions for clause in question.clauses}
    return tuple(
        sorted(name for name in books.card_names(game) if clauses & {*language.clauses_of_printed(game, name)})
    )
