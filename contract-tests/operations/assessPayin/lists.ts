import { expect } from "vitest";
import { allow, block } from "../../shared/steps.ts";
import type { CaseRequest, Step, TestCase } from "../../src/case.ts";
import { payin } from "./requests.ts";

const blockedBy = (list_type: string) => ({
  body: { decision: "decline", risk_score: 100, blocked_by: `blocklist:${list_type}`, signals: expect.arrayContaining(["BLOCKLIST_BLOCK"]) },
});

/** A pay-in of a customer, from the merchant's server. */
const by = (customer_id: string): CaseRequest => payin({ payer: { customer_id } });
const unblocked = { body: { decision: "approve", signals: expect.not.arrayContaining(["BLOCKLIST_BLOCK"]) } };
const change = (body: object): Step => ({ operation: "updateBlocklistEntry", key: "analyst", body: { id: "{made.id}", ...body } });
const credit = { code: "PAYER_TRUSTED", weight: -45 };

/** What entries of both lists do to pay-ins. */
export const lists: readonly TestCase<200>[] = [
  {
    promise: "an entry of the blocklist declines the next pay-in, in whatever spelling",
    before: [block("made", "email", "contract.spelled@gmail.com")],
    request: payin({ payer: { email: "Contract.Spelled+tag@GoogleMail.com" } }),
    expected: blockedBy("email"),
  },
  {
    promise: "an account is blocked in whatever spelling",
    before: [block("made", "clabe", "002 010 07777777777 1")],
    request: payin({ payment_method: { type: "bank_transfer", clabe: "002010077777777771" } }),
    expected: blockedBy("clabe"),
  },
  {
    promise: "an inactive entry matches nothing",
    before: [block("made", "customer_id", "contract-inactive", { is_active: false })],
    request: by("contract-inactive"),
    expected: unblocked,
  },
  {
    promise: "an entry that is switched off matches nothing any more",
    before: [block("made", "customer_id", "contract-off"), by("contract-off"), change({ is_active: false })],
    request: by("contract-off"),
    expected: unblocked,
  },
  {
    promise: "an entry that is switched on again matches",
    before: [block("made", "customer_id", "contract-on", { is_active: false }), by("contract-on"), change({ is_active: true })],
    request: by("contract-on"),
    expected: blockedBy("customer_id"),
  },
  {
    promise: "an entry that was removed matches nothing any more",
    before: [
      block("made", "customer_id", "contract-gone"),
      by("contract-gone"),
      { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } },
    ],
    request: by("contract-gone"),
    expected: unblocked,
  },
  {
    promise: "an entry that has ended matches nothing",
    before: [block("made", "customer_id", "contract-ended", { expires_at: "2020-01-01T00:00:00Z" })],
    request: by("contract-ended"),
    expected: unblocked,
  },
  {
    promise: "an entry for payouts does not concern pay-ins",
    before: [block("made", "customer_id", "contract-payouts", { flow_scope: "payout" })],
    request: by("contract-payouts"),
    expected: unblocked,
  },
  {
    promise: "an entry of one organization does not concern another",
    before: [block("made", "customer_id", "contract-abroad")],
    request: { ...by("contract-abroad"), key: "pspSecret" },
    expected: unblocked,
  },
  {
    promise: "an entry with severity review causes a review",
    before: [block("made", "customer_id", "contract-review", { severity: "review" })],
    request: by("contract-review"),
    expected: { body: { decision: "review", signals: ["BLOCKLIST_REVIEW"] } },
  },
  {
    promise: "an entry that flags adds to the score, and decides nothing by itself",
    before: [block("made", "customer_id", "contract-flag", { severity: "flag" })],
    request: by("contract-flag"),
    expected: { body: { decision: "approve", risk_score: 25, signals: ["BLOCKLIST_FLAG"] } },
  },
  {
    promise: "an entry that is made less severe flags from the next pay-in on",
    before: [block("made", "customer_id", "contract-milder"), by("contract-milder"), change({ severity: "flag" })],
    request: by("contract-milder"),
    expected: { body: { decision: "approve", signals: ["BLOCKLIST_FLAG"] } },
  },
  {
    promise: "an entry of the allowlist is a credit that lowers the score of a flag, and never erases it",
    before: [allow("trusted", "customer_id", "contract-trusted"), block("made", "customer_id", "contract-trusted", { severity: "flag" })],
    request: by("contract-trusted"),
    expected: { body: { decision: "approve", risk_score: 15.5, signal_details: expect.arrayContaining([expect.objectContaining(credit)]) } },
  },
  {
    promise: "an allowlist entry does not override the review of another entry",
    before: [allow("trusted", "customer_id", "contract-watched"), block("made", "customer_id", "contract-watched", { severity: "review" })],
    request: by("contract-watched"),
    expected: { body: { decision: "review", signals: expect.arrayContaining(["BLOCKLIST_REVIEW", "PAYER_TRUSTED"]) } },
  },
  {
    promise: "an entry of the allowlist never outweighs one that blocks",
    before: [allow("trusted", "customer_id", "contract-fallen"), block("made", "customer_id", "contract-fallen")],
    request: by("contract-fallen"),
    expected: blockedBy("customer_id"),
  },
  {
    promise: "an entry that was removed from the allowlist is no credit any more",
    before: [
      allow("trusted", "customer_id", "contract-untrusted"),
      by("contract-untrusted"),
      { operation: "removeAllowlistEntry", key: "analyst", query: { id: "{trusted.id}" } },
    ],
    request: by("contract-untrusted"),
    expected: { body: { signals: expect.not.arrayContaining(["PAYER_TRUSTED"]) } },
  },
];
