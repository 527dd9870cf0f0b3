"""Lorcana's side of the reference: `binding` joins its rules to the protocol."""
