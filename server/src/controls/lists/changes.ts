// Records of list changes: always in the totals and the audit log, and as events for blocklists.
import { recordChange, recordChanges } from "../../accounts/audit/record.ts";
import { recordUpdate, type Updated, updateResource } from "../../accounts/audit/update.ts";
import { emit, emitAll } from "../../accounts/outbox/emit.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { addListTotals } from "./add-list-totals.sql.ts";
import { allowlistView, blocklistView, type StoredEntry } from "./entry.ts";

/** Records a created entry. */
export async function entryCreated(tenant: Tenant, entry: StoredEntry): Promise<void> {
  await entriesCreated(tenant, [entry]);
}

/** Records entries that were created together. */
export async function entriesCreated(tenant: Tenant, entries: readonly StoredEntry[]): Promise<void> {
  await addListTotals(
    tenant,
    entries.map((entry) => ({ entry, difference: 1 })),
  );
  await recordChanges(
    tenant,
    entries.map((entry) => ({ action: "list_entry.created", resource: "list_entry", id: entry.id, before: null, after: recorded(entry) })),
  );
  const blocking = entries.filter(({ list }) => list === "block").map((entry) => ({ entry: blocklistView(entry), changed: [] }));
  await emitAll(tenant, "blocklist.entry_created", blocking);
}

/** Records a changed entry; publishes and records nothing if no field differs. */
export async function entryUpdated(tenant: Tenant, old: StoredEntry, entry: StoredEntry): Promise<void> {
  await moveTotal(tenant, old, entry);
  await recordUpdate(tenant, updateOf(tenant, old), entry);
}

/** Changes an entry with `write`, unless no field differs. */
export function updateListEntry(tenant: Tenant, old: StoredEntry, next: StoredEntry, write: () => Promise<StoredEntry>): Promise<StoredEntry> {
  const writeCounted = async (): Promise<StoredEntry> => {
    const stored = await write();
    await moveTotal(tenant, old, stored);
    return stored;
  };
  return updateResource(tenant, { ...updateOf(tenant, old), next, write: writeCounted });
}

/** Counts an entry under its new kind instead of its old one. */
function moveTotal(tenant: Tenant, old: StoredEntry, entry: StoredEntry): Promise<void> {
  return addListTotals(tenant, [
    { entry: old, difference: -1 },
    { entry, difference: 1 },
  ]);
}

function updateOf(tenant: Tenant, before: StoredEntry): Updated<StoredEntry> {
  return {
    action: "list_entry.updated",
    resource: "list_entry",
    id: before.id,
    before,
    view: recorded,
    effects: async (entry, fields) => {
      if (entry.list === "block") await emit(tenant, "blocklist.entry_updated", { entry: blocklistView(entry), changed: [...fields] });
    },
  };
}

/** Records a removed entry; its event shows it as inactive. */
export async function entryRemoved(tenant: Tenant, entry: StoredEntry): Promise<void> {
  await addListTotals(tenant, [{ entry, difference: -1 }]);
  await recordChange(tenant, { action: "list_entry.removed", resource: "list_entry", id: entry.id, before: recorded(entry), after: null });
  if (entry.list === "block") await emit(tenant, "blocklist.entry_updated", { entry: { ...blocklistView(entry), is_active: false }, changed: ["is_active"] });
}

/** An entry for the audit log, with its list. */
function recorded(entry: StoredEntry): object {
  return { list: entry.list === "block" ? "blocklist" : "allowlist", ...(entry.list === "block" ? blocklistView(entry) : allowlistView(entry)) };
}
