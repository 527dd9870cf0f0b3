// Made-up cards: which words of the card language this engine knows, and what it makes of them.
import { Language } from "../../../kits/typescript/src/index.ts";
import type { CardDef, CardType } from "./cards.ts";
import { card } from "./cards.ts";

export const LANGUAGE = new Language({
  words: {
    card: {
      "": "name version type cost inkwell strength willpower lore move_cost classifications abilities set number inks",
    },
    ability: { keyword: "keyword value cost" },
    cost: { ink: "amount" },
    number: {}, // a number that is not written out is beyond this engine
  },
  inside: { abilities: "ability", "ability.cost": "cost", amount: "number", value: "number" },
  values: {
    type: ["character", "action", "item", "location"],
    keyword: [
      "alert", "bodyguard", "challenger", "evasive", "reckless", "resist", "rush", "shift", "sing-together", "singer",
      "ward",
    ],
  },
});

interface Keyword {
  readonly keyword: string;
  readonly value?: number | null;
  readonly cost?: readonly { readonly amount: number }[] | null;
}

interface MadeUp {
  readonly name?: string;
  readonly type: CardType;
  readonly cost?: number | null;
  readonly inkwell?: boolean;
  readonly willpower?: number | null;
  readonly lore?: number | null;
  readonly classifications?: readonly string[] | null;
  readonly abilities?: readonly Keyword[] | null;
}

/** A made-up card of which the language knows every word. */
export function readDefinition(full: string, definition: unknown): CardDef {
  const { name, type, cost, inkwell, willpower, lore, classifications, abilities } = definition as MadeUp;
  return card(type, full, cost ?? 0, {
    ...(name === undefined ? {} : { name }),
    inkwell: inkwell !== false,
    willpower: willpower ?? null,
    lore: lore ?? 0,
    classifications: classifications ?? [],
    keywords: readKeywords(abilities ?? []),
  });
}

function readKeywords(abilities: readonly Keyword[]): CardDef["keywords"] {
  const found: { [keyword: string]: number } = {};
  for (const { keyword, value, cost } of abilities) {
    const number = cost?.[0]?.amount ?? value ?? 0;
    // 8.1.2: only keywords written with + add up
    if (keyword === "resist" || keyword === "challenger") found[keyword] = (found[keyword] ?? 0) + number;
    else found[keyword] ??= number;
  }
  return found;
}
