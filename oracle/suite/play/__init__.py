"""Plays a compiled scenario on an engine, and judges every step."""
