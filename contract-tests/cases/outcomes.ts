import { expect } from "vitest";
import type { CaseRequest, ContractCase, Expectation } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { allowedEntry, anId, madeEntry, timestamp } from "./shapes.ts";
import { allow, assess, openCase, tell } from "./steps.ts";

const operation = "reportOutcome";

const refunded = { session_id: "{assessed.session_id}", outcome: "refunded" } as const;

/** What became of a pay-in. */
export const reportOutcomeSample: Sample<"reportOutcome", typeof refunded> = {
  operation,
  before: [assess("assessed", {})],
  request: { key: "secret", body: refunded },
  status: 200,
};

/** What became of the pay-in that the step `assessed` had assessed. */
const now = (outcome: string, body: object = {}): CaseRequest => ({ key: "secret", body: { session_id: "{assessed.session_id}", outcome, ...body } });

const known = (name: string) => ({ email: `${name}@outcomes.example` });
const assessed = (name: string, as = "assessed") => assess(as, known(name));
const address = (name: string) => known(name).email;

const noEntries = { blocklist_entries: [], allowlist_entries: [], released_entries: [], still_blocking: [] };
const clean = { captured: 0, disputes: 0, first_captured_at: null, last_chargeback_at: null, last_confirmed_fraud_at: null };

/** The outcome, with what it changed beside nothing. */
const recorded = (outcome: string, feedback_applied: boolean, feedback: object): Expectation => ({
  status: 200,
  body: {
    outcome_id: anId,
    session_id: "{assessed.session_id}",
    outcome,
    feedback_applied,
    feedback: { ...noEntries, payer_counters: clean, case_id: null, ...feedback },
    idempotent_replay: false,
  },
});

const lesser: readonly ContractCase[] = [
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
];

const own = {
  payer: { email: "Contract.Own+1@Outcomes.example", phone: "+52 55 1111 0001", customer_id: "contract-own" },
  payment_method: { type: "card", card: { bin: "411111", hash: "contract-own-card" } },
  device: { fingerprint: "contract-own-device", ip_address: "192.0.2.61" },
};

const convictions: readonly ContractCase[] = (
  [
    ["chargeback_lost", "last_chargeback_at"],
    ["fraud_confirmed", "last_confirmed_fraud_at"],
  ] as const
).flatMap(([outcome, time]): ContractCase[] => [
  {
    operation,
    promise: `${outcome} blocks the payer for 180 days, and is a dispute`,
    before: [assessed(outcome)],
    request: now(outcome, { provider: "adyen", provider_dispute_id: "DSP-8831", reason: "El titular no reconoce la compra" }),
    expected: recorded(outcome, true, {
      blocklist_entries: [madeEntry("email", address(outcome))],
      payer_counters: { ...clean, disputes: 1, [time]: timestamp },
      still_blocking: [madeEntry("email", address(outcome))],
    }),
  },
  {
    operation,
    promise: `${outcome} leaves nothing to block where the assessment knew no payer`,
    before: [assess("assessed", {})],
    request: now(outcome),
    expected: recorded(outcome, false, { payer_counters: null }),
  },
]);

const acquittals: readonly ContractCase[] = ["false_positive", "chargeback_won"].flatMap((outcome): ContractCase[] => [
  ...(["chargeback_lost", "fraud_confirmed"] as const).map(
    (before): ContractCase => ({
      operation,
      promise: `${outcome} takes back what ${before} of this session had caused, and allows the payer for 90 days`,
      before: [assessed(`${before}-${outcome}`), tell("assessed", before, "blamed")],
      request: now(outcome),
      expected: recorded(outcome, true, {
        allowlist_entries: [allowedEntry("email", address(`${before}-${outcome}`))],
        released_entries: [{ ...madeEntry("email", address(`${before}-${outcome}`)), id: "{blamed.feedback.blocklist_entries.0.id}" }],
      }),
    }),
  ),
  {
    operation,
    promise: `${outcome} allows a payer who was blamed for nothing`,
    before: [assessed(`only-${outcome}`)],
    request: now(outcome),
    expected: recorded(outcome, true, { allowlist_entries: [allowedEntry("email", address(`only-${outcome}`))] }),
  },
]);

const more: readonly ContractCase[] = [
  {
    operation,
    promise: "a lost chargeback blocks everything that is the payer's own",
    before: [assess("assessed", own.payer, own)],
    request: now("chargeback_lost"),
    expected: {
      status: 200,
      body: {
        feedback: {
          blocklist_entries: expect.arrayContaining(
            [
              madeEntry("email", "contract.own@outcomes.example"),
              madeEntry("phone", "+525511110001"),
              madeEntry("card_hash", "contract-own-card"),
              madeEntry("device_fingerprint", "contract-own-device"),
            ].map((entry) => expect.objectContaining(entry)),
          ),
        },
      },
    },
  },
  {
    operation,
    promise: "a false alarm allows the customer where the merchant named one",
    before: [assess("assessed", { ...known("customer"), customer_id: "contract-cleared" })],
    request: now("false_positive"),
    expected: recorded("false_positive", true, { allowlist_entries: [allowedEntry("customer_id", "contract-cleared")] }),
  },
  {
    operation,
    promise: "a payer who is allowed already is not allowed twice",
    before: [allow("trusted", "email", address("allowed")), assessed("allowed")],
    request: now("false_positive"),
    expected: recorded("false_positive", false, {}),
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
];

/** Outcomes: what each changes. */
export const outcomeCases: readonly ContractCase[] = [...lesser, ...convictions, ...acquittals, ...more];
