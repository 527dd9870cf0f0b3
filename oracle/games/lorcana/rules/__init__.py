"""Disney Lorcana. Folders follow the chapters of its rule book."""
