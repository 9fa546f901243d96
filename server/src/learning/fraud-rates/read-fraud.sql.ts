// Requests that turned out to be fraud. Runs under the lock of the rollup job.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { counts } from "./counted-payments.ts";

/** Did the organization itself report the fraud of the payment `a`? */
const REPORTED_BY_ORGANIZATION = `EXISTS (SELECT FROM outcomes WHERE organization_id = a.organization_id AND session_id = a.session_id AND submerchant_id IS NULL
      AND outcome IN ('chargeback_lost', 'fraud_confirmed') AND reverted_at IS NULL AND fraud_type IS DISTINCT FROM 'merchant_error')
    OR EXISTS (SELECT FROM fraud_reports WHERE organization_id = a.organization_id AND session_id = a.session_id AND submerchant_id IS NULL)`;

/**
 * Of sessions (`$1` their organizations, `$2` their ids), those whose fraud counts, with the source of their identifiers. `scope_by_reporter`: the organization does not want reports
 * of submerchants to affect all of its payments. `organization_wide`: this fraud does.
 */
export const assessedFraud = crossTenantFunction({
  name: "assessed_fraud",
  purpose: "requests that turned out to be fraud, for the aggregation only; each is joined on the session's organization",
  parameters: ["uuid[]", "uuid[]"],
  columns: `organization_id uuid, session_id uuid, submerchant_id uuid, declined boolean, signals json, request json, amount_minor text, assessed_at timestamptz,
    request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea, scope_by_reporter boolean, organization_wide boolean`,
  reads: true,
  planning: BY_INDEX,
  body: `SELECT a.organization_id, a.session_id, a.submerchant_id, a.decision = 'decline', a.signals, a.request, a.amount_minor::text, a.assessed_at, ${sealedRequest("a")},
      s.by_reporter, NOT s.by_reporter OR ${REPORTED_BY_ORGANIZATION}
    FROM unnest($1, $2) AS t(organization_id, session_id)
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a ${joinDataKey("a")}
    CROSS JOIN LATERAL (
      SELECT a.submerchant_id IS NOT NULL AND NOT coalesce((settings ->> 'submerchant_reports_affect_organization')::boolean, true) AS by_reporter
      FROM organizations WHERE id = a.organization_id LIMIT 1
    ) s
    WHERE ${counts("a")}`,
});
