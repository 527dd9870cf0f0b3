"""Altered, written from the rule book."""
