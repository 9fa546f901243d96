// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { RetentionProgress } from "./retention-progress.entity.ts";

export const retentionModule = {
  entities: [RetentionProgress],
  jobs: async ({ ownerUrl, config, log }: JobParts) => {
    const [{ partitionMaintenance }, { retentionOf }] = await Promise.all([import("./partition-maintenance.ts"), import("./retention-periods.ts")]);
    return [partitionMaintenance(ownerUrl, retentionOf(config), log)];
  },
  gauges: async ({ pool }: ServerParts) => {
    const { secondsAhead } = await import("./partition-maintenance.ts");
    return [{ name: "fraud_risk_partitions_ahead_seconds", help: "Time until the pre-created partitions are used up.", read: () => secondsAhead(pool) }];
  },
} satisfies Module;
