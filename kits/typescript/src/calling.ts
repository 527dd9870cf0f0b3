// An adapter that calls in over WebSocket, for an engine that the harness cannot start: in a browser, for example.
import type { Adapter } from "./adapter.ts";

/** Milliseconds between two attempts to call in. */
const PAUSE = 100;
/** How the harness ends a connection whose engine is to begin again. */
const START_ANEW = 4000;
const NORMAL = 1000;
const GOING_AWAY = 1001;
/** How a connection ends that was cut, or that never began. */
const CUT = 1006;

/** What outlives a connection: the last request, and its answer. */
interface Session {
  last: string;
  told: string;
  answered: number;
  over: boolean;
}

/**
 * Answer over WebSocket until the run is over; `address` is what the harness has printed. After its connection was cut
 * it calls in again and takes up its game. Resolves to `over`; or, without a browser that could be loaded again, to
 * `anew` where the harness wants an engine that begins again. Throws if it is turned away, or cannot get through for
 * `patience` milliseconds.
 */
export async function callIn(
  adapter: Pick<Adapter, "answer">, address: string, patience = 20_000,
): Promise<"over" | "anew"> {
  const session: Session = { last: "", told: "", answered: -1, over: false };
  for (let until = Date.now() + patience; ;) {
    const { code, reason, begun } = await connection(adapter, session, address);
    if (begun) until = Date.now() + patience;
    if (code === START_ANEW) return "anew";
    if (session.over || code === NORMAL || code === GOING_AWAY) return "over";
    if (code !== CUT) throw new Error(`the harness turned the engine away: ${code} ${reason}`);
    if (Date.now() > until) throw new Error("the harness does not answer; is it running, and are token and origin right?");
    await new Promise((go) => setTimeout(go, PAUSE));
  }
}

interface Ended {
  readonly code: number;
  readonly reason: string;
  readonly begun: boolean;
}

/** One connection, from its beginning to its end. */
function connection(adapter: Pick<Adapter, "answer">, session: Session, address: string): Promise<Ended> {
  const socket = new WebSocket(session.answered < 0 ? address : `${address}&answered=${session.answered}`);
  let begun = false;
  socket.addEventListener("open", () => { begun = true; });
  socket.addEventListener("message", ({ data }) => socket.send(answered(adapter, session, String(data))));
  return new Promise((resolve) => {
    socket.addEventListener("close", ({ code, reason }) => resolve({ code, reason, begun }));
  });
}

/** The harness sends a request again if its answer was lost with the connection. */
function answered(adapter: Pick<Adapter, "answer">, session: Session, request: string): string {
  if (request !== session.last) {
    const { line, last } = adapter.answer(new TextEncoder().encode(request));
    const id: unknown = (JSON.parse(request) as { id?: unknown }).id;
    Object.assign(session, { last: request, told: line.trimEnd(), answered: Number(id), over: last });
  }
  return session.told;
}
