// The loop of the engine's side: a line of bytes in, a line of text out.
import type { Adapter } from "./adapter.ts";
import { INVALID_REQUEST, MESSAGE_LIMIT, RequestError, encodeError } from "./codec.ts";

const LINE_FEED = 10;
const STDOUT = 1;
/** Milliseconds until a full pipe is tried again. */
const PAUSE = 2;

/** Answer on stdin and stdout until the harness ends it; what else is printed goes to stderr. */
export async function serve(adapter: Pick<Adapter, "answer">): Promise<void> {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  for await (const line of linesOf(process.stdin, MESSAGE_LIMIT)) {
    const { line: told, last } = line === null ? TOO_LONG : adapter.answer(line);
    if (!send(Buffer.from(told)) || last) break;
  }
}

const TOO_LONG = {
  line: encodeError(new RequestError(INVALID_REQUEST, `a message of more than ${MESSAGE_LIMIT} bytes`)),
  last: false,
};

/** Each line without its line feed; null for one that is longer than `limit`, of which nothing is kept. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > limit) parts = [];
    else parts.push(part);
  };
  const take = (): Uint8Array | null => {
    const line = size > limit ? null : Buffer.concat(parts);
    [parts, size] = [[], 0];
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (size > 0) yield take();
}

/** Write all of it. False where nobody reads any more: the harness going away in the middle is an ordinary end. */
function send(bytes: Uint8Array): boolean {
  // Not imported: in a browser, where an engine calls in, there is no such module.
  const fs = process.getBuiltinModule("node:fs");
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(fs.writeSync(STDOUT, rest));
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
  return true;
}
