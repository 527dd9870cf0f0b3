"""Counts legal actions: how many sequences of actions and answers a position has, and how many positions they reach."""
