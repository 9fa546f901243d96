// The demo: simulated payments in a sandbox, with everything that became of them.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDemo, type StoredPayment } from "../../demo/run.ts";
import { createMonth, occasions } from "../../demo/team/month.ts";
import { type OpenOffice, openOffice } from "../../demo/team/office.ts";
import { createTeam, type Team } from "../../demo/team/team.ts";
import { connectInstallation, type Installation } from "../../replay/installation.ts";
import { createDecisionSink, type DecisionSink } from "../../replay/run.ts";
import { generateHistory } from "../../simulator/generate.ts";
import type { SimulatedPayment } from "../../simulator/history.ts";
import { reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { secretsKeysOf } from "../../src/platform/keyrings/configured-secrets-keys.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { simulateTime } from "../../src/platform/time/clock.ts";
import { checkDemo } from "../../src/processes/demo.ts";
import { identifiers } from "../harness/identifiers.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

const DAY = 86_400_000;
const DAYS = 8;
/** The last payments, of another run. */
const LATER = 40;

const secretsKeys: readonly SecretsKey[] = [{ id: "test", key: Buffer.alloc(32, 3) }];

let service: TestService;
let installation: Installation;
let decisions: DecisionSink;
let endSimulation: () => void;
let team: Team;
let office: OpenOffice;
let done: readonly string[] = [];
let clock = 0;
let now = 0;
let payments: SimulatedPayment[];
const stored: StoredPayment[] = [];

beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  // the same history at every hour
  now = Math.floor(Date.now() / DAY) * DAY;
  const from = now - DAYS * DAY;
  const history = generateHistory({ seed: 17, set: "fit", from, days: DAYS, customers: 90 });
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
  const provider = await createTenant(service.database.url, { segment: "psp" });
  const teamOf = (id: string): Team => createTeam(service.url, id, (role) => service.token(role, id));
  team = teamOf(service.tenant.id);
  office = await openOffice({
    url: service.database.url,
    pooling: "session",
    secretsKeys: secretsKeysOf(readConfig({ SECRETS_KEYS })),
    installation,
    team,
    provider: teamOf(provider.id),
  });
});
afterAll(async () => {
  await office.close();
  await installation.close();
  endSimulation();
  await service.close();
});

const setTime = (at: number): void => {
  clock = at;
};

/** A demo that knows which occasions are done. */
const run = (due: readonly SimulatedPayment[], before?: readonly StoredPayment[], known = done): Promise<void> => {
  const month = createMonth(office, {
    now,
    done: known,
    setTime,
    began: () => undefined,
    stored: (all) => {
      done = all;
    },
  });
  return runDemo(installation, due, decisions, { now, setTime, progress: () => undefined, team: month }, before);
};

/** What the organization's listings of a page hold. */
const shown = async (path: string): Promise<Record<string, unknown>[]> => (await team.call<{ data: Record<string, unknown>[] }>("admin", "GET", path)).data;

const counts = async (): Promise<Record<string, unknown> | undefined> =>
  (
    await service.database.query(
      `SELECT (SELECT count(*)::int FROM assessments) AS payments, (SELECT count(*)::int FROM outcomes) AS outcomes,
        (SELECT count(*)::int FROM reviews) AS reviews, (SELECT count(*)::int FROM list_entries) AS entries, (SELECT count(*)::int FROM rule_versions) AS rules,
        (SELECT count(*)::int FROM backtests) AS backtests, (SELECT count(*)::int FROM case_events) AS case_steps, (SELECT count(*)::int FROM case_comments) AS comments,
        (SELECT count(*)::int FROM case_attachments) AS attachments, (SELECT count(*)::int FROM review_notes) AS notes,
        (SELECT count(*)::int FROM webhook_deliveries) AS deliveries, (SELECT count(*)::int FROM saved_views) AS views, (SELECT count(*)::int FROM api_keys) AS keys,
        (SELECT count(*)::int FROM submerchants) AS submerchants, (SELECT min(assessed_at) < now() - interval '6 days' FROM assessments) AS old`,
    )
  )[0];

// each test goes on where the one before ended
describe("a demo", { shuffle: false }, () => {
  test("stores each payment at its time, counts it, and reports what became of it", async () => {
    await run(payments.slice(0, -LATER));
    const found = await counts();
    expect(found).toMatchObject({ payments: payments.length - LATER, old: true });
    expect(found?.outcomes).toBeGreaterThan(payments.length / 4);
  });

  test("every listing of the dashboard has something to show", async () => {
    const empty: string[] = [];
    for (const path of [
      "assessments",
      "reviews",
      "merchant/cases",
      "cases",
      "rules",
      "rules/backtests",
      "blocklists",
      "blocklists?source=chargeback",
      "allowlists",
      "lists",
      "webhook-endpoints",
      "webhook-deliveries",
      "connections",
      "keys",
      "saved-views",
      "data-subject-requests",
      "network/signals",
      "audit-log",
    ])
      if ((await shown(path)).length === 0) empty.push(path);
    expect(empty).toEqual([]);
  });

  test("cases and rules are in every status, a backtest is finished, and reviews are open, assigned and resolved", async () => {
    const statuses = async (path: string): Promise<unknown[]> => [...new Set((await shown(path)).map(({ status }) => status))].toSorted();
    expect(await statuses("cases")).toEqual(["archivado", "borrador", "en_revision", "enviado", "resuelto"]);
    expect(await statuses("rules")).toEqual(["archived", "draft", "live", "shadow"]);
    expect(await statuses("rules/backtests")).toEqual(["completed"]);
    const resolved = await shown("assessments?review=resolved");
    const assignments = (await shown("reviews")).map(({ assignment }) => assignment !== null);
    expect({ resolved: resolved.length > 0, assigned: assignments.includes(true) }).toEqual({ resolved: true, assigned: true });
  });

  test("one endpoint gets its events, and another refuses them, on this machine", async () => {
    const endpoints = await shown("webhook-endpoints");
    expect(endpoints.map(({ url }) => new URL(String(url)).hostname)).toEqual(["127.0.0.1", "127.0.0.1"]);
    expect((await shown("webhook-deliveries?status=delivered")).length).toBeGreaterThan(0);
    const others = (await shown("webhook-deliveries")).filter(({ status }) => status !== "delivered");
    expect(others.length).toBeGreaterThan(0);
  });

  test("stopped frauds are confirmed and honest payers complain: precision and recall are known", async () => {
    const { data } = await team.call<{ data: { outcomes: { precision: number; recall: number } } }>("admin", "GET", "statistics/prevention");
    const { outcomes } = data;
    expect(outcomes.recall).toBeGreaterThan(0.2);
    expect(outcomes.recall).toBeLessThan(1);
    expect(outcomes.precision).toBeGreaterThan(0.2);
  });

  test("a start that does not know what the team has done adds nothing", async () => {
    const before = await counts();
    await run([], stored, []);
    expect(await counts()).toEqual(before);
    expect(done).toHaveLength(occasions.length);
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
});

test("production refuses the option, and says what to do", () => {
  expect(() => checkDemo("production")).toThrow("Leave --demo out");
  expect(() => checkDemo("sandbox")).not.toThrow();
});
