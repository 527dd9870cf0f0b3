// The engine in JavaScript, unchanged, in a page that calls in at the address behind the `#`.
import { callIn } from "../../../kits/typescript/src/index.ts";
import { adapter } from "../javascript/plain.mjs";

const [state, count] = ["state", "count"].map((id) => document.getElementById(id));
let answered = 0;
const counted = {
  answer(line) {
    count.textContent = ++answered;
    return adapter.answer(line);
  },
};

const address = location.hash.slice(1);
if (address) {
  state.textContent = "calling in";
  try {
    const end = await callIn(counted, address);
    state.textContent = end;
    // A page that is loaded again keeps nothing of what went wrong.
    if (end === "anew") location.reload();
  } catch (error) {
    state.textContent = error.message;
  }
}
