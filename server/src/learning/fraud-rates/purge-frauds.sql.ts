// Reverts counted frauds. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { fraudsOf, named } from "./session-identifiers.ts";

/** Reverts the counted frauds of sessions (`$1` their organizations, `$2` their ids). Returns their identifiers. */
export const purgeFrauds = crossTenantFunction({
  name: "purge_frauds",
  purpose: "reverted frauds of all organizations; each is subtracted from rows of the session's own organization",
  parameters: ["uuid[]", "uuid[]"],
  columns: "organization_id uuid, identifier bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH taken AS (
    DELETE FROM fraud_sessions f USING unnest($1, $2) AS t(organization_id, session_id)
    WHERE f.organization_id = t.organization_id AND f.session_id = t.session_id RETURNING f.*
  ), lowered AS (
    UPDATE identifier_days d SET payments = d.payments - t.payments, frauds = d.frauds - t.frauds, unexplained = d.unexplained - t.unexplained FROM (${fraudsOf("taken")}) t
    WHERE d.organization_id = t.organization_id AND d.day = t.day AND d.identifier = t.identifier
  ) SELECT DISTINCT taken.organization_id, i.identifier FROM ${named("taken")}`,
});
