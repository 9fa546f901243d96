// Data subject requests as they are stored: the row, its identifiers, and the payments that it found.
import type { components } from "../../../../generated/types.ts";
import { joinDataKey, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DataSubjectRequest } from "./data-subject-request.entity.ts";
import { readIdentifiers } from "./subject.ts";

type Schemas = components["schemas"];

/** The row of a request. Throws NOT_FOUND. */
export async function knownRequest({ em }: Tenant, id: string): Promise<DataSubjectRequest> {
  const row = await em.findOne(DataSubjectRequest, { id });
  if (row === null) throw new ApiError("NOT_FOUND");
  return row;
}

/** The identifiers of requests, by their ids; without those that are erased, or cannot be decrypted at present. */
export async function identifiersIn(tenant: Tenant, ids: readonly string[]): Promise<Map<string, Schemas["DataSubjectIdentifier"][]>> {
  const rows = await tenant.query<StoredRequest & { readonly id: string }>(STORED_IDENTIFIERS, [tenant.organizationId, ids]);
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const read = readIdentifiers(tenant, id, row);
      return read.state === "readable" ? [[id, read.request] as const] : [];
    }),
  );
}

/** Identifiers of the requests `$2` (null: of all), where they are not erased. */
export const STORED_IDENTIFIERS = `SELECT r.id, r.identifiers AS request, r.identifiers_sealed AS request_sealed, r.identifiers_key AS request_key, k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped
  FROM data_subject_requests r ${joinDataKey("r", "identifiers_key")} WHERE r.organization_id = $1 AND ($2::uuid[] IS NULL OR r.id = ANY ($2))
  AND (r.identifiers IS NOT NULL OR r.identifiers_sealed IS NOT NULL)`;
const ERASE =
  "UPDATE data_subject_requests SET identifiers = NULL, identifiers_sealed = NULL, identifiers_key = NULL WHERE organization_id = $1 AND id = ANY ($2::uuid[])";
const FORGET = "DELETE FROM data_subject_sessions WHERE organization_id = $1 AND request_id = ANY ($2::uuid[])";

/** Erases the identifiers of requests, and which payments they found. */
export async function forget({ query, organizationId }: Tenant, ids: readonly string[]): Promise<void> {
  await query(ERASE, [organizationId, ids]);
  await query(FORGET, [organizationId, ids]);
}

/** The stored identifiers of a request; undefined once they are erased. */
export async function identifiersOf({ query, organizationId }: Tenant, id: string): Promise<StoredRequest | undefined> {
  const [row] = await query<StoredRequest>(STORED_IDENTIFIERS, [organizationId, [id]]);
  return row;
}

const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const NEWEST =
  "SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $2 AND session_id < $3 ORDER BY session_id DESC LIMIT $4";

/** The payments of a request before one, newest first. */
export async function newestPayments({ query, organizationId }: Tenant, requestId: string, before: string | undefined, most: number): Promise<string[]> {
  const rows = await query<{ session_id: string }>(NEWEST, [organizationId, requestId, before ?? LAST, most]);
  return rows.map(({ session_id }) => session_id);
}
