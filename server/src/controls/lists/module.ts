// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { takeExpiredEntries } from "./cross-tenant-functions.ts";
import { ListEntry } from "./list-entry.entity.ts";
import { ListTotal } from "./list-total.entity.ts";

export const listsModule = {
  entities: [ListEntry, ListTotal],
  crossTenantFunctions: [takeExpiredEntries],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).listHandlers(tenancy),
} satisfies Module;
