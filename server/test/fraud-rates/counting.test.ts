// The aggregated counts of any history equal a recount in JavaScript, also with killed and concurrent aggregations.

import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFraudRateAggregation } from "../../src/learning/fraud-rates/aggregation.ts";
import { hashesOf, identifiersOf } from "../../src/learning/fraud-rates/identifiers.ts";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { readBaseRate } from "../../src/statistics/base-rate.ts";
import { createRollup } from "../../src/statistics/rollup.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY, pastOf, write } from "../statistics/history.ts";

const NOON = Date.UTC(2026, 10, 20, 12);

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

test("the identifier hash counted by day is the one that a decision looks up, for any spelling of the value", () => {
  const emails = ["a@B.mx", " Maria.Lopez+tag@GoogleMail.com ", "x@müller.example", "x@MÜLLER.example", "x@sub.example.mx."];
  for (const submerchant_id of [null, newId()])
    for (const email of emails)
      for (const bin of ["411111", "41111199"]) {
        const request = {
          amount: 1,
          currency: "MXN",
          payer: { email },
          payment_method: { type: "card" as const, card: { bin } },
          merchant: { terminal_id: " TPV 1" },
        };
        const numbered = identifiersOf(identifiers, {
          request,
          amount_minor: "100",
          assessed_at: new Date(NOON),
          session_id: newId(),
          submerchant_id,
        });
        const counted = [
          ...hashesOf(identifiers, "terminal", " TPV 1", submerchant_id),
          ...hashesOf(identifiers, "bin", "411111", submerchant_id),
          ...hashesOf(identifiers, "email_domain", email.slice(email.lastIndexOf("@") + 1), submerchant_id),
        ];
        expect(counted.toSorted()).toEqual(numbered.map(({ identifier }) => identifier).toSorted());
      }
});

test("a history is counted in chunks of 500 payments, so that the process keeps answering callers", async () => {
  const own = await createDatabase();
  const { id } = await createTenant(own.url);
  await write(
    own.url,
    id,
    Array.from({ length: 2000 }, (_, index) => pastOf(NOON - DAY - index * 1000, { email: `p${index}@correo.mx` })),
  );
  const pool = createStatisticsPool(own.url);
  const rollup = createRollup({ pool, settledAfter: 15_000, now: () => NOON });
  while ((await rollup.step()).more);
  const aggregation = createFraudRateAggregation(pool, identifiers);
  const counted: number[] = [];
  for (let more = true; more; ) {
    ({ more } = await aggregation.step());
    counted.push((await own.query<{ payments: number }>("SELECT coalesce(sum(payments), 0)::int AS payments FROM identifier_days"))[0]?.payments ?? 0);
  }
  const chunks = counted.map((payments, index) => payments - (counted[index - 1] ?? 0));
  expect(Math.max(...chunks)).toBeLessThanOrEqual(500);
  expect(counted.at(-1)).toBe(2000);
  await pool.end();
  await own.close();
});

test("killed and concurrent aggregations count every payment and every fraud once, each for its own organization", async () => {
  const organizations = [(await createTenant(database.url)).id, (await createTenant(database.url)).id] as const;
  const sessions: string[][] = [];
  for (const organization of organizations) {
    const pasts = Array.from({ length: 6000 }, (_, index) => pastOf(NOON - 4 * DAY - index * 100_000, { email: `p${index}@correo.mx` }));
    sessions.push(pasts.map(({ sessionId }) => sessionId));
    await write(database.url, organization, pasts);
  }
  const [first = [], second = []] = sessions;
  const fraudulent = [...first.slice(0, 40), ...first.slice(500, 520)];
  for (const [organization, ids] of [
    [organizations[0], fraudulent],
    [organizations[1], second.slice(0, 1)],
  ] as const)
    await database.query(
      `WITH reported AS (INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id) SELECT $1, id, 'fraud_confirmed', gen_random_uuid() FROM unnest($2::uuid[]) AS id)
       INSERT INTO statistics_changes (organization_id, id, session_id) SELECT $1, gen_random_uuid(), id FROM unnest($2::uuid[]) AS id`,
      [organization, ids],
    );
  const workersOn = (pool: pg.Pool) =>
    [0, 1].map(() => {
      const aggregation = createFraudRateAggregation(pool, identifiers);
      return { aggregation, rollup: createRollup({ pool, settledAfter: 15_000, now: () => NOON, labelled: aggregation.labelled }) };
    });
  let killing = true;
  const killed = (async () => {
    while (killing)
      await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-statistics' AND random() < 0.05",
      );
  })();
  const work = async (rounds: number, by: ReturnType<typeof workersOn>): Promise<void> => {
    for (let more = true, left = rounds; more && left > 0; left--) {
      const done = await Promise.all(
        by.map(async ({ aggregation, rollup }) => {
          const rolled = await rollup.step().catch(() => ({ more: true }));
          return rolled.more || (await aggregation.step().catch(() => ({ more: true }))).more;
        }),
      );
      more = done.some(Boolean);
    }
  };
  const doomed = createStatisticsPool(database.url);
  await work(60, workersOn(doomed));
  killing = false;
  await killed;
  await doomed.end();
  // a connection that is being killed holds its locks until it is gone: who finds one has nothing to do
  const connections = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-statistics'";
  await expect.poll(async () => (await database.query(connections)).length, { timeout: 20_000 }).toBe(0);
  const pool = createStatisticsPool(database.url);
  const workers = workersOn(pool);
  await work(10_000, workers);
  // one that finds the other at work has nothing more to do either: alone, that means that all is done
  await work(10_000, workers.slice(0, 1));

  const sums = await database.query("SELECT organization_id, sum(payments)::int AS payments, sum(frauds)::int AS frauds FROM identifier_days GROUP BY 1");
  const of = (organization: string) => sums.find(({ organization_id }) => organization_id === organization);
  expect([of(organizations[0]), of(organizations[1])]).toMatchObject([
    { payments: 6000, frauds: 60 },
    { payments: 6000, frauds: 1 },
  ]);
  const stored = await database.query("SELECT payments_7d, frauds_7d, payments_30d, frauds_30d FROM fraud_rates WHERE organization_id = $1", [
    organizations[0],
  ]);
  const day = (at: number): number => Math.floor(at / DAY);
  const within = (days: number) => (index: number) => {
    const ago = day(NOON) - day(NOON - 4 * DAY - index * 100_000);
    return ago >= 2 && ago <= days + 1;
  };
  const indexes = Array.from({ length: 6000 }, (_, index) => index);
  const bad = new Set(fraudulent.map((id) => first.indexOf(id)));
  expect(stored).toEqual([
    {
      payments_7d: indexes.filter(within(7)).length,
      frauds_7d: indexes.filter((index) => bad.has(index) && within(7)(index)).length,
      payments_30d: indexes.filter(within(30)).length,
      frauds_30d: 60,
    },
  ]);
  // ten frauds in 5,000 payments are believed in before the organization's own
  const rates = await Promise.all(organizations.map((organization) => readBaseRate(pool, organization, new Date(NOON))));
  expect(rates[0]).toBeCloseTo(70 / 11_000, 10);
  expect(rates[1]).toBeCloseTo(11 / 11_000, 10);
  await pool.end();
});
