import { expect } from "vitest";
import type { CaseRequest, Expectation, Step, TestCase } from "../src/case.ts";

/** A refusal that names failing fields; there may be more of them. */
export const failing = (...paths: readonly string[]): Expectation<400> => ({
  code: "VALIDATION_ERROR",
  details: { fields: expect.arrayContaining(paths.map((path) => expect.objectContaining({ path }))) },
});

/** Builds cases that end alike: the promise, the request, and the steps before it. */
const ending =
  <Status extends number>(expected: Expectation<Status>) =>
  (promise: string, request: CaseRequest, ...before: readonly Step[]): TestCase<Status> => ({
    promise,
    ...(before.length > 0 && { before }),
    request,
    expected,
  });

/** A refused request with the fields that the answer names, after these steps. */
export const invalid = (promise: string, request: CaseRequest, paths: readonly string[], ...before: readonly Step[]): TestCase<400> =>
  ending<400>(failing(...paths))(promise, request, ...before);

/** Builds refused requests: what is wrong with the body, and the fields that the answer names. */
export const refusing =
  (request: CaseRequest) =>
  (promise: string, body: object, ...paths: readonly string[]): TestCase<400> =>
    invalid(promise, { ...request, body }, paths);

/** What is not there for this caller. */
export const missing = ending<404>({ code: "NOT_FOUND" });

/** What is there already. */
export const doubled = ending<409>({ code: "DUPLICATE" });

/** What this caller may not do. */
export const forbidden = ending<403>({ code: "FORBIDDEN" });

/** An entry that affects nearly everybody and was not confirmed. */
export const tooBroad = (breadth: string): Expectation<409> => ({
  code: "LIST_ENTRY_TOO_BROAD",
  details: { reach: expect.objectContaining({ breadth, recent_payments: expect.any(Number) }) },
});
