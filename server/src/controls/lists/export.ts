// The blocklist as a file, in pages: each page has its own transaction, so that a slow reader holds no connection.
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { blocklistView } from "./entry.ts";
import { type EntryFilter, entriesAfter } from "./listing.ts";
import { exportColumns } from "./tables/columns.ts";
import { beginningOf, type CsvForm, csvRow } from "./tables/csv.ts";

/** Entries per page. */
const PAGE = 2000;

/** The entries that match a filter, newest first, with a header. Throws NOT_FOUND for an unknown submerchant. */
export async function* exportEntries(tenancy: Tenancy, acting: Acting, filter: EntryFilter, form: CsvForm): AsyncGenerator<Uint8Array> {
  let text = beginningOf(form) + csvRow(exportColumns, form);
  for (let after: string | undefined, more = true; more; ) {
    const { entries, next } = await tenancy.within(acting, async (tenant) => {
      // force the use of the key: with stale statistics the planner would sort a million entries for each page
      await tenant.query("SET LOCAL enable_sort = off", []);
      return entriesAfter(tenant, "block", filter, after, PAGE);
    });
    for (const entry of entries.map(blocklistView))
      text += csvRow(
        exportColumns.map((name) => entry[name as keyof typeof entry]),
        form,
      );
    yield Buffer.from(text);
    text = "";
    after = next;
    more = next !== undefined;
  }
}
