// Publishes events for expired blocklist entries: an expiry is not a change, so a job has to detect it.

import type pg from "pg";
import { storeEvents } from "../../accounts/outbox/enqueue.ts";
import { writeEvent } from "../../accounts/outbox/event.ts";
import { queuedFor } from "../../accounts/outbox/queued.ts";
import { textsOn } from "../../platform/data-keys/sealed-texts.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { SECOND } from "../../platform/time/time.ts";
import { takeExpiredEntries } from "./cross-tenant-functions.ts";
import { blocklistView, opened, type StoredEntry } from "./entry.ts";

/** Entries per run. */
const AT_ONCE = 500;

/** The job that detects expired entries; `queued` is called when there are events to send. */
export function expiredEntries(pool: pg.Pool, ring: readonly SecretsKey[], queued: () => void): Job {
  return {
    name: "expired-entries",
    schedule: { everyMs: SECOND },
    timeoutMs: 30 * SECOND,
    run: async () => {
      if ((await notifyExpiredEntries(pool, ring)) > 0) queued();
      return undefined;
    },
  };
}

/** Writes the events of expired entries; returns the number of expired entries. */
export async function notifyExpiredEntries(pool: pg.Pool, ring: readonly SecretsKey[], now = systemClock.now()): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ organization_id: string; entry: StoredEntry; endpoints: string[] | null }>({
      ...takeExpiredEntries.statement,
      values: [new Date(now), AT_ONCE],
    });
    const textsOf = textsOn(async (text, values) => (await client.query(text, [...values])).rows, ring, false);
    const events = [];
    for (const { organization_id, entry: stored, endpoints } of rows) {
      if (endpoints === null) continue;
      const entry = await readable({ texts: textsOf(organization_id) }, stored);
      const event = writeEvent(organization_id, "blocklist.entry_expired", { entry: blocklistView(entry), changed: [] }, now);
      const queued = queuedFor(
        event,
        endpoints.map((id) => ({ id })),
        now,
      );
      events.push({ ...queued, organization_id });
    }
    if (events.length > 0) await client.query({ ...storeEvents.statement, values: [JSON.stringify(events), new Date(now)] });
    await client.query("COMMIT");
    client.release();
    return rows.length;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** What an event has in place of a value that the key ring cannot open: an event that waited for the key would hold up those of other organizations. */
const UNREADABLE = "[unreadable]";

async function readable(tenant: Pick<Tenant, "texts">, stored: StoredEntry): Promise<StoredEntry> {
  try {
    return await opened(tenant, stored);
  } catch (error) {
    if (error instanceof ApiError) return { ...stored, value: UNREADABLE, reason: null };
    throw error;
  }
}
