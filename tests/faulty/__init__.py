"""Engines that each get one thing wrong, as real engines do; every one must be caught, by its own cases and no others.

Run one as a child process: `python -m tests.faulty NAME`.
"""
