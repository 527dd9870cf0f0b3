"""The conditions that trigger a triggered ability."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from oracle.games.lorcana.language.filters import Condition, Filter, Role, ZoneName


class When(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trigger condition: an event, who caused it, and the card it is about. The card is bound as `that`.

    `who` is the player who played, quested, sang, drew, chose, moved or removed damage, or put a card under another;
    otherwise the player whose card it is. `put-under` is about the card under which one is put. With `sang`, `this`
    means that the card itself sang and `what` describes the song; all who sang it are bound as `singers`. `sings` is
    about each of these characters, `against` is the song. `inked` is about any card that comes into an inkwell, `inks`
    about one that its player puts there. An event in a challenge binds its two sides as `challenger` and `challenged`.
    `banishes` and `deals-damage` are about the card that does it, `against` and `that` are the other one; `moves` is
    about the character, `against` and `location` are where it goes.
    """

    event: Literal[
        "played", "quested", "sang", "banished", "discarded", "drew", "chosen", "readied", "turn-starts", "turn-ends",
        "challenges", "challenged", "challenge-ends", "banishes", "damaged", "deals-damage", "healed", "moves", "inked",
        "exerted", "used", "left-play", "put-under", "inks", "sings", "left-discard",
    ]  # fmt: skip
    this: bool = False
    """About the card itself."""
    who: Literal["you", "opponents", "any"] = "you"
    what: Filter = Filter()
    by: tuple[str, ...] = ()
    """`played`: kinds of cost; `damaged`: `dealt`, `put` or `moved`; `used`: names of activated abilities; `chosen`:
    the card type of what asked, or the name of the choice."""
    against: Filter | None = None
    """The other side, if there is one."""
    here: bool = False
    """`moves`: to this location."""
    from_location: bool = False
    """`moves`: from another location."""
    first: bool = False
    """Only the first time each turn."""
    nth: int | None = None
    """`played`, `challenges`, `drew`, `inks`: only the one that is this number of its kind this turn."""
    to: ZoneName | None = None
    """`left-discard`, `left-play`: only into this zone."""
    in_challenge: bool | None = None
    """`banished`, `banishes`, `damaged`, `deals-damage`: in a challenge."""
    role: Role | None = None
    """The side the card was on in that challenge."""
    ink_at_most: int | None = None
    """`played`: ink paid."""
    your_turn: bool | None = None
    """Only during your turn (true)."""
    while_: Condition | None = field(default=None, name="while")
    """Only if this is true when it happens."""
    zone: ZoneName = "play"
    """The zone where this card must be for the ability to work (6.1.12)."""
