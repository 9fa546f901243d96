// Frauds are added to the days of their identifiers. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { fraudsOf, named } from "./session-identifiers.ts";

/** Counts frauds, each once: {organization_id, session_id, day, declined, reported_day, unexplained, identifiers: {identifier, is_device}[]}[]. Returns their identifiers. */
export const countFrauds = crossTenantFunction({
  name: "count_frauds",
  purpose: "frauds of identifiers of all organizations; each is added to rows of the session's own organization",
  parameters: ["jsonb"],
  columns: "organization_id uuid, identifier bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH inserted AS (
    INSERT INTO fraud_sessions (organization_id, session_id, day, declined, reported_day, unexplained, identifiers)
    SELECT organization_id, session_id, day, declined, reported_day, unexplained, identifiers
    FROM jsonb_to_recordset($1) AS f(organization_id uuid, session_id uuid, day date, declined boolean, reported_day date, unexplained double precision, identifiers jsonb)
    ON CONFLICT (organization_id, session_id) DO NOTHING RETURNING *
  ), added AS (
    INSERT INTO identifier_days AS d (organization_id, day, identifier, is_device, payments, frauds, unexplained) ${fraudsOf("inserted")}
    ON CONFLICT (organization_id, day, identifier) DO UPDATE SET payments = d.payments + EXCLUDED.payments, frauds = d.frauds + EXCLUDED.frauds, unexplained = d.unexplained + EXCLUDED.unexplained
  ) SELECT DISTINCT inserted.organization_id, i.identifier FROM ${named("inserted")}`,
});
