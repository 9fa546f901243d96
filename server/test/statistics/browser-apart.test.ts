// A publishable key is anybody's: what browsers assess moves no rate, no average and no ranking of the server's figures.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { HOUR, MINUTE, type Past, pastOf, write } from "./history.ts";
import { rollupOf, type TestRollup } from "./rolling.ts";

const now = Date.now();

let service: TestService;
let rollup: TestRollup;
/** The same past, with the page's assessments and without. */
let alone: World;
let diluted: World;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  rollup = rollupOf(service.database.url, () => now + HOUR);
  [alone, diluted] = [await createWorld([]), await createWorld(theirs())];
  await rollup.all();
});
afterAll(async () => {
  await rollup.close();
  await service.close();
});

const at = (index: number): number => now - HOUR + index * 1000;
/** Of the server: a chargeback, a fraud that was caught, a false alarm, and one that went well. */
const ours = (): readonly [Past, Past, Past, Past] => [
  pastOf(at(0), { score: 10, codes: ["IP_TOR"] }),
  pastOf(at(1), { score: 96, decision: "decline", codes: ["IP_TOR"] }),
  pastOf(at(2), { score: 80, decision: "review" }),
  pastOf(at(3), { score: 14 }),
];
/** Of a page: any number of payments, none like those of the server. */
const theirs = (): Past[] => Array.from({ length: 60 }, (_, index) => pastOf(at(4 + index), { browser: true, score: 0, codes: ["MICRO_AMOUNT"] }));

async function report(key: string, { sessionId }: Past, outcome: string): Promise<void> {
  const { status, text } = await call(`${service.url}/api/v1/assess/outcome`, { key, body: { session_id: sessionId, outcome } });
  expect([status, text]).toEqual([200, expect.any(String)]);
}

interface World {
  readonly tenant: Tenant;
  readonly key: string;
}

async function createWorld(page: readonly Past[]): Promise<World> {
  const tenant = await createTenant(service.database.url);
  const { value: key } = await tenant.key("secret", { permissions: ["assess", "stats:read", "merchant:read"] });
  const [charged, caught, alarm, good] = ours();
  await write(service.database.url, tenant.id, [charged, caught, alarm, good, ...page]);
  for (const [past, outcome] of [
    [charged, "chargeback_lost"],
    [caught, "fraud_confirmed"],
    [alarm, "false_positive"],
    [good, "captured"],
  ] as const)
    await report(key, past, outcome);
  for (const [index, outcome] of ["chargeback_lost", "fraud_confirmed", "false_positive", "captured"].entries())
    for (const past of page.slice(index * 5, index * 5 + 5)) await report(key, past, outcome);
  return { tenant, key };
}

const read = async (key: string, path: string, query: Record<string, string> = {}) =>
  (await call(`${service.url}/api/v1/merchant/${path}?${new URLSearchParams(query)}`, { key })).body;
const period = { from: new Date(now - 2 * HOUR).toISOString(), to: new Date(now + MINUTE).toISOString() };
const days = { from: new Date(now - 2 * HOUR).toISOString().slice(0, 10), to: new Date(now).toISOString().slice(0, 10) };

test("rates, averages and rankings are the same with the assessments of a page and without", async () => {
  const [one, other] = [await read(alone.key, "prevention-stats", period), await read(diluted.key, "prevention-stats", period)].map(({ data }) => data);
  expect([one.assessments.by_origin, other.assessments.by_origin]).toEqual([
    { server: 4, browser: 0 },
    { server: 4, browser: 60 },
  ]);
  for (const name of ["average_risk_score", "top_signals"] as const) expect([name, other.assessments[name]]).toEqual([name, one.assessments[name]]);
  for (const name of ["chargeback_rate", "fraud_rate", "false_positive_rate", "precision", "recall"] as const)
    expect([name, other.outcomes[name]]).toEqual([name, one.outcomes[name]]);
  expect([one.assessments.average_risk_score, one.outcomes.chargeback_rate, one.outcomes.fraud_rate, one.outcomes.false_positive_rate]).toEqual([
    50, 0.3333, 0.5, 0.25,
  ]);

  const [report, dilutedReport] = [await read(alone.key, "calibration", period), await read(diluted.key, "calibration", period)];
  expect(dilutedReport).toEqual(report);

  const averages = async (key: string): Promise<unknown[]> =>
    (await read(key, "stats", days)).data.map((day: { average_risk_score: number | null }) => day.average_risk_score);
  expect(await averages(diluted.key)).toEqual(await averages(alone.key));
});

test("assessments of pages are counted in the figures of browsers", async () => {
  const { assessments } = (await read(diluted.key, "prevention-stats", period)).data;
  expect(assessments).toMatchObject({
    browser_by_decision: { approve: 60, challenge: 0, review: 0, decline: 0 },
    browser_average_risk_score: 0,
    browser_top_signals: [{ code: "MICRO_AMOUNT", count: 60 }],
  });
});
