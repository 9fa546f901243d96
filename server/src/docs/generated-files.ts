// The generated description documents, as they are served.
import { readFileSync } from "node:fs";

const generated = new URL("../../../generated/", import.meta.url);

/** Text of the OpenAPI document in JSON. */
export function openapiJson(): string {
  return readFileSync(new URL("openapi.json", generated), "utf8");
}

/** Text of the OpenAPI document in YAML. */
export function openapiYaml(): string {
  return readFileSync(new URL("openapi.yaml", generated), "utf8");
}
