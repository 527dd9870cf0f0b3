"""Modifiers: changes to a step before it happens (6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.doers import doer
from oracle.games.altered.rules.effects.changed_steps import Stages, changed
from oracle.games.altered.rules.effects.context import Ctx, chosen_before
from oracle.games.altered.rules.effects.verbs import actions_of
from oracle.games.altered.rules.events import CountersGained, Moved, Sacrificed, StatusGained, Switched, TokenCreated
from oracle.games.altered.rules.keywords.seasoned import keeps_boosts
from oracle.games.altered.rules.objects.abilities import Voice
from oracle.games.altered.rules.objects.statuses import discarded_for_fleeting
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DISCARD, EXPEDITIONS, IN_PLAY, MANA, Object, Source
from oracle.games.altered.rules.tasks import Steps
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.replacing import Changed, Part, Way, Ways
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("6.2.g", "6.2.h", "6.2.i", "6.2.j", "6.2.k")
def modified(run: Run, actions: list[Event], player: str | None) -> list[Event]:
    """The atomic actions after all modifiers.

    First replacements of the whole step, then of atomic actions, then additions; after each of them everything is
    considered again. `player` controls the step and picks among several; otherwise the player with initiative does.
    """
    voices = existing(run)
    happening: list[Event] = actions
    if voices or any(_ruled(run, action) is not None for action in actions):
        chooser = player or run.state.day.initiative
        whole, joining = of_kind(voices, whole_step=True, also=False), of_kind(voices, whole_step=True, also=True)
        single, added = of_kind(voices, whole_step=False, also=False), of_kind(voices, whole_step=False, also=True)
        stages = Stages(
            whole=lambda run, events: whole_ways(run, whole, events, chooser),
            single=lambda run, event: replacing_ways(run, single, event, chooser),
            joining=lambda run, events: joining_ways(run, joining, events, chooser),
            added=_bounded(lambda run, event: additive_ways(run, added, event, chooser)),
        )
        happening, declined = changed(run, actions, stages)
        run.then(*declined)
    return [_seasoned(run, action) for action in happening]


MOST_ADDING = 5_000
"""Maximum checks for additions within one step before they count as endless."""


def _bounded(ways: Ways) -> Ways:
    """The same, until modifiers are found to extend each other's additions for ever: no clause ends that (6.2.k)."""
    left = iter(range(MOST_ADDING))

    def looked(run: Run, event: Event) -> list[Way]:
        if next(left, None) is None:
            raise Undecided("6.2.k", "where it ends that modifiers add to what each other adds")
        return ways(run, event)

    return looked


@rule("6.2.l")
def existing(run: Run) -> tuple[Voice, ...]:
    """The modifiers that exist before the step, by timestamp."""
    return view_of(run.state).passives(lang.Modifies)


def of_kind(voices: tuple[Voice, ...], *, whole_step: bool, also: bool) -> list[Voice]:
    """Modifiers of a whole step or of its atomic actions, replacing or additive."""
    return [
        voice
        for voice in voices
        if isinstance(voice.ability, lang.Modifies)
        and (voice.ability.whole_step, voice.ability.also) == (whole_step, also)
    ]


def _seasoned(run: Run, action: Event) -> Event:
    return keeps_boosts(run, action) if isinstance(action, Moved) else action


# --- the stages -----------------------------------------------------------------------------------------


@rule("6.2.g")
def whole_ways(run: Run, voices: list[Voice], events: list[Event], chooser: str) -> list[Way]:
    """Replacing modifiers of the whole step."""
    return [_of_step(run, voice, events, about, chooser) for voice, about in _about_any(run, voices, events)]


@rule("6.2.c", "6.2.g")
def joining_ways(run: Run, voices: list[Voice], events: list[Event], chooser: str) -> list[Way]:
    """Additive modifiers of the step."""
    return [_way(run, voice, about, chooser) for voice, about in _about_any(run, voices, events)]


def _about_any(run: Run, voices: list[Voice], events: list[Event]) -> list[tuple[Voice, list[Event]]]:
    """The modifiers that apply to a step, each with the affected atomic actions."""
    found = [(voice, [event for event in events if changes(run, voice, event)]) for voice in voices]
    return [(voice, about) for voice, about in found if about]


@rule("6.2.b", "6.2.g")
def replacing_ways(run: Run, voices: list[Voice], event: Event, chooser: str) -> list[Way]:
    """Replacing modifiers of one atomic action: from passive abilities, and from the rule about Fleeting."""
    ways = [_way(run, voice, [event], chooser) for voice in voices if changes(run, voice, event)]
    instead = _ruled(run, event)
    if instead is not None:
        thing: Object = run.state.objects[instead.object]
        ways.append(Way(effect="2.4.6.d", label=f"{thing.card}: Fleeting", chooser=chooser, instead=(instead,)))
    return ways


@rule("6.2.c", "6.2.g")
def additive_ways(run: Run, voices: list[Voice], event: Event, chooser: str) -> list[Way]:
    """Additive modifiers of one atomic action."""
    return [_way(run, voice, [event], chooser) for voice in voices if changes(run, voice, event)]


def _ruled(run: Run, event: Event) -> Moved | None:
    if not isinstance(event, Moved):
        return None
    instead = discarded_for_fleeting(run, event)
    return None if instead is event else instead


# --- what a modifier is about ---------------------------------------------------------------------------


def changes(run: Run, voice: Voice, event: Any) -> bool:
    """Whether a modifier applies to an atomic action now."""
    view, ability = view_of(run.state), voice.ability
    assert isinstance(ability, lang.Modifies)  # noqa: S101
    thing = run.state.objects.get(getattr(event, "object", 0))
    if not _is_of_kind(view, ability.event, event, thing) or not view.applies(voice):
        return False
    if ability.status is not None and event.status != ability.status:
        return False
    by = doer(event, thing)
    if ability.who is not None and by not in view.players(ability.who, voice.text.player):
        return False
    if ability.what is not None:
        return thing is not None and view.is_such(ability.what, thing, voice.text)
    if ability.who is not None and not ability.this:
        return True
    return thing is not None and thing.id in voice.text.ids("this")


@home("7.3.25.a", "7.5.9.a", "7.5.9.c", "7.4.4.m")
def _is_of_kind(view: View, kind: str, event: Event, thing: Object | None) -> bool:
    match kind:
        case "leave":
            if thing is None or not isinstance(event, Moved):
                return False
            return thing.zone in IN_PLAY and leaves_its_zone(event, thing)
        case "leave-expedition":
            if isinstance(event, Switched):
                return thing is not None and len(view.expeditions(thing)) == 1 and changes_expeditions(event, thing)
            return isinstance(event, Moved) and thing is not None and thing.zone in EXPEDITIONS
        case "discard":
            return isinstance(event, Moved) and event.to == DISCARD
        case "sacrifice":
            return isinstance(event, Sacrificed) or (isinstance(event, Moved) and event.verb == kind)
        case "draw" | "resupply" | "rest":
            return isinstance(event, Moved) and event.verb == kind
        case "gain-counter":
            return isinstance(event, CountersGained)
        case "gain-status":
            return isinstance(event, StatusGained)
        case _:
            return isinstance(event, TokenCreated)


@home("7.5.9.a")
def leaves_its_zone(event: Moved, thing: Object) -> bool:
    """Whether it ends up elsewhere: both Expeditions of a player are one zone."""
    from_one_to_the_other = thing.zone in EXPEDITIONS and event.to in EXPEDITIONS
    return event.to != thing.zone and not from_one_to_the_other


@home("7.5.9.a", "7.5.9.c")
def changes_expeditions(event: Switched, thing: Object) -> bool:
    """Whether a switch leads to another Expedition."""
    return (event.to, event.controller or thing.controller) != (thing.zone, thing.controller)


# --- what it does ---------------------------------------------------------------------------------------


def _way(run: Run, voice: Voice, about: Sequence[Event], chooser: str) -> Way:
    ability = voice.ability
    assert isinstance(ability, lang.Modifies)  # noqa: S101
    return Way(
        effect=f"{voice.timestamp}/{voice.key}", label=voice.source, chooser=chooser,
        make=lambda: instead_of(run, voice, ability, about),
        optional=says(run, voice, ability), declined=otherwise(run, voice, ability),
    )  # fmt: skip


def _of_step(run: Run, voice: Voice, events: list[Event], about: list[Event], chooser: str) -> Way:
    """Replaces everything in the step that the modifier is about; once, regardless of the number."""
    ability = voice.ability
    assert isinstance(ability, lang.Modifies)  # noqa: S101

    def make() -> Sequence[Part]:
        if ability.to is None:
            made = list(instead_of(run, voice, ability, about))
            changed: list[Part] = [*made]
            if ability.plus and made and made[0] is not about[0]:
                changed[0] = Changed(event=made[0], of=about[0])
        else:
            changed = [
                Changed(event=one, of=event) for event in about for one in instead_of(run, voice, ability, [event])
            ]
        return [*(event for event in events if event not in about), *changed]

    return replace(_way(run, voice, about, chooser), make=make)


def instead_of(run: Run, voice: Voice, ability: lang.Modifies, about: Sequence[Event]) -> Sequence[Event]:
    """What replaces one or, for a whole step, several atomic actions; for an additive modifier, what is added."""
    made = _made_by(run, voice, ability, about)
    return made if ability.also or ability.plus else still_sacrificed(run, about, made)


@rule("7.3.25.b")
def still_sacrificed(_run: Run, about: Sequence[Event], made: Sequence[Event]) -> Sequence[Event]:
    """The replacement of sacrifices, which still count as sacrifices, whether or not anything moves."""
    if any(isinstance(event, Sacrificed) for event in about):
        raise Undecided("7.3.25.b", "whether what happens instead of a sacrifice is replaced as a sacrifice again")
    left = {event.object: event for event in about if isinstance(event, Moved) and event.verb == "sacrifice"}
    happening: list[Event] = []
    for event in made:
        was = left.pop(event.object, None) if isinstance(event, Moved) else None
        happening.append(event if was is None else replace(event, verb="sacrifice", by=was.by))
    return [*happening, *(Sacrificed(object=event.object, by=event.by) for event in left.values())]


def _made_by(run: Run, voice: Voice, ability: lang.Modifies, about: Sequence[Event]) -> Sequence[Event]:
    if ability.nothing:
        return ()
    if ability.to is not None and isinstance(about[0], Moved):
        return (redirected(about[0], ability.to),)
    if ability.plus:
        return added(about[0], ability.plus) if ability.also else _more(about, ability.plus)
    return [] if ability.then is None else _done_instead(run, voice, ability.then, about)


def _done_instead(run: Run, voice: Voice, then: lang.Effect, about: Sequence[Event]) -> list[Event]:
    ctx = context_of_modifier(run, voice, about)
    actions = actions_of(run, then, ctx)
    if ctx.after:
        raise Unsupported("a modifier by which more than one step is done")
    return actions


TO_ONE_ZONE = ("draw", "resupply")
"""Verbs that mean a move to one zone: a card redirected elsewhere is moved, but neither drawn nor resupplied."""


@home("6.2.m", "7.3.7.a", "7.3.22.a", "3.2.9.b")
def redirected(event: Moved, to: str) -> Moved:
    """The move to another zone, which is not a draw or a Resupply; other verbs are kept."""
    verb = "put" if event.verb in TO_ONE_ZONE and to != event.to else event.verb
    return replace(event, to=to, verb=verb, place="top", below=0, status=("exhausted",) if to == MANA else ())


@home("6.2.c")
def added(event: Event, plus: int) -> list[Event]:
    """Additional actions beside the atomic action, which is unchanged."""
    return [replace(event, count=plus)] if isinstance(event, CountersGained) else [event] * plus


def _more(kept: Sequence[Event], plus: int) -> Sequence[Event]:
    event = kept[0]
    if isinstance(event, CountersGained):
        return [replace(event, count=max(event.count + plus, 0)), *kept[1:]]
    return [*kept, *[event] * plus] if plus > 0 else kept[: len(kept) + plus]


@rule("6.2.d")
def says(_run: Run, voice: Voice, ability: lang.Modifies) -> str | None:
    """The player who decides whether an optional modifier applies: the controller of its object."""
    return voice.text.player if ability.may else None


@rule("6.2.e")
def otherwise(run: Run, voice: Voice, ability: lang.Modifies) -> tuple[Steps, ...]:
    """If declined, a modifier with an alternative adds a step right after the current one and earlier additions."""
    if ability.otherwise is None:
        return ()
    text, source = voice.text, source_of_voice(run, voice)
    further = Steps(
        player=text.player, source=source, todo=(ability.otherwise,), bound=dict(text.bound),
        numbers=dict(text.numbers), places=chosen_before(text.places),
    )  # fmt: skip
    return (further,)


def context_of_modifier(run: Run, voice: Voice, about: Sequence[Event]) -> Ctx:
    """The knowledge of a modifier's text: the objects of the modified actions are "it"."""
    bound = dict(voice.text.bound)
    named = [
        each.object for each in about if isinstance(each, Moved | Sacrificed | Switched | StatusGained | CountersGained)
    ]
    if any(named):
        bound["it"] = tuple(dict.fromkeys([number for number in named if number]))
    return Ctx(
        player=voice.text.player, source=source_of_voice(run, voice), bound=bound, numbers=dict(voice.text.numbers),
        places=chosen_before(voice.text.places),
    )  # fmt: skip


def source_of_voice(run: Run, voice: Voice) -> Source:
    """The object that a passive ability belongs to."""
    number = voice.text.source
    thing = voice.text.find(view_of(run.state), number)
    assert thing is not None  # noqa: S101
    return Source(object=number, card=voice.source, player=voice.text.player, was=thing)
