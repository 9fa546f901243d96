// Who works on a review: taking the next one, assigning, releasing.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { isKnownPerson } from "../../accounts/sessions/people.ts";
import { assertAssessment, openReview, reviewerOf } from "../../decisions/assessments/service.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { assignmentOf, heldByAnother, personOf, removeAssignment, storeAssignment } from "./assignments.ts";
import { listOpen, type OpenFilter, type OpenRow, type Position } from "./list-open.ts";
import { openFilterOf, queued } from "./queue.ts";

type Schemas = components["schemas"];
type Assignment = Schemas["ReviewAssignment"];

/** Minutes for which a review is assigned: the contract's default, which validation fills in for callers over HTTP. */
const DEFAULT_MINUTES = 30;

const UNKNOWN_PERSON = "must be a person of the organization who has signed in within 90 days: the sub of their token; a new colleague signs in once before";

/** Assigns a review, extends or hands on an assignment. Throws NOT_FOUND, INVALID_TRANSITION without an open review, REVIEW_ASSIGNED, and VALIDATION_ERROR for a key without a person, and for somebody who is not of the organization. */
export async function assignReview(
  tenant: Tenant,
  sessionId: string,
  { assignee, minutes = DEFAULT_MINUTES, take_over: takesOver = false }: Schemas["ReviewAssign"],
): Promise<Assignment> {
  const { flow, submerchant_id } = await openReview(tenant, sessionId);
  const person = personOf(tenant.acting);
  const to = assignee ?? person;
  if (to === undefined) throw validationError([{ path: "assignee", message: "is required of a key" }]);
  const before = await assignmentOf(tenant, sessionId);
  if (to !== person && to !== before?.assignee && !(await isKnownPerson(tenant, to))) throw validationError([{ path: "assignee", message: UNKNOWN_PERSON }]);
  const takenFrom = before !== null && before.assignee !== to && before.assignee !== person ? before.assignee : null;
  if (before !== null && takenFrom !== null && !takesOver) throw heldByAnother(before);
  const assignment = assignmentFor(tenant, to, minutes);
  await storeAssignment(tenant, sessionId, assignment);
  if (before?.assignee !== to) await emit(tenant, "review.assigned", { session_id: sessionId, flow, submerchant_id, assignment, taken_from: takenFrom });
  await recordChange(tenant, {
    action: takenFrom === null ? "assessment.review_assigned" : "assessment.review_taken_over",
    resource: "assessment",
    id: sessionId,
    before: { assignment: before },
    after: { assignment },
  });
  return assignment;
}

/** Ends an assignment. Throws NOT_FOUND, and REVIEW_ASSIGNED for a person to whom the review is not assigned. */
export async function releaseReview(tenant: Tenant, sessionId: string): Promise<Schemas["ReviewRelease"]> {
  await assertAssessment(tenant, sessionId);
  const released = await assignmentOf(tenant, sessionId);
  if (released === null) return { released };
  const person = personOf(tenant.acting);
  if (person !== undefined && released.assignee !== person) throw heldByAnother(released);
  await removeAssignment(tenant, sessionId);
  await recordChange(tenant, {
    action: "assessment.review_released",
    resource: "assessment",
    id: sessionId,
    before: { assignment: released },
    after: { assignment: null },
  });
  return { released };
}

/** Assigns the first open review that is assigned to nobody to the caller. */
export async function takeNextReview(tenant: Tenant, { order = "oldest", minutes, ...wanted }: Schemas["ReviewTake"]): Promise<Schemas["ReviewTaken"]> {
  const first = await firstUnassigned(tenant, order, openFilterOf(tenant, { ...wanted, assigned: "nobody" }));
  if (first === undefined) return { review: null };
  const assignment = await assignReview(tenant, first.sessionId, minutes === undefined ? {} : { minutes });
  const [review] = await queued(tenant, [first]);
  return { review: review === undefined ? null : { ...review, assignment } };
}

/** Where all scanned reviews are assigned, the next scan starts after them. */
async function firstUnassigned(tenant: Tenant, order: Schemas["ReviewOrder"], filter: OpenFilter, after?: Position): Promise<OpenRow | undefined> {
  const [first] = await listOpen(tenant, filter, order, after, 1, dateOf(tenant.clock));
  return first === undefined || first.meets ? first : firstUnassigned(tenant, order, filter, first);
}

function assignmentFor({ acting, clock }: Tenant, assignee: string, minutes: number): Assignment {
  const now = clock.now();
  return {
    assignee,
    assigned_by: reviewerOf(acting),
    assigned_at: new Date(now).toISOString(),
    expires_at: new Date(now + minutes * MINUTE).toISOString(),
  };
}
