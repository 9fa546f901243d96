// The bodies in which the contract shows its error codes, in both shapes.

import type { Facts } from "./beyond-openapi.ts";
import type { ApiDocument, Json, PlacedOperation } from "./document.ts";
import { jsonBody, placedOperations } from "./document.ts";

/** The shape of an error body: `standard` is `{error: {code, ...}}`, `flat` is `{error: "...", code, ...}`. */
export type ErrorShape = "standard" | "flat";

/** The shapes as pages name them. */
export const shapeNames: Readonly<Record<ErrorShape, string>> = { standard: "Standard", flat: "Legacy" };

/** A body of an error code. */
export interface ErrorBody {
  readonly shape: ErrorShape;
  readonly value: Json;
  /** Facts about the failure. */
  readonly details: { readonly [name: string]: Json };
}

/** Details of codes that no operation answers, because it is none that is called. */
const unplacedDetails: Readonly<Record<string, ErrorBody["details"]>> = { METHOD_NOT_ALLOWED: { allowed_methods: ["GET", "POST"] } };

/** The different bodies of a code, the standard shape first; one made of the registry where the contract shows none. */
export function bodiesOf(document: ApiDocument, facts: Facts, code: string): ErrorBody[] {
  const bodies = answering(document, code).flatMap(({ operation }) =>
    Object.values(operation.responses)
      .filter((response) => response["x-error-codes"]?.includes(code))
      .flatMap((response) => Object.values(jsonBody(response.content)?.examples ?? {}).map((example) => bodyOf(example.value, code))),
  );
  const different = new Map(bodies.filter((body) => body !== undefined).map((body) => [JSON.stringify(body.value), body]));
  const shown = [...different.values()].toSorted((a, b) => Number(a.shape === "flat") - Number(b.shape === "flat"));
  if (shown.length > 0) return shown;
  const details = unplacedDetails[code] ?? {};
  return [{ shape: "standard", value: { error: { code, message: facts.errors[code]?.message ?? "", details } }, details }];
}

/** The operations that can answer a code. */
export function answering(document: ApiDocument, code: string): PlacedOperation[] {
  return placedOperations(document).filter(({ operation }) => Object.values(operation.responses).some((response) => response["x-error-codes"]?.includes(code)));
}

/** Does an operation answer a status in the flat shape? */
export function answersFlat(facts: Facts, { operation }: PlacedOperation, status: number): boolean {
  return facts.operations[operation.operationId]?.flatErrors.includes(status) ?? false;
}

function bodyOf(value: Json, code: string): ErrorBody | undefined {
  if (!isObject(value)) return undefined;
  const { error } = value;
  if (isObject(error)) return error.code === code ? { shape: "standard", value, details: detailsOf(error.details) } : undefined;
  return value.code === code ? { shape: "flat", value, details: detailsOf(value.details) } : undefined;
}

function detailsOf(details: Json | undefined): ErrorBody["details"] {
  return isObject(details) ? details : {};
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
