// The background jobs of an installation: everything periodic that does not depend on the state of an API process. They run in the worker process, so
// that they cannot delay decisions, or in the server if BACKGROUND_JOBS says so.
import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { createNetworkHashes } from "../../controls/network/hashes.ts";
import { emitDrift } from "../../learning/models/drifting.ts";
import { unwatched } from "../../platform/database/availability.ts";
import type { Pooling } from "../../platform/database/pooling.ts";
import { type Config, encryptsRequests } from "../../platform/environment/config.ts";
import type { JobRunner } from "../../platform/jobs/runner.ts";
import { networkKeysOf } from "../../platform/keyrings/network-keys.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { JobParts, Module } from "../../platform/modules/module.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Metrics } from "../../platform/observability/metrics.ts";
import { createTenancy, type Tenancy } from "../../platform/tenancy/tenancy.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { connectOrm } from "../../schema/orm.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { startEventSender } from "../event-sender.ts";
import { startStatistics } from "../start-statistics.ts";

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
  /** Contribute their jobs. */
  readonly modules: readonly Module[];
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
export async function startBackgroundJobs(parts: BackgroundParts): Promise<BackgroundJobs> {
  const { jobs, config, databaseUrl, ownerUrl, pool, identifiers, secretsKeys, log, metrics, modules, underLoad } = parts;
  const { databasePooling: pooling } = config;
  const sender = startEventSender(jobs, config, databaseUrl, secretsKeys, metrics, underLoad);
  const statistics = startStatistics(jobs, databaseUrl, identifiers, config.assessTimeoutMs, log, metrics, { pooling, ring: secretsKeys });
  const organizations = tenancyOnDemand(databaseUrl, pooling, (orm) =>
    createTenancy(orm, unwatched, identifiers, { ring: secretsKeys, encrypts: encryptsRequests(config) }),
  );
  const jobParts = {
    ...{ config, pool, ownerUrl, underLoad, log, onDrift: emitDrift, network: createNetworkHashes(networkKeysOf(config)) },
    tenancy: organizations.tenancy,
    failed: (what: string) => (error: unknown, organizationId: string) => log.warn({ err: error, organization_id: organizationId }, what),
  } satisfies JobParts & Readonly<Record<string, unknown>>;
  const contributed = await Promise.all(modules.map(async (module) => (await module.jobs?.(jobParts as never)) ?? []));
  const running = contributed.flat().map((job) => jobs.add(job));
  return {
    wake: sender.wake,
    close: async () => {
      await Promise.all([sender.close(), statistics.close(), ...running.map((job) => job.stop())]);
      await organizations.close();
    },
  };
}

/** Longest time (ms) of a statement in the name of an organization: a page of payments takes far less. */
const STATEMENT_TIMEOUT = MINUTE;

/** Transactions of organizations over connections that the first run opens. `close` ends them; call it when no run is in progress. */
function tenancyOnDemand(
  databaseUrl: string,
  pooling: Pooling,
  create: (orm: MikroORM) => Tenancy,
): { tenancy: () => Promise<Tenancy>; close: () => Promise<void> } {
  let orm: Promise<MikroORM> | undefined;
  return {
    tenancy: async () => {
      orm ??= connectOrm(databaseUrl, STATEMENT_TIMEOUT, pooling).catch((error: unknown) => {
        // the next run tries again
        orm = undefined;
        throw error;
      });
      return create(await orm);
    },
    close: async () => (await orm?.catch(() => undefined))?.close(),
  };
}
