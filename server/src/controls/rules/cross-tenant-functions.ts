// Rules of all organizations that could not be evaluated.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { facts } from "../../statistics/counted-facts.ts";
import { ORGANIZATION } from "../../statistics/counting-fragments.ts";

/** Failures of rules in the hour that begins at `$1`, by the parts of their key (statistics/counted-facts.ts). */
export const failingRules = crossTenantFunction({
  name: "failing_rules",
  purpose:
    "which rules of which organizations could not be evaluated in an hour, with the number of failures, for events that are then sent in the name of each",
  parameters: ["timestamptz"],
  columns: "organization_id uuid, key text, failures bigint",
  reads: true,
  body: `SELECT o.id, f.key, (f.value -> 0)::bigint FROM organizations o
  CROSS JOIN LATERAL (
    SELECT figures FROM statistics WHERE organization_id = o.id AND submerchant_id = ${ORGANIZATION} AND grain = 'hour' AND fact = '${facts.ruleFailure}' AND bucket = $1
  ) s CROSS JOIN LATERAL jsonb_each(s.figures) AS f WHERE (f.value -> 0)::bigint > 0`,
});
