// What the read of the past of payouts finds: rows written by the write statement at any time, read back as a batch does.

import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profileOf } from "../../src/controls/policy/settings.ts";
import { decide } from "../../src/decisions/assess/decide.ts";
import type { Job } from "../../src/decisions/assess/job.ts";
import { type PayoutFindings, payoutBatchRead } from "../../src/decisions/assess/payout-read.ts";
import { batchWrite } from "../../src/decisions/assess/write-batch.sql.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { PayoutRequest } from "../../src/scoring/payments/payout.ts";
import { payoutBuckets, payoutWindows } from "../../src/scoring/payments/read-windows.ts";
import { UNKNOWN_AMOUNTS } from "../../src/statistics/amount-profiles.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { jobOf, payoutJobOf } from "../harness/job.ts";
import { DAY, MINUTE, somebody } from "./payouts-of.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const ORGANIZATION = newId();
const NO_PAST: PayoutFindings = { past: { account: [], beneficiary: [], origin: [], device: [] }, originLastAt: undefined, pairKnown: false };
const knows = {
  key: undefined,
  submerchantMissing: false,
  stored: undefined,
  entries: [],
  network: [],
  customLists: new Set<string>(),
  counters: undefined,
  fraudRates: {},
  payout: NO_PAST,
};

/** Decides payouts as if nothing were known, and stores them. */
async function paid(jobs: Job[]): Promise<void> {
  const profile = profileOf({ id: ORGANIZATION, version: 1, segment: "merchant", settings: {} });
  const history = { payer: [], card: [], email: [], ip: [], device: [] };
  await client.query(batchWrite(jobs.map((job) => decide(job, { ...knows, history }, profile, UNKNOWN_AMOUNTS, false))));
}

async function pastOf(jobs: Job[]): Promise<(PayoutFindings | undefined)[]> {
  const read = payoutBatchRead(jobs);
  const { rows }: { rows: never } = await client.query(read.query as never);
  return read.decode(rows);
}

const from = (more: Partial<PayoutRequest> = {}): Partial<PayoutRequest> => ({
  beneficiary: { id: somebody(), account_hash: somebody() },
  origin: { account_id: somebody() },
  initiator: { device_fingerprint: somebody() },
  ...more,
});
const at = (time: number, request: Partial<PayoutRequest>, organization = ORGANIZATION): Job => payoutJobOf(organization, request, time);
const counts = (found: PayoutFindings | undefined) =>
  found && [found.past.account, found.past.beneficiary, found.past.origin, found.past.device].map((rows) => rows.length);

const now = Date.now();
/** The moment at which the present bucket began. */
const edge = now - (now % payoutBuckets.origin);

describe("the edges of the buckets", () => {
  test.each([
    ["just behind an edge, what was just before it", edge + 1, edge - 1, [1, 1, 1, 1]],
    ["at an edge", edge, edge - 1, [1, 1, 1, 1]],
    ["just before an edge, what is nearly too old", edge - 1, edge - payoutWindows.origin, [1, 1, 1, 0]],
    ["at the same moment", edge, edge, [1, 1, 1, 1]],
    ["90 days less a moment later", now, now - payoutWindows.origin + 1, [1, 1, 1, 0]],
    ["90 days later", now, now - payoutWindows.origin, [0, 0, 0, 0]],
    ["seven days less a moment later", now, now - payoutWindows.device + 1, [1, 1, 1, 1]],
  ])("%s", async (_, assessedAt, earlier, expected) => {
    const request = from();
    await paid([at(earlier, request)]);
    const [found] = await pastOf([at(assessedAt, request)]);
    expect(counts(found)).toEqual(expected);
    expect(found).toMatchObject({ pairKnown: true, originLastAt: earlier });
  });

  test("jobs on both sides of an edge in one batch find their own", async () => {
    const [one, two] = [from(), from()];
    await paid([at(edge - 5 * MINUTE, one), at(edge - 5 * MINUTE, two)]);
    expect((await pastOf([at(edge - 1, one), at(edge + 1, two), at(edge + 1, from())])).map(counts)).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
  });
});

describe("the last payout of an origin", () => {
  test.each([
    [0, true],
    [89, true],
    [181, true],
    [365, true],
    [719, true],
    [731, false],
    [2000, false],
  ])("%d days ago: found %s, and so is the beneficiary", async (days, found) => {
    const request = from();
    await paid([at(now - days * DAY, request)]);
    const [past] = await pastOf([at(now, request)]);
    expect(past).toMatchObject({ originLastAt: found ? now - days * DAY : undefined, pairKnown: found });
  });

  test("is the newest of many, new beneficiaries or not, in one bucket or in several", async () => {
    const origin = { account_id: somebody() };
    const known = { payout: { first_to_beneficiary: false } };
    for (const days of [400, 200, 190, 95]) {
      await paid([at(now - days * DAY, from({ origin, ...(days === 190 ? known : {}) }))]);
      expect((await pastOf([at(now, from({ origin }))]))[0]?.originLastAt).toBe(now - days * DAY);
    }
  });

  test("is found after declined payouts and attempts of the same order", async () => {
    const origin = { account_id: somebody() };
    await paid([at(now - 200 * DAY, from({ origin }))]);
    const refused = { beneficiary: { id: somebody(), email: "decline@sandbox.test" } };
    await paid(Array.from({ length: 30 }, (_, i) => at(now - i, from({ origin, ...refused }))));
    await paid(Array.from({ length: 10 }, (_, i) => at(now - i, from({ origin, order_id: "attempted" }))));
    const [found] = await pastOf([at(now, from({ origin, order_id: "attempted", ...refused }))]);
    expect(found).toMatchObject({ originLastAt: now - 200 * DAY, pairKnown: false });
  });
});

describe("what is read is bounded, and new beneficiaries have a place of their own", () => {
  test("many ordinary payouts hide no new beneficiary, many new ones no ordinary payout", async () => {
    const origin = { account_id: somebody() };
    const known = { payout: { first_to_beneficiary: false } };
    await paid(Array.from({ length: 8 }, (_, i) => at(now - MINUTE - i, from({ origin }))));
    await paid(Array.from({ length: 100 }, (_, i) => at(now - i, from({ origin, ...known }))));
    const [one] = await pastOf([at(now, from({ origin }))]);
    expect(one?.past.origin.filter(({ first }) => first)).toHaveLength(8);
    expect(one?.past.origin.length).toBeLessThan(50);
    await paid(Array.from({ length: 100 }, (_, i) => at(now - i, from({ origin }))));
    const [two] = await pastOf([at(now, from({ origin }))]);
    expect([true, false].map((wanted) => two?.past.origin.filter(({ first }) => first === wanted).length)).toEqual([20, 20]);
  });

  test("of a busy account the newest are read", async () => {
    const beneficiary = { account_hash: somebody() };
    await paid(Array.from({ length: 100 }, (_, i) => at(now - i * MINUTE, from({ beneficiary }))));
    const [found] = await pastOf([at(now, from({ beneficiary }))]);
    const times = found?.past.account.map((row) => row.at) ?? [];
    expect([times[0], times.length >= 40]).toEqual([now, true]);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

test("a row comes back as it was written", async () => {
  const request = {
    ...from(),
    currency: "CLP",
    beneficiary: { id: somebody(), account_hash: somebody(), name: "José Hernández" },
    payout: { channel: "spei", kind: "treasury" as const },
  };
  const job = at(now, request);
  await paid([job]);
  const [found] = await pastOf([at(now, { ...request, order_id: "another" })]);
  const { order, origin, account, name, pair, device, initiator, channel } = job.subject.payout?.keys ?? {};
  const paidOut = { sessionId: job.sessionId, at: now, order, declined: false, treasury: true, amountMinor: 1000, currency: "CLP" };
  expect(found?.past).toEqual({
    account: [{ ...paidOut, origin, account, name }],
    beneficiary: [{ ...paidOut, origin, account, name }],
    origin: [{ ...paidOut, first: true, pair, device, initiator, channel }],
    device: [{ sessionId: job.sessionId, at: now, origin }],
  });
});

test("organizations and submerchants are apart, pay-ins read nothing", async () => {
  const other = newId();
  const request = from();
  await paid([at(now, request)]);
  const found = await pastOf([jobOf(ORGANIZATION, {}), at(now, request, other), jobOf(other, {}), at(now, request)]);
  expect(found.map((one) => one && [counts(one), one.pairKnown])).toEqual([undefined, [[0, 0, 0, 0], false], undefined, [[1, 1, 1, 1], true]]);
});
