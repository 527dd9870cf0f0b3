"""Where the rules of these notes register, under the notes' own numbers."""

from oracle.games.lorcana.rules.rulebook import BOOK

NOTES = BOOK.reading("seed-chapter-4")
