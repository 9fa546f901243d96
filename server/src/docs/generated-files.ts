// The generated description documents, as files.
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
