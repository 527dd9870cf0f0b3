"""Scenarios as tests of pytest: `pytest --tcg-engine "COMMAND" --tcg-suite lorcana`, in any repository."""
