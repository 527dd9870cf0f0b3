"""Tests printed cards one by one: finds situations that show each ability on the reference, and plays them on an
engine.
"""
