import { expect } from "vitest";
import type { ContractCase, Step } from "../src/case.ts";
import { payin } from "./assess-payin.ts";
import { madeEntry, timestamp } from "./shapes.ts";
import { assess, block, tell } from "./steps.ts";

const operation = "assessPayin";

/** A payer's address as it was, and in another spelling. */
const address = (name: string) => `contract.${name}@effects.example`;
const respelled = (name: string) => `Contract.${name.toUpperCase()}+again@Effects.EXAMPLE`;

const assessed = (name: string, as = "assessed"): Step => assess(as, { email: address(name) });

/** The payer's next pay-in. */
const next = (name: string) => payin({ amount: 1249.9, currency: "MXN", payer: { email: respelled(name) } });

const declined = {
  status: 200,
  body: { decision: "decline", risk_score: 100, blocked_by: "blocklist:email", signals: expect.arrayContaining(["BLOCKLIST_BLOCK"]) },
};
const approved = { status: 200, body: { decision: "approve", signals: expect.not.arrayContaining(["BLOCKLIST_BLOCK"]) } };

const failures = (name: string, reason: string): Step[] =>
  ["a", "b", "c", "d"].flatMap((as) => [assessed(name, as), tell(as, "failed", undefined, { reason })]);

const decisions: readonly ContractCase[] = [
  ...["chargeback_lost", "fraud_confirmed"].map(
    (outcome): ContractCase => ({
      operation,
      promise: `after ${outcome} the payer's next pay-in is declined, in whatever spelling`,
      before: [assessed(outcome), tell("assessed", outcome)],
      request: next(outcome),
      expected: declined,
    }),
  ),
  ...["false_positive", "chargeback_won"].flatMap((outcome) =>
    ["chargeback_lost", "fraud_confirmed"].map(
      (before): ContractCase => ({
        operation,
        promise: `after ${outcome} a payer whom ${before} had blocked is approved again`,
        before: [assessed(`${before}-${outcome}`), tell("assessed", before), next(`${before}-${outcome}`), tell("assessed", outcome)],
        request: next(`${before}-${outcome}`),
        expected: { status: 200, body: { ...approved.body, signals: ["PAYER_TRUSTED"] } },
      }),
    ),
  ),
  ...["captured", "refunded"].map(
    (outcome): ContractCase => ({
      operation,
      promise: `after ${outcome} the payer's next pay-in is approved`,
      before: [assessed(outcome), tell("assessed", outcome)],
      request: next(outcome),
      expected: approved,
    }),
  ),
  {
    operation,
    promise: "a replay of a lost chargeback does not block anew what was taken back",
    before: [assessed("replayed"), tell("assessed", "chargeback_lost"), tell("assessed", "false_positive"), tell("assessed", "chargeback_lost")],
    request: next("replayed"),
    expected: approved,
  },
  {
    operation,
    promise: "an entry that was made by hand keeps blocking after the false alarm",
    before: [block("byHand", "email", address("by-hand")), assessed("by-hand"), tell("assessed", "chargeback_lost"), tell("assessed", "false_positive")],
    request: next("by-hand"),
    expected: declined,
  },
  {
    operation,
    promise: "a chargeback that another session lost keeps blocking after the false alarm of this one",
    before: [
      assessed("two-lost", "first"),
      assessed("two-lost", "second"),
      tell("first", "chargeback_lost"),
      tell("second", "chargeback_lost"),
      tell("first", "false_positive"),
    ],
    request: next("two-lost"),
    expected: declined,
  },
  {
    operation,
    promise: "a lost chargeback blocks a payer whom an entry made by hand only flagged",
    before: [block("byHand", "email", address("flagged"), { severity: "flag" }), assessed("flagged"), tell("assessed", "chargeback_lost")],
    request: next("flagged"),
    expected: declined,
  },
  {
    operation,
    promise: "a lost chargeback of one organization does not concern another",
    before: [assessed("abroad"), tell("assessed", "chargeback_lost")],
    request: { ...next("abroad"), key: "pspSecret" },
    expected: approved,
  },
  {
    operation,
    promise: "an address that others share is not blocked by a lost chargeback",
    before: [assess("assessed", { email: address("shared") }, { device: { ip_address: "192.0.2.62" } }), tell("assessed", "chargeback_lost")],
    request: payin({ amount: 1249.9, currency: "MXN", device: { ip_address: "192.0.2.62" } }),
    expected: { status: 200, body: expect.not.objectContaining({ blocked_by: expect.anything() }) },
  },
  {
    operation,
    promise: "payments that failed are counted at the next pay-in",
    before: failures("failing", "insufficient_funds"),
    request: next("failing"),
    expected: { status: 200, body: { signals: expect.arrayContaining(["FAILED_ATTEMPTS_24H"]) } },
  },
  {
    operation,
    promise: "payments that failed for the processor's own trouble are not counted",
    before: failures("unlucky", "processor_error"),
    request: next("unlucky"),
    expected: { status: 200, body: { signals: expect.not.arrayContaining(["FAILED_ATTEMPTS_24H"]) } },
  },
];

const list = (name: string) => ({ key: "viewer", query: { search: address(name) } }) as const;

const entries: readonly ContractCase[] = [
  {
    operation: "listBlocklistEntries",
    promise: "what a lost chargeback blocked is on the list, with its origin and its end",
    before: [assessed("listed"), tell("assessed", "chargeback_lost", "lost")],
    request: list("listed"),
    expected: {
      status: 200,
      body: {
        data: {
          entries: [
            {
              ...madeEntry("email", address("listed")),
              id: "{lost.feedback.blocklist_entries.0.id}",
              source: "chargeback",
              flow_scope: "all",
              is_active: true,
            },
          ],
          total: 1,
        },
      },
    },
  },
  {
    operation: "listBlocklistEntries",
    promise: "what a false alarm took back is switched off",
    before: [assessed("released"), tell("assessed", "chargeback_lost", "lost"), tell("assessed", "false_positive")],
    request: list("released"),
    expected: { status: 200, body: { data: { entries: [{ id: "{lost.feedback.blocklist_entries.0.id}", is_active: false }], total: 1 } } },
  },
  {
    operation: "listAllowlistEntries",
    promise: "whom a false alarm allowed is on the list",
    before: [assessed("allowed"), tell("assessed", "false_positive", "cleared")],
    request: list("allowed"),
    expected: {
      status: 200,
      body: { data: [{ id: "{cleared.feedback.allowlist_entries.0.id}", value: address("allowed"), source: "api", flow_scope: "all" }], next_cursor: null },
    },
  },
  {
    operation: "listAuditLog",
    promise: "an entry that an outcome made and one took back is in it",
    before: [assessed("audited"), tell("assessed", "chargeback_lost", "lost"), tell("assessed", "false_positive")],
    request: { key: "admin", query: { resource_id: "{lost.feedback.blocklist_entries.0.id}" } },
    expected: {
      status: 200,
      body: {
        data: [
          { actor: { type: "key" }, action: "list_entry.updated", before: { is_active: true }, after: { is_active: false } },
          { actor: { type: "key" }, action: "list_entry.created", before: null, after: { value: address("audited") } },
        ],
      },
    },
  },
];

const blaming = (name: string) => [assessed(name, "first"), tell("first", "chargeback_lost", "lost"), assessed(name)];
const falseAlarm = { key: "secret", body: { session_id: "{assessed.session_id}", outcome: "false_positive" } } as const;

const blockers: readonly ContractCase[] = [
  {
    operation: "reportOutcome",
    promise: "an entry that was made by hand is not taken back, and named among those that still block",
    before: [block("byHand", "email", address("named")), assessed("named"), tell("assessed", "chargeback_lost")],
    request: falseAlarm,
    expected: {
      status: 200,
      body: {
        feedback: {
          released_entries: [],
          still_blocking: [{ id: "{byHand.id}", list_type: "email", value: address("named"), severity: "block", expires_at: null }],
        },
      },
    },
  },
  {
    operation: "reportOutcome",
    promise: "what another session caused is not taken back, and named among what still blocks",
    before: blaming("other-session"),
    request: falseAlarm,
    expected: {
      status: 200,
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
    operation: "reportOutcome",
    promise: "the last chargeback that stands is the one before, once the last was won",
    before: [...blaming("two-chargebacks"), tell("assessed", "chargeback_lost")],
    request: { ...falseAlarm, body: { ...falseAlarm.body, outcome: "chargeback_won" } },
    expected: {
      status: 200,
      body: { feedback: { payer_counters: { disputes: 1, last_chargeback_at: "{lost.feedback.payer_counters.last_chargeback_at}" } } },
    },
  },
];

/** What outcomes teach the next decision, and leave on the lists. */
export const outcomeEffectCases: readonly ContractCase[] = [...decisions, ...entries, ...blockers];
