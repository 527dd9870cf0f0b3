// What a card is to this engine, and the printed cards it knows.
// Names, numbers and classifications are facts; what a card does is said in this engine's own effect words.

export type CardType = "character" | "action" | "item" | "location";

/** One instruction; what it means is in effects.ts. `them` is the card that made an ability trigger. */
export type Effect =
  | { readonly do: "draw"; readonly n: number }
  | { readonly do: "gain-lore"; readonly n: number }
  | { readonly do: "discard"; readonly who: "you" | "opponent" }
  | { readonly do: "next-costs-less"; readonly less: number | "your characters"; readonly classification?: string }
  | { readonly do: "play-free"; readonly most: number }
  | { readonly do: "exert-them" }
  | { readonly do: "no-singing" }
  | { readonly do: "damage-chosen"; readonly n: number }
  | { readonly do: "damage-opposing"; readonly n: number }
  | { readonly do: "banish-chosen" }
  | { readonly do: "banish-all" }
  | { readonly do: "return-chosen" }
  | { readonly do: "ink-top" }
  | { readonly do: "chosen-player-draws"; readonly n: number }
  | { readonly do: "draw-and-lore-per-singer" }
  | { readonly do: "look"; readonly n: number; readonly keep: string }
  | { readonly do: "take"; readonly keep: string }
  | { readonly do: "bottom" }
  | { readonly do: "may"; readonly then: readonly Effect[] };

export interface Ability {
  readonly name: string;
  readonly on: "quests" | "is-played" | "you-play";
  /** `you-play`: characters up to this ink cost. */
  readonly most?: number;
  readonly effects: readonly Effect[];
}

/** What holds all the time: in play, but for the ones about playing the card itself. */
export type Static =
  | { readonly is: "self-costs-less"; readonly less: number; readonly withCharacter: string }
  | { readonly is: "self-free"; readonly withCharacter?: string; readonly afterBanishedOpponent?: true }
  | { readonly is: "costs-less"; readonly less: number; readonly classification: string; readonly items: number }
  | { readonly is: "costs-more"; readonly more: number; readonly types: readonly CardType[] }
  | { readonly is: "first-costs-less"; readonly less: number }
  | { readonly is: "yours-have"; readonly keyword: string; readonly classification: string };

export interface CardDef {
  readonly name: string;
  readonly full: string;
  readonly type: CardType;
  readonly cost: number;
  readonly inkwell: boolean;
  /** null where a made-up card does not say: damage then never banishes it. */
  readonly willpower: number | null;
  readonly lore: number;
  readonly classifications: readonly string[];
  /** Keyword → its number, 0 for one without. */
  readonly keywords: { readonly [keyword: string]: number };
  readonly abilities: readonly Ability[];
  readonly statics: readonly Static[];
  /** An activated ability whose whole cost is to exert the card. */
  readonly activated: { readonly name: string; readonly effects: readonly Effect[] } | null;
  readonly effect: readonly Effect[];
}

const BLANK: Omit<CardDef, "name" | "full" | "type" | "cost"> = {
  inkwell: true,
  willpower: null,
  lore: 0,
  classifications: [],
  keywords: {},
  abilities: [],
  statics: [],
  activated: null,
  effect: [],
};

type Rest = Partial<Omit<CardDef, "name" | "full" | "type" | "cost">>;

export const card = (type: CardType, full: string, cost: number, rest: Rest): CardDef => ({
  ...BLANK,
  name: full.split(" - ")[0] ?? full,
  full,
  type,
  cost,
  ...rest,
});

const hero = (full: string, cost: number, willpower: number, lore: number, classes: string, rest: Rest = {}): CardDef =>
  card("character", full, cost, { willpower, lore, classifications: classes.split(", "), ...rest });

const song = (full: string, cost: number, inkwell: boolean, effect: readonly Effect[], together?: number): CardDef =>
  card("action", full, cost, {
    inkwell,
    effect,
    classifications: ["Song"],
    keywords: together === undefined ? {} : { "sing-together": together },
  });

const action = (full: string, cost: number, inkwell: boolean, effect: readonly Effect[]): CardDef =>
  card("action", full, cost, { inkwell, effect });

const location = (full: string, cost: number, willpower: number, lore: number): CardDef =>
  card("location", full, cost, { willpower, lore });

const draw = (n: number): Effect => ({ do: "draw", n });
const may = (...then: readonly Effect[]): Effect => ({ do: "may", then });
const next = (less: number, classification?: string): Effect =>
  classification === undefined ? { do: "next-costs-less", less } : { do: "next-costs-less", less, classification };
const when = (on: Ability["on"], name: string, ...effects: readonly Effect[]): Rest => ({
  abilities: [{ name, on, effects }],
});

const CHARACTERS: readonly CardDef[] = [
  hero("Doc - Leader of the Seven Dwarfs", 3, 3, 2, "Storyborn, Ally, Seven Dwarfs", when("quests", "Share and Share Alike", next(1))),
  hero("Perdita - Playful Mother", 4, 4, 2, "Storyborn, Hero", {
    ...when("quests", "Who's Next?", next(2, "Puppy")),
    statics: [{ is: "yours-have", keyword: "ward", classification: "Puppy" }],
  }),
  hero("LeFou - Bumbler", 2, 2, 2, "Storyborn, Ally", {
    statics: [{ is: "self-costs-less", less: 1, withCharacter: "Gaston" }],
  }),
  hero("LeFou - Opportunistic Flunky", 3, 3, 1, "Dreamborn, Ally", {
    statics: [{ is: "self-free", afterBanishedOpponent: true }],
  }),
  hero("Pudge - Controls the Weather", 2, 3, 1, "Storyborn, Deity", {
    statics: [{ is: "self-free", withCharacter: "Lilo" }],
  }),
  hero("Gadget Hackwrench - Brilliant Bosun", 6, 6, 3, "Floodborn, Ally, Inventor", {
    keywords: { shift: 4 },
    statics: [{ is: "costs-less", less: 1, classification: "Inventor", items: 3 }],
  }),
  hero("Gadget Hackwrench - Perceptive Mouse", 2, 3, 1, "Storyborn, Ally, Inventor"),
  hero("Cinderella - Knight in Training", 2, 2, 1, "Dreamborn, Hero, Princess, Knight",
    when("is-played", "Have Courage", may(draw(1), { do: "discard", who: "you" }))),
  hero("Flounder - Voice of Reason", 1, 2, 1, "Storyborn, Ally"),
  hero("Gaston - Arrogant Hunter", 2, 2, 0, "Storyborn, Villain", { keywords: { reckless: 0 } }),
  hero("Gaston - Baritone Bully", 3, 3, 1, "Dreamborn, Villain", { keywords: { singer: 5 } }),
  hero("Stitch - New Dog", 1, 2, 1, "Storyborn, Hero, Alien"),
  hero("Stitch - Rock Star", 6, 5, 3, "Floodborn, Hero, Alien", {
    keywords: { shift: 4 },
    abilities: [{ name: "Adoring Fans", on: "you-play", most: 2, effects: [may({ do: "exert-them" }, draw(1))] }],
  }),
  hero("Ariel - Spectacular Singer", 3, 3, 1, "Storyborn, Hero, Princess", {
    keywords: { singer: 5 },
    ...when("is-played", "Musical Debut", { do: "look", n: 4, keep: "Song" }),
  }),
  hero("Grandmother Willow - Ancient Advisor", 2, 2, 1, "Storyborn, Mentor", {
    inkwell: false,
    statics: [{ is: "first-costs-less", less: 1 }],
  }),
  hero("Gantu - Experienced Enforcer", 4, 4, 1, "Storyborn, Alien, Captain", {
    inkwell: false,
    ...when("is-played", "Close All Channels", { do: "no-singing" }),
    statics: [{ is: "costs-more", more: 2, types: ["action", "item"] }],
  }),
  hero("Dalmatian Puppy - Tail Wagger", 2, 3, 1, "Storyborn, Puppy"),
  hero("Cinderella - Ballroom Sensation", 1, 2, 1, "Storyborn, Hero, Princess", { keywords: { singer: 3 } }),
  hero("Jumba Jookiba - Renegade Scientist", 5, 5, 2, "Dreamborn, Alien, Inventor"),
  hero("Lilo - Galactic Hero", 3, 2, 2, "Dreamborn, Hero"),
  hero("Lilo - Making a Wish", 1, 1, 2, "Storyborn, Hero", { inkwell: false }),
  hero("Mickey Mouse - True Friend", 3, 3, 2, "Storyborn, Hero"),
  hero("Simba - Protective Cub", 2, 3, 1, "Storyborn, Hero, Prince", { keywords: { bodyguard: 0 } }),
  hero("Stitch - Little Rocket", 2, 1, 1, "Dreamborn, Hero, Alien", { inkwell: false, keywords: { rush: 0 } }),
];

const OTHERS: readonly CardDef[] = [
  action("Just in Time", 3, false, [may({ do: "play-free", most: 5 })]),
  action("Fire the Cannons!", 1, false, [{ do: "damage-chosen", n: 2 }]),
  action("Smash", 3, true, [{ do: "damage-chosen", n: 3 }]),
  action("Dragon Fire", 5, false, [{ do: "banish-chosen" }]),
  song("Friends on the Other Side", 3, true, [draw(2)]),
  song("Let the Storm Rage On", 3, false, [{ do: "damage-chosen", n: 2 }, draw(1)]),
  song("Grab Your Sword", 5, false, [{ do: "damage-opposing", n: 2 }]),
  song("Be Prepared", 7, false, [{ do: "banish-all" }]),
  song("Mother Knows Best", 3, false, [{ do: "return-chosen" }]),
  song("One Jump Ahead", 2, false, [{ do: "ink-top" }]),
  song("This Is My Family", 2, false, [{ do: "gain-lore", n: 1 }, draw(1)]),
  song("Sudden Chill", 2, true, [{ do: "discard", who: "opponent" }]),
  song("Zero to Hero", 2, false, [{ do: "next-costs-less", less: "your characters" }]),
  song("Akood et Emuti", 3, false, [next(2), draw(1)]),
  song("Second Star to the Right", 10, false, [{ do: "chosen-player-draws", n: 5 }], 10),
  song("Fantastical and Magical", 9, false, [{ do: "draw-and-lore-per-singer" }], 9),
  card("item", "Lantern", 2, { inkwell: false, activated: { name: "Birthday Lights", effects: [next(1)] } }),
  location("Never Land - Mermaid Lagoon", 1, 4, 1),
  location("Agrabah - Marketplace", 3, 5, 2),
];

export const PRINTED: ReadonlyMap<string, CardDef> = new Map([...CHARACTERS, ...OTHERS].map((it) => [it.full, it]));
