"""The registry for the rules of these notes, under the notes' own numbers."""

from oracle.games.lorcana.rules.rulebook import BOOK

NOTES = BOOK.reading("seed-chapter-4")
