"""Where Lorcana's rule functions register under their clauses."""

from oracle.kernel.rules import RuleBook

BOOK = RuleBook("lorcana")
rule = BOOK.rule
home = BOOK.home
