import { notFound } from "../../shared/refusal.ts";
import { connect } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const { operation, request } = sample;

/** Connections that are not there. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "an event to a connection that nothing has is not found",
    request: { ...request, query: { connection: exampleId } },
    expected: notFound,
  },
  {
    operation,
    promise: "an event to a connection that was removed is not found",
    before: [connect("connection"), { operation: "removeConnection", key: "admin", path: { id: "{connection.id}" } }],
    request,
    expected: notFound,
  },
];
