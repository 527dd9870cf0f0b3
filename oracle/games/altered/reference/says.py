"""What the reference declares for Altered, available without loading the rules."""

from oracle.protocol.declared import FROM_DECKS, capabilities_of

MANNERS: tuple[str, ...] = ()
"""Its manners (`oracle.protocol.declared.MANNERS`)."""
LANGUAGE = 3
"""The newest version of the card language."""
CAPABILITIES = tuple(name for name in capabilities_of("altered") if name != FROM_DECKS)
"""Its capabilities: all of them, since the rules are complete and it is put into any position."""
