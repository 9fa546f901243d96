// What a handle stands for in the store.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The session of the assessment that was stored under a handle; undefined for none. */
export async function sessionOfHandle({ query, organizationId }: Tenant, handle: string): Promise<string | undefined> {
  const [row] = await query<{ session_id: string }>("SELECT session_id FROM handles WHERE organization_id = $1 AND handle = $2", [organizationId, handle]);
  return row?.session_id;
}
