// Stores events.
import type { Tenant } from "../database/tenancy.ts";
import type { WrittenEvent } from "./event.ts";

/** Stores an event of the organization. */
export async function storeEvent({ query, organizationId }: Tenant, { id, type, body }: WrittenEvent): Promise<void> {
  await query("INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, $3, $4)", [organizationId, id, type, body]);
}
