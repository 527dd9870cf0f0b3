"""The ideas everything rests on: golden rules, who did what (chapter 1)."""
