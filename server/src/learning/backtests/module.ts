// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { Backtest } from "./backtest.entity.ts";
import { purgeBacktests, takeBacktest } from "./cross-tenant-functions.ts";

export const backtestsModule = {
  entities: [Backtest],
  crossTenantFunctions: [purgeBacktests, takeBacktest],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).backtestHandlers(tenancy),
  jobs: async ({ pool, tenancy, underLoad, failed }: JobParts) => [
    (await import("./job.ts")).backtestJob({ pool, tenancy, underLoad, failed: failed("a backtest of an organization failed") }),
  ],
} satisfies Module;
