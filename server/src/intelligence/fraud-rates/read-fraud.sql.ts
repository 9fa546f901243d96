// Requests that turned out to be fraud. Runs under the lock of the rollup job.
import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { counts } from "./counted-payments.ts";

/** Of sessions (`$1` their organizations, `$2` their ids), those whose fraud counts, with the source of their identifiers. */
export const assessedFraud = crossTenantFunction({
  name: "assessed_fraud",
  purpose: "requests that turned out to be fraud, for the aggregation only; each is joined on the session's organization",
  parameters: ["uuid[]", "uuid[]"],
  columns: `organization_id uuid, session_id uuid, submerchant_id uuid, declined boolean, signals json, request json, amount_minor text, assessed_at timestamptz,
    request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea`,
  reads: true,
  planning: BY_INDEX,
  body: `SELECT a.organization_id, a.session_id, a.submerchant_id, a.decision = 'decline', a.signals, a.request, a.amount_minor::text, a.assessed_at, ${sealedRequest("a")}
    FROM unnest($1, $2) AS t(organization_id, session_id)
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a ${joinDataKey("a")}
    WHERE ${counts("a")}`,
});
