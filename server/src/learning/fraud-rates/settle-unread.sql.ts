// Noted payments that can be read again. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { noteStatisticsChanges } from "../../statistics/changes.ts";

/** Removes recorded sessions (`$1` their organizations, `$2` their ids): frauds among them are counted again as changed sessions. */
export const settleUnread = crossTenantFunction({
  name: "settle_unread_payments",
  purpose: "sessions of all organizations that are readable again; it deletes and inserts rows of the session's own organization only",
  parameters: ["uuid[]", "uuid[]"],
  columns: "settled bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH settled AS (
    DELETE FROM unread_payments u USING unnest($1, $2) AS t(organization_id, session_id)
    WHERE u.organization_id = t.organization_id AND u.session_id = t.session_id RETURNING u.*
  ), noted AS (
    ${noteStatisticsChanges("SELECT organization_id, gen_random_uuid(), session_id FROM settled WHERE fraud")}
  ) SELECT count(*) FROM settled`,
});
