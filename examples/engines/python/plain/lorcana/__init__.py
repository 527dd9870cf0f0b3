"""Disney Lorcana, written from the rule book."""
