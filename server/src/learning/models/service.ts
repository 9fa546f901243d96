// Models of the caller's organization, for the operations of the contract.
import type { components } from "../../../../generated/types.ts";
import { policyVersionOf } from "../../controls/policy/settings.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { documentOf, tablesOf } from "./document.ts";
import { RiskModel } from "./model.entity.ts";
import { organizationOf, promote, propose, reject, rollBack } from "./transitions.ts";
import { comparisonView, detailView, modelView, storedModelView } from "./view.ts";

type Schemas = components["schemas"];

/** What models are listed by. */
export interface ModelFilter extends PageQuery {
  readonly state?: RiskModel["state"];
}

/** A page of models, newest first. */
export async function listModels({ em, texts }: Tenant, query: ModelFilter): Promise<Schemas["ModelList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const conditions = [...(query.state === undefined ? [] : [{ state: query.state }]), ...(after === undefined ? [] : [{ id: { $lt: after } }])];
  const rows = await em.find(RiskModel, { $and: conditions }, { orderBy: { id: "desc" }, limit: limit + 1 });
  return texts.open(
    "models",
    pageOf(rows, limit, ({ id }) => id, storedModelView),
  );
}

/** The model. Throws NOT_FOUND. */
export async function knownModel({ em }: Tenant, id: string): Promise<RiskModel> {
  const row = await em.findOne(RiskModel, { id });
  if (row === null) throw new ApiError("NOT_FOUND");
  return row;
}

/** The model with its signals. Throws NOT_FOUND. */
export async function readModel(tenant: Tenant, id: string): Promise<Schemas["ModelDetail"]> {
  return detailView(tenant, await knownModel(tenant, id));
}

/** Proposes weights of a person: everything else is as it is live. */
export async function proposeModel(tenant: Tenant, { signal_weights: weights, reason }: Schemas["ModelPropose"]): Promise<Schemas["ModelDetail"]> {
  const live = tablesOf((await organizationOf(tenant)).liveModel);
  const document = documentOf({ curves: {}, ...live, weights: { ...live?.weights, ...weights } }, live);
  return detailView(tenant, await propose(tenant, { source: "manual", document, weeklyLimit: false, reason }));
}

/** The comparison with the live policy, as the job last computed it. Throws NOT_FOUND. */
export async function compareModel(tenant: Tenant, id: string): Promise<Schemas["ModelComparison"]> {
  const row = await knownModel(tenant, id);
  const { version, liveModel } = await organizationOf(tenant);
  return comparisonView(row, policyVersionOf(version, liveModel));
}

/** Approves a model; one that is live already stays so. Throws NOT_FOUND, and as `promote`. */
export async function approveModel(tenant: Tenant, id: string): Promise<Schemas["RiskModel"]> {
  const row = await knownModel(tenant, id);
  if (row.state !== "live") await promote(tenant, row, "approved");
  return modelView(tenant, row);
}

/** Rejects a model; one that is rejected already stays as it is. Throws NOT_FOUND, and as `reject`. */
export async function rejectModel(tenant: Tenant, id: string, { reason }: Schemas["ModelReject"]): Promise<Schemas["RiskModel"]> {
  const row = await knownModel(tenant, id);
  if (row.state !== "rejected") await reject(tenant, row, reason);
  return modelView(tenant, row);
}

/** Rolls a model back; one that was live and is no longer stays as it is. Throws NOT_FOUND, INVALID_TRANSITION for one that never was live. */
export async function rollBackModel(tenant: Tenant, id: string, { to = "previous", reason }: Schemas["ModelRollback"]): Promise<Schemas["ModelRolledBack"]> {
  const row = await knownModel(tenant, id);
  if (row.state !== "archived" || row.liveSince == null) await rollBack(tenant, row, to, reason);
  const live = await tenant.em.findOne(RiskModel, { state: "live" });
  return { rolled_back: await modelView(tenant, row), live: live === null ? null : await modelView(tenant, live) };
}
