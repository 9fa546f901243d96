// The operations that guides name, and pieces of the first example of the one that they walk through.

import { guidedCatalogue, guidedOperation, type Source } from "./beyond-openapi.ts";
import { type ApiDocument, type Json, jsonBody, type PlacedOperation, placedOperations, resolveSchema, type Schema } from "./document.ts";
import type { SampleCall } from "./sample-call.ts";

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** An operation of the document. Throws where the document lacks it. */
export function operationNamed(document: ApiDocument, id: string): PlacedOperation {
  const placed = placedOperations(document).find(({ operation }) => operation.operationId === id);
  if (placed === undefined) throw new Error(`the document has no operation ${id}`);
  return placed;
}

/** The guided operation in the document. Throws where the document lacks it. */
export function guided(document: ApiDocument): PlacedOperation {
  return operationNamed(document, guidedOperation);
}

/** Request examples of the guided operation. */
export function guidedRequests(document: ApiDocument): JsonObject[] {
  const values = Object.values(jsonBody(guided(document).operation.requestBody?.content)?.examples ?? {}).map((example) => example.value);
  return values.filter((value): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value));
}

/** The least that a request needs, with an order and a payer who forces the decision in the sandbox. */
export function smallCall({ document, facts }: Source, sandboxResult: string): SampleCall {
  const placed = guided(document);
  const body = jsonBody(placed.operation.requestBody?.content)?.schema;
  const required: readonly string[] = (body === undefined ? undefined : resolveSchema(document, body).required) ?? [];
  const fallback = guidedCatalogue.idempotency.fallback_field;
  const [example = {}] = guidedRequests(document);
  const shown = Object.entries(example).filter(([name]) => required.includes(name) || name === fallback);
  return {
    placed,
    path: {},
    query: {},
    headers: {},
    body: { ...Object.fromEntries(shown), payer: { email: sandboxAddress(facts, sandboxResult) } },
    handle: undefined,
  };
}

/** Payer e-mail that forces a result in the sandbox. */
export function sandboxAddress(facts: Source["facts"], result: string): string {
  return `${result}@${facts.sandbox.domain}`;
}

/** Decisions that an assessment can come to, in the order of the contract. */
export function decisionsOf(document: ApiDocument): string[] {
  const decision: Schema | undefined = document.components.schemas.Decision;
  return (decision?.enum ?? []).map(String);
}
