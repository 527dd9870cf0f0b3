"""Cards nobody printed, for property tests: odd costs, keywords, payment modifiers, triggers, nested effects."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language import CardType, Definition, Filter, When

NAMES = ("Ash", "Birch", "Cedar")
CLASSES = ("Hero", "Villain")
CHARACTER: tuple[CardType, ...] = ("character",)

FILTERS = (
    Filter(),
    Filter(type=CHARACTER),
    Filter(type=CHARACTER, whose="yours"),
    Filter(type=CHARACTER, whose="opposing"),
    Filter(type=CHARACTER, other=True),
    Filter(type=CHARACTER, cost_at_most=2),
    Filter(type=("item", "location")),
    Filter(type=("action",), song=True),
    Filter(type=("action",)),
    Filter(classified=("Hero",)),
    Filter(named=("Ash",)),
    Filter(not_type=("action",)),
    Filter(type=CHARACTER, damaged=True),
    Filter(type=CHARACTER, exerted=False),
    Filter(keyword="ward"),
    Filter(type=CHARACTER, strength_at_least=3),
)
IN_PLAY = FILTERS[1:7] + FILTERS[9:]
AMOUNTS: tuple[lang.Amount, ...] = (
    0, 1, 1, 2, 3, lang.Count(what=Filter(type=CHARACTER)), lang.Count(what=Filter(), zone="hand", who="you"),
    lang.Difference(of=3, less=lang.Count(what=Filter(), zone="hand", who="you")),
)  # fmt: skip
CONDITIONS: tuple[lang.Condition, ...] = (
    lang.Have(what=Filter(type=CHARACTER, whose="yours"), least=2),
    lang.Have(what=Filter(), least=0, most=2, zone="hand", who="opponents"),
    lang.ThisIs(what=Filter(exerted=True)),
    lang.YourTurn(),
    lang.HappenedThisTurn(event="played", what=Filter(type=CHARACTER)),
    lang.LoreIs(who="opponents", least=3),
    lang.PlayedUsing(cost="shift"),
    lang.MoreThan(more=lang.Count(what=Filter(), zone="hand", who="opponents"), than=1),
    lang.Not(condition=lang.YourTurn()),
    lang.All(conditions=(lang.YourTurn(), lang.Have(what=Filter(type=("item",))))),
)
PAYMENTS: tuple[lang.Payment, ...] = (
    lang.Ink(amount=1),
    lang.DiscardSome(),
    lang.DiscardSome(what=Filter(type=CHARACTER)),
    lang.ExertSome(what=Filter(type=CHARACTER, whose="yours")),
    lang.BanishSome(what=Filter(type=CHARACTER, whose="yours")),
    lang.BottomFromDiscard(what=Filter(), count=2),
)
OWN_PAYMENTS: tuple[lang.Payment, ...] = (*PAYMENTS, lang.ExertThis(), lang.BanishThis())
KEYWORDS = ("bodyguard", "evasive", "reckless", "rush", "support", "vanish", "ward")

DURATIONS: tuple[lang.Duration, ...] = (
    "this-turn", "this-turn", "until-your-next-turn", "start-of-their-next-turn", "during-their-next-turn",
    "while-this-in-play", "for-good",
)  # fmt: skip
PROHIBITED = ("play", "sing", "quest", "challenge", "be-challenged", "ready", "ready-at-start")

filters = st.sampled_from(FILTERS)
durations = st.sampled_from(DURATIONS)
in_play = st.sampled_from(IN_PLAY)
amounts = st.sampled_from(AMOUNTS)
conditions = st.sampled_from(CONDITIONS)
maybe = st.none() | conditions
one_payment = st.sampled_from(PAYMENTS).map(lambda part: (part,))
own_payment = st.sampled_from(OWN_PAYMENTS).map(lambda part: (part,))


def _then(effect: lang.Effect) -> st.SearchStrategy[lang.Effect]:
    """A choice, and something done to what was chosen."""
    return st.builds(
        lambda what, least, most: lang.Sequence(
            steps=(lang.Choose(what=what, least=min(least, most), most=most), effect)
        ),
        in_play, st.integers(0, 1), st.integers(1, 2),
    )  # fmt: skip


simple_effects: st.SearchStrategy[Any] = st.one_of(
    st.builds(lang.PayLess, less=st.integers(-1, 2), next=filters),
    st.builds(lang.Play, what=filters, free=st.booleans(), enters_exerted=st.booleans()),
    st.builds(lang.Draw, cards=amounts),
    st.builds(lang.Discard, cards=st.integers(0, 2), all=st.booleans()),
    st.builds(lang.GainLore, lore=amounts),
    st.builds(lambda lore: lang.EachPlayer(who="opponents", do=lang.LoseLore(lore=lore)), amounts),
    st.builds(lambda all_, damage: lang.DealDamage(damage=damage, all=all_), in_play, st.integers(0, 3)),
    st.builds(lang.Gains, keyword=st.sampled_from(KEYWORDS), all=in_play, until=durations),
    st.builds(lang.Gets, stat=st.sampled_from(("strength", "willpower", "lore")), plus=st.integers(-2, 2), all=in_play,
              until=durations),
    st.builds(lang.Forbid, action=st.sampled_from(PROHIBITED), what=filters,
              who=st.sampled_from(("you", "opponents", "each")), until=durations),
    st.just(lang.Sequence(steps=(lang.RevealTop(), lang.Put(it="revealed", to="hand")))),
    st.just(lang.Sequence(steps=(lang.LookAtTop(cards=2), lang.TakeFrom(), lang.Put(it="taken", to="hand"),
                                 lang.Put(it="rest", to="deck", place="bottom", any_order=True)))),
    st.just(lang.PutIntoInkwell()),
    _then(lang.DealDamage(damage=2)),
    _then(lang.RemoveDamage(damage=1)),
    _then(lang.Exert()),
    _then(lang.Ready()),
    st.builds(lang.Ready, all=in_play),
    st.builds(lang.RemoveDamage, damage=st.none() | st.integers(0, 2), all=in_play),
    _then(lang.Forbid(action="ready-at-start", what=Filter(it="chosen"), until="start-of-their-next-turn")),
    _then(lang.Banish()),
    _then(lang.Put(to="hand", verb="return")),
    _then(lang.Shuffle()),
    _then(lang.Gains(keyword="resist", value=1)),
    _then(lang.Sequence(steps=(lang.TopOfDeck(), lang.PutUnder(under="chosen")))),
)  # fmt: skip


def _compound(inner: st.SearchStrategy[object]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(lang.May, do=inner),
        st.builds(lambda a, b: lang.Sequence(steps=(a, b)), inner, inner),
        st.builds(lang.If, condition=conditions, then=inner, otherwise=st.none() | inner),
        st.builds(lambda a, b: lang.OneOf(modes={"left": a, "right": b}), inner, inner),
        st.builds(lang.IfYouDo, first=inner | st.builds(lang.Pay, cost=one_payment), then=inner),
        st.builds(lang.EachPlayer, who=st.sampled_from(("each", "opponents", "active")), do=inner),
        st.builds(lang.ChoosePlayer, do=inner),
    )


effects = st.one_of(simple_effects, _compound(simple_effects), _compound(_compound(simple_effects)))
whens = st.builds(
    When,
    event=st.sampled_from(("played", "played", "quested", "sang", "banished", "discarded", "drew", "turn-ends",
                           "turn-starts", "chosen", "readied", "inked", "challenges", "challenged", "damaged", "healed",
                           "banishes", "moves")),
    this=st.booleans(), who=st.sampled_from(("you", "opponents", "any")), what=filters,
)  # fmt: skip
triggered = st.builds(
    lang.Triggered, when=whens.map(lambda when: (when,)), effect=effects, condition=maybe, once=st.booleans(),
    name=st.sampled_from(("", "Echo")),
)  # fmt: skip
on_play = st.builds(
    lambda effect, name: lang.Triggered(when=(When(event="played", this=True),), effect=effect, name=name),
    effects, st.sampled_from(("", "Echo")),
)  # fmt: skip
floating = st.builds(lang.Whenever, ability=triggered) | st.builds(
    lang.Later, ability=triggered, until=st.sampled_from(("this-turn", "until-it-triggers"))
)
pays = st.builds(
    lang.Pays, what=filters, less=amounts, more=st.sampled_from((0, 0, 1)), next=st.booleans(), condition=maybe,
    who=st.sampled_from(("you", "opponents", "each")), this=st.booleans(), name=st.just("Deal"),
)  # fmt: skip
statics: st.SearchStrategy[Any] = st.one_of(
    st.builds(lang.StaticGets, stat=st.sampled_from(("strength", "willpower", "lore", "cost-to-sing")),
              plus=st.integers(-1, 2), what=st.none() | in_play, condition=maybe),
    st.builds(lang.StaticGains, keyword=st.sampled_from(KEYWORDS), what=st.none() | in_play, condition=maybe),
    st.builds(lang.Cannot, action=st.sampled_from(PROHIBITED), what=st.none() | filters,
              who=st.sampled_from(("you", "opponents")), condition=conditions),
    st.builds(lang.InkMore),
    st.builds(lang.SkipStep, step=st.just("draw")),
)  # fmt: skip
of_any: st.SearchStrategy[Any] = st.one_of(
    pays,
    st.builds(lang.AdditionalCost, cost=st.lists(st.sampled_from(PAYMENTS), min_size=1, max_size=2).map(tuple)),
    st.builds(lang.AlternateCost, cost=st.just(()) | one_payment, free=st.booleans(), condition=maybe),
    st.builds(lang.PlayableFrom, zone=st.just("discard"), any_turn=st.booleans()),
)
keywords = st.builds(lang.Keyword, keyword=st.sampled_from(KEYWORDS))
of_characters: st.SearchStrategy[Any] = st.one_of(
    keywords,
    st.builds(lang.Keyword, keyword=st.just("singer"), value=st.integers(1, 6)),
    st.builds(lang.Keyword, keyword=st.just("resist"), value=st.integers(1, 2)),
    st.builds(lang.Keyword, keyword=st.just("shift"), cost=one_payment, onto=st.sampled_from((None, "any", "Hero"))),
    st.builds(lang.EntersPlay, exerted=st.booleans(), damage=st.integers(0, 1), condition=maybe),
)
of_permanents = st.one_of(
    on_play, on_play, triggered, statics, of_any, st.builds(lang.Activated, cost=own_payment, effect=effects | floating)
)


TELLING = (
    Definition(
        name="Oak", version="asks thrice", type="action", cost=0, classifications=("Song",),
        effect=lang.Sequence(steps=(
            lang.OneOf(modes={"more": lang.GainLore(lore=1), "cards": lang.Draw()}),
            lang.ChoosePlayer(do=lang.Draw()),
            lang.Choose(what=Filter(type=CHARACTER), least=1), lang.RemoveDamage(damage=1),
            lang.EachPlayer(who="opponents", do=lang.LoseLore(lore=3)),
        )),
    ),
    Definition(
        name="Oak", version="sweeps", type="action", cost=0, classifications=("Song",),
        effect=lang.Banish(all=Filter(type=CHARACTER)),
    ),
    Definition(
        name="Oak", version="shuffles", type="item", cost=1,
        abilities=(
            lang.Activated(
                name="Stir", cost=(lang.ExertThis(),),
                effect=lang.Sequence(steps=(lang.Choose(what=Filter(), zone="discard", most=2), lang.Shuffle())),
            ),
            lang.Triggered(
                when=(When(event="played", this=True),),
                effect=lang.Sequence(steps=(lang.Choose(what=Filter(), zone="hand"), lang.Shuffle())),
            ),
        ),
    ),
    Definition(
        name="Oak", version="shifts", type="character", cost=5, strength=1, willpower=3, lore=1,
        classifications=("Hero",),
        abilities=(lang.Keyword(keyword="shift", cost=(lang.Ink(amount=1),), onto="any"),),
    ),
    Definition(
        name="Oak", version="costs", type="character", cost=0, strength=3, willpower=2, lore=1,
        classifications=("Hero",),
        abilities=(
            lang.AdditionalCost(cost=(lang.DiscardSome(), lang.DiscardSome(what=Filter(type=CHARACTER)))),
            lang.Triggered(when=(When(event="played", this=True),), effect=lang.GainLore(lore=1), name="Shout"),
            lang.Triggered(when=(When(event="played", who="any"),), effect=lang.Draw(), name="Echo"),
        ),
    ),
    Definition(
        name="Oak", version="together", type="action", cost=7, classifications=("Song",), effect=lang.Draw(),
        abilities=(lang.Keyword(keyword="sing-together", value=5),),
    ),
)  # fmt: skip
"""Cards that make something worth seeing likely: several questions in one task, shuffles, Shift, costs of two parts."""


def _told_apart(abilities: list[Any]) -> list[Any]:
    """What players and once-a-turn marks tell apart by name needs names of its own, and a card one cost of a kind."""
    costs = [ability for ability in abilities if isinstance(ability, lang.AlternateCost)][1:]
    kept = [ability for ability in abilities if not any(ability is cost for cost in costs)]
    return [
        replace(ability, name=f"Deed {number}") if isinstance(ability, lang.Activated | lang.Triggered | lang.Pays)
        else ability
        for number, ability in enumerate(kept)
    ]  # fmt: skip


@st.composite
def made_up(draw: st.DrawFn) -> Definition:
    """One made-up card of any type."""
    kind: CardType = draw(st.sampled_from(("character", "character", "character", "action", "action", "item",
                                           "location")))  # fmt: skip
    permanent = kind != "action"
    fought = kind in ("character", "location")
    song = kind == "action" and draw(st.booleans())
    allowed = of_any if not permanent else of_permanents
    abilities = draw(st.lists(allowed | of_characters if kind == "character" else allowed, min_size=1, max_size=3))
    if song and draw(st.integers(0, 3)):
        abilities.append(lang.Keyword(keyword="sing-together", value=draw(st.integers(2, 7))))
    return Definition(
        name=draw(st.sampled_from(NAMES)),
        version=f"{kind} {draw(st.integers(1, 99))}",
        type=kind,
        cost=draw(st.integers(0, 4)),
        inkwell=draw(st.booleans()),
        strength=draw(st.integers(0, 4)) if kind == "character" else None,
        willpower=draw(st.integers(1, 4)) if fought else None,
        lore=draw(st.integers(0, 2)) if fought else None,
        move_cost=1 if kind == "location" else None,
        classifications=("Song",) if song else (draw(st.sampled_from(CLASSES)),),
        abilities=tuple(_told_apart(abilities)),
        effect=draw(effects | floating) if kind == "action" else None,
    )
