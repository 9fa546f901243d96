// The submerchants of a payment service provider. A caller that is one of them sees itself alone.
import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { sql } from "kysely";
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { Submerchant } from "../../platform/tenants/submerchant.entity.ts";
import { recordChange } from "../audit/record.ts";
import { updateResource } from "../audit/update.ts";
import { setKeysDisabled } from "../keys/service.ts";

type Schemas = components["schemas"];
type View = Schemas["Submerchant"];

/** The submerchant as the contract shows it. */
export function submerchantView(row: Submerchant): View {
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    external_id: row.externalId ?? null,
    category_code: row.categoryCode ?? null,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Throws FORBIDDEN unless the organization is a payment service provider. */
export async function assertProvider({ em, organizationId }: Tenant): Promise<void> {
  const { segment } = await em.findOneOrFail(Organization, { id: organizationId });
  if (segment !== "psp")
    throw new ApiError("FORBIDDEN", { message: "Only organizations of the segment `psp` have submerchants.", details: { segment, required_segment: "psp" } });
}

/** What submerchants are listed by. */
export interface SubmerchantFilter extends PageQuery {
  readonly status?: View["status"];
  readonly external_id?: string;
}

/** How many active submerchants the caller has. */
export function activeSubmerchants({ em }: Tenant): Promise<number> {
  return em.count(Submerchant, { status: "active" });
}

/** A page of submerchants, newest first. */
export async function listSubmerchants({ em, submerchantId }: Tenant, query: SubmerchantFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const conditions = [
    ...(submerchantId === null ? [] : [{ id: submerchantId }]),
    ...(query.status === undefined ? [] : [{ status: query.status }]),
    ...(query.external_id === undefined ? [] : [{ externalId: query.external_id }]),
    ...(after === undefined ? [] : [{ id: { $lt: after } }]),
  ];
  const rows = await em.find(Submerchant, { $and: conditions }, { orderBy: { id: "desc" }, limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => id, submerchantView);
}

/**
 * The submerchant, whatever its state. Throws NOT_FOUND for one of another organization, and for another one of a caller that is a submerchant; it names
 * the `field` of the body that holds the id, where one does.
 */
export async function knownSubmerchant({ em, submerchantId }: Tenant, id: string, field?: string): Promise<Submerchant> {
  const row = submerchantId !== null && submerchantId !== id ? null : await em.findOne(Submerchant, { id });
  if (row === null) throw field === undefined ? new ApiError("NOT_FOUND") : unknownReference(field);
  return row;
}

/** Those of the submerchants that the caller knows, whatever their state. */
export async function knownSubmerchants(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { submerchantId } = tenant;
  const rows = await rowsOf(tenant, Submerchant)
    .select()
    .select("id")
    // one parameter, however many they are
    .where("id", "=", sql<string>`ANY(${ids}::uuid[])`)
    .$if(submerchantId !== null, (own) => own.where("id", "=", submerchantId ?? ""))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Countries of the active submerchants that the caller knows, by their ids. */
export async function submerchantCountries(tenant: Tenant): Promise<ReadonlyMap<string, string>> {
  const { submerchantId } = tenant;
  const rows = await rowsOf(tenant, Submerchant)
    .select()
    .select(["id", "country"])
    .where("status", "=", "active")
    .$if(submerchantId !== null, (own) => own.where("id", "=", submerchantId ?? ""))
    .execute();
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** The submerchant of a field of the body, if it takes part. Throws NOT_FOUND that names the field. */
export async function activeSubmerchant(tenant: Tenant, id: string, field: string): Promise<Submerchant> {
  const row = await knownSubmerchant(tenant, id, field);
  if (row.status !== "active") throw unknownReference(field);
  return row;
}

/** Registers a submerchant. Throws DUPLICATE for an external_id that another one has. */
export async function createSubmerchant(tenant: Tenant, body: Schemas["SubmerchantCreate"]): Promise<View> {
  await assertUniqueExternalId(tenant, body.external_id);
  const row = tenant.em.create(Submerchant, {
    organizationId: tenant.organizationId,
    id: newId(),
    name: body.name,
    country: body.country,
    externalId: body.external_id ?? null,
    categoryCode: body.category_code ?? null,
    status: body.status ?? "active",
  });
  await flushed(tenant);
  const view = submerchantView(row);
  await recordChange(tenant, { action: "submerchant.created", resource: "submerchant", id: row.id, before: null, after: view });
  return view;
}

/** Changes a submerchant; its keys stop and start with it. Throws NOT_FOUND, DUPLICATE. */
export async function updateSubmerchant(tenant: Tenant, id: string, body: Schemas["SubmerchantUpdate"]): Promise<View> {
  const row = await knownSubmerchant(tenant, id);
  await assertUniqueExternalId(tenant, body.external_id, id);
  const before = submerchantView(row);
  // null clears; absent fields stay unchanged
  const {
    name = before.name,
    country = before.country,
    external_id: externalId = before.external_id,
    category_code: categoryCode = before.category_code,
    status = before.status,
  } = body;
  return updateResource<View>(tenant, {
    action: "submerchant.updated",
    resource: "submerchant",
    id,
    before,
    next: { ...before, name, country, external_id: externalId, category_code: categoryCode, status },
    view: (shown) => shown,
    write: async () => {
      Object.assign(row, { name, country, externalId, categoryCode, status });
      await flushed(tenant);
      return submerchantView(row);
    },
    effects: async (_, fields) => {
      if (fields.includes("status")) await setKeysDisabled(tenant, id, status === "inactive");
    },
  });
}

async function flushed({ em }: Tenant): Promise<void> {
  await em.flush().catch((error: unknown) => {
    // a concurrent request was faster: this transaction has failed and cannot read the other's id
    throw error instanceof UniqueConstraintViolationException ? duplicateExternalId({}) : error;
  });
}

/** Throws DUPLICATE with the id of another submerchant that has the external_id. A submerchant caller does not get the id of another submerchant. */
async function assertUniqueExternalId({ em, submerchantId }: Tenant, externalId: string | null | undefined, own?: string): Promise<void> {
  if (externalId === undefined || externalId === null || submerchantId !== null) return;
  const other = await em.findOne(Submerchant, { externalId, ...(own === undefined ? {} : { id: { $ne: own } }) });
  if (other !== null) throw duplicateExternalId({ existing_id: other.id });
}

function duplicateExternalId(details: { readonly existing_id?: string }): ApiError {
  return new ApiError("DUPLICATE", {
    message: "Another submerchant has this external_id.",
    details: { ...details, fields: [{ path: "external_id", message: "must be unique" }] },
  });
}
