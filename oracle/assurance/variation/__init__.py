"""Variations: the same scenario with other names, other cards and more of them, drawn from a seed."""

from oracle.assurance.variation.drawing import KINDS as KINDS
from oracle.assurance.variation.drawing import NAMES as NAMES
from oracle.assurance.variation.drawing import Variation as Variation
from oracle.assurance.variation.drawing import printed_cards as printed_cards
from oracle.assurance.variation.drawing import varied as varied
