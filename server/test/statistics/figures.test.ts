// The figures are what a recount of every row says: of any past, however it was rolled up, in any period, for every caller.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { anyPast, DAY, HOUR, MINUTE, type Past, write } from "./history.ts";
import { type Chance, chanceOf } from "./random.ts";
import { calibrationOf, dayOf, everything, type Known, latencyOf, newestFirst, preventionOf, withoutZeros } from "./recount.ts";
import { rollupOf, SETTLED, type TestRollup } from "./rolling.ts";

/** Sums of money in figures. */
const AMOUNTS = ["amount_by_currency", "declined_amount_by_currency", "browser_amount_by_currency", "browser_declined_amount_by_currency"] as const;

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
});
afterAll(() => service.close());

/** Ends of months, and days that are an hour or half an hour shorter or longer somewhere. */
const SLOTS = ["2026-02-28T23:59:30Z", "2026-03-08T06:59:00Z", "2026-04-04T15:00:00Z", "2026-09-06T04:00:00Z", "2026-10-03T15:30:00Z", "2026-10-25T01:00:00Z"];
const ZONES = [
  "UTC",
  "America/Mexico_City",
  "America/New_York",
  "America/Santiago",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Madrid",
  "America/St_Johns",
  "Pacific/Kiritimati",
];
const OUTCOMES = ["captured", "captured", "captured", "failed", "refunded", "chargeback_lost", "chargeback_won", "fraud_confirmed", "false_positive"];

/** A provider with a past. */
interface World {
  readonly psp: Tenant;
  readonly submerchants: readonly [string, string];
  /** Keys of the organization and of each submerchant. */
  readonly keys: readonly [string, string, string];
  readonly admin: string;
}

async function createWorld(): Promise<World> {
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const submerchants = [newId(), newId()] as const;
  for (const id of submerchants)
    await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [psp.id, id]);
  const key = async (submerchantId: string | null) =>
    (await psp.key("secret", { submerchantId, permissions: ["assess", "fraud:report", "stats:read", "merchant:read"] })).value;
  return { psp, submerchants, keys: [await key(null), await key(submerchants[0]), await key(submerchants[1])], admin: await service.token("admin", psp.id) };
}

/** Says something about a session: an outcome, a report, a case, the next step of a case. */
async function happen(chance: Chance, { keys, admin, submerchants }: World, past: Past): Promise<void> {
  const own = past.submerchantId === null ? keys[0] : (keys[submerchants.indexOf(past.submerchantId) + 1] ?? keys[0]);
  const key = chance.of([keys[0], own]);
  const send = (path: string, body: object, by: string, method = "POST") => call(`${service.url}/api/v1${path}`, { key: by, body, method });
  const incident = { incident_type: "phishing", jurisdiction: "MX", amount: 10, currency: "MXN" };
  if (chance.is(0.75)) {
    const answer = await send("/assess/outcome", { session_id: past.sessionId, outcome: chance.of(OUTCOMES) }, key);
    expect(answer.status).toBe(200);
  } else if (chance.is(0.5)) {
    expect((await send("/report-fraud", { session_id: past.sessionId, ...incident }, key)).status).toBeLessThan(300);
  } else {
    const opened = await send("/cases", { session_id: past.sessionId, incident_date: "2026-02-01", ...incident }, admin);
    expect(opened.status).toBe(201);
    if (chance.is(0.5)) expect((await send(`/cases/${opened.body.id}`, { status: "archivado" }, admin, "PATCH")).status).toBe(200);
  }
}

/** Writes a history step by step while two concurrent rollup jobs count it, some are killed, and late reports arrive. Returns the final clock. */
async function live(chance: Chance, world: World): Promise<{ pasts: Past[]; rollup: TestRollup }> {
  const places = SLOTS.map((text) => Date.parse(text));
  const pasts = Array.from({ length: 300 }, () => anyPast(chance, chance.of(places), world.submerchants)).toSorted((one, other) => one.at - other.at);
  let clock = 0;
  const rollups = [rollupOf(service.database.url, () => clock), rollupOf(service.database.url, () => clock)] as const;
  for (let from = 0; from < pasts.length; ) {
    const size = 1 + chance.below(40);
    const chunk = pasts.slice(from, from + size);
    clock = Math.max(clock, (chunk.at(-1)?.at ?? 0) + chance.of([0, SETTLED, MINUTE]));
    // some are in flight so long that their turn is over, though not for ten minutes
    const held = chunk.filter(({ at }) => at > clock - 10 * MINUTE && chance.is(0.2));
    await write(
      service.database.url,
      world.psp.id,
      chunk.filter((past) => !held.includes(past)),
    );
    from += size;
    for (let step = chance.below(3); step > 0; step--) {
      if (chance.is(0.3)) await rollups[0].killed(chance.below(9));
      if (chance.is(0.3)) await Promise.all([rollups[0].step(), rollups[1].step()]);
      else await chance.of(rollups).step();
    }
    await write(service.database.url, world.psp.id, held);
    const written = pasts.slice(0, from);
    for (let report = chance.below(12); report > 0; report--) {
      await happen(chance, world, chance.of(written));
      if (chance.is(0.2)) await Promise.all([rollups[0].step(), rollups[1].step()]);
    }
  }
  // the hour after the last one is checked as well
  clock += 2 * HOUR;
  await rollups[1].all();
  await rollups[1].close();
  return { pasts, rollup: rollups[0] };
}

/** A moment near one of the past's: at an edge, beside it, or anywhere. */
function momentNear(chance: Chance, pasts: readonly Past[]): number {
  const { at } = chance.of(pasts);
  const width = chance.of([MINUTE, HOUR, DAY]);
  return Math.floor(at / width) * width + chance.of([0, 0, 1, -1, width, MINUTE, 30_500, -MINUTE, chance.below(DAY)]);
}

const cut = (at: number): number => Math.floor(at / MINUTE) * MINUTE;
const iso = (at: number): string => new Date(at).toISOString();

describe.each([11, 14, 17])("a generated history (seed %i)", (seed) => {
  const chance = chanceOf(seed);
  let world: World;
  let pasts: Past[];
  let all: Known[];
  let rollup: TestRollup;
  beforeAll(async () => {
    await service.database.query("UPDATE statistics_progress SET counted_until = 'epoch', checked_until = 'epoch'");
    world = await createWorld();
    ({ pasts, rollup } = await live(chance, world));
    all = await everything(service.database, world.psp.id);
  }, 180_000);
  afterAll(() => rollup?.close());

  /** The caller, its filter, and the rows that the figures have to be of. */
  const askers = (): { key: string; query: Record<string, string>; submerchant: string | null }[] => {
    const [one, other] = world.submerchants;
    return [
      { key: world.keys[0], query: {}, submerchant: null },
      { key: world.keys[0], query: { submerchant_id: one }, submerchant: one },
      { key: world.keys[1], query: {}, submerchant: one },
      { key: world.keys[2], query: { submerchant_id: other }, submerchant: other },
    ];
  };
  const of = (submerchant: string | null): Known[] => all.filter(({ submerchantId }) => submerchant === null || submerchantId === submerchant);
  const get = async (key: string, path: string, query: Record<string, string>): Promise<TestAnswer> => {
    const answer = await call(`${service.url}/api/v1/merchant/${path}?${new URLSearchParams(query)}`, { key });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer;
  };

  test("is one in which something happened", () => {
    expect(all.length).toBe(pasts.length);
    for (const is of ["fraud", "chargeback", "falseAlarm", "good", "openCases", "reason"] as const) expect(all.some((row) => row[is])).toBe(true);
  });

  test("fraud equals the disputes recorded for payers", async () => {
    const rows = await service.database.query<{ session_id: string }>("SELECT DISTINCT session_id FROM payer_disputes WHERE organization_id = $1", [
      world.psp.id,
    ]);
    expect(rows.map(({ session_id }) => session_id).toSorted()).toEqual(
      all
        .filter(({ fraud }) => fraud)
        .map(({ sessionId }) => sessionId)
        .toSorted(),
    );
  });

  test("prevention statistics of any period are a recount's", async () => {
    for (let round = 0; round < 60; round++) {
      const { key, query, submerchant } = chance.of(askers());
      const [from, to] = [momentNear(chance, pasts), momentNear(chance, pasts)].toSorted((one, other) => one - other) as [number, number];
      if (cut(from) === cut(to)) continue;
      const { body } = await get(key, "prevention-stats", { ...query, from: iso(from), to: iso(to) });
      const rows = of(submerchant).filter(({ at }) => at >= cut(from) && at < cut(to));
      const { latency_ms: latency, ...assessments } = body.data.assessments;
      for (const name of AMOUNTS) assessments[name] = withoutZeros(assessments[name]);
      const outcomes = { ...body.data.outcomes, prevented_amount_by_currency: withoutZeros(body.data.outcomes.prevented_amount_by_currency) };
      expect({ requested: [iso(from), iso(to)], ...body.data, assessments, outcomes }).toEqual({
        requested: [iso(from), iso(to)],
        period: { from: iso(cut(from)), to: iso(cut(to)), days: Math.round(((cut(to) - cut(from)) / DAY) * 1e4) / 1e4 },
        ...preventionOf(rows),
        submerchant_id: submerchant,
      });
      for (const [name, part] of [
        ["p50", 0.5],
        ["p95", 0.95],
        ["p99", 0.99],
      ] as const) {
        const exact = latencyOf(rows, part);
        if (exact === null) expect(latency[name]).toBeNull();
        else expect(Math.abs(latency[name] - Math.max(exact, 0.01))).toBeLessThanOrEqual(Math.max(exact, 0.01) * 0.05);
      }
    }
  });

  test("days of any time zone are a recount's", async () => {
    for (const timezone of ZONES) {
      const day = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, year: "numeric", month: "2-digit", day: "2-digit" });
      const { key, query, submerchant } = chance.of(askers());
      const [from, to] = [momentNear(chance, pasts), momentNear(chance, pasts)].map((at) => iso(at).slice(0, 10)).toSorted() as [string, string];
      const { body } = await get(key, "stats", { ...query, from, to, timezone });
      const rows = Map.groupBy(of(submerchant), ({ at }) => day.format(at));
      expect([body.timezone, body.submerchant_id, body.data[0].date, body.data.at(-1).date]).toEqual([timezone, submerchant, from, to]);
      expect(body.data.length).toBe((Date.parse(to) - Date.parse(from)) / DAY + 1);
      for (const { date, ...figures } of body.data) {
        for (const name of AMOUNTS) figures[name] = withoutZeros(figures[name]);
        expect({ timezone, date, ...figures }).toEqual({ timezone, date, ...dayOf(rows.get(date) ?? []) });
      }
    }
  });

  test("the calibration report of any period and direction is a recount's", async () => {
    for (let round = 0; round < 20; round++) {
      const { key, query, submerchant } = chance.of(askers());
      const flow = chance.of([undefined, "payin", "payout"]);
      const [from, to] = [momentNear(chance, pasts), momentNear(chance, pasts)].toSorted((one, other) => one - other) as [number, number];
      if (cut(from) === cut(to)) continue;
      const { body } = await get(key, "calibration", { ...query, from: iso(from), to: iso(to), ...(flow === undefined ? {} : { flow }) });
      const rows = of(submerchant).filter((row) => row.at >= cut(from) && row.at < cut(to) && (flow === undefined || row.flow === flow));
      // fitted by jobs of their own: calibration/
      const { period: _, curves: __, drift: ___, ...report } = body;
      expect(report).toEqual({ flow: flow ?? null, submerchant_id: submerchant, ...calibrationOf(rows) });
    }
  });

  test("recommended cases are a recount's, by every filter, page by page", async () => {
    for (const { key, query, submerchant } of askers())
      for (const reason of [undefined, "fraud_confirmed", "chargeback_lost", "large_declined"])
        for (const priority of [undefined, "baja", "normal", "alta", "urgente"]) {
          const filter = { ...query, ...(reason === undefined ? {} : { reason }), ...(priority === undefined ? {} : { priority }) };
          const wanted = newestFirst(of(submerchant)).filter(
            (row) => row.reason !== undefined && (reason === undefined || row.reason === reason) && (priority === undefined || row.priority === priority),
          );
          const found: unknown[] = [];
          for (let cursor: string | null | undefined; cursor !== null; ) {
            const { body } = await get(key, "cases", { ...filter, limit: "17", ...(cursor === undefined ? {} : { cursor }) });
            found.push(...body.data);
            cursor = body.next_cursor;
          }
          expect(found).toEqual(
            wanted.map((row) =>
              expect.objectContaining({
                session_id: row.sessionId,
                assessed_at: iso(row.at),
                reason: row.reason,
                priority: row.priority,
                submerchant_id: row.submerchantId,
                decision: row.decision,
                risk_score: row.score,
                origin: row.browser ? "browser" : "server",
              }),
            ),
          );
        }
  });

  test("the coarser figures are the sum of the finer ones, and what is left to do is nothing", async () => {
    const sums = await service.database.query(
      `SELECT submerchant_id, fact, key, bucket, count(DISTINCT (n, total)) FROM (
         SELECT submerchant_id, fact, f.key, date_trunc('day', bucket, 'UTC') AS bucket, grain, sum((f.value -> 0)::bigint) AS n, sum((f.value -> 1)::bigint) AS total
         FROM statistics CROSS JOIN LATERAL jsonb_each(figures) f WHERE organization_id = $1 GROUP BY 1, 2, 3, 4, 5
       ) s WHERE n <> 0 OR total <> 0 GROUP BY 1, 2, 3, 4 HAVING count(DISTINCT (n, total)) > 1 OR count(*) <> 3`,
      [world.psp.id],
    );
    expect(sums).toEqual([]);
    expect(await rollup.all()).toEqual({ assessments: 0, changes: 0, corrected: 0 });
  });
});
