// The generated description documents, as they are served.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

const generated = new URL("../../../../generated/", import.meta.url);

/** Text of the OpenAPI document in JSON. */
export function openapiJson(): string {
  return readFileSync(new URL("openapi.json", generated), "utf8");
}

/**
 * Text of the OpenAPI document in YAML, written from the JSON. Conversion runs on a worker thread because it would block decisions.
 *
 * @throws Error of the thread
 */
export async function openapiYaml(): Promise<string> {
  const [text] = await once(new Worker(new URL("./yaml-thread.ts", import.meta.url)), "message");
  return text;
}
