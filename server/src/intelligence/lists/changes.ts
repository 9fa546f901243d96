// What is told of a change of a list: to the audit log always, to those who listen where it is a blocklist.
import { recordChange, recordChanges } from "../../accounts/audit/record.ts";
import { recordUpdate, type Updated, updateResource } from "../../accounts/audit/update.ts";
import { emit, emitAll } from "../../accounts/outbox/emit.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { allowlistView, blocklistView, type StoredEntry } from "./entry.ts";

/** An entry was made. */
export async function entryCreated(tenant: Tenant, entry: StoredEntry): Promise<void> {
  await entriesCreated(tenant, [entry]);
}

/** Entries were made at once. */
export async function entriesCreated(tenant: Tenant, entries: readonly StoredEntry[]): Promise<void> {
  await recordChanges(
    tenant,
    entries.map((entry) => ({ action: "list_entry.created", resource: "list_entry", id: entry.id, before: null, after: recorded(entry) })),
  );
  const blocking = entries.filter(({ list }) => list === "block").map((entry) => ({ entry: blocklistView(entry), changed: [] }));
  await emitAll(tenant, "blocklist.entry_created", blocking);
}

/** An entry was changed; nothing is published or recorded where no field of it differs. */
export async function entryUpdated(tenant: Tenant, old: StoredEntry, entry: StoredEntry): Promise<void> {
  await recordUpdate(tenant, updateOf(tenant, old), entry);
}

/** Changes an entry by `write`, unless no field of it differs. */
export function updateListEntry(tenant: Tenant, old: StoredEntry, next: StoredEntry, write: () => Promise<StoredEntry>): Promise<StoredEntry> {
  return updateResource(tenant, { ...updateOf(tenant, old), next, write });
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

/** An entry was removed: to those who listen it is one that matches nothing any more. */
export async function entryRemoved(tenant: Tenant, entry: StoredEntry): Promise<void> {
  await recordChange(tenant, { action: "list_entry.removed", resource: "list_entry", id: entry.id, before: recorded(entry), after: null });
  if (entry.list === "block") await emit(tenant, "blocklist.entry_updated", { entry: { ...blocklistView(entry), is_active: false }, changed: ["is_active"] });
}

/** An entry as the audit log keeps it: with its list. */
function recorded(entry: StoredEntry): object {
  return { list: entry.list === "block" ? "blocklist" : "allowlist", ...(entry.list === "block" ? blocklistView(entry) : allowlistView(entry)) };
}
