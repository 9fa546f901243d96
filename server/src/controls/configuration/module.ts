// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import type { ConfigurationParts } from "./apply.ts";

export const configurationModule = {
  handlers: async ({ tenancy, organization, rulesUsing }: ServerParts & ConfigurationParts) =>
    (await import("./handlers.ts")).configurationHandlers(tenancy, { organization, rulesUsing }),
  checks: async () => {
    const { configurationChecks } = await import("./checks.ts");
    return { replaceConfiguration: configurationChecks };
  },
} satisfies Module;
