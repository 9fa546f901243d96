import { expect } from "vitest";
import { allowedEntry, madeEntry, timestamp } from "../../shared/shapes.ts";
import { allow, assess, block, reportAssessed, reportOutcome } from "../../shared/steps.ts";
import type { TestCase } from "../../src/case.ts";
import { address, assessed, clean, now, recorded } from "./requests.ts";

/** A session whose payer another session blamed first. */
const blaming = (name: string) => [assessed(name, "first"), reportOutcome("first", "chargeback_lost", "lost"), assessed(name)];

/** Everything that is a payer's own, and an address that others share. */
const own = {
  payer: { email: "Contract.Own+1@Outcomes.example", phone: "+52 55 1111 0001", customer_id: "contract-own" },
  payment_method: { type: "card", card: { bin: "411111", hash: "contract-own-card" } },
  device: { fingerprint: "contract-own-device", ip_address: "189.203.2.61" },
};

/** Chargebacks, confirmed frauds and false alarms: whom they block, and whom they allow again. */
export const disputes: readonly TestCase<200>[] = [
  ...(
    [
      ["chargeback_lost", "last_chargeback_at"],
      ["fraud_confirmed", "last_confirmed_fraud_at"],
    ] as const
  ).flatMap(([outcome, time]): TestCase<200>[] => [
    {
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
      promise: `${outcome} leaves nothing to block where the assessment knew no payer`,
      before: [assess("assessed", {})],
      request: now(outcome),
      expected: recorded(outcome, false, { payer_counters: null }),
    },
  ]),
  ...["false_positive", "chargeback_won"].flatMap((outcome): TestCase<200>[] => [
    ...(["chargeback_lost", "fraud_confirmed"] as const).map(
      (before): TestCase<200> => ({
        promise: `${outcome} reverses the effects of ${before} of this session, and allows the payer for 90 days`,
        before: [assessed(`${before}-${outcome}`), reportOutcome("assessed", before, "blamed")],
        request: now(outcome),
        expected: recorded(outcome, true, {
          allowlist_entries: [allowedEntry("email", address(`${before}-${outcome}`))],
          released_entries: [{ ...madeEntry("email", address(`${before}-${outcome}`)), id: "{blamed.feedback.blocklist_entries.0.id}" }],
        }),
      }),
    ),
    {
      promise: `${outcome} allows a payer who was blamed for nothing`,
      before: [assessed(`only-${outcome}`)],
      request: now(outcome),
      expected: recorded(outcome, true, { allowlist_entries: [allowedEntry("email", address(`only-${outcome}`))] }),
    },
  ]),
  {
    promise: "a lost chargeback blocks everything that is the payer's own",
    before: [assess("assessed", own.payer, own)],
    request: now("chargeback_lost"),
    expected: {
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
  ...(
    [
      ["stated as a merchant's error", { fraud_type: "merchant_error", reason_code: "10.4" }, "merchant_error", "stated", "nobody", 0],
      ["with a reason code of a consumer dispute", { reason_code: "13.1" }, "first_party", "reason_code", "payer", 1],
      ["of an account taken over", { fraud_type: "account_takeover" }, "account_takeover", "stated", "instruments", 0],
      ["of a payer without a past", {}, "third_party", "evidence", "payer", 1],
    ] as const
  ).map(
    ([promise, body, fraud_type, fraud_type_source, burdened, disputes]): TestCase<200> => ({
      promise: `a lost chargeback ${promise} burdens: ${burdened}`,
      before: [assessed(`${fraud_type}-${fraud_type_source}`)],
      request: now("chargeback_lost", body),
      expected: { body: { feedback: { fraud_type, fraud_type_source, burdened, payer_counters: { disputes } } } },
    }),
  ),
  {
    promise: "a false alarm allows the customer where the merchant named one",
    before: [assess("assessed", { email: address("customer"), customer_id: "contract-cleared" })],
    request: now("false_positive"),
    expected: recorded("false_positive", true, { allowlist_entries: [allowedEntry("customer_id", "contract-cleared")] }),
  },
  {
    promise: "a payer who was allowed by hand is allowed beside it, for as long as a false alarm counts",
    before: [allow("trusted", "email", address("allowed")), assessed("allowed")],
    request: now("false_positive"),
    expected: {
      body: { feedback_applied: true, feedback: { allowlist_entries: [{ list_type: "email", value: address("allowed"), severity: null }] } },
    },
  },
  {
    promise: "a manual entry is not removed, and is listed among those that still block",
    before: [block("byHand", "email", address("named")), assessed("named"), reportOutcome("assessed", "chargeback_lost")],
    request: now("false_positive"),
    expected: {
      body: {
        feedback: {
          released_entries: [{ list_type: "email", value: address("named"), severity: "block" }],
          still_blocking: [{ id: "{byHand.id}", list_type: "email", value: address("named"), severity: "block", expires_at: null }],
        },
      },
    },
  },
  {
    promise: "entries of another session are not removed, and are listed among those that still block",
    before: blaming("other-session"),
    request: now("false_positive"),
    expected: {
      body: {
        feedback: {
          released_entries: [],
          payer_counters: { disputes: 1, last_chargeback_at: timestamp },
          still_blocking: ["{lost.feedback.blocklist_entries.0}"],
        },
      },
    },
  },
  {
    promise: "the latest chargeback in force is the previous one after the last was won",
    before: [...blaming("two-chargebacks"), reportOutcome("assessed", "chargeback_lost")],
    request: now("chargeback_won"),
    expected: {
      body: { feedback: { payer_counters: { disputes: 1, last_chargeback_at: "{lost.feedback.payer_counters.last_chargeback_at}" } } },
    },
  },
  {
    promise: "a false positive reverses the effects of a report of this session, and names its case",
    before: [assessed("taken-back"), reportAssessed()],
    request: now("false_positive"),
    expected: {
      body: {
        feedback: {
          released_entries: ["{report.blocklist_entries.0}"],
          payer_counters: { disputes: 0, last_confirmed_fraud_at: null },
          still_blocking: [],
          case_id: "{report.case.id}",
        },
      },
    },
  },
];
