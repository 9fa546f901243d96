// Scope of figures: a whole organization, or one submerchant.

import { knownSubmerchant } from "../accounts/submerchants/service.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";

/** The requested submerchant, or that of the caller; null for the whole organization. Throws NOT_FOUND for an unknown one. */
export async function submerchantOf(tenant: Tenant, requested: string | undefined): Promise<string | null> {
  if (requested === undefined) return tenant.submerchantId;
  return (await knownSubmerchant(tenant, requested)).id;
}
