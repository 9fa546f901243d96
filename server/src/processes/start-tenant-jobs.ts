// Background jobs that work in the name of organizations, with connections of their own that are opened by the first run.
import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { dataSubjectJob } from "../backoffice/data-protection/job.ts";
import type { NetworkHashes } from "../controls/network/hashes.ts";
import { waitingEventsJob } from "../feedback/provider-events/waiting-job.ts";
import { backtestJob } from "../learning/backtests/job.ts";
import { modelFitting } from "../learning/models/job.ts";
import { unwatched } from "../platform/database/availability.ts";
import type { Pooling } from "../platform/database/pooling.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { SecretsKey } from "../platform/keyrings/secrets-keys.ts";
import type { Logger } from "../platform/observability/log.ts";
import { createTenancy, type Tenancy } from "../platform/tenancy/tenancy.ts";
import { MINUTE } from "../platform/time/time.ts";
import { connectOrm } from "../schema/orm.ts";
import type { Identifiers } from "../values/identifiers/hash.ts";

/** Statement timeout (ms): a page of payments takes far less. */
const STATEMENT_TIMEOUT = MINUTE;

/** Dependencies. */
export interface TenantJobParts {
  readonly jobs: JobRunner;
  readonly databaseUrl: string;
  readonly pooling: Pooling;
  readonly pool: pg.Pool;
  readonly identifiers: Identifiers;
  /** Reads encrypted requests and texts. */
  readonly ring: readonly SecretsKey[];
  /** New texts are sealed. */
  readonly encrypts: boolean;
  /** Hashes of values that participants share. */
  readonly network: NetworkHashes;
  /** Are assess calls queued in this process? */
  readonly underLoad?: (() => boolean) | undefined;
  readonly log: Pick<Logger, "warn">;
}

/** Starts them. `close` resolves when the runs in progress have ended. */
export function startTenantJobs({ jobs, databaseUrl, pooling, pool, identifiers, ring, encrypts, network, underLoad, log }: TenantJobParts): {
  readonly close: () => Promise<void>;
} {
  let orm: Promise<MikroORM> | undefined;
  const tenancy = async (): Promise<Tenancy> => {
    orm ??= connectOrm(databaseUrl, STATEMENT_TIMEOUT, pooling).catch((error: unknown) => {
      // the next run tries again
      orm = undefined;
      throw error;
    });
    return createTenancy(await orm, unwatched, identifiers, { ring, encrypts });
  };
  const failed = (what: string) => (error: unknown, organizationId: string) => log.warn({ err: error, organization_id: organizationId }, what);
  const running = [
    jobs.add(modelFitting({ pool, tenancy, failed: failed("the models of an organization could not be looked after") })),
    jobs.add(backtestJob({ pool, tenancy, underLoad, failed: failed("a backtest of an organization failed") })),
    jobs.add(waitingEventsJob({ pool, tenancy, network, failed: failed("a waiting event of an organization could not be resolved") })),
    jobs.add(dataSubjectJob({ pool, tenancy, network, underLoad, failed: failed("a data subject request of an organization failed") })),
  ];
  return {
    close: async () => {
      await Promise.all(running.map((job) => job.stop()));
      await (await orm?.catch(() => undefined))?.close();
    },
  };
}
