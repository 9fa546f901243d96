// Hours of the day with fraud: read from an organization's figures, whatever the country of its payers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { profileOf } from "../../src/controls/policy/settings.ts";
import { decide } from "../../src/decisions/assess/decide.ts";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { evaluate, factsOf } from "../../src/scoring/engine/evaluate.ts";
import { createAmountProfiles, UNKNOWN_AMOUNTS } from "../../src/statistics/amount-profiles.ts";
import { hourFraud, readFraudByHour } from "../../src/statistics/fraud-by-hour.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { jobOf } from "../harness/job.ts";
import { situation } from "../harness/situation.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY, HISTORY, HOUR, KNOWN } from "./history.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const MIDNIGHT = NOON - 12 * HOUR;

let database: TestDatabase;
let pool: ReturnType<typeof createStatisticsPool>;
beforeAll(async () => {
  database = await createDatabase();
  pool = createStatisticsPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Figures of an hour of the day on each of `days` days, the first of them `ago` days before today. */
interface Hour {
  readonly hour: number;
  readonly payments: number;
  readonly frauds: number;
  readonly ago?: number;
  readonly days?: number;
  readonly keys?: readonly [payments: string, frauds: string];
}

async function organization(hours: readonly Hour[]): Promise<string> {
  const { id } = await createTenant(database.url);
  for (const { hour, payments, frauds, ago = 29, days = 28, keys: [all, bad] = ["payin|approve|MXN", "payin|approve|20"] } of hours) {
    const buckets = Array.from({ length: days }, (_, index) => new Date(MIDNIGHT - (ago - index) * DAY + hour * HOUR));
    await database.query(
      `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
       SELECT $1, '00000000-0000-0000-0000-000000000000', 'hour', fact, bucket, figures
       FROM unnest($2::timestamptz[]) AS b(bucket) CROSS JOIN (VALUES ('assessments', $3::jsonb), ('fraud', $4::jsonb)) AS f(fact, figures)`,
      [id, buckets, JSON.stringify({ [all]: [payments, 0] }), JSON.stringify({ [bad]: [frauds, 0] })],
    );
  }
  return id;
}

const byHour = (id: string) => readFraudByHour(pool, id, NOON);
/** 2,800 payments an hour of the day, of which 28 are fraud in the afternoon and 140 in the night. */
const afternoon: readonly Hour[] = [14, 15, 16, 17].map((hour) => ({ hour, payments: 100, frauds: 1 }));
const night: Hour = { hour: 3, payments: 100, frauds: 5 };

test("an hour with more fraud than the others is a multiple of the organization's rate, less what chance explains", async () => {
  const known = await byHour(await organization([...afternoon, night]));
  // 140 of 2,800 where 252 of 14,000 is the rate: 2.8 times, less two deviations and the prior
  expect(known?.[3]).toBeGreaterThan(2);
  expect(known?.[3]).toBeLessThan(2.8);
  // fewer than on the whole says nothing, and nothing is known of hours without payments
  expect([known?.[14], known?.[9]]).toEqual([1, 1]);
});

test("an hour with the fraud that chance brings is no more than usual", async () => {
  const known = await byHour(await organization([...afternoon, { hour: 3, payments: 100, frauds: 1 }, { hour: 5, payments: 1, frauds: 1, ago: 20, days: 3 }]));
  for (const ratio of known ?? [9]) expect(ratio).toBeLessThan(1.1);
});

test("with fewer than twenty frauds nothing is known", async () => {
  expect(await byHour(await organization([{ hour: 3, payments: 100, frauds: 1, days: 19 }]))).toBeUndefined();
  expect(await byHour(await organization([{ hour: 3, payments: 100, frauds: 1, days: 20 }]))).toBeDefined();
});

test("payouts, declined payments, what browsers requested, and days of which nothing can be known yet are left out", async () => {
  const usual = await byHour(await organization([...afternoon, { hour: 3, payments: 100, frauds: 1 }]));
  for (const more of [
    { hour: 4, payments: 100, frauds: 50, keys: ["payout|approve|MXN", "payout|approve|20"] },
    { hour: 4, payments: 100, frauds: 50, keys: ["payin|approve|MXN|browser", "payin|approve|20|browser"] },
    { hour: 4, payments: 100, frauds: 50, ago: 1, days: 2 },
    { hour: 4, payments: 100, frauds: 50, ago: 60, days: 31 },
    { hour: 4, payments: 100, frauds: 50, keys: ["payin|decline|MXN", "payin|decline|80"] },
  ] satisfies Hour[])
    expect(await byHour(await organization([...afternoon, { hour: 3, payments: 100, frauds: 1 }, more as Hour]))).toEqual(usual);
});

test("the days that count are the 28 until two days ago", async () => {
  const known = (ago: number) => organization([...afternoon, { hour: 4, payments: 1000, frauds: 400, ago, days: 1 }]).then(byHour);
  for (const ago of [2, 29]) expect((await known(ago))?.[4]).toBeGreaterThan(1);
  for (const ago of [1, 30]) expect((await known(ago))?.[4]).toBe(1);
});

test("the hour of a payment is that of UTC, and as usual where nothing is known", async () => {
  const known = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hourFraud(known, Date.UTC(2026, 10, 20, 23, 59))).toBe(23);
  expect(hourFraud(known, Date.UTC(2026, 10, 21))).toBe(0);
  expect(hourFraud(undefined, NOON)).toBe(1);
});

test("an organization's hours are among its typical values, and a payment at such an hour has the signal as a reason", async () => {
  const yesterday = Math.floor(Date.now() / DAY) * DAY - DAY;
  const ago = (MIDNIGHT - yesterday) / DAY;
  const id = await organization([...afternoon, night].map((one) => ({ ...one, ago: 29 + ago })));
  const profiles = createAmountProfiles(pool, (error) => {
    throw error;
  });
  await profiles.refresh(id);
  const { fraudByHour } = profiles.of(id);
  expect(fraudByHour?.[3]).toBeGreaterThan(2);
  // they are of whole days: read again after an hour, not with the other values
  await database.query("DELETE FROM statistics WHERE organization_id = $1", [id]);
  await profiles.refresh(id);
  expect(profiles.of(id).fraudByHour).toEqual(fraudByHour);
  const profile = profileOf({ id, version: 1, segment: "psp", settings: {} });
  const decidedAt = (hour: number) => {
    const job = jobOf(id, {}, yesterday + hour * HOUR);
    return decide(job, { ...KNOWN, history: HISTORY }, profile, { ...UNKNOWN_AMOUNTS, fraudByHour }, true).evaluation;
  };
  const codes = (hour: number) => decidedAt(hour).signals.map(({ code }) => code);
  expect(codes(3)).toContain("HOUR_RECENT_FRAUD");
  expect(codes(14)).not.toContain("HOUR_RECENT_FRAUD");
});

test("the hour is always observed, so that no model takes its absence for a sign of fraud", () => {
  const facts = factsOf(evaluate(situation({})).observed, "payin");
  expect(facts.HOUR_RECENT_FRAUD).toBe(1);
});
