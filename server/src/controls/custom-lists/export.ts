// The values of a list as a file, in pages: each has its own transaction, so that a slow reader holds no connection.
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { beginningOf, type CsvForm, csvRow } from "../lists/tables/csv.ts";
import { listValuesAfter } from "./list-values.sql.ts";
import { knownList } from "./store.ts";
import { inByteOrder } from "./value.ts";

/** Values per page. */
const PAGE = 5000;

/** The values, in parts that each are in the order of their bytes, with a header. Fails, and so aborts the answer, if the list was replaced or removed meanwhile. */
export async function* exportValues(tenancy: Tenancy, acting: Acting, id: string, contentsId: string, form: CsvForm): AsyncGenerator<Uint8Array> {
  let after: string | undefined;
  let text = beginningOf(form) + csvRow(["value"], form);
  for (let more = true; more; ) {
    const values = await tenancy.within(acting, async (tenant) => {
      const list = await knownList(tenant, id);
      if (list.contentsId !== contentsId) throw new Error("the list was replaced during its export");
      return listValuesAfter(tenant, contentsId, after, PAGE);
    });
    for (const value of inByteOrder(values.map(({ value }) => value))) text += csvRow([value], form);
    yield Buffer.from(text);
    text = "";
    after = values.at(-1)?.key ?? after;
    more = values.length === PAGE;
  }
}
