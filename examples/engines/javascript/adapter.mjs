// Connects the engine to tcg-oracle: `node examples/engines/javascript/adapter.mjs`, with Node 22.18 or newer.
import { Adapter, serve } from "../../../kits/typescript/src/index.ts";
import { Lorcana } from "./engine.mjs";

const capabilities = [
  "characteristics", "free", "history", "legal-lists", "made-up-cards", "second-player", "sing", "stepwise-triggers",
];

await serve(new Adapter("plain-javascript", "0.1", {
  lorcana: {
    editions: ["2.2"], capabilities, manners: ["resources-as-counter", "asks-targets"],
    start: (params) => new Lorcana(params),
    hidden: { fromAll: ["deck", "inkwell"], fromOthers: ["hand"], states: ["facedown"] },
  },
}));
