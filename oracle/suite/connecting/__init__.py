"""Helps to connect an engine: what works, what does not, and what to do next."""
