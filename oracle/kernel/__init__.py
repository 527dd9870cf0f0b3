"""The game-agnostic heart: state, events, the run of an action, decisions, effects, rules. Imports no game."""
