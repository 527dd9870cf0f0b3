"""The registry in which Altered's rule functions register their clauses, by the numbers of edition 3.0."""

from oracle.kernel.rules import RuleBook

BOOK = RuleBook("altered")
rule = BOOK.rule
home = BOOK.home
