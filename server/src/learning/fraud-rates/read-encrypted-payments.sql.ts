// Payments to count whose requests are stored encrypted. Runs under the lock of the rollup job.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { counts } from "./counted-payments.ts";

/** The payments of `payments_by_identifier` whose requests are stored encrypted, one by one: their values are read in the process. */
export const encryptedPayments = crossTenantFunction({
  name: "encrypted_payments",
  purpose:
    "encrypted payments of all organizations with their wrapped data keys, for the aggregation only; each is returned with its organization, and counted there",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns:
    "organization_id uuid, submerchant_id uuid, day text, session_id uuid, request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT a.organization_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), a.session_id, ${sealedRequest("a")} FROM organizations o
    CROSS JOIN LATERAL (
      SELECT * FROM assessments b WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2
        AND ${counts("b")} AND decision <> 'decline' AND request_sealed IS NOT NULL OFFSET 0
    ) a ${joinDataKey("a")}`,
});
