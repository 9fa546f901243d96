// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { purgeOrphans } from "./cross-tenant-functions.ts";
import { CustomList } from "./custom-list.entity.ts";
import { CustomListOrphan } from "./custom-list-orphan.entity.ts";
import { CustomListValue } from "./custom-list-value.entity.ts";
import type { RulesUsing } from "./service.ts";

export const customListsModule = {
  entities: [CustomList, CustomListOrphan, CustomListValue],
  crossTenantFunctions: [purgeOrphans],
  handlers: async ({ tenancy, rulesUsing }: ServerParts & { readonly rulesUsing: RulesUsing }) =>
    (await import("./handlers.ts")).customListHandlers(tenancy, rulesUsing),
  jobs: async ({ pool }: JobParts) => [(await import("./orphan-purge.ts")).orphanPurge(pool)],
} satisfies Module;
