// History of a case, append-only.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { CaseStatus } from "./transitions.ts";

type CaseEvent = components["schemas"]["CaseEvent"];

/** Appends an entry. `from` is null when the case is opened. */
export async function recordStep(
  { query, organizationId, acting }: Tenant,
  caseId: string,
  from: CaseStatus | null,
  to: CaseStatus,
  changed: readonly string[],
): Promise<void> {
  const actor = acting.credential.kind === "session" ? acting.credential.subject : acting.credential.id;
  await query(
    `INSERT INTO case_events (organization_id, case_id, step, actor, from_status, to_status, changed)
     SELECT $1, $2, count(*) + 1, $3, $4, $5, $6 FROM case_events WHERE organization_id = $1 AND case_id = $2`,
    [organizationId, caseId, actor, from, to, changed],
  );
}

/** History of a case, oldest first. */
export async function readHistory({ query, organizationId }: Tenant, caseId: string): Promise<CaseEvent[]> {
  const rows = await query<Omit<CaseEvent, "from" | "to"> & { from_status: CaseStatus | null; to_status: CaseStatus }>(
    "SELECT occurred_at, actor, from_status, to_status, changed FROM case_events WHERE organization_id = $1 AND case_id = $2 ORDER BY step",
    [organizationId, caseId],
  );
  return rows.map(({ occurred_at, actor, from_status, to_status, changed }) => ({
    occurred_at: instant(occurred_at),
    actor,
    from: from_status,
    to: to_status,
    changed,
  }));
}
