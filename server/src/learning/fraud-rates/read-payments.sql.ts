// Payments to count, by identifier and day. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { counts } from "./counted-payments.ts";

/** Payments that were not declined (the outcome of declined ones stays unknown) by identifier and day, assessed from `$1` and before `$2`, with ids between `$3` and `$4`. Values are not normalised. */
export const paymentsByIdentifier = crossTenantFunction({
  name: "payments_by_identifier",
  purpose: "payments of all organizations, for the aggregation only; each value is returned with its organization, and counted there",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "organization_id uuid, submerchant_id uuid, day text, kind text, value text, payments bigint",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT a.organization_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), v.kind, v.value, count(*) FROM organizations o
    CROSS JOIN LATERAL (
      SELECT * FROM assessments b WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2
        AND ${counts("b")} AND decision <> 'decline' OFFSET 0
    ) a
    -- parse the request once instead of three times
    CROSS JOIN LATERAL (SELECT * FROM json_to_record(a.request) AS r(merchant json, payment_method json, payer json) OFFSET 0) r
    CROSS JOIN LATERAL (VALUES ('terminal', r.merchant ->> 'terminal_id'), ('bin', left(r.payment_method #>> '{card,bin}', 6)),
      ('email_domain', substring(r.payer ->> 'email' FROM '[^@]*$'))) AS v(kind, value)
    WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5`,
});
