"""Lorcana: its rules, its part of the reference, and the facts that the rest of the program may use."""
