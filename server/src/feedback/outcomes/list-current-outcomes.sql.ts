// The outcome in force of each of many assessments.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { currentOutcome } from "./current-outcome.ts";

type Kind = components["schemas"]["OutcomeKind"];

const STATEMENT = `SELECT s.id AS session_id, c.outcome FROM unnest($2::uuid[]) AS s(id) CROSS JOIN LATERAL (${currentOutcome("s.id")}) c`;

/** The gravest outcome in force of each assessment that has one. */
export function listCurrentOutcomes(
  { query, organizationId }: Tenant,
  sessionIds: readonly string[],
): Promise<{ readonly session_id: string; readonly outcome: Kind }[]> {
  return query(STATEMENT, [organizationId, sessionIds]);
}
