import { answered } from "../../of-every-operation/answered.ts";
import { madeEntry, timestamp } from "../../shared/shapes.ts";
import { assess, openCase, tell } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { cases as disputes } from "./200-disputes.ts";
import { address, assessed, clean, now, recorded, sample } from "./sample.ts";

const operation = "reportOutcome";

/** Outcomes: what each changes. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "captured counts for the payer, and since when",
    before: [assessed("captured")],
    request: now("captured", { provider: "adyen", provider_payment_id: "PSP-1" }),
    expected: recorded("captured", true, { payer_counters: { ...clean, captured: 1, first_captured_at: timestamp } }),
  },
  {
    operation,
    promise: "captured once more counts on, and the first time stays",
    before: [assessed("recaptured", "earlier"), tell("earlier", "captured", "first"), assessed("recaptured")],
    request: now("captured"),
    expected: recorded("captured", true, {
      payer_counters: { ...clean, captured: 2, first_captured_at: "{first.feedback.payer_counters.first_captured_at}" },
    }),
  },
  {
    operation,
    promise: "captured teaches nothing where the assessment knew no payer",
    before: [assess("assessed", {})],
    request: now("captured"),
    expected: recorded("captured", false, { payer_counters: null }),
  },
  {
    operation,
    promise: "failed counts against the payer, and is no dispute",
    before: [assessed("failed")],
    request: now("failed", { reason: "insufficient_funds" }),
    expected: recorded("failed", true, {}),
  },
  {
    operation,
    promise: "failed without a reason counts as well",
    before: [assessed("failed-silently")],
    request: now("failed"),
    expected: recorded("failed", true, {}),
  },
  ...["processor_error", "issuer_unavailable", "timeout"].map(
    (reason): ContractCase => ({
      operation,
      promise: `failed because of ${reason}, the processor's own trouble, is not applied`,
      before: [assessed(`failed-${reason}`)],
      request: now("failed", { reason }),
      expected: recorded("failed", false, {}),
    }),
  ),
  {
    operation,
    promise: "refunded changes nothing",
    before: [assessed("refunded")],
    request: now("refunded", { reason: "Devuelto\na petición" }),
    expected: recorded("refunded", false, {}),
  },
  {
    operation,
    promise: "the case of the session is named",
    before: [assessed("case"), openCase("opened", { session_id: "{assessed.session_id}" })],
    request: now("captured"),
    expected: { status: 200, body: { feedback: { case_id: "{opened.id}" } } },
  },
  ...["captured", "failed", "refunded", "chargeback_lost", "chargeback_won", "fraud_confirmed", "false_positive"].map(
    (outcome): ContractCase => ({
      operation,
      promise: `${outcome} again is a replay: the record of then, whatever else is said of it`,
      before: [assessed(`twice-${outcome}`), tell("assessed", outcome, "first")],
      request: now(outcome, { provider: "dlocal", reason: "timeout" }),
      expected: {
        status: 200,
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
    operation,
    promise: "a key of a submerchant reports what became of its own pay-in",
    before: [{ ...assessed("of-a-shop"), key: "submerchantSecret" }],
    request: { ...now("chargeback_lost"), key: "submerchantSecret" },
    expected: { status: 200, body: { feedback: { blocklist_entries: [madeEntry("email", address("of-a-shop"))], payer_counters: { disputes: 1 } } } },
  },
  ...disputes,
];
