import { expect } from "vitest";
import type { CaseRequest, ContractCase, Expectation } from "../src/case.ts";

/** A refusal that names failing fields; there may be more of them. */
export const failing = (...paths: readonly string[]): Expectation => ({
  status: 400,
  code: "VALIDATION_ERROR",
  details: { fields: expect.arrayContaining(paths.map((path) => expect.objectContaining({ path }))) },
});

/** Builds the refused requests of an operation: what is wrong with the body, and the fields that the answer names. */
export const refusing =
  (operation: ContractCase["operation"], request: CaseRequest) =>
  (promise: string, body: object, ...paths: readonly string[]): ContractCase => ({
    operation,
    promise,
    request: { ...request, body },
    expected: failing(...paths),
  });

/** What is not there for this caller. */
export const notFound: Expectation = { status: 404, code: "NOT_FOUND" };

/** What is there already. */
export const duplicate: Expectation = { status: 409, code: "DUPLICATE" };
