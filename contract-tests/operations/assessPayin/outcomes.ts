import { expect } from "vitest";
import { assess, block, reportOutcome } from "../../shared/steps.ts";
import type { Step, TestCase } from "../../src/case.ts";
import { payin } from "./requests.ts";

/** A payer's address as it was, and in another spelling. */
const address = (name: string) => `contract.${name}@effects.example`;
const assessed = (name: string, as = "assessed"): Step => assess(as, { email: address(name) });
const respelled = (name: string) => `Contract.${name.toUpperCase()}+again@Effects.EXAMPLE`;

/** The payer's next pay-in. */
const next = (name: string) => payin({ payer: { email: respelled(name) } });

const declined = {
  body: { decision: "decline", risk_score: 100, blocked_by: "blocklist:email", signals: expect.arrayContaining(["BLOCKLIST_BLOCK"]) },
};

const approved = { body: { decision: "approve", signals: expect.not.arrayContaining(["BLOCKLIST_BLOCK"]) } };

const failures = (name: string, reason: string): Step[] =>
  ["a", "b", "c", "d"].flatMap((as) => [assessed(name, as), reportOutcome(as, "failed", undefined, { reason })]);

/** How outcomes affect the next decision. */
export const outcomes: readonly TestCase<200>[] = [
  ...["chargeback_lost", "fraud_confirmed"].map(
    (outcome): TestCase<200> => ({
      promise: `after ${outcome} the payer's next pay-in is declined, in whatever spelling`,
      before: [assessed(outcome), reportOutcome("assessed", outcome)],
      request: next(outcome),
      expected: declined,
    }),
  ),
  ...["false_positive", "chargeback_won"].flatMap((outcome) =>
    ["chargeback_lost", "fraud_confirmed"].map(
      (before): TestCase<200> => ({
        promise: `after ${outcome} a payer whom ${before} had blocked is approved again`,
        before: [assessed(`${before}-${outcome}`), reportOutcome("assessed", before), next(`${before}-${outcome}`), reportOutcome("assessed", outcome)],
        request: next(`${before}-${outcome}`),
        expected: { body: { ...approved.body, signals: ["PAYER_TRUSTED"] } },
      }),
    ),
  ),
  ...["captured", "refunded"].map(
    (outcome): TestCase<200> => ({
      promise: `after ${outcome} the payer's next pay-in is approved`,
      before: [assessed(outcome), reportOutcome("assessed", outcome)],
      request: next(outcome),
      expected: approved,
    }),
  ),
  {
    promise: "a replay of a false alarm changes nothing",
    before: [
      assessed("replayed"),
      reportOutcome("assessed", "chargeback_lost"),
      reportOutcome("assessed", "false_positive"),
      reportOutcome("assessed", "false_positive"),
    ],
    request: next("replayed"),
    expected: approved,
  },
  {
    promise: "a chargeback that is lost after it was a false alarm blocks again",
    before: [
      assessed("lost-again"),
      reportOutcome("assessed", "chargeback_lost"),
      reportOutcome("assessed", "false_positive"),
      reportOutcome("assessed", "chargeback_lost"),
    ],
    request: next("lost-again"),
    expected: declined,
  },
  {
    promise: "an entry that was made by hand keeps blocking after the false alarm",
    before: [
      block("byHand", "email", address("by-hand")),
      assessed("by-hand"),
      reportOutcome("assessed", "chargeback_lost"),
      reportOutcome("assessed", "false_positive"),
    ],
    request: next("by-hand"),
    expected: declined,
  },
  {
    promise: "a chargeback that another session lost keeps blocking after the false alarm of this one",
    before: [
      assessed("two-lost", "first"),
      assessed("two-lost", "second"),
      reportOutcome("first", "chargeback_lost"),
      reportOutcome("second", "chargeback_lost"),
      reportOutcome("first", "false_positive"),
    ],
    request: next("two-lost"),
    expected: declined,
  },
  {
    promise: "a lost chargeback blocks a payer whom an entry made by hand only flagged",
    before: [block("byHand", "email", address("flagged"), { severity: "flag" }), assessed("flagged"), reportOutcome("assessed", "chargeback_lost")],
    request: next("flagged"),
    expected: declined,
  },
  {
    promise: "a lost chargeback of one organization does not concern another",
    before: [assessed("abroad"), reportOutcome("assessed", "chargeback_lost")],
    request: { ...next("abroad"), key: "pspSecret" },
    expected: approved,
  },
  {
    promise: "an address that others share is not blocked by a lost chargeback",
    before: [assess("assessed", { email: address("shared") }, { device: { ip_address: "189.203.2.62" } }), reportOutcome("assessed", "chargeback_lost")],
    request: payin({ device: { ip_address: "189.203.2.62" } }),
    expected: { body: expect.not.objectContaining({ blocked_by: expect.anything() }) },
  },
  {
    promise: "payments that failed are counted at the next pay-in",
    before: failures("failing", "insufficient_funds"),
    request: next("failing"),
    expected: { body: { signals: expect.arrayContaining(["FAILED_ATTEMPTS_24H"]) } },
  },
  {
    promise: "payments that failed for the processor's own trouble are not counted",
    before: failures("unlucky", "processor_error"),
    request: next("unlucky"),
    expected: { body: { signals: expect.not.arrayContaining(["FAILED_ATTEMPTS_24H"]) } },
  },
];
