// Operations that need the approval of a second person, and the operations that give it.
import { isDeepStrictEqual } from "node:util";
import type { Handler, Handlers, Input } from "../../../../generated/handlers.ts";
import { operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Around, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Approval } from "./approval.entity.ts";
import { type ApprovableId, approvable, compared } from "./areas.ts";
import { type ApprovedChange, approve, assertApprovable, fail, listApprovals, readApproval, reject, requestApproval } from "./service.ts";

type Schemas = components["schemas"];
type Operation = "listApprovals" | "readApproval" | "approveApproval" | "rejectApproval";
type Approvable = Pick<Handlers<RequestContext>, ApprovableId>;
type AnyHandler = Handler<ApprovableId, RequestContext>;

/** Adds the operations on approvals to the others, and requires approval of those that can need it. */
export function withApprovals<Rest extends Approvable>(tenancy: Tenancy, handlers: Rest): Rest & Pick<Handlers<RequestContext>, Operation> {
  const guarded = Object.fromEntries(approvable.map((id) => [id, requiringApproval(tenancy, id, handlers[id] as AnyHandler)]));
  return { ...handlers, ...guarded, ...approvalHandlers(tenancy, handlers) };
}

/** Undoes a change that needs approval, and carries out of its transaction in which area. */
class NeedsApproval extends Error {
  readonly area: Approval["area"];

  constructor(area: Approval["area"]) {
    super("needs approval");
    this.area = area;
  }
}

/** The operation, unless what it changes needs approval: then it is undone, the request is stored, and APPROVAL_REQUIRED says so. */
function requiringApproval(tenancy: Tenancy, id: ApprovableId, handler: AnyHandler): AnyHandler {
  const around: Around = async (tenant, work) => {
    const { result, area } = await compared(tenant, id, work);
    if (area !== undefined) throw new NeedsApproval(area);
    return result;
  };
  return async (input, context) => {
    try {
      return await handler(input, { ...context, around });
    } catch (error) {
      if (!(error instanceof NeedsApproval)) throw error;
      const { area } = error;
      const approvalId = await tenancy.change(actingOf(context), (tenant) => requestApproval(tenant, id, area, requestOf(input)));
      throw new ApiError("APPROVAL_REQUIRED", { details: { approval_id: approvalId, ...(area == null ? {} : { area }) } });
    }
  };
}

/** The parts of a request that make it, without those that it does not have. */
function requestOf(input: Input<ApprovableId>): Record<string, unknown> {
  const { path, query, headers, body }: { readonly [Part in "path" | "query" | "headers" | "body"]?: unknown } = input;
  // as JSON, which leaves out what is undefined
  const parts: Record<string, unknown> = JSON.parse(JSON.stringify({ path, query, headers, body }));
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => !isDeepStrictEqual(part, {})));
}

function approvalHandlers(tenancy: Tenancy, handlers: Approvable): Pick<Handlers<RequestContext>, Operation> {
  const whole =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    async (tenant: Tenant): Promise<T> => {
      assertWholeOrganization(tenant, "Approvals");
      return work(tenant);
    };
  return {
    listApprovals: ({ query }, context) =>
      tenancy.within(
        actingOf(context),
        whole(async (tenant) => ({ status: 200, body: await listApprovals(tenant, query) })),
      ),
    readApproval: ({ path }, context) =>
      tenancy.within(
        actingOf(context),
        whole(async (tenant) => ({ status: 200, body: await readApproval(tenant, path.id) })),
      ),
    approveApproval: async ({ path, body }, context) => {
      const acting = actingOf(context);
      const waiting = await tenancy.within(
        acting,
        whole((tenant) => assertApprovable(tenant, path.id)),
      );
      const made = await make(handlers, waiting, context, (tenant) => approve(tenant, path.id, body.reason));
      if ("approval" in made) return { status: 200, body: made.approval };
      return { status: 200, body: await tenancy.change(acting, (tenant) => fail(tenant, path.id, body.reason, made.failure)) };
    },
    rejectApproval: ({ path, body }, context) =>
      tenancy.change(
        actingOf(context),
        whole(async (tenant) => ({ status: 200, body: await reject(tenant, path.id, body.reason) })),
      ),
  };
}

/** What became of an approved change: it was made, or the operation refused it. */
type Made = { readonly approval: Schemas["Approval"] } | { readonly failure: Schemas["ApprovalFailure"] };

/**
 * Makes a change by its own operation, as the person who approves it and in one transaction with the approval. Throws what `approveIt` throws, FORBIDDEN for a person whom
 * the operation refuses, and faults of the service: the change waits on.
 */
async function make(
  handlers: Approvable,
  { operation, change }: ApprovedChange,
  context: RequestContext,
  approveIt: (tenant: Tenant) => Promise<Schemas["Approval"]>,
): Promise<Made> {
  const seen: { approval?: Schemas["Approval"]; refused?: unknown } = {};
  const around: Around = async (tenant, work) => {
    try {
      seen.approval = await approveIt(tenant);
    } catch (error) {
      seen.refused = error;
      throw error;
    }
    return work();
  };
  // it was validated before it was stored
  const input: Input<ApprovableId> = Object.assign(Object.create(null), { path: {}, query: {}, headers: {}, body: undefined }, change);
  try {
    await (handlers[operation] as AnyHandler)(input, { ...context, operation: operations[operation], around });
  } catch (error) {
    if (seen.refused !== undefined || !(error instanceof ApiError) || error.status === 403 || error.status >= 500) throw error;
    return { failure: { code: error.code, message: error.message } };
  }
  if (seen.approval === undefined) throw new Error(`${operation} was approved, and changed nothing`);
  return { approval: seen.approval };
}
