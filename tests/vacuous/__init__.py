"""Finds steps that cannot fail: a wrong table, reply or view is shown to each, and one of them has to be noticed."""
