// The background job of waiting events: it resolves those whose assessment arrived while a process ended, or at the same moment as the event.
import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { MINUTE, SECOND } from "../../platform/time/time.ts";
import { takeRechecks } from "./rechecks.sql.ts";
import type { WaitingEventRow } from "./waiting.sql.ts";
import { resolveEvent, type WaitingParts } from "./waiting.ts";

/** Events per statement. */
const AT_ONCE = 100;

/** Dependencies. */
export interface WaitingJobParts extends Omit<WaitingParts, "tenancy"> {
  readonly pool: pg.Pool;
  readonly tenancy: () => Promise<Tenancy>;
  /** Called for an event that could not be resolved: it is tried again. */
  readonly failed: (error: unknown, organizationId: string) => void;
}

/** The job. */
export function waitingEventsJob(parts: WaitingJobParts): Job {
  return {
    name: "waiting-events",
    schedule: { everyMs: 15 * SECOND },
    timeoutMs: 5 * MINUTE,
    run: async ({ signal }) => {
      while (!signal.aborted && (await resolveDue(parts)));
      return undefined;
    },
  };
}

/** Resolves the events that are due; false when none is. */
export async function resolveDue({ pool, tenancy, network, failed }: WaitingJobParts, now = systemClock.now()): Promise<boolean> {
  const { rows } = await pool.query<WaitingEventRow & { organization_id: string }>({ ...takeRechecks.statement, values: [new Date(now), AT_ONCE] });
  if (rows.length === 0) return false;
  const parts = { tenancy: await tenancy(), network };
  for (const { organization_id: organizationId, ...event } of rows)
    await resolveEvent(parts, organizationId, event).catch((error: unknown) => failed(error, organizationId));
  return true;
}
