// A kit for adapters in TypeScript: everything between the protocol and an engine that is the same for every engine.
// An author writes a `Game` (act, decide, look) and a `Side` for each game the engine plays, and calls `serve`. The kit
// knows the messages of the protocol and nothing of any game's rules. `docs/adapter.md` has the ten minutes it takes.
export type { Answer } from "./adapter.ts";
export { Adapter } from "./adapter.ts";
export type { Choice, Part } from "./asking.ts";
export { callIn } from "./calling.ts";
export { BadParams, Refused, Unsupported } from "./errors.ts";
export type { Game, Question, Side } from "./game.ts";
export type { Known } from "./language.ts";
export { Language } from "./language.ts";
export { serve } from "./loop.ts";
export type * from "./messages.ts";
export { Refs } from "./refs.ts";
export type { DeepRequired } from "./shape.ts";
export type { Hidden } from "./tables.ts";
export { spentFirst, stacked } from "./tables.ts";
