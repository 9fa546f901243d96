// The values of a list as a file, in pages: each has its own transaction, so that a slow reader holds no connection.
import { stringify } from "csv-stringify/sync";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { guarded } from "../lists/csv.ts";
import { listValuesAfter } from "./list-values.sql.ts";
import { knownList } from "./store.ts";

/** Values per page. */
const PAGE = 5000;

/** The values, in the order of their bytes, with a header. Fails, and so aborts the answer, if the list was replaced or removed meanwhile. */
export async function* exportValues(tenancy: Tenancy, acting: Acting, id: string, contentsId: string): AsyncGenerator<Uint8Array> {
  let after = "";
  for (let first = true, more = true; more; first = false) {
    const values = await tenancy.within(acting, async (tenant) => {
      const list = await knownList(tenant, id);
      if (list.contentsId !== contentsId) throw new Error("the list was replaced during its export");
      return listValuesAfter(tenant, contentsId, after, "", PAGE);
    });
    yield Buffer.from(
      stringify(
        values.map((value) => [value]),
        { header: first, columns: ["value"], cast: { string: guarded } },
      ),
    );
    after = values.at(-1) ?? after;
    more = values.length === PAGE;
  }
}
