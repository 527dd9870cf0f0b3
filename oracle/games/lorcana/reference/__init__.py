"""Lorcana's part of the reference: its rules in terms of the protocol."""
