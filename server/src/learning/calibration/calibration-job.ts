// The calibration job: every organization with outcomes once a day, and soon after its weights have changed or one was requested.

import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { dueCalibrations } from "./cross-tenant-functions.ts";
import { fitOrganization, type OnDrift, readPooledCurves } from "./fit-organization.ts";

/** Organizations per run; the next run follows soon while more are due. */
const AT_ONCE = 20;

/** Dependencies of the job. */
export interface CalibrationParts {
  readonly pool: pg.Pool;
  readonly clock?: Clock;
  /** Called when an organization begins to drift. */
  readonly onDrift?: OnDrift;
}

/** The job. Two processes that run it at once do the same work twice, without harm. */
export function calibrationJob(parts: CalibrationParts): Job {
  return {
    name: "calibration",
    schedule: { everyMs: MINUTE, firstAfterMs: MINUTE },
    timeoutMs: HOUR,
    run: async ({ signal }) => ((await calibrateDue(parts, signal)) < AT_ONCE ? undefined : { nextInMs: SECOND }),
  };
}

/** Fits organizations whose calibration is requested, a day old or missing; returns how many. */
export async function calibrateDue({ pool, clock = systemClock, onDrift }: CalibrationParts, signal?: AbortSignal): Promise<number> {
  const values = [new Date(clock.now() - DAY), AT_ONCE];
  const { rows } = await pool.query<{ organization_id: string }>({ ...dueCalibrations.statement, values });
  if (rows.length === 0) return 0;
  const pooled = await readPooledCurves(pool);
  for (const { organization_id: id } of rows) {
    if (signal?.aborted === true) break;
    await fitOrganization(pool, id, pooled, clock.now(), onDrift);
  }
  return rows.length;
}

/** Fits one organization now, on demand. */
export async function calibrate({ pool, clock = systemClock, onDrift }: CalibrationParts, organizationId: string): Promise<void> {
  await fitOrganization(pool, organizationId, await readPooledCurves(pool), clock.now(), onDrift);
}
