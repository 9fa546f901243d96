// Blocklists and allowlists of an organization. A submerchant's key can read and write the entries of that submerchant only.
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { instant } from "../../platform/database/instant.ts";
import { pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, unknownReference, validationError } from "../../platform/errors/api-error.ts";
import { identifierMessages } from "../../platform/identifiers/identifier-messages.ts";
import { isListType, isUnlistable, normalisers, UNLISTABLE } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { entryCreated, entryRemoved, updateListEntry } from "./changes.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";
import { type EnteredEntry, entryRow, existingEntry, insertEntry } from "./store.ts";

type Schemas = components["schemas"];
type List = StoredEntry["list"];

/** Filter of a list. */
export interface EntryFilter {
  readonly list_type?: string;
  readonly severity?: string;
  readonly flow_scope?: string;
  readonly source?: string;
  readonly is_active?: boolean;
  readonly submerchant_id?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** A page of a list, newest first, and the number of entries that match the filter. Throws NOT_FOUND for an unknown submerchant. */
export async function listEntries(
  tenant: Tenant,
  list: List,
  filter: EntryFilter,
): Promise<{ entries: StoredEntry[]; total: number; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const rows = await entriesAfter(tenant, list, filter, after, limit + 1);
  const total = await countEntries(tenant, list, filter);
  const { data, next_cursor } = pageOf(
    rows,
    limit,
    ({ id }) => id,
    (row) => row,
  );
  return { entries: data, total, next_cursor };
}

/** Number of matching entries: from the totals that triggers maintain; a text search counts rows. */
async function countEntries(tenant: Tenant, list: List, filter: EntryFilter): Promise<number> {
  const { where, values } = conditionsOf(tenant, list, filter);
  const counted = filter.search === undefined ? "coalesce(sum(entries), 0)::int AS total FROM list_totals" : "count(*)::int AS total FROM list_entries";
  const [{ total } = { total: 0 }] = await tenant.query<{ total: number }>(`SELECT ${counted} WHERE ${where}`, values);
  return total;
}

/** The entries after one, newest first. Throws NOT_FOUND for an unknown submerchant. */
export async function entriesAfter(tenant: Tenant, list: List, filter: EntryFilter, id: string | undefined, limit: number): Promise<StoredEntry[]> {
  if (filter.submerchant_id !== undefined) await knownSubmerchant(tenant, filter.submerchant_id);
  const { where, values } = conditionsOf(tenant, list, filter);
  return tenant.query<StoredEntry>(`SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE ${where} AND id < $${values.length + 1} ORDER BY id DESC LIMIT ${limit}`, [
    ...values,
    id ?? LAST_UUID,
  ]);
}

/** The highest id. */
const LAST_UUID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

function conditionsOf({ organizationId, submerchantId }: Tenant, list: List, filter: EntryFilter): { where: string; values: unknown[] } {
  const conditions: [string, unknown][] = [
    ["organization_id = ?", organizationId],
    ["list = ?", list],
    ["submerchant_id = ?", submerchantId ?? filter.submerchant_id],
    ["list_type = ?", filter.list_type],
    ["severity = ?", filter.severity],
    ["flow_scope = ?", filter.flow_scope],
    ["source = ?", filter.source],
    ["is_active = ?", filter.is_active],
    ["(strpos(lower(value), lower(?)) > 0 OR strpos(lower(reason), lower(?)) > 0)", filter.search],
  ];
  const given = conditions.filter(([, value]) => value !== undefined && value !== null);
  return {
    where: given.map(([condition], index) => condition.replaceAll("?", `$${index + 1}`)).join(" AND "),
    values: given.map(([, value]) => value),
  };
}

/** An entry in a request. Callers cannot set its source. */
export type WantedEntry = Omit<Schemas["BlocklistEntryCreate"], "flow_scope" | "severity" | "source" | "is_active"> &
  Partial<Pick<Schemas["BlocklistEntryCreate"], "flow_scope" | "severity" | "is_active">>;

/** Creates an entry. Throws INVALID_TYPE, VALIDATION_ERROR for an invalid value, NOT_FOUND for a submerchant, DUPLICATE. */
export async function createEntry(tenant: Tenant, list: List, wanted: WantedEntry): Promise<StoredEntry> {
  const submerchantId = tenant.submerchantId ?? wanted.submerchant_id ?? null;
  if (wanted.submerchant_id !== undefined) await knownSubmerchant(tenant, wanted.submerchant_id, "submerchant_id");
  normalised(wanted.list_type, wanted.value);
  const row = entryRow(enteredEntry(list, wanted, submerchantId));
  if (typeof row === "string") throw validationError([{ path: "value", message: row }]);
  const entry = await insertEntry(tenant, row);
  if (entry === undefined)
    throw new ApiError("DUPLICATE", {
      message: "An entry with this type, value, flow and submerchant already exists.",
      details: { existing_id: await existingEntry(tenant, row) },
    });
  await entryCreated(tenant, entry);
  return entry;
}

/** The entry for the store: created by a person, so its source is `manual`. */
export function enteredEntry(list: List, wanted: WantedEntry, submerchantId: string | null): EnteredEntry {
  return {
    list,
    listType: wanted.list_type,
    value: wanted.value,
    flowScope: wanted.flow_scope,
    severity: wanted.severity,
    reason: wanted.reason,
    source: "manual",
    isActive: wanted.is_active,
    expiresAt: wanted.expires_at === undefined ? undefined : new Date(wanted.expires_at),
    submerchantId,
  };
}

/** The normalised value. Throws INVALID_TYPE, or VALIDATION_ERROR. */
export function normalised(listType: string, value: string): string {
  if (!isListType(listType)) throw new ApiError("INVALID_TYPE", { details: { list_types: Object.keys(normalisers) } });
  const form = normalisers[listType](value);
  if (form === undefined) throw validationError([{ path: "value", message: identifierMessages[listType] }]);
  if (isUnlistable(listType, form)) throw validationError([{ path: "value", message: UNLISTABLE }]);
  return form;
}

/** Changes a blocklist entry. Throws NOT_FOUND, and DUPLICATE if the value is already listed for the flow. */
export async function updateEntry(tenant: Tenant, change: Schemas["BlocklistEntryUpdate"]): Promise<StoredEntry> {
  const old = await knownEntry(tenant, "block", change.id, "id");
  const flow = change.flow_scope ?? old.flow_scope;
  const existing = flow === old.flow_scope ? undefined : await listedElsewhere(tenant, old, flow);
  if (existing !== undefined) throw new ApiError("DUPLICATE", { message: "The value is already listed for this flow.", details: { existing_id: existing } });
  const next: StoredEntry = {
    ...old,
    reason: change.reason === undefined ? old.reason : change.reason,
    is_active: change.is_active ?? old.is_active,
    expires_at: expiresWith(old, change.expires_at),
    severity: change.severity ?? old.severity,
    flow_scope: flow,
  };
  return updateListEntry(tenant, old, next, async () => {
    const [entry = old] = await tenant.query<StoredEntry>(
      `UPDATE list_entries SET reason = $3, is_active = $4, expires_at = $5, severity = $6, flow_scope = $7,
         expiry_notified = expiry_notified AND expires_at IS NOT DISTINCT FROM $5::timestamptz WHERE organization_id = $1 AND id = $2 RETURNING ${ENTRY_COLUMNS}`,
      [tenant.organizationId, old.id, next.reason, next.is_active, next.expires_at, next.severity, next.flow_scope],
    );
    return entry;
  });
}

/** The expiry after a change. Keeps the stored microseconds if the change is the expiry shown in responses. */
function expiresWith({ expires_at: stored }: StoredEntry, change: string | null | undefined): string | null {
  if (change === undefined || change === null) return change === undefined ? stored : null;
  return stored !== null && instant(stored) === instant(change) ? stored : change;
}

async function listedElsewhere(tenant: Tenant, entry: StoredEntry, flow: string): Promise<string | undefined> {
  const [other] = await tenant.query<{ id: string }>(
    `SELECT id FROM list_entries WHERE organization_id = $1 AND list = $2 AND list_type = $3 AND value = $4 AND flow_scope = $5 AND submerchant_id IS NOT DISTINCT FROM $6
       AND automatic = (SELECT automatic FROM list_entries WHERE organization_id = $1 AND id = $7)`,
    [tenant.organizationId, entry.list, entry.list_type, entry.value, flow, entry.submerchant_id, entry.id],
  );
  return other?.id;
}

/** Removes an entry and returns it. Throws NOT_FOUND. */
export async function removeEntry(tenant: Tenant, list: List, id: string): Promise<StoredEntry> {
  const entry = await knownEntry(tenant, list, id);
  await tenant.query("DELETE FROM list_entries WHERE organization_id = $1 AND id = $2", [tenant.organizationId, id]);
  await entryRemoved(tenant, entry);
  return entry;
}

/** The entry. If its id comes from a `field` of the body, NOT_FOUND names that field. */
async function knownEntry({ query, organizationId, submerchantId }: Tenant, list: List, id: string, field?: string): Promise<StoredEntry> {
  const [entry] = await query<StoredEntry>(
    `SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE organization_id = $1 AND list = $2 AND id = $3 AND ($4::uuid IS NULL OR submerchant_id = $4)`,
    [organizationId, list, id, submerchantId],
  );
  if (entry === undefined) throw field === undefined ? new ApiError("NOT_FOUND") : unknownReference(field);
  return entry;
}
