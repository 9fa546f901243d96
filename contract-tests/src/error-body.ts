import { type OperationRule, operations } from "../../generated/operations.ts";
import type { Answer } from "./answer.ts";

/** What an error body says to programs. */
interface Failure {
  readonly code?: unknown;
  readonly details?: unknown;
}

const rules: Readonly<Record<string, OperationRule>> = operations;

/**
 * What an error says: within `error`, or beside it for the statuses that the operation was published with in the flat shape. An error in the
 * other shape says nothing, so that a mix-up shows. Without an operation it is a request without an operation, which has the standard shape.
 */
export function failureOf({ status, json }: Pick<Answer, "status" | "json">, operationId = ""): Failure {
  const place = rules[operationId]?.flatErrors.includes(status) === true ? json : (json as { error?: unknown } | null | undefined)?.error;
  return typeof place === "object" && place !== null ? place : {};
}

/** The code of an error. */
export function errorCode(answer: Answer, operationId?: string): string | undefined {
  const { code } = failureOf(answer, operationId);
  return typeof code === "string" ? code : undefined;
}
