"""Faulty engines of Lorcana."""
