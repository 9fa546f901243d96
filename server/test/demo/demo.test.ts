// The demo: simulated payments in a sandbox, with everything that became of them.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDemo, type StoredPayment } from "../../demo/run.ts";
import { connectInstallation, type Installation } from "../../replay/installation.ts";
import { createDecisionSink, type DecisionSink } from "../../replay/run.ts";
import { generateHistory } from "../../simulator/generate.ts";
import type { SimulatedPayment } from "../../simulator/history.ts";
import { reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { simulateTime } from "../../src/platform/time/clock.ts";
import { checkDemo } from "../../src/processes/demo.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";

const DAY = 86_400_000;
const DAYS = 8;
/** The last payments, of another run. */
const LATER = 40;

const secretsKeys: readonly SecretsKey[] = [{ id: "test", key: Buffer.alloc(32, 3) }];

let service: TestService;
let installation: Installation;
let decisions: DecisionSink;
let endSimulation: () => void;
let clock = 0;
let now = 0;
let payments: SimulatedPayment[];
const stored: StoredPayment[] = [];

beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  now = Date.now();
  const from = Math.floor(now / DAY) * DAY - (DAYS - 1) * DAY;
  const history = generateHistory({ seed: 7, set: "fit", from, days: DAYS, customers: 60 });
  payments = history.payments.map((payment) => ({ ...payment, at: Math.floor(payment.at) })).filter(({ at }) => at < now);
  clock = from;
  endSimulation = simulateTime(() => clock);
  decisions = createDecisionSink();
  const [key] = await service.database.query<{ id: string }>("SELECT id FROM api_keys WHERE organization_id = $1 AND kind = 'secret' LIMIT 1", [
    service.tenant.id,
  ]);
  installation = await connectInstallation({
    url: service.database.url,
    organizationId: service.tenant.id,
    keyId: key?.id ?? "",
    identifiers,
    networkKeys: [{ id: "test", key: Buffer.alloc(32, 1) }],
    production: false,
    secretsKeys,
    encrypts: false,
    decided: (one) => {
      decisions.put(one);
      const payment = payments.find(({ at }) => at === one.job.subject.transaction.assessedAt);
      if (payment !== undefined) stored.push({ payment, session: one.job.sessionId, decision: one.evaluation.decision });
    },
  });
});
afterAll(async () => {
  await installation.close();
  endSimulation();
  await service.close();
});

const run = (due: readonly SimulatedPayment[], before?: readonly StoredPayment[]): Promise<void> =>
  runDemo(
    installation,
    due,
    decisions,
    {
      now,
      setTime: (at) => {
        clock = at;
      },
      progress: () => undefined,
    },
    before,
  );

const counts = async (): Promise<Record<string, unknown> | undefined> =>
  (
    await service.database.query(
      `SELECT (SELECT count(*)::int FROM assessments) AS payments, (SELECT count(*)::int FROM outcomes) AS outcomes,
        (SELECT count(*)::int FROM reviews) AS reviews, (SELECT min(assessed_at) < now() - interval '6 days' FROM assessments) AS old`,
    )
  )[0];

test("stores each payment at its time, counts it, and reports what became of it", async () => {
  await run(payments.slice(0, -LATER));
  const found = await counts();
  expect(found).toMatchObject({ payments: payments.length - LATER, old: true });
  expect(found?.outcomes).toBeGreaterThan(payments.length / 4);
});

test("interrupted, it goes on: nothing is assessed or resolved a second time", async () => {
  const before = await counts();
  await run([], stored);
  expect(await counts()).toEqual(before);
});

test("goes on where stored requests were encrypted meanwhile, and stores its own as the settings say", async () => {
  const owner = new pg.Client({ connectionString: service.database.url });
  await owner.connect();
  const encrypted = await reencrypt(owner, secretsKeys, service.tenant.id, () => undefined);
  await owner.end();
  expect(encrypted).toBeGreaterThanOrEqual(payments.length - LATER);
  await run(payments.slice(-LATER), [...stored]);
  const [found] = await service.database.query("SELECT count(*)::int AS payments, count(request)::int AS clear FROM assessments");
  expect(found).toEqual({ payments: payments.length, clear: LATER });
});

test("production refuses the option, and says what to do", () => {
  expect(() => checkDemo("production")).toThrow("Leave --demo out");
  expect(() => checkDemo("sandbox")).not.toThrow();
});
