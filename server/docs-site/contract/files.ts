// The files that the site is made from: the generated OpenAPI document, and the changelog.
import { readFileSync } from "node:fs";
import type { ApiDocument } from "./document.ts";
import { expanded } from "./expanded.ts";

/** The OpenAPI document. */
export function readDocument(): ApiDocument {
  return expanded(JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")));
}

/** Text of the changelog, in Markdown. */
export function changelogText(): string {
  return readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
}
