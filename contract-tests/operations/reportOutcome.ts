import { missing, refusing } from "../shared/refusal.ts";
import { madeEntry, timestamp } from "../shared/shapes.ts";
import { assess, makeSubmerchant, makeSubmerchantKey, openCase, reportOutcome } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { disputes } from "./reportOutcome/disputes.ts";
import { address, assessed, clean, now, recorded } from "./reportOutcome/requests.ts";

const operation = "reportOutcome";

/** What became of a pay-in. */
export const sample = {
  operation: "reportOutcome",
  before: [assess("assessed", {})],
  request: { key: "secret", body: { session_id: "{assessed.session_id}", outcome: "refunded", reason_code: "C02" } },
  status: 200,
} as const satisfies Sample<"reportOutcome">;

const refused = refusing({ key: "secret" });
const refusedStrictly = refusing({ key: "secret", headers: { Prefer: "handling=strict" } });
const fine = { session_id: exampleId, outcome: "captured" } as const;
const STRICTER = "Prism refuses what the service reads or shortens";
const texts = { provider: 64, provider_dispute_id: 128, provider_payment_id: 128, reason: 500, reason_code: 32 };
const ofAnother = now("captured");

/** Its own cases, by expected status. */
export const cases: OwnCases<"reportOutcome"> = {
  /** Outcomes: what each changes. */
  200: [
    {
      promise: "values that decide nothing and cannot be used as sent are named, and the outcome is recorded",
      before: [assess("assessed", {})],
      request: { key: "secret", body: { session_id: "{assessed.session_id}", outcome: "captured", reason: "x".repeat(501), provider_payment_id: 77 } },
      expected: { body: { outcome: "captured", field_warnings: [{ path: "reason", reason: "shortened", expected: "must have at most 500 characters" }] } },
      except: { mock: STRICTER, proxy: STRICTER },
    },
    {
      promise: "captured counts for the payer, and since when",
      before: [assessed("captured")],
      request: now("captured", { provider: "adyen", provider_payment_id: "PSP-1" }),
      expected: recorded("captured", true, { payer_counters: { ...clean, captured: 1, first_captured_at: timestamp } }),
    },
    {
      promise: "captured once more counts on, and the first time stays",
      before: [assessed("recaptured", "earlier"), reportOutcome("earlier", "captured", "first"), assessed("recaptured")],
      request: now("captured"),
      expected: recorded("captured", true, {
        payer_counters: { ...clean, captured: 2, first_captured_at: "{first.feedback.payer_counters.first_captured_at}" },
      }),
    },
    {
      promise: "captured has no effect if the assessment had no payer",
      before: [assess("assessed", {})],
      request: now("captured"),
      expected: recorded("captured", false, { payer_counters: null }),
    },
    {
      promise: "failed counts against the payer, and is no dispute",
      before: [assessed("failed")],
      request: now("failed", { reason: "insufficient_funds" }),
      expected: recorded("failed", true, {}),
    },
    {
      promise: "failed without a reason counts as well",
      before: [assessed("failed-silently")],
      request: now("failed"),
      expected: recorded("failed", true, {}),
    },
    ...["processor_error", "issuer_unavailable", "timeout"].map(
      (reason): TestCase<200> => ({
        promise: `failed because of ${reason}, the processor's own trouble, is not applied`,
        before: [assessed(`failed-${reason}`)],
        request: now("failed", { reason }),
        expected: recorded("failed", false, {}),
      }),
    ),
    {
      promise: "refunded changes nothing",
      before: [assessed("refunded")],
      request: now("refunded", { reason: "Devuelto\na petición" }),
      expected: recorded("refunded", false, {}),
    },
    {
      promise: "the case of the session is named",
      before: [assessed("case"), openCase("opened", { session_id: "{assessed.session_id}" })],
      request: now("captured"),
      expected: { body: { feedback: { case_id: "{opened.id}" } } },
    },
    ...["captured", "failed", "refunded", "chargeback_lost", "chargeback_won", "fraud_confirmed", "false_positive"].map(
      (outcome): TestCase<200> => ({
        promise: `${outcome} again is a replay: the record of then, whatever else is said of it`,
        before: [assessed(`twice-${outcome}`), reportOutcome("assessed", outcome, "first")],
        request: now(outcome, { provider: "dlocal", reason: "timeout" }),
        expected: {
          body: {
            outcome_id: "{first.outcome_id}",
            session_id: "{assessed.session_id}",
            outcome,
            feedback_applied: "{first.feedback_applied}",
            feedback: "{first.feedback}",
            idempotent_replay: true,
          },
        },
      }),
    ),
    {
      promise: "a key of a submerchant reports what became of its own pay-in",
      before: [{ ...assessed("of-a-shop"), key: "submerchantSecret" }],
      request: { ...now("chargeback_lost"), key: "submerchantSecret" },
      expected: { body: { feedback: { blocklist_entries: [madeEntry("email", address("of-a-shop"))], payer_counters: { disputes: 1 } } } },
    },
    ...disputes,
  ],
  /** Outcomes that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "session_id", "outcome"),
    refused("an outcome that there is not is refused", { ...fine, outcome: "chargeback" }, "outcome"),
    refused("a fraud type that there is not is refused", { ...fine, fraud_type: "friendly" }, "fraud_type"),
    refused("a session of three characters is refused", { ...fine, session_id: "abc" }, "session_id"),
    refused("a session that is too long is refused", { ...fine, session_id: "s".repeat(65) }, "session_id"),
    ...Object.entries(texts).flatMap(([name, length]) => [
      refusedStrictly(`with strict handling, a ${name} of more than ${length} characters is refused`, { ...fine, [name]: "x".repeat(length + 1) }, name),
      refusedStrictly(`with strict handling, a ${name} with a control character is refused`, { ...fine, [name]: "a\u0000b" }, name),
    ]),
    refusedStrictly(
      "every text that is too long is named",
      { ...fine, ...Object.fromEntries(Object.entries(texts).map(([name, length]) => [name, "x".repeat(length + 1)])) },
      ...Object.keys(texts),
    ),
    refused("a full card number in the reason is refused", { ...fine, reason: "Tarjeta 4111 1111 1111 1111" }, "reason"),
  ],
  /** Sessions that the caller does not have. */
  404: [
    missing("the documented example chargeback is of an unknown session", { key: "secret", body: requestExample(operation, "chargeback") }),
    missing("a session in another form than ours is not found", { key: "secret", body: { ...fine, session_id: "sess_1" } }),
    {
      promise: "a session of another organization is answered as one that does not exist",
      before: [
        { ...assess("assessed", {}), key: "pspSecret" },
        { as: "unknown", key: "secret", body: fine, status: 404 },
      ],
      request: ofAnother,
      expected: { code: "NOT_FOUND", body: { error: "{unknown.error}", code: "{unknown.code}", details: "{unknown.details}" } },
    },
    missing(
      "a session of another submerchant is not found by a key of one",
      { ...ofAnother, key: "{own.key}" },
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("own", "neighbour"),
      { ...assess("assessed", {}), key: "submerchantSecret" },
    ),
    missing(
      "a session of no submerchant is not found by a key of one",
      { ...ofAnother, key: "submerchantSecret" },
      { ...assess("assessed", {}), key: "pspSecret" },
    ),
  ],
};
