"""Faulty engines of Altered."""
