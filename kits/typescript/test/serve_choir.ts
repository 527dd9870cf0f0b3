// The choir as a process, to be asked beside the one of the kit for Python.
import { serve } from "../src/index.ts";
import { Asked } from "./choir.ts";

await serve(new Asked().adapter);
