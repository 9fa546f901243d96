// The rollup job: what it counts and when, with concurrent jobs, when killed, and with unexpected rows.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Step } from "../../src/statistics/rollup.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY, HOUR, MINUTE, type Past, pastOf, write } from "./history.ts";
import { rollupOf, SETTLED, type TestRollup } from "./rolling.ts";

const NOON = Date.UTC(2026, 10, 3, 12);

let database: TestDatabase;
let organization: string;
let clock: number;
let rollup: TestRollup;
const open: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  database = await createDatabase();
  organization = (await createTenant(database.url)).id;
  clock = NOON + HOUR;
  rollup = rollupOf(database.url, () => clock);
  open.push(rollup, database);
});
afterAll(async () => {
  for (const one of open) await one.close();
});

const history = (...pasts: Past[]): Promise<void> => write(database.url, organization, pasts);
const note = (sessionId: string) =>
  database.query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, $2, $3)", [organization, newId(), sessionId]);
const report = async (sessionId: string, outcome: string): Promise<void> => {
  await database.query("INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id) VALUES ($1, $2, $3, $4)", [
    organization,
    sessionId,
    outcome,
    newId(),
  ]);
  await note(sessionId);
};
/** How many of a fact there are, by grain. */
async function counted(fact = "assessments"): Promise<Record<string, number>> {
  const rows = await database.query<{ grain: string; count: number }>(
    "SELECT grain, sum((f.value -> 0)::int)::int AS count FROM statistics CROSS JOIN LATERAL jsonb_each(figures) f WHERE fact = $1 GROUP BY grain HAVING sum((f.value -> 0)::int) <> 0",
    [fact],
  );
  return Object.fromEntries(rows.map(({ grain, count }) => [grain, count]));
}
const each = (count: number) => ({ minute: count, hour: count, day: count });

describe("assessments", () => {
  test("are counted once no assessment of their time can still be in flight, and not before", async () => {
    await history(pastOf(NOON), pastOf(NOON + 1));
    clock = NOON + SETTLED;
    await rollup.all();
    expect(await counted()).toEqual({});
    clock = NOON + SETTLED + 1;
    await rollup.all();
    expect(await counted()).toEqual(each(1));
    clock += 1;
    await rollup.all();
    expect(await counted()).toEqual(each(2));
  });

  test("are reached although the clock goes on from step to step", async () => {
    await history(pastOf(NOON), pastOf(clock - MINUTE));
    let now = clock;
    const other = rollupOf(database.url, () => (now += 5));
    open.push(other);
    let more = true;
    for (let steps = 0; more && steps < 50; steps++) ({ more } = await other.step());
    // all of it, and no step beyond what came meanwhile
    expect(await counted()).toEqual(each(2));
  });

  test("of a minute with more of them than one step takes are counted step by step, each once", async () => {
    await history(...Array.from({ length: 4500 }, (_, index) => pastOf(NOON + index * 10)));
    // a quiet period made chunks long
    const sizes: number[] = [];
    for (let more = true; more; ) {
      const step = await rollup.step();
      sizes.push(step.assessments);
      ({ more } = step);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2100);
    expect(await counted()).toEqual(each(4500));
  });

  test("are all counted, once each, when a clock that was ahead has been set back", async () => {
    await history(pastOf(NOON), pastOf(NOON + 3 * HOUR, { amountMinor: 7 }));
    const right = clock;
    clock += DAY;
    await rollup.all();
    expect(await counted()).toEqual(each(2));
    // other processes had the right time meanwhile
    await history(pastOf(right - 10 * MINUTE), pastOf(right - 2 * MINUTE));
    // set back: what is assessed from now on lies before what is counted and checked
    clock = right;
    await rollup.all();
    await history(pastOf(right + 1, { submerchantId: newId(), codes: ["IP_TOR"] }), pastOf(right + MINUTE));
    clock = right + 2 * MINUTE;
    await rollup.all();
    // what is assessed under the right clock is on time
    expect([await counted(), await counted("signal")]).toEqual([each(5), each(2)]);
    clock = right + 2 * HOUR;
    await rollup.all();
    expect(await counted()).toEqual(each(7));
    await history(pastOf(right + 2 * HOUR), pastOf(NOON + 3 * HOUR + 1), pastOf(right + DAY + 1));
    clock = right + 2 * DAY;
    await rollup.all();
    expect([await counted(), await counted("signal")]).toEqual([each(10), each(2)]);
    expect(await rollup.all()).toEqual({ assessments: 0, changes: 0, corrected: 0 });
  });

  test("of amounts whose sum exceeds any integer do not stop the job", async () => {
    const largest = Number.MAX_SAFE_INTEGER;
    const some = (from: number) => Array.from({ length: 700 }, (_, index) => pastOf(NOON + from + index, { amountMinor: largest, currency: "CLF" }));
    await history(...some(0));
    await rollup.all();
    await history(...some(2 * MINUTE));
    clock += 2 * HOUR;
    await rollup.all();
    await history(pastOf(clock));
    clock += HOUR;
    await rollup.all();
    expect(await counted()).toEqual(each(1401));
    const [{ total } = { total: "" }] = await database.query<{ total: string }>(
      "SELECT sum((f.value -> 1)::numeric) AS total FROM statistics CROSS JOIN LATERAL jsonb_each(figures) f WHERE fact = 'assessments' AND grain = 'day' AND f.key LIKE '%CLF'",
    );
    expect(BigInt(total)).toBe(1400n * BigInt(largest));
  });

  test("of years ago are reached in a few steps, over times in which there was nothing", async () => {
    await history(pastOf(Date.UTC(2019, 1, 28)), pastOf(Date.UTC(2023, 5, 1)), pastOf(NOON));
    let steps = 0;
    for (let more = true; more; steps++) ({ more } = await rollup.step());
    expect(await counted()).toEqual(each(3));
    expect(steps).toBeLessThan(12);
  });

  test("that come late, though within ten minutes, are counted when their hour is checked", async () => {
    await history(pastOf(NOON + 30 * MINUTE, { codes: ["IP_TOR"] }));
    clock = NOON + 31 * MINUTE;
    await rollup.all();
    await history(pastOf(NOON + 30 * MINUTE + 1, { codes: ["IP_TOR"], decision: "decline", score: 95, amountMinor: 5_000_000 }), pastOf(NOON + 29 * MINUTE));
    clock = NOON + HOUR + 9 * MINUTE;
    expect(await rollup.all()).toMatchObject({ corrected: 0 });
    expect(await counted()).toEqual(each(1));
    clock = NOON + HOUR + 10 * MINUTE;
    expect(await rollup.all()).toMatchObject({ corrected: 2 });
    expect([await counted(), await counted("signal"), await counted("score"), await counted("recommended")]).toEqual([each(3), each(2), each(3), each(1)]);
    expect(await rollup.all()).toEqual({ assessments: 0, changes: 0, corrected: 0 });
  });

  test("of a submerchant count twice: for it, and for the organization", async () => {
    await history(pastOf(NOON, { submerchantId: newId() }));
    await rollup.all();
    expect(await counted()).toEqual(each(2));
  });

  test("without a latency or signals are counted all the same", async () => {
    await history(pastOf(NOON));
    await database.query("UPDATE assessments SET answer = '{}', signals = '[]'");
    await rollup.all();
    expect([await counted(), await counted("latency")]).toEqual([each(1), {}]);
  });
});

describe("what happens after an assessment", () => {
  test("is counted in its minute, once however often it is noted, and by difference when it changes", async () => {
    const past = pastOf(NOON);
    await history(past);
    await rollup.all();
    await report(past.sessionId, "chargeback_lost");
    await note(past.sessionId);
    await rollup.all();
    await note(past.sessionId);
    await rollup.all();
    expect([await counted("fraud"), await counted("chargeback"), await counted("outcome")]).toEqual([each(1), each(1), each(1)]);
    await database.query("UPDATE outcomes SET reverted_at = now()");
    await report(past.sessionId, "chargeback_won");
    await rollup.all();
    expect([await counted("fraud"), await counted("chargeback"), await counted("outcome")]).toEqual([{}, {}, each(2)]);
  });

  test("waits for the assessment itself: no share is ever larger than one", async () => {
    const past = pastOf(clock - 1000);
    await history(past);
    await report(past.sessionId, "captured");
    await rollup.all();
    expect([await counted(), await counted("good")]).toEqual([{}, {}]);
    clock += MINUTE;
    await rollup.all();
    expect([await counted(), await counted("good")]).toEqual([each(1), each(1)]);
  });

  test("is a fraud again if it is reported after an outcome of the organization had cleared it", async () => {
    const pasts = [pastOf(NOON, { submerchantId: newId() }), pastOf(NOON + 1, { submerchantId: newId() })];
    await history(...pasts);
    const reportFraud = ({ sessionId, submerchantId }: Past) =>
      database.query("INSERT INTO fraud_reports (organization_id, report_id, session_id, submerchant_id, share_with_network) VALUES ($1, $2, $3, $4, false)", [
        organization,
        newId(),
        sessionId,
        submerchantId,
      ]);
    const [before, after] = pasts as [Past, Past];
    await reportFraud(before);
    for (const { sessionId } of pasts) await report(sessionId, "false_positive");
    await database.query("UPDATE outcomes SET recorded_at = recorded_at - interval '1 second' WHERE session_id = $1", [after.sessionId]);
    await reportFraud(after);
    await rollup.all();
    // each counts twice: for the organization and for its submerchant
    expect([await counted("fraud"), await counted("false_positive")]).toEqual([each(2), each(2)]);
  });

  test("thousands of changes are counted in chunks", async () => {
    const pasts = Array.from({ length: 2500 }, (_, index) => pastOf(NOON + index));
    await history(...pasts);
    await database.query(
      "INSERT INTO statistics_changes (organization_id, id, session_id) SELECT organization_id, gen_random_uuid(), session_id FROM assessments",
    );
    const steps: Step[] = [];
    do steps.push(await rollup.step());
    while (steps.at(-1)?.more);
    expect(steps.flatMap(({ changes }) => (changes === 0 ? [] : [changes]))).toEqual([1000, 1000, 500]);
  });
});

describe("amounts that are large", () => {
  const declined = (at: number, amountMinor: number, more: Partial<Past> = {}) => pastOf(at, { decision: "decline", score: 90, amountMinor, ...more });
  const recommended = async () =>
    (
      await database.query<{ amount: number; priority: string }>("SELECT amount_minor::int AS amount, priority FROM case_recommendations ORDER BY amount_minor")
    ).map(({ amount, priority }) => [amount, priority]);

  test("are those from about 1,000 dollars on while an organization's own are not known", async () => {
    await history(declined(NOON, 1_999_999), declined(NOON + 1, 2_000_000), declined(NOON + 2, 20_000_000), declined(NOON + 3, 3_000_000, { score: 89.9 }));
    await history(declined(NOON + 4, 999_999_999, { currency: "XAF" }));
    await rollup.all();
    expect(await recommended()).toEqual([
      [2_000_000, "baja"],
      [20_000_000, "normal"],
    ]);
  });

  test("are those of its highest hundredth once a thousand payments are known", async () => {
    await history(...Array.from({ length: 1000 }, (_, index) => pastOf(NOON + index, { amountMinor: 100 * (index + 1) })));
    await history(declined(NOON + 2000, 98_000), declined(NOON + 2001, 99_500), declined(NOON + 2002, 999_000));
    await rollup.all();
    expect(await recommended()).toEqual([
      [99_500, "baja"],
      [999_000, "normal"],
    ]);
  });
});

describe("concurrent rollup jobs", () => {
  test("of several processes at once count everything once", async () => {
    const others = Array.from({ length: 3 }, () => rollupOf(database.url, () => clock));
    await history(...Array.from({ length: 40 }, (_, index) => pastOf(NOON + index * 40_000)));
    const steps = await Promise.all([rollup, ...others].flatMap((one) => [one.step(), one.step()]));
    expect(steps.some(({ mine }) => mine)).toBe(true);
    await rollup.all();
    expect(await counted()).toEqual(each(40));
    for (const one of others) await one.close();
  });

  test("that are killed at any statement leave nothing half done", async () => {
    const past = pastOf(NOON, { decision: "decline", score: 99, amountMinor: 9_000_000 });
    await history(past);
    await report(past.sessionId, "fraud_confirmed");
    for (let statement = 0; statement < 14; statement++) await rollup.killed(statement);
    await rollup.all();
    expect([await counted(), await counted("fraud"), await counted("recommended")]).toEqual([each(1), each(1), each(1)]);
    expect(await database.query("SELECT session_id FROM statistics_changes")).toEqual([]);
  });

  test("whose connections are ended by the database go on with new ones", async () => {
    await history(...Array.from({ length: 30 }, (_, index) => pastOf(NOON - index * DAY)));
    const ended = (async () => {
      for (let round = 0; round < 20; round++)
        await database.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-statistics'",
        );
    })();
    for (let round = 0; round < 10; round++) await rollup.step().catch(() => undefined);
    await ended;
    await rollup.all();
    expect(await counted()).toEqual(each(30));
  });
});
