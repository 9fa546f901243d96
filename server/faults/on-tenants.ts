// Faults of tenants: outcomes of a hostile submerchant, as many backtests as the service accepts, receivers of webhooks that hang. They may affect themselves only.
import { keyPermissions } from "../../generated/credentials.ts";
import { operations } from "../../generated/operations.ts";
import { insertEndpoint } from "../bench/endpoints.ts";
import { payment } from "../bench/payments.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import { createTenant, type Tenant } from "../test/harness/tenant.ts";
import { type Caller, createCaller, type Seen } from "./caller.ts";
import { delivered, LOCAL_RECEIVERS, lostEvents, subscribe } from "./deliveries.ts";
import { type Fault, pause, type Stage } from "./fault.ts";
import { startLoad } from "./load.ts";

const SCENE = { environment: LOCAL_RECEIVERS };

/** Time (ms) for which a tenant is hostile. */
const HOSTILE = 20_000;
/** Requests per second of a second organization. */
const BESIDE = 20;
const DAY = 86_400_000;

const portOf = ({ scene }: Stage): number => scene.seats[0]?.port ?? 0;
const secretOf = async (tenant: Tenant): Promise<string> => (await tenant.key("secret", { permissions: keyPermissions.secret })).value;

/** Runs `work` again and again at so many places at once, for the time that a tenant is hostile. */
async function hostile(atOnce: number, work: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + HOSTILE;
  const one = async (): Promise<void> => {
    while (performance.now() < until) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Load of another organization while `work` runs; its answers to assess calls. */
async function beside(stage: Stage, key: string, work: () => Promise<void>): Promise<readonly Seen[]> {
  const load = startLoad({ port: () => portOf(stage), servers: stage.scene.seats.length, key, perSecond: BESIDE });
  try {
    await work();
  } finally {
    await load.stop();
  }
  return load.ledger.assess;
}

/** Numbers of answers by status. */
function countsOf(seen: readonly Seen[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

const countsText = (counts: ReadonlyMap<number, number>): string => [...counts].map(([status, count]) => `${status || "none"} ${count}`).join(", ");

/** Answers whose status is not one of these. */
function unexpected(what: string, counts: ReadonlyMap<number, number>, allowed: readonly number[]): string[] {
  const others = new Map([...counts].filter(([status]) => !allowed.includes(status)));
  return others.size === 0 ? [] : [`${what} were answered with ${countsText(others)}`];
}

const REFERENCE = 30;
/** Index of the first payer of the poisoned payments: none of the load. */
const PAYERS_FROM = 9_000_000;
const OUTCOMES = ["captured", "failed", "refunded", "chargeback_lost", "chargeback_won", "fraud_confirmed", "false_positive"] as const;
const EVENT_TYPES = ["CHARGEBACK", "CHARGEBACK_REVERSED", "SECOND_CHARGEBACK", "REFUND", "CAPTURE", "NOTIFICATION_OF_FRAUD"] as const;
const BURDENS = ["PAYER_CONFIRMED_FRAUD", "PAYER_PRIOR_CHARGEBACK", "DEVICE_RECENT_FRAUD", "TERMINAL_COMPROMISED", "TERMINAL_RECENT_FRAUD"];

interface Decision {
  readonly session_id: string;
  readonly decision: string;
  readonly blocked_by?: unknown;
  readonly signals: readonly string[];
}

/** Decisions on the same payments by another caller, one after the other. */
async function decisionsOf(caller: Caller, port: number, key: string): Promise<Decision[]> {
  const decisions: Decision[] = [];
  for (let index = 0; index < REFERENCE; index++) {
    const body = JSON.stringify(payment(PAYERS_FROM + index, newId()));
    const seen = await caller.send({ port, key, path: operations.assessPayin.path, body });
    if (seen.status !== 200) throw new Error(`a reference payment was answered with ${seen.status}: ${seen.text}`);
    decisions.push(JSON.parse(seen.text) as Decision);
  }
  return decisions;
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

const poisoned: Fault = {
  name: "poisoned-outcomes",
  title: `a submerchant sends its provider contradictory outcomes without pause for ${HOSTILE / 1000} s`,
  repetitions: 1,
  scene: SCENE,
  unharmed: true,
  strike: async (stage) => {
    const { scene, load } = stage;
    const port = portOf(stage);
    const caller = createCaller();
    const organization = async (): Promise<string> => secretOf(await createTenant(scene.postgres.url));
    const provider = await createTenant(scene.postgres.url, { segment: "psp", settings: { submerchant_reports_affect_organization: false } });
    const providerKey = await secretOf(provider);
    const shop = async (): Promise<{ key: string; ingest: string }> => {
      const body = JSON.stringify({ name: "Tienda", country: "MX" });
      const { id } = JSON.parse((await caller.send({ port, key: providerKey, path: operations.createSubmerchant.path, body })).text) as { id: string };
      const [secret, ingest] = await Promise.all([
        provider.key("secret", { submerchantId: id, permissions: ["assess"], rateLimitPerMinute: 6000 }),
        provider.key("ingest", { submerchantId: id, permissions: [], rateLimitPerMinute: 6000 }),
      ]);
      return { key: secret.value, ingest: ingest.value };
    };
    const [poisoner, earlier, later] = [await shop(), await shop(), await shop()];
    // the same payments at callers that are new to them: nothing but the outcomes is between their decisions
    const before = [await decisionsOf(caller, port, await organization()), await decisionsOf(caller, port, earlier.key)];
    const own = (await decisionsOf(caller, port, poisoner.key)).map(({ session_id }) => session_id);
    const foreign = [
      ...(before.flat() as Decision[]),
      ...[...load.ledger.acknowledged.values()].slice(0, REFERENCE).map((text) => JSON.parse(text) as Decision),
    ].map(({ session_id }) => session_id);
    const [ofOwn, ofForeign, ofEvents]: Seen[][] = [[], [], []];
    const send = async (): Promise<void> => {
      const turn = Math.random();
      const session = turn < 0.6 ? pick(own) : turn < 0.75 ? pick([...foreign, newId()]) : undefined;
      const occurred = new Date(Date.now() - pick([0, DAY, 800 * DAY, -DAY])).toISOString();
      const call =
        session === undefined
          ? {
              key: poisoner.ingest,
              path: operations.ingestProviderEvent.path,
              body: { event_type: pick(EVENT_TYPES), external_id: newId(), provider: "adyen", session_id: pick([...own, ...foreign]), occurred_at: occurred },
            }
          : { key: poisoner.key, path: operations.reportOutcome.path, body: { session_id: session, outcome: pick(OUTCOMES) } };
      const seen = await caller.send({ port, ...call, body: JSON.stringify(call.body) });
      (session === undefined ? ofEvents : own.includes(session) ? ofOwn : ofForeign)?.push(seen);
      // as much as the limit of its key lets through, not as much as the machine can refuse
      if (seen.status === 429) await pause(100);
    };
    let after: Decision[][] = [];
    let providers: Decision[] = [];
    const assess = await beside(stage, providerKey, async () => {
      await hostile(16, send);
      after = [await decisionsOf(caller, port, await organization()), await decisionsOf(caller, port, later.key)];
      providers = await decisionsOf(caller, port, providerKey);
    });
    caller.close();
    const unlike = before.map((decisions, caller) => decisions.filter(({ decision }, index) => decision !== after[caller]?.[index]?.decision).length);
    const burdened = [...after.flat(), ...providers].filter(
      ({ blocked_by, signals }) => blocked_by !== undefined || signals.some((signal) => BURDENS.includes(signal)),
    );
    const { rows } = await scene.sql.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM outcomes WHERE session_id = ANY($1) AND outcome <> 'captured'",
      [foreign],
    );
    const counts = [ofOwn, ofForeign, ofEvents].map((seen = []) => countsOf(seen)) as [Map<number, number>, Map<number, number>, Map<number, number>];
    return {
      assess,
      note: `outcomes of own sessions: ${countsText(counts[0])}; of others: ${countsText(counts[1])}; events: ${countsText(counts[2])}`,
      broken: [
        ...unexpected("outcomes of own sessions", counts[0], [200, 429, 503]),
        ...unexpected("outcomes of foreign sessions", counts[1], [404, 429, 503]),
        ...unexpected("events", counts[2], [202, 429, 503]),
        ...((counts[0].get(200) ?? 0) > 0 ? [] : ["no outcome was accepted"]),
        ...(unlike[0] === 0 ? [] : [`${unlike[0]} decisions of another organization changed`]),
        ...(unlike[1] === 0 ? [] : [`${unlike[1]} decisions of another submerchant changed`]),
        ...(burdened.length === 0
          ? []
          : [`${burdened.length} payers are burdened in payments of others: ${[...new Set(burdened.flatMap(({ signals }) => signals))].join(", ")}`]),
        ...(rows[0]?.count === 0 ? [] : [`${rows[0]?.count} outcomes of foreign sessions were stored`]),
      ],
    };
  },
};

/** Copies of each payment of the load, spread over this many days, and the limits of the contract. */
const COPIES = 20;
const OPEN_AT_MOST = 20;
const RUNNING_AT_MOST = 2;

const backtests: Fault = {
  name: "backtests-exhausting",
  title: `an organization starts as many backtests of its whole history as it can for ${HOSTILE / 1000} s`,
  repetitions: 1,
  scene: SCENE,
  unharmed: true,
  strike: async (stage) => {
    const { scene } = stage;
    const port = portOf(stage);
    const caller = createCaller();
    const other = await secretOf(await createTenant(scene.postgres.url));
    await scene.sql.query(
      `INSERT INTO assessments SELECT (jsonb_populate_record(a, jsonb_build_object('order_id', NULL, 'payment_id', NULL, 'session_id', uuidv7(-day * interval '1 day'),
         'assessed_at', a.assessed_at - day * interval '1 day'))).* FROM assessments a, generate_series(1, $2) day WHERE organization_id = $1`,
      [scene.organizationId, COPIES],
    );
    const body = JSON.stringify({ from: new Date(Date.now() - 399 * DAY).toISOString(), thresholds: { challenge: 10, review: 20, decline: 30 } });
    const seen: Seen[] = [];
    const most = { open: 0, running: 0, completed: 0 };
    const look = async (): Promise<void> => {
      const { rows } = await scene.sql.query<typeof most>(
        `SELECT count(*) FILTER (WHERE status IN ('queued', 'running'))::int AS open, count(*) FILTER (WHERE status = 'running')::int AS running,
           count(*) FILTER (WHERE status = 'completed')::int AS completed FROM backtests WHERE organization_id = $1`,
        [scene.organizationId],
      );
      for (const name of ["open", "running", "completed"] as const) most[name] = Math.max(most[name], rows[0]?.[name] ?? 0);
      await pause(100);
    };
    const assess = await beside(stage, other, async () => {
      const requesting = hostile(8, async () => {
        seen.push(await caller.send({ port, key: scene.key, path: operations.createBacktest.path, body }));
        await pause(50);
      });
      await Promise.all([requesting, hostile(1, look)]);
    });
    await scene.sql.query("UPDATE backtests SET status = 'canceled' WHERE status IN ('queued', 'running')");
    caller.close();
    const counts = countsOf(seen);
    return {
      assess,
      note: `requests of backtests: ${countsText(counts)}; at most ${most.open} were open and ${most.running} ran, ${most.completed} were completed`,
      broken: [
        ...unexpected("requests of backtests", counts, [202, 409, 429, 503]),
        ...((counts.get(409) ?? 0) + (counts.get(429) ?? 0) > 0 ? [] : ["no backtest was refused"]),
        ...(most.open <= OPEN_AT_MOST ? [] : [`${most.open} backtests were open`]),
        ...(most.running <= RUNNING_AT_MOST ? [] : [`${most.running} backtests ran at a time`]),
      ],
    };
  },
};

/** Organizations whose receivers hang, the endpoints of each, and the payments whose events each of them gets. */
const HANGING = 2;
const ENDPOINTS = 10;
const PAYMENTS = 200;
/** An event of the healthy organization arrives within this time (ms) of its assessment, 99 of 100. */
const ARRIVES_WITHIN = 1000;
/** Time (ms) after which what has not arrived is lost. */
const DELIVERED_WITHIN = 20_000;

const hanging: Fault = {
  name: "webhooks-hanging",
  title: `receivers of ${HANGING} organizations hang, each with ${ENDPOINTS * PAYMENTS} deliveries`,
  repetitions: 1,
  scene: SCENE,
  unharmed: true,
  strike: async (stage) => {
    const { scene, load } = stage;
    const subscribed = await subscribe(scene, load.ledger);
    const caller = createCaller();
    const assess: Seen[] = [];
    const fill = async (): Promise<void> => {
      const tenant = await createTenant(scene.postgres.url);
      for (let index = 0; index < ENDPOINTS; index++) await insertEndpoint(scene.sql, tenant.id, `${subscribed.receiver.url}/hang/${index}`);
      for (let index = 0; index < PAYMENTS; index++) {
        const body = JSON.stringify(payment(index, newId()));
        assess.push(await caller.send({ port: portOf(stage), key: tenant.secret, path: operations.assessPayin.path, body }));
      }
    };
    await Promise.all(Array.from({ length: HANGING }, fill));
    const from = Date.now();
    await pause(HOSTILE / 2);
    const found = await delivered(scene, subscribed, load.ledger, DELIVERED_WITHIN);
    caller.close();
    const { rows } = await scene.sql.query<{ waiting: number }>(
      "SELECT count(*)::int AS waiting FROM webhook_deliveries WHERE organization_id <> $1 AND status = 'pending'",
      [scene.organizationId],
    );
    // an event's id has the time of its assessment
    const delays = [...found.arrivals].flatMap(([event, at]) => {
      const assessedAt = Number.parseInt(event.replace("-", "").slice(0, 12), 16);
      return assessedAt >= from ? [at - assessedAt] : [];
    });
    const p99 = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY;
    return {
      assess,
      note: `${rows[0]?.waiting} deliveries wait for receivers that hang; 99 % of ${delays.length} events of the other organization arrived within ${Math.round(p99)} ms`,
      broken: [...lostEvents(found), ...((rows[0]?.waiting ?? 0) > 0 ? [] : ["nothing waited for the receivers that hang"])],
      late: p99 <= ARRIVES_WITHIN ? [] : [`events of the other organization took ${Math.round(p99)} ms`],
    };
  },
};

/** Faults of tenants. */
export const tenantFaults: readonly Fault[] = [poisoned, backtests, hanging];
