"""Where the rules of these notes register, under the notes' own numbers."""

from oracle.lorcana.rulebook import BOOK

NOTES = BOOK.reading("seed-chapter-4")
