// Blocklists and allowlists of an organization. A caller that is a submerchant sees and writes the entries of that submerchant.

import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { ERASED } from "../../platform/data-keys/sealed-texts.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError, unknownReference, validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { isListType, isPlaceholder, listKinds, listTypes, unlistable } from "../../values/kinds/index.ts";
import { type BreadthFacts, broadReach, extendsReach, needsReach, type Reach, tooBroad } from "./breadth/reach.ts";
import { entryCreated, entryRemoved, updateListEntry } from "./changes.ts";
import { entryColumns, opened, type StoredEntry, sealed } from "./entry.ts";
import { ListEntry } from "./list-entry.entity.ts";
import { type EnteredEntry, type EntryRow, entryRow, existingEntry, insertEntry } from "./store.ts";

type Schemas = components["schemas"];
type List = StoredEntry["list"];

/** A requested entry. The caller cannot set its source. */
export type WantedEntry = Omit<Schemas["BlocklistEntryCreate"], "flow_scope" | "severity" | "source" | "is_active" | "confirm"> &
  Partial<Pick<Schemas["BlocklistEntryCreate"], "flow_scope" | "severity" | "is_active" | "confirm">>;

/** A stored entry, and how many payments it matches if that needed a confirmation. */
export interface Stored {
  readonly entry: StoredEntry;
  readonly reach: Reach | undefined;
}

/** Creates an entry; without `facts` if it cannot affect payments as it is. Throws INVALID_TYPE, VALIDATION_ERROR for an invalid value, NOT_FOUND for a submerchant, DUPLICATE, LIST_ENTRY_TOO_BROAD. */
export async function createEntry(tenant: Tenant, list: List, wanted: WantedEntry, facts?: BreadthFacts): Promise<Stored> {
  const submerchantId = tenant.submerchantId ?? wanted.submerchant_id ?? null;
  if (wanted.submerchant_id !== undefined) await knownSubmerchant(tenant, wanted.submerchant_id, "submerchant_id");
  normalised(wanted.list_type, wanted.value);
  const row = entryRow(enteredEntry(list, wanted, submerchantId));
  if (typeof row === "string") throw validationError([{ path: "value", message: row }]);
  const reach = facts && reachOfRow(row, facts, tenant.clock.now());
  if (reach !== undefined && wanted.confirm !== true && (await existingEntry(tenant, row, false)) === undefined) throw tooBroad(reach);
  const entry = await insertEntry(tenant, row);
  if (entry === undefined)
    throw new ApiError("DUPLICATE", {
      message: "An entry with this type, value, flow and submerchant exists already.",
      details: { existing_id: await existingEntry(tenant, row, false) },
    });
  await entryCreated(tenant, entry);
  return { entry, reach };
}

/** The reach of a new entry that needs a confirmation. */
export function reachOfRow(row: EntryRow, facts: BreadthFacts, now: number): Reach | undefined {
  return needsReach({ ...row, expires_at: row.expires_at?.toISOString() ?? null }, now) ? broadReach(row, facts) : undefined;
}

/** The entry to store: created by a person, so its source is `manual`. */
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

/** The normalised value, as stored and matched. Throws INVALID_TYPE, or VALIDATION_ERROR. */
export function normalised(listType: string, value: string): string {
  if (!isListType(listType)) throw new ApiError("INVALID_TYPE", { details: { list_types: listTypes } });
  const form = listKinds[listType].normalise(value);
  if (form === undefined) throw validationError([{ path: "value", message: listKinds[listType].message }]);
  if (isPlaceholder(listType, form)) throw validationError([{ path: "value", message: unlistable(listType) }]);
  return form;
}

/** Changes an entry of the blocklist. Throws NOT_FOUND, DUPLICATE if the value is already listed for the flow, and LIST_ENTRY_TOO_BROAD. */
export async function updateEntry(tenant: Tenant, change: Schemas["BlocklistEntryUpdate"], facts?: BreadthFacts): Promise<Stored> {
  const { automatic, ...old } = await knownEntry(tenant, "block", change.id);
  const flow = change.flow_scope ?? old.flow_scope;
  const existing = flow === old.flow_scope ? undefined : await existingEntry(tenant, { ...old, flow_scope: flow }, automatic);
  if (existing !== undefined) throw new ApiError("DUPLICATE", { message: "The value is listed for this flow already.", details: { existing_id: existing } });
  const next: StoredEntry = {
    ...old,
    reason: change.reason === undefined ? old.reason : change.reason,
    is_active: change.is_active ?? old.is_active,
    expires_at: change.expires_at === undefined ? old.expires_at : change.expires_at,
    severity: change.severity ?? old.severity,
    flow_scope: flow,
  };
  // nobody knows what an erased value matches
  const reach = facts && old.value !== ERASED && extendsReach(old, next, tenant.clock.now()) ? broadReach(next, facts) : undefined;
  if (reach !== undefined && change.confirm !== true) throw tooBroad(reach);
  const entry = await updateListEntry(tenant, old, next, async () => {
    const stored = await rowsOf(tenant, ListEntry)
      .update()
      .set({
        reason: await sealed(tenant, next.reason),
        is_active: next.is_active,
        severity: next.severity,
        flow_scope: next.flow_scope,
        // keep the stored expiry, to the microsecond, if the change equals the expiry in responses; a notification applies to one expiry only
        ...(isSameEnd(old.expires_at, next.expires_at)
          ? {}
          : { expires_at: next.expires_at === null ? null : new Date(next.expires_at), expiry_notified: false }),
      })
      .where("id", "=", old.id)
      .returning(entryColumns)
      .$castTo<StoredEntry>()
      .executeTakeFirstOrThrow();
    return { ...stored, value: old.value, reason: next.reason };
  });
  return { entry, reach };
}

function isSameEnd(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : instant(one) === instant(other);
}

/** Removes an entry; returns it. Throws NOT_FOUND. */
export async function removeEntry(tenant: Tenant, list: List, id: string): Promise<StoredEntry> {
  const { submerchantId } = tenant;
  const removed = await rowsOf(tenant, ListEntry)
    .remove()
    .where("list", "=", list)
    .where("id", "=", id)
    .$if(submerchantId !== null, (query) => query.where("submerchant_id", "=", submerchantId))
    .returning(entryColumns)
    .$castTo<StoredEntry>()
    .executeTakeFirst();
  if (removed === undefined) throw new ApiError("NOT_FOUND");
  const entry = await opened(tenant, removed);
  await entryRemoved(tenant, entry);
  return entry;
}

/** The entry with the `id` of the body, and whether it is automatic. Throws NOT_FOUND. */
async function knownEntry(tenant: Tenant, list: List, id: string): Promise<StoredEntry & Pick<ListEntry, "automatic">> {
  const { submerchantId } = tenant;
  const entry = await rowsOf(tenant, ListEntry)
    .select()
    .select([...entryColumns, "automatic"])
    .$castTo<StoredEntry & Pick<ListEntry, "automatic">>()
    .where("list", "=", list)
    .where("id", "=", id)
    .$if(submerchantId !== null, (own) => own.where("submerchant_id", "=", submerchantId))
    .executeTakeFirst();
  if (entry === undefined) throw unknownReference("id");
  return opened(tenant, entry);
}
