import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listWebhookDeliveries";

/** Filters that are none. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...(
    [
      ["an endpoint that is no UUID", "endpoint_id", "no-such-id"],
      ["an event that is no UUID", "event_id", "no-such-id"],
      ["a type that does not exist", "event_type", "case.lost"],
      ["a state that does not exist", "status", "lost"],
    ] as const
  ).map(
    ([what, name, value]): ContractCase => ({
      operation,
      promise: `${what} is refused by name`,
      request: { key: "admin", query: { [name]: value } },
      expected: failing(`query.${name}`),
    }),
  ),
];
