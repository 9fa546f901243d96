// The background job of models: one at a time over all processes, organization by organization.
import type pg from "pg";
import type { Job, JobLock } from "../../platform/jobs/job.ts";
import { type Clock, dateOf, systemClock } from "../../platform/time/clock.ts";
import { MINUTE, SECOND } from "../../platform/time/time.ts";
import type { FitSummary } from "../../scoring/learning/pool.ts";
import { dueModels, fitsOfOthers } from "./cross-tenant-functions.ts";
import { JOB, lookAfter, type UpkeepParts } from "./upkeep.ts";

/** Advisory lock of the job (an arbitrary constant). */
const LOCK = 7_203_411_918;
/** Organizations of a run. */
const AT_ONCE = 20;
/** Time (ms) between runs that found nothing to do, and between those that did. */
const EVERY = MINUTE;
const SOON = SECOND;
const TIMEOUT = 15 * MINUTE;

/** Dependencies of the job. */
export interface ModelJobParts {
  /** Connections for the lock and for short statements. */
  readonly pool: pg.Pool;
  readonly tenancy: () => Promise<UpkeepParts["tenancy"]>;
  /** Called when the models of an organization could not be looked after; the others are. */
  readonly failed: (error: unknown, organizationId: string) => void;
  readonly clock?: Clock;
}

/** Creates the job. */
export function modelFitting({ pool, tenancy, failed, clock = systemClock }: ModelJobParts): Job<unknown> {
  const others = async (organizationId: string): Promise<readonly FitSummary[]> => {
    const { rows } = await pool.query<{ summary: FitSummary }>({ ...fitsOfOthers.statement, values: [organizationId] });
    return rows.map(({ summary }) => summary);
  };
  return {
    name: JOB,
    schedule: { everyMs: EVERY, firstAfterMs: EVERY },
    timeoutMs: TIMEOUT,
    lock: transactionLock(pool, LOCK),
    run: async ({ signal }) => {
      const { rows } = await pool.query<{ organization_id: string }>({ ...dueModels.statement, values: [dateOf(clock), AT_ONCE] });
      const parts = { tenancy: await tenancy(), fitsOfOthers: others };
      let failures = 0;
      for (const { organization_id } of rows) {
        if (signal.aborted) return undefined;
        await lookAfter(parts, organization_id, signal).catch((error: unknown) => {
          failures += 1;
          failed(error, organization_id);
        });
      }
      if (failures > 0 && failures === rows.length) throw new Error(`the models of ${failures} organizations could not be looked after`);
      return rows.length === AT_ONCE ? { nextInMs: SOON } : undefined;
    },
  };
}

/** A lock that is held by an open transaction, so that it works through a pooler in transaction mode as well; a killed process leaves nothing locked. */
function transactionLock(pool: pg.Pool, key: number): JobLock<unknown> {
  return {
    acquire: async () => {
      const client = await pool.connect();
      try {
        await client.query("BEGIN");
        const { rows } = await client.query<{ acquired: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS acquired", [key]);
        if (rows[0]?.acquired === true) {
          return {
            held: undefined,
            release: async () => {
              // closing the connection ends its transaction
              await client.query("COMMIT").then(
                () => client.release(),
                () => client.release(true),
              );
            },
          };
        }
        await client.query("COMMIT");
        client.release();
        return undefined;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}
