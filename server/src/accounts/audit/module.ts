// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { AuditContents } from "./audit-contents.entity.ts";
import { AuditHead } from "./audit-head.entity.ts";
import { AuditRecord } from "./audit-record.entity.ts";

export const auditModule = {
  entities: [AuditContents, AuditHead, AuditRecord],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).auditHandlers(tenancy),
  jobs: async ({ ownerUrl, log, pool, config }: JobParts) => [
    (await import("./anchoring.ts")).auditAnchoring(ownerUrl, { log, pool, folder: config.auditHeadsFolder }),
  ],
} satisfies Module;
