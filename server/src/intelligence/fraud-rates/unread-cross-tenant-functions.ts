// Cross-tenant statements about payments whose requests could not be decrypted for counting. They run under the lock of the rollup job.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Records sessions (`$1` their organizations, `$2` their ids) that could not be counted: as payments, or as frauds (`$3`). */
export const noteUnread = crossTenantFunction({
  name: "note_unread_payments",
  purpose: "sessions of all organizations that could not be decrypted; each row is written for the session's own organization",
  parameters: ["uuid[]", "uuid[]", "boolean"],
  columns: "noted bigint",
  reads: false,
  body: `WITH noted AS (
    INSERT INTO unread_payments AS u (organization_id, session_id, payment, fraud)
    SELECT organization_id, session_id, NOT $3, $3 FROM unnest($1, $2) AS t(organization_id, session_id) ORDER BY 1, 2
    ON CONFLICT (organization_id, session_id) DO UPDATE SET payment = u.payment OR EXCLUDED.payment, fraud = u.fraud OR EXCLUDED.fraud
    RETURNING 1
  ) SELECT count(*) FROM noted`,
});

/** At most `$3` of the recorded sessions, after session `$2` of organization `$1`, with their encrypted requests. */
export const unreadPayments = crossTenantFunction({
  name: "unread_payments",
  purpose: "encrypted payments of all organizations with their wrapped data keys, for the aggregation only; each is returned with its organization",
  parameters: ["uuid", "uuid", "int"],
  columns: `organization_id uuid, session_id uuid, submerchant_id uuid, day text, payment boolean,
    request json, request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea`,
  reads: true,
  body: `SELECT u.organization_id, u.session_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), u.payment, a.request, ${sealedRequest("a")}
    FROM (
      SELECT * FROM unread_payments WHERE (organization_id, session_id) > ($1, $2) ORDER BY organization_id, session_id LIMIT $3
    ) u
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = u.organization_id AND session_id = u.session_id LIMIT 1) a ${joinDataKey("a")}
    ORDER BY u.organization_id, u.session_id`,
});

/** Removes recorded sessions (`$1` their organizations, `$2` their ids): frauds among them are counted again as changed sessions. */
export const settleUnread = crossTenantFunction({
  name: "settle_unread_payments",
  purpose: "sessions of all organizations that are readable again; it deletes and inserts rows of the session's own organization only",
  parameters: ["uuid[]", "uuid[]"],
  columns: "settled bigint",
  reads: false,
  body: `WITH settled AS (
    DELETE FROM unread_payments u USING unnest($1, $2) AS t(organization_id, session_id)
    WHERE u.organization_id = t.organization_id AND u.session_id = t.session_id RETURNING u.*
  ), noted AS (
    INSERT INTO statistics_changes (organization_id, id, session_id) SELECT organization_id, gen_random_uuid(), session_id FROM settled WHERE fraud
  ) SELECT count(*) FROM settled`,
});
