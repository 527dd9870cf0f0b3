"""5.1.2.i, 5.2 Resolution of a card in Limbo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Status
from oracle.games.altered.rules.effects.context import source_of
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.effects.triggers import triggers_of
from oracle.games.altered.rules.events import EmblemCreated, Moved, OngoingGone, StatusGained
from oracle.games.altered.rules.objects.expeditions import in_terrain
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.destination import destination
from oracle.games.altered.rules.playing.limbo import activating_too, is_next, played_with
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DISCARD, LANDMARK, LIMBO, RESERVE, EmblemReaction, Object, Source
from oracle.games.altered.rules.tasks import ResolveCard, Steps
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice
    from oracle.kernel.run import Event


@home("1.x:5.1.2.e-effect")
@rule("5.1.2.i", "5.1.2.a")
def resolve_card(run: Run, task: ResolveCard) -> None:
    """A Character or Permanent joins its destination; a Spell performs its effect and then leaves Limbo."""
    thing = run.state.objects.get(task.object)
    if thing is None or thing.zone != LIMBO:
        # Its own effect has moved it (7.2.1.b).
        return
    if task.effect is not None:
        source = replace(source_of(thing), player=task.player)
        numbers = {"paid": task.paid}
        run.then(
            Steps(
                player=task.player, source=source, todo=(task.effect,), numbers=numbers, held=task.held,
                internal=task.internal,
            )
        )  # fmt: skip
        run.then(replace(task, effect=None))
        return
    goes_to = destination(run, thing)
    if goes_to == "none":
        finish_spell(run, task, thing)
    else:
        join(run, task, thing, LANDMARK if goes_to == "landmark" or task.at is None else task.at)


@rule("5.2.3.a", "5.1.2.j", "7.5.10.a")
def join(run: Run, task: ResolveCard, thing: Object, to: str) -> None:
    """The card joins the Expedition that was chosen, or the Landmark zone."""
    voices = gains_and_losses(run, task.player, thing)
    too = activating_too(run, task.player, as_played(thing))
    move = Moved(
        object=thing.id, to=to, verb="join", controller=task.player, by=task.player, source=task.source,
        status=tuple(sorted(status_on_joining(run, task, thing, to))), as_from=as_if_from(too),
    )  # fmt: skip
    happened = step(run, [move], task.player, replace(source_of(thing), player=task.player))
    now = next((event.now for event in happened if isinstance(event, Moved) and event.now is not None), None)
    if now is not None and (fitting := [voice for voice in voices if _is_where_meant(run, voice, now)]):
        create_reactions(run, fitting, now)
    end_those_about_the_next(run, too)


@home("7.5.7.b")
def _is_where_meant(run: Run, voice: Voice, now: Object) -> bool:
    ability = voice.ability
    terrain = ability.into_terrain if isinstance(ability, lang.PlayedWith) else None
    return terrain is None or in_terrain(view_of(run.state), now, terrain)


@home("7.3.1.b", "7.1.1.b", "7.1.1.c")
def as_if_from(voices: list[Voice]) -> tuple[str, ...]:
    """Additional zones from which a card counts as played, for its own Reactions' symbols."""
    return tuple({voice.ability.symbol: None for voice in voices if isinstance(voice.ability, lang.ActivatesToo)})


@home("2.2.14.c")
def end_those_about_the_next(run: Run, voices: list[Voice]) -> None:
    """Emblems about the next card only end once it is played."""
    used_up = tuple([voice.timestamp for voice in voices if is_next(run, voice)])
    if used_up:
        run.happen(OngoingGone(emblems=used_up))


@rule("5.2.1.c", "5.2.2.c", "2.4.6.c")
def status_on_joining(_run: Run, task: ResolveCard, thing: Object, to: str) -> set[Status]:
    """In an Expedition it is Fleeting if it was in Limbo; a Landmark Permanent is not Fleeting in any zone."""
    fleeting: set[Status] = {"fleeting"}
    if to == LANDMARK:
        return set(task.gains) - fleeting
    return set(task.gains) | (set(thing.status) & fleeting)


@rule("5.2.4.b", "2.4.6.e", "5.1.2.j", "7.5.10.a")
def finish_spell(run: Run, task: ResolveCard, thing: Object) -> None:
    """A finished Spell goes to Reserve, a Fleeting one to the Discard pile instead."""
    cooldown = view_of(run.state).keyword(thing, "cooldown") is not None
    to = DISCARD if "fleeting" in thing.status else RESERVE
    move = Moved(object=thing.id, to=to, verb="resolve", by=task.player, source=task.source)
    source = replace(source_of(thing), player=task.player)
    happened = step(run, [move], task.player, source)
    if cooldown:
        cool_down(run, task.player, source, happened)


@rule("5.2.4.b", "7.4.1.b")
def cool_down(run: Run, player: str, source: Source, happened: list[Event]) -> None:
    """A further step: a Spell with Cooldown that went to Reserve becomes exhausted."""
    for event in happened:
        if isinstance(event, Moved) and event.now is not None and event.to == RESERVE and event.verb == "resolve":
            waited = run.state.waiting
            step(run, [StatusGained(object=event.now.id, status="exhausted", by=player)], player, source)
            if any(asks_who_exhausts(run, emblem) for emblem in run.state.waiting if emblem not in waited):
                # Perhaps neither player has done it, since no effect has.
                rests_on(232)


def asks_who_exhausts(run: Run, emblem: EmblemReaction) -> bool:
    """Whether a waiting Reaction belongs to an object whose text asks who has exhausted something."""
    view = view_of(run.state)
    thing = view.objects.get(emblem.source.object)
    reactions = [] if thing is None else [has.ability for has in view.traits(thing).abilities]
    return any(
        trigger.status == "exhausted" and trigger.by is not None
        for reaction in reactions
        if isinstance(reaction, lang.Reaction)
        for trigger in triggers_of(reaction)
    )


# --- what it gains or loses by passive abilities --------------------------------------------------------


@rule("5.2.b")
def gains_and_losses(run: Run, player: str, thing: Object) -> list[Voice]:
    """The passive abilities by which this non-Spell card gains or loses statuses and counters when played."""
    return played_with(run, player, as_played(thing))


def as_played(thing: Object) -> Object:
    """A card in Limbo as seen by texts about the zone it is played from."""
    return replace(thing, zone=thing.played_from or thing.zone)


@rule("5.2.b")
def create_reactions(run: Run, voices: list[Voice], now: Object) -> None:
    """Each of them becomes an Emblem-Reaction in Limbo about the card's new object; one for the next card ends."""
    events: list[Event] = []
    for voice in voices:
        assert isinstance(voice.ability, lang.PlayedWith)  # noqa: S101
        source, effect = _source_of(run, voice), _as_effect(voice.ability)
        emblem = EmblemReaction(
            id=0,
            player=voice.text.player,
            source=source,
            effect=effect,
            name=voice.ability.name,
            bound={"it": (now.id,)},
        )
        events.append(EmblemCreated(emblem=emblem))
    used_up = tuple([voice.timestamp for voice in voices if is_next(run, voice)])
    run.happen(*events, *([OngoingGone(emblems=used_up)] if used_up else []))


def _source_of(run: Run, voice: Voice) -> Source:
    emblem = next((emblem for emblem in run.state.modifiers if emblem.id == voice.timestamp), None)
    return emblem.source if emblem is not None else source_of(run.state.objects[voice.timestamp])


def _as_effect(ability: lang.PlayedWith) -> lang.Effect:
    it, more = lang.It(), ability.count
    steps: list[lang.Effect] = []
    if ability.gains or more > 0:
        steps.append(lang.Gain(what=it, status=ability.gains, counter=ability.counter, count=max(more, 0)))
    if ability.loses or more < 0:
        steps.append(lang.Lose(what=it, status=ability.loses, counter=ability.counter, count=max(-more, 0)))
    return steps[0] if len(steps) == 1 else lang.Sequence(steps=tuple(steps))
