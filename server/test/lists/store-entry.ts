// Stores entries as the service does, without a caller, audit log and events.
import { addListTotals } from "../../src/controls/lists/add-list-totals.sql.ts";
import { insertEntries } from "../../src/controls/lists/insert-entries.sql.ts";
import { type EnteredEntry, type EntryRow, entryRow } from "../../src/controls/lists/store.ts";
import { systemClock } from "../../src/platform/time/clock.ts";
import type { TestDatabase } from "../harness/database.ts";
import { testTexts } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";

/** Stores an entry of an organization, of its blocklist unless it says otherwise. */
export async function storeEntry(
  { query }: Pick<TestDatabase, "query">,
  organizationId: string,
  entry: Omit<EnteredEntry, "list"> & { readonly list?: EnteredEntry["list"] },
): Promise<void> {
  const row: EntryRow | string = entryRow({ list: "block", ...entry });
  if (typeof row === "string") throw new Error(row);
  const tenant = { query: query as never, identifiers, organizationId, clock: systemClock, texts: testTexts({ query }, organizationId) };
  const stored = await insertEntries(tenant, [row]);
  await addListTotals(
    tenant,
    stored.map((one) => ({ entry: one, difference: 1 })),
  );
}
