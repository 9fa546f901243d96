// The session that an idempotency handle belongs to, for events of providers.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = "SELECT session_id FROM handles WHERE organization_id = $1 AND handle = $2";

/** The session of the assessment stored with a handle; undefined if there is none. */
export async function sessionOfHandle({ query, organizationId }: Tenant, handle: string): Promise<string | undefined> {
  const [row] = await query<{ session_id: string }>(STATEMENT, [organizationId, handle]);
  return row?.session_id;
}
