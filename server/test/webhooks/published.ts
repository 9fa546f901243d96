// Sent events against the schemas that are published for them. What is not documented must not be sent.
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { sealed, sealedSchemas } from "../../../contract-tests/src/sealed-schemas.ts";

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(sealedSchemas(document));
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with an event, in words; empty: it is as published. */
export function unpublished(event: { readonly type: string }): string[] {
  const schema = document.webhooks[event.type]?.post.requestBody.content["application/json"].schema;
  if (schema === undefined) return [`${event.type} is not published`];
  const validate = compiled.get(event.type) ?? ajv.compile(sealed(schema));
  compiled.set(event.type, validate);
  return validate(event) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
