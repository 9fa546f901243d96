// Tenant isolation of entities, twice: a filter that binds every query of the object mapper to the organization of its entity manager, and the
// row-level security policy that PostgreSQL holds every other statement to.
import type { PolicyDef } from "@mikro-orm/core";

/** Name of the filter. Its parameter `organizationId` is set by `tenancy.ts`; a query without it throws. */
export const TENANT_FILTER = "tenant";

/** Name of the policy on every table of a tenant. */
const TENANT_POLICY = "tenant";

/** Filter and policy of an entity whose `property` holds the organization: spread into its definition. */
export function tenantOwned(property: "organizationId" | "id") {
  const own = `${property === "id" ? "id" : "organization_id"} = current_organization()`;
  return {
    filters: {
      [TENANT_FILTER]: { name: TENANT_FILTER, cond: ({ organizationId }: { organizationId: string }) => ({ [property]: organizationId }), default: true },
    },
    policies: [{ name: TENANT_POLICY, using: own, check: own } satisfies PolicyDef],
  };
}
