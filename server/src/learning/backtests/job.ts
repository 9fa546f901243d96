// The background job of backtests: one at a time per process, those of several organizations in the order of their requests.
import type pg from "pg";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { serviceActing } from "../../platform/tenancy/service-acting.ts";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { type Clock, dateOf, systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, SECOND } from "../../platform/time/time.ts";
import { Backtest } from "./backtest.entity.ts";
import { purgeBacktests, takeBacktest } from "./cross-tenant-functions.ts";
import { LEASE, runBacktest } from "./run.ts";

/** Name of the job. */
const JOB = "backtests";
/** Time (ms) for which results are stored. */
export const STORED_FOR = 90 * DAY;

/** Dependencies of the job. */
export interface BacktestJobParts {
  /** Connections for short statements. */
  readonly pool: pg.Pool;
  readonly tenancy: () => Promise<Tenancy>;
  /** Requests wait in this process. */
  readonly underLoad?: (() => boolean) | undefined;
  /** Called when a backtest failed. */
  readonly failed: (error: unknown, organizationId: string) => void;
  readonly clock?: Clock;
  /** Payments per page, for tests. */
  readonly page?: number;
}

/** Creates the job. */
export function backtestJob(parts: BacktestJobParts): Job {
  return {
    name: JOB,
    schedule: { everyMs: 2 * SECOND },
    timeoutMs: HOUR,
    run: async ({ signal }) => ((await runNext(parts, signal)) ? { nextInMs: 0 } : undefined),
  };
}

/** Runs the backtest that waits longest; false: none waits. */
export async function runNext(
  { pool, tenancy, underLoad = () => false, failed, clock = systemClock, page }: BacktestJobParts,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock.now();
  await pool.query({ ...purgeBacktests.statement, values: [new Date(now - STORED_FOR)] });
  const { rows } = await pool.query<{ organization_id: string; id: string }>({ ...takeBacktest.statement, values: [new Date(now), new Date(now + LEASE)] });
  const [taken] = rows;
  if (taken === undefined) return false;
  const acting = serviceActing(taken.organization_id, JOB);
  const of = await tenancy();
  try {
    await runBacktest({ tenancy: of, acting, underLoad, clock, signal, ...(page === undefined ? {} : { page }) }, taken.id);
  } catch (error) {
    failed(error, taken.organization_id);
    // without a database, it goes on when its lease is over
    if (error instanceof ApiError && error.code === "ASSESS_MAINTENANCE") return false;
    await markFailed(of, acting, taken.id, clock);
  }
  return true;
}

function markFailed(tenancy: Tenancy, acting: Acting, id: string, clock: Clock): Promise<number> {
  return tenancy.within(acting, ({ em }) =>
    em.nativeUpdate(Backtest, { id, status: "running" }, { status: "failed", endedAt: dateOf(clock), leaseUntil: null }),
  );
}
