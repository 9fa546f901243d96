// Error responses of the published document: components named after their models in the specification, with an example of each code.
import { isDeepStrictEqual } from "node:util";
import type { Program } from "@typespec/compiler";
import { type DeclaredErrors, declaredErrors, type ErrorRegistry } from "./errors.ts";
import { type Document, type Example, type Json, type Operation, placedOperations, type Response } from "./openapi.ts";

const JSON_TYPE = "application/json";

/** Codes that depend on the credentials that an operation accepts. Responses of one model can differ in them, so they are part of the component's name. */
const CREDENTIAL_CODES: readonly string[] = ["SECRET_KEY_REQUIRED", "PUBLIC_KEY_NOT_ALLOWED"];

/**
 * Gives every error response its codes and examples, and moves it to `components.responses`.
 *
 * @throws Error if two different responses would get the same name
 */
export function shareErrorResponses(program: Program, document: Document, registry: ErrorRegistry): void {
  const declared = declaredErrors(program);
  const shared: Record<string, Response> = {};
  for (const { operation } of placedOperations(document)) {
    for (const [status, errors] of declared.get(operation.operationId) ?? []) {
      const response = withCodes(operation, status, errors, registry);
      if (response === undefined) continue;
      const name = componentName(errors.models, response);
      shared[name] ??= response;
      if (!isDeepStrictEqual(shared[name], response))
        throw new Error(`two different responses are named ${name}; one is the ${status} of ${operation.operationId}`);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  document.components.responses = shared;
}

function withCodes(operation: Operation, status: string, { codes }: DeclaredErrors, registry: ErrorRegistry): Response | undefined {
  const response = operation.responses[status];
  const media = response?.content?.[JSON_TYPE];
  if (response === undefined || media === undefined) return undefined;
  const usable = [...new Set(codes)].filter((code) => canAnswer(operation.security, code));
  const examples = Object.fromEntries(usable.map((code) => [code, errorExample(code, registry, isFlat(response))]));
  return { ...response, content: { ...response.content, [JSON_TYPE]: { ...media, examples } }, "x-error-codes": usable };
}

/** A kind of key is refused only where a secret key is accepted and that kind is not. */
function canAnswer(security: Record<string, string[]>[] | undefined, code: string): boolean {
  const accepted = new Set(security?.flatMap((scheme) => Object.keys(scheme)));
  if (code === "PUBLIC_KEY_NOT_ALLOWED") return accepted.has("SecretKey") && !accepted.has("PublishableKey");
  return code !== "SECRET_KEY_REQUIRED" || (accepted.has("SecretKey") && !accepted.has("IngestKey"));
}

/** `Unauthorized`, `FlatUnauthorized`, `UnauthorizedOrSecretKeyRequired`. It depends on the response alone, so a new operation renames no component. */
function componentName(models: readonly string[], response: Response): string {
  const codes = (response["x-error-codes"] ?? []).filter((code) => CREDENTIAL_CODES.includes(code));
  return `${isFlat(response) ? "Flat" : ""}${[...models, ...codes.map(pascalCase)].join("Or")}`;
}

const pascalCase = (code: string): string => code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isFlat = ({ content }: Response): boolean => content?.[JSON_TYPE]?.schema.$ref?.endsWith("/FlatErrorBody") === true;

function errorExample(code: string, registry: ErrorRegistry, flat: boolean): Example {
  const facts = registry[code];
  if (facts === undefined) throw new Error(`response code ${code} is not registered in ErrorCode`);
  const details = exampleDetails(code);
  const value: Json = flat ? { error: facts.message, code, details } : { error: { code, message: facts.message, details } };
  return { summary: code, description: facts.meaning, value };
}

function exampleDetails(code: string): Json {
  switch (code) {
    case "VALIDATION_ERROR":
      return { fields: [{ path: "currency", message: "must be a three-letter ISO 4217 code in upper case, such as MXN" }] };
    case "FORBIDDEN":
      return { required_permissions: ["assess"] };
    case "PAYLOAD_TOO_LARGE":
      return { limit_bytes: 262144 };
    case "METHOD_NOT_ALLOWED":
      return { allowed_methods: ["GET", "POST"] };
    default:
      return {};
  }
}
