"""What the reference declares for Altered, available without loading the rules."""

from oracle.protocol.declared import capabilities_of

MANNERS: tuple[str, ...] = ()
"""Its manners (`oracle.protocol.declared.MANNERS`)."""
LANGUAGE = 3
"""The newest version of the card language."""
CAPABILITIES = capabilities_of("altered")
"""Its capabilities: all of them, since the rules are complete."""
