// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { organizationProfile } from "./cross-tenant-functions.ts";
import type { OrganizationParts } from "./service.ts";

export const policyModule = {
  crossTenantFunctions: [organizationProfile],
  handlers: async ({ tenancy, organization }: ServerParts & { readonly organization: OrganizationParts }) =>
    (await import("./handlers.ts")).organizationHandlers(tenancy, organization),
  checks: async () => {
    const { organizationChecks } = await import("./checks.ts");
    return { updateOrganization: organizationChecks };
  },
} satisfies Module;
