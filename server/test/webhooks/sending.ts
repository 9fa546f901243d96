// A dispatcher over a real database, without a server: its clock, chance and receivers are the test's.
import type pg from "pg";
import { createDispatcher, type Dispatcher, type DispatcherParts } from "../../src/delivery/webhooks/dispatcher.ts";
import type { AttemptResult, Outbound } from "../../src/delivery/webhooks/outbound.ts";
import { newWebhookSecret } from "../../src/delivery/webhooks/signature.ts";
import { createSenderPool } from "../../src/platform/database/pool.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createJobRunner } from "../../src/platform/jobs/runner.ts";
import { seal } from "../../src/platform/keyrings/seal.ts";
import { readSecretsKeys } from "../../src/platform/keyrings/secrets-keys.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { createTenant } from "../harness/tenant.ts";

export const secretsKeys = readSecretsKeys(SECRETS_KEYS) ?? [];

/** A delivery, as stored. */
export interface StoredDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
}

/** An attempt, as stored. */
export interface StoredAttempt {
  readonly delivery_id: string;
  readonly number: number;
  readonly status_code: number | null;
  readonly failure: string | null;
  readonly response_excerpt: string | null;
}

/** Endpoints and deliveries of one organization. */
export interface Sending {
  readonly database: TestDatabase;
  readonly clock: { now: number };
  /** What dispatchers complained of. */
  readonly troubles: unknown[];
  readonly dispatcher: (outbound: Outbound, more?: Partial<DispatcherParts>) => Omit<Dispatcher, "start"> & { readonly start: () => void };
  /** A new endpoint; its id. */
  readonly endpoint: (url?: string) => Promise<string>;
  /** Deliveries of so many new events to an endpoint, due now; the ids of the events. */
  readonly queue: (endpointId: string, count?: number) => Promise<string[]>;
  readonly deliveries: (endpointId?: string) => Promise<StoredDelivery[]>;
  readonly attempts: (endpointId?: string) => Promise<StoredAttempt[]>;
  readonly close: () => Promise<void>;
}

/** Prepares a database, of its own or a service's. Organizations of one dispatcher share its clock. */
export async function startSending(given?: { database: TestDatabase; organizationId: string; clock?: { now: number } }): Promise<Sending> {
  const database = given?.database ?? (await createDatabase());
  const organizationId = given?.organizationId ?? (await createTenant(database.url)).id;
  const clock = given?.clock ?? { now: Math.floor(Date.now() / 1000) * 1000 };
  const pools: pg.Pool[] = [];
  const troubles: unknown[] = [];
  return {
    database,
    clock,
    troubles,
    dispatcher: (outbound, more = {}) => {
      const pool = createSenderPool(database.url);
      pools.push(pool);
      const failed = (error: unknown): void => void troubles.push(error);
      const dispatcher = createDispatcher({ pool, outbound, secretsKeys, failed, now: () => clock.now, random: () => 0, ...more });
      const jobs = createJobRunner({ ended: () => undefined, failed: (_, error) => failed(error) });
      return { ...dispatcher, start: () => dispatcher.start(jobs) };
    },
    endpoint: async (url = "https://shop.example.com/hook") => {
      const id = newId();
      const place = { organizationId, id: newId(), purpose: "webhook", ownerId: id };
      const { keyId, sealed } = seal(secretsKeys, place, newWebhookSecret());
      await database.query("INSERT INTO webhook_endpoints (organization_id, id, url, enabled) VALUES ($1, $2, $3, true)", [organizationId, id, url]);
      await database.query("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed) VALUES ($1, $2, 'webhook', $3, $4, $5)", [
        organizationId,
        place.id,
        id,
        keyId,
        sealed,
      ]);
      return id;
    },
    queue: async (endpointId, count = 1) => {
      const events = Array.from({ length: count }, () => newId());
      await database.query("INSERT INTO events (organization_id, id, type, body) SELECT $1, id, 'transaction.created', '{}' FROM unnest($2::uuid[]) AS e(id)", [
        organizationId,
        events,
      ]);
      await database.query(
        `INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at)
         SELECT $1, delivery, id, 'transaction.created', $2, $3, $3 FROM unnest($4::uuid[], $5::uuid[]) AS e(id, delivery)`,
        [organizationId, endpointId, new Date(clock.now), events, events.map(() => newId())],
      );
      return events;
    },
    deliveries: (endpointId) =>
      database.query<StoredDelivery & pg.QueryResultRow>("SELECT * FROM webhook_deliveries WHERE $1::uuid IS NULL OR endpoint_id = $1 ORDER BY id", [
        endpointId ?? null,
      ]),
    attempts: (endpointId) =>
      database.query<StoredAttempt & pg.QueryResultRow>(
        `SELECT a.* FROM webhook_attempts a JOIN webhook_deliveries d ON d.organization_id = a.organization_id AND d.id = a.delivery_id
         WHERE $1::uuid IS NULL OR d.endpoint_id = $1 ORDER BY a.delivery_id, a.number`,
        [endpointId ?? null],
      ),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      if (given === undefined) await database.close();
    },
  };
}

/** An attempt that was answered. */
export function answered(statusCode: number, retryAfter?: string): AttemptResult {
  return { statusCode, retryAfter, failure: null, excerpt: "", latencyMs: 1 };
}

/** What a receiver was sent. */
export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Receivers that are no sockets. */
export function receivers(answer: (sent: Sent) => AttemptResult | Promise<AttemptResult>): Outbound & { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    post: async (url, headers, body) => {
      const one = { url, headers, body };
      sent.push(one);
      return answer(one);
    },
    close: () => undefined,
  };
}
