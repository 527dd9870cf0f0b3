"""Where the rules register under their clauses."""

from oracle.kernel.rules import RuleBook

BOOK = RuleBook("garden")
rule = BOOK.rule
home = BOOK.home
CLUB = BOOK.reading("club-rules")
