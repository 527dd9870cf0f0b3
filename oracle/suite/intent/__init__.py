"""Works out what a scenario's players want, and tells it to engines whose questions differ from the reference's.

`line` plays a scenario on the reference and records the players' wishes as facts; `matching` finds the answer to an
engine's question among them; `by_intent` runs a scenario on an engine with them; `search` plays it as often as the
engine's questions require; `equivalence` and `omission` find questions and options that make no difference.
"""
