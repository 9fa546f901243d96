// Contents of custom lists that no list has any more, of all organizations.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Deletes values of the contents that are removable at `$1`, the longest due first, at most `$2`; the contents are deleted with their last value. */
export const purgeOrphans = crossTenantFunction({
  name: "purge_custom_list_orphans",
  purpose:
    "deletes values that no list has any more, of one organization per call; every row is joined on the organization of the contents, and two numbers are returned",
  parameters: ["timestamptz", "int"],
  columns: "contents int, deleted int",
  reads: false,
  body: `WITH due AS (
    SELECT organization_id, contents_id FROM custom_list_orphans WHERE removable_at <= $1 ORDER BY removable_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), deleted AS (
    DELETE FROM custom_list_values v USING due WHERE v.organization_id = due.organization_id AND v.contents_id = due.contents_id AND v.value_key = ANY (ARRAY(
      SELECT w.value_key FROM due CROSS JOIN LATERAL (
        SELECT value_key FROM custom_list_values WHERE organization_id = due.organization_id AND contents_id = due.contents_id ORDER BY value_key LIMIT $2
      ) w
    )) RETURNING 1
  ), emptied AS (
    DELETE FROM custom_list_orphans o USING due WHERE o.organization_id = due.organization_id AND o.contents_id = due.contents_id AND (SELECT count(*) FROM deleted) < $2
  )
  SELECT (SELECT count(*) FROM due)::int, (SELECT count(*) FROM deleted)::int`,
});
