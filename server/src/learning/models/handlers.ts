// The model operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { readSignals } from "./organization-signals.ts";
import { requestFit } from "./request-fit.ts";
import { approveModel, compareModel, listModels, proposeModel, readModel, rejectModel, rollBackModel } from "./service.ts";

type Operation = "readSignals" | "listModels" | "proposeModel" | "fitModel" | "rollBackModel" | "readModel" | "compareModel" | "approveModel" | "rejectModel";

/** Implements the model operations: for callers of the whole organization only. `fitRequested`: a fit waits. */
export function modelHandlers(tenancy: Tenancy, fitRequested: () => void = () => undefined): Pick<Handlers<RequestContext>, Operation> {
  const whole =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    (tenant: Tenant): Promise<T> => {
      assertWholeOrganization(tenant, "Models");
      return work(tenant);
    };
  const reading = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> =>
    tenancy.within(actingOf(context), async (tenant) => whole(work)(tenant));
  const changing = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> =>
    tenancy.change(actingOf(context), async (tenant) => whole(work)(tenant));
  return {
    readSignals: (_input, context) => reading(context, async (tenant) => ({ status: 200, body: await readSignals(tenant) })),
    listModels: ({ query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listModels(tenant, query) })),
    proposeModel: ({ body }, context) => changing(context, async (tenant) => ({ status: 201, body: await proposeModel(tenant, body) })),
    fitModel: async ({ body }, context) => {
      const fit = await changing(context, (tenant) => requestFit(tenant, body));
      fitRequested();
      return { status: 202, body: fit };
    },
    rollBackModel: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await rollBackModel(tenant, path.id, body) })),
    readModel: ({ path }, context) => reading(context, async (tenant) => ({ status: 200, body: await readModel(tenant, path.id) })),
    compareModel: ({ path }, context) => reading(context, async (tenant) => ({ status: 200, body: await compareModel(tenant, path.id) })),
    approveModel: ({ path }, context) => changing(context, async (tenant) => ({ status: 200, body: await approveModel(tenant, path.id) })),
    rejectModel: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await rejectModel(tenant, path.id, body) })),
  };
}
