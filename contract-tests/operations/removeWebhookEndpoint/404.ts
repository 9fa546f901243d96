import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "removeWebhookEndpoint";

/** Endpoints that are not there. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "what is removed is gone",
    before: [makeEndpoint("made"), sample.request],
    request: sample.request,
    expected: notFound,
  },
];
