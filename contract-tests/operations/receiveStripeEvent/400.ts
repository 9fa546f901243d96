import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import { stripeSigned } from "../../shared/stripe.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "receiveStripeEvent";
const { before, request } = sample;

/** What is signed, and no event. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  {
    operation,
    promise: "a call that names no connection is refused",
    request: { ...request, query: {} },
    expected: failing("query.connection"),
  },
  {
    operation,
    promise: "an event without an id and a type is refused",
    before,
    request: stripeSigned({ ...request, body: { object: "event" } }),
    expected: failing("id", "type"),
  },
];
