"""What the reference declares of Altered: told before anybody needs the rules."""

from oracle.protocol.messages import capabilities_of

MANNERS: tuple[str, ...] = ()
"""Its ways (`oracle.protocol.messages.MANNERS`)."""
LANGUAGE = 3
"""The newest version of the card language."""
CAPABILITIES = capabilities_of("altered")
"""What it offers: all there is, once the rules are whole."""
