"""What the reference declares for Lorcana, available without loading the rules."""

from oracle.protocol.declared import capabilities_of

MANNERS: tuple[str, ...] = ("asks-targets",)
"""Its manners (`oracle.protocol.declared.MANNERS`)."""
LANGUAGE = 4
"""The newest version of the card language."""
CAPABILITIES = capabilities_of("lorcana")
"""Its capabilities: all of them, since the rules are complete."""
