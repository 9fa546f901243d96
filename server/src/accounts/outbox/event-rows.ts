// Stores events.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { WrittenEvent } from "./event.ts";

/** Stores events of the organization. */
export async function storeEvents({ query, organizationId }: Tenant, events: readonly WrittenEvent[]): Promise<void> {
  await query("INSERT INTO events (organization_id, id, type, body) SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[])", [
    organizationId,
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ body }) => body),
  ]);
}
