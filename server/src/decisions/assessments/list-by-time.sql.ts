// The list of assessments: a page is one statement that scans a bounded number of them (decision 0014).
import { joinDataKey } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Conditions } from "./filter.ts";
import { numbered, oneBy, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** A scanned assessment; `rank` counts in the order of the list. Only the last scanned one can fail to meet the conditions. */
export type ListedRow = SummaryRow & { readonly meets: boolean | null; readonly rank: string };

/**
 * The first `most` of the newest (or oldest) `through` assessments, selected by the indexed conditions, that meet all conditions, and the last scanned one.
 * One statement finds both, so that they are consistent under concurrent inserts.
 */
export function listByTime(tenant: Tenant, { led, sifted, indexes }: Conditions, through: number, most: number, oldestFirst: boolean): Promise<ListedRow[]> {
  const order = `ORDER BY session_id ${oldestFirst ? "ASC" : "DESC"}`;
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const scanned = indexes.map(
    (held) =>
      `(SELECT session_id, ${meets} AS meets FROM assessments WHERE ${[...conditions.slice(0, led.length), held].join(" AND ")} ${order} LIMIT ${through})`,
  );
  return tenant.query<ListedRow>(
    `SELECT ${SUMMARY}, found.meets, found.rank::text FROM (
       SELECT * FROM (
         SELECT session_id, meets, row_number() OVER (${order}) AS rank FROM (${scanned.join(" UNION ALL ")}) one ${order} LIMIT ${through}
       ) scanned WHERE meets OR rank = ${through} LIMIT ${most}
     ) found ${oneBy("assessments", "found.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "found.session_id")} r ON true ORDER BY found.rank`,
    [...led, ...sifted].map(([, value]) => value),
  );
}
