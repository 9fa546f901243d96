// Changes that need the approval of a second person: requested, approved, rejected. A change is stored as the request that was made, and is made by its operation.
import { isDeepStrictEqual } from "node:util";
import { operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { peopleBehind } from "../../accounts/audit/people-behind.ts";
import { actorOf, recordChange } from "../../accounts/audit/record.ts";
import { ERASED } from "../../platform/data-keys/sealed-texts.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import { Approval } from "./approval.entity.ts";
import type { ApprovableId } from "./areas.ts";

type Schemas = components["schemas"];
type Status = Schemas["ApprovalStatus"];

/** Time to decide. */
const EXPIRES_AFTER = 7 * DAY;
/** Most changes of one requester that wait: the oldest ones are removed, so that nobody makes room among the requests of others. */
export const MOST_PENDING = 100;

/** A page of changes, newest first. */
export async function listApprovals(tenant: Tenant, query: PageQuery & { readonly status?: Status }): Promise<Schemas["ApprovalPage"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const rows = await tenant.em.find(
    Approval,
    { ...statusIs(tenant, query.status), ...(after === undefined ? {} : { id: { $lt: after } }) },
    { orderBy: { id: "desc" }, limit: limit + 1 },
  );
  const views = await Promise.all(rows.map((row) => viewOf(tenant, row)));
  return pageOf(
    views,
    limit,
    ({ id }) => id,
    (view) => view,
  );
}

function statusIs({ clock }: Tenant, status: Status | undefined): object {
  if (status === "expired") return { status: "pending", expiresAt: { $lte: dateOf(clock) } };
  if (status === "pending") return { status, expiresAt: { $gt: dateOf(clock) } };
  return status === undefined ? {} : { status };
}

/** A change. Throws NOT_FOUND. */
export async function readApproval(tenant: Tenant, id: string): Promise<Schemas["Approval"]> {
  return viewOf(tenant, await known(tenant, id));
}

/** Stores a request that needs approval; the same request of the same caller waits once. Returns its id. */
export async function requestApproval(tenant: Tenant, operation: ApprovableId, area: Approval["area"], change: Record<string, unknown>): Promise<string> {
  const { em, organizationId, acting, clock } = tenant;
  const requestedBy = actorOf(acting.credential);
  const waiting = await em.find(Approval, { ...statusIs(tenant, "pending") }, { orderBy: { id: "desc" } });
  const own = waiting.filter((one) => isDeepStrictEqual(one.requestedBy, requestedBy));
  for (const one of own) if (one.operation === operation && isDeepStrictEqual(await tenant.texts.open("approvals", one.change), change)) return one.id;
  for (const oldest of own.slice(MOST_PENDING - 1)) em.remove(oldest);
  const now = clock.now();
  const id = newId(now);
  const times = { requestedAt: new Date(now), expiresAt: new Date(now + EXPIRES_AFTER) };
  const sealed = await tenant.texts.sealDocument("approvals", change);
  em.create(Approval, { organizationId, id, area, operation, change: sealed, status: "pending", requestedBy, ...times });
  await em.flush();
  await recordChange(tenant, { action: "approval.requested", resource: "approval", id, before: null, after: { area, operation } });
  return id;
}

/** A change to be made. */
export interface ApprovedChange {
  readonly operation: ApprovableId;
  readonly change: Record<string, unknown>;
}

/**
 * The change, which the caller may approve. Throws NOT_FOUND, FORBIDDEN, INVALID_TRANSITION where it waits no longer, SECOND_PERSON_REQUIRED for a caller who is
 * behind it, in person or with a key.
 */
export async function assertApprovable(tenant: Tenant, id: string): Promise<ApprovedChange> {
  const row = await undecided(tenant, id);
  const { operation } = row;
  const change = await tenant.texts.open("approvals", row.change);
  assertMay(tenant, operation);
  // a request of a person's data changes what quotes them: it is no longer what was requested
  if (change == null || JSON.stringify(change).includes(ERASED))
    throw new ApiError("INVALID_TRANSITION", {
      message: "Parts of this change were erased: reject it, and request another one.",
      details: { from: "pending" },
    });
  const involved = await peopleBehind(tenant, [row.requestedBy]);
  const approvers = await peopleBehind(tenant, [actorOf(tenant.acting.credential)]);
  if ([...approvers].some((person) => involved.has(person))) throw new ApiError("SECOND_PERSON_REQUIRED", { details: { requested_by: row.requestedBy } });
  return { operation: operation as ApprovableId, change };
}

/** Approves a change. Call it in the change itself, so that both are stored or neither. Throws as `assertApprovable`. */
export async function approve(tenant: Tenant, id: string, reason: string): Promise<Schemas["Approval"]> {
  await assertApprovable(tenant, id);
  return decide(tenant, await known(tenant, id), { status: "applied", reason }, "approved");
}

/** Notes that a change was approved and could not be made. Throws as `assertApprovable`. */
export async function fail(tenant: Tenant, id: string, reason: string, failure: Schemas["ApprovalFailure"]): Promise<Schemas["Approval"]> {
  await assertApprovable(tenant, id);
  return decide(tenant, await known(tenant, id), { status: "failed", reason, failure }, "approved");
}

/** Rejects a change. Throws NOT_FOUND, FORBIDDEN, INVALID_TRANSITION where it waits no longer. */
export async function reject(tenant: Tenant, id: string, reason: string): Promise<Schemas["Approval"]> {
  const row = await undecided(tenant, id);
  assertMay(tenant, row.operation);
  return decide(tenant, row, { status: "rejected", reason }, "rejected");
}

/** Stores a decision, which needs the request no longer. */
async function decide(
  tenant: Tenant,
  row: Approval,
  decision: { readonly status: "applied" | "failed" | "rejected"; readonly reason: string; readonly failure?: Schemas["ApprovalFailure"] },
  action: "approved" | "rejected",
): Promise<Schemas["Approval"]> {
  const { area, operation, requestedBy } = row;
  const { reason, failure = null } = decision;
  const sealed = { reason: await tenant.texts.seal("approvals", reason), failure: await tenant.texts.sealDocument("approvals", failure) };
  tenant.em.assign(row, {
    status: decision.status,
    ...sealed,
    change: null,
    expiresAt: null,
    decidedBy: actorOf(tenant.acting.credential),
    decidedAt: dateOf(tenant.clock),
  });
  await tenant.em.flush();
  const after = { area: area ?? null, operation, requested_by: requestedBy, reason, ...(failure === null ? {} : { failure: failure.code }) };
  await recordChange(tenant, { action: `approval.${action}`, resource: "approval", id: row.id, before: null, after });
  return viewOf(tenant, row);
}

async function known({ em }: Tenant, id: string): Promise<Approval> {
  const row = await em.findOne(Approval, { id });
  if (row === null) throw new ApiError("NOT_FOUND");
  return row;
}

async function undecided(tenant: Tenant, id: string): Promise<Approval> {
  const row = await known(tenant, id);
  const status = statusOf(tenant, row);
  if (status === "pending") return row;
  throw new ApiError("INVALID_TRANSITION", { message: `This change waits for no decision: it is \`${status}\`.`, details: { from: status } });
}

/** Throws FORBIDDEN for a caller who may not do what was requested. */
function assertMay({ acting }: Tenant, operation: string): void {
  // some operations also let a caller try a change who may only read
  const permissions = operations[operation as ApprovableId].permissions.filter((permission) => !permission.endsWith(":read"));
  if (permissions.some((permission) => acting.credential.permissions.has(permission))) return;
  throw new ApiError("FORBIDDEN", { details: { required_permissions: permissions } });
}

function statusOf({ clock }: Tenant, { status, expiresAt }: Approval): Status {
  return status === "pending" && (expiresAt?.getTime() ?? 0) <= clock.now() ? "expired" : status;
}

function viewOf(tenant: Tenant, row: Approval): Promise<Schemas["Approval"]> {
  return tenant.texts.open("approvals", {
    id: row.id,
    area: row.area ?? null,
    operation: row.operation,
    change: row.change ?? null,
    status: statusOf(tenant, row),
    requested_by: row.requestedBy,
    requested_at: row.requestedAt.toISOString(),
    decided_by: row.decidedBy ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    reason: row.reason ?? null,
    failure: row.failure ?? null,
  });
}
