// The queue: a table of events. An event is stored once, and handled in the transaction that marks it as handled.
import type { WebhookEvent } from "@fraud-risk/node";
import type { Pool, PoolClient } from "pg";

/** Handles an event. Everything that it writes through `client` is committed with the event, or not at all. */
export type Handler = (event: WebhookEvent, client: PoolClient) => Promise<void>;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS received_events (
    id uuid PRIMARY KEY,
    event jsonb NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    handled_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS received_events_due ON received_events (next_attempt_at) WHERE handled_at IS NULL`;

/** Takes the event that is due longest. Other workers skip it until the transaction ends. */
const CLAIM = `
  SELECT id, event, attempts FROM received_events WHERE handled_at IS NULL AND next_attempt_at <= now()
  ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

const POSTPONE = `UPDATE received_events SET attempts = attempts + 1, last_error = $2, next_attempt_at = now() + make_interval(secs => $3) WHERE id = $1`;

/** Longest wait (s) between two attempts. */
const LONGEST_WAIT = 3600;

/** Creates the table of the queue. */
export const prepareQueue = async (pool: Pool): Promise<void> => void (await pool.query(SCHEMA));

/** Stores an event. Of one that comes again, nothing changes. */
export async function storeEvent(pool: Pool, event: WebhookEvent): Promise<void> {
  await pool.query("INSERT INTO received_events (id, event) VALUES ($1, $2) ON CONFLICT DO NOTHING", [event.id, event]);
}

/** Handles one event that is due; false when there is none. An event whose handler throws is due again later, ever less often. */
export async function handleNext(pool: Pool, handle: Handler): Promise<boolean> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ id: string; event: WebhookEvent; attempts: number }>(CLAIM);
    const [claimed] = rows;
    if (claimed !== undefined) await attempt(client, claimed, handle);
    await client.query("COMMIT");
    return claimed !== undefined;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // a connection that failed is closed, which rolls back
    client.release(failure);
  }
}

async function attempt(client: PoolClient, { id, event, attempts }: { id: string; event: WebhookEvent; attempts: number }, handle: Handler): Promise<void> {
  await client.query("SAVEPOINT handling");
  try {
    await handle(event, client);
    await client.query("UPDATE received_events SET handled_at = now() WHERE id = $1", [id]);
  } catch (error) {
    await client.query("ROLLBACK TO SAVEPOINT handling");
    await client.query(POSTPONE, [id, String(error), Math.min(2 ** attempts, LONGEST_WAIT)]);
    console.error(`Event ${id} (${event.type}) was not handled, attempt ${attempts + 1}:`, error);
  }
}
