// The steps of a case, append only.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import type { StoredCase } from "./case.ts";
import { CaseEvent } from "./case-event.entity.ts";
import type { CaseStatus } from "./transitions.ts";

type View = components["schemas"]["CaseEvent"];

/** Records the step that a case has just made, at the time of its change. `from` is null when it was opened. */
export async function recordStep(tenant: Tenant, stored: StoredCase, from: CaseStatus | null, changed: readonly string[]): Promise<void> {
  const { acting } = tenant;
  const actor = acting.credential.kind === "session" ? acting.credential.subject : acting.credential.id;
  const steps = rowsOf(tenant, CaseEvent);
  const step = steps
    .select()
    .where("case_id", "=", stored.id)
    .select(({ eb, fn }) => eb(fn.countAll<number>(), "+", 1).as("step"))
    .$asScalar();
  const at = new Date(instant(stored.updated_at));
  await steps.insert([{ case_id: stored.id, step, actor, from_status: from, to_status: stored.status, changed: [...changed], occurred_at: at }]).execute();
}

/** The steps of a case, oldest first. */
export async function readHistory(tenant: Tenant, caseId: string): Promise<View[]> {
  const rows = await rowsOf(tenant, CaseEvent)
    .select()
    .select(["occurred_at", "actor", "from_status", "to_status", "changed"])
    .where("case_id", "=", caseId)
    .orderBy("step")
    .execute();
  return rows.map(({ occurred_at, actor, from_status, to_status, changed }) => ({
    occurred_at: instant(occurred_at),
    actor,
    from: from_status,
    to: to_status,
    changed,
  }));
}
