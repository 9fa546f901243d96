import { described } from "../../of-every-operation/described.ts";
import { notFound } from "../../shared/refusal.ts";
import { assess, makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { exampleId } from "../../src/later.ts";
import { now, sample } from "./sample.ts";

const operation = "reportOutcome";
const fine = { session_id: exampleId, outcome: "captured" } as const;
const ofAnother = now("captured");

/** Sessions that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the documented example chargeback is of a session that nobody here has",
    request: { key: "secret", body: requestExample(operation, "chargeback") },
    expected: notFound,
  },
  {
    operation,
    promise: "a session in another form than ours is not found",
    request: { key: "secret", body: { ...fine, session_id: "sess_1" } },
    expected: notFound,
  },
  {
    operation,
    promise: "a session of another organization is answered as one that does not exist",
    before: [
      { ...assess("assessed", {}), key: "pspSecret" },
      { as: "unknown", key: "secret", body: fine, status: 404 },
    ],
    request: ofAnother,
    expected: { ...notFound, body: { error: "{unknown.error}", code: "{unknown.code}", details: "{unknown.details}" } },
  },
  {
    operation,
    promise: "a session of another submerchant is not found by a key of one",
    before: [makeSubmerchant("neighbour"), makeSubmerchantKey("own", "neighbour"), { ...assess("assessed", {}), key: "submerchantSecret" }],
    request: { ...ofAnother, key: "{own.key}" },
    expected: notFound,
  },
  {
    operation,
    promise: "a session of no submerchant is not found by a key of one",
    before: [{ ...assess("assessed", {}), key: "pspSecret" }],
    request: { ...ofAnother, key: "submerchantSecret" },
    expected: notFound,
  },
  ...described(sample, 404),
];
