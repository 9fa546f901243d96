// What this folder contributes to the service.
import type { Module, ServerParts } from "../../platform/modules/module.ts";

export const submerchantsModule = {
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).submerchantHandlers(tenancy),
  checks: async () => {
    const { submerchantChecks } = await import("./checks.ts");
    return { createSubmerchant: submerchantChecks, updateSubmerchant: submerchantChecks };
  },
} satisfies Module;
