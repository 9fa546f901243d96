// What happens to models: they are proposed, go live, are rejected and rolled back. Each step writes its audit record and its event in the transaction of the change; the
// live model is copied to the organization, whose version grows with it, so that every process uses it from the next request on.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { restartCalibration } from "../calibration/until-next-calibration.ts";
import { type ModelDocument, tablesOfDocument } from "./document.ts";
import { RiskModel } from "./model.entity.ts";
import { modelView } from "./view.ts";

type Schemas = components["schemas"];

/** A model to propose. */
export interface Proposal {
  readonly source: RiskModel["source"];
  readonly document: ModelDocument;
  readonly weeklyLimit: boolean;
  readonly reason?: string | undefined;
  readonly fittedUntil?: Date | undefined;
}

/** Transitions that the states allow. */
const allowed: Readonly<Record<RiskModel["state"], readonly RiskModel["state"][]>> = {
  proposed: ["shadow", "live", "archived", "rejected"],
  shadow: ["live", "archived", "rejected"],
  live: ["archived"],
  archived: [],
  rejected: [],
};

/** Throws INVALID_TRANSITION, with the transitions that are allowed. */
export function assertTransition({ state }: RiskModel, to: RiskModel["state"]): void {
  if (allowed[state].includes(to)) return;
  throw new ApiError("INVALID_TRANSITION", {
    message: `A model that is ${state} cannot become ${to}.`,
    details: { from: state, to, allowed_transitions: allowed[state] },
  });
}

/** The organization with its live model, if any. */
export function organizationOf({ em, organizationId }: Tenant): Promise<Organization> {
  return em.findOneOrFail(Organization, { id: organizationId });
}

/** Proposes a model, made from what is live now. A challenger that was not approved is archived. Call it in a change of the organization. */
export async function propose(tenant: Tenant, { source, document, weeklyLimit, reason, fittedUntil }: Proposal): Promise<RiskModel> {
  const { em, organizationId, clock } = tenant;
  const { liveModel } = await organizationOf(tenant);
  const now = dateOf(clock);
  for (const older of await em.find(RiskModel, { state: { $in: ["proposed", "shadow"] } })) em.assign(older, { state: "archived", endedAt: now });
  // its unique index would find two challengers
  await em.flush();
  const row = em.create(RiskModel, {
    organizationId,
    id: newId(clock.now()),
    state: "proposed",
    source,
    baseId: liveModel?.id ?? null,
    weeklyLimit,
    document,
    reason: reason === undefined ? null : await tenant.texts.seal("models", reason),
    fittedUntil: fittedUntil ?? null,
    createdAt: now,
  });
  await em.flush();
  const view = await modelView(tenant, row);
  await emit(tenant, "model.proposed", { model: view });
  await recordChange(tenant, { action: "model.proposed", resource: "model", id: row.id, before: null, after: view });
  return row;
}

/**
 * Puts a model live, and archives the one that was. Throws INVALID_TRANSITION for one that is in no state for it, MODEL_OUTDATED when another model went live, or was rolled
 * back, since it was made: neither its limits nor its comparison hold then. Call it in a change of the organization.
 */
export async function promote(tenant: Tenant, row: RiskModel, promotion: Schemas["ModelPromotion"]): Promise<void> {
  assertTransition(row, "live");
  const organization = await organizationOf(tenant);
  const liveId = organization.liveModel?.id ?? null;
  if ((row.baseId ?? null) !== liveId) throw new ApiError("MODEL_OUTDATED", { details: { base_model_id: row.baseId ?? null, live_model_id: liveId } });
  const { state } = row;
  const now = dateOf(tenant.clock);
  await archiveLive(tenant, now);
  Object.assign(row, { state: "live", liveSince: now, replacedId: liveId });
  setLive(organization, row);
  await restartCalibration(tenant, row.document.evaluation?.challenger);
  await tenant.em.flush();
  await emit(tenant, "model.promoted", { model: await modelView(tenant, row), promotion, replaced_model_id: liveId });
  await recordChange(tenant, {
    action: "model.promoted",
    resource: "model",
    id: row.id,
    before: { state, live_model_id: liveId },
    after: { state: "live", live_model_id: row.id, promotion },
  });
}

/** Rejects a proposed model or a challenger. Throws INVALID_TRANSITION for others. */
export async function reject(tenant: Tenant, row: RiskModel, reason: string | undefined): Promise<void> {
  assertTransition(row, "rejected");
  const { state } = row;
  Object.assign(row, {
    state: "rejected",
    endedAt: dateOf(tenant.clock),
    ...(reason === undefined ? {} : { reason: await tenant.texts.seal("models", reason) }),
  });
  await tenant.em.flush();
  await recordChange(tenant, {
    action: "model.rejected",
    resource: "model",
    id: row.id,
    before: { state },
    after: { state: "rejected", reason: reason ?? null },
  });
}

/** Takes a live model back, to the one before it or to the catalogue. Throws INVALID_TRANSITION for one that is not live. Call it in a change of the organization. */
export async function rollBack(tenant: Tenant, row: RiskModel, to: Schemas["RollbackTarget"], reason: string | undefined): Promise<void> {
  if (row.state !== "live")
    throw new ApiError("INVALID_TRANSITION", {
      message: `A model that is ${row.state} is not rolled back: it never was live.`,
      details: { from: row.state, to: "archived", allowed_transitions: allowed[row.state] },
    });
  const { em, clock } = tenant;
  const organization = await organizationOf(tenant);
  const now = dateOf(clock);
  await archiveLive(tenant, now);
  const after = to === "previous" && row.replacedId != null ? await em.findOne(RiskModel, { id: row.replacedId }) : null;
  if (after !== null) Object.assign(after, { state: "live", liveSince: now, endedAt: null });
  setLive(organization, after);
  // its champion was what it replaced
  const replaced = (after?.id ?? null) === (row.replacedId ?? null);
  await restartCalibration(tenant, replaced ? row.document.evaluation?.champion : undefined);
  await em.flush();
  const liveId = after?.id ?? null;
  await emit(tenant, "model.rolled_back", { model: await modelView(tenant, row), live_model_id: liveId });
  await recordChange(tenant, {
    action: "model.rolled_back",
    resource: "model",
    id: row.id,
    before: { state: "live", live_model_id: row.id },
    after: { state: "archived", live_model_id: liveId, reason: reason ?? null },
  });
}

/** Archives the live model, before another takes its place in the unique index. */
async function archiveLive({ em }: Tenant, now: Date): Promise<RiskModel | null> {
  const live = await em.findOne(RiskModel, { state: "live" });
  if (live === null) return null;
  Object.assign(live, { state: "archived", endedAt: now });
  await em.flush();
  return live;
}

function setLive(organization: Organization, row: RiskModel | null): void {
  organization.liveModel = row === null ? null : { id: row.id, source: row.source, ...tablesOfDocument(row.document) };
}
