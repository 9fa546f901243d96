// Whose figures: all of an organization, or one submerchant's.

import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The submerchant that is asked for, or that the caller is; null for the whole organization. Throws NOT_FOUND for one that the caller does not see. */
export async function submerchantOf(tenant: Tenant, asked: string | undefined): Promise<string | null> {
  if (asked === undefined) return tenant.submerchantId;
  return (await knownSubmerchant(tenant, asked)).id;
}
