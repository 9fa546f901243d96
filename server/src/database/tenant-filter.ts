// The first tenant wall: every query of an entity is bound to the organization that its entity manager was made for.

/** Name of the filter. Its parameter `organizationId` is set by `tenancy.ts`; a query without it throws. */
export const TENANT_FILTER = "tenant";

/** The filter of an entity whose `property` holds the organization. */
export function tenantFilter(property: "organizationId" | "id") {
  return {
    [TENANT_FILTER]: { name: TENANT_FILTER, cond: ({ organizationId }: { organizationId: string }) => ({ [property]: organizationId }), default: true },
  };
}
