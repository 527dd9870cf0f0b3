// What the engine declares, for each way of connecting it.
import { Adapter } from "../../../kits/typescript/src/index.ts";
import { Lorcana } from "./engine.mjs";

const capabilities = [
  "characteristics", "free", "history", "legal-lists", "made-up-cards", "second-player", "sing", "stepwise-triggers",
];

export const adapter = new Adapter("plain-javascript", "0.1", {
  lorcana: {
    editions: ["2.2"], capabilities, manners: ["resources-as-counter", "asks-targets"],
    start: (params) => new Lorcana(params),
    hidden: { fromAll: ["deck", "inkwell"], fromOthers: ["hand"], states: ["facedown"] },
  },
});
