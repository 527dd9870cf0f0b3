"""The registry in which Lorcana's rule functions register their clauses."""

from oracle.kernel.rules import RuleBook

BOOK = RuleBook("lorcana")
rule = BOOK.rule
home = BOOK.home
