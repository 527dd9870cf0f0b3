"""The rules of Disney Lorcana. Folders follow the chapters of the rule book."""
