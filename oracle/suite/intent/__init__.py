"""What the players of a scenario want, and how it is told to an engine that asks otherwise than the reference.

`line` plays a scenario on the reference and keeps what was wanted as facts; `matching` finds the answer to an engine's
question among them; `following` runs a scenario on an engine by them; `trying` plays it as often as the engine's
questions need; `deciding` says which questions decide nothing.
"""
