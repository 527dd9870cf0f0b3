// Serves the page to a browser on this machine: `node examples/engines/browser/serve.mjs [PORT]`, Node 22.18 or newer.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../", import.meta.url);
const SERVED = ["/examples/engines/browser/", "/examples/engines/javascript/", "/kits/typescript/src/"];
const TYPES = { ".html": "text/html", ".mjs": "text/javascript", ".ts": "text/javascript" };

const server = createServer(async ({ url }, response) => {
  // `URL` resolves every `..`, so that what begins with a folder lies in it.
  const { pathname } = new URL(url, "http://localhost");
  const type = TYPES[extname(pathname)];
  try {
    if (!type || !SERVED.some((folder) => pathname.startsWith(folder))) throw new Error("not served");
    const text = await readFile(fileURLToPath(new URL(`.${pathname}`, ROOT)), "utf8");
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` });
    // The kit is TypeScript, and a browser wants its types left out.
    response.end(extname(pathname) === ".ts" ? stripTypeScriptTypes(text) : text);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}${SERVED[0]}index.html`);
});
