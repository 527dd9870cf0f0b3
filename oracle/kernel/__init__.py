"""The game-agnostic core: state, events, action runs, decisions, effects and rules. Imports no game."""
