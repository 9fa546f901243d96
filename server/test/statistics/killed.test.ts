// The worker is killed in the midst of rolling up, again and again, while assessments and outcomes come in: the figures are a recount's in the end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { startWorker, type Worker } from "../webhooks/worker.ts";
import { anyPast, DAY, HOUR, MINUTE, type Past, write } from "./history.ts";
import { chanceOf } from "./random.ts";
import { everything, preventionOf, withoutZeros } from "./recount.ts";

const KILLS = 5;
const EACH = 2000;

let service: TestService;
let worker: Worker | undefined;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
});
afterAll(async () => {
  await worker?.end("SIGKILL");
  await service.close();
});

const chance = chanceOf(5);
const now = Math.floor(Date.now() / HOUR) * HOUR;
/** At any time of three days, half of them in one hour; far enough back that each of their hours is over. */
const some = (): Past[] =>
  Array.from({ length: EACH }, () => {
    const at = now - 2 * HOUR - (chance.is(0.5) ? chance.below(HOUR) : chance.below(3 * DAY));
    return { ...anyPast(chance, 0, []), at, sessionId: newId(at) };
  });

async function report(sessions: readonly Past[]): Promise<void> {
  for (const outcome of ["captured", "fraud_confirmed", "chargeback_lost"]) {
    const reported = sessions.filter(() => chance.is(0.2)).map(({ sessionId }) => sessionId);
    await service.database.query(
      `WITH reported AS (
         INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id) SELECT $1, session_id, $2, gen_random_uuid() FROM unnest($3::uuid[]) AS session_id RETURNING session_id
       ) INSERT INTO statistics_changes (organization_id, id, session_id) SELECT $1, gen_random_uuid(), session_id FROM reported`,
      [service.tenant.id, outcome, reported],
    );
  }
}

/** Is a statement of the worker running? */
const atWork = async (): Promise<boolean> => {
  const rows = await service.database.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-statistics' AND state = 'active' AND query ~ 'count_assessments|recount|count_changes'",
  );
  return rows.length > 0;
};

const left = async (): Promise<number> => {
  const [row] = await service.database.query<{ left: number }>(
    "SELECT (SELECT count(*) FROM statistics_changes)::int + (checked_until < date_trunc('hour', now()) - interval '1 hour')::int AS left FROM statistics_progress",
  );
  return row?.left ?? Number.NaN;
};

test("a worker that is killed while it counts leaves nothing out, and nothing twice", { timeout: 120_000 }, async () => {
  const first = some();
  await write(service.database.url, service.tenant.id, first);
  await report(first);
  for (let kill = 0; kill < KILLS; kill++) {
    worker = await startWorker(service.database.url);
    await expect.poll(atWork, { timeout: 20_000, interval: 2 }).toBe(true);
    await worker.end("SIGKILL");
  }
  worker = await startWorker(service.database.url);
  await expect.poll(left, { timeout: 60_000, interval: 100 }).toBe(0);

  const rows = await everything(service.database, service.tenant.id);
  expect(rows.length).toBe(EACH);
  const key = (await service.tenant.key("secret", { permissions: ["stats:read", "merchant:read"] })).value;
  const query = new URLSearchParams({ from: new Date(now - 4 * DAY).toISOString(), to: new Date(now + MINUTE).toISOString() });
  const { data } = (await call(`${service.url}/api/v1/merchant/prevention-stats?${query}`, { key })).body;
  const { latency_ms: _, ...assessments } = data.assessments;
  const wanted = preventionOf(rows);
  expect({ ...assessments, amount_by_currency: withoutZeros(assessments.amount_by_currency) }).toEqual({
    ...wanted.assessments,
    declined_amount_by_currency: assessments.declined_amount_by_currency,
  });
  expect(withoutZeros(assessments.declined_amount_by_currency)).toEqual(wanted.assessments.declined_amount_by_currency);
  expect(data.outcomes).toMatchObject({ ...wanted.outcomes, prevented_amount_by_currency: expect.anything() });
  expect(data.case_recommendations).toEqual(wanted.case_recommendations);
});
