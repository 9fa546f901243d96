// What this folder contributes to the service.

import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { Connection } from "./connection.entity.ts";
import { findConnection } from "./cross-tenant-functions.ts";
import { EventRecheck } from "./event-recheck.entity.ts";
import type { ProviderEventParts } from "./handlers.ts";
import { ProviderEvent } from "./provider-event.entity.ts";
import { takeRechecks } from "./rechecks.sql.ts";
import { WaitingEvent } from "./waiting-event.entity.ts";

export const providerEventsModule = {
  entities: [Connection, EventRecheck, ProviderEvent, WaitingEvent],
  crossTenantFunctions: [findConnection, takeRechecks],
  handlers: async ({ secretsKeys, metrics, ...parts }: ServerParts & Omit<ProviderEventParts, "keys" | "unmapped">) =>
    (await import("./handlers.ts")).providerEventHandlers({ ...parts, keys: secretsKeys, unmapped: metrics.unmapped }),
  checks: async () => {
    const { providerEventChecks } = await import("./checks.ts");
    return { ingestProviderEvent: providerEventChecks };
  },
  jobs: async ({ pool, tenancy, network, failed }: JobParts & { readonly network: NetworkHashes }) => [
    (await import("./waiting-job.ts")).waitingEventsJob({ pool, tenancy, network, failed: failed("a waiting event of an organization could not be resolved") }),
  ],
} satisfies Module;
