// Assignments of reviews in the database. Changes of an organization follow one another, so that no two people take the same review.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { ReviewAssignment } from "./review-assignment.entity.ts";

type Schemas = components["schemas"];

/** The person who calls; undefined for a key. */
export function personOf({ credential }: Acting): string | undefined {
  return credential.kind === "session" ? credential.subject : undefined;
}

/** The assignment in force of a review. */
export async function assignmentOf({ em, clock }: Tenant, sessionId: string): Promise<Schemas["ReviewAssignment"] | null> {
  const row = await em.findOne(ReviewAssignment, { sessionId, expiresAt: { $gt: dateOf(clock) } }, { disableIdentityMap: true });
  if (row === null) return null;
  const { assignee, assignedByType, assignedById, assignedAt, expiresAt } = row;
  return {
    assignee,
    assigned_by: { type: assignedByType, id: assignedById },
    assigned_at: assignedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Stores an assignment in place of any other. */
export async function storeAssignment(tenant: Tenant, sessionId: string, assignment: Schemas["ReviewAssignment"]): Promise<void> {
  const row = {
    assignee: assignment.assignee,
    assigned_by_type: assignment.assigned_by.type,
    assigned_by_id: assignment.assigned_by.id,
    assigned_at: new Date(assignment.assigned_at),
    expires_at: new Date(assignment.expires_at),
  };
  await rowsOf(tenant, ReviewAssignment)
    .insert([{ session_id: sessionId, ...row }])
    .onConflict((conflict) => conflict.columns(["organization_id", "session_id"]).doUpdateSet(row))
    .execute();
}

/** Ends the assignment of a review, if there is one. */
export async function removeAssignment(tenant: Tenant, sessionId: string): Promise<void> {
  await rowsOf(tenant, ReviewAssignment).remove().where("session_id", "=", sessionId).execute();
}

/** Ends the assignment of a review that is about to be resolved. Throws REVIEW_ASSIGNED for a person if it is another one's; keys are not bound by it. */
export async function endAssignment(tenant: Tenant, sessionId: string): Promise<void> {
  const person = personOf(tenant.acting);
  const present = person === undefined ? null : await assignmentOf(tenant, sessionId);
  if (present !== null && present.assignee !== person) throw heldByAnother(present);
  await removeAssignment(tenant, sessionId);
}

/** The error for a review that another person works on. */
export function heldByAnother({ assignee, expires_at }: Schemas["ReviewAssignment"]): ApiError {
  return new ApiError("REVIEW_ASSIGNED", { message: `The review is assigned to another person until ${expires_at}.`, details: { assignee, expires_at } });
}
