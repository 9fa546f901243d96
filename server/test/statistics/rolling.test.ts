// The roller at its work: what it counts, when, and what it does when it is not alone, is killed, or finds more than it expected.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/identifiers/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY, HOUR, MINUTE, type Past, pastOf, write } from "./history.ts";
import { rollerOf, SETTLED, type TestRoller } from "./rolling.ts";

const NOON = Date.UTC(2026, 10, 3, 12);

let database: TestDatabase;
let organization: string;
let clock: number;
let roller: TestRoller;
const open: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  database = await createDatabase();
  organization = (await createTenant(database.url)).id;
  clock = NOON + HOUR;
  roller = rollerOf(database.url, () => clock);
  open.push(roller, database);
});
afterAll(async () => {
  for (const one of open) await one.close();
});

const history = (...pasts: Past[]): Promise<void> => write(database.url, organization, pasts);
const note = (sessionId: string) =>
  database.query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, $2, $3)", [organization, newId(), sessionId]);
const tell = async (sessionId: string, outcome: string): Promise<void> => {
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
  test("are counted when none of their time can still be on its way, and not before", async () => {
    await history(pastOf(NOON), pastOf(NOON + 1));
    clock = NOON + SETTLED;
    await roller.all();
    expect(await counted()).toEqual({});
    clock = NOON + SETTLED + 1;
    await roller.all();
    expect(await counted()).toEqual(each(1));
    clock += 1;
    await roller.all();
    expect(await counted()).toEqual(each(2));
  });

  test("of years ago are reached in a few steps, over times in which there was nothing", async () => {
    await history(pastOf(Date.UTC(2019, 1, 28)), pastOf(Date.UTC(2023, 5, 1)), pastOf(NOON));
    let steps = 0;
    for (let more = true; more; steps++) ({ more } = await roller.step());
    expect(await counted()).toEqual(each(3));
    expect(steps).toBeLessThan(12);
  });

  test("that come late, though within ten minutes, are counted when their hour is checked", async () => {
    await history(pastOf(NOON + 30 * MINUTE, { codes: ["IP_TOR"] }));
    clock = NOON + 31 * MINUTE;
    await roller.all();
    await history(pastOf(NOON + 30 * MINUTE + 1, { codes: ["IP_TOR"], decision: "decline", score: 95, amountMinor: 5_000_000 }), pastOf(NOON + 29 * MINUTE));
    clock = NOON + HOUR + 9 * MINUTE;
    expect(await roller.all()).toMatchObject({ corrected: 0 });
    expect(await counted()).toEqual(each(1));
    clock = NOON + HOUR + 10 * MINUTE;
    expect(await roller.all()).toMatchObject({ corrected: 2 });
    expect([await counted(), await counted("signal"), await counted("score"), await counted("recommended")]).toEqual([each(3), each(2), each(3), each(1)]);
    expect(await roller.all()).toEqual({ assessments: 0, changes: 0, corrected: 0 });
  });

  test("of a submerchant count twice: for it, and for the organization", async () => {
    await history(pastOf(NOON, { submerchantId: newId() }));
    await roller.all();
    expect(await counted()).toEqual(each(2));
  });

  test("without a latency or signals are counted all the same", async () => {
    await history(pastOf(NOON));
    await database.query("UPDATE assessments SET answer = '{}', signals = '[]'");
    await roller.all();
    expect([await counted(), await counted("latency")]).toEqual([each(1), {}]);
  });
});

describe("what happens after an assessment", () => {
  test("is counted in its minute, once however often it is noted, and by difference when it changes", async () => {
    const past = pastOf(NOON);
    await history(past);
    await roller.all();
    await tell(past.sessionId, "chargeback_lost");
    await note(past.sessionId);
    await roller.all();
    await note(past.sessionId);
    await roller.all();
    expect([await counted("fraud"), await counted("chargeback"), await counted("outcome")]).toEqual([each(1), each(1), each(1)]);
    await database.query("UPDATE outcomes SET reverted_at = now()");
    await tell(past.sessionId, "chargeback_won");
    await roller.all();
    expect([await counted("fraud"), await counted("chargeback"), await counted("outcome")]).toEqual([{}, {}, each(2)]);
  });

  test("is counted before the assessment itself, where it came first", async () => {
    const past = pastOf(clock - 1000);
    await history(past);
    await tell(past.sessionId, "captured");
    await roller.all();
    expect([await counted(), await counted("good")]).toEqual([{}, each(1)]);
    clock += MINUTE;
    await roller.all();
    expect([await counted(), await counted("good")]).toEqual([each(1), each(1)]);
  });

  test("thousands of changes are counted in portions", async () => {
    const pasts = Array.from({ length: 2500 }, (_, index) => pastOf(NOON + index));
    await history(...pasts);
    await database.query(
      "INSERT INTO statistics_changes (organization_id, id, session_id) SELECT organization_id, gen_random_uuid(), session_id FROM assessments",
    );
    const first = await roller.step();
    expect([first.changes, first.more]).toEqual([2000, true]);
    expect((await roller.all()).changes).toBe(500);
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
    await roller.all();
    expect(await recommended()).toEqual([
      [2_000_000, "baja"],
      [20_000_000, "normal"],
    ]);
  });

  test("are those of its highest hundredth once a thousand payments are known", async () => {
    await history(...Array.from({ length: 1000 }, (_, index) => pastOf(NOON + index, { amountMinor: 100 * (index + 1) })));
    await history(declined(NOON + 2000, 98_000), declined(NOON + 2001, 99_500), declined(NOON + 2002, 999_000));
    await roller.all();
    expect(await recommended()).toEqual([
      [99_500, "baja"],
      [999_000, "normal"],
    ]);
  });
});

describe("rollers", () => {
  test("of several processes at once count everything once", async () => {
    const others = Array.from({ length: 3 }, () => rollerOf(database.url, () => clock));
    await history(...Array.from({ length: 40 }, (_, index) => pastOf(NOON + index * 40_000)));
    const steps = await Promise.all([roller, ...others].flatMap((one) => [one.step(), one.step()]));
    expect(steps.some(({ mine }) => mine)).toBe(true);
    await roller.all();
    expect(await counted()).toEqual(each(40));
    for (const one of others) await one.close();
  });

  test("that die at any statement leave nothing half done", async () => {
    const past = pastOf(NOON, { decision: "decline", score: 99, amountMinor: 9_000_000 });
    await history(past);
    await tell(past.sessionId, "fraud_confirmed");
    for (let statement = 0; statement < 14; statement++) await roller.killed(statement);
    await roller.all();
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
    for (let round = 0; round < 10; round++) await roller.step().catch(() => undefined);
    await ended;
    await roller.all();
    expect(await counted()).toEqual(each(30));
  });
});
