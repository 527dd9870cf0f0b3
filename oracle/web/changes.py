"""The request of a form on the page, as a change of the work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Action, Cost
from oracle.suite.errors import InvalidWordsError
from oracle.suite.run.question import Step
from oracle.web import edit
from oracle.web.work import Work, branched, gone, stepped

MOST_COUNTED = 2_000
MOST_ALIKE = 60
ANSWERS = "answer"
"""The kind of attempt that is not an action: choosing a card, whether or not it is offered."""


class SeveralCards(InvalidWordsError):
    """Words that match several printed cards, which `names` lists."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("several cards are called like that")
        self.names = names


class Form:
    """The fields of a form."""

    def __init__(self, fields: Iterable[tuple[str, str]]) -> None:
        self._fields = list(fields)

    def one(self, name: str) -> str:
        """The first field of the name; empty if there is none."""
        return next((value for key, value in self._fields if key == name), "")

    def every(self, name: str) -> tuple[str, ...]:
        """Every field of the name."""
        return tuple(value for key, value in self._fields if key == name)

    def number(self, name: str, most: int = MOST_COUNTED) -> int:
        """A count. Raises InvalidWordsError for anything else."""
        text = self.one(name).strip() or "0"
        if not text.isascii() or not text.isdecimal() or len(text) > 6 or int(text) > most:
            raise InvalidWordsError(f"{name.rpartition('.')[2]}: a number from 0 to {most:,}, not {text[:40]}")
        return int(text)

    def starting(self, start: str) -> tuple[str, ...]:
        """The ends of all names of fields that start like this."""
        return tuple(dict.fromkeys(key.removeprefix(start) for key, _ in self._fields if key.startswith(start)))


class Done(NamedTuple):
    """A change that was made, and what the page shows next."""

    work: Work
    focus: str = ""
    card: str = ""


def changed(work: Work, form: Form) -> Done:
    """The work after the change that the form requests. Raises InvalidWordsError, and then nothing has changed."""
    if text := form.one("go"):
        return Done(gone(work, int(text) if text.isdecimal() else 0), "result")
    if text := form.one("line"):
        return Done(branched(work, int(text) if text.isdecimal() else -1), "result")
    if text := form.one("step"):
        return Done(stepped(work, _step(text)), "result")
    if ref := form.one("edit"):
        return Done(work, "edit", ref)
    if edition := form.one("switch"):
        return Done(edit.under_edition(work, edition), "result")
    if form.one("see"):
        return Done(work)
    return _operation(work, form, form.one("op"))


def _operation(work: Work, form: Form, operation: str) -> Done:
    match operation:
        case "place":
            return _placed(work, form)
        case "move":
            ref = form.one("ref") or form.one("was")
            return Done(edit.moved(work, form.one("was"), _card(work, form, form.one("name"))), "edit", ref)
        case "remove":
            return Done(edit.removed(work, form.one("was")), "card")
        case "count":
            names = form.starting("counter.")
            counters = {name: form.number(f"counter.{name}") for name in names}
            ready, spent, deck = (form.number(name) for name in ("ready", "spent", "deck"))
            return Done(
                edit.counted(work, _player(work, form), ready=ready, spent=spent, deck=deck, counters=counters), "card"
            )
        case "turn":
            return Done(edit.turned(work, _player(work, form)))
        case "edition":
            return Done(edit.under_edition(work, form.one("edition")))
        case "reword":
            return Done(edit.reworded(work, form.one("text")), "result")
        case _:
            return _acted(work, form, operation)


def _acted(work: Work, form: Form, operation: str) -> Done:
    game = PROFILES[work.question.game]
    if operation == "say":
        for step in edit.step_in_words(work, form.one("words")).do[:1]:
            return Done(stepped(work, step), "result")
        raise InvalidWordsError("write what a player does, as in: Ann ends their turn")
    if operation == "try":
        return Done(stepped(work, _tried(form, game)), "result")
    if operation in ("answer", "name"):
        return Done(stepped(work, _answer(work, form, operation)), "result")
    raise InvalidWordsError("nothing was asked for")


def _tried(form: Form, game: Profile) -> Step:
    if form.one("kind") == ANSWERS:
        return Step(player=form.one("who"), answer=tuple(filter(None, (form.one("card"), form.one("target")))))
    return Step(player=form.one("who"), action=_action(form, game))


def _answer(work: Work, form: Form, operation: str) -> Step:
    """The answer to the pending question, given by the player who is asked."""
    from oracle.web.playing import tried

    seen = tried(work.played, tells=False).seen
    if seen is None or seen.decision is None:
        raise InvalidWordsError("nobody is asked")
    asked = seen.decision
    if operation == "name":
        return Step(player=asked.player, answer=(form.one("name"),))
    places = form.starting("place.")
    if places:
        numbers = [(form.number(f"place.{at}"), at) for at in range(len(asked.options))]
        return Step(player=asked.player, answer=tuple(asked.options[at] for number, at in sorted(numbers) if number))
    return Step(player=asked.player, answer=form.every("option"))


def _action(form: Form, game: Profile) -> Action:
    kind, _, cost = form.one("kind").partition(" ")
    if kind not in game.actions:
        raise InvalidWordsError(f"{game.name} has no action like that")
    card, target = form.one("card") or None, form.one("target")
    fields = game.actions[kind]
    if "card" in fields and card is None:
        raise InvalidWordsError("choose the card for this action")
    paid = None
    if "cost" in fields:
        own = game.cost_fields.get(cost, ())
        onto = (target,) if target and "onto" in own else ()
        by = (target,) if target and "by" in own else ()
        paid = Cost(kind=cost, onto=onto, by=by)
    return Action(
        kind=kind,
        card=card if "card" in fields else None,
        cost=paid,
        target=target or None if "target" in fields else None,
        at=target if "at" in fields and target in game.expeditions else None,
    )


def _step(text: str) -> Step:
    try:
        step = msgspec.json.decode(text, type=Step)
    except (msgspec.MsgspecError, RecursionError):
        raise InvalidWordsError("the action cannot be read; load the page again") from None
    if (step.action is None) == (step.answer is None):
        raise InvalidWordsError("a step is either an action or an answer")
    return step


def _placed(work: Work, form: Form) -> Done:
    definition = form.one("definition").strip()
    name = " ".join((form.one("pick") or form.one("name")).split())
    if not name:
        raise InvalidWordsError("name a card: a printed one, or in words, as in: a character costing 3")
    if not definition:
        name = edit.meant_card(work.question.game, name, work.question.definitions, SeveralCards)
    many = max(1, form.number("many", MOST_ALIKE))
    return Done(edit.placed(work, _card(work, form, name), definition, many), "card")


def _card(work: Work, form: Form, name: str) -> edit.Placed:
    counters = {one: form.number(f"counter.{one}") for one in form.starting("counter.")}
    if named := " ".join(form.one("named").split()):
        counters[named] = form.number("named.amount")
    return edit.Placed(
        card=name,
        player=_player(work, form),
        zone=form.one("zone"),
        states=form.every("state"),
        counters=counters,
        ref=form.one("ref").strip(),
        controller=form.one("controller"),
        at=form.one("at"),
        under=form.one("under"),
    )


def _player(work: Work, form: Form) -> str:
    name = form.one("player")
    if name not in {player.name for player in work.question.position.players}:
        raise InvalidWordsError(f'there is no player "{name[:40]}"')
    return name
