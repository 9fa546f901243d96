// The blocklist as a file, in pages: each is a transaction of its own, so that whoever reads slowly holds no connection.
import { stringify } from "csv-stringify/sync";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { exportColumns } from "./columns.ts";
import { guarded } from "./csv.ts";
import { blocklistView } from "./entry.ts";
import { type EntryFilter, entriesAfter } from "./service.ts";

/** Entries of a page. */
const PAGE = 2000;

/** The entries that fit a filter, newest first, under the names of the columns. Throws NOT_FOUND for a submerchant that is not the organization's. */
export async function* exportEntries(tenancy: Tenancy, acting: Acting, filter: EntryFilter): AsyncGenerator<Uint8Array> {
  for (let after: string | undefined, more = true; more; ) {
    const entries = await tenancy.within(acting, async (tenant) => {
      // along the key, whatever the planner believes of a list that has just grown: it would sort a million entries for each page
      await tenant.query("SET LOCAL enable_sort = off", []);
      return entriesAfter(tenant, "block", filter, after, PAGE);
    });
    yield Buffer.from(
      stringify(entries.map(blocklistView), {
        header: after === undefined,
        columns: [...exportColumns],
        cast: { string: guarded, boolean: String },
        quoted_match: /[\r\n]/,
      }),
    );
    after = entries.at(-1)?.id;
    more = entries.length === PAGE;
  }
}
