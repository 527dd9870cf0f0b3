"""Costs and effects: steps, modifiers, Reactions, targets (chapter 6)."""
