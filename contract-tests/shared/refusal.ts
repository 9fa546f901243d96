import { expect } from "vitest";
import type { CaseRequest, Expectation, Step, TestCase } from "../src/case.ts";

/** A refusal that names failing fields; there may be more of them. */
export const failing = (...paths: readonly string[]): Expectation<400> => ({
  code: "VALIDATION_ERROR",
  details: { fields: expect.arrayContaining(paths.map((path) => expect.objectContaining({ path }))) },
});

/** A refused request with the fields that the answer names, after these steps. */
export const invalid = (promise: string, request: CaseRequest, paths: readonly string[], ...before: readonly Step[]): TestCase<400> => ({
  promise,
  ...(before.length > 0 && { before }),
  request,
  expected: failing(...paths),
});

/** Builds refused requests: what is wrong with the body, and the fields that the answer names. */
export const refusing =
  (request: CaseRequest) =>
  (promise: string, body: object, ...paths: readonly string[]): TestCase<400> =>
    invalid(promise, { ...request, body }, paths);

/** What is not there for this caller. */
export const notFound: Expectation<404> = { code: "NOT_FOUND" };

/** A request for what is not there for this caller, after these steps. */
export const missing = (promise: string, request: CaseRequest, ...before: readonly Step[]): TestCase<404> => ({
  promise,
  ...(before.length > 0 && { before }),
  request,
  expected: notFound,
});

/** What is there already. */
export const duplicate: Expectation<409> = { code: "DUPLICATE" };

/** An entry that affects nearly everybody and was not confirmed. */
export const tooBroad = (breadth: string): Expectation<409> => ({
  code: "LIST_ENTRY_TOO_BROAD",
  details: { reach: expect.objectContaining({ breadth, recent_payments: expect.any(Number) }) },
});
