"""The contents of the workbench page, prepared for its template."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

import msgspec
from markupsafe import Markup, escape

from oracle.assurance.fuzz.render.given import anonymous, card_rows
from oracle.engines import reference_books as books
from oracle.engines.language import said, said_modes
from oracle.profiles import PROFILES, Profile, spoken
from oracle.protocol.messages import Action, Card, Cost, Decision, Observation
from oracle.report.output.text import one_line, spelled
from oracle.report.run.html import template_text, with_filters
from oracle.report.run.view import Picture, pictures_of
from oracle.report.site.folding import Folding
from oracle.report.site.places import Places, anchor, page_of_conflict, page_of_outline
from oracle.report.site.scenarios import ShownStep, fold_trails, shown_step
from oracle.report.site.trail import Event, Rule
from oracle.suite.phrases.action_words import action_words
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.follow import StepSeen
from oracle.suite.run.question import Step
from oracle.suite.table.wording import describe
from oracle.web.changes import ANSWERS
from oracle.web.edit import setup_of, step_words, words_of
from oracle.web.playing import Line, Tried, decided_by
from oracle.web.work import Work, parting

MOST_ACTIONS = 150
"""Maximum legal actions that are offered; the others can be given in words."""
MOST_TOLD = 24
"""Maximum printed cards on the table whose effects are shown."""


class Button(NamedTuple):
    """A button: its label, and what it sends."""

    words: str
    value: str


class Asked(NamedTuple):
    """A pending question."""

    player: str
    kind: str
    words: str
    options: tuple[Button, ...]
    single: bool
    """Whether a single click answers it."""
    least: int
    most: int
    says: tuple[str, ...]
    """The effect of the card whose text asks."""


class Happened(NamedTuple):
    """A step in the list of steps."""

    text: str
    ending: str
    clause: str


class Shown(NamedTuple):
    """The last step that is played, in full."""

    step: ShownStep
    clause: str
    title: str
    says: str
    pictures: tuple[Picture, ...]


class Seat(NamedTuple):
    """A player's part of the position, in the form for it."""

    name: str
    ready: int
    spent: int
    deck: int
    counters: tuple[tuple[str, str, int], ...]
    """Name, words and amount."""
    cards: tuple[tuple[str, str, str], ...]
    """Ref, description and place."""


class Kind(NamedTuple):
    """A kind of action to try, in words and in the form that is sent."""

    words: str
    value: str


class Linked(Places):
    """The pages of clauses on the server."""

    def __init__(self, game: str) -> None:
        super().__init__(books.catalogue(game))
        self._game = game

    def clause(self, number: str) -> str:
        """The address below the root of the server."""
        found = super().clause(number)
        return f"{self._game}/{found}" if found else ""


places = cache(Linked)


class Templates:
    """The templates of the workbench."""

    def __init__(self) -> None:
        self._made = with_filters(
            anchor=anchor, conflict_page=page_of_conflict, outline_page=page_of_outline, spoken=spoken, whole=whole
        )

    def render(self, name: str, **content: object) -> str:
        """The page."""
        return self._made.get_template(name).render(**content)

    def line(self, line: Rule | Event) -> Markup:
        """A line of a trail."""
        draw = self._made.get_template("site_trail.html.j2").module
        return escape(getattr(draw, "rule" if isinstance(line, Rule) else "event")(line))


@cache
def style() -> str:
    """The style sheet."""
    return template_text("page.css") + template_text("site.css") + template_text("web.css")


def whole(text: str) -> Markup:
    """A text that may be long, such as a file or a link: escaped, and not cut."""
    return escape(spelled(text))


def shown(work: Work, played: Tried, templates: Templates) -> Shown | None:
    """The last step that is played."""
    seen = next((step for step in reversed(played.followed.steps) if step.status != "skipped"), None)
    if seen is None or not work.at:
        return None
    game = work.question.game
    step = shown_step(seen, game, places(game), drawn=False)
    fold_trails(step.calls, Folding(templates.line))
    clause = decided_by(seen)
    known = books.catalogue(game).clauses.get(clause)
    pictures = pictures_of(seen.before, seen.after, game) if seen.changes else ()
    return Shown(step, clause, places(game).title(clause), "" if known is None else known.says, pictures)


def table(work: Work, played: Tried) -> Picture | None:
    """The table now."""
    seen = played.seen or played.followed.start
    found = () if seen is None else pictures_of(None, seen, work.question.game, ("", "The table"))
    return next(iter(found), None)


def numbers(played: Tried, game: Profile) -> Iterator[tuple[str, str]]:
    """The cards in play, each with its numbers and keywords in words, and the regions that abilities change."""
    known = {one.lower().replace(" ", "-"): one for one in (*game.cards.keywords, *game.cards.number_keywords)}
    for ref, now in played.numbers:
        told = [f"{now.numbers[field]} {word}" for word, field in game.cards.numbers.items() if field in now.numbers]
        told += [f"{known.get(name, name)} {value or ''}".strip() for name, value in now.keywords.items()]
        yield ref, ", ".join(told)
    regions = () if played.seen is None else played.seen.position.regions
    for place, (region, terrains) in enumerate(zip(regions, played.terrains, strict=False)):
        if not region.facedown and set(region.terrains) != set(terrains):
            yield f"region {place}", f"{' and '.join(terrains) or 'no terrain'}, as abilities change it"


def steps(work: Work, played: Tried) -> Iterator[Happened]:
    """The whole line: the played steps with their results, and those that were taken back."""
    game = PROFILES[work.question.game]
    for step, seen in zip(work.question.do, _padded(played.followed.steps, len(work.question.do)), strict=True):
        text = f"{step.player} {step_words(step, game)}"
        yield Happened(text, "" if seen is None else "not reached" if seen.status == "skipped" else seen.ending,
                       "" if seen is None else decided_by(seen))  # fmt: skip


def _padded(found: Sequence[StepSeen], count: int) -> list[StepSeen | None]:
    return [*found, *[None] * (count - len(found))]


def lines(work: Work) -> list[str]:
    """The other lines of play, with the point where each leaves this one."""
    game = PROFILES[work.question.game]
    found = []
    for line in work.others:
        apart = parting(work, line)
        if apart < len(line):
            found.append(f"from step {apart + 1}: {line[apart].player} {step_words(line[apart], game)}")
        else:
            found.append(f"the first {apart} steps")
    return found


def legal(played: Tried, game: Profile) -> tuple[Button, ...]:
    """The legal actions of the active player."""
    if played.seen is None:
        return ()
    player = played.seen.position.turn.player
    return tuple(
        Button(f"{player} {action_words(action, game)}", _sent(Step(player=player, action=action)))
        for action in played.legal[:MOST_ACTIONS]
    )


def asked(work: Work, seen: Observation | None) -> Asked | None:
    """The pending question."""
    game = PROFILES[work.question.game]
    decision = None if seen is None else seen.decision
    if seen is None or decision is None:
        return None
    cards = {card.ref: card for card in seen.position.cards}

    def answers(*options: str) -> str:
        return _sent(Step(player=decision.player, answer=options))

    single = decision.most == 1 and decision.kind != "name"
    source = cards.get(decision.source or "")
    does = {} if source is None or not decision.modes else modes(work, source, decision.modes)
    options = [
        Button(
            f"{option}: {does[option]}" if option in does else _option(option, cards, game),
            _sent(Step(player=decision.player, answer=(option,))) if single else option,
        )
        for option in decision.options
    ]
    if single and decision.least == 0:
        options.append(Button("nothing", answers()))
    return Asked(
        player=decision.player,
        kind=decision.kind,
        words=_question(decision),
        options=tuple(options),
        single=single,
        least=decision.least,
        most=decision.most,
        says=() if source is None else effect(work, source),
    )


def _question(decision: Decision) -> str:
    many = f"{decision.least}" if decision.least == decision.most else f"{decision.least} to {decision.most}"
    order = "all, in an order" if decision.least == len(decision.options) else f"{many}, in an order; 0 leaves one out"
    what = {"name": "a name", "order": order, "may": "yes or no"}.get(decision.kind, many)
    source = f", for {decision.source}" if decision.source else ""
    return f"{decision.player} chooses {what}{source}"


def _option(option: str, cards: Mapping[str, Card], game: Profile) -> str:
    card = cards.get(option)
    if option in game.expeditions:
        return spoken(option)
    return option if card is None or not card.card else f"{option}: {one_line(card.card, 60)}, {describe(card, game)}"


def _sent(step: Step) -> str:
    return msgspec.json.encode(step).decode()


def kinds(game: Profile) -> tuple[Kind, ...]:
    """The kinds of actions that can be tried with any card."""
    plays = [Action(kind="play", card="…", cost=Cost(kind=cost)) for cost in game.cost_fields]
    others = [Action(kind=kind, card="…") for kind in game.actions if kind != "play"]
    return (
        *(
            Kind(action_words(one, game), one.kind if one.cost is None else f"{one.kind} {one.cost.kind}")
            for one in (*plays, *others)
        ),
        Kind("chooses …", ANSWERS),
    )


def card_words(game: Profile) -> tuple[str, ...]:
    """How a card is described, by examples of every word."""
    known = game.cards
    kinds = [f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}" for kind in known.kinds]
    costing = [kind if kind.partition(" ")[2] in known.costless else f"{kind} costing 3" for kind in kinds]
    numbers = [*(f"2 {one}" for one in known.numbers), *(f"{one} 2" for one in known.named_numbers)]
    keywords = [*known.keywords, *(f"{one} 2" for one in known.number_keywords)]
    having = [f"with {one}" for one in (*numbers, *keywords)]
    return (*costing, "named …", "classified … and …", *having, *(f"without {one}" for one in known.without))


@cache
def phrases(game: str, keyword: str) -> tuple[tuple[str, str], ...]:
    """Every Given or When phrase of the game, with an example."""
    load_steps()
    return tuple((one.shown, one.example) for one in REGISTRY.phrases() if one.keyword == keyword and one.of(game))


def seats(work: Work) -> tuple[Seat, ...]:
    """The players with their cards."""
    question = work.question
    game = PROFILES[question.game]
    rows = card_rows(setup_of(question))
    found = []
    for player in question.position.players:
        own = [card for card in question.position.cards if card.player == player.name]
        plain = [card for card in own if card.ref not in rows]
        resources = [card for card in plain if card.zone == game.resource_zone]
        spent = sum(game.spent in card.states for card in resources)
        counters = tuple((name, words, player.counters.get(name, 0)) for name, words in _counters(game))
        cards = tuple(
            (card.ref, one_line(rows[card.ref][1], 80), describe(card, game)) for card in own if card.ref in rows
        )
        deck = len(plain) - len(resources)
        found.append(Seat(player.name, len(resources) - spent, spent, deck, counters, cards))
    return tuple(found)


def _counters(game: Profile) -> Iterator[tuple[str, str]]:
    """The counters of a player that a form offers: not those that only arise during a game."""
    yield from ((name, words) for name, words in game.player_counters.items() if name not in game.player_marks)


def effect(work: Work, card: Card) -> tuple[str, ...]:
    """The effect of a card of the position, in our own words."""
    game, name = work.question.game, card.card or ""
    raw = work.question.definitions.get(name)
    if isinstance(raw, dict):
        return said(game, raw).lines
    return _printed(game, name)


def modes(work: Work, card: Card, names: Sequence[str]) -> dict[str, str]:
    """The effect of each of these modes of a card, in our own words."""
    game, name = work.question.game, card.card or ""
    raw = work.question.definitions.get(name)
    if not isinstance(raw, dict):
        raw = dict(books.printed_fields(game, name)) if name in books.card_names(game) else {}
    return said_modes(game, raw, names) if raw else {}


def effects(work: Work, played: Tried) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every printed card on the table, with its costs and effects."""
    cards = () if played.seen is None else played.seen.position.cards
    told = ((name, _printed(work.question.game, name)) for name in dict.fromkeys(card.card or "" for card in cards))
    return tuple(islice(((name, lines) for name, lines in told if lines), MOST_TOLD))


@cache
def _printed(game: str, name: str) -> tuple[str, ...]:
    return said(game, dict(books.printed_fields(game, name))).lines if name in books.card_names(game) else ()


def _refs(work: Work, played: Tried) -> list[str]:
    """The cards that can be named; those that no user has added come last."""
    refs = [] if played.seen is None else [card.ref for card in played.seen.position.cards]
    return sorted(refs, key=anonymous(setup_of(work.question)).__contains__)[:400]


def context(work: Work, played: Tried, templates: Templates) -> dict[str, object]:
    """Everything about the work that the template needs."""
    game = PROFILES[work.question.game]
    last = shown(work, played, templates)
    return {
        "work": work,
        "game": game,
        "readings": books.catalogue(game.id).readings,
        "games": tuple(PROFILES.values()),
        "players": [player.name for player in work.question.position.players],
        "shown": last,
        "table": None if last is not None and last.pictures else table(work, played),
        "numbers": tuple(numbers(played, game)),
        "effects": effects(work, played),
        "steps": tuple(steps(work, played)),
        "lines": lines(work),
        "legal": legal(played, game),
        "complete": played.complete,
        "asked": asked(work, played.seen),
        "active": "" if played.seen is None else played.seen.position.turn.player,
        "over": played.seen is not None and played.seen.result is not None,
        "message": played.followed.message,
        "kinds": kinds(game),
        "phrases": phrases(game.id, "when"),
        "givens": phrases(game.id, "given"),
        "card_phrases": card_words(game),
        "seats": seats(work),
        "refs": _refs(work, played),
        "words": words_of(work),
        "go": places(game.id),
        "up": "/",
    }


def parts(line: Line) -> list[dict[str, object]]:
    """The other editions and readings, with the point where each diverges."""
    return [{"edition": edition, "differs": differs} for edition, differs in line.parts]
