// The steps of a case, append only.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import type { StoredCase } from "./case.ts";
import { CaseEvent, type StoredChanges } from "./case-event.entity.ts";

type Schemas = components["schemas"];
type View = Schemas["CaseEvent"];

/** Fields whose values are recorded: they plan the work, and none is a text about a person. */
const PLAN = ["priority", "assignee", "due_date"] as const satisfies readonly Schemas["CasePlanField"][];

/** Records the step that a case has just made, at the time of its change. `old` is null when it was opened; `changed` are the fields that changed beside the status. */
export async function recordStep(tenant: Tenant, stored: StoredCase, old: StoredCase | null, changed: readonly string[]): Promise<void> {
  const { acting } = tenant;
  const actor = acting.credential.kind === "session" ? acting.credential.subject : acting.credential.id;
  const steps = rowsOf(tenant, CaseEvent);
  const step = steps
    .select()
    .where("case_id", "=", stored.id)
    .select(({ eb, fn }) => eb(fn.countAll<number>(), "+", 1).as("step"))
    .$asScalar();
  const at = new Date(instant(stored.updated_at));
  const changes: StoredChanges = {};
  if (old !== null) for (const field of PLAN) if (changed.includes(field)) changes[field] = { from: old[field], to: stored[field] };
  await steps
    .insert([
      {
        case_id: stored.id,
        step,
        actor,
        from_status: old?.status ?? null,
        to_status: stored.status,
        changed: [...changed],
        changes,
        occurred_at: at,
      },
    ])
    .execute();
}

/** The steps of a case, oldest first. */
export async function readHistory(tenant: Tenant, caseId: string): Promise<View[]> {
  const rows = await rowsOf(tenant, CaseEvent)
    .select()
    .select(["occurred_at", "actor", "from_status", "to_status", "changed", "changes"])
    .where("case_id", "=", caseId)
    .orderBy("step")
    .execute();
  return rows.map(({ occurred_at, actor, from_status, to_status, changed, changes }) => ({
    occurred_at: instant(occurred_at),
    actor,
    from: from_status,
    to: to_status,
    changed,
    ...(changes === null ? {} : { changes: PLAN.flatMap((field) => (changes[field] === undefined ? [] : { field, ...changes[field] })) }),
  }));
}
