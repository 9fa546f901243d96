// The background job of data subject requests: one at a time per process, those of several organizations in the order of their creation.
import type pg from "pg";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { serviceActing } from "../../platform/tenancy/service-acting.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { HOUR, SECOND } from "../../platform/time/time.ts";
import { expireRecords, takeRequest } from "./cross-tenant-functions.ts";
import { LEASE, markFailed, runRequest } from "./run.ts";
import { RECORDS_FOR } from "./view.ts";

/** Name of the job. */
const JOB = "data-subject-requests";

/** Dependencies of the job. */
export interface DataSubjectJobParts {
  /** Connections for short statements. */
  readonly pool: pg.Pool;
  readonly tenancy: () => Promise<Tenancy>;
  readonly network: NetworkHashes;
  /** Requests wait in this process. */
  readonly underLoad?: (() => boolean) | undefined;
  /** Called when a request failed. */
  readonly failed: (error: unknown, organizationId: string) => void;
  readonly clock?: Clock;
  /** Rows per page, for tests. */
  readonly page?: number;
}

/** Creates the job. */
export function dataSubjectJob(parts: DataSubjectJobParts): Job {
  return {
    name: JOB,
    schedule: { everyMs: 2 * SECOND },
    timeoutMs: 12 * HOUR,
    run: async ({ signal }) => ((await runNext(parts, signal)) ? { nextInMs: 0 } : undefined),
  };
}

/** Runs the request that waits longest; false: none waits. */
export async function runNext(
  { pool, tenancy, network, underLoad = () => false, failed, clock = systemClock, page }: DataSubjectJobParts,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock.now();
  await pool.query({ ...expireRecords.statement, values: [new Date(now - RECORDS_FOR)] });
  const { rows } = await pool.query<{ organization_id: string; id: string }>({ ...takeRequest.statement, values: [new Date(now), new Date(now + LEASE)] });
  const [taken] = rows;
  if (taken === undefined) return false;
  const acting = serviceActing(taken.organization_id, JOB);
  const of = await tenancy();
  try {
    await runRequest({ tenancy: of, acting, network, underLoad, clock, signal, ...(page === undefined ? {} : { page }) }, taken.id);
  } catch (error) {
    failed(error, taken.organization_id);
    // without a database or a key, it goes on when its lease is over
    if (error instanceof ApiError) return false;
    await markFailed({ tenancy: of, acting, clock }, taken.id);
  }
  return true;
}
