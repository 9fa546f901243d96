// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { ApiKey } from "./api-key.entity.ts";
import { findActiveKeys, noteKeyUse } from "./cross-tenant-functions.ts";
import type { KeySubmerchants } from "./handlers.ts";

export const keysModule = {
  entities: [ApiKey],
  crossTenantFunctions: [findActiveKeys, noteKeyUse],
  handlers: async ({ tenancy, submerchants }: ServerParts & { readonly submerchants: KeySubmerchants }) =>
    (await import("./handlers.ts")).keyHandlers(tenancy, submerchants),
  checks: async ({ clock }: ServerParts) => {
    const { newKeyChecks, submerchantKeyChecks } = await import("./checks.ts");
    return { createKey: (body: unknown) => newKeyChecks(body, clock), createSubmerchantKey: (body: unknown) => submerchantKeyChecks(body, clock) };
  },
} satisfies Module;
