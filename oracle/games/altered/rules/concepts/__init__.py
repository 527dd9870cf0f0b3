"""The basic concepts: golden rules, who did what (chapter 1)."""
