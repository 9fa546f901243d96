// Runs a module with nothing around it but what the web platform has: no process, no Buffer, no require, and no modules of Node.
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createContext, SourceTextModule } from "node:vm";

const [entry] = process.argv.slice(2);
const { FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL } = process.env;
const context = createContext({
  environment: { FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL },
  ...{ console, crypto, fetch, performance, queueMicrotask, structuredClone, setTimeout, clearTimeout },
  ...{ AbortController, AbortSignal, Blob, FormData, Headers, ReadableStream, Request, Response, TextDecoder, TextEncoder, URL, URLSearchParams },
});

const module = await load(pathToFileURL(entry).href);
await module.link((specifier) => load(import.meta.resolve(specifier)));
await module.evaluate();

async function load(url) {
  return new SourceTextModule(await readFile(fileURLToPath(url), "utf8"), { context, identifier: url });
}
