// Noted payments, with their requests. Runs under the lock of the rollup job.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** At most `$3` of the recorded sessions, after session `$2` of organization `$1`, with their encrypted requests. */
export const unreadPayments = crossTenantFunction({
  name: "unread_payments",
  purpose: "encrypted payments of all organizations with their wrapped data keys, for the aggregation only; each is returned with its organization",
  parameters: ["uuid", "uuid", "int"],
  columns: `organization_id uuid, session_id uuid, submerchant_id uuid, day text, payment boolean,
    request json, request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea`,
  reads: true,
  planning: BY_INDEX,
  body: `SELECT u.organization_id, u.session_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), u.payment, a.request, ${sealedRequest("a")}
    FROM (
      SELECT * FROM unread_payments WHERE (organization_id, session_id) > ($1, $2) ORDER BY organization_id, session_id LIMIT $3
    ) u
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = u.organization_id AND session_id = u.session_id LIMIT 1) a ${joinDataKey("a")}
    ORDER BY u.organization_id, u.session_id`,
});
