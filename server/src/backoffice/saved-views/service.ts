// Saved views: each person's own, and those that are shared with the organization.
import { isDeepStrictEqual } from "node:util";
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { knownRule } from "../../controls/rules/service.ts";
import { reviewerOf } from "../../decisions/assessments/service.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { SavedView } from "./saved-view.entity.ts";

type Schemas = components["schemas"];

/** Most views of a person, and of an organization. */
export const MOST_OF_PERSON = 50;
export const MOST = 1000;

/** What changes the shared views of others. */
const ADMINISTRATION = "organization:write";

const callerOf = ({ acting }: Tenant): string => reviewerOf(acting).id;

/** A page of the caller's views and the shared ones, newest first. */
export async function listViews(tenant: Tenant, query: PageQuery): Promise<Schemas["SavedViewPage"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const rows = await tenant.em.find(
    SavedView,
    { $or: [{ owner: callerOf(tenant) }, { shared: true }], ...(after === undefined ? {} : { id: { $lt: after } }) },
    { orderBy: { id: "desc" }, limit: limit + 1 },
  );
  const page = pageOf(rows, limit, ({ id }) => id, viewOf);
  return { ...page, data: await Promise.all(page.data.map((view) => opened(tenant, view))) };
}

/** Saves a view of the caller. Throws NOT_FOUND for a rule or submerchant that does not exist, LIMIT_REACHED. */
export async function createView(
  tenant: Tenant,
  { name, filters, shared = false, order = "newest" }: Schemas["SavedViewCreate"],
): Promise<Schemas["SavedView"]> {
  await assertKnown(tenant, filters);
  const { em, organizationId, clock } = tenant;
  const owner = callerOf(tenant);
  if ((await em.count(SavedView, { owner })) >= MOST_OF_PERSON) throw limitReached(MOST_OF_PERSON, `A person has at most ${MOST_OF_PERSON} saved views.`);
  if ((await em.count(SavedView, {})) >= MOST) throw limitReached(MOST, `An organization has at most ${MOST} saved views.`);
  const now = dateOf(clock);
  const stored = em.create(SavedView, {
    ...{ organizationId, id: newId(clock.now()), owner, shared, listOrder: order, createdAt: now, updatedAt: now },
    ...(await sealed(tenant, name, filters)),
  });
  await em.flush();
  const view = { ...viewOf(stored), name, filters };
  await recordChange(tenant, { action: "saved_view.created", resource: "saved_view", id: view.id, before: null, after: view });
  return view;
}

/** Changes a view. Throws NOT_FOUND for one that the caller does not see, and for an unknown rule or submerchant; FORBIDDEN for another person's without the permission. */
export async function updateView(tenant: Tenant, id: string, body: Schemas["SavedViewUpdate"]): Promise<Schemas["SavedView"]> {
  const stored = await changeable(tenant, id);
  if (body.filters !== undefined) await assertKnown(tenant, body.filters);
  const before = await opened(tenant, viewOf(stored));
  const { name, shared, filters, order } = { ...before, ...body };
  if (isDeepStrictEqual({ ...before, name, shared, filters, order }, before)) return before;
  tenant.em.assign(stored, { ...(await sealed(tenant, name, filters)), shared, listOrder: order, updatedAt: dateOf(tenant.clock) });
  await tenant.em.flush();
  const after = { ...viewOf(stored), name, filters };
  await recordChange(tenant, { action: "saved_view.updated", resource: "saved_view", id, before, after });
  return after;
}

/** Removes a view. Throws as a change does. */
export async function removeView(tenant: Tenant, id: string): Promise<Schemas["SavedView"]> {
  const view = await opened(tenant, viewOf(await changeable(tenant, id)));
  await tenant.em.nativeDelete(SavedView, { id });
  await recordChange(tenant, { action: "saved_view.removed", resource: "saved_view", id, before: view, after: null });
  return view;
}

async function changeable(tenant: Tenant, id: string): Promise<SavedView> {
  const view = await tenant.em.findOne(SavedView, { id });
  if (view === null) throw new ApiError("NOT_FOUND");
  if (view.owner === callerOf(tenant)) return view;
  if (!view.shared) throw new ApiError("NOT_FOUND");
  if (!tenant.acting.credential.permissions.has(ADMINISTRATION))
    throw new ApiError("FORBIDDEN", {
      message: "The view is shared by another person: its owner and administrators change it.",
      details: { required_permissions: [ADMINISTRATION] },
    });
  return view;
}

/** The view with its texts opened; without filters once the data key of the organization is destroyed. */
async function opened({ texts }: Tenant, view: Schemas["SavedView"]): Promise<Schemas["SavedView"]> {
  const { filters, ...rest }: Omit<Schemas["SavedView"], "filters"> & { filters: Schemas["SavedViewFilters"] | null } = await texts.open("saved_views", view);
  return { ...rest, filters: filters ?? {} };
}

/** The texts of a view as they are stored. */
async function sealed({ texts }: Tenant, name: string, filters: Schemas["SavedViewFilters"]): Promise<Pick<SavedView, "name" | "filters">> {
  return { name: await texts.seal("saved_views", name), filters: await texts.sealDocument("saved_views", filters) };
}

async function assertKnown(tenant: Tenant, { rule_id, submerchant_id }: Schemas["SavedViewFilters"]): Promise<void> {
  if (rule_id !== undefined) await knownRule(tenant, rule_id);
  if (submerchant_id !== undefined) await knownSubmerchant(tenant, submerchant_id);
}

function limitReached(limit: number, message: string): ApiError {
  return new ApiError("LIMIT_REACHED", { message, details: { limit } });
}

function viewOf({ id, name, owner, shared, filters, listOrder, createdAt, updatedAt }: SavedView): Schemas["SavedView"] {
  return { id, name, owner, shared, filters, order: listOrder, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
