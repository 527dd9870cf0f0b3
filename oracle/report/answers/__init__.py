"""Answers in a few lines: the verdict, the deciding clause, the open conflict."""
