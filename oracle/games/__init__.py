"""The games, a folder each; nothing else in the project names one.

| part of a folder | what it is | who loads it | |---|---|---| | `rules/` | the rules by chapter, the card language,
clauses, readings, conflicts | only `reference/` | | `cards/` | the printed cards, a file a set, a card a line (may be
missing) | `rules/` | | `reference/binding.py` | `BINDING`: the rules in the words of the protocol | the reference
engine | | `reference/says.py` | what the reference declares of the game | the reference engine | | `profile/` |
`PROFILE`: words, capabilities, actions, how a table looks | everybody | | `profile/setting.py` | what only this game's
Given steps say of a position (may be missing) | the suite | | `profile/phrases.py` | phrases of its own (may be
missing) | the suite | | `profile/board.py` | what lies between the players (may be missing) | reports | |
`profile/fuzz/` | positions, cards and actions for differential play | assurance | | `features/` | scenarios that are
not in the common folder (may be missing) | the suite | | `perft/`, `levels.toml` | positions with known counts; levels
of certificates | assurance, certificates |
"""
