"""What the reference declares of the garden."""

from oracle.protocol.messages import capabilities_of

MANNERS: tuple[str, ...] = ()
LANGUAGE = 1
CAPABILITIES = [name for name in capabilities_of("garden") if name != "characteristics"]
