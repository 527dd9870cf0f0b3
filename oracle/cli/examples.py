"""Examples for `--help`: command lines as people type them."""

from __future__ import annotations

from oracle.cli.errors import EPILOGUE

_MINE = "--engine ./my-engine"
_CASE = "free-is-a-choice"

EXAMPLES: dict[str, tuple[str, ...]] = {
    "connect": (f"tcg-oracle connect {_MINE}",),
    "check": (
        "tcg-oracle check",
        f"tcg-oracle check {_MINE} --game lorcana --clause 4.3",
        f"tcg-oracle check {_MINE} --case {_CASE} --trace -",
        f"tcg-oracle check {_MINE} --json results.json --report report",
        f"tcg-oracle check {_MINE} --baseline base.toml --update-baseline",
    ),
    "compare": (
        "tcg-oracle compare old.json new.json",
        "tcg-oracle compare --run ./my-engine-0.2 ./my-engine",
    ),
    "bisect": (
        f"tcg-oracle bisect {_CASE} --builds builds.txt",
        f"git bisect run tcg-oracle bisect {_CASE} {_MINE}",
    ),
    "history": (
        "tcg-oracle history --db results.db",
        "tcg-oracle history --db results.db --engine my-engine --report report",
    ),
    "annotate": ("tcg-oracle annotate results.json --as github --at src/adapter.ts:1",),
    "badges": ("tcg-oracle badges results.json badges",),
    "fuzz": (
        f"tcg-oracle fuzz {_MINE} --minutes 10 --jobs 0",
        f"tcg-oracle fuzz {_MINE} --game lorcana --about draw",
        f"tcg-oracle fuzz {_MINE} --game lorcana --decks random random",
    ),
    "campaign": (
        "tcg-oracle campaign plan.toml --db results.db",
        "tcg-oracle campaign plan.toml --db results.db --cluster tcp://host:8786",
    ),
    "replay": ("tcg-oracle replay games --found scenarios",),
    "perft": (
        f"tcg-oracle perft lorcana/opening {_MINE} --divide",
        f"tcg-oracle perft position.txt --depth 3 {_MINE}",
    ),
    "twins": (f"tcg-oracle twins {_MINE} --pairs 1000",),
    "where": (
        "tcg-oracle where 4.3.2.4",
        "tcg-oracle where next character played for free",
        "tcg-oracle where altered/1.x:7.3.6 --verbose",
    ),
    "conflicts": (
        "tcg-oracle conflicts --game lorcana",
        "tcg-oracle conflicts 108 --verbose",
        "tcg-oracle conflicts --decisions decisions",
    ),
    "explain": (f"tcg-oracle explain {_CASE}", "tcg-oracle explain my_features/free.feature:12 --verbose"),
    "judge": (
        "tcg-oracle judge position.txt --edition 2.1",
        f"tcg-oracle judge {_CASE} --verbose",
        "tcg-oracle judge position.json --json -",
    ),
    "impact": (
        "tcg-oracle impact lorcana/2.1 lorcana/2.2 --report report",
        "tcg-oracle impact --proposal my-rule.toml --games 1000",
    ),
    "site": ("tcg-oracle site pages", "tcg-oracle site pages --game lorcana --history results.db"),
    "web": ("tcg-oracle web", f"tcg-oracle web R155 {_MINE}", "tcg-oracle web found.json --decisions decisions"),
    "lint": ("tcg-oracle lint my_features", "tcg-oracle lint my_features/free.feature --fix"),
    "card": ("tcg-oracle card my_card.json --game lorcana",),
    "cards import": ("tcg-oracle cards import printed.jsonl --game lorcana --into my_cards",),
    "cards prove": ("tcg-oracle cards prove printed.jsonl --game lorcana",),
    "decks check": ("tcg-oracle decks check deck.txt --game lorcana --format constructed",),
    "decks draw": ("tcg-oracle decks draw --game altered --seed 7",),
    "levels": ("tcg-oracle levels --game lorcana", f"tcg-oracle levels {_MINE} --level lorcana/turn"),
    "certify": (
        f"tcg-oracle certify {_MINE} --level lorcana/turn --seed 1 \\\n    --key my-key --out certificate.json",
    ),
    "verify": ("tcg-oracle verify certificate.json --key my-key.pub",),
    "keys new": ("tcg-oracle keys new my-key",),
    "keys show": ("tcg-oracle keys show my-key.pub",),
    "serve": ("tcg-oracle serve", 'tcg-oracle check --engine "tcg-oracle serve"'),
    "schema": ("tcg-oracle schema", "tcg-oracle schema --game lorcana"),
    "vectors": ("tcg-oracle vectors vectors --game altered --edition 3.0",),
    "mutants": ("tcg-oracle mutants --clause 4.3 --verbose", "tcg-oracle mutants --game lorcana --mend"),
    "faults": ("tcg-oracle faults", "tcg-oracle faults --game lorcana --renew"),
    "casts": ("tcg-oracle casts", "tcg-oracle casts --game lorcana --renew", "tcg-oracle casts --reach"),
    "coverage": ("tcg-oracle coverage --game lorcana", "tcg-oracle coverage --clause 4.3 --sides"),
    "publish": (f"tcg-oracle publish reports {_MINE}",),
}
"""Command, or group and command → its examples."""


def epilogue(command: str) -> str:
    """The end of a command's `--help`: its examples, or those of all commands of a group; then the exit codes."""
    own = [line for name, lines in EXAMPLES.items() if f"{name} ".startswith(f"{command} ") for line in lines]
    return "\n".join(["Examples:", *(f"  {line}" for line in own), "", EPILOGUE]) if own else EPILOGUE
