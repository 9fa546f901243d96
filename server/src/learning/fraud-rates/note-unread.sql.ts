// Payments whose requests could not be decrypted when they were to be counted are noted. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Records sessions (`$1` their organizations, `$2` their ids) that could not be counted: as payments, or as frauds (`$3`). */
export const noteUnread = crossTenantFunction({
  name: "note_unread_payments",
  purpose: "sessions of all organizations that could not be decrypted; each row is written for the session's own organization",
  parameters: ["uuid[]", "uuid[]", "boolean"],
  columns: "noted bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH noted AS (
    INSERT INTO unread_payments AS u (organization_id, session_id, payment, fraud)
    SELECT organization_id, session_id, NOT $3, $3 FROM unnest($1, $2) AS t(organization_id, session_id) ORDER BY 1, 2
    ON CONFLICT (organization_id, session_id) DO UPDATE SET payment = u.payment OR EXCLUDED.payment, fraud = u.fraud OR EXCLUDED.fraud
    RETURNING 1
  ) SELECT count(*) FROM noted`,
});
