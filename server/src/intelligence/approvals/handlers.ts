// Operations that need the approval of a second person, and the operations that give it.
import type { Handler, Handlers, Input } from "../../../../generated/handlers.ts";
import { operations } from "../../../../generated/operations.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { type ApprovableId, approvable, areaOf } from "./areas.ts";
import { type ApprovedChange, approve, listApprovals, readApproval, reject, requestApproval, settle } from "./service.ts";

type Operation = "listApprovals" | "readApproval" | "approveApproval" | "rejectApproval";
type Approvable = Pick<Handlers<RequestContext>, ApprovableId>;
type AnyHandler = Handler<ApprovableId, RequestContext>;

/** Adds the operations on approvals to the others, and requires approval of those that can need it. */
export function withApprovals<Rest extends Approvable>(tenancy: Tenancy, handlers: Rest): Rest & Pick<Handlers<RequestContext>, Operation> {
  const guarded = Object.fromEntries(approvable.map((id) => [id, requiringApproval(tenancy, id, handlers[id] as AnyHandler)]));
  return { ...handlers, ...guarded, ...approvalHandlers(tenancy, handlers) };
}

/** The operation, unless the request needs approval: then it is stored, and APPROVAL_REQUIRED says so. */
function requiringApproval(tenancy: Tenancy, id: ApprovableId, handler: AnyHandler): AnyHandler {
  return async (input, context) => {
    const waiting = await tenancy.change(actingOf(context), async (tenant) => {
      const area = await areaOf(tenant, id, input as Input<never>);
      return area === undefined ? undefined : { area, id: await requestApproval(tenant, id, area, requestOf(input)) };
    });
    if (waiting === undefined) return handler(input, context);
    throw new ApiError("APPROVAL_REQUIRED", { details: { approval_id: waiting.id, ...(waiting.area === null ? {} : { area: waiting.area }) } });
  };
}

/** The parts of a request that make it, without those that it does not have. */
function requestOf(input: Input<ApprovableId>): Record<string, unknown> {
  const { path, query, headers, body } = input as unknown as Record<string, unknown>;
  const parts = Object.entries({ path, query, headers, body }).filter(
    ([, part]) => part !== undefined && !(part instanceof Object && Object.keys(part).length === 0),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(parts)));
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
      const approved = await tenancy.change(
        acting,
        whole((tenant) => approve(tenant, path.id, body.reason)),
      );
      const failure = await failureOf(() => make(handlers, approved, context));
      return { status: 200, body: await tenancy.change(acting, (tenant) => settle(tenant, path.id, failure)) };
    },
    rejectApproval: ({ path, body }, context) =>
      tenancy.change(
        actingOf(context),
        whole(async (tenant) => ({ status: 200, body: await reject(tenant, path.id, body.reason) })),
      ),
  };
}

/** Makes an approved change by its own operation, as the person who approved it. */
function make(handlers: Approvable, { operation, change }: ApprovedChange, context: RequestContext): unknown {
  const handler = handlers[operation] as AnyHandler;
  const input = { path: {}, query: {}, headers: {}, body: undefined, ...change } as unknown as Input<ApprovableId>;
  return handler(input, { ...context, operation: operations[operation] });
}

/** What the operation refused; null where it did not. Faults of the service are thrown: the change can be approved again. */
async function failureOf(work: () => unknown): Promise<{ code: string; message: string } | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { code: error.code, message: error.message };
  }
}
