"""Altered: the rules, by the chapters of its rule book."""
