"""The common parts of all games' card languages: kinds of nodes, bindings, their English, printed cards."""
