// Which backtest runs next, over all organizations.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Backtests of an organization that run at a time, over all processes. */
export const MOST_RUNNING = 2;

/** Advisory lock of a call (an arbitrary constant): two at a time would both see a free place. */
const TAKING = 7_203_411_922;

/** Takes the backtest that waits longest at `$1`, until `$2`: one that is queued, or one whose process stored nothing for the time of its lease. */
export const takeBacktest = crossTenantFunction({
  name: "take_backtest",
  purpose: "ids of the backtest that runs next and of its organization only, for work that then runs in the name of that organization",
  parameters: ["timestamptz", "timestamptz"],
  columns: "organization_id uuid, id uuid",
  reads: false,
  before: { statements: `PERFORM pg_advisory_xact_lock(${TAKING});` },
  body: `WITH next AS (
    SELECT organization_id, id FROM backtests b WHERE status IN ('queued', 'running') AND (lease_until IS NULL OR lease_until < $1)
      AND (SELECT count(*) FROM backtests o WHERE o.organization_id = b.organization_id AND o.status = 'running' AND o.lease_until >= $1) < ${MOST_RUNNING}
    ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE backtests b SET status = 'running', started_at = coalesce(started_at, $1), lease_until = $2 FROM next
  WHERE b.organization_id = next.organization_id AND b.id = next.id RETURNING b.organization_id, b.id`,
});

/** Deletes backtests that ended before `$1`. */
export const purgeBacktests = crossTenantFunction({
  name: "purge_backtests",
  purpose: "deletes results whose time is over, of all organizations; only their number is returned",
  parameters: ["timestamptz"],
  columns: "deleted bigint",
  reads: false,
  body: `WITH deleted AS (DELETE FROM backtests WHERE ended_at < $1 RETURNING 1) SELECT count(*) FROM deleted`,
});
