"""Altered's side of the reference: its rules in the words of the protocol."""
