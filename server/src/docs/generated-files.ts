// The files that the site is made from, or holds as they are: the generated OpenAPI document, and the changelog.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { ApiDocument } from "./document.ts";
import { expanded } from "./expanded.ts";

const generated = new URL("../../../generated/", import.meta.url);

/** Text of the OpenAPI document in JSON. */
export function openapiJson(): string {
  return readFileSync(new URL("openapi.json", generated), "utf8");
}

/**
 * Text of the OpenAPI document in YAML, written from the JSON. A thread writes it: it takes so long that decisions would wait.
 *
 * @throws Error of the thread
 */
export async function openapiYaml(): Promise<string> {
  const [text] = await once(new Worker(new URL("./yaml-thread.ts", import.meta.url)), "message");
  return text;
}

/** The OpenAPI document, with shared responses and parameters inline. */
export function readDocument(): ApiDocument {
  return expanded(JSON.parse(openapiJson()));
}

/** Text of the changelog, in Markdown. */
export function changelogText(): string {
  return readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
}
