"""What the reference declares for Lorcana, available without loading the rules."""

from oracle.protocol.declared import FROM_DECKS, capabilities_of

MANNERS: tuple[str, ...] = ("asks-targets",)
"""Its manners (`oracle.protocol.declared.MANNERS`)."""
LANGUAGE = 4
"""The newest version of the card language."""
CAPABILITIES = tuple(name for name in capabilities_of("lorcana") if name != FROM_DECKS)
"""Its capabilities: all of them, since the rules are complete and it is put into any position."""
