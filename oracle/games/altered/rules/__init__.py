"""The rules of Altered. Folders follow the chapters of the rule book."""
