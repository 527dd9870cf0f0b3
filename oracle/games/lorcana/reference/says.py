"""What the reference declares of Lorcana: told before anybody needs the rules."""

from oracle.protocol.messages import capabilities_of

MANNERS: tuple[str, ...] = ("asks-targets",)
"""Its ways (`oracle.protocol.messages.MANNERS`)."""
LANGUAGE = 4
"""The newest version of the card language."""
CAPABILITIES = capabilities_of("lorcana")
"""What it offers: all there is, once the rules are whole."""
