// The blocklist as a file, in pages: each page has its own transaction, so that a slow reader holds no connection.
import { stringify } from "csv-stringify/sync";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { exportColumns } from "./columns.ts";
import { guarded } from "./csv.ts";
import { blocklistView } from "./entry.ts";
import { type EntryFilter, entriesAfter } from "./service.ts";

/** Entries per page. */
const PAGE = 2000;

/** The entries that match a filter, newest first, with a header. Throws NOT_FOUND for an unknown submerchant. */
export async function* exportEntries(tenancy: Tenancy, acting: Acting, filter: EntryFilter): AsyncGenerator<Uint8Array> {
  for (let after: string | undefined, more = true; more; ) {
    const entries = await tenancy.within(acting, async (tenant) => {
      // force the use of the key: with stale statistics the planner would sort a million entries for each page
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
