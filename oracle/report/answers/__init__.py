"""Answers in a few lines: what it comes to, the clause that decides, the conflict that is open."""
