"""Inputs as nobody should write them, by the thousand: `python -m tests.inputs --count 20000 --seed 7`."""
