"""The rules behind `plain_engine.py`, a folder for each game; `base.py` is what they share."""
