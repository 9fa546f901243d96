// The files that the site is made from, or holds as they are: the generated description documents, and the changelog.
import { readFileSync } from "node:fs";
import type { ApiDocument } from "./document.ts";

const generated = new URL("../../../generated/", import.meta.url);

/** Text of the OpenAPI document in JSON. */
export function openapiJson(): string {
  return readFileSync(new URL("openapi.json", generated), "utf8");
}

/** Text of the OpenAPI document in YAML. */
export function openapiYaml(): string {
  return readFileSync(new URL("openapi.yaml", generated), "utf8");
}

/** The OpenAPI document. */
export function readDocument(): ApiDocument {
  return JSON.parse(openapiJson());
}

/** Text of the changelog, in Markdown. */
export function changelogText(): string {
  return readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
}
