// The models' job of one process, with connections of its own that are opened by its first run.
import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { modelFitting } from "../intelligence/models/job.ts";
import { isConnectionTrouble } from "../platform/database/availability.ts";
import type { Pooling } from "../platform/database/pooling.ts";
import type { Identifiers } from "../platform/identifiers/hash.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { Logger } from "../platform/observability/log.ts";
import { createTenancy } from "../platform/tenancy/tenancy.ts";
import { MINUTE } from "../platform/time/time.ts";
import { connectOrm } from "../schema/orm.ts";

/** Statement timeout (ms): a page of payments takes far less. */
const STATEMENT_TIMEOUT = MINUTE;

/** Dependencies. */
export interface ModelParts {
  readonly jobs: JobRunner;
  readonly databaseUrl: string;
  readonly pooling: Pooling;
  readonly pool: pg.Pool;
  readonly identifiers: Identifiers;
  readonly log: Pick<Logger, "warn">;
}

/** Starts the job. `close` resolves when the run in progress has ended. */
export function startModels({ jobs, databaseUrl, pooling, pool, identifiers, log }: ModelParts): { readonly close: () => Promise<void> } {
  let orm: Promise<MikroORM> | undefined;
  const availability = { isUp: () => true, suspect: () => undefined, probe: () => undefined, note: isConnectionTrouble, close: () => undefined };
  const job = jobs.add(
    modelFitting({
      pool,
      tenancy: async () => {
        orm ??= connectOrm(databaseUrl, STATEMENT_TIMEOUT, pooling).catch((error: unknown) => {
          // the next run tries again
          orm = undefined;
          throw error;
        });
        return createTenancy(await orm, availability, identifiers);
      },
      failed: (error, organizationId) => log.warn({ err: error, organization_id: organizationId }, "the models of an organization could not be looked after"),
    }),
  );
  return {
    close: async () => {
      await job.stop();
      await (await orm?.catch(() => undefined))?.close();
    },
  };
}
