import type { CaseRequest, ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { notFound, refusing } from "./refusal.ts";
import { assess, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

const operation = "reportOutcome";
const unknownSession = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";
const fine = { session_id: unknownSession, outcome: "captured" } as const;
const refused = refusing(operation, { key: "secret" });

const texts = { provider: 64, provider_dispute_id: 128, provider_payment_id: 128, reason: 500 };

const ofAnother: CaseRequest = { key: "secret", body: { ...fine, session_id: "{assessed.session_id}" } };

/** Outcomes that are not taken. */
export const outcomeRefusals: readonly ContractCase[] = [
  refused("what is required is named", {}, "session_id", "outcome"),
  refused("an outcome that there is not is refused", { ...fine, outcome: "chargeback" }, "outcome"),
  refused("a session of three characters is refused", { ...fine, session_id: "abc" }, "session_id"),
  refused("a session that is too long is refused", { ...fine, session_id: "s".repeat(65) }, "session_id"),
  ...Object.entries(texts).flatMap(([name, length]) => [
    refused(`a ${name} of more than ${length} characters is refused`, { ...fine, [name]: "x".repeat(length + 1) }, name),
    refused(`a ${name} with a control character is refused`, { ...fine, [name]: "a\u0000b" }, name),
  ]),
  refused(
    "every text that is too long is named",
    { ...fine, ...Object.fromEntries(Object.entries(texts).map(([name, length]) => [name, "x".repeat(length + 1)])) },
    ...Object.keys(texts),
  ),
  refused("a full card number in the reason is refused", { ...fine, reason: "Tarjeta 4111 1111 1111 1111" }, "reason"),
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
];
