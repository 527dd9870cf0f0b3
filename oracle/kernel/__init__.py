"""The game-agnostic heart: state, events, the run of an action, decisions, triggers, effects, rules. Imports no game."""
