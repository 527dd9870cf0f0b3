// Connects the engine to tcg-oracle: `node examples/engines/javascript/adapter.mjs`, with Node 22.18 or newer.
import { serve } from "../../../kits/typescript/src/index.ts";
import { adapter } from "./plain.mjs";

await serve(adapter);
