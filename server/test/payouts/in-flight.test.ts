// Payouts that are decided and cannot be read yet.
import { describe, expect, test } from "vitest";
import { createInFlightActivity, type Past } from "../../src/decisions/assess/in-flight-activity.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { PayoutRequest } from "../../src/scoring/payments/payout.ts";
import type { PayoutMarks } from "../../src/scoring/situation/features.ts";
import { jobOf, payoutJobOf } from "../harness/job.ts";

const NOTHING: Past = {
  history: { payer: [], card: [], email: [], ip: [], device: [] },
  payout: { past: { account: [], beneficiary: [], origin: [], device: [] }, originLastAt: undefined, pairKnown: false },
};

/** A batch of one organization, with what it has decided. */
function batchOf(organization = newId()) {
  const batch = createInFlightActivity().begin();
  return {
    decided: (request: Partial<PayoutRequest>, marks: Partial<PayoutMarks> = {}) =>
      batch.record({ job: payoutJobOf(organization, request), marks: { first: false, declined: false, treasury: false, ...marks } }),
    paidIn: (customer_id: string) => batch.record({ job: jobOf(organization, { payer: { customer_id } }), marks: undefined }),
    seenBy: (request: Partial<PayoutRequest>, by = organization) => batch.seenBy(payoutJobOf(by, request), NOTHING),
  };
}

const request = { beneficiary: { id: "ben", clabe: "002010077777777771" }, origin: { account_id: "cus" }, initiator: { device_fingerprint: "fp" } };

test("are seen by account, beneficiary, origin and device; the pair is known and the origin awake", () => {
  const { decided, seenBy } = batchOf();
  decided(request);
  const { payout } = seenBy(request);
  expect([payout?.past.account, payout?.past.beneficiary, payout?.past.origin, payout?.past.device].map((rows) => rows?.length)).toEqual([1, 1, 1, 1]);
  expect([payout?.pairKnown, Date.now() - (payout?.originLastAt ?? 0) < 60_000]).toEqual([true, true]);
});

test("of others are not: another organization, another account, or no account", () => {
  const { decided, seenBy } = batchOf();
  decided(request);
  decided({ beneficiary: { id: "other" } });
  for (const { payout } of [seenBy(request, newId()), seenBy({ beneficiary: { id: "third" } })]) expect(payout).toEqual(NOTHING.payout);
});

test("without an origin make a beneficiary known as well", () => {
  const { decided, seenBy } = batchOf();
  decided({ beneficiary: { id: "ben" } });
  expect([seenBy({ beneficiary: { id: "ben" } }).payout?.pairKnown, seenBy({ beneficiary: { id: "other" } }).payout?.pairKnown]).toEqual([true, false]);
});

test.each([
  ["that were declined", request, { declined: true }],
  ["of the same order", { ...request, order_id: "order" }, {}],
])("%s make no beneficiary known and wake no origin", (_, paid, marks) => {
  const { decided, seenBy } = batchOf();
  decided(paid, marks);
  expect(seenBy({ ...request, order_id: "order" }).payout).toMatchObject({ pairKnown: false, originLastAt: undefined });
});

describe("are bounded", () => {
  test("and new beneficiaries are not pushed out by ordinary payouts of the origin", () => {
    const { decided, seenBy } = batchOf();
    for (let i = 0; i < 8; i++) decided({ ...request, beneficiary: { id: `new_${i}` } }, { first: true });
    for (let i = 0; i < 100; i++) decided({ ...request, beneficiary: { id: "usual" } });
    const origin = seenBy(request).payout?.past.origin ?? [];
    expect([origin.length, origin.filter(({ first }) => first).length]).toEqual([48, 8]);
  });
});

test("are one payout, not two, once they can be read", () => {
  const organization = newId();
  const activity = createInFlightActivity();
  const [own, other] = [activity.begin(), activity.begin()];
  const job = payoutJobOf(organization, request);
  const marks = { first: true, declined: false, treasury: false };
  other.record({ job, marks });
  other.end(true);
  const { amountMinor, currency, assessedAt: at } = job.subject.transaction;
  const stored = [{ ...(job.subject.payout?.keys as never as object), ...marks, sessionId: job.sessionId, at, amountMinor, currency }];
  const past = { account: stored, beneficiary: stored, origin: stored, device: stored } as never;
  const seen = own.seenBy(payoutJobOf(organization, request), { ...NOTHING, payout: { past, originLastAt: at, pairKnown: true } });
  expect(Object.values(seen.payout?.past ?? {}).map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
});

test("and pay-ins: a payout sees those of its origin, a pay-in sees no payout", () => {
  const { decided, paidIn, seenBy } = batchOf();
  paidIn("cus");
  decided(request);
  expect(seenBy(request).history.payer).toHaveLength(1);
  const organization = newId();
  const batch = createInFlightActivity().begin();
  batch.record({ job: payoutJobOf(organization, request), marks: { first: true, declined: false, treasury: false } });
  const payin = jobOf(organization, { payer: { customer_id: "cus" }, device: { fingerprint: "fp" } });
  expect(batch.seenBy(payin, { ...NOTHING, payout: undefined })).toEqual({ history: NOTHING.history, payout: undefined });
});
