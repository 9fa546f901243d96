// Tenant isolation of entities, enforced twice: by a filter that restricts every query of the object mapper to the organization of its entity manager, and
// by a row-level security policy for every other statement.
import type { PolicyDef } from "@mikro-orm/core";

/** Name of the filter. `tenancy.ts` sets its parameter `organizationId`; a query without it throws. */
export const TENANT_FILTER = "tenant";

/** Name of the policy on every table of a tenant. */
const TENANT_POLICY = "tenant";

/** Filter and policy of an entity whose `property` is the organization: spread into its definition. */
export function tenantOwned(property: "organizationId" | "id") {
  const own = `${property === "id" ? "id" : "organization_id"} = current_organization()`;
  return {
    filters: {
      [TENANT_FILTER]: { name: TENANT_FILTER, cond: ({ organizationId }: { organizationId: string }) => ({ [property]: organizationId }), default: true },
    },
    policies: [{ name: TENANT_POLICY, using: own, check: own } satisfies PolicyDef],
  };
}
