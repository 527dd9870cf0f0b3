"""A plain engine for Disney Lorcana, written from the rule book; `plain_engine.py` beside this folder starts it."""
