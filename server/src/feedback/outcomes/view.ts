// A list entry as outcomes and reports show it.
import type { components } from "../../../../generated/types.ts";
import type { StoredEntry } from "../../controls/lists/entry.ts";

/** The entry. */
export function entryView(entry: StoredEntry): components["schemas"]["OutcomeEntry"] {
  return {
    id: entry.id,
    list_type: entry.list_type,
    value: entry.value,
    severity: entry.list === "block" ? entry.severity : null,
    expires_at: entry.expires_at === null ? null : new Date(entry.expires_at).toISOString(),
  };
}
