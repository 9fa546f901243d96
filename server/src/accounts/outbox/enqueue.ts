// Stores events with their deliveries. One statement for all callers: events are queued with their cause, whichever statement writes that.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { QueuedEvent } from "./queued.ts";

/** How events are stored. */
export interface EnqueueOptions {
  /** An event whose id is stored already is left out, with its deliveries. */
  readonly once?: boolean;
}

/**
 * SQL of two CTEs, `written` and `queued`, that store the events of a CTE `emitted` before them: organization_id, id, type, body, and deliveries, a JSON list of
 * id and endpoint. `at` is the SQL of the time at which the deliveries are due.
 */
export function enqueueSql(at: string, { once = false }: EnqueueOptions = {}): string {
  return `written AS (
  INSERT INTO events (organization_id, id, type, body) SELECT organization_id, id, type, body FROM emitted${once ? " ON CONFLICT DO NOTHING RETURNING id" : ""}
), queued AS (
  INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at)
  SELECT organization_id, d.id, emitted.id, type, d.endpoint, ${at}, ${at}
  FROM emitted CROSS JOIN LATERAL json_to_recordset(deliveries) AS d(id uuid, endpoint uuid)${once ? " WHERE emitted.id IN (SELECT id FROM written)" : ""}
)`;
}

/** Events that one statement stores. */
const CHUNK = 1000;

/** Stores events of the organization in their order, each with its deliveries, made and due at `at` (epoch milliseconds). */
export async function enqueue(
  { query, organizationId }: Pick<Tenant, "query" | "organizationId">,
  events: readonly QueuedEvent[],
  at: number,
  options: EnqueueOptions = {},
): Promise<void> {
  const text = `WITH emitted AS (
  SELECT $1::uuid AS organization_id, e.id, e.type, e.body, e.deliveries::json AS deliveries FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS e(id, type, body, deliveries)
), ${enqueueSql("$6::timestamptz", options)} SELECT`;
  for (let from = 0; from < events.length; from += CHUNK) {
    const chunk = events.slice(from, from + CHUNK);
    await query(text, [
      organizationId,
      chunk.map(({ id }) => id),
      chunk.map(({ type }) => type),
      chunk.map(({ body }) => body),
      chunk.map(({ deliveries }) => JSON.stringify(deliveries)),
      new Date(at),
    ]);
  }
}

/** Stores events with their deliveries, for several organizations at once: `$1` is a list of them, `$2` the present. */
export const storeEvents = crossTenantFunction({
  name: "store_events",
  purpose: "events that the service itself has found, each with its organization and the endpoints that were joined on it",
  parameters: ["json", "timestamptz"],
  columns: "stored bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH emitted AS (
  SELECT * FROM json_to_recordset($1) AS e(organization_id uuid, id uuid, type text, body text, deliveries json)
), ${enqueueSql("$2")} SELECT count(*) FROM emitted`,
});
