// The background jobs of an installation: everything periodic that does not depend on the state of an API process. They run in the worker process, so
// that they cannot delay decisions, or in the server if BACKGROUND_JOBS says so.
import type pg from "pg";
import { auditAnchoring } from "../../accounts/audit/anchoring.ts";
import { partitionMaintenance } from "../../backoffice/retention/partition-maintenance.ts";
import { retentionOf } from "../../backoffice/retention/retention-periods.ts";
import { orphanPurge } from "../../controls/custom-lists/orphan-purge.ts";
import { createNetworkHashes } from "../../controls/network/hashes.ts";
import { ruleFailures } from "../../controls/rules/failing.ts";
import { calibrationJob } from "../../learning/calibration/calibration-job.ts";
import { emitDrift } from "../../learning/models/drifting.ts";
import { type Config, encryptsRequests } from "../../platform/environment/config.ts";
import { rateWindowPurge } from "../../platform/http/rate-leases.ts";
import type { JobRunner } from "../../platform/jobs/runner.ts";
import { networkKeysOf } from "../../platform/keyrings/network-keys.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Metrics } from "../../platform/observability/metrics.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { startEventSender } from "../event-sender.ts";
import { startStatistics } from "../start-statistics.ts";
import { startTenantJobs } from "../start-tenant-jobs.ts";

/** Dependencies of the background jobs. */
export interface BackgroundParts {
  readonly jobs: JobRunner;
  readonly config: Config;
  readonly databaseUrl: string;
  /** The same database as the owner of its tables, for partitions. */
  readonly ownerUrl: string;
  /** Connections for short statements. */
  readonly pool: pg.Pool;
  readonly identifiers: Identifiers;
  readonly secretsKeys: readonly SecretsKey[];
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Are assess calls queued in this process? Event delivery then pauses. */
  readonly underLoad?: () => boolean;
}

/** Running background jobs. */
export interface BackgroundJobs {
  /** Checks for due events at once. */
  readonly wake: () => void;
  /** Stops; resolves when work in flight is stored. */
  readonly close: () => Promise<void>;
}

/** Starts all of them. */
export function startBackgroundJobs(parts: BackgroundParts): BackgroundJobs {
  const { jobs, config, databaseUrl, ownerUrl, pool, identifiers, secretsKeys, log, metrics, underLoad } = parts;
  const sender = startEventSender(jobs, config, databaseUrl, secretsKeys, metrics, underLoad);
  const statistics = startStatistics(jobs, databaseUrl, identifiers, config.assessTimeoutMs, log, metrics, {
    pooling: config.databasePooling,
    ring: secretsKeys,
  });
  const network = createNetworkHashes(networkKeysOf(config));
  const tenantJobs = startTenantJobs({
    ...{ jobs, databaseUrl, pooling: config.databasePooling, pool, identifiers, network, underLoad, log },
    ring: secretsKeys,
    encrypts: encryptsRequests(config),
  });
  const others = [
    jobs.add(rateWindowPurge(pool)),
    jobs.add(orphanPurge(pool)),
    jobs.add(ruleFailures(pool)),
    jobs.add(calibrationJob({ pool, onDrift: emitDrift })),
    jobs.add(auditAnchoring(ownerUrl, { log, pool, folder: config.auditHeadsFolder })),
    jobs.add(partitionMaintenance(ownerUrl, retentionOf(config), log)),
  ];
  return {
    wake: sender.wake,
    close: async () => {
      await Promise.all([sender.close(), statistics.close(), tenantJobs.close(), ...others.map((job) => job.stop())]);
    },
  };
}
